"""Parts of views that are the same for several viewers or positions, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
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

    state: State
    parts: Parts
    before: Parts


_shown: ContextVar[Position | None] = ContextVar("_shown", default=None)


@contextmanager
def sharing(state: State, parts: Parts, before: Parts = NOTHING) -> Iterator[None]:
    """While this lasts, shared parts of this state are made once and kept in `parts`.

    Whoever keeps `parts` forgets them when the state changes, and nobody changes what is in them.
    Those of an earlier state, given as `before`, are taken over where they are equal: whoever
    compares both positions sees at once that nothing changed there.
    """
    token = _shown.set(Position(state, parts, before))
    try:
        yield
    finally:
        _shown.reset(token)


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
        shown = _shown.get()
        # A state that is only imagined, for a forecast, is another one.
        if shown is None or shown.state is not state or named:
            return make(state, *given, **named)
        key = (make, *given)
        found: Part = shown.parts.get(key, MISSING)
        if found is MISSING:
            found = make(state, *given, **named)
            known = shown.before.get(key)
            if known == found:
                found = known
            shown.parts[key] = found
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
        return make(*given, **named) if _shown.get() is None else kept(*given, **named)

    return find
