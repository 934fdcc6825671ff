"""One row of numbers for every table of a game, whatever its seats and options.

Observations for two seats and for four differ in length, and a net has one row of inputs: the names
of all features of all seat counts, then how many sit there, then what the options change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hexmoot.engine.errors import BadOption, HexmootError
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Feature
from hexmoot.engine.options import Choice, Custom, Flag, Number, Option, Several
from hexmoot.engine.setup import Setup

# What a net is shown: what the asked seat sees, or where its answers lead.
OBSERVATION, SKETCH = "observation", "sketch"
# Features are divided by their range up to this: rare large numbers stay large.
WIDEST = 20


class Unfit(HexmootError):
    """A table has something the row has no column for."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number of the row: its name, and what it is divided by."""

    name: str
    span: int


@dataclass(frozen=True, slots=True)
class Row:
    """The columns of a game, and where each name stands."""

    columns: tuple[Column, ...]
    place: dict[str, int]

    @property
    def listed(self) -> list[list[Any]]:
        """The columns as plain data, to be kept beside weights."""
        return [[column.name, column.span] for column in self.columns]


@dataclass(frozen=True, slots=True)
class Fitting:
    """How one kind of table fills the row: the place of each feature, and numbers that stay.

    Features without a column (a decision of a later version) have the place -1: they may be there
    as long as they are zero.
    """

    places: tuple[int, ...]
    fixed: dict[int, int]


def kinds_of_tables(game: Game) -> Iterator[tuple[int, str]]:
    """Every seat count and preset that go together, the largest table first."""
    for seats in reversed(game.seat_counts):
        for preset in game.options.presets:
            try:
                game.options.resolve({}, preset, seats)
            except BadOption:
                continue
            yield seats, preset


def features_of(setup: Setup, reads: str) -> list[Feature]:
    """The numbers a net is shown of a table, in their order."""
    game: Game = setup.game
    return game.sketch_features(setup) if reads == SKETCH else game.features(setup)


def row_of(game: Game, reads: str = OBSERVATION) -> Row:
    """The columns of a game, from all its seat counts and presets."""
    spans: dict[str, int] = {}
    for seats, preset in kinds_of_tables(game):
        for feature in features_of(game.prepare(seats, preset, {}), reads):
            span = max(1, min(feature.high, WIDEST) - max(feature.low, 0))
            spans[feature.name] = max(span, spans.get(feature.name, 1))
    spans |= {f"seats={seats}": 1 for seats in game.seat_counts}
    for option in game.options.options.values():
        spans |= {name: span for name, _, span in told(game, option, option.default)}
    return row_from([[name, span] for name, span in spans.items()])


def row_from(listed: list[list[Any]]) -> Row:
    """The row of columns kept beside weights."""
    columns = tuple(Column(str(name), int(span)) for name, span in listed)
    return Row(columns, {column.name: index for index, column in enumerate(columns)})


def fit(row: Row, setup: Setup, reads: str = OBSERVATION) -> Fitting:
    """Where what a net is shown goes; Unfit if what the options say would be lost."""
    game: Game = setup.game
    places = tuple(row.place.get(feature.name, -1) for feature in features_of(setup, reads))
    given = {f"seats={setup.seats}": 1}
    for option in game.options.options.values():
        for name, number, _ in told(game, option, setup.options[option.name]):
            if number:
                given[name] = number
    unmet = [name for name in given if name not in row.place]
    if unmet:
        raise Unfit(f"{unmet[0]} was never met in training")
    return Fitting(places, {row.place[name]: number for name, number in given.items()})


# ---- options: all zero where they have their defaults


def told(game: Game, option: Option, value: Any) -> list[tuple[str, int, int]]:
    """What an option's value is to the row: (name, number, span)."""
    name = f"option.{option.name}"
    if isinstance(option, Flag):
        return [(name, int(value != option.default), 1)]
    if isinstance(option, Choice):
        return flags(name, [word for word in option.words if word != option.default], value)
    if isinstance(option, Number):
        words = [word for word in option.words if word != option.default]
        return [*flags(name, words, value), deviation(name, option, value)]
    if isinstance(option, Several):
        changed = set(value) ^ set(option.default)
        return [(f"{name}={word}", int(word in changed), 1) for word in option.words]
    return flags(name, known_values(game, option, value), value)


def flags(name: str, values: list[Any], given: Any) -> list[tuple[str, int, int]]:
    """One of several things as as many flags."""
    return [(f"{name}={json.dumps(value)}", int(value == given), 1) for value in values]


def deviation(name: str, option: Number, value: Any) -> tuple[str, int, int]:
    """How far a number lies from its default."""
    base = option.default if isinstance(option.default, int) else option.low
    away = value - base if isinstance(value, int) else 0
    return (name, away, max(1, min(WIDEST, option.high - option.low)))


def known_values(game: Game, option: Option, value: Any) -> list[Any]:
    """What an open option (a board, a list) may be: its words, and what presets say.

    Anything else is Unfit: a net that never met a board would misread it.
    """
    words = list(option.words) if isinstance(option, Custom) else []
    presets = [values.get(option.name, option.default) for values in game.options.presets.values()]
    known = [other for other in [*words, *presets] if other != option.default]
    known = [other for index, other in enumerate(known) if other not in known[:index]]
    if value != option.default and value not in known:
        raise Unfit(f"{option.name} is {json.dumps(value)[:40]}, which was never met in training")
    return known
