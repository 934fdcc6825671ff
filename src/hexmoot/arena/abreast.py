"""Many games side by side, all seats played by one net that thinks about all of them at once."""

from __future__ import annotations

import time
from collections.abc import Sequence

from hexmoot.arena.plan import Fixture, Plan
from hexmoot.arena.play import Played, game_of, result, seat_seed
from hexmoot.bots import Bot, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.learned.shelf import net_of
from hexmoot.bots.policy import PolicyBot, choose_each
from hexmoot.engine.match import Match

# Games of a group. Which games share one never depends on workers or interruptions, because sums
# over other rows may end in another last digit.
GROUP = 128


class Table:
    """A game of a group, and how often each seat was asked."""

    def __init__(self, plan: Plan, fixture: Fixture) -> None:
        self.fixture = fixture
        self.match = Match.start(
            game_of(plan),
            seats=plan.seats,
            seed=fixture.deal,
            preset=plan.preset or None,
            players=[plan.players[player] for player in fixture.lineup],
            **plan.options,
        )
        self.decisions = [0] * plan.seats
        self.players = [
            as_policy(bot(plan.players[player], seat_seed(fixture, seat)))
            for seat, player in enumerate(fixture.lineup)
        ]

    @property
    def player(self) -> PolicyBot:
        """Who is asked."""
        return self.players[self.match.state.seat]

    def answer(self, action: int) -> None:
        """Go on."""
        self.decisions[self.match.state.seat] += 1
        self.match.play(action)


def can_play_abreast(plan: Plan) -> bool:
    """Is one net of the game in all seats?"""
    if len(plan.players) != 1:
        return False
    player = bot(plan.players[0])
    player.close()
    if not isinstance(player, PolicyBot):
        return False
    net = net_of(game_of(plan), player.folder)
    return net is not None and not net.refusal(plan.setup())


def groups_of(fixtures: Sequence[Fixture]) -> list[list[Fixture]]:
    """The games of a plan in groups that are always the same."""
    return [list(fixtures[at : at + GROUP]) for at in range(0, len(fixtures), GROUP)]


def play_groups(plan: Plan, groups: Sequence[Sequence[Fixture]]) -> list[list[Played]]:
    """These groups one after the other, for a worker."""
    return [play_abreast(plan, group) for group in groups]


def play_abreast(plan: Plan, group: Sequence[Fixture]) -> list[Played]:
    """Play the games of a group to their ends."""
    tables = [Table(plan, fixture) for fixture in group]
    began = time.thread_time()
    while going_on := [table for table in tables if not table.match.state.over]:
        views = [SeatView(table.match.state) for table in going_on]
        actions = choose_each([table.player for table in going_on], views)
        for table, action in zip(going_on, actions, strict=True):
            table.answer(action)
    asked = sum(sum(table.decisions) for table in tables)
    seconds = (time.thread_time() - began) / max(1, asked)
    return [played(table, seconds) for table in tables]


def as_policy(player: Bot) -> PolicyBot:
    """A bot that is known to be one."""
    assert isinstance(player, PolicyBot)
    return player


def played(table: Table, seconds: float) -> Played:
    """The row and the record of a finished game; each decision took as long as any other."""
    spent = [count * seconds for count in table.decisions]
    nobody_failed = [GuardedBot(player) for player in table.players]
    row = result(table.match, table.fixture, nobody_failed, table.decisions, spent)
    return row, table.match.record.to_bytes()
