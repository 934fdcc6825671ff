"""A second set of books: what everybody must hold, told from the log alone."""

from __future__ import annotations

from collections import Counter

from hexmoot.engine.events import told_to
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import EVENTS, KINDS

Told = tuple[str, tuple[int, ...]]
SPENT_BY = {"teleported": 3, "swapped": 4, "rerolled": 7}


def told(state: Playable) -> list[Told]:
    """The events of the last answer by name."""
    return [(EVENTS[kind], numbers) for kind, numbers in told_to(state, None)]


class Ledger:
    """Holdings and coins of every seat, moved by nothing but events."""

    def __init__(self, state: Playable) -> None:
        self.terms = state.terms
        self.seats = int(state.seats)
        self.resources: Counter[tuple[int, int]] = Counter()
        self.potions: Counter[tuple[int, int]] = Counter()
        self.coins = [0] * self.seats

    def enter(self, event: Told) -> None:
        """Book one event."""
        name, numbers = event
        seat, what = numbers[0], numbers[1]
        if name in ("gained", "lost_resource"):
            self.resources[seat, what] += 1 if name == "gained" else -1
        elif name in ("drank", "lost_potion", "sold"):
            self.potions[seat, what] -= 1
            self.coins[seat] += int(self.terms.value[what]) if name == "sold" else 0
        elif name == "crafted":
            self.resources[seat, int(self.terms.first_cost[what])] -= 1
            self.resources[seat, int(self.terms.second_cost[what])] -= 1
            self.potions[seat, what] += 1
        elif name == "attacked":
            self.potions[seat, numbers[2]] -= 1
        elif name in SPENT_BY:
            self.potions[seat, SPENT_BY[name]] -= 1

    def agrees_with(self, state: Playable) -> bool:
        """Does the table hold exactly what the books say?"""
        places = [(seat, kind) for seat in range(self.seats) for kind in range(KINDS)]
        return (
            [self.resources[place] for place in places] == [int(n) for n in state.resources]
            and [self.potions[place] for place in places] == [int(n) for n in state.potions]
            and self.coins == [int(n) for n in state.coins]
        )

    def held(self, seat: int) -> int:
        """How many resources a seat holds by the books."""
        return sum(self.resources[seat, kind] for kind in range(KINDS))

    def cards(self, seat: int) -> int:
        """How many potions a seat holds by the books."""
        return sum(self.potions[seat, kind] for kind in range(KINDS))
