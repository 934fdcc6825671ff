"""How a game is started: seats, seed, preset and options are checked."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 9}, "seats is 9, allowed: 2..3"),
        ({"seats": True}, "seats is True"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"preset": "none"}, "preset is 'none', allowed: standard, coin"),
        ({"sides": 1}, "sides is 1, allowed: 2..12"),
        ({"colour": 1}, "no such option"),
    ],
)
def test_bad_starts_are_refused(game: Game, arguments: dict[str, Any], message: str) -> None:
    """BadOption names option, value and what is allowed."""
    with pytest.raises(BadOption, match=message):
        game.start(**arguments)


def test_the_usual_number_of_seats(game: Game) -> None:
    """The smallest, unless the game says otherwise."""
    assert (game.usual_seats, list(game.seat_counts)) == (2, [2, 3])
    assert registry.game("mushroom_sorcerer").usual_seats == 4
