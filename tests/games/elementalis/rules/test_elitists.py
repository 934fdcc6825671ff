"""Elitists: safe from their own school, barred from their likes (EL-86 to EL-89)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el86_dice_of_an_elitists_roll_are_safe_from_spells_of_the_school() -> None:
    """EL-86: no Breeze and no Gust on an Air Elitist's dice, but Petrify works."""
    bench = at("A/X", "X/F", pools=["", "AAEE"]).power("F F A A / S").play("declare yes")
    assert bench.spells == ["petrify", "tremor"]
    fire = at("F/X", "X/F", pools=["", "FFF"]).power("F F A A / S").play("declare no")
    assert fire.asked == "go"
    charred = at("F/X", "X/F", pools=["", "FFAA"]).power("F F A A / S").play("declare yes")
    assert charred.spells == ["breeze", "gust"]


def test_el86_an_elitists_mana_cannot_be_chosen() -> None:
    """EL-86: Incinerate passes a Fire Elitist by, Tornado does not."""
    bench = at("F/X", "X/F", "E/E", pools=["WW", "FFFF", "E"]).power("F F A A / S")
    bench.play("declare no", "declare yes", "declare no", "cast incinerate")
    assert bench.legal == ["mana 1-f", "mana 2-e"]


def test_el86_an_elitists_mana_alone_is_no_target() -> None:
    """EL-57, EL-86: with the price paid only a Fire Elitist has Mana left, so no Incinerate."""
    bench = at("X/F", "F/X", pools=["FFF", "WW"]).power("F F A A / S")
    bench.play("declare yes", "declare yes")
    assert bench.spells == ["char", "burn"]


def test_el86_an_elitist_cannot_be_linked_by_earth_nor_its_links_burned_by_fire() -> None:
    """EL-86: no Earth Link on an Earth Elitist; no Burn on a Fire Elitist's link, Fortitude may."""
    link = at("E/X", "X/F", "A/A", pools=["", "EEE"], last_turn=False).power("E E A A / S")
    link.play("declare yes", "cast link")
    assert link.links == [(1, 2)]
    burn = at("F/X", "X/F", pools=["", "FF"], last_turn=False).link(0, 1).power("F F A A / S")
    burn.play("declare yes")
    assert (burn.asked, burn.links) == ("go", [(0, 1)])
    moon = at("F/X", "M/F", pools=["", "WWW"], last_turn=False).link(0, 1).power("F F A A / S")
    moon.play("declare yes", "cast fortitude")
    assert moon.links == []


def test_el86_an_elitists_spells_cannot_be_countered_by_its_school() -> None:
    """EL-86: a Water Elitist's Mirror Pool meets no Counter Spell; a Guardian's Fortitude does."""
    water = at("X/F", "W/X", pools=["WWWW", "W"]).power("F F A A / X")
    water.play("declare yes", "declare yes", "cast pass", "cast mirror", "die d1")
    assert water.asked == "gain"
    moon = at("M/F", "W/X", pools=["WWWW", "W"]).power("F F A A / X")
    moon.play("declare yes", "declare yes", "cast pass", "cast mirror", "die d1")
    assert moon.legal == ["respond no", "respond fortitude"]


def test_el87_another_players_leak_does_not_reach_a_water_elitist() -> None:
    """EL-87: all others pay more, and the Elitist is not asked to answer."""
    bench = at("F/A", "X/F", "W/X", pools=["", "WW", "WWW"]).power("F F A A / S")
    bench.play("declare yes", "declare yes", "cast leak")
    assert [bench.state.leaks_on(seat) for seat in range(3)] == [1, 1, 0]
    assert (bench.asked, bench.seat) == ("cast", 2)


def test_el88_an_elitist_cannot_cast_on_a_chaotica_with_its_symbol() -> None:
    """EL-88: no spell on that Chaotica's dice; with another element all is open."""
    same = at("S/F", "A/X", pools=["", "AAEE"], chaos="A").power("F F A A / X")
    assert same.asked == "ether"
    other = at("S/F", "A/X", pools=["", "AAEE"], chaos="W").power("F F A A / X")
    other.play("declare yes")
    assert other.spells == ["petrify", "breeze", "gust"]


def test_el88_a_water_elitists_own_leak_leaves_such_a_chaotica_out() -> None:
    """EL-88: the Chaotica of Water pays no more, all the others do."""
    bench = at("S/F", "W/X", "F/A", pools=["", "WW", "F"], chaos="W").power("F F A A / X")
    bench.play("declare yes", "declare no", "cast leak")
    assert [bench.state.leaks_on(seat) for seat in range(3)] == [0, 1, 1]


def test_el88_an_elitist_cannot_answer_such_a_chaotica() -> None:
    """EL-88: the Water Elitist may not counter a spell of the Chaotica of Water."""
    bench = at("W/X", "S/F", pools=["WWWW", "FF"], chaos="W").power("W W W W / X")
    bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1")
    assert (bench.asked, bench.seat) == ("go", 0)
    other = at("W/X", "S/F", pools=["WWWW", "F"], chaos="F").power("W W W W / X")
    other.play("declare yes", "declare yes", "cast pass", "cast char", "die d1")
    assert (other.asked, other.seat) == ("respond", 0)


def test_el89_an_elitist_may_cast_its_spells_on_itself() -> None:
    """EL-89: Breeze and Gust on the own dice, Tornado on the own Mana."""
    bench = at("A/X", "M/F", pools=["AAAA"]).power("F F A A / S").play("declare yes")
    assert bench.spells == ["breeze", "gust", "tornado"]
    bench.play("cast tornado")
    assert bench.pools[0] == "a"
