"""Weights nobody trained, for tests of what plays them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from hexmoot.bots.learned.rows import row_of
from hexmoot.bots.learned.weights import SUFFIX, About, Weights, write_weights
from hexmoot.engine.game import Game

WIDTH = 8


def made_up(game: Game, /, seed: int = 1, **changes: object) -> Weights:
    """Small random weights that fit a game."""
    row, chance = row_of(game), np.random.default_rng(seed)
    shapes = {
        "first.weight": (WIDTH, len(row.columns)),
        "first.bias": (WIDTH,),
        "blocks.0.norm.weight": (WIDTH,),
        "blocks.0.norm.bias": (WIDTH,),
        "blocks.0.a.weight": (WIDTH, WIDTH),
        "blocks.0.a.bias": (WIDTH,),
        "blocks.0.b.weight": (WIDTH, WIDTH),
        "blocks.0.b.bias": (WIDTH,),
        "norm.weight": (WIDTH,),
        "norm.bias": (WIDTH,),
        "policy.weight": (len(game.actions), WIDTH),
        "policy.bias": (len(game.actions),),
        "value.weight": (game.max_seats + 1, WIDTH),
        "value.bias": (game.max_seats + 1,),
    }
    arrays = {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    known = {
        "game": game.name,
        "rules": game.rules_version,
        "columns": row.listed,
        "words": [game.actions.text(action) for action in range(len(game.actions))],
        "seats": game.max_seats,
    }
    return Weights(About(**{**known, **changes}), arrays)


def kept(folder: Path, game: Game, /, **changes: object) -> Path:
    """A folder with made-up weights of a game."""
    write_weights(folder / f"{game.name}{SUFFIX}", made_up(game, **changes))
    return folder
