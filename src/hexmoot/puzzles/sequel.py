"""How a game would go on after an answer, in the words of the answers: why it is the best."""

from __future__ import annotations

from collections.abc import Mapping

from hexmoot.bots import Limit, SeatView
from hexmoot.bots.searcher import SearchBot
from hexmoot.engine.native.state import State
from hexmoot.puzzles.judging import Verdict

# One world of those the seat thinks possible, and how long everybody thinks in it.
WORLD, SEED, PLAYOUTS = 1, 1, 600
# So many answers of the seat itself are told; further on chance tells the story.
TOLD, MOST_ANSWERS = 2, 24
SAME = "Whatever you choose, {} is likely to follow: the answer itself makes the difference."
LAST = "Nothing more is yours to decide for a while: the answer itself makes the difference."


def note_of(state: State, verdict: Verdict) -> str:
    """Why the best answer is the best: what comes of it, and what of the next best one."""
    best, other = verdict.best[0], next_best(verdict.expected, verdict.best)
    own, rival = sequel(state, best), sequel(state, other)
    if own == rival:
        return SAME.format(told(own)) if own else LAST
    instead = f"After “{SeatView(state).label(other)}”"
    return f"{way_on('After it', own)} {way_on(instead, rival)}"


def way_on(begin: str, labels: list[str]) -> str:
    """A sentence about what follows."""
    if not labels:
        return f"{begin} there is nothing more for you to decide for a while."
    return f"{begin} the likely way on is {told(labels)}."


def next_best(expected: Mapping[int, float], best: list[int]) -> int:
    """The best of the other answers."""
    return max((action for action in expected if action not in best), key=lambda one: expected[one])


def told(labels: list[str]) -> str:
    """Answers one after the other."""
    return ", then ".join(f"“{label}”" for label in labels)


def sequel(state: State, action: int) -> list[str]:
    """What the asked seat would choose next after an answer, where it has a choice."""
    seat = int(state.seat)
    world = state.imagine(seat, WORLD)
    world.apply(action)
    labels: list[str] = []
    for _ in range(MOST_ANSWERS):
        if world.over or len(labels) == TOLD:
            break
        chosen = _chosen(world)
        if world.seat == seat and len(world.legal()) > 1:
            labels.append(SeatView(world).label(chosen))
        world.apply(chosen)
    return labels


def _chosen(world: State) -> int:
    legal = world.legal()
    return legal[0] if len(legal) == 1 else SearchBot(SEED, Limit(PLAYOUTS)).choose(SeatView(world))
