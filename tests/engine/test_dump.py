"""A whole state as plain data and back."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "x"}, "not a dump of the form"),
        ({"game": "other"}, "a dump of 'other', not of 'ravens'"),
        ({"rules": 9}, "made by rules 9, these are 3"),
        ({"numbers": "12"}, "not whole numbers"),
        ({"numbers": [1, 2]}, "ends too early"),
        ({"numbers": [True]}, "not whole numbers"),
        ({"options": None}, "no options"),
        ({"digest": "0" * 16}, "its digest does not fit"),
    ],
)
def test_a_dump_that_was_tampered_with_is_refused(
    game: Game, state: State, change: dict[str, Any], message: str
) -> None:
    """With the reason."""
    with pytest.raises(BadState, match=message):
        game.load({**state.dump(), **change})


def test_a_dump_with_wrong_lengths_is_refused(game: Game, state: State) -> None:
    """Arrays of another length, numbers left over, an impossible stack."""
    numbers = state.numbers()
    for wrong in ([*numbers, 0], numbers[:-3], [*numbers[:6], 99, *numbers[7:]]):
        with pytest.raises(BadState):
            game.load({**state.dump(), "numbers": wrong})
