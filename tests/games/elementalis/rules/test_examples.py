"""The worked examples: the rulebook's own (EX-1 to EX-5) and derived cases (EX-6 to EX-33)."""

from __future__ import annotations

import pytest

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.mages import price
from tests.games.elementalis.kit import at, scored

EX1 = "FF A A W / E"
EX2 = "F W E AA / X"
EX3 = "F WW W W / S"


@pytest.mark.parametrize("dice", [EX1, "F F W AA / E"])
@pytest.mark.parametrize(
    ("mage", "channel"),
    [
        ("F/A", "FA"),
        ("E/E", ""),
        ("F/W", "FFW"),
        ("X/F", "F"),
        ("A/X", "A"),
        ("A/S", "A"),
        ("M/F", "FFAA"),
        ("W/M", "FFAA"),
    ],
)
def test_ex1_first_roll_example(mage: str, channel: str, dice: str) -> None:
    """EX-1: both arrangements of the totals give every mage the same."""
    answers = ("sun keep",) if mage.endswith("S") else ()
    assert scored(mage, dice, *answers) == channel


def test_ex1_a_channel_of_two_earth_stays_on_a_chance_roll() -> None:
    """EX-1: the Purist E/E loses nothing by 1 - 2."""
    bench = at("E/E", "M/F").fill_channel("EE").chance_from(EX1)
    assert bench.channel == "EE"


@pytest.mark.parametrize(
    ("mage", "answers", "channel"),
    [
        ("F/A", ("ether f",), "FA"),
        ("F/A", ("ether a",), "AA"),
        ("E/E", (), "E"),
        ("F/W", (), "FW"),
        ("X/W", ("gain e",), "E"),
        ("A/X", (), "AA"),
        ("A/S", ("sun keep",), "AA"),
        ("M/F", ("ether a",), "AAA"),
        ("M/F", ("ether f",), "FFAA"),
        ("M/F", ("ether w",), "WWAA"),
        ("M/F", ("ether e",), "EEAA"),
        ("F/M", ("ether a",), "AAAA"),
        ("F/M", ("ether f",), "FFFAA"),
        ("F/M", ("ether w",), "WWWAA"),
        ("F/M", ("ether e",), "EEEAA"),
    ],
)
def test_ex2_second_roll_example(mage: str, answers: tuple[str, ...], channel: str) -> None:
    """EX-2: with one Fire (the printed two are a slip) and Air over Water."""
    assert scored(mage, EX2, *answers) == channel


@pytest.mark.parametrize(
    ("mage", "channel"),
    [
        ("F/A", "F"),
        ("F/F", "F"),
        ("F/X", "F"),
        ("F/S", "F"),
        ("F/W", "FWWWW"),
        ("X/F", ""),
        ("M/F", "WWWW"),
        ("F/M", "WWWW"),
    ],
)
def test_ex3_third_roll_example_as_a_power_roll(mage: str, channel: str) -> None:
    """EX-3: the Sun shields some, not the Creationist."""
    answers = ("sun keep",) if mage.endswith("S") else ()
    assert scored(mage, EX3, *answers) == channel


def test_ex3_the_creationist_faces_opposition() -> None:
    """EX-3: an empty Channel, and the Water mage may throw against it."""
    bench = at("X/F", "W/W", pools=["AA"]).power(EX3).pass_window()
    assert (bench.asked, bench.seat) == ("oppose", 1)


@pytest.mark.parametrize("mage", ["F/A", "F/F", "F/W", "X/F", "F/X", "M/F", "F/M"])
def test_ex3_as_a_chance_roll_it_ends_every_turn(mage: str) -> None:
    """EX-3: the Channel is gone."""
    bench = at(mage, "E/E").fill_channel("FF").chance_from(EX3)
    assert bench.state.over
    assert bench.pools == ["", ""]


def test_ex4_the_opposition_example() -> None:
    """EX-4: seat 1 nets 0, seat 2 takes a Water, seat 3 has no die."""
    bench = at("F/W", "E/E", "A/F", "W/W", pools=["FW", "E"]).power("X E E A / X").pass_window()
    assert (bench.asked, bench.seat) == ("oppose", 1)
    bench.play("oppose d2", "oppose d3", dice="E F")
    assert (bench.asked, bench.seat) == ("oppose", 2)
    bench.play("oppose d4", dice="A").play("give w")
    assert bench.state.over
    assert bench.pools == ["F", "E", "W", ""]


@pytest.mark.parametrize(
    ("mage", "burn", "char"),
    [
        ("F/A", 2, 1),
        ("F/X", 2, 1),
        ("F/S", 2, 1),
        ("F/M", 2, 1),
        ("X/F", 2, 1),
        ("F/W", 3, 2),
        ("F/F", 1, 1),
    ],
)
def test_ex5_the_price_example(mage: str, burn: int, char: int) -> None:
    """EX-5: Burn and Char for every kind of mage."""
    state = at(mage, "M/E").state
    assert (price(state, 0, k.BURN, 0), price(state, 0, k.CHAR, 0)) == (burn, char)


def test_ex6_ether_before_the_reduction() -> None:
    """EX-6: a Purist scores max(0, 0 + 1 - 2) and faces Opposition."""
    bench = at("F/F", "E/E", pools=["AA"]).power("W X E W / E")
    assert (bench.asked, bench.seat) == ("oppose", 1)


def test_ex7_an_elementalists_ether_choice() -> None:
    """EX-7: Ether to Earth gives WW, to Water WWW."""
    assert scored("E/W", "FF W X E / W", "ether e") == "WW"
    assert scored("E/W", "FF W X E / W", "ether w") == "WWW"


def test_ex8_a_creationist_under_a_sun() -> None:
    """EX-8: AAAA and two of choice."""
    assert scored("X/A", "X A X X / S", "gain e", "gain e") == "EEAAAA"


def test_ex9_a_guardians_ether() -> None:
    """EX-9: as Air six Mana, as Fire five."""
    assert scored("M/F", "X W A AA / W", "ether a") == "WWAAAA"
    assert scored("M/F", "X W A AA / W", "ether f") == "WWAAA"


def test_ex10_a_chaoticas_third_round() -> None:
    """EX-10: Air is out; Fire makes a Purist with Burn for 1 and two Chars."""
    bench = at("S/F", "M/F", chaos="A", last_turn=False)
    bench.state.round = 2
    bench.step(k.STEP_ROUND, "")
    assert bench.legal == ["chaos f", "chaos w", "chaos e"]
    bench.play("chaos f")
    assert bench.state.kind[0] == k.PURIST
    assert price(bench.state, 0, k.BURN, 0) == 1
    assert [int(bench.state.lines[line]) for line in (0, 3)] == [2**k.CHAR, 2**k.CHAR]
    for element in "WE":
        assert at("S/F", "M/F", chaos=element).state.kind[0] == k.HARMONIST


def test_ex11_a_purist_counters_a_harmonists_char_for_one() -> None:
    """EX-11: X is 2, less 1."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1", "respond counter")
    assert bench.pools == ["W", ""]
    assert bench.state.scorched == 0


def test_ex12_a_spent_declaration_cannot_answer() -> None:
    """EX-12: the Purist cast Mirror Pool first, so Char works."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast mirror", "die d1", "cast char", "die d1")
    assert bench.marked(bench.state.scorched) == ["D1"]


def test_ex13_a_harmonists_gust_under_a_leak() -> None:
    """EX-13: 2 + 1 + 1, all Air."""
    bench = at("F/A", "A/E", pools=["", "AAAA"]).leak(1)
    assert price(bench.state, 1, k.GUST, 0) == 4
    bench.power("F F A A / S").play("declare yes", "cast gust", dice="F F A A")
    assert bench.pools[1] == ""


def test_ex14_petrify_and_gust() -> None:
    """EX-14: the held EE counts in both rolls; Channel 6 Earth."""
    bench = at("E/E", "A/F", pools=["E", "AA"]).power("A W EE X / F")
    bench.play("declare yes", "declare no", "cast petrify", "die d3")
    assert bench.channel == "EE"
    bench.play("go roll", dice="F F A / W").play("declare yes", "cast gust", dice="E A X")
    assert bench.dice == "E A EE X / W"
    assert bench.channel == "EEEEEE"


def test_ex15_mirror_pool_on_a_double() -> None:
    """EX-15: W 4 + 1 - 2; the Chance Roll has five dice again."""
    bench = at("W/E", "M/F", pools=["W"]).power("A WW F A / X")
    bench.play("declare yes", "cast mirror", "die d2", "ether w")
    assert bench.channel == "WWW"
    bench.play("go roll", dice="W W W W / W")
    assert bench.dice == "W W W W / W"


def test_ex16_a_link_that_pays_while_the_active_player_does_not() -> None:
    """EX-16: seat 1 gets E E A, seat 0 Opposition."""
    bench = at("F/F", "E/A", pools=["", "EEEE"], last_turn=False).power("A W E W / E")
    bench.play("declare yes", "cast link")
    assert bench.pools == ["", "EEA"]
    assert (bench.asked, bench.seat) == ("oppose", 1)


def test_ex17_a_sun_for_the_linked_player() -> None:
    """EX-17: seat 0 loses 3 Fire, seat 1 keeps E E A."""
    bench = at("F/F", "E/A").link(1, 0).power("FF A E E / X")
    assert (bench.channel, bench.pools[1]) == ("FFF", "EEA")
    bench.play("go roll", dice="F F E E / S").pass_window()
    assert bench.pools == ["", "EEA"]


def test_ex18_a_short_channel_for_two_sharers() -> None:
    """EX-18: seat 2 gets the Fire, the Chaotica of seat 4 nothing."""
    bench = at("M/F", "E/E", "W/W", "A/A", "S/F", chaos="W").fill_channel("F").cosmic("W")
    assert bench.pools == ["", "", "F", "", ""]


def test_ex19_a_creationists_cosmic_ether_with_a_short_flux() -> None:
    """EX-19: W once, then only E and A are left to choose from."""
    bench = at("X/F", "M/F").flux([0, 1, 9, 9]).cosmic("X")
    assert bench.legal == ["gain w", "gain e", "gain a"]
    bench.play("gain w")
    assert bench.legal == ["gain e", "gain a"]
    bench.play("gain e", "gain e")
    assert bench.pools[0] == "WEE"


def test_ex20_a_pool_blown_colourless() -> None:
    """EX-20: no Tap, no Breeze, still one Mana."""
    bench = at("A/A", "X/W", pools=["A", "AAA"]).power("W W F F / F")
    bench.play("declare no", "declare yes", "cast tornado")
    assert bench.pools[0] == "a"
    turn = at("A/A", "M/W", pools=["a"]).begin_turn("A A F F / F")
    assert turn.asked == "go"
    assert turn.state.total(0) == 1


def test_ex21_insight_against_a_fire_elitist() -> None:
    """EX-21: Char may not be copied, the others of the Ether Minor may."""
    bench = at("F/X", "M/F", pools=["", "W"]).power("F F A A / S")
    bench.play("declare yes", "cast insight")
    assert bench.legal == ["insight mirror", "insight petrify", "insight breeze"]


def test_ex22_a_leak_and_a_water_elitist() -> None:
    """EX-22: all pay more but the Water Elitist."""
    bench = at("F/A", "W/X", "X/F", pools=["", "", "WW"]).power("F F A A / S")
    bench.play("declare yes", "cast leak")
    assert [bench.state.leaks_on(seat) for seat in range(3)] == [1, 0, 1]


def test_ex23_a_dry_colour() -> None:
    """EX-23: five Water scored, two there."""
    bench = at("M/F", "X/E").flux([20, 2, 20, 20]).power("W WW W E / W")
    assert bench.channel == "WW"


def test_ex24_the_double_face_in_opposition() -> None:
    """EX-24: EE and F net 1 against F/A."""
    bench = at("F/A", "E/E", pools=["A"]).power("W W E W / E").pass_window()
    bench.play("oppose d3", "oppose sun", dice="EE F")
    assert bench.pools == ["", "A"]


def test_ex25_a_poor_opposer() -> None:
    """EX-25: owes two, has none."""
    bench = at("F/F", "E/E", pools=["A"]).power("E W W W / W")
    bench.play("oppose d1", dice="FF")
    assert bench.pools == ["A", ""]


def test_ex26_a_held_die_in_opposition() -> None:
    """EX-26: the Water mage cannot take the petrified D2."""
    bench = at("F/F", "W/W", "E/E", pools=["A", "", "E"]).power("E W A A / A")
    bench.play("declare yes", "cast petrify", "die d2")
    assert (bench.asked, bench.seat) == ("oppose", 2)


def test_ex27_ranking_with_peaks() -> None:
    """EX-27: B by its seven Fire, then A, then C."""
    pools = ["FFFFFWWWWW", "FFFFFFFwww", "EEEEEEEEE"]
    assert list(at("F/A", "W/W", "E/E", pools=pools).state.ranks()) == [2, 1, 3]


def test_ex28_one_answer_for_all() -> None:
    """EX-28: seat 1 holds no answer; seat 3's Fortitude voids all; three Fire stay spent."""
    bench = at("F/A", "E/E", "X/F", "M/F", pools=["FFF", "EE", "", "WWWW"]).power("F F A A / S")
    bench.play("declare yes", "declare yes", "declare yes", "cast incinerate")
    bench.play("mana 1-e", "mana 1-e", "mana 3-w")
    assert (bench.asked, bench.seat) == ("respond", 3)
    bench.play("respond fortitude")
    assert bench.pools == ["", "EE", "", "W"]


def test_ex29_draining_a_purist() -> None:
    """EX-29: -3 takes both Earth, and Opposition follows."""
    bench = at("E/E", "F/F", negative_rolls="drain").fill_channel("EE").chance_from("F F F W / A")
    assert (bench.channel, bench.asked) == ("", "oppose")


def test_ex30_a_cultist_turns_a_sun_away() -> None:
    """EX-30: the roll is scored after all."""
    bench = at("F/S", "M/F").fill_channel("F")
    bench.state.in_play = k.FULL_TRAY
    bench.chance("F F A A / S").play("sun reroll", dice="A")
    assert (bench.channel, bench.asked) == ("FFF", "go")


def test_ex31_a_creationists_lines() -> None:
    """EX-31: the level-2 line is spent; Mirror Pool takes the Minor's line first."""
    bench = at("X/W", "M/F", pools=["FFWWWWWEEEEAAAA"]).power("X X F A / A")
    bench.play("declare yes", "cast burn", "die d1")
    while bench.asked != "go":
        bench.play(bench.legal[-1])
    bench.play("go roll", dice="X F A / A").play("declare yes")
    assert not {"leak", "tremor", "gust", "burn"} & set(bench.spells)
    assert {"mirror", "petrify", "breeze", "tornado"} <= set(bench.spells)
    bench.play("cast mirror", "die d2")
    assert bench.state.used == 2**1 + 2**k.MINOR_LINE


def test_ex32_a_scorched_die_that_is_held() -> None:
    """EX-32: one Water in the Power Roll; for the Chance Roll D2 still shows WW and counts."""
    bench = at("W/W", "F/F", "E/E", pools=["W", "F", "E"]).power("E WW F F / W")
    bench.play("declare no", "declare yes", "declare yes")
    bench.play("cast char", "die d2", "cast petrify", "die d2")
    assert bench.channel == "W"
    bench.play("go roll", dice="E E E / E").pass_window()
    assert bench.dice == "E WW E E / E"
    assert bench.channel == "WWW"


def test_ex33_incinerating_ones_own_colourless_mana() -> None:
    """EX-33: Flux 15 + 3 + 1; with three Fire alone it is not castable."""
    bench = at("F/A", "E/E", pools=["FFFFf"]).power("W W W W / W").play("declare yes")
    assert bench.fluxes[0] == 15
    bench.play("cast incinerate", "mana 0-c")
    assert bench.pools[0] == "F"
    assert bench.fluxes[0] == 19
    poor = at("F/A", "E/E", pools=["FFF"]).power("W W W W / W").play("declare yes")
    assert "incinerate" not in poor.spells
