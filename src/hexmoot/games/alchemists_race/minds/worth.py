"""What a hand of resources would bring at the Market: the best set of crafts, found exactly."""

from __future__ import annotations

from functools import lru_cache

from hexmoot.games.alchemists_race.rules.kinds import KINDS
from hexmoot.games.alchemists_race.rules.state import Table

Recipe = tuple[int, int, int]


def market_worth(table: Table, seat: int) -> int:
    """The coins this seat's resources bring if crafted in the best way and sold."""
    row = seat * KINDS
    held = tuple(int(table.resources[row + kind]) for kind in range(KINDS))
    best: dict[tuple[int, int], int] = {}
    for potion in range(KINDS):
        if table.stacks[potion] == 0 and table.potions[row + potion] == 0:
            continue
        pair = (int(table.terms.first_cost[potion]), int(table.terms.second_cost[potion]))
        key = (min(pair), max(pair))
        best[key] = max(best.get(key, 0), int(table.terms.value[potion]))
    return best_crafting(held, tuple(sorted((*pair, value) for pair, value in best.items())))


@lru_cache(maxsize=50_000)
def best_crafting(held: tuple[int, ...], recipes: tuple[Recipe, ...]) -> int:
    """The highest total value of crafts from these tokens."""
    if not recipes:
        return 0
    first, second, value = recipes[0]
    most = held[first] // 2 if first == second else min(held[first], held[second])
    best = 0
    for made in range(most + 1):
        left = list(held)
        left[first] -= made
        left[second] -= made
        best = max(best, made * value + best_crafting(_useful(left, recipes[1:]), recipes[1:]))
    return best


def _useful(held: list[int], recipes: tuple[Recipe, ...]) -> tuple[int, ...]:
    """Forget tokens no later recipe needs, so that equal situations are solved once."""
    needed = {kind for first, second, _ in recipes for kind in (first, second)}
    return tuple(number if kind in needed else 0 for kind, number in enumerate(held))
