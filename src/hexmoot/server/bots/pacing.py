"""How long automatic answers take: long enough to be seen, and never telling what is hidden."""

from __future__ import annotations

import math
import secrets

from hexmoot.bots import LEVELS
from hexmoot.engine.native.state import State
from hexmoot.server.table.game import TableGame, lines_for
from hexmoot.server.wire.parts import Level

# How many worlds each of the others imagines before a question counts as open to all.
WORLDS = 3
# An order answers after so many paces, drawn by lot: about as long as a person takes to say no.
FEWEST_PACES, MOST_PACES = 1.0, 3.0
GRAINS = 10_000


def pause_before(game: TableGame, seat: int, pace: float) -> float:
    """Time for people to see what the last answer brought about: none where it showed nothing.

    So a row of bots that keep silent takes nobody's time, and it cannot be heard how many they are.
    """
    if not game.answers:
        return pace
    last = game.answers[-1]
    if not lines_for(last.lines, None):
        return 0.0
    return pace / 3 if last.seat == seat else pace


def order_wait(pace: float) -> float:
    """How long a standing order takes to answer: nobody can tell it from whoever gave it."""
    share = secrets.randbelow(GRAINS + 1) / GRAINS
    return pace * (FEWEST_PACES + share * (MOST_PACES - FEWEST_PACES))


def beat(state: State, level: Level, pause: float) -> float:
    """The grid a bot's answer falls on, so that its time does not tell what it could choose from.

    0 where everybody knows the possible answers anyway.
    """
    return max(pause, LEVELS[level].seconds) if is_secret(state) else 0.0


def is_secret(state: State) -> bool:
    """Is there anybody who does not know what the asked seat may answer?"""
    legal = state.legal()
    others = (seat for seat in range(state.seats) if seat != state.seat)
    return any(
        state.imagine(seat, world).legal() != legal for seat in others for world in range(WORLDS)
    )


def rest(spent: float, pause: float, grid: float) -> float:
    """How long to wait after thinking: to the end of the pause, and on to the next beat."""
    whole = max(spent, pause)
    if grid > 0.0:
        whole = math.ceil(max(whole, grid) / grid) * grid
    return whole - spent
