"""A bot that searches with a net: the net says where to look, and what was found there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hexmoot.bots.bot import Explanation, explanation
from hexmoot.bots.calibration import NET, sharpened, sharpened_share, sharpness_of
from hexmoot.bots.learned.rows import Unfit
from hexmoot.bots.learned.shelf import known_net, net_of, print_of, weights_folder
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.searcher import SearchBot, Tallies, ranked
from hexmoot.bots.thinking_time import Limit, clock
from hexmoot.engine.game import Game

DEFAULT_WALKS = 400
DUEL = 2
# A level may look so many times as often where it tries answers out: most questions need none.
LONGER_BY_TRIAL = 2


class GuidedBot(SearchBot):
    """Tree search guided by the game's net, within a limit of walks down the tree.

    Where there is no net for a table, the search with the game's own judge answers within its own
    limit of playouts. A `blur` above 1 lets it look at answers the net does not like; with a
    `trial` there is no tree, but the net plays on for so many decisions after each answer. Unless
    somebody says otherwise these are what suits the game, the one with two seats and the other with
    more. A level thinks (`suits_game`) as long as it helps in the game.

    >>> import hexmoot
    >>> state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
    >>> bot = GuidedBot(seed=1, walks=Limit(playouts=30))
    >>> bot.choose(SeatView(state)) in state.legal()
    True
    """

    name = "guided"

    def __init__(
        self,
        seed: int = 0,
        limit: Limit | None = None,
        walks: Limit | None = None,
        folder: Path | None = None,
        blur: float | None = None,
        trial: int | None = None,
        suits_game: bool = False,
    ) -> None:
        super().__init__(seed, limit)
        self.walks = walks or Limit(DEFAULT_WALKS)
        self.folder = folder or weights_folder()
        self.blur = blur
        self.trial = trial
        self.suits_game = suits_game

    def meaning(self) -> str:
        walks = f"walks: {self.walks}, weights {print_of(self.folder)}"
        said = "" if self.blur is None else f", blur {self.blur:g}"
        said += "" if self.trial is None else f", trial {self.trial}"
        return f"{self.name}: {walks}{said}, without a net {self.limit}"

    def meaning_at(self, game: Game, seats: int) -> str:
        """Where the game has no net, that of the search."""
        if net_of(game, self.folder) is None:
            return super().meaning()
        blur, trial = self.blur_at(game, seats), self.trial_at(game, seats)
        said = "" if blur == 1.0 else f", blur {blur:g}"
        said += f", trial {trial}" if trial else ""
        walks, weights = self.walks_at(game, seats), print_of(self.folder, game.name)
        return f"{self.name}: walks: {walks}, weights {weights}{said}"

    def walks_at(self, game: Game, seats: int) -> Limit:
        """How much it thinks; a level only as much as helps, and longer where it tries answers."""
        if not self.suits_game:
            return self.walks
        if self.trial_at(game, seats):
            return self.walks.times(LONGER_BY_TRIAL)
        return self.walks.part(game.thrift)

    def blur_at(self, game: Game, seats: int) -> float:
        """How evenly it looks at the answers at hand; a game's own number is for two seats."""
        if self.blur is not None:
            return self.blur
        return game.blur if seats == DUEL else 1.0

    def trial_at(self, game: Game, seats: int) -> int:
        """How far answers are tried out; a game's own number is for more than two seats."""
        if self.trial is not None:
            return self.trial
        return game.trial if seats > DUEL else 0

    def tallies(self, seat_view: SeatView, is_thorough: bool = False) -> Tallies:
        found = self.guided(seat_view, is_thorough)
        return super().tallies(seat_view, is_thorough) if found is None else found

    def explained(self, seat_view: SeatView, found: Tallies) -> Explanation:
        """What was found, in words; chances and hopes as those of the net came true."""
        if known_net(seat_view.ground, self.folder) is None:
            return super().explained(seat_view, found)
        sharpness = sharpness_of(seat_view.ground.setup, NET, self.folder)
        seats = int(seat_view.seats)
        rows = [
            (action, sharpened_share(hoped, seats, sharpness), visits)
            for action, hoped, visits in ranked(found.actions)
        ]
        told = explanation(seat_view, rows, found.standings)
        return replace(told, chances=sharpened(told.chances, sharpness))

    def guided(self, seat_view: SeatView, is_thorough: bool) -> Tallies | None:
        """What the guided search finds; None at a table the net does not know."""
        net = known_net(seat_view.ground, self.folder)
        if net is None:
            return None
        from hexmoot.bots.learned.guide import guide_by

        began = clock()
        game, seats = seat_view.game, int(seat_view.seats)
        limit = self.walks_at(game, seats).for_choices(len(seat_view.legal()))
        blur, trial = self.blur_at(game, seats), self.trial_at(game, seats)
        try:
            guide = guide_by(net, seat_view, self.decision_seed(seat_view), blur, trial)
            guide.begin()
            while guide.has_more and not (limit.is_spent(guide.walks, began) or self.must_stop()):
                left = limit.playouts_left(guide.walks)
                if not is_thorough and guide.is_settled(left):
                    break
                guide.walk(left)
        except Unfit:
            return None
        return Tallies(guide.tallies(), guide.standings())
