"""Answers worth a second question: they cost something and cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.engine.native.state import State

# Tried in so many imagined worlds: what is hidden from the seat must not show in the answer.
WORLDS = 2


def is_grave(state: State, actions: Sequence[int], warning: str) -> bool:
    """Does the asked seat pay what the warning says, with no free way back afterwards?"""
    return warning != "" and ends_undo(state, actions)


def ends_undo(state: State, actions: Sequence[int]) -> bool:
    """Would these answers in a row let somebody learn something, or hand the question on?"""
    seat = state.seat
    return any(_ends(state.imagine(seat, world), seat, actions) for world in range(WORLDS))


def _ends(world: State, seat: int, actions: Sequence[int]) -> bool:
    for action in actions:
        if action not in world.legal():
            return True
        world.play(action)
        if world.disclosed or world.seat != seat:
            return True
    return False
