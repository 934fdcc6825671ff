"""Games that other installed packages plug in (entry points `hexmoot.games`), looked at first.

A package that is broken or wrongly built is refused with a reason, and takes nobody with it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from hexmoot.engine.builds import fault_of_build
from hexmoot.engine.errors import BrokenGame
from hexmoot.engine.game import Game

GROUP = "hexmoot.games"
NEEDED = (
    *("title", "summary", "minutes", "weight", "min_seats", "max_seats", "rules_version"),
    *("actions", "options", "decisions", "events", "endings", "glossary"),
)


@cache
def entries() -> tuple[EntryPoint, ...]:
    """The entry points of all installed packages, in a fixed order."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (package_of(entry), entry)))


def package_of(entry: EntryPoint) -> str:
    """The installed package that has an entry point, with its version."""
    found = entry.dist
    return f"{found.name} {found.version}" if found is not None else entry.value


@cache
def admitted(entry: EntryPoint) -> Game | BrokenGame:
    """The game an entry point names, or why it cannot be played; tried once a process."""
    fault = fault_of_build(entry.module)
    if fault:
        return BrokenGame(entry.name, package_of(entry), fault)
    try:
        found = tried_out(entry.load(), entry.name)
    except (Exception, SystemExit) as error:  # whatever a package does wrong stays its own
        words = str(error).partition("\n")[0]
        return BrokenGame(entry.name, package_of(entry), f"{type(error).__name__}: {words}")
    return found


def tried_out(found: object, name: str) -> Game:
    """A game that is whole, deals and shows its table; TypeError names what is missing."""
    game: object = getattr(found, "GAME", None) if isinstance(found, ModuleType) else found
    if not isinstance(game, Game):
        raise TypeError("its entry point names no GAME of a class of hexmoot.Game")
    missing = [attribute for attribute in ("name", *NEEDED) if not hasattr(game, attribute)]
    if missing:
        raise TypeError(f"its registration lacks {', '.join(missing)}")
    if game.name != name:
        raise TypeError(f"it calls itself {game.name!r}, its entry point {name!r}")
    home = type(game).__module__
    held: object = getattr(import_module(home), "GAME", None)
    if held is not game:
        raise TypeError(f"the module of its class, {home}, must hold it as GAME")
    state = game.start(seed=0)
    for viewer in (None, *range(state.seats)):
        state.view(viewer)
    return game
