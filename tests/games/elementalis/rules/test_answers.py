"""Counter Spell and Fortitude as answers (EL-78 to EL-85)."""

from __future__ import annotations

from hexmoot.games.elementalis.rules.flow import Playable
from tests.games.elementalis.kit import GAME, Bench, at


def declared(bench: Bench) -> Bench:
    """Everybody who is asked declares."""
    while bench.asked == "declare":
        bench.play("declare yes")
    return bench


def test_el78_those_the_spell_is_cast_on_answer_clockwise_from_the_casters_left() -> None:
    """EL-78: seat 1 incinerates Mana of 0, 2 and 3; 2 is asked first, then 3, then 0."""
    bench = at(
        "X/W", "F/A", "W/W", "M/F", pools=["WWWW", "FFFF", "WWWW", "WWWW"], last_turn=False
    ).power("W W F F / W")
    declared(bench).play("cast pass", "cast incinerate", "mana 0-w", "mana 2-w", "mana 3-w")
    order = []
    while bench.asked == "respond":
        order.append(bench.seat)
        bench.play("respond no")
    assert order == [2, 3, 0]


def test_el78_the_caster_and_those_not_meant_are_not_asked() -> None:
    """EL-78: Char is cast on the active player: seat 2 with a Counter Spell is not asked."""
    bench = at("F/A", "X/F", "W/W", pools=["", "F", "WW"]).power("F F A A / S")
    bench.play("declare yes", "declare yes", "cast char", "die d1")
    assert (bench.asked, bench.seat) == ("cast", 2)


def test_el79_counter_spell_and_fortitude_are_the_only_answers() -> None:
    """EL-79: a Creationist in Water can counter; a Guardian can use Fortitude; nothing else."""
    water = at("X/W", "F/E", pools=["FFWWEEAA", "FF"]).power("W W F F / X")
    declared(water).play("cast pass", "cast char", "die d1")
    assert water.legal == ["respond no", "respond counter"]
    moon = at("M/W", "F/E", pools=["FFWWEEAA", "FF"]).power("W W F F / X")
    declared(moon).play("cast pass", "cast char", "die d1")
    assert moon.legal == ["respond no", "respond fortitude"]


def test_el80_x_is_what_was_paid_with_the_answerers_own_adjustments() -> None:
    """EL-80: a Harmonist's Char cost 2; a Harmonist of Water counters it for 3, a Purist for 1."""
    harmonist = at("W/A", "F/E", pools=["WWW", "FF"]).power("W W F F / W")
    declared(harmonist).play("cast pass", "cast char", "die d1", "respond counter")
    assert harmonist.pools == ["", ""]
    purist = at("W/W", "F/E", pools=["WWW", "FF"]).power("W W F F / W")
    declared(purist).play("cast pass", "cast char", "die d1", "respond counter")
    assert purist.pools == ["WW", ""]


def test_el80_a_counter_spell_too_dear_is_not_offered() -> None:
    """EL-80: two Water do not pay for X = 2 plus a Harmonist's surcharge."""
    bench = at("W/A", "F/E", pools=["WW", "FF"]).power("W W F F / W")
    declared(bench).play("cast pass", "cast char", "die d1")
    assert bench.asked == "go"


def test_el81_fortitude_costs_three_whatever_the_spell_cost() -> None:
    """EL-81: a Char for 1 costs the Guardian 3, one more under a leak."""
    bench = at("M/W", "F/A", pools=["WWW", "F"]).power("W W F F / X")
    declared(bench).play("cast pass", "cast char", "die d1", "respond fortitude")
    assert bench.pools[0] == ""
    leaked = at("M/W", "F/A", pools=["WWW", "FF"]).power("W W F F / X").leak(0)
    declared(leaked).play("cast pass", "cast char", "die d1")
    assert leaked.asked == "ether"


def test_el82_an_answer_makes_the_spell_void_for_everybody_and_ends_the_asking() -> None:
    """EL-82: seat 2 counters an Incinerate on 2, 3 and 0: nobody loses Mana or is asked again."""
    bench = at(
        "X/W", "F/A", "W/W", "M/F", pools=["WWWW", "FFF", "WWWW", "WWWW"], last_turn=False
    ).power("W W F F / W")
    declared(bench).play("cast pass", "cast incinerate", "mana 0-w", "mana 2-w", "mana 3-w")
    bench.play("respond counter")
    assert bench.pools == ["WWWW", "", "WW", "WWWW"]
    assert bench.asked == "cast"


def test_el83_an_answer_spends_declaration_and_line() -> None:
    """EL-83: after countering seat 1's Char seat 0 cannot answer seat 2's, nor counter again."""
    bench = at("W/W", "F/E", "X/F", pools=["WWWW", "FF", "F"]).power("W W F F / W")
    declared(bench).play("cast pass", "cast char", "die d1", "respond counter")
    assert not bench.state.is_live(0)
    assert bench.state.used & 15 == 2**2
    bench.play("cast char", "die d1")
    assert bench.asked == "go"
    assert bench.marked(bench.state.scorched) == ["D1"]


def test_el84_answers_cannot_be_answered() -> None:
    """EL-84: both hold Counter Spells; seat 1's Leak is countered and that is that."""
    bench = at("W/W", "X/F", pools=["WWWW", "WWWWWW"], casting_passes=1).power("W W F F / W")
    declared(bench).play("cast pass", "cast leak", "respond counter")
    assert bench.asked == "go"
    assert bench.state.leak == 0


def test_el84_the_owner_of_a_link_cut_by_an_answer_is_not_asked() -> None:
    """EL-84: seat 2 with Counter Spell and a declaration loses its link without a word."""
    bench = at("M/W", "F/A", "W/W", pools=["WWWW", "F", "WWWW"]).link(2, 0).power("W W F F / X")
    declared(bench).play("cast pass", "cast char", "die d1", "respond fortitude", "link 2-0")
    assert bench.links == []
    assert (bench.asked, bench.seat) == ("cast", 2)


def test_el85_counter_spell_is_never_cast_in_a_casting_turn() -> None:
    """EL-85: a Purist of Water with plenty has Mirror Pool and Ether Leak to cast."""
    bench = at("W/W", "M/F", pools=["WWWWW"]).power("W W F F / W").play("declare yes")
    assert bench.spells == ["mirror", "leak"]


def test_el82_a_copy_in_the_middle_of_a_void_spell_goes_the_same_way() -> None:
    """EL-77, EL-82: copied or stored while the answer is paid for, the spell stays void."""
    bench = at("M/F", "F/F", pools=["WWEA", "F"]).power("F F A A / F")
    bench.play(*["declare yes"] * 2, "cast pass", "cast char", "die d1", "respond fortitude")
    assert bench.asked == "pay"
    stored = GAME.load(bench.state.dump())
    assert isinstance(stored, Playable)
    ends = set()
    for twin in (Bench(bench.state.copy()), Bench(stored), bench):
        twin.play("pay w", "pay e")
        assert twin.marked(twin.state.scorched) == []
        ends.add(twin.state.digest())
    assert len(ends) == 1
