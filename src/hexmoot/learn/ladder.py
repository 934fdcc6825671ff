"""How a training climbs: matches of the net as it is against named bots and its earlier selves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexmoot.arena.play import let_play
from hexmoot.arena.statistics import Interval, share_interval
from hexmoot.bots import Bot, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.match import Match
from hexmoot.engine.native.chance import splitmix
from hexmoot.learn.keeping import Keeper, Learner

SELVES = "selves"
EARLIER = "earlier self"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Which table is played, against whom, and on how many deals."""

    seats: int
    preset: str
    rivals: tuple[str, ...]
    deals: int

    def climb(self, trainer: Learner, keeper: Keeper) -> list[dict[str, Any]]:
        """One rung: the net is kept as a self, and meets the rivals and the self before it."""
        selves = keeper.folder / SELVES
        before = sorted(selves.glob("*"))
        mine = selves / f"{len(before):03d}"
        keeper.write_weights(trainer, mine)
        game = registry.game(keeper.plan.game)
        met = [(name, name) for name in self.rivals]
        if before:
            met.append((EARLIER, f"policy:weights={before[-1]}"))
        return [self.row(name, self.match(game, mine, rival)) for name, rival in met]

    def row(self, rival: str, share: Interval) -> dict[str, Any]:
        """A match as plain data."""
        found = {"mean": share.mean, "low": share.low, "high": share.high}
        rounded = {name: round(value, 3) for name, value in found.items()}
        return {"rival": rival, "games": self.deals * self.seats, "even": 1 / self.seats, **rounded}

    def match(self, game: Game, folder: Path, rival: str) -> Interval:
        """The share of the win of one net among rivals, each deal from every seat."""
        blocks = [
            [self.play(game, folder, rival, deal, seat) for seat in range(self.seats)]
            for deal in range(self.deals)
        ]
        return share_interval(blocks)

    def play(self, game: Game, folder: Path, rival: str, deal: int, seat: int) -> float:
        """What the net in this seat wins of one game."""
        seeds = [splitmix(deal * 100 + other) for other in range(self.seats)]
        players: list[Bot] = [bot(rival, seed) for seed in seeds]
        players[seat] = PolicyBot(seeds[seat], folder)
        match = Match.start(game, seats=self.seats, seed=splitmix(deal), preset=self.preset or None)
        let_play(match, [GuardedBot(player) for player in players])
        for player in players:
            player.close()
        return float(match.state.utility(seat))


def no_ladder(trainer: Learner, keeper: Keeper) -> list[dict[str, Any]]:
    """For games won together, and for those who do not want to wait."""
    return []
