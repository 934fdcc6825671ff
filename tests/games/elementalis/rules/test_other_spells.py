"""Spells on links, Mana and prices; Insight and Fortitude (EL-96 to EL-117)."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_el96_burn_may_cut_a_link_and_its_owner_may_answer() -> None:
    """EL-96: the link's owner, seat 2, is asked, not the active player."""
    bench = (
        at("W/E", "F/F", "X/W", pools=["WWW", "F", "WWW"], last_turn=False)
        .link(2, 0)
        .power("W W F F / W")
    )
    bench.play("declare yes", "declare yes", "declare yes", "cast pass", "cast burn")
    assert bench.legal == ["die d1", "die d2", "die d3", "die d4", "link 2-0"]
    bench.play("link 2-0")
    assert (bench.asked, bench.seat) == ("respond", 2)
    bench.play("respond no")
    assert bench.links == []
    assert bench.marked(bench.state.in_play) == ["D1", "D2", "D3", "D4"]


def test_el96_burn_cuts_any_link_that_is_named() -> None:
    """EL-96: the first of all links too, that of seat 0 to seat 1, and no die is burned."""
    bench = at("F/A", "M/F", "X/F", pools=["", "", "FF"], last_turn=False).link(0, 1)
    bench.power("F F A A / S").play("declare yes", "cast burn", "link 0-1")
    assert bench.links == []
    assert bench.marked(bench.state.in_play)[:4] == ["D1", "D2", "D3", "D4"]


def test_el97_incinerate_returns_one_to_three_mana_of_any_pools_to_the_flux() -> None:
    """EL-97: one of seat 1, a colourless one of seat 2, and one of the caster's own rest."""
    bench = at("F/A", "E/E", "W/W", pools=["FFFF", "EE", "Wa"]).power("W W W W / W")
    bench.play("declare yes", "declare no", "declare no", "cast incinerate")
    assert bench.legal == ["mana 0-f", "mana 1-e", "mana 2-w", "mana 2-c"]
    bench.play("mana 0-f")
    assert bench.legal == ["mana 1-e", "mana 2-w", "mana 2-c", "mana stop"]
    bench.play("mana 1-e", "mana 2-c")
    assert bench.pools == ["", "E", "W"]
    assert bench.fluxes == [20, 19, 19, 20]


def test_el97_choosing_may_stop_after_one() -> None:
    """EL-97: stop is offered once one Mana is chosen."""
    bench = at("F/A", "E/E", pools=["FFF", "EEE"]).power("F F A A / S")
    bench.play("declare yes", "declare no", "cast incinerate")
    bench.play("mana stop")
    assert bench.pools == ["", "EE"]


def test_el98_neither_spell_reaches_the_channel_and_own_mana_gives_no_answer() -> None:
    """EL-98: a Channel full of Mana is no target; burning one's own asks nobody."""
    bench = at("W/F", "F/A", pools=["WWWW", "FFFF"]).power("W W F F / S")
    bench.play("declare no", "declare no", "go roll", dice="W W F F / W")
    bench.play("declare yes", "declare yes", "cast pass", "cast incinerate")
    assert bench.legal == ["mana 0-w", "mana 1-f"]
    bench.play("mana 1-f")
    assert bench.asked == "go"
    assert bench.pools == ["WWWW", ""]
    assert bench.channel == "FFFF" + "WWWWW"


def test_el103_earth_link_adds_a_pair_and_one_may_own_several() -> None:
    """EL-103: seat 0 links 1 and, in a later pass of a fresh line, 2."""
    bench = at("E/E", "F/A", "W/W", pools=["EE"], last_turn=False).link(0, 1)
    bench.power("E E E E / S")
    bench.play("declare yes", "cast link")
    assert bench.links == [(0, 1), (0, 2)]


def test_el104_only_players_with_a_roll_to_come_can_be_linked() -> None:
    """EL-104: not oneself, not twice, not who has had the turn; the active one until Cosmic."""
    bench = at("F/A", "E/E", "W/W", "M/F", pools=["", "EEEE"], last_turn=False)
    bench.state.active, bench.state.turn = 2, 2
    bench.link(1, 3).power("W W W W / W").play("declare yes")
    bench.play("cast link")
    assert bench.links == [(1, 2), (1, 3)]
    late = at("F/A", "E/E", "W/W", "M/F", pools=["", "EEEE"], last_turn=False)
    late.state.active, late.state.turn = 2, 2
    late.power("W W W W / W").play("declare yes", "cast link")
    assert late.legal == ["player 2", "player 3"]
    cosmic = at("F/A", "E/E", pools=["", "EEEE"]).fill_channel("F").cosmic("F")
    assert cosmic.state.over


def test_el105_links_end_with_the_round() -> None:
    """EL-105: the link of round 1 is gone in round 2."""
    bench = at("F/A", "E/E", pools=["F", "E"], start_seat=1, rounds=2, last_turn=False)
    bench.state.turn = 1
    bench.link(1, 0).power("F F A A / S").pass_window()
    assert bench.links == [(1, 0)]
    bench.play("go stop")
    assert (bench.state.round, bench.links) == (2, [])


def test_el108_tornado_fades_one_to_five_coloured_mana() -> None:
    """EL-108: own rest and others' coloured Mana, never colourless; five at most."""
    bench = at("A/F", "E/E", pools=["AAAAF", "EEEEEEw"]).power("W W W W / W")
    bench.play("declare yes", "declare no", "cast tornado")
    assert bench.legal == ["mana 0-f", "mana 0-a", "mana 1-e"]
    bench.play("mana 0-a", "mana 1-e", "mana 1-e", "mana 1-e", "mana 1-e")
    assert bench.pools == ["Fa", "EEweeee"]


def test_el109_colourless_mana_counts_one_but_has_no_element() -> None:
    """EL-109: worth 1 in the total, for nobody a colour, and it stays so in another's Pool."""
    bench = at("F/F", "E/E", pools=["f", "F"]).power("E W W W / W")
    assert [int(bench.state.total(seat)) for seat in (0, 1)] == [1, 1]
    bench.play("oppose d1", dice="E")
    assert bench.pools == ["", "Ff"]


def test_el110_the_first_printed_colour_leaves_first_and_regains_its_colour() -> None:
    """EL-110: of colourless Water, Earth and Air the Water is burned and is Water in the Flux."""
    bench = at("F/A", "E/E", pools=["FFF", "awe"]).power("W W W W / W")
    bench.play("declare yes", "cast incinerate", "mana stop")
    assert bench.pools[1] == "ea"
    assert bench.fluxes == [20, 20, 19, 19]


def test_el111_a_leak_raises_everyones_price_until_the_turn_ends() -> None:
    """EL-111: caster included; two add two; the next turn starts without."""
    bench = at("W/E", "F/A", "X/F", pools=["WW", "", "WWW"], last_turn=False).power("W W W W / S")
    bench.play("declare yes", "declare yes", "cast leak", "respond no")
    assert [bench.state.leaks_on(seat) for seat in range(3)] == [1, 1, 1]
    bench.play("cast leak")
    assert [bench.state.leaks_on(seat) for seat in range(3)] == [2, 2, 2]
    bench.play("go stop")
    assert bench.state.leak == 0


def test_el112_insight_casts_a_first_spell_of_the_active_players_cards() -> None:
    """EL-112: Char and Breeze of an F/A, also when used this turn, for one Mana of any colour."""
    bench = at("F/A", "M/E", pools=["F", "W"], casting_passes=2).power("F F A A / S")
    bench.play("declare yes", "declare yes", "cast char", "die d1", "cast insight")
    assert (bench.asked, bench.legal) == ("insight", ["insight char", "insight breeze"])
    bench.play("insight char", "die d2")
    assert bench.marked(bench.state.scorched) == ["D1", "D2"]
    assert bench.pools[1] == ""


def test_el112_a_chaoticas_card_reads_as_its_element() -> None:
    """EL-112: Sun Major with Earth named, Minor Fire: Petrify and Char."""
    bench = at("S/F", "M/E", pools=["", "W"], chaos="E").power("F F E E / S")
    bench.play("declare yes", "cast insight")
    assert bench.legal == ["insight char", "insight petrify"]


def test_el113_the_copy_keeps_its_school_and_x_is_what_insight_cost() -> None:
    """EL-113: a copied Mirror Pool is countered for 1; Water on a Water Elitist is not offered."""
    bench = at("W/E", "M/F", pools=["WW", "A"]).power("W W F F / W")
    bench.play("declare yes", "declare yes", "cast pass", "cast insight", "insight mirror")
    bench.play("die d1")
    assert (bench.asked, bench.seat) == ("respond", 0)
    bench.play("respond counter")
    assert (bench.pools, bench.dice) == (["W", ""], "W W F F / W")
    elitist = at("W/X", "M/F", pools=["", "A"]).power("W W F F / W")
    elitist.play("declare yes", "cast insight")
    assert elitist.legal == ["insight char", "insight petrify", "insight breeze"]


def test_el114_insight_cannot_copy_insight_and_works_on_the_own_cards() -> None:
    """EL-114: a Guardian's own turn offers its Minor's Breeze alone; an A/M sees only Breeze."""
    own = at("M/A", "F/F", pools=["W"]).power("W W F F / F")
    own.play("declare yes", "cast insight")
    assert (own.asked, own.state.spell) == ("die", 9)
    luminary = at("A/M", "M/F", pools=["", "W"]).power("W W F F / F")
    luminary.play("declare yes", "cast insight")
    assert (luminary.asked, luminary.state.spell) == ("die", 9)


def test_el116_fortitude_in_a_casting_turn_cuts_a_link_and_needs_one() -> None:
    """EL-116: not castable without a link; any link; its owner may answer."""
    none = at("F/A", "M/F", pools=["", "WWW"]).power("F F A A / S").play("declare yes")
    assert none.spells == ["insight", "strength"]
    bench = at("F/A", "M/F", "W/W", pools=["", "EEE", "WW"], last_turn=False)
    bench.link(2, 0).link(2, 1).power("F F A A / S")
    bench.play("declare yes", "declare yes", "cast fortitude")
    assert bench.legal == ["link 2-0", "link 2-1"]
    bench.play("link 2-1")
    assert (bench.asked, bench.seat) == ("respond", 2)
    bench.play("respond no")
    assert bench.links == [(2, 0)]


def test_el117_fortitude_as_an_answer_voids_and_may_cut_a_link_too() -> None:
    """EL-117: the link is optional."""
    for choice, left in (("link none", [(1, 0)]), ("link 1-0", [])):
        bench = at("M/W", "F/A", pools=["WWW", "F"], last_turn=False).link(1, 0)
        bench.power("W W F F / E")
        bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1")
        bench.play("respond fortitude")
        assert bench.legal == ["link 1-0", "link none"]
        bench.play(choice)
        assert (bench.links, bench.state.scorched) == (left, 0)
