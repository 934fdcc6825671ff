"""The sections of a report, from games nobody played."""

from __future__ import annotations

import pytest

from hexmoot.engine.wording import Deed
from hexmoot.lab import sections
from hexmoot.lab.evidence import Share
from hexmoot.lab.facts import Facts, Lead, Tally
from hexmoot.lab.sections import EndingLine, Field, PartLine
from tests.lab.toys.scales import GAME
from tests.lab.weighing import made_up

COPPER, GOLD = Deed("chosen", "copper"), Deed("chosen", "gold")


def field(facts: list[Facts], is_company: bool = False) -> Field:
    return Field(GAME, facts, is_company)


def test_seats_have_their_shares_and_scores() -> None:
    games = [made_up([1.0, 0.0], [8, 2]), made_up([0.0, 1.0], [4, 6]), made_up([0.5, 0.5], [3, 3])]
    first, second = sections.seat_lines(field(games))
    assert (first.share.mean, first.share.count, first.score) == (0.5, 3, 5.0)
    assert second.share.mean == 0.5
    assert second.score == pytest.approx(11 / 3)
    assert not first.stands_out


def test_a_seat_that_always_wins_stands_out_and_its_victim_too() -> None:
    lines = sections.seat_lines(field([made_up([1.0, 0.0])] * 12))
    assert [line.stands_out for line in lines] == [True, True]
    few = sections.seat_lines(field([made_up([1.0, 0.0])] * 8))
    assert [line.stands_out for line in few] == [False, False]


def test_in_company_no_seat_stands_out() -> None:
    lines = sections.seat_lines(field([made_up([1.0, 1.0])] * 50, is_company=True))
    assert [(line.share.mean, line.stands_out) for line in lines] == [(1.0, False)] * 2


def test_in_company_a_game_counts_once_however_many_seats_hold_a_role() -> None:
    games = [made_up([1.0, 1.0], roles=[["baker"], ["baker"]])] * 5
    (line,) = sections.role_lines(field(games, is_company=True))
    assert (line.component, line.name, line.share.count) == ("baker", "Baker", 5)


def test_roles_best_first() -> None:
    games = [made_up([1.0, 0.0], roles=[["smith"], ["baker"]])] * 12
    lines = sections.role_lines(field(games))
    assert [(line.name, line.share.mean, line.stands_out) for line in lines] == [
        ("Smith", 1.0, True),
        ("Baker", 0.0, True),
    ]


def test_a_component_is_measured_against_others_of_its_verb() -> None:
    """Copper's takers won 3 of 4, gold's 1 of 4: half of all takers won."""
    copper = Tally(2, 1, {0, 1}, {0})
    gold = Tally(1, 1, {1}, {1})
    games = [made_up([1.0, 0.0], deeds={COPPER: copper, GOLD: gold})] * 3
    games.append(made_up([0.0, 1.0], deeds={COPPER: copper, GOLD: gold}))
    first, second = sections.deed_lines(field(games))
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
    refusers = Share(others, 0.0, 1.0, 9)
    assert sections.is_apart(Share(mean, low, high, 40), 0.5, refusers) is found
    assert sections.is_apart(Share(mean, low, high, 40), 0.5, Share(0.5, 0.0, 1.0, 0))


def test_what_is_offered_in_vain_is_dead() -> None:
    """400 offers in as many games without a taker are surely below 1 %; 300 are not."""
    tally = Tally(1, 0, {0}, set())
    games = [made_up([1.0, 0.0], deeds={COPPER: tally}, choices={("choose", "pass"): tally})]
    assert sections.deed_lines(field(games * 400))[0].is_dead
    assert sections.choice_lines(field(games * 400))[0].is_dead
    assert not sections.deed_lines(field(games * 300))[0].is_dead


def test_choices_by_decision_the_commonest_first() -> None:
    seldom, often = Tally(4, 1, {0}, {0}), Tally(4, 3, {0}, {0})
    facts = made_up([1.0, 0.0], choices={("b", "x"): often, ("a", "y"): seldom, ("a", "z"): often})
    lines = sections.choice_lines(field([facts]))
    assert [(line.kind, line.text, line.rate.mean) for line in lines] == [
        ("a", "z", 0.75),
        ("a", "y", 0.25),
        ("b", "x", 0.75),
    ]


def test_a_spread_has_quantiles_and_bars() -> None:
    spread = sections.spread_of([float(value) for value in range(1, 26)])
    assert (spread.smallest, spread.quarter, spread.middle, spread.largest) == (1, 7, 13, 25)
    assert [spread.low, spread.three_quarters, spread.high] == pytest.approx([2.2, 19, 23.8])
    assert sum(spread.bars) == 25
    assert spread.bars[-1] == 2
    assert sections.spread_of([4.0]).bars[0] == 1


def test_parts_of_winners_and_others() -> None:
    lines = sections.part_lines(field([made_up([1.0, 0.0], [8, 2]), made_up([0.0, 1.0], [0, 4])]))
    assert lines == [PartLine("luck", 6.0, 1.0)]


def test_leads_of_games() -> None:
    games = [
        made_up([1.0, 0.0], lead=Lead(2, 0, 0.5)),
        made_up([1.0, 0.0], lead=Lead(0, 1, 0.25)),
        made_up([1.0, 0.0], lead=Lead(1, -1, 0.75)),
    ]
    leads = sections.leads_of(field(games))
    assert leads.changes.mean == 1.0
    assert (leads.half_time_wins.mean, leads.half_time_wins.count) == (0.5, 2)
    assert leads.settled.middle == 0.5


def test_endings_nobody_saw_are_there_too() -> None:
    (line,) = sections.ending_lines(field([made_up([1.0, 0.0])]))
    assert (line.name, line.sentence, line.share.mean) == (
        "weighed",
        "All have been weighed.",
        1.0,
    )
    assert isinstance(line, EndingLine)
