"""Walks of the Spirit over several spaces, each to be answered as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import SPIRIT_TO
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS
from hexmoot.games.sorcerer_stones.rules.plane import NEAR, OFF_PLANE, STEPS_FROM
from hexmoot.games.sorcerer_stones.rules.spirit import is_free
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names, text

AT_ONCE: Final = 1  # a single step is an answer of its own
ASKED: Final = (kinds.SPIRIT_STEP, kinds.FREE_STEP)


@dataclass(frozen=True, slots=True)
class Walk:
    """The spaces of a walk in order, and the stones that allow it, counted by colour."""

    path: tuple[int, ...]
    uses: tuple[int, ...]


def routes(table: Table) -> list[dict[str, Any]]:
    """SS-82, SS-104: the spaces two or more steps off, with the answers that lead there."""
    if table.asked() not in ASKED:
        return []
    return [walk_view(table, walk) for walk in walks(table) if len(walk.path) > AT_ONCE]


def walks(table: Table) -> list[Walk]:
    """The shortest walks to each space, one for each way to pay for it."""
    found: dict[int, list[Walk]] = {}
    edge = [Walk((), (0,) * COLOURS)]
    for _ in range(most_steps(table)):
        edge = _distinct(longer for walk in edge for longer in steps_on(table, walk))
        for walk in edge:
            there = found.setdefault(walk.path[-1], [])
            if not there or len(there[0].path) == len(walk.path):
                there.append(walk)
    return [walk for there in found.values() for walk in there]


def _distinct(found: Iterable[Walk]) -> list[Walk]:
    """The first walk to each space by each way to pay for it."""
    kept: dict[tuple[int, tuple[int, ...]], Walk] = {}
    for walk in found:
        kept.setdefault((walk.path[-1], walk.uses), walk)
    return list(kept.values())


def most_steps(table: Table) -> int:
    """SS-80, SS-104: a step for each stone taken, or those that are free."""
    if table.asked() == kinds.FREE_STEP:
        return int(table.free_steps)
    return sum(int(table.budget[colour]) for colour in range(COLOURS))


def steps_on(table: Table, walk: Walk) -> Iterator[Walk]:
    """SS-80 to SS-87: one step further, onto each free space whose colour is still allowed."""
    here = walk.path[-1] if walk.path else int(table.spirit[table.active])
    for index in range(NEAR * here, NEAR * here + NEAR):
        space = int(STEPS_FROM[index])
        if space != OFF_PLANE and is_free(table, space) and space not in walk.path:
            yield from _stepped(table, walk, space)


def _stepped(table: Table, walk: Walk, space: int) -> Iterator[Walk]:
    """The walk with this space at its end, if a stone allows it or the step is free."""
    if table.asked() == kinds.FREE_STEP:
        yield Walk((*walk.path, space), walk.uses)
        return
    uses = list(walk.uses)
    uses[table.plane[space]] += 1
    if uses[table.plane[space]] <= table.budget[table.plane[space]]:
        yield Walk((*walk.path, space), tuple(uses))


def walk_view(table: Table, walk: Walk) -> dict[str, Any]:
    """A walk as one answer: its actions, its words, its end and the spaces on its way."""
    end = walk.path[-1]
    steps = names.counted(names.STEPS, len(walk.path))
    form = text.WALK["by_stones" if any(walk.uses) else "free"]
    colours = names.stones_words(table, list(walk.uses))
    return {
        "answers": [SPIRIT_TO + space for space in walk.path],
        "label": form.format(space=names.space_name(end), steps=steps, colours=colours),
        "target": f"space:{end}",
        "path": [f"space:{space}" for space in walk.path],
    }
