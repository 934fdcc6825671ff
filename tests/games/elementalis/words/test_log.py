"""The sentences of the log."""

from __future__ import annotations

from tests.games.elementalis.kit import GAME, at
from tests.games.telling import never_told


def test_a_cosmic_roll_is_logged_by_the_sun_die_alone() -> None:
    """The element dice no longer matter and are not named."""
    bench = at("F/A", "M/W").power("F F A A / S").play("go roll", dice="F F A A / F")
    bench.state.is_telling = True
    bench.play("go roll", dice="E")
    texts = [event.text for event in bench.state.events(None)]
    assert "Seat 1, Cosmic Roll: Earth." in texts


def test_log_sentences_name_seats_and_things() -> None:
    """A turn reads as it happened."""
    bench = at("F/A", "A/A", pools=["", "A"])
    bench.state.is_telling = True
    bench.power("FF A A W / E")
    bench.play("declare yes", "cast breeze", "die d4", dice="A")
    lines = [event.text for event in bench.state.events(None)]
    assert lines == [
        "Breeze is aimed at the white die.",
        "The white die is thrown again: Water becomes Air.",
        "Seat 1 scores 2 Fire, 2 Air; Channel 4.",
    ]


def test_rolls_and_opposition_throws_are_logged_by_their_faces() -> None:
    """`D1 D2 D3 D4 / SUN`; a throw shows the dice taken only."""
    logged = at("F/F", "E/E", pools=["AA"])
    logged.state.is_telling = True
    logged.power("W W EE W / E")
    assert [event.text for event in logged.state.events(None)] == [
        "Seat 1, Power Roll: Water, Water, double Earth, Water, and Earth on the Sun die.",
        "Seat 1 scores nothing; Channel 0.",
        "No Mana for Seat 1: Opposition.",
    ]
    logged.play("oppose d3")
    logged.play("oppose sun", dice="E A")
    texts = [event.text for event in logged.state.events(None)]
    assert texts[:2] == [
        "Opposition: Seat 2 throws Earth, and Air on the Sun die, wins 1.",
        "Seat 1 gives 1 Air to Seat 2.",
    ]


def test_whatever_happens_is_told() -> None:
    """EL-11: cards, Mana, dice and declarations are open; ties and what is left are told seldom."""
    assert never_told(GAME, 4, "old_school", 4) <= {"left", "shared", "tie"}
