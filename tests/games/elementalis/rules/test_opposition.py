"""Elemental Opposition (EL-160 to EL-171)."""

from __future__ import annotations

import pytest

from tests.games.elementalis.kit import at


def test_el160_players_whose_symbol_shows_take_part_clockwise() -> None:
    """EL-160: seats 1 and 3; seat 2's Air does not show."""
    bench = at("F/F", "E/E", "A/A", "W/W", pools=["EE"]).power("W W E E / W")
    assert (bench.asked, bench.seat) == ("oppose", 1)
    bench.play("oppose done")
    assert (bench.asked, bench.seat) == ("oppose", 3)
    bench.play("oppose done")
    assert bench.state.over


def test_el161_held_scorched_destroyed_and_taken_dice_are_not_available() -> None:
    """EL-161: of E E E E / E only the Sun die and a duplicate are left to take."""
    bench = at("F/A", "E/E", "M/F", pools=["", "", "FFF"]).power("E E E E / E")
    bench.hold("D1").scorch("D2").destroy("D3")
    bench.state.in_play |= 2**4
    bench.state.face[4] = 2
    bench.state.source[4] = 2
    bench.play("declare no")
    assert bench.legal == ["oppose d4", "oppose q1", "oppose sun", "oppose done"]
    bench.play("oppose d4")
    assert bench.legal == ["oppose q1", "oppose sun", "oppose done"]


def test_el161_only_the_faces_at_the_beginning_count() -> None:
    """EL-161: seat 1 throws a Water into Earth dice; seat 2 of Water cannot take it."""
    bench = at("F/F", "E/E", "W/W", pools=["AA"]).power("E E A A / A")
    bench.play("oppose d1", "oppose done", dice="W")
    assert bench.state.over


def test_el162_any_subset_may_be_taken_and_is_thrown_together() -> None:
    """EL-162: none, or one after the other in slot order; then one throw of all."""
    bench = at("F/F", "E/E", pools=["AAAA"]).power("E E E W / W")
    assert bench.legal == ["oppose d1", "oppose d2", "oppose d3", "oppose done"]
    bench.play("oppose d2")
    assert bench.legal == ["oppose d3", "oppose done"]
    bench.play("oppose d3", dice="E EE")
    assert bench.pools == ["A", "AAA"]


def test_el163_a_creationist_takes_ether_and_a_guardian_nothing() -> None:
    """EL-163: seat 1 may take the Ether dice; the Guardian of seat 2 is not asked."""
    bench = at("E/E", "X/F", "M/F", pools=["AA"]).power("F F F X / X")
    assert (bench.asked, bench.seat) == ("oppose", 1)
    assert bench.legal == ["oppose d4", "oppose sun", "oppose done"]
    bench.play("oppose sun", dice="X")
    assert bench.pools == ["A", "A", ""]


@pytest.mark.parametrize(
    ("thrown", "pools"),
    [
        ("E E", ["AA", "WWWAA"]),
        ("E F", ["AAAA", "WWW"]),
        ("F F", ["WWAAAA", "W"]),
        ("W A", ["AAAA", "WWW"]),
    ],
)
def test_el164_net_is_own_symbols_minus_the_active_players(thrown: str, pools: list[str]) -> None:
    """EL-164: counted on the dice just thrown."""
    bench = at("F/F", "E/E", pools=["AAAA", "WWW"]).power("E E W W / W").pass_window()
    bench.play("oppose d1", "oppose d2", dice=thrown)
    assert bench.pools == pools


def test_el164_equal_symbols_net_to_nothing() -> None:
    """EL-164: a Chaotica of Fire against a Fire mage."""
    bench = at("F/F", "S/F", pools=["AAAA", "WW"], chaos="F").power("F W W W / W").pass_window()
    bench.play("oppose d1", dice="FF")
    assert bench.pools == ["AAAA", "WW"]


def test_el165_the_active_player_chooses_what_to_give() -> None:
    """EL-165: net 1 of Pool F, A."""
    bench = at("F/F", "E/E", pools=["FA"]).power("E W W W / W").pass_window()
    bench.play("oppose d1", dice="E")
    assert (bench.asked, bench.seat, bench.legal) == ("give", 0, ["give f", "give a"])
    bench.play("give a")
    assert bench.pools == ["F", "A"]


def test_el166_the_opposer_pays_and_chooses_when_net_is_negative() -> None:
    """EL-166: FF thrown against a Fire mage costs two of the opposer's choice, in order."""
    bench = at("F/F", "E/E", pools=["", "WEA"]).power("E W W W / W").pass_window()
    bench.play("oppose d1", dice="FF")
    assert (bench.asked, bench.seat, bench.legal) == ("give", 1, ["give w", "give e"])
    bench.play("give w")
    assert bench.legal == ["give e", "give a"]
    bench.play("give a")
    assert bench.pools == ["WA", "E"]


def test_el167_who_owes_more_than_he_has_gives_all() -> None:
    """EL-167: two owed, one there; none there, none given."""
    bench = at("F/F", "E/E", pools=["A"]).power("W W E W / W")
    bench.play("oppose d3", dice="EE")
    assert bench.pools == ["", "A"]
    empty = at("F/F", "E/E").power("E W W W / W").play("oppose d1", dice="FF")
    assert empty.pools == ["", ""]


def test_el167_who_owes_exactly_all_is_not_asked() -> None:
    """EL-167: one Water and one Earth, two owed: there is nothing to choose."""
    bench = at("F/F", "E/E", pools=["", "WE"]).power("E W W W / W").pass_window()
    bench.play("oppose d1", dice="FF")
    assert bench.pools == ["WE", ""]


def test_el168_colourless_mana_may_be_given_and_stays_colourless() -> None:
    """EL-168: offered last, as c."""
    bench = at("F/F", "E/E", pools=["Aw"]).power("E W W W / W").pass_window()
    bench.play("oppose d1", dice="E")
    assert bench.legal == ["give a", "give c"]
    bench.play("give c")
    assert bench.pools == ["A", "w"]


def test_el169_each_throw_is_settled_before_the_next_player_takes_dice() -> None:
    """EL-169: seat 1 has been paid when seat 2 is asked."""
    bench = at("F/F", "E/E", "A/A", pools=["WW"]).power("E A W W / W").pass_window()
    bench.play("oppose d1", dice="E")
    assert (bench.asked, bench.seat) == ("oppose", 2)
    assert bench.pools == ["W", "W", ""]


def test_el170_the_turn_ends_after_opposition() -> None:
    """EL-170: the next seat has the turn."""
    bench = at("F/F", "E/E", pools=["WW"], last_turn=False).power("E W W W / W").pass_window()
    bench.play("oppose d1", dice="A F F F F F")
    assert bench.state.active == 1


def test_el171_against_a_guardian_nobody_ever_pays() -> None:
    """EL-171: a Guardian has no Major symbol, so net cannot fall below 0."""
    bench = at("M/F", "E/E", pools=["WW", "AA"]).power("E W F A / S").pass_window()
    bench.play("oppose d1", dice="FF")
    assert bench.pools == ["WW", "AA"]
