"""Weights nobody trained, for tests of what plays them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from hexmoot.bots.learned.rows import OBSERVATION, SKETCH, row_of
from hexmoot.bots.learned.weights import SUFFIX, About, Weights, write_weights
from hexmoot.engine.game import Game
from hexmoot.learn.tables import words_of

WIDTH = 8


def made_up(game: Game, /, seed: int = 1, reads: str = OBSERVATION, **changes: object) -> Weights:
    """Small random weights that fit a game, to rate its answers or to judge its positions."""
    row, chance = row_of(game, reads), np.random.default_rng(seed)
    words = [] if reads == SKETCH else words_of(game)
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
        "value.weight": (game.max_seats + 1, WIDTH),
        "value.bias": (game.max_seats + 1,),
    }
    if words:
        shapes |= {"policy.weight": (len(words), WIDTH), "policy.bias": (len(words),)}
    arrays = {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    known = {
        "game": game.name,
        "rules": game.rules_version,
        "columns": row.listed,
        "words": words,
        "seats": game.max_seats,
        "reads": reads,
    }
    return Weights(About(**{**known, **changes}), arrays)


def kept(folder: Path, game: Game, /, **changes: object) -> Path:
    """A folder with made-up weights of a game."""
    write_weights(folder / f"{game.name}{SUFFIX}", made_up(game, **changes))
    return folder
