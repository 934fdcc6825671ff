"""Faults planted in the real games are found, each by the promise that is there for it."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from hexmoot.engine import conformance, registry
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from tests.conformance import faults_of_games
from tests.conformance.cases import IS_COMPILED

Plant = Callable[[pytest.MonkeyPatch], None]

EFFORT = 3  # what seldom comes up in a random game needs more than one of them

pytestmark = pytest.mark.skipif(IS_COMPILED, reason="compiled modules cannot be changed")


def faults() -> Iterator[Any]:
    """Every fault of every module of the package, with its game."""
    for entry in pkgutil.iter_modules(faults_of_games.__path__):
        module = import_module(f"{faults_of_games.__name__}.{entry.name}")
        for fault, (promise, plant) in module.FAULTS.items():
            yield pytest.param(entry.name, promise, plant, id=f"{entry.name}-{fault}")


def is_ours(game: Game) -> bool:
    """A game of the package, not a toy."""
    return type(game).__module__.startswith("hexmoot.games")


def keep(promise: conformance.Promise, game: Game) -> None:
    """Try a promise with the smallest and with the largest case of a game."""
    found = list(conformance.cases(game))
    for seats, preset in (found[0], found[-1]):
        promise(game, seats, preset, EFFORT)


@pytest.mark.parametrize("game", [game for game in registry.games() if is_ours(game)], ids=repr)
def test_every_game_has_faults_to_be_found(game: Game) -> None:
    """At least five of them, so that its promises are seen to catch something."""
    names = [entry.name for entry in pkgutil.iter_modules(faults_of_games.__path__)]
    assert game.name in names, f"write tests/conformance/faults_of_games/{game.name}.py"
    module = import_module(f"{faults_of_games.__name__}.{game.name}")
    assert len(module.FAULTS) >= 5


@pytest.mark.parametrize(("name", "promise", "plant"), list(faults()))
def test_a_fault_planted_in_a_game_is_found(
    name: str, promise: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the games keep the same promises without a fault is held by `test_promises`."""
    wanted = next(one for one in conformance.PROMISES if one.__name__ == promise)
    plant(monkeypatch)
    with pytest.raises(HexmootError):
        keep(wanted, registry.game(name))
