"""OpenSpiel games: explicit chance nodes, information states from views, resampling by `imagine`.

>>> from hexmoot.research import openspiel
>>> openspiel.register()
>>> game = pyspiel.load_game("hexmoot_alchemists_race(seats=3,preset=quick)")
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from hexmoot.engine import registry
from hexmoot.engine.errors import ChanceNeeded
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.setup import Setup
from hexmoot.research.observer import Observer

MOST_OUTCOMES = 1024
LONGEST_GAME = 100_000


def register() -> list[str]:
    """Register every game with OpenSpiel as `hexmoot_<name>`; returns the names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in registry.games():
        name = f"hexmoot_{game.name}"
        names.append(name)
        if name not in known:
            pyspiel.register_game(game_type(game), spiel_class(game))
    return names


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; all are declared with imperfect information, of
    which a game without secrets is the simplest case, so that its ISMCTS takes them."""
    return pyspiel.GameType(
        short_name=f"hexmoot_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "seats": game.usual_seats,
            "preset": game.options.default_preset,
        },
    )


def spiel_class(game: Game) -> type[SpielGame]:
    """The class OpenSpiel makes a configured game from; it keeps it until the process ends, which
    only classes survive (a function would be freed after the interpreter is gone)."""

    def configure(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, chosen_setup(game, params or {}), params or {})

    return type(f"Spiel_{game.name}", (SpielGame,), {"__init__": configure})


def chosen_setup(game: Game, params: dict[str, Any]) -> Setup:
    """The seats and the preset the parameters name."""
    seats = int(params.get("seats", game.usual_seats))
    return game.prepare(seats, str(params.get("preset", game.options.default_preset)), {})


class SpielGame(pyspiel.Game):
    """One of our games with its seats and options fixed."""

    def __init__(self, setup: Setup, params: dict[str, Any]) -> None:
        game = setup.game
        self.setup = setup
        self.observer = Observer(game, setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(game), info, params)
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return (SpielGame, (self.setup, self.params))

    def new_initial_state(self) -> SpielState:
        """A game about to be dealt."""
        return SpielState(self)

    def state_at(self, world: State) -> SpielState:
        """The position of a game that was dealt elsewhere; its past is not known."""
        position = SpielState(self)
        position.state, position.pending, position.needed = world, [], ()
        world.load_chance([], strict=True)
        return position

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """What players see: the features of their seat's knowledge."""
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A game between two answers, or waiting for chance.

    While chance is asked, `pending` holds the outcomes told so far for the answer (or the deal)
    that needs them; the state itself stays as it was before.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.state: State | None = None
        self.answer: int | None = None
        self.pending: list[int] = []
        self.needed: tuple[tuple[int, float], ...] = ()
        self._try()

    def _try(self) -> None:
        """Deal, or carry out the answer, with the outcomes told; or note which one is needed."""
        try:
            if self.state is None:
                self.state = self.setup.game.deal(self.setup, 0, self.pending, strict=True)
            elif self.answer is not None:
                self.state = self._answered(self.state, self.answer)
        except ChanceNeeded as needed:
            self.needed = tuple(zip(needed.outcomes, needed.probabilities, strict=True))
            return
        self.needed = ()
        self.pending = []
        self.answer = None

    def _answered(self, state: State, answer: int) -> State:
        """The state after an answer. A copy is tried, which costs less than a way back."""
        after = state.copy()
        after.load_chance(self.pending, strict=True)
        after.refuse_unless_legal(answer)
        after.play(answer)
        return after

    def current_player(self) -> int:
        """The asked seat, chance, or the end."""
        if self.needed:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        return self.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes chance can have now."""
        return list(self.needed)

    def _apply_action(self, action: int) -> None:
        if self.needed:
            self.pending = [*self.pending, action]
        else:
            self.answer = action
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.setup.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.state is not None and not self.needed and self.state.over

    def returns(self) -> list[float]:
        """Utilities at the end, zeros before."""
        outcome = self.state.outcome if self.state is not None and self.is_terminal() else None
        return [0.0] * self.setup.seats if outcome is None else list(outcome.utilities)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this player cannot tell from the real one."""
        assert self.state is not None
        game: SpielGame = self.get_game()
        return game.state_at(self.state.imagine(player, int(sampler() * 2**53)))

    def known_to(self, player: int) -> str:
        """The player's knowledge as text: its view, without wording."""
        if self.state is None:
            return "not dealt"
        view = self.state.view(player)
        kept = {key: view[key] for key in ("ply", "table", "scores", "outcome")}
        asked = view["decision"] and [view["decision"]["kind"], view["decision"]["seat"]]
        actions = [choice["action"] for choice in view["choices"]]
        return json.dumps({**kept, "asked": asked, "actions": actions}, sort_keys=True)

    def __str__(self) -> str:
        if self.state is None:
            return f"deal {self.pending}"
        return f"ply {self.state.ply} {self.state.digest():016x} {self.answer} {self.pending}"


class SpielObserver:
    """The features of a seat's knowledge as a tensor, its view as a string."""

    def __init__(self, game: SpielGame) -> None:
        self.observer = game.observer
        self.tensor = np.zeros(len(self.observer.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        self.tensor.fill(0)
        if state.state is not None:
            self.tensor[:] = self.observer.see(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as text."""
        return state.known_to(player)
