"""Answers in words: prices, what a roll becomes, what an Ether brings."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_declaring_says_what_could_be_cast_or_answered_with() -> None:
    """Spells with prices for the asked seat; a Purist's Counter Spell costs X - 1."""
    bench = at("W/W", "F/F", pools=["W"]).power("W W F F / W")
    labels = [choice["label"] for choice in bench.state.view(0)["choices"]]
    assert labels == ["Stay silent", "Declare: Mirror Pool 1, Ether Leak 1, Counter Spell X-1"]
    assert bench.state.view(1)["choices"] == []
    cosmic = at("X/E", "F/F", pools=["", "F"]).fill_channel("F").cosmic("F")
    labels = [choice["label"] for choice in cosmic.state.view(1)["choices"]]
    assert labels == ["Stay silent", "Declare: nothing to cast yet"]


def test_die_labels_say_what_the_roll_becomes() -> None:
    """Char on the Purist's FF takes 3 to 1; Breeze on it averages the six faces."""
    bench = at("F/F", "X/E", pools=["", "FFAA"]).power("FF F A A / A").play("declare yes")
    bench.play("cast char")
    labels = [choice["label"] for choice in bench.state.view(1)["choices"]]
    assert labels[0] == "The red die (double Fire), this roll 3 → 1"
    assert labels[2] == "The green die (Air), this roll 3 → 3"
    breeze = at("F/F", "X/E", pools=["", "FFAA"]).power("FF F A A / A").play("declare yes")
    breeze.play("cast breeze")
    labels = [choice["label"] for choice in breeze.state.view(1)["choices"]]
    assert labels[0] == "The red die (double Fire), this roll 3 → 1.5"


def test_tremor_and_ether_labels_say_what_they_bring() -> None:
    """Each symbol with the roll it makes; each Ether with the most it can still bring."""
    bench = at("F/F", "E/E", pools=["", "E"]).power("W F A A / A")
    bench.play("declare yes", "cast tremor", "die d1")
    labels = [choice["label"] for choice in bench.state.view(1)["choices"]]
    assert labels[:2] == ["Fire, this roll 0 → 2", "Water, this roll 0 → 0"]
    moon = at("M/F", "X/E").power("X X W A / A")
    labels = [choice["label"] for choice in moon.state.view(0)["choices"]]
    assert labels == [
        "Ether as Fire (up to 4 Mana)",
        "Ether as Water (up to 5 Mana)",
        "Ether as Earth (up to 4 Mana)",
        "Ether as Air (up to 4 Mana)",
    ]
    pair = at("E/W", "M/F").power("FF W X E / W")
    labels = [choice["label"] for choice in pair.state.view(0)["choices"]]
    assert labels == ["Ether as Water (up to 3 Mana)", "Ether as Earth (up to 2 Mana)"]
