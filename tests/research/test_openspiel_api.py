"""OpenSpiel's own tests of what a game must offer, on every game of ours."""

from __future__ import annotations

import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from hexmoot.engine.registry import game_names
from hexmoot.research import openspiel

openspiel.register()

QUICK = ("ravens",)
GAMES = [
    game if game in QUICK else pytest.param(game, marks=pytest.mark.whole) for game in game_names()
]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_api_tests_pass(game: str) -> None:
    """On some hundred states each; it samples them by itself."""
    name = f"hexmoot_{game}"
    places = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type(f"Api_{game}", (api_test.EnforceAPIOnPartialTreeBase,), places)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert [trace for _, trace in [*result.failures, *result.errors]] == []
