"""Points with their parts, and who wins."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules.kinds import END_CAP
from tests.games.sorcerer_stones.kit import Table, at


def finished(seats: int = 2, **options: object) -> Table:
    """A game that has just reached its cap, with nothing scored yet."""
    table = at(seats, **options)
    table.state.end(END_CAP)
    return table


def ranks(table: Table) -> list[int]:
    return [int(rank) for rank in table.state.ranks()]


def test_values_of_claimed_runes_count() -> None:
    """SS-141."""
    assert finished().owns(N=2, Y=3).parts()["runes"] == 5


def test_points_of_crafted_artifacts_count() -> None:
    """SS-142: A1 is 3, A6 is 5, A14 is 4."""
    assert finished().crafted(1, 6, 14).parts()["artifacts"] == 12


def test_qi_counts_with_what_is_credited() -> None:
    """SS-143."""
    table = finished().qi(8)
    table.state.qi_credited[0] = 2
    assert table.parts()["qi"] == 10


def test_symbols_in_owned_colours_count() -> None:
    """SS-144: A1 is N Y Y, A6 is G G N N; owning Earth and Metal."""
    assert finished().owns(N=1, Y=1).crafted(1, 6).parts()["symbols"] == 5


def test_stones_in_owned_colours_count() -> None:
    """SS-145: blue and green do not."""
    assert finished().owns(N=1, Y=1).holds("YYNBG").parts()["stones"] == 3


def test_the_starting_type_counts_for_both_bonuses() -> None:
    """SS-146: red alone, A4 is G R R."""
    table = finished().crafted(4).holds("RRB")
    assert (table.parts()["symbols"], table.parts()["stones"]) == (2, 2)


def test_the_highest_total_wins() -> None:
    """SS-147."""
    table = finished(3).qi(5).qi(9, seat=1).qi(7, seat=2)
    assert ranks(table) == [3, 1, 2]
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.utilities == (0.0, 1.0, 0.0)
    assert outcome.scores == (5, 9, 7)


def test_equal_totals_share_the_win() -> None:
    """SS-148: by default nothing breaks a tie."""
    table = finished(3).qi(6).crafted(1, 2, seat=1).qi(2, seat=2)
    assert table.parts(1) == {"runes": 0, "artifacts": 6, "qi": 0, "symbols": 2, "stones": 0}
    table.qi(8)
    assert ranks(table) == [1, 1, 3]
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.utilities == (0.5, 0.5, 0.0)


def test_the_ladder_asks_for_runes_then_artifacts_then_qi() -> None:
    """SS-148: four seats with eight points each."""
    table = finished(4, tie_break="ladder")
    table.owns(0, N=2).qi(6)
    table.crafted(6, seat=1).qi(3, seat=1)
    table.qi(8, seat=2)
    table.qi(8, seat=3)
    assert [sum(table.parts(seat).values()) for seat in range(4)] == [8, 8, 8, 8]
    assert ranks(table) == [1, 2, 3, 3]


def test_the_ladder_counts_qi_last() -> None:
    """SS-148: equal runes and artifacts; more Qi wins over more stones."""
    table = finished(2, tie_break="ladder").qi(5).qi(3, seat=1).holds("BB", seat=1)
    assert [sum(table.parts(seat).values()) for seat in range(2)] == [5, 5]
    assert ranks(table) == [1, 2]


def test_the_ladder_counts_credited_qi() -> None:
    """SS-131, SS-148: three Qi and two credited are five, more than four and a stone."""
    table = finished(2, tie_break="ladder").qi(3).credited(2).qi(4, seat=1).holds("B", seat=1)
    assert [sum(table.parts(seat).values()) for seat in range(2)] == [5, 5]
    assert ranks(table) == [1, 2]


def test_the_ladder_leaves_equal_qi_shared_however_it_was_paid() -> None:
    """SS-131, SS-148: four and one credited are as good as five."""
    table = finished(2, tie_break="ladder").qi(4).credited(1).qi(5, seat=1)
    assert ranks(table) == [1, 1]
