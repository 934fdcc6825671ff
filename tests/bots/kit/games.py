"""Games to look back on, and reviews that take no time."""

from __future__ import annotations

from importlib import import_module

import pytest

from hexmoot.bots import SeatView, bot
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record

# The package offers the function of this name in the module's place.
REVIEW = import_module("hexmoot.bots.review")


def make_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts, and all of them however slow the build is."""
    monkeypatch.setattr(REVIEW, "GAME_PLAYOUTS", 2_000)
    monkeypatch.setattr(REVIEW, "DEEP_PLAYOUTS", 300)
    monkeypatch.setattr(REVIEW, "SLOWEST", 1)


def played_badly() -> Record:
    """The toy: seat 0 plays low cards and never rolls, seat 1 plays high ones and always rolls."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5)
    match.order(1, 10)
    while not match.state.over:
        legal = match.state.legal()
        match.play(legal[0] if match.state.seat == 0 else legal[-1])
    return match.record


def played_by_three() -> Record:
    """The toy: everybody takes the first choice."""
    match = Match.start(registry.game("ravens"), seats=3, seed=9)
    while not match.state.over:
        match.play(match.state.legal()[0])
    return match.record


def played_in_company() -> Record:
    """A whole co-op game of Sorcerer & Stones."""
    match = Match.start(registry.game("sorcerer_stones"), seats=2, seed=4, preset="coop")
    player = bot("greedy", 1)
    while not match.state.over:
        match.play(player.choose(SeatView(match.state)))
    return match.record
