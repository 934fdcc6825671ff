"""What happened, for the log and for animation; each event names who may see it."""

from __future__ import annotations

from dataclasses import dataclass

from hexmoot.engine.native.state import EVENT, State


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a name, its numbers, and the sentence for the log."""

    kind: str
    numbers: tuple[int, ...]
    text: str


def told_to(state: State, viewer: int | None) -> list[tuple[int, tuple[int, ...]]]:
    """The raw events (kind, numbers) since the last answer that this viewer may see."""
    told = list(state.events_told)
    found = []
    for start in range(0, len(told), EVENT):
        kind, audience, *numbers = told[start : start + EVENT]
        if _may_see(audience, viewer):
            found.append((int(kind), tuple(int(number) for number in numbers)))
    return found


def _may_see(audience: int, viewer: int | None) -> bool:
    """Spectators see what is told to everyone, or to all but one seat: the mask is negative."""
    if viewer is None:
        return audience < 0
    return bool((audience >> viewer) & 1)
