"""Positions played to their ends by a game's net, many side by side."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.bots import SeatView
from hexmoot.bots.policy import PolicyBot, choose_each
from hexmoot.engine.native.state import State

ABREAST = 128


def play_on(states: Sequence[State]) -> None:
    """Let the net answer for everybody, with its favourite each time, until all games are over."""
    player = PolicyBot()
    for at in range(0, len(states), ABREAST):
        part = states[at : at + ABREAST]
        while going_on := [state for state in part if not state.over]:
            views = [SeatView(state) for state in going_on]
            actions = choose_each([player] * len(views), views)
            for state, action in zip(going_on, actions, strict=True):
                state.apply(action)
