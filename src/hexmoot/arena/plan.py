"""Who plays whom in which seat on which deal, fixed before the first game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import combinations, permutations, zip_longest
from typing import Any

import msgspec

from hexmoot.engine import registry
from hexmoot.engine.errors import BadOption
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.setup import Setup

Lineup = tuple[int, ...]
LONGEST_PATIENCE = 86_400


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number, its block, its deal, and who (by number) sits where."""

    index: int
    block: int
    deal: int
    lineup: Lineup


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what an arena run plays; equal plans give equal games.

    A block is one deal played once from every rotation of the seats, so that within it everybody
    had every seat. `games` is rounded up until every team has met on every deal, so that all have
    equally many seats. `meanings` is what each player stands for: a name alone does not tell an
    edited bot from what it was.
    """

    game: str
    rules: int
    seats: int
    players: list[str]
    games: int
    seed: int = 0
    preset: str = ""
    options: dict[str, Any] = {}
    patience: float = 10.0
    meanings: list[str] = []

    def __post_init__(self) -> None:
        if not self.players:
            raise BadOption("players", self.players, "one bot or more")
        if self.games < 1:
            raise BadOption("games", self.games, "1 or more")
        if not 0.0 < self.patience <= LONGEST_PATIENCE:
            raise BadOption("patience", self.patience, f"seconds above 0 up to {LONGEST_PATIENCE}")

    def fixtures(self) -> Iterator[Fixture]:
        """All games in their order."""
        index = block = 0
        teams = len(teams_of(len(self.players), self.seats))
        while index < self.games or block % teams:
            lineup, deal = self._circle(block)
            for rotation in rotations(lineup):
                yield Fixture(index, block, deal, rotation)
                index += 1
            block += 1

    def setup(self) -> Setup:
        """Seats and options, checked: BadOption says what is wrong with them."""
        return registry.game(self.game).prepare(self.seats, self.preset or None, self.options)

    def fingerprint(self) -> str:
        """Equal for equal plans, however many games are wanted."""
        same = msgspec.structs.replace(self, games=1)
        return blake2b(msgspec.json.encode(same), digest_size=4).hexdigest()

    def differences(self, other: Plan) -> list[str]:
        """What makes the other plan another run, in words; how many games are wanted does not."""
        mine, theirs = msgspec.to_builtins(self), msgspec.to_builtins(other)
        found = [
            f"{field} is {mine[field]!r} there, {theirs[field]!r} here"
            for field in mine
            if field not in ("games", "meanings") and mine[field] != theirs[field]
        ]
        if not found and self.meanings != other.meanings:
            changed = zip_longest(self.players, self.meanings, other.meanings)
            found = [f"{player} has changed" for player, there, here in changed if there != here]
        return found

    def _circle(self, block: int) -> tuple[Lineup, int]:
        """The people of a block in their order round the table, and the deal.

        Every team meets on the same deal before the next is dealt.
        """
        teams = teams_of(len(self.players), self.seats)
        team = teams[block % len(teams)]
        deal = deal_number(block, len(self.players), self.seats)
        orders = circles(team)
        return orders[deal % len(orders)], splitmix(splitmix(self.seed % 2**64) ^ deal)


@cache
def teams_of(players: int, seats: int) -> list[Lineup]:
    """Who can sit at one table: as equal numbers of seats for each as there are."""
    if players >= seats:
        return list(combinations(range(players), seats))
    everybody = tuple(range(players)) * (seats // players)
    return [
        tuple(sorted(everybody + extra)) for extra in combinations(range(players), seats % players)
    ]


def deal_number(block: int, players: int, seats: int) -> int:
    """Which deal, counted from 0, a block is played on."""
    return block // len(teams_of(players, seats))


@cache
def circles(team: Lineup) -> list[Lineup]:
    """All orders round a table that are not rotations of each other."""
    return sorted({min(rotations(order)) for order in permutations(team)})


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different ways to seat this order: all seats move on by one, until it repeats."""
    found = [lineup[shift:] + lineup[:shift] for shift in range(len(lineup))]
    return list(dict.fromkeys(found))
