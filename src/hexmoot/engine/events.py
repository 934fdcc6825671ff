"""What happened, for the log and for animation; each event names who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hexmoot.engine.native.state import EVENT, State

# The kind of the line that closes every log.
RESULT: Final = "result"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a name, its numbers, and the sentence for the log."""

    kind: str
    numbers: tuple[int, ...]
    text: str


class Told(NamedTuple):
    """A raw event, and the mask of who may see it."""

    audience: int
    kind: int
    numbers: tuple[int, ...]


def all_told(state: State) -> list[Told]:
    """The raw events since the last answer."""
    told = [int(number) for number in state.events_told]
    return [
        Told(told[start + 1], told[start], tuple(told[start + 2 : start + EVENT]))
        for start in range(0, len(told), EVENT)
    ]


def told_to(state: State, viewer: int | None) -> list[tuple[int, tuple[int, ...]]]:
    """The raw events (kind, numbers) since the last answer that this viewer may see."""
    told = [one for one in all_told(state) if may_see(one.audience, viewer)]
    return [(one.kind, one.numbers) for one in told]


def may_see(audience: int, viewer: int | None) -> bool:
    """Spectators see what is told to everyone, or to all but one seat: the mask is negative."""
    if viewer is None:
        return audience < 0
    return bool((audience >> viewer) & 1)
