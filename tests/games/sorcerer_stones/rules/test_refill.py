"""Stones from the line onto the zones."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import Table, at

FULL = "R B / Y G"


def gaps(zone: str, line: str, mode: str = "intro") -> Table:
    """Seat 0 stands on T3, which has gaps; all other zones are full."""
    table = at(2, mode=mode).zones(FULL, FULL, FULL, zone, FULL).taoist(3).line(line)
    return table.offer(6, 7, 8, 9).holds("").before(kinds.REFILL)


def test_gaps_of_the_activated_zone_are_filled_from_the_head() -> None:
    """SS-115."""
    table = gaps("R . / Y G", "NBB").go()
    assert table.zone(3) == "R N / Y G"


def test_filling_goes_nw_sw_se_ne() -> None:
    """SS-116."""
    assert gaps(". . / . .", "RBYG").go().zone(3) == "R G / B Y"


def test_the_line_closes_up() -> None:
    """SS-117: the next stone is the new head."""
    table = gaps("R . / G .", "BNYRR").go()
    assert table.zone(3) == "R N / G B"
    assert table.tail == "YRR"


def test_a_short_line_leaves_gaps_until_the_end_of_the_turn() -> None:
    """SS-118: one stone for two gaps; crafting is still to come."""
    table = gaps("R . / G .", "B").holds("GGNN").before(kinds.REFILL).go()
    assert table.asked == "craft"
    assert table.zone(3) == "R . / G B"


def test_at_the_end_of_a_turn_all_gaps_are_filled_zone_by_zone() -> None:
    """SS-119: T0 before T3, in the same slot order; returned stones help."""
    table = gaps("R . / G .", "").zones("R . / Y G").before(kinds.REFILL).holds("GGNN").go()
    table.play("craft 0", "return n", "return g", "return g")
    assert table.state.seat == 1
    assert table.zone(0) == "R N / Y G"
    assert table.zone(3) == "R G / G G"
    assert table.tail == "N"


def test_new_stones_are_not_activated_in_the_same_turn() -> None:
    """SS-120: the refilled stone would match, and nothing more is taken."""
    table = at(2, mode="intro").taoist(2).line("BBBB").offer(6, 7, 8, 9)
    table.zones("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y").activate()
    assert table.stones() == "R"
    assert table.zone(2) == "B G / Y N"
    assert table.state.seat == 1
