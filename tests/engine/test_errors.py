"""Errors cross the border between processes and say the same on the other side."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from hexmoot.arena import BadJournal, WorkersFailed
from hexmoot.arena.rows import BadTarget
from hexmoot.bots import BotFailed, UnknownBot
from hexmoot.bots.native.seat_view import NotAsked
from hexmoot.cli.extras import MissingExtra
from hexmoot.engine import errors
from hexmoot.engine.conformance import BrokenPromise
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.files import CannotWrite
from hexmoot.games.alchemists_race.content.boards.draft import Problem
from hexmoot.games.alchemists_race.content.boards.plan import BadBoard
from hexmoot.server.errors import CannotServe, Refusal

SPECIAL: list[HexmootError] = [
    errors.UnknownGame("chess", ["ravens"]),
    errors.BrokenGame("crows", "birds 1.0", "it has no wings"),
    errors.BadOption("seats", 9, "2..4", "three are best", code="seats"),
    errors.BadContent("cards.toml", ["line 3: no name", "line 4: no cost"]),
    errors.IllegalAction(1, "fly", "no broom", ["walk"]),
    errors.ChanceNeeded([1, 2], [0.5, 0.5]),
    BadBoard("board.toml", [Problem("no_start", "start", "no way in", 3)]),
    CannotWrite(Path("game.json"), "No space left on device"),
    Refusal("stale", "too late", 1.5),
]
PLAIN = [
    *(errors.BadState, errors.BadRecord, errors.CannotUndo, errors.BadChance, HexmootError),
    *(WorkersFailed, BadJournal, BadTarget, BotFailed, UnknownBot, NotAsked),
    *(MissingExtra, BrokenPromise, CannotServe),
]


@pytest.mark.parametrize(
    "error", [*SPECIAL, *(kind("a sentence") for kind in PLAIN)], ids=lambda error: repr(error)[:20]
)
def test_an_error_is_the_same_after_a_journey(error: HexmootError) -> None:
    """Class, words and fields."""
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert str(arrived) == str(error)
    assert arrived.__reduce__() == error.__reduce__()


def test_no_error_of_the_engine_is_forgotten_here() -> None:
    """A new class finds its place above."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    own = {kind for kind in kinds if issubclass(kind, HexmootError)}
    assert own <= {*PLAIN, *map(type, SPECIAL)}
