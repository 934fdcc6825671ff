"""The parts messages are made of: bounds that hold at the edge."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.server.errors import STATUS
from hexmoot.server.wire import parts
from hexmoot.server.wire.parts import Clock, SeatWish


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({"kind": "sun"}, Clock),
        ({"kind": "move", "seconds": -1}, Clock),
        ({"kind": "move", "minutes": 1}, Clock),
        ({"kind": "bank", "seconds": 10**9}, Clock),
        ({"kind": "dog"}, SeatWish),
        ({"kind": "bot", "level": "god"}, SeatWish),
        ({"kind": "me", "name": "x" * 41}, SeatWish),
    ],
)
def test_what_is_out_of_bounds_is_refused(given: dict[str, Any], kind: type[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, kind)


def test_every_games_seats_fit_the_protocol() -> None:
    assert max(game.max_seats for game in registry.games()) <= parts.MAX_SEATS


def test_every_code_of_a_refusal_has_a_status() -> None:
    assert set(STATUS) == set(get_args(parts.RefusalCode))


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_view_has_a_place_for_everything_the_engine_says(game: Game) -> None:
    """Nothing of the engine's frame is lost on the way to the page."""
    view = game.start(seed=3).view(0)
    shown = msgspec.to_builtins(msgspec.convert(view, parts.View))
    assert set(shown) == set(view)
    assert shown["table"] == msgspec.to_builtins(view["table"])
