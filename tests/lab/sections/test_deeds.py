"""What components do for those who take them."""

from __future__ import annotations

import pytest

from hexmoot.arena.statistics import Interval
from hexmoot.engine.wording import Deed
from hexmoot.lab.facts import Tally
from hexmoot.lab.sections.choices import choice_lines
from hexmoot.lab.sections.deeds import deed_lines, is_apart
from tests.lab.kit.weighing import field, made_up

COPPER, GOLD = Deed("chosen", "copper"), Deed("chosen", "gold")


def test_a_component_is_measured_against_others_of_its_verb() -> None:
    """Copper's takers won 3 of 4, gold's 1 of 4: half of all takers won."""
    copper = Tally(2, 1, {0, 1}, {0})
    gold = Tally(1, 1, {1}, {1})
    games = [made_up([1.0, 0.0], deeds={COPPER: copper, GOLD: gold})] * 3
    games.append(made_up([0.0, 1.0], deeds={COPPER: copper, GOLD: gold}))
    first, second = deed_lines(field(games))
    assert (first.name, first.takers.mean, first.edge, first.offers) == ("Copper", 0.75, 0.25, 8)
    assert (first.rate.mean, first.others.mean, first.others.count) == (0.5, 0.25, 4)
    assert (second.name, second.takers.mean, second.edge) == ("Gold", 0.25, -0.25)
    assert (second.rate.mean, second.others.count) == (1.0, 0)


@pytest.mark.parametrize(
    ("mean", "low", "high", "others", "found"),
    [
        (0.8, 0.7, 0.9, 0.5, True),  # above all others, and above who did not
        (0.8, 0.7, 0.9, 0.75, False),  # above all others, but so is who did not
        (0.8, 0.7, 0.9, 0.95, False),
        (0.2, 0.1, 0.3, 0.5, True),
        (0.2, 0.1, 0.3, 0.05, False),
    ],
)
def test_who_could_and_did_not_must_fare_otherwise(
    mean: float, low: float, high: float, others: float, found: bool
) -> None:
    refusers = Interval(others, 0.0, 1.0, 9)
    assert is_apart(Interval(mean, low, high, 40), 0.5, refusers) is found
    assert is_apart(Interval(mean, low, high, 40), 0.5, Interval(0.5, 0.0, 1.0, 0))


def test_what_is_offered_in_vain_is_dead() -> None:
    """400 offers in as many games without a taker are surely below 1 %; 300 are not."""
    tally = Tally(1, 0, {0}, set())
    games = [made_up([1.0, 0.0], deeds={COPPER: tally}, choices={("choose", "pass"): tally})]
    assert deed_lines(field(games * 400))[0].is_dead
    assert choice_lines(field(games * 400))[0].is_dead
    assert not deed_lines(field(games * 300))[0].is_dead
