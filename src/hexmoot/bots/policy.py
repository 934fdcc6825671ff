"""A bot that learned by playing itself: a net's first thought, without any search."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hexmoot.bots.bot import Bot, Explanation, explanation
from hexmoot.bots.calibration import NET, sharpened, sharpened_share, sharpness_of
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.learned.rows import Unfit
from hexmoot.bots.learned.shelf import known_net, print_of, weights_folder
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import splitmix

if TYPE_CHECKING:
    from hexmoot.bots.learned.mind import Mind

# Worlds in which an explanation looks at the position after each action.
WORLDS = 2


class PolicyBot(Bot):
    """Takes the answer its net likes best; where it has no net for a table, `greedy` answers.

    The net is given the observation of an imagined world, which holds what the seat knows. With a
    `blur` answers are drawn by lot: with 1 as likely as the net likes them, with more the more
    evenly.
    """

    name = "policy"

    def __init__(self, seed: int = 0, folder: Path | None = None, blur: float = 0.0) -> None:
        super().__init__(seed)
        self.folder = folder or weights_folder()
        self.blur = blur
        self.judge: Bot = GreedyBot(seed)

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        if len(legal) == 1:
            return legal[0]
        rated = self.rated(seat_view)
        return rated[0][0] if rated else self.judge.choose(seat_view)

    def explain(self, seat_view: SeatView) -> Explanation:
        rated = self.rated(seat_view)
        net = self.net(seat_view)
        if not rated or net is None:
            return self.judge.explain(seat_view)
        considered = [(action, self.worth(net, seat_view, action), WORLDS) for action, _ in rated]
        return explanation(seat_view, considered, self.chances(seat_view))

    def chances(self, seat_view: SeatView) -> tuple[float, ...]:
        """Every seat's chance, by seat and as it came true elsewhere; empty where it cannot tell.

        Where seats win together it is their common chance.
        """
        net = self.net(seat_view)
        if net is None:
            return ()
        ground, seats = seat_view.ground, range(seat_view.ground.seats)
        try:
            told = net.opinion(ground, int(seat_view.seat)).chances
        except Unfit:
            return ()
        stated = [float(told[(seat - seat_view.seat) % len(seats)]) for seat in seats]
        return sharpened(stated, sharpness_of(ground.setup, NET, self.folder))

    def net(self, seat_view: SeatView) -> Mind | None:
        """The net for this table."""
        return known_net(seat_view.ground, self.folder)

    def rated(self, seat_view: SeatView) -> list[tuple[int, float]]:
        """The legal actions, the net's favourite first; empty where it cannot tell."""
        net = self.net(seat_view)
        if net is None:
            return []
        legal = seat_view.legal()
        try:
            answers = net.opinion(seat_view.ground, int(seat_view.seat)).answers
        except Unfit:
            return []
        return self.ordered(seat_view, legal, answers.tolist())

    def ordered(
        self, seat_view: SeatView, legal: list[int], likings: list[float]
    ) -> list[tuple[int, float]]:
        """Answers with their likings, the one to take first."""
        rows = list(zip(legal, likings, strict=True))
        if self.blur == 0.0:
            return sorted(rows, key=lambda row: -row[1])
        seed = self.decision_seed(seat_view)
        return sorted(rows, key=lambda row: -row[1] / self.blur - lot(seed, row[0]))

    def worth(self, net: Mind, seat_view: SeatView, action: int) -> float:
        """The chance the net sees after an action, in a few imagined worlds."""
        seed, seat = self.decision_seed(seat_view), int(seat_view.seat)
        found = 0.0
        for count in range(WORLDS):
            world = seat_view.imagine(splitmix(seed + count))
            world.apply(action)
            found += world.utility(seat) if world.over else net.chance_of(world, seat)
        sharpness = sharpness_of(seat_view.ground.setup, NET, self.folder)
        return sharpened_share(found / WORLDS, int(seat_view.seats), sharpness)

    def meaning(self) -> str:
        """The name, and a print of all weights: other weights are another player."""
        return f"{self.name} {print_of(self.folder)}"

    def meaning_at(self, game: Game, seats: int) -> str:
        """The name, and a print of the weights of this game."""
        return f"{self.name} {print_of(self.folder, game.name)}"


def choose_each(players: Sequence[PolicyBot], seat_views: Sequence[SeatView]) -> list[int]:
    """The choices of players with one net at tables of one kind, thought over at once.

    That is far cheaper than one after the other.
    """
    net = players[0].net(seat_views[0])
    asked = [pair for pair in zip(players, seat_views, strict=True) if len(pair[1].legal()) > 1]
    found: dict[int, int] = {}
    try:
        if net is not None and asked:
            opinions = net.opinions([(view.ground, int(view.seat)) for _, view in asked])
            for (player, view), opinion in zip(asked, opinions, strict=True):
                likings = opinion.answers.tolist()
                found[id(view)] = player.ordered(view, view.legal(), likings)[0][0]
    except Unfit:
        found = {}
    pairs = zip(players, seat_views, strict=True)
    return [found[id(view)] if id(view) in found else one.choose(view) for one, view in pairs]


def lot(seed: int, action: int) -> float:
    """A lot of this decision and answer, such that likings plus lots choose by likelihood."""
    part = (splitmix(seed ^ splitmix(action + 1)) + 0.5) / 2.0**64
    return -math.log(-math.log(min(max(part, 1e-12), 1.0 - 1e-12)))
