"""Observations and masks as arrays."""

from __future__ import annotations

from hexmoot.engine import registry
from hexmoot.research.observer import Observer


def test_a_seat_sees_its_observation_within_the_bounds_of_the_space() -> None:
    game = registry.game("ravens")
    state = game.start(seats=2, seed=3)
    observer = Observer(game, state.setup)
    seen = [observer.see(state, seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert seen[seat].tolist() == game.observation(state, seat)
        assert observer.box().contains(seen[seat])


def test_only_the_asked_seat_has_a_mask() -> None:
    game = registry.game("ravens")
    state = game.start(seats=2, seed=3)
    observer = Observer(game, state.setup)
    asked, other = int(state.seat), 1 - int(state.seat)
    assert observer.mask(state, asked).nonzero()[0].tolist() == sorted(state.legal())
    assert not observer.mask(state, other).any()
