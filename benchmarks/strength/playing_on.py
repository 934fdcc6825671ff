"""Positions played to their ends by nets, many side by side."""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.bots import SeatView
from hexmoot.bots.policy import PolicyBot, choose_each
from hexmoot.engine.native.state import State

ABREAST = 128


def play_on(states: Sequence[State], seated: Sequence[Sequence[PolicyBot]] = ()) -> None:
    """Play tables of one kind to their ends, by those seated there, else by the game's net."""
    player = PolicyBot()
    everybody = seated or [[player] * state.seats for state in states]
    tables = list(zip(states, everybody, strict=True))
    for at in range(0, len(tables), ABREAST):
        part = tables[at : at + ABREAST]
        while going_on := [table for table in part if not table[0].over]:
            answer_all(going_on)


def answer_all(tables: Sequence[tuple[State, Sequence[PolicyBot]]]) -> None:
    """One answer at each table; those of one player are thought over at once."""
    asked: dict[PolicyBot, list[State]] = {}
    for state, players in tables:
        asked.setdefault(players[state.seat], []).append(state)
    for player, states in asked.items():
        actions = choose_each([player] * len(states), [SeatView(state) for state in states])
        for state, action in zip(states, actions, strict=True):
            state.apply(action)
