"""What people see: targets that exist, words for everything, previews that are right."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.conformance import Picker
from tests.games.elementalis.kit import GAME, Bench, at


def ids_in(thing: Any) -> set[str]:
    """Every id anywhere in a view."""
    if isinstance(thing, dict):
        own = {thing["id"]} if isinstance(thing.get("id"), str) else set()
        return own.union(*(ids_in(value) for value in thing.values()))
    if isinstance(thing, list):
        return set().union(*(ids_in(value) for value in thing)) if thing else set()
    return set()


def test_every_label_points_at_something_on_the_table_or_in_the_glossary() -> None:
    """Targets are ids of the view; symbols, cards and the Channel stand in the glossary."""
    for seed in range(3):
        state = GAME.start(seats=5, seed=seed)
        picker = Picker(seed)
        while not state.over:
            view = state.view(state.seat)
            known = ids_in(view["table"]) | set(GAME.glossary) | {""}
            for choice in view["choices"]:
                assert choice["target"] in known, choice
            state.apply(picker.pick(state.legal()))


def test_prices_in_the_view_include_surcharges() -> None:
    """A Harmonist under a leak reads 3, 4 and 5 beside its Major's lines."""
    bench = at("F/W", "M/F", pools=["F"]).leak(0).power("F F W W / S")
    lines = bench.state.view(1)["table"]["seats"][0]["lines"]
    assert [line["price"] for line in lines] == ["3", "4", "5", "3"]
    assert [line["name"] for line in lines] == ["Char", "Burn", "Incinerate", "Mirror Pool"]


def test_marks_duplicates_and_the_spell_being_cast_are_shown() -> None:
    """Held, scorched, destroyed; the copy names its die; the spell names caster and price."""
    bench = at("W/E", "F/F", pools=["W", "F"]).power("F WW E F / W")
    bench.play("declare yes", "declare yes", "cast mirror", "die d2")
    bench.hold("D1").scorch("D3").destroy("D4")
    bench.play("cast char")
    table = bench.state.view(None)["table"]
    dice = {die["id"]: die for die in table["dice"]}
    assert dice["die:d1"]["held"]
    assert dice["die:d3"]["scorched"]
    assert dice["die:d4"]["destroyed"]
    assert dice["die:q1"]["copy_of"] == "die:d2"
    assert (table["spell"]["cast"], table["spell"]["caster"], table["spell"]["paid"]) == (
        "Char",
        1,
        1,
    )


def test_panels_are_made_for_every_viewer() -> None:
    """Dice, Mana, seats, wheel; the own order only for its owner."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).order(0, "order guard").power("W W F F / W")
    own = [panel["title"] for panel in bench.state.view(0)["panels"]]
    others = [panel["title"] for panel in bench.state.view(1)["panels"]]
    assert "Your standing order" in own
    assert "Your standing order" not in others
    assert {"Power Roll", "Channel", "Flux", "Seat 1", "Seat 2", "The wheel"} <= set(others)


def counter_price(bench: Bench) -> str:
    """What seat 0 is shown to pay for its third line."""
    return str(bench.state.view(0)["table"]["seats"][0]["lines"][2]["price"])


def test_a_counter_spell_is_shown_with_its_adjustments() -> None:
    """EL-75: X for most, one less for a Purist, one more for a Harmonist and for each leak."""
    plain = at("W/E", "F/A", pools=["W"]).power("W W F F / W")
    assert counter_price(plain) == "X"
    assert counter_price(plain.leak(0, 0)) == "X+2"
    assert counter_price(at("W/F", "F/A", pools=["W"]).power("W W F F / W")) == "X+1"
    assert counter_price(at("W/W", "F/A", pools=["W"]).power("W W F F / W")) == "X-1"
