"""Symbols and dice (EL-1 to EL-7)."""

from __future__ import annotations

import itertools

import pytest

from hexmoot.games.elementalis.content.read import standard
from hexmoot.games.elementalis.rules.dice import roll_power
from hexmoot.games.elementalis.rules.kinds import SUN_SLOT
from tests.games.elementalis.kit import COLOURS, FACES, at, scored

OPPOSERS = {"F": "W", "W": "A", "A": "E", "E": "F"}


def test_el1_dice_show_six_symbols_of_which_four_are_elements() -> None:
    """EL-1: F, W, E, A, X, S are on the dice; only the first four are colours of Mana."""
    shown = {letter for die in standard().dice for face in die.faces for letter in FACES[face]}
    assert shown == set("FWEAXS")
    assert [element.letter for element in standard().elements] == list("FWEA")
    assert scored("F/W", "X X X X / S") == ""


@pytest.mark.parametrize("element", COLOURS)
@pytest.mark.parametrize("other", COLOURS)
def test_el2_each_element_is_reduced_by_its_opposer_alone(element: str, other: str) -> None:
    """EL-2: Water reduces Fire, Air Water, Earth Air, Fire Earth; no other pair interacts."""
    if other == element:
        return
    left = 1 if OPPOSERS[element] == other else 3
    dice = f"{element} {element} {element} {other} / {other}"
    assert scored(f"{element}/{element}", dice) == element * left


def test_el3_element_dice_have_all_elements_ether_and_their_own_double() -> None:
    """EL-3: outcomes 0..5 of each die are F W E A X and the own element twice."""
    shown = []
    for side in range(6):
        bench = at("M/F", "X/E")
        bench.state.load_chance([side] * 5)
        bench.step_loaded()
        shown.append(bench.dice.split(" / ")[0])
    assert shown == ["F F F F", "W W W W", "E E E E", "A A A A", "X X X X", "FF WW EE AA"]


def test_el4_the_sun_die_has_six_different_faces() -> None:
    """EL-4: F W E A X S once each."""
    shown = []
    for side in range(6):
        bench = at("M/F", "X/E")
        bench.state.load_chance([0, 0, 0, 0, side])
        bench.step_loaded()
        shown.append(bench.dice.split(" / ")[1])
    assert shown == list("FWEAXS")


def test_el5_a_double_face_counts_two_in_scoring_groups_and_opposition() -> None:
    """EL-5: FF is two Fire for a Purist, a pair for a Guardian, and two in Opposition."""
    assert scored("F/F", "FF E E A / A") == "FF"
    assert scored("M/F", "FF W E A / S") == "FF"
    bench = at("F/F", "E/E", pools=["AAAA"]).power("W W EE W / W")
    bench.play("oppose d3", dice="EE")
    assert bench.pools == ["AA", "AA"]


def test_el6_only_the_sun_die_can_show_a_sun() -> None:
    """EL-6: no other die has the face, and Tremor does not offer the symbol."""
    sun = FACES.index("S")
    assert [sun in die.faces for die in standard().dice] == [False, False, False, False, True]
    bench = at("M/F", "E/E", pools=["", "EE"]).power("F F F F / F")
    bench.play("declare yes", "cast tremor", "die d1")
    assert bench.legal == ["symbol f", "symbol w", "symbol e", "symbol a", "symbol x"]


def test_el7_the_sun_die_counts_its_element_or_ether_like_any_die() -> None:
    """EL-7: an element on the Sun die scores, and so does an Ether."""
    assert scored("F/W", "E E E E / F") == "F"
    assert scored("A/A", "F F F F / X") == "A"


def test_the_dice_are_fair() -> None:
    """Over many Power Rolls every face of every die comes up about as often as any other."""
    counts = dict.fromkeys(itertools.product(range(5), range(10)), 0)
    state = at("M/F", "X/E").state
    for _ in range(3000):
        roll_power(state)
        for place, slot in enumerate((0, 1, 2, 3, SUN_SLOT)):
            counts[place, int(state.face[slot])] += 1
    for place in range(5):
        seen = [counts[place, face] for face in range(10) if counts[place, face]]
        assert len(seen) == 6
        assert sum((count - 500) ** 2 / 500 for count in seen) < 30
