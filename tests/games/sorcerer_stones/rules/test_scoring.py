"""Points with their parts, and who wins."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, END_CAP
from hexmoot.games.sorcerer_stones.rules.scoring import end_game, has_of
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi
from hexmoot.games.sorcerer_stones.rules.tables import OWNED_SETS
from tests.games.sorcerer_stones.kit import Table, at


def finished(seats: int = 2, **options: object) -> Table:
    """A game that has just reached its cap, with nothing scored yet."""
    table = at(seats, **options)
    table.state.end(END_CAP)
    return table


def ranks(table: Table) -> list[int]:
    """The places of all seats."""
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


@pytest.mark.parametrize(("owned", "points"), [("R", 0), ("N", 2), ("G", 2), ("GN", 4)])
def test_what_the_symbols_of_a_card_will_count(owned: str, points: int) -> None:
    """SS-144: A6 is G G N N, for whoever owns these types."""
    types = sum(2 ** CODES.index(code) for code in owned)
    assert at(2).state.tables.bonus[5 * OWNED_SETS + types] == points


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


# ---- ties are explained


def ties(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    """What is told about ties when the game ends at its cap."""
    table.state.is_telling = True
    end_game(table.state, END_CAP)
    return [event for event in table.events() if event[0].startswith("tie")]


def test_a_tie_without_a_ladder_is_told_as_shared() -> None:
    """SS-148: eight points each for two of three seats."""
    table = at(3).qi(8).crafted(1, 2, seat=1).qi(2, seat=2)
    assert ties(table) == [("tie_shared", (0, 1, 0, 0))]


def test_what_broke_a_tie_is_told_with_both_numbers() -> None:
    """SS-148: eight points each; seat 1 has the rune, more Qi counts for nothing then."""
    table = at(3, tie_break="ladder").qi(8).owns(1, N=2).qi(6, seat=1).crafted(6, seat=2)
    assert ties(table.qi(3, seat=2)) == [
        ("tie_by_runes", (1, 0, 1, 0)),
        ("tie_by_runes", (1, 2, 1, 0)),
    ]
    table = at(2, tie_break="ladder").qi(8).crafted(6, seat=1).qi(3, seat=1)
    assert ties(table) == [("tie_by_artifacts", (1, 0, 1, 0))]
    table = at(2, tie_break="ladder").qi(3).credited(2).qi(4, seat=1).holds("B", seat=1)
    assert ties(table) == [("tie_by_qi", (0, 1, 5, 4))]


def test_a_race_at_its_cap_is_told_by_stones() -> None:
    """SS-152."""
    table = at(2, mode="intro").crafted(1).crafted(2, seat=1).holds("RR").holds("BBB", seat=1)
    assert ties(table) == [("tie_by_stones", (1, 0, 3, 2))]


def test_no_tie_no_word() -> None:
    """SS-147, SS-165: a clear win, a tie behind the winner, and co-op leave the log as it is."""
    assert ties(at(3).qi(8).qi(5, seat=1).qi(5, seat=2)) == []
    assert ties(at(2, mode="coop")) == []


def test_every_end_tells_its_ties() -> None:
    """SS-136, SS-148: the supply is emptied by one Qi that makes both equal."""
    table = at(2).plane().objectives().supply(1).qi(0).qi(1, seat=1)
    table.state.is_telling = True
    gain_qi(table.state, 1)
    assert [kind for kind, _ in table.events()][-2:] == ["game_over", "tie_shared"]


def test_an_unknown_tie_break_is_refused() -> None:
    """It is not taken for the last one of the ladder."""
    with pytest.raises(BadState, match="no tie-break has the number 99"):
        has_of(at().state, 0, 99)
