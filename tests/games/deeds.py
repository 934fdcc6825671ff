"""The deeds of all legal answers in words, for tests of what games tell balance reports."""

from __future__ import annotations

from hexmoot.engine.native.state import State


def deeds(state: State) -> dict[str, str | None]:
    """`{"craft speed": "crafted potion:speed", "roll": None}`: every legal answer."""
    game = state.setup.game
    found: dict[str, str | None] = {}
    for action in state.legal():
        deed = game.deed(state, action)
        words = None if deed is None else f"{deed.verb} {deed.component}"
        found[game.actions.text(action)] = words
    return found
