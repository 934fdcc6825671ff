"""Writes the golden playthroughs: `python -m tests.golden.write [GAME ...]`."""

from __future__ import annotations

import sys
from pathlib import Path

from hexmoot.engine import registry
from hexmoot.engine.conformance import Picker
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State

HERE = Path(__file__).parent
ANSWERS = 60


def golden_path(game: Game, seats: int) -> Path:
    """Where the playthrough of a game and seat count is kept."""
    return HERE / f"{game.name}-{seats}.txt"


def playthrough(game: Game, seats: int) -> str:
    """The opening and the end of a random game in words, with digests."""
    preset = list(game.options.presets)[-1]
    lines = [f"{game.title}, rules {game.rules_version}, {seats} seats, preset {preset}, seed 1"]
    state = start(game, seats, preset)
    picker = Picker(1)
    answers = 0
    while not state.over:
        action = picker.pick(state.legal())
        if answers < ANSWERS:
            lines += question(game, state, action)
        state.apply(action)
        answers += 1
        if answers <= ANSWERS or state.over:
            lines += [f"    {event.text}" for event in state.events(None)]
        if answers <= ANSWERS:
            lines.append(f"    = {state.digest():016x}")
    return "\n".join([*lines, *ending(state, answers)]) + "\n"


def start(game: Game, seats: int, preset: str) -> State:
    """The first preset that allows this seat count is good enough where the last one does not."""
    for name in (preset, *game.options.presets):
        try:
            state = game.start(seats=seats, seed=1, preset=name)
        except BadOption:
            continue
        state.is_telling = True
        return state
    raise AssertionError(f"{game.name} cannot be started with {seats} seats")


def question(game: Game, state: State, action: int) -> list[str]:
    """The decision, its choices and the answer taken."""
    decision = state.decision
    assert decision is not None
    choices = ", ".join(game.actions.text(choice) for choice in state.legal())
    return [
        f"{state.ply}. {decision.kind} of seat {decision.seat}: {decision.prompt}",
        f"    choices: {choices}",
        f"    > {game.actions.text(action)}: {game.label(state, action).text}",
    ]


def ending(state: State, answers: int) -> list[str]:
    """The result."""
    outcome = state.outcome
    assert outcome is not None
    lines = [f"After {answers} answers: {outcome.reason.name}. {outcome.reason.sentence}"]
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        parts = ", ".join(f"{name} {points}" for name, points in outcome.parts[seat].items())
        lines.append(f"    seat {seat}: place {rank}, score {score} ({parts})")
    return [*lines, f"    = {state.digest():016x}"]


def main(names: list[str]) -> None:
    """Write the playthroughs of all games, or of those named, anew."""
    registry.add_package("tests.toys")
    for game in registry.games():
        if names and game.name not in names:
            continue
        for seats in game.seat_counts:
            golden_path(game, seats).write_text(playthrough(game, seats), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
