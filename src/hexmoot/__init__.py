"""Hexmoot: five games of sorcery on one engine.

>>> import hexmoot
>>> state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
>>> state.over
False
"""

from hexmoot.engine.errors import (
    BadChance,
    BadContent,
    BadOption,
    BadRecord,
    BadState,
    BrokenGame,
    CannotUndo,
    ChanceNeeded,
    HexmootError,
    IllegalAction,
    UnknownGame,
)
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.state import State
from hexmoot.engine.outcome import EndReason, Outcome
from hexmoot.engine.record import Record
from hexmoot.engine.registry import game, games
from hexmoot.engine.wording import Decision
from hexmoot.version import VERSION

__version__ = VERSION

__all__ = [
    "BadChance",
    "BadContent",
    "BadOption",
    "BadRecord",
    "BadState",
    "BrokenGame",
    "CannotUndo",
    "ChanceNeeded",
    "Decision",
    "EndReason",
    "Game",
    "HexmootError",
    "IllegalAction",
    "Match",
    "Outcome",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "games",
]
