"""What answers do with cards and spells, and which mages sat where, as told to balance reports."""

from __future__ import annotations

from tests.games.deeds import deeds
from tests.games.elementalis.kit import GAME, at


def test_cards_are_chosen_in_the_draft() -> None:
    """EL-14, EL-15: a Major, then a Minor."""
    state = GAME.start(seats=2, seed=1, expansions=[])
    assert deeds(state) == {f"major {word}": f"chosen major:{word}" for word in "fwea"}
    for _ in range(2):
        state.apply(state.legal()[0])
    assert deeds(state) == {f"minor {word}": f"chosen minor:{word}" for word in "fwea"}


def test_starting_mana_is_no_deed() -> None:
    """EL-19: Mana is no card."""
    state = GAME.start(seats=2, seed=1, arcana="preset")
    assert set(deeds(state).values()) == {None}


def test_a_chaotica_names_its_element() -> None:
    """EL-28."""
    state = GAME.start(seats=2, seed=1, arcana=[["S", "F"], ["E", "E"]])
    while "chaos f" not in deeds(state):
        state.apply(state.legal()[0])
    assert deeds(state) == {f"chaos {word}": f"named symbol:{word}" for word in "fwea"}


def test_spells_are_cast_and_their_aims_are_no_deeds() -> None:
    """EL-94: Char, then the die it hits; declaring and passing do nothing yet."""
    bench = at("F/A", "W/W", pools=["F", ""]).power("F F A A / S")
    assert deeds(bench.state) == {"declare no": None, "declare yes": None}
    bench.play("declare yes")
    assert deeds(bench.state) == {"cast pass": None, "cast char": "cast spell:char"}
    bench.play("cast char")
    assert set(deeds(bench.state).values()) == {None}


def test_answers_are_cast_too() -> None:
    """EL-79: Counter Spell and Fortitude."""
    for major, answer in (("X", "counter"), ("M", "fortitude")):
        bench = at(f"{major}/W", "F/E", pools=["FFWWEEAA", "FF"]).power("W W F F / X")
        bench.play("declare yes", "declare yes", "cast pass", "cast char", "die d1")
        assert deeds(bench.state) == {
            "respond no": None,
            f"respond {answer}": f"cast spell:{answer}",
        }


def test_insight_copies_a_spell() -> None:
    """EL-112: cast as Insight, copied as what it repeats."""
    bench = at("F/A", "M/E", pools=["F", "W"]).power("F F A A / S")
    bench.play("declare no", "declare yes")
    assert deeds(bench.state)["cast insight"] == "cast spell:insight"
    bench.play("cast insight")
    assert deeds(bench.state) == {
        "insight char": "copied spell:char",
        "insight breeze": "copied spell:breeze",
    }


def test_going_on_is_no_deed() -> None:
    """EL-144: to bank or to roll again."""
    bench = at("F/A", "E/E").power("FF A A W / E").pass_window()
    assert deeds(bench.state) == {"go stop": None, "go roll": None}


def test_a_mage_and_its_cards_are_the_roles() -> None:
    """EL-17: a Chaotica is one at the end too, whatever it counts as."""
    bench = at("F/A", "S/E", "E/E", "A/X", chaos="W")
    assert [GAME.roles(bench.state, seat) for seat in range(4)] == [
        ["mage:elementalist", "major:f", "minor:a"],
        ["mage:chaotica", "major:s", "minor:e"],
        ["mage:purist", "major:e", "minor:e"],
        ["mage:elitist", "major:a", "minor:x"],
    ]
