"""Board, recipes and chosen options as packed numbers, made once a game and never changed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of space, in the order of the rules text.
MARKET: Final = 0
RESOURCE: Final = 1
LOSE_MATERIAL: Final = 2
LOSE_POTION: Final = 3
PLAIN: Final = 4

NO_SPACE: Final = -1
NO_RESOURCE: Final = -1
UNLIMITED: Final = -1
RANDOM: Final = -1
MAX_DEGREE: Final = 8


@final
class Board:
    """The graph of spaces: what each one holds and where its roads lead.

    `resource[s]` and `amount[s]` are -1 and 0 where the kind of space has none.
    The roads of space `s` are `neighbours[s * MAX_DEGREE + k]` for k below `degree[s]`, ascending.
    `distance[a * size + b]` is the least number of steps from a to b, headings apart.
    """

    def __init__(
        self,
        kind: list[int],
        resource: list[int],
        amount: list[int],
        roads: list[list[int]],
    ) -> None:
        self.size: i64 = len(kind)
        self.market: i64 = kind.index(MARKET)
        self.kind: vec[i64] = vec[i64](kind)
        self.resource: vec[i64] = vec[i64](resource)
        self.amount: vec[i64] = vec[i64](amount)
        self.degree: vec[i64] = vec[i64]([len(ends) for ends in roads])
        self.neighbours: vec[i64] = vec[i64](_flat(roads))
        self.distance: vec[i64] = vec[i64](_distances(roads))


@final
class Recipes:
    """For each potion its two resources and the coins it sells for (AR-4, AR-5)."""

    def __init__(self, costs: list[tuple[int, int]], values: list[int]) -> None:
        self.first: vec[i64] = vec[i64]([cost[0] for cost in costs])
        self.second: vec[i64] = vec[i64]([cost[1] for cost in costs])
        self.value: vec[i64] = vec[i64](values)


@final
class Terms:
    """What one game is played with: the board, the recipes and every option as a native value."""

    def __init__(self, board: Board, recipes: Recipes) -> None:
        self.board: Board = board
        self.recipes: Recipes = recipes
        self.first_player: i64 = RANDOM
        self.target_coins: i64 = 20
        self.max_rounds: i64 = 300
        self.die_sides: i64 = 6
        self.kinds: i64 = 7
        self.resource_supply: i64 = UNLIMITED
        self.potion_supply: i64 = UNLIMITED
        self.poison_takes: i64 = 2
        self.meteor_takes: i64 = 4
        self.is_full_round: bool = False
        self.selling_takes_turn: bool = False
        self.speed_any_time: bool = False
        self.warp_craft: bool = True
        self.teleport_resolves_space: bool = True
        self.start_attack: bool = True
        self.swap_is_attack: bool = False
        self.may_stay: bool = False


def _flat(roads: list[list[int]]) -> list[int]:
    """The roads of all spaces in one row of MAX_DEGREE places each."""
    flat: list[int] = []
    for ends in roads:
        flat.extend(sorted(ends))
        flat.extend([NO_SPACE] * (MAX_DEGREE - len(ends)))
    return flat


def _distances(roads: list[list[int]]) -> list[int]:
    """All shortest ways, one breadth-first search from each space."""
    flat: list[int] = []
    for start in range(len(roads)):
        away = [NO_SPACE] * len(roads)
        away[start] = 0
        queue = [start]
        for space in queue:
            for end in roads[space]:
                if away[end] == NO_SPACE:
                    away[end] = away[space] + 1
                    queue.append(end)
        flat.extend(away)
    return flat
