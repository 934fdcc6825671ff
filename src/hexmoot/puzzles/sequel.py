"""How a game would go on after an answer, in the words of the answers: why it is the best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from hexmoot.bots import Limit, SeatView
from hexmoot.bots.searcher import SearchBot
from hexmoot.engine.native.state import State
from hexmoot.engine.record import digest_text
from hexmoot.puzzles.judging import Verdict

# One world of those the seat thinks possible, and how long everybody thinks in it.
WORLD, SEED, PLAYOUTS = 1, 1, 600
# So many answers of the seat itself are told; further on chance tells the story. Where they are the
# same, the first that differs is looked for so far; and everybody's answers on the way are bounded.
TOLD, FURTHER, ANSWERS_EACH = 2, 6, 12
SAME = "Whatever you choose, {} is likely to follow: the answer itself makes the difference."
LAST = "Nothing more is yours to decide for a while: the answer itself makes the difference."


def note_of(state: State, verdict: Verdict) -> str:
    """Why the best answer is the best: what comes of it, and what of the next best one."""
    best, other = verdict.best[0], next_best(verdict.expected, verdict.best)
    own, rival = sequel(state, best), sequel(state, other)
    instead = f"After “{SeatView(state).label(other)}”"
    if own != rival:
        return f"{way_on('After it', own)} {way_on(instead, rival)}"
    return _parting(sequel(state, best, FURTHER), sequel(state, other, FURTHER), instead)


def _parting(own: list[str], rival: list[str], instead: str) -> str:
    """Where two ways that begin alike go apart, if they do so far as one can see."""
    pairs = enumerate(zip_longest(own, rival))
    place = next((at for at, (one, other) in pairs if one != other), None)
    if place is None:
        return SAME.format(told(own[:TOLD])) if own else LAST
    alike = f"Either way {told(own[:place])} is likely to follow." if place else ""
    after, against = own[place : place + TOLD], rival[place : place + TOLD]
    return f"{alike} {way_on('Then, after it,', after)} {way_on(instead, against)}".strip()


def meet(state: State, one: int, other: int) -> bool:
    """Do two answers come to one position in the same turn? Then only their order differs."""
    return not _passed(state, one).isdisjoint(_passed(state, other))


def _passed(state: State, action: int) -> set[str]:
    """The positions of a turn that goes on well after an answer."""
    seat, found = int(state.seat), set()
    for world in _way(state, action, ANSWERS_EACH):
        if world.seat != seat:
            break
        found.add(digest_text(world))
    return found


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


def sequel(state: State, action: int, most: int = TOLD) -> list[str]:
    """What the asked seat would choose next after an answer, where it has a choice."""
    seat, labels = int(state.seat), list[str]()
    for world in _way(state, action, ANSWERS_EACH * most):
        if len(labels) == most:
            break
        if world.seat == seat and len(world.legal()) > 1:
            labels.append(SeatView(world).label(_chosen(world)))
    return labels


def _way(state: State, action: int, length: int) -> Iterator[State]:
    """One state that goes on after an answer, everybody choosing well, until the game is over."""
    world = state.imagine(int(state.seat), WORLD)
    world.apply(action)
    for _ in range(length):
        if world.over:
            return
        yield world
        world.apply(_chosen(world))


def _chosen(world: State) -> int:
    legal = world.legal()
    return legal[0] if len(legal) == 1 else SearchBot(SEED, Limit(PLAYOUTS)).choose(SeatView(world))
