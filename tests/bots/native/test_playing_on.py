"""Worlds played on side by side: what is shown, how answers are drawn, what came of it."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.bots import SeatView
from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.bots.native.playing_on import PlayingOn
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import ravens

ROOM = 12


class Playing:
    """Worlds of the toy, and room for what a net would say."""

    def __init__(self, state: State, seed: int = 3, room: int = ROOM) -> None:
        self.features = len(state.setup.game.features(state.setup))
        self.worlds = PlayingOn(SeatView(state), self.features, room, seed)
        self.rows = shown(self.worlds.sheet.out, np.int16, (room, self.features))
        self.likings = writable(self.worlds.likings, np.float64, (room, -1))
        self.chances = writable(self.worlds.chances, np.float64, (room, -1))

    def begin(self, action: int, seeds: range) -> None:
        """So many worlds that begin with one answer."""
        for seed in seeds:
            self.worlds.add(action, seed)

    def to_the_end(self) -> list[float]:
        """Play everything out."""
        while self.worlds.gather():
            self.worlds.answer()
        return self.worlds.shares()


def test_a_row_holds_what_the_asked_seat_sees() -> None:
    """A row for each world that goes on, in order; none where the game is over."""
    state = ravens(seats=3)
    playing = Playing(state)
    playing.begin(state.legal()[0], range(5))
    playing.worlds.gather()
    playing.worlds.answer()
    assert playing.worlds.gather() == 5
    asked = set()
    for row, world in zip(playing.rows, playing.worlds.worlds, strict=False):
        sheet = Sheet(False, playing.features)
        world.observe_all(world.seat, state.setup.game.decision_kinds, sheet)
        assert row.tolist() == shown(sheet.out, np.int16).tolist()
        asked.add(world.seat)
    assert asked - {state.seat}


def test_equal_seeds_are_equal_worlds() -> None:
    """Two answers are tried in the same worlds: what others hold is the same, pair by pair."""
    state = ravens(seats=3)
    first, second = state.legal()[:2]
    playing = Playing(state)
    playing.begin(first, range(6))
    playing.begin(second, range(6))
    hands = [
        [world.view(seat)["table"]["hand"] for seat in range(1, 3)]
        for world in playing.worlds.worlds
    ]
    assert hands[:6] == hands[6:]
    assert len({str(hand) for hand in hands[:6]}) > 1


@pytest.mark.parametrize("liking", [0.0, 1.0])
def test_answers_are_drawn_as_likely_as_the_net_likes_them(liking: float) -> None:
    """Of two answers, one e times as likely or both alike."""
    state, count = ravens(seats=2), 3000
    playing = Playing(state, room=count)
    playing.begin(state.legal()[0], range(count))
    playing.worlds.gather()
    # After a card one keeps or rolls.
    assert {tuple(world.legal()) for world in playing.worlds.worlds} == {(0, 1)}
    playing.likings[:, 0] = liking
    before = [world.copy() for world in playing.worlds.worlds]
    playing.worlds.answer()
    kept = 0
    for world, after in zip(before, playing.worlds.worlds, strict=True):
        world.apply(0)
        kept += world == after
    part = np.exp(liking) / (1 + np.exp(liking))
    assert abs(kept / count - part) < 4 * (part * (1 - part) / count) ** 0.5


def test_what_is_liked_far_most_is_always_answered() -> None:
    """However unlikely the others are."""
    state = ravens(seats=2)
    playing = Playing(state)
    playing.begin(state.legal()[0], range(ROOM))
    playing.worlds.gather()
    playing.likings[:, 1] = 60.0
    before = [world.copy() for world in playing.worlds.worlds]
    playing.worlds.answer()
    for world in before:
        world.apply(1)
    assert before == playing.worlds.worlds


def test_a_game_that_is_over_pays_its_result() -> None:
    """To the looking seat, whoever answered last; nothing is asked there any more."""
    state = ravens(seats=2)
    playing = Playing(state)
    playing.begin(state.legal()[-1], range(ROOM))
    shares = playing.to_the_end()
    assert shares == [world.utility(state.seat) for world in playing.worlds.worlds]
    assert {0.0, 1.0} <= set(shares)


def test_where_a_game_goes_on_the_net_says_how_one_stands() -> None:
    """Its chances begin with the asked seat: the looking one is found among them."""
    state = ravens(seats=3)
    playing = Playing(state)
    playing.begin(state.legal()[0], range(6))
    found = set()
    for _ in range(4):
        asked = playing.worlds.gather()
        for index in range(asked):
            seat = playing.worlds.worlds[index].seat
            playing.chances[index] = [(0.1, 0.3, 0.6)[(seat + away) % 3] for away in range(3)]
            found.add(seat)
        assert playing.worlds.shares() == [(0.1, 0.3, 0.6)[state.seat]] * asked
        playing.worlds.answer()
    assert len(found) > 1


def test_the_same_seed_draws_the_same_lots() -> None:
    """And another seed others; worlds that are left do not come back."""
    state = ravens(seats=2)
    results = []
    for seed in (1, 1, 2):
        playing = Playing(state, seed)
        playing.begin(state.legal()[0], range(ROOM))
        results.append(playing.to_the_end())
        playing.worlds.clear()
        assert playing.worlds.gather() == 0
        assert playing.worlds.shares() == []
    assert results[0] == results[1] != results[2]
