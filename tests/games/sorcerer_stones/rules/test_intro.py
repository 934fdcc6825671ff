"""The introductory game."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import END_CAP
from tests.games.sorcerer_stones.kit import Table, at


def race(seats: int = 2, **options: object) -> Table:
    """The introductory game with four cards on offer."""
    return at(seats, mode="intro", **options).offer(7, 1, 12, 3)


def test_the_fourth_artifact_wins_at_once() -> None:
    """SS-149: no surplus goes back, and the maker wins alone though the other holds more."""
    table = race().crafted(2, 4, 5).crafted(6, 8, 9, seat=1).offer(7, 1, 12, 3)
    table.holds("NYYRRRRRR").holds("BBBBB", seat=1).line("").before(kinds.CRAFT).go()
    table.play("craft 1")
    assert table.ending == "intro"
    assert table.stones() == "RRRRRR"
    assert table.tail == "YYN"
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 2), (4, 3))


def test_the_third_artifact_wins_nothing() -> None:
    """SS-149: the order of the stones is asked and the game goes on."""
    table = race().crafted(2, 4).offer(7, 1, 12, 3).holds("NYY").before(kinds.CRAFT).go()
    table.play("craft 1", "return n")
    assert (table.ending, table.state.seat) == (None, 1)


def test_points_runes_and_qi_play_no_part() -> None:
    """SS-150: one dear card is worth as much as one cheap card."""
    table = race().crafted(6).crafted(1, seat=1)
    assert table.parts(0) == table.parts(1) == {"artifacts": 1}
    assert "qi" not in table.state.view(0)["table"]["seats"][0]


def test_cards_activation_refill_and_craft_are_those_of_the_standard_game() -> None:
    """SS-151: own-colour stones bring no Qi; taken, refilled, crafted, limited to five."""
    table = race().taoist(2).holds("BBBBB").line("RRNNB").hand("spin spin fly quake")
    table.zones("G N / R Y", "Y N / B R", "R B / G Y", "B N / R G", "N Y / R B")
    table.before(kinds.FIRST_CARD).go().play("play spin", "spin t1 cw")
    table.play("play spin", "spin t1 ccw")
    assert table.asked == "give_back"
    assert table.zone(2) == "R N / G R"
    table.play("return b", "return b", "return b")
    assert table.stones() == "RBBBY"
    assert list(table.state.qi) == [0, 0]


def test_at_the_cap_artifacts_then_stones_decide() -> None:
    """SS-152: most artifacts, then most stones held, then shared."""
    table = race(4).crafted(1).crafted(2, 3, seat=1).crafted(4, seat=2).crafted(5, seat=3)
    table.holds("RR").holds("B", seat=1).holds("YYY", seat=2).holds("GG", seat=3)
    table.state.end(END_CAP)
    assert [int(rank) for rank in table.state.ranks()] == [3, 1, 2, 3]
