"""When an answer is clearly the best: several searches that know nothing of each other agree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from hexmoot.bots import Explanation, Limit, SeatView
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.searcher import SearchBot
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.puzzles.puzzle import Puzzle

# Each search imagines other worlds and throws other dice, so luck does not help the same answer.
SEEDS = (1, 2, 3)
PLAYOUTS = 4_000
# Of a later check, by a search that had no part in finding the puzzle.
CHECK_SEED, CHECK_PLAYOUTS = 4, 2_500
# The strongest mind has the last word: so many walks with its net at most and for each answer, or
# so many playouts where it has none.
LAST_SEED, LAST_WALKS, LAST_PLAYOUTS = 5, Limit(600, each=60), 20_000
# A check by fewer playouts sees less of the margin; so much of it must be left.
LEAST_SHARE = 0.4
# A share of the win below which two answers are equally good, and above which one is clearly worse.
TIE, MARGIN = 0.01, 0.05
MOST_BEST = 3
# At the first level a bot sees the answer that looks no further than its turn, at the next ones a
# search of so many playouts, at the last only a longer one.
STEPS = (32, 128, 512)
# A choice made by few tries is chance: so many seeds are asked, and so many must see it.
TRIES, SEEING = 5, 4

Worth = Mapping[int, float]


class Verdict(NamedTuple):
    """The best answers, by how much they are better, and what each answer promises."""

    best: list[int]
    margin: float
    expected: dict[int, float]


def looked(state: State, seed: int, playouts: int) -> Explanation:
    """What one search thinks of every answer."""
    return SearchBot(seed=seed, limit=Limit(playouts)).explain(SeatView(state))


def worth_of(found: Explanation) -> dict[int, float]:
    """What each answer promises."""
    return {thought.action: thought.expected for thought in found.thoughts}


def margin_of(worth: Worth, best: Sequence[int]) -> float:
    """By how much the worst of the best answers is better than the best of the others."""
    others = [value for action, value in worth.items() if action not in best]
    return min(worth[action] for action in best) - max(others)


def has_gap(worth: Worth) -> bool:
    """Are a few answers better than all others by the margin? Else no verdict can be clear."""
    values = sorted(worth.values(), reverse=True)
    pairs = pairwise(values[: MOST_BEST + 1])
    return any(better - worse >= MARGIN for better, worse in pairs)


def judged(state: State) -> Verdict | None:
    """The verdict of independent searches; None where they do not agree clearly."""
    found = []
    for seed in SEEDS:
        found.append(looked(state, seed, PLAYOUTS))
        if not has_gap(worth_of(found[-1])):
            return None
    worths = [worth_of(one) for one in found]
    legal = state.legal()
    if any(set(worth) != set(legal) for worth in worths):
        return None
    mean = {action: sum(worth[action] for worth in worths) / len(worths) for action in legal}
    top = max(mean.values())
    best = [action for action in legal if mean[action] >= top - TIE]
    if len(best) > MOST_BEST or len(best) == len(legal):
        return None
    margin = min(margin_of(worth, best) for worth in worths)
    is_clear = margin >= MARGIN and all(one.best.action in best for one in found)
    return Verdict(best, margin, mean) if is_clear else None


def is_confirmed(state: State, best: Sequence[int]) -> bool:
    """Does the strongest mind, which judges by a net and not as the searches do, answer so, too?"""
    mind = GuidedBot(LAST_SEED, Limit(LAST_PLAYOUTS), LAST_WALKS)
    return mind.choose(SeatView(state)) in best


def is_plain(state: State, best: Sequence[int]) -> bool:
    """Does a bot see it that looks no further than its turn?"""
    return _is_seen(best, (GreedyBot(seed).choose(SeatView(state)) for seed in range(TRIES)))


def level_of(state: State, best: Sequence[int]) -> int:
    """How hard it is: which is the first of ever better bots that nearly always sees it."""
    if is_plain(state, best):
        return 1
    for level, playouts in enumerate(STEPS, 2):
        if _is_seen(best, (looked(state, seed, playouts).best.action for seed in range(TRIES))):
            return level
    return len(STEPS) + 2


def _is_seen(best: Sequence[int], chosen: Iterable[int]) -> bool:
    return sum(action in best for action in chosen) >= SEEING


def still_holds(game: Game, puzzle: Puzzle) -> bool:
    """Does a search of its own choose a best answer, by most of the margin that is stored?"""
    state = puzzle.position(game)
    return holds(state, [game.actions.parse(text) for text in puzzle.best], puzzle.margin)


def holds(state: State, best: Sequence[int], margin: float) -> bool:
    """The rule of `still_holds`."""
    found = looked(state, CHECK_SEED, CHECK_PLAYOUTS)
    worth = worth_of(found)
    is_known = set(best) <= set(worth)
    return is_known and found.best.action in best and margin_of(worth, best) >= LEAST_SHARE * margin
