"""A whole state as plain data and back, secrets included."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hexmoot.engine.errors import BadState
from hexmoot.engine.native.state import State

if TYPE_CHECKING:
    from hexmoot.engine.game import Game

STATE_FORMAT = "hexmoot.state/1"


def dumped(game: Game, state: State) -> dict[str, Any]:
    """The whole state as plain data."""
    return {
        "format": STATE_FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "seats": int(state.seats),
        "options": dict(state.setup.options),
        "numbers": state.numbers(),
        "digest": f"{state.digest():016x}",
    }


def loaded(game: Game, data: Mapping[str, Any]) -> State:
    """The state a dump was made from; BadState says what is wrong with it."""
    if not isinstance(data, Mapping) or data.get("format") != STATE_FORMAT:
        raise BadState(f"not a dump of the form {STATE_FORMAT}")
    if data.get("game") != game.name:
        raise BadState(f"a dump of {data.get('game')!r}, not of {game.name!r}")
    if data.get("rules") != game.rules_version:
        raise BadState(f"made by rules {data.get('rules')!r}, these are {game.rules_version}")
    numbers = data.get("numbers")
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise BadState("the numbers of the dump are not whole numbers")
    options = data.get("options")
    if not isinstance(options, Mapping):
        raise BadState("the dump has no options")
    state: State = game.blank(game.prepare(data.get("seats"), None, options))
    state.restore(list(numbers))
    if f"{state.digest():016x}" != data.get("digest"):
        raise BadState("the dump has been changed: its digest does not fit")
    return state
