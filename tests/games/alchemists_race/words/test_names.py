"""What places are called: no two alike on any board."""

from __future__ import annotations

import re
from typing import cast

import pytest

import hexmoot
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.words.names import place_name, region_name

GAME = hexmoot.game("alchemists_race")


@pytest.mark.parametrize("preset", list(GAME.options.presets))
def test_every_place_has_a_name_of_its_own(preset: str) -> None:
    """Compass words and what lies there; the label only where two would read alike."""
    state = cast(Playable, GAME.start(seats=2, seed=1, preset=preset))
    spaces = range(len(state.board.spaces))
    names = [place_name(state, space) for space in spaces]
    assert len(set(names)) == len(names)
    assert "the Market" in names


def test_two_alike_are_told_apart_by_where_they_lie() -> None:
    """Nobody reads a label off the board."""
    state = cast(Playable, GAME.start(seats=2, seed=1))
    board = state.board
    names = {row.label: place_name(state, space) for space, row in enumerate(board.spaces)}
    assert names["O17"] == "Grass (Meadow north, western)"
    assert names["O19"] == "Grass (Meadow north, eastern)"
    assert not [name for name in names.values() if re.search(r"[A-Z]\d", name)]


def test_regions_are_said_in_words() -> None:
    """Points of the compass are written out; other names stay."""
    assert region_name("Glade (E)") == "Glade east"
    assert region_name("Inner ring NW") == "Inner ring north-west"
    assert region_name("Old Forest") == "Old Forest"
    assert region_name("") == ""
