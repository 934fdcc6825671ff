"""What happened: each event names who may see it."""

from __future__ import annotations

from hexmoot.engine.game import Game


def test_events_name_who_may_see_them(game: Game) -> None:
    """The owner sees the drawn card, the others and spectators only that one was drawn."""
    state = game.start(seats=2, seed=5)
    state.is_telling = True
    state.apply(state.legal()[0])
    kinds = {viewer: [event.kind for event in state.events(viewer)] for viewer in (0, 1, None)}
    hidden = ["played", "drew_hidden"]
    assert kinds == {0: ["played", "drew"], 1: hidden, None: hidden}
    state.apply(0)
    assert state.events(0) == []
