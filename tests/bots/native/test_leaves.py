"""Where answers lead: whole deeds, every answer, known results, and a bound."""

from __future__ import annotations

import pytest

from hexmoot.bots.native.leaves import DEEPEST, ENDED, MOST_LEAVES, Leaves
from hexmoot.engine import registry
from hexmoot.engine.conformance import positions
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.sketching import is_endless, sketching
from tests.toys.ravens import RavensState


def grown(game: Game, *states: State, most: int = MOST_LEAVES, asks_judge: bool = False) -> Leaves:
    """The leaves of these questions."""
    setup = states[0].setup
    features = len(game.sketch_features(setup))
    kinds, actions = game.decision_kinds, len(game.actions)
    found = Leaves(setup.seats, kinds, actions, features, len(states), most)
    found.asks_judge = asks_judge
    for state in states:
        found.add(state)
    return found


def path_to(leaves: Leaves, leaf: int) -> list[int]:
    """The answers that lead to a leaf."""
    start = leaf * DEEPEST
    return [int(leaves.path[start + step]) for step in range(leaves.length[leaf])]


def row_at(leaves: Leaves, row: int) -> list[int]:
    """A sketch."""
    width = int(leaves.features)
    return [int(number) for number in list(leaves.sheet.out)[row * width : (row + 1) * width]]


def test_a_card_and_its_die_are_one_deed() -> None:
    """Two cards, each kept or rolled for: four leaves, after which the next seat is asked."""
    game = sketching()
    state = game.start(seats=2, seed=4)
    found = grown(game, state)
    assert [path_to(found, leaf) for leaf in range(found.count)] == [
        [card, die] for card in state.legal() for die in (0, 1)
    ]


@pytest.mark.parametrize("preset", ["standard", "intro", "coop"])
def test_paths_lead_to_their_leaves(preset: str) -> None:
    """Replayed in the same world: the same sketch, or the same end; every answer has a leaf."""
    game = registry.game("sorcerer_stones")
    for state in positions(game, 2, preset, seed=3, every=29):
        found = grown(game, state, asks_judge=True)
        assert {int(found.choice[leaf]) for leaf in range(found.count)} == set(state.legal())
        for leaf in range(0, found.count, 7):
            world = state.copy()
            for action in path_to(found, leaf):
                assert action in world.legal()
                world.play(action)
            row = int(found.row[leaf])
            assert (row == ENDED) == world.over
            if not world.over:
                assert row_at(found, row) == game.sketch(world, state.seat)
                assert found.judged[row] == world.judge(state.seat)
                assert world.seat != state.seat or not world.is_mid_deed()


def test_a_game_that_ends_pays_the_asked_seat_first() -> None:
    """The last answer of the toy is the last seat's."""
    game = sketching()
    state = game.start(seats=2, seed=4)
    assert isinstance(state, RavensState)
    while state.turns < 5:
        state.apply(state.legal()[0])
    found = grown(game, state)
    assert found.rows == 0
    for leaf in range(found.count):
        world = state.copy()
        for action in path_to(found, leaf):
            world.play(action)
        assert world.over
        paid = [found.known[leaf * 2 + away] for away in range(2)]
        assert paid == [world.utility(1), world.utility(0)]
        assert sorted(paid) == [0.0, 1.0]


def test_questions_follow_each_other_and_are_forgotten_together() -> None:
    """Rows are those of the new questions alone."""
    game = sketching()
    one, two = (game.start(seats=2, seed=seed) for seed in (4, 5))
    both = grown(game, one, two)
    assert [int(both.question[leaf]) for leaf in range(both.count)] == [0] * 4 + [1] * 4
    both.clear()
    both.add(two)
    alone = grown(game, two)
    assert both.count == alone.count
    rows = 4 * both.features
    assert list(both.sheet.out)[:rows] == list(alone.sheet.out)[:rows]
    assert not any(list(both.sheet.out)[rows:])


def test_a_deed_without_an_end_is_judged_where_it_stands() -> None:
    """After so many answers, or when somebody else is asked."""
    game = sketching(is_mid_deed=is_endless)
    state = game.start(seats=2, seed=4)
    found = grown(game, state)
    assert {int(found.length[leaf]) for leaf in range(found.count)} == {2}


def test_leaves_are_bounded() -> None:
    """Where deeds branch too much each answer still has a leaf, and there is room for all."""
    game = sketching()
    state = game.start(seats=2, seed=4)
    found = grown(game, state, most=2)
    first, second = state.legal()
    assert [path_to(found, leaf) for leaf in range(found.count)] == [
        [first, 0],
        [first, 1],
        [second],
    ]
    lonely = grown(game, state, most=1)
    assert [path_to(lonely, leaf) for leaf in range(lonely.count)] == [[first, 0], [second]]


def test_the_games_judge_is_asked_only_where_somebody_wants_to_know() -> None:
    """It takes a part of the time of every leaf, and a net does without."""
    game = registry.game("sorcerer_stones")
    state = game.start(seats=2, seed=3)
    assert not any(grown(game, state).judged)
    judged = grown(game, state, asks_judge=True)
    assert all(list(judged.judged)[: judged.rows])
