"""OpenSpiel's own tests on every game; chance nodes, resampling, its search algorithms."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from hexmoot.engine.game import Game
from hexmoot.research import openspiel
from tests.conformance.cases import CASES, SAMPLE

NAMES = openspiel.register()


def loaded(game: str, seats: int = 2, preset: str = "standard") -> pyspiel.Game:
    return pyspiel.load_game(f"hexmoot_{game}(seats={seats},preset={preset})")


def dealt(game: pyspiel.Game) -> openspiel.SpielState:
    return asked(game.new_initial_state(), 1)


def asked(state: openspiel.SpielState, seed: int) -> openspiel.SpielState:
    """Let chance decide until somebody is asked."""
    while state.is_chance_node():
        advance(state, 1, seed)
        seed += 1
    return state


def advance(state: openspiel.SpielState, moves: int, seed: int) -> openspiel.SpielState:
    """Play at random."""
    chooser = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return state


@pytest.mark.whole
@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_random_simulation_passes(game: Game, seats: int, preset: str) -> None:
    """OpenSpiel's own `random_sim_test`, with every serialisation."""
    pyspiel.random_sim_test(loaded(game.name, seats, preset), 1, True, False)


@pytest.mark.parametrize(("game", "preset"), [("ravens", "coin"), ("alchemists_race", "quick")])
def test_random_simulation_passes_for_short_games(game: str, preset: str) -> None:
    """A sample of the above."""
    pyspiel.random_sim_test(loaded(game, 2, preset), 1, True, False)


@pytest.mark.parametrize(("game", "seats", "preset"), SAMPLE)
def test_chance_nodes_lead_to_the_same_game(game: Game, seats: int, preset: str) -> None:
    """History applied again gives the same state, chance included."""
    spiel = loaded(game.name, seats, preset)
    state = advance(spiel.new_initial_state(), 200, 4)
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_have_the_same_information_state(name: str) -> None:
    """String and tensor of every player, asked or not, at several points of a game."""
    spiel = pyspiel.load_game(name)
    state = spiel.new_initial_state()
    for seed in range(5):
        state = asked(advance(state, 40, seed), seed)
        if state.is_terminal():
            break
        for player in range(spiel.num_players()):
            assert_indistinguishable(state, player)


def assert_indistinguishable(state: openspiel.SpielState, player: int) -> None:
    """A resampled state tells this player exactly what the real one does."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    if player == state.current_player():
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", ["hexmoot_ravens", "hexmoot_alchemists_race"])
def test_openspiels_searches_play_our_games(name: str) -> None:
    """Its ISMCTS and its MCTS choose legal actions."""
    spiel = pyspiel.load_game(name)
    state = dealt(spiel)
    chooser = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    searches = [
        ismcts.ISMCTSBot(spiel, evaluator, 1.4, 5, random_state=chooser),
        mcts.MCTSBot(spiel, 1.4, 5, evaluator, random_state=chooser),
    ]
    for search in searches:
        assert search.step(state) in state.legal_actions()


def test_returns_are_utilities() -> None:
    """They add up to one at the end and are zero before."""
    state = dealt(loaded("alchemists_race", 3, "quick"))
    assert state.returns() == [0.0, 0.0, 0.0]
    assert sum(advance(state, 100_000, 1).returns()) == pytest.approx(1.0)


def test_probabilities_add_up_at_every_chance_node() -> None:
    """As the state says them."""
    state = loaded("ravens", 3).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(card, 1 / 8) for card in range(8)]
