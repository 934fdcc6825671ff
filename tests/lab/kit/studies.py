"""Small studies of Scales, and records of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexmoot.arena import Plan
from hexmoot.engine.match import Match
from tests.lab.toys.scales import GAME

MADE = "2026-11-15 10:00"


def plan(games: int = 30, **options: Any) -> Plan:
    """A study of so many games of Scales."""
    return Plan(game="scales", rules=1, seats=2, players=["random"], games=games, options=options)


def quiet(work: str, done: int, total: int) -> None:
    """Nobody listens."""


def save_game(folder: Path, name: str, answers: int = 2, **options: Any) -> None:
    match = Match.start(GAME, seats=2, seed=len(name), **options)
    for _ in range(answers):
        match.play(0)
    match.record.save(folder / f"{name}.json")
