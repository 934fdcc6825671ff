"""Parts of views that are the same for several viewers, made once while one position is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from hexmoot.engine.native.state import State

Played = TypeVar("Played", bound=State)
Given = ParamSpec("Given")
Part = TypeVar("Part")
Parts = dict[tuple[Any, ...], Any]


class Position(NamedTuple):
    """The state that is shown, and what has been made of it so far."""

    state: State
    parts: Parts


_shown: ContextVar[Position | None] = ContextVar("_shown", default=None)


@contextmanager
def sharing(state: State, parts: Parts) -> Iterator[None]:
    """While this lasts, shared parts of this state are made once and kept in `parts`.

    Whoever keeps `parts` forgets them when the state changes, and nobody changes what is in them.
    """
    token = _shown.set(Position(state, parts))
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
        if key not in shown.parts:
            shown.parts[key] = make(state, *given, **named)
        found: Part = shown.parts[key]
        return found

    return find
