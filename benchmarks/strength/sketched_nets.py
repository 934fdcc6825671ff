"""Nets of the first sketch of a training, read as if they were weights of ours.

They name nothing: their numbers are those of an observation of one seat count with the usual
preset, in its order, and their answers those of the game's table.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import typer

from hexmoot.bots.learned.rows import OBSERVATION, features_of
from hexmoot.bots.learned.weights import SUFFIX, About, Floats, Weights, write_weights
from hexmoot.engine.game import Game
from hexmoot.learn.tables import words_of

SKETCHED = ".npz"
# What games show and ask since these nets were made: a column, and the last answers of the table.
LATER_COLUMNS = {"elementalis": {"decision=22"}}
LATER_ANSWERS = {"elementalis": 3}
BLOCKS = {"one": "blocks.0", "two": "blocks.1"}


def write_as_weights(path: Path, game: Game, seats: int, folder: Path) -> Path:
    """Put a net into a folder as weights, whose path is returned."""
    with np.load(path) as held:
        arrays = {renamed(name): held[name].astype(np.float32) for name in held.files}
    setup = game.prepare(seats, None, {})
    later = LATER_COLUMNS.get(game.name, set())
    features = features_of(setup, OBSERVATION)
    names = [feature.name for feature in features if feature.name not in later]
    words = words_of(game)
    words = words[: len(words) - LATER_ANSWERS.get(game.name, 0)]
    spans = arrays.pop("spans")
    if len(spans) != len(names) or len(arrays["policy.bias"]) != len(words):
        raise typer.BadParameter(f"{path.name} is no net of {game.name} for {seats} seats")
    columns = [[name, int(span)] for name, span in zip(names, spans, strict=True)]
    # Ours are told how many sit there; this one always knew.
    columns.append([f"seats={seats}", 1])
    arrays["first.weight"] = np.pad(arrays["first.weight"], ((0, 0), (0, 1)))
    about = About(game.name, game.rules_version, columns, words, game.max_seats)
    write_weights(folder / f"{game.name}{SUFFIX}", Weights(about, with_all_seats(arrays, game)))
    return folder


def renamed(name: str) -> str:
    """What our nets call an array."""
    block, _, rest = name.partition(".")
    return f"{BLOCKS[block]}.{rest}" if block in BLOCKS else name


def with_all_seats(arrays: dict[str, Floats], game: Game) -> dict[str, Floats]:
    """Room for chances of more seats and of a company, which this net never states."""
    missing = game.max_seats + 1 - len(arrays["value.bias"])
    return arrays | {
        "value.weight": np.pad(arrays["value.weight"], ((0, missing), (0, 0))),
        "value.bias": np.pad(arrays["value.bias"], (0, missing)),
    }
