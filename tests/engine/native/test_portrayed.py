"""What a state tells learners: who is asked what first, then the game's own numbers."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.sketching import sketching
from tests.toys.ravens import RavensState


def told(game: Game, state: State, seat: int) -> dict[str, int]:
    """A sketch by the names of its numbers."""
    names = [feature.name for feature in game.sketch_features(state.setup)]
    return dict(zip(names, game.sketch(state, seat), strict=True))


def test_a_sketch_says_what_is_asked_how_far_away_and_then_the_table() -> None:
    """As the looking seat counts seats; nobody is asked any more when the game is over."""
    game = sketching()
    state = game.start(seats=3, seed=4)
    state.apply(state.legal()[0])
    assert (state.seat, state.is_mid_deed()) == (0, True)
    found = told(game, state, 1)
    assert [found[f"decision={kind}"] for kind in range(2)] == [0, 1]
    assert [found[f"asked={away}"] for away in range(3)] == [0, 0, 1]
    totals = [found[f"seat+{away}.total"] for away in range(3)]
    assert isinstance(state, RavensState)
    assert totals == [0, 0, int(state.totals[0])]
    while not state.over:
        state.apply(state.legal()[0])
    found = told(game, state, 1)
    assert not any(value for name, value in found.items() if "=" in name)


def test_a_game_without_a_sketch_has_whole_deeds_and_says_so() -> None:
    """Nothing is ever unfinished, and asking for a sketch is an error."""
    plain = registry.game("ravens")
    assert not plain.has_sketch
    assert sketching().has_sketch
    assert registry.game("sorcerer_stones").has_sketch
    state = plain.start(seats=2, seed=4)
    assert not state.is_mid_deed()
    with pytest.raises(TypeError, match="no sketch"):
        plain.sketch_features(state.setup)


def test_a_magic_card_under_way_is_the_middle_of_a_deed() -> None:
    """SS-40: the first card asks nothing yet; a zone chosen to be spun asks how."""
    game = registry.game("sorcerer_stones")
    state = game.start(seats=2, seed=8)
    seen = set()
    for _ in range(200):
        decision = state.decision
        assert decision is not None
        seen.add((decision.kind, state.is_mid_deed()))
        state.apply(state.legal()[-1])
        if state.over:
            break
    kinds = dict(seen)
    assert len(kinds) == len(seen)
    assert True in kinds.values()
    assert kinds["first_card"] is False
