"""The games that are installed: folders of game packages, and what other packages plug in."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint

from hexmoot.engine.errors import BrokenGame, UnknownGame
from hexmoot.engine.game import Game
from hexmoot.engine.plugged import admitted, entries, package_of

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
    """The module of every game of the packages that are looked through, by the game's name."""
    found = {}
    for package in _packages:
        for entry in pkgutil.iter_modules(importlib.import_module(package).__path__):
            if entry.ispkg:
                found[entry.name] = f"{package}.{entry.name}"
    return found


def game_names() -> list[str]:
    """The names of all games that can be played, in alphabetical order."""
    plugged = [entry.name for entry in entries() if isinstance(_admitted(entry), Game)]
    return sorted({*_modules(), *plugged})


def refused() -> list[BrokenGame]:
    """What other packages plug in and cannot be played, each with its reason."""
    found = [_admitted(entry) for entry in entries()]
    return [each for each in found if isinstance(each, BrokenGame)]


def game(name: str) -> Game:
    """The game of this name; UnknownGame lists what there is, BrokenGame says what is wrong."""
    if name in _modules():
        found = importlib.import_module(_modules()[name]).GAME
        assert isinstance(found, Game)
        return found
    answers = [_admitted(entry) for entry in entries() if entry.name == name]
    for answer in answers:
        if isinstance(answer, Game):
            return answer
    for answer in answers:
        if isinstance(answer, BrokenGame):
            raise answer
    raise UnknownGame(name, game_names())


def games() -> list[Game]:
    """All games that can be played."""
    return [game(name) for name in game_names()]


def _admitted(entry: EntryPoint) -> Game | BrokenGame:
    """A plugged game, or why it is none; a name that is taken belongs to who had it first."""
    first = next(other for other in entries() if other.name == entry.name)
    owner = "Hexmoot itself" if entry.name in _modules() else package_of(first)
    if entry.name in _modules() or first is not entry:
        return BrokenGame(entry.name, package_of(entry), f"{owner} has a game of this name")
    return admitted(entry)
