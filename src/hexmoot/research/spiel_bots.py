"""OpenSpiel's own searches as bots: in the arena as `openspiel-ismcts` and `openspiel-mcts`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hexmoot.bots.bot import Bot
from hexmoot.bots.catalogue import Numbers, Settings, read_numbers
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.research.openspiel import SpielGame, SpielState, register

CURIOSITY = 1.4
SETTINGS = {"simulations": Numbers(int, 1, 1_000_000)}


def make_ismcts(seed: int, settings: Settings) -> Bot:
    """The bot `openspiel-ismcts`."""
    return make("ismcts", seed, settings)


def make_mcts(seed: int, settings: Settings) -> Bot:
    """The bot `openspiel-mcts`."""
    return make("mcts", seed, settings)


def make(kind: str, seed: int, settings: Settings) -> Bot:
    """A search with its settings read."""
    values = read_numbers(f"openspiel-{kind}", SETTINGS, settings)
    return SpielBot(kind, seed, **values)  # type: ignore[arg-type]


class SpielBot(Bot):
    """A search of OpenSpiel that starts every decision anew, from an imagined world.

    The plain tree search takes that one world for the real one; information-set search imagines
    another for each simulation. Rollouts are random to the end of the game, as OpenSpiel does them.
    """

    def __init__(self, kind: str, seed: int = 0, simulations: int = 50) -> None:
        super().__init__(seed)
        register()
        self.search = SEARCHES[kind]
        self.simulations = simulations

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        if len(legal) == 1:
            return legal[0]
        chooser = np.random.RandomState(self.decision_seed(seat_view) % 2**32)
        world = seat_view.imagine(int(chooser.randint(2**31)))
        game = SpielGame(world.setup, {})
        search = self.search(game, self.simulations, chooser)
        return int(search.step(game.state_at(world)))


def information_set_search(
    game: SpielGame, simulations: int, chooser: np.random.RandomState
) -> pyspiel.Bot:
    """OpenSpiel's ISMCTS with worlds from the same source of chance as everything else."""
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    search = ismcts.ISMCTSBot(game, evaluator, CURIOSITY, simulations, random_state=chooser)

    def another_world(state: SpielState, player: int) -> SpielState:
        return state.resample_from_infostate(player, chooser.uniform)

    search.set_resampler(another_world)
    return search


def plain_search(game: SpielGame, simulations: int, chooser: np.random.RandomState) -> pyspiel.Bot:
    """OpenSpiel's MCTS."""
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    return mcts.MCTSBot(game, CURIOSITY, simulations, evaluator, random_state=chooser)


Search = Callable[[SpielGame, int, np.random.RandomState], pyspiel.Bot]
SEARCHES: dict[str, Search] = {"ismcts": information_set_search, "mcts": plain_search}
