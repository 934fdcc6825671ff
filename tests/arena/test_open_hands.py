"""What it would be worth to know the others' cards: who knows what, and what is counted."""

from __future__ import annotations

import pytest
from benchmarks.strength import open_hands
from benchmarks.strength.open_hands import knowing, share_of_knowing

from hexmoot.bots import SeatView
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry
from hexmoot.engine.native.state import State


def state_of(seats: int, answers: int) -> State:
    """A game some answers old."""
    state = registry.game("rune_stones").start(seats=seats, seed=4)
    for number in range(answers):
        state.apply(state.legal()[number % len(state.legal())])
    return state


def held(state: State, viewer: int, seat: int) -> object:
    """What a seat sees of another's hand."""
    return state.view(viewer)["table"]["seats"][seat]["hand"]


def test_one_seat_knows_what_the_others_hold() -> None:
    """In every world it imagines they hold what they do hold; the game itself stays as it is."""
    state = state_of(3, 30)
    before = state.copy()
    view = knowing(state)
    others = [seat for seat in range(3) if seat != state.seat]
    real = [held(state, seat, seat) for seat in others]
    for seed in range(6):
        world = view.imagine(seed)
        assert [held(world, seat, seat) for seat in others] == real
    guessed = [
        [held(world, seat, seat) for seat in others]
        for world in (SeatView(state).imagine(seed) for seed in range(6))
    ]
    assert any(hands != real for hands in guessed)
    assert state == before


def test_the_net_is_shown_it() -> None:
    """Cards that are flagged as known, and for everybody else only as not seen yet."""
    state = state_of(3, 30)
    game = state.setup.game
    known, unknown = (
        game.observation(view.ground, state.seat) for view in (knowing(state), SeatView(state))
    )
    names = [feature.name for feature in game.features(state.setup)]
    told = {name for name, one, other in zip(names, known, unknown, strict=True) if one != other}
    assert told
    assert {"known" in name or "unseen" in name for name in told} == {True}


def test_each_seat_of_every_deal_is_the_one_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its wins are counted, as many as there are games; nobody else knows anything."""
    asked = []

    def noted(state: State) -> SeatView:
        asked.append(state.seat)
        return SeatView(state)

    monkeypatch.setattr(open_hands, "knowing", noted)
    found = share_of_knowing(2, 1)
    assert found.count == 2
    assert found.mean == 0.5  # the same game twice, once from each side
    state = registry.game("rune_stones").start(seats=2, seed=open_hands.SEED)
    count = [0, 0]
    while not state.over:
        count[state.seat] += 1
        state.apply(PolicyBot().choose(SeatView(state)))
    assert [asked.count(seat) for seat in (0, 1)] == count
