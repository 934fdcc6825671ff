"""Mana: the Flux, conservation, shortage, openness (EL-8 to EL-11)."""

from __future__ import annotations

from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.rules import kinds as k
from tests.games.elementalis.kit import COLOURS, GAME, at, scored


def test_el8_the_flux_starts_with_twenty_of_each_colour() -> None:
    """EL-8: 20 red, blue, green and white counters, which are Fire, Water, Earth and Air."""
    view = GAME.start(seats=2, seed=1).view(None)["table"]
    assert [pile["amount"] for pile in view["flux"]] == [20, 20, 20, 20]
    assert [pile["colour"] for pile in view["flux"]] == ["Fire", "Water", "Earth", "Air"]
    tips = GAME.glossary
    words = [tips[f"symbol:{letter}"].text.split(".")[0] for letter in "fwea"]
    assert words == [f"Its Mana is {colour}" for colour in ("red", "blue", "green", "white")]


def test_el9_counters_are_only_moved_never_made_or_lost() -> None:
    """EL-9: after every answer of whole games each colour adds up to twenty."""
    for seed in range(4):
        state = GAME.start(seats=4, seed=seed)
        picker = Picker(seed)
        while not state.over:
            state.apply(picker.pick(state.legal()))
            assert state.problems() == []


def test_el9_a_counter_too_many_is_noticed() -> None:
    """EL-9: the invariant names the colour that does not add up."""
    bench = at("F/A", "E/E")
    bench.state.flux[2] += 1
    assert bench.state.problems() == ["colour 2 adds up to 21, not 20"]


def test_el10_a_gain_beyond_the_flux_is_lost() -> None:
    """EL-10: five Water with two in the Flux give two, and no other colour instead."""
    bench = at("M/F", "X/E").flux([20, 2, 20, 20]).power("W WW W W / F")
    assert bench.channel == "WW"
    assert bench.fluxes == [20, 0, 20, 20]


def test_el10_a_dry_colour_gives_nothing_at_all() -> None:
    """EL-10: a Purist whose colour is gone scores nothing and faces Opposition."""
    bench = at("F/F", "M/F").flux([0, 20, 20, 20]).power("F F F F / F")
    assert bench.state.over
    assert bench.pools == ["", ""]


def test_el11_cards_pools_channel_flux_dice_and_declarations_are_open() -> None:
    """EL-11: a spectator sees the same table as every seat, orders apart."""
    bench = at("F/A", "E/E", "W/W", pools=["FF", "EEEE", "WW"]).power("F F A A / E")
    bench.play("declare yes")
    seen = [bench.state.view(viewer)["table"] for viewer in (None, 0, 1, 2)]
    for table in seen:
        table.pop("order")
    assert seen[0] == seen[1] == seen[2] == seen[3]
    seats = seen[0]["seats"]
    assert [seat["declared"] for seat in seats] == [True, False, False]
    assert [seat["total"] for seat in seats] == [2, 4, 2]
    assert [seat["major"] for seat in seats] == ["f", "e", "w"]
    assert [die["face"] for die in seen[0]["dice"]] == ["F", "F", "A", "A", "E"]


def test_el10_scoring_into_a_dry_colour_is_no_help() -> None:
    """EL-10: two Fire wanted, one there."""
    assert scored("F/A", "F F A A / S") == "FFAA"
    bench = at("F/A", "M/F").flux([1, 20, 20, 20]).power("F F A A / S")
    assert bench.channel == "FAA"


def test_el10_what_an_empty_flux_does_not_give_is_told() -> None:
    """EL-10: a Creationist's three free Mana take both that are there; one is missing."""
    bench = at("X/F", "M/F").flux([0, 1, 1, 0])
    bench.state.is_telling = True
    bench.power("X X X W / A")
    told = [event.numbers for event in bench.state.events(None) if event.kind == "dry"]
    assert bench.channel == "WE"
    assert [numbers[:2] for numbers in told] == [(COLOURS.index("F"), 2), (k.ELEMENTS, 1)]


def test_el10_a_flux_with_just_enough_gives_all_without_a_word() -> None:
    """EL-10: two free Mana, two in the Flux: nothing is asked and nothing is missing."""
    bench = at("X/F", "M/F").flux([0, 1, 1, 0])
    bench.state.is_telling = True
    bench.power("X X W W / A")
    assert bench.channel == "WE"
    assert "dry" not in [event.kind for event in bench.state.events(None)]
