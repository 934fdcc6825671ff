"""Which source of chance decides: planted in Scales, then measured."""

from __future__ import annotations

import pytest

from hexmoot.arena import Plan, Workers
from hexmoot.lab.luck import Kinship, LuckLine, luck_line, luck_of, seeds_of


def plan(luck: str) -> Plan:
    return Plan(
        game="scales", rules=1, seats=2, players=["random"], games=1, options={"luck": luck}
    )


def measured(luck: str, **options: int) -> dict[str, LuckLine]:
    told: list[tuple[str, int, int]] = []
    made = plan(luck)
    made.options.update(options)
    lines = luck_of(made, 200, Workers(1), lambda *work: told.append(work))
    assert told[-1] == ("luck", 200, 200)
    return {line.source: line for line in lines}


@pytest.mark.parametrize("source", ["setup", "draws", "dice"])
def test_the_source_that_deals_the_points_decides_everything(source: str) -> None:
    found = measured(source)
    assert found[source].share == 1.0
    assert found["players"].share < 0.15


def test_a_source_nobody_asks_is_not_used() -> None:
    found = measured("dice")
    assert not found["draws"].is_used
    assert found["setup"].is_used


def test_a_seat_that_wins_anyway_is_no_luck() -> None:
    """The first seat always wins: there is nothing left for chance to decide."""
    found = measured("dice", seat_edge=1000)
    assert [line.share for line in found.values()] == [0.0] * 4


def test_an_index_is_the_covariance_as_a_share_of_the_variance() -> None:
    """Of two pairs one agrees and one does not: no covariance at all."""
    agree = Kinship([1.0, 0.0], [[1.0, 0.0]] * 4)
    disagree = Kinship([0.0, 1.0], [[1.0, 0.0]] * 4)
    line = luck_line(2, [agree, disagree])
    assert (line.source, line.share, line.pairs) == ("dice", 0.0, 2)
    assert luck_line(2, [agree, Kinship([0.0, 1.0], [[0.0, 1.0]] * 4)]).share == 1.0


def test_seeds_are_unlike_in_every_source_and_number() -> None:
    seeds = [seed for number in range(50) for seed in seeds_of(7, number)]
    assert len(set(seeds)) == 200
