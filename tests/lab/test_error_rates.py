"""A report finds what was planted and clears what is fair, as often as it says."""

from __future__ import annotations

import pytest

from hexmoot.lab.evidence import smallest_found
from hexmoot.lab.findings import findings_of, verdict
from tests.lab.kit.weighing import weighed

GAMES = 160
REPORTS = 100
# Of a hundred reports with a 3 % chance of an alarm each, more than this many raise one in less
# than one run of ten thousand; of a hundred that find a fault nine times in ten, fewer likewise.
MOST_ALARMS = 11
FEWEST_FOUND = 78


def test_fair_games_are_cleared() -> None:
    """At most 3 reports in a hundred say that anything stands out."""
    alarmed = [seed for seed in range(REPORTS) if findings_of(weighed(GAMES, seed, seats=2)).alarms]
    assert len(alarmed) <= MOST_ALARMS


def test_a_planted_seat_is_found_nine_times_in_ten() -> None:
    """200 points of 1000 more win 68 % of games for two: just what 160 games promise to find."""
    share = 1 - (1 - 0.2) ** 2 / 2
    assert smallest_found(0.5, GAMES, 2) == pytest.approx(share, abs=0.01)
    found = [
        seed
        for seed in range(REPORTS)
        if weighed(GAMES, seed, seats=2, seat_edge=200).seats[0].stands_out
    ]
    assert len(found) >= FEWEST_FOUND


@pytest.mark.parametrize(
    ("planted", "sentence"),
    [
        ({"seat_edge": 400}, "Seat 1 wins"),
        ({"role_edge": 500}, "Baker: who has this role wins"),
        ({"weight_edge": 500}, "Copper: who has chosen it wins"),
    ],
)
def test_each_kind_of_fault_is_named(planted: dict[str, int], sentence: str) -> None:
    found = findings_of(weighed(400, seats=4, **planted))
    assert any(alarm.startswith(sentence) for alarm in found.alarms)
    assert "stand" in verdict(found)


def test_a_fair_game_is_called_fair() -> None:
    found = findings_of(weighed(400, seats=4))
    assert found.alarms == []
    assert verdict(found).startswith("Nothing stands out")
