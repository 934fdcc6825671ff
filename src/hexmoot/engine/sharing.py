"""Parts of views that are the same for several viewers or positions, made once."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from functools import lru_cache, wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar, cast

from hexmoot.engine.native.state import State

Played = TypeVar("Played", bound=State)
Given = ParamSpec("Given")
Part = TypeVar("Part")
Parts = dict[tuple[Any, ...], Any]
NOTHING: Final[Parts] = {}
MISSING: Final[Any] = object()
MOST_FIXED: Final = 16_384


class Position(NamedTuple):
    """The state that is shown, what has been made of it so far, and what was made of the last."""

    state: State | None
    parts: Parts
    before: Parts


NOWHERE: Final = Position(None, NOTHING, NOTHING)
_shown: ContextVar[Position] = ContextVar("_shown", default=NOWHERE)


class Sharing:
    """While this lasts (`with`), shared parts of a state are made once and kept in `parts`.

    Whoever keeps `parts` forgets them when the state changes, and nobody changes what is in them.
    Those of an earlier state, given as `before`, are taken over where they are equal: whoever
    compares both positions sees at once that nothing changed there.
    """

    __slots__ = ("position", "token")
    token: Token[Position]

    def __init__(self, state: State, parts: Parts, before: Parts = NOTHING) -> None:
        self.position = Position(state, parts, before)

    def __enter__(self) -> None:
        self.token = _shown.set(self.position)

    def __exit__(self, *_: object) -> None:
        _shown.reset(self.token)


def shared(
    make: Callable[Concatenate[Played, Given], Part],
) -> Callable[Concatenate[Played, Given], Part]:
    """A part of a view that follows from the state and the other arguments alone.

    >>> @shared
    ... def seat_count(state):
    ...     return int(state.seats)
    """

    @wraps(make)
    def find(state: Played, /, *given: Given.args, **named: Given.kwargs) -> Part:
        shown, parts, before = _shown.get()
        # A state that is only imagined, for a forecast, is another one.
        if shown is not state or named:
            return make(state, *given, **named)
        key = (make, *given)
        found: Part = parts.get(key, MISSING)
        if found is MISSING:
            found = make(state, *given, **named)
            known = before.get(key)
            if known == found:
                found = known
            parts[key] = found
        return found

    return find


def fixed(make: Callable[Given, Part]) -> Callable[Given, Part]:
    """A small part of a view that follows from its arguments alone: one for all positions shown.

    >>> @fixed
    ... def stone_view(colour, place):
    ...     return {"id": f"stone:{place}", "colour": colour}
    """
    kept = cast(Callable[Given, Part], lru_cache(maxsize=MOST_FIXED)(make))

    @wraps(make)
    def find(*given: Given.args, **named: Given.kwargs) -> Part:
        # Where nothing is shared, whoever gets a view may do with it what they like.
        return make(*given, **named) if _shown.get() is NOWHERE else kept(*given, **named)

    return find
