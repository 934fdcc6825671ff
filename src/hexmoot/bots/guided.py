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


class GuidedBot(SearchBot):
    """Tree search guided by the game's net, within a limit of walks down the tree.

    Where there is no net for a table, the search with the game's own judge answers within its own
    limit of playouts. A `blur` above 1 lets it look at answers the net does not like; it is
    what suits the game, with two seats, unless somebody says otherwise. Somebody `is_thrifty` does
    not make walks that would not help in the game.

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
        is_thrifty: bool = False,
    ) -> None:
        super().__init__(seed, limit)
        self.walks = walks or Limit(DEFAULT_WALKS)
        self.folder = folder or weights_folder()
        self.blur = blur
        self.is_thrifty = is_thrifty

    def meaning(self) -> str:
        walks = f"walks: {self.walks}, weights {print_of(self.folder)}"
        said = "" if self.blur is None else f", blur {self.blur:g}"
        return f"{self.name}: {walks}{said}, without a net {self.limit}"

    def meaning_at(self, game: Game, seats: int) -> str:
        """Where the game has no net, that of the search."""
        if net_of(game, self.folder) is None:
            return super().meaning()
        blur = self.blur_at(game, seats)
        said = "" if blur == 1.0 else f", blur {blur:g}"
        walks, weights = self.walks_in(game), print_of(self.folder, game.name)
        return f"{self.name}: walks: {walks}, weights {weights}{said}"

    def walks_in(self, game: Game) -> Limit:
        """How much it thinks; one that is thrifty only as much as helps in the game."""
        return self.walks.part(game.thrift) if self.is_thrifty else self.walks

    def blur_at(self, game: Game, seats: int) -> float:
        """How evenly it looks at the answers at hand; a game's own number is for two seats."""
        if self.blur is not None:
            return self.blur
        return game.blur if seats == DUEL else 1.0

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
        limit = self.walks_in(seat_view.game).for_choices(len(seat_view.legal()))
        try:
            blur = self.blur_at(seat_view.game, int(seat_view.seats))
            guide = guide_by(net, seat_view, self.decision_seed(seat_view), blur)
            guide.begin()
            while guide.has_more and not (limit.is_spent(guide.walks, began) or self.must_stop()):
                left = limit.playouts_left(guide.walks)
                if not is_thorough and guide.is_settled(left):
                    break
                guide.walk(left)
        except Unfit:
            return None
        return Tallies(guide.tallies(), guide.standings())
