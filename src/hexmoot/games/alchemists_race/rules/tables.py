"""What a game reads and never changes: the board as a graph, prices, and the house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import table
from hexmoot.games.alchemists_race.rules.kinds import KINDS, MARKET, NO_SEAT, NO_SPACE, UNLIMITED

MOST_EXITS: Final = 8


@dataclass(frozen=True)
class Space:
    """One space of a board: what it is, where it is drawn, where its roads lead."""

    label: str
    kind: int
    resource: int
    amount: int
    x: int
    y: int
    region: str
    neighbours: tuple[int, ...]


@final
class Board:
    """A board as flat native tables; exits of a space stand in ascending order."""

    def __init__(
        self, name: str, title: str, spaces: Sequence[Space], canvas: tuple[int, int]
    ) -> None:
        self.name = name
        self.title = title
        self.spaces = tuple(spaces)
        self.canvas = canvas
        self.size: i64 = len(spaces)
        self.kind = table([space.kind for space in spaces])
        self.resource = table([space.resource for space in spaces])
        self.amount = table([space.amount for space in spaces])
        self.degree = table([len(space.neighbours) for space in spaces])
        self.exits = table(
            [
                exit_id
                for space in spaces
                for exit_id in (sorted(space.neighbours) + [NO_SPACE] * MOST_EXITS)[:MOST_EXITS]
            ]
        )
        self.market: i64 = [space.kind for space in spaces].index(MARKET)
        self.steps_between = table(_steps_between(spaces))

    def roads_on(self, space: int, back: int) -> list[int]:
        """AR-31, AR-36: where a piece on a space may go that came from `back`, or freely."""
        return [road for road in self.spaces[space].neighbours if road != back]

    def steps(self, start: i64, end: i64) -> i64:
        """The least number of steps from one space to another, headings apart."""
        return self.steps_between[start * self.size + end]


def _steps_between(spaces: Sequence[Space]) -> list[int]:
    """The shortest ways between all spaces: one breadth-first search from each."""
    rows: list[int] = []
    for start in range(len(spaces)):
        away = {start: 0}
        queue = [start]
        for space in queue:
            for end in spaces[space].neighbours:
                if end not in away:
                    away[end] = away[space] + 1
                    queue.append(end)
        rows.extend(away[end] for end in range(len(spaces)))
    return rows


@dataclass(frozen=True)
class Prices:
    """Recipes and values of the potions, what the two attacks take, and the worth of resources."""

    costs: Sequence[tuple[int, int]]
    values: Sequence[int]
    losses: tuple[int, int]
    worth: Sequence[int]


@final
class Terms:
    """Prices, supplies and house rules of one game, as native numbers."""

    def __init__(self, seats: int, options: Mapping[str, Any], prices: Prices) -> None:
        self.first_cost = table([cost[0] for cost in prices.costs])
        self.second_cost = table([cost[1] for cost in prices.costs])
        self.value = table(list(prices.values))
        self.worth = table(list(prices.worth))
        self.walks = table(_recipe_walks(prices))
        self.poison_loss: i64 = prices.losses[0]
        self.meteor_loss: i64 = prices.losses[1]
        self.target_coins: i64 = options["target_coins"]
        self.max_rounds: i64 = options["max_rounds"]
        self.die_sides: i64 = options["die_sides"]
        self.first_player: i64 = _first_player(options["first_player"])
        self.resource_supply: i64 = _resource_supply(options["resource_supply"], seats)
        self.potion_supply: i64 = _potion_supply(options["potion_supply"])
        self.resource_kinds: i64 = KINDS if options["two_purples"] else KINDS - 1
        self.ends_at_once: bool = options["end_mode"] == "immediate"
        self.sells_freely: bool = options["selling"] == "free"
        self.speed_any_time: bool = options["speed_timing"] == "any"
        self.warp_craft: bool = options["warp_craft"]
        self.teleport_resolves_space: bool = options["teleport_resolves_space"]
        self.start_attack: bool = options["start_attack"]
        self.swap_is_attack: bool = options["swap_is_attack"]
        self.may_stay: bool = options["may_stay"]
        self.stay_after_selling: bool = options["stay_after_selling"]
        self.speed_turns_back: bool = options["speed_turns_back"]


def _recipe_walks(prices: Prices) -> list[int]:
    """From each potion a walk over all of them, one row each, for whoever looks for good crafts.

    The next potion shares a resource with the last one where that is possible, the dearest first.
    Crafting all that is possible along every walk finds the best crafts nearly always.
    """
    count = len(prices.values)
    rows: list[int] = []
    for start in range(count):
        walk = [start]
        while len(walk) < count:
            walk.append(_next_recipe(prices, walk))
        rows.extend(walk)
    return rows


def _next_recipe(prices: Prices, walk: list[int]) -> int:
    """The dearest potion not yet on the walk, of those that share a resource with its end."""
    left = [potion for potion in range(len(prices.values)) if potion not in walk]
    last = set(prices.costs[walk[-1]])
    near = [potion for potion in left if last & set(prices.costs[potion])]
    ranked = sorted((-prices.values[potion], potion) for potion in near or left)
    return ranked[0][1]


def _first_player(choice: int | str) -> int:
    """AR-15: a seat, or one that is drawn."""
    return NO_SEAT if choice == "random" else int(choice)


def _potion_supply(choice: int | str) -> int:
    """AR-7: unlimited, or a number of cards."""
    return UNLIMITED if choice == "unlimited" else int(choice)


def _resource_supply(choice: int | str, seats: int) -> int:
    """AR-6: unlimited, `scarce` (one more than there are seats) or a number."""
    if choice == "unlimited":
        return UNLIMITED
    return seats + 1 if choice == "scarce" else int(choice)


@dataclass(frozen=True)
class Tables:
    """The content of one game."""

    board: Board
    terms: Terms
