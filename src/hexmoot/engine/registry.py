"""The games that are installed: every folder of a game package that registers a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from hexmoot.engine.errors import UnknownGame
from hexmoot.engine.game import Game

_packages = ["hexmoot.games"]


def add_package(package: str) -> None:
    """Look for games in the folders of this package too."""
    if package not in _packages:
        _packages.append(package)
        _modules.cache_clear()


def packages() -> list[str]:
    """The packages that are looked through, for a process that shall know the same games."""
    return list(_packages)


@cache
def _modules() -> dict[str, str]:
    """The module of every game, by the game's name."""
    found = {}
    for package in _packages:
        for entry in pkgutil.iter_modules(importlib.import_module(package).__path__):
            if entry.ispkg:
                found[entry.name] = f"{package}.{entry.name}"
    return found


def game_names() -> list[str]:
    """The names of all registered games, in alphabetical order."""
    return sorted(_modules())


def game(name: str) -> Game:
    """The game of this name; UnknownGame lists what there is."""
    if name not in _modules():
        raise UnknownGame(name, game_names())
    found = importlib.import_module(_modules()[name]).GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All registered games."""
    return [game(name) for name in game_names()]
