"""Where weights lie, and the nets made from them, each read when first needed."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from hexmoot.engine.errors import HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

if TYPE_CHECKING:
    from hexmoot.bots.learned.mind import Mind

LOG = logging.getLogger("hexmoot.bots")
PRINT_LENGTH = 12


def weights_folder() -> Path:
    """Where the weights of the package lie, a file a game."""
    return Path(str(files("hexmoot"))) / "learn" / "weights"


@cache
def net_of(game: Game, folder: Path) -> Mind | None:
    """The net of a game, read when first needed; None, and one line in the log, without one."""
    try:
        from hexmoot.bots.learned.minds import mind_from
        from hexmoot.bots.learned.weights import SUFFIX, read_weights

        return mind_from(game, read_weights(folder / f"{game.name}{SUFFIX}"))
    except (HexmootError, ModuleNotFoundError) as error:
        LOG.warning("%s is played by the game's own judge: %s", game.name, error)
        return None


def known_net(state: State, folder: Path) -> Mind | None:
    """The net for the table of a position; None, said once, if it was trained on other tables."""
    net = net_of(state.setup.game, folder)
    refusal = net.refusal(state.setup) if net else ""
    if refusal and refusal not in _TOLD:
        _TOLD.add(refusal)
        LOG.warning("%s is played by the game's own judge: %s", state.setup.game.name, refusal)
    return None if refusal else net


def print_of(folder: Path, game: str = "*") -> str:
    """A short print of all weights of a folder, or those of a game: others have another one."""
    found = hashlib.sha256()
    for path in sorted(folder.glob(f"{game}.weights")):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:PRINT_LENGTH]


_TOLD: set[str] = set()
