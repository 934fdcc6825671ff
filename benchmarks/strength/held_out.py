"""Games to hold stated chances against: minds from strong to weak, mixed at one table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hexmoot.bots import Bot, SeatView, bot
from hexmoot.bots.bot import as_chances
from hexmoot.bots.learned.mind import Mind
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine import registry
from hexmoot.engine.native.chance import splitmix
from hexmoot.engine.native.state import State

SEED = 9_000_000
# A seat's answers are drawn by its net's likings, flattened so much; 0 takes the favourite.
BLURS = (0.0, 0.0, 1.0, 4.0, 12.0)
# At so many tables all seats are alike; at the others each has a strength of its own.
ALIKE = 0.5
# Without a net: how often a seat answers by lot instead of like `greedy`.
SLIPS = (0.0, 0.0, 0.05, 0.2, 0.5)
# How often a position is noted, and of those how often a search looks at it as reviews did.
NOTED, LOOKED = 0.15, 0.2
PLAYOUTS = 128
ABREAST = 128


Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A position: what was stated of every seat, what a search said, and what each seat won."""

    game: int
    stated: Chances
    searched: Chances
    came: Chances


class Table:
    """One game, how strong each of its seats is, and what was stated on the way."""

    def __init__(self, name: str, seats: int, number: int, strengths: tuple[float, ...]) -> None:
        self.number = number
        self.state = registry.game(name).start(seats=seats, seed=SEED + number)
        self.lots = np.random.default_rng([SEED, number])
        drawn = self.lots.choice(strengths, size=seats)
        self.strengths = drawn[:1].repeat(seats) if self.lots.random() < ALIKE else drawn
        self.noted: list[tuple[Chances, Chances]] = []

    @property
    def strength(self) -> float:
        """That of the asked seat."""
        return float(self.strengths[self.state.seat])

    def note(self, stated: Chances) -> None:
        """Keep what is stated now, sometimes with what a search says."""
        looks = self.lots.random() < LOOKED
        self.noted.append((stated, searched(self.state) if looks else ()))

    def seen(self) -> list[Seen]:
        """What was noted, now that the game is over."""
        came = tuple(float(self.state.utility(seat)) for seat in range(self.state.seats))
        return [Seen(self.number, stated, found, came) for stated, found in self.noted]


def searched(state: State) -> Chances:
    """The chances a quick search by the game's own judge states, as they are."""
    view = SeatView(state)
    tallies = SearchBot(limit=Limit(PLAYOUTS)).tallies(view, is_thorough=True)
    return as_chances(tallies.standings, state.setup.wins_together)


# ---- with a net


def learned_games(net: Mind, seats: int, games: int) -> list[Seen]:
    """Games side by side; all seats are one net, blurred."""
    found: list[Seen] = []
    for start in range(0, games, ABREAST):
        tables = [
            Table(net.game.name, seats, number, BLURS)
            for number in range(start, min(games, start + ABREAST))
        ]
        while going_on := [table for table in tables if not table.state.over]:
            go_on(net, going_on)
        found += [seen for table in tables for seen in table.seen()]
    return found


def go_on(net: Mind, tables: list[Table]) -> None:
    """One answer at every table."""
    asked = [(SeatView(table.state).ground, table.state.seat) for table in tables]
    opinions = net.opinions(asked)
    for table, opinion in zip(tables, opinions, strict=True):
        state, legal, seats = table.state, table.state.legal(), table.state.seats
        if len(legal) > 1 and table.lots.random() < NOTED:
            away = [(seat - state.seat) % seats for seat in range(seats)]
            table.note(tuple(float(opinion.chances[at]) for at in away))
        wanted = opinion.answers.astype(float)
        if table.strength > 0.0:
            wanted = wanted / table.strength + table.lots.gumbel(size=len(legal))
        state.apply(legal[int(wanted.argmax())])


# ---- without one


def judged_games(name: str, seats: int, games: int) -> list[Seen]:
    """Games of `greedy` with slips; what is stated is what a search by the judge says."""
    found: list[Seen] = []
    for number in range(games):
        table = Table(name, seats, number, SLIPS)
        player = bot("greedy", splitmix(number))
        while not table.state.over:
            go_on_greedily(table, player)
        found += table.seen()
    return found


def go_on_greedily(table: Table, player: Bot) -> None:
    """One answer, sometimes by lot; few positions are noted, because a search is dear."""
    state, legal = table.state, table.state.legal()
    if len(legal) > 1 and table.lots.random() < NOTED * LOOKED:
        stated = searched(state)
        table.noted.append((stated, stated))
    if table.lots.random() < table.strength:
        state.apply(legal[int(table.lots.integers(len(legal)))])
    else:
        state.apply(player.choose(SeatView(state)))
