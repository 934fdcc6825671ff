"""What every state does: refusals, ties, digests, imagination, no endless steps."""

from __future__ import annotations

from collections import Counter

import pytest

from hexmoot.engine.errors import BadState, IllegalAction
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.toys.ravens import IN_BAG, RavensState


def test_an_illegal_action_names_seat_text_reason_and_what_is_allowed(state: State) -> None:
    """The player can read it."""
    allowed = ", ".join(state.setup.game.actions.text(action) for action in state.legal())
    with pytest.raises(IllegalAction) as error:
        state.apply(0)
    assert str(error.value) == (
        f"seat 0 cannot 'keep': it is not an answer to the present decision; allowed: {allowed}"
    )


def test_tied_winners_share_the_utility(game: Game) -> None:
    """Half each."""
    state = game.start(seats=2, seed=1)
    assert isinstance(state, RavensState)
    state.totals[0] = state.totals[1] = 9
    state.end(1)
    assert [state.utility(0), state.utility(1)] == [0.5, 0.5]


def test_the_digest_depends_on_every_number(game: Game, state: State) -> None:
    """Change one field, get another digest."""
    digest = state.digest()
    assert isinstance(state, RavensState)
    state.always_keep[1] = 1
    assert state.digest() != digest
    assert 0 <= digest < 2**64


def test_copies_and_bots_do_not_tell(game: Game) -> None:
    """Events cost nothing unless somebody listens."""
    state = game.start(seats=2, seed=5)
    state.is_telling = True
    twin = state.copy()
    twin.apply(twin.legal()[0])
    assert twin.events(0) == []


def test_imagined_hands_are_uniform_over_what_is_possible(game: Game) -> None:
    """Seat 0 knows its own two cards: the 15 hands of seat 1 come out equally often."""
    state = game.start(seats=2, seed=5)
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        world = state.imagine(0, seed)
        assert isinstance(world, RavensState)
        counts[tuple(world.in_place(1))] += 1
    assert len(counts) == 15
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 40  # 99.97 % of chi-square
    assert isinstance(state, RavensState)
    assert len(state.in_place(IN_BAG)) == 4


class Circling(RavensState):
    """A game whose step puts itself back on the stack."""

    def run_step(self, kind: int) -> None:
        self.pop()
        self.push(kind, 0)


def test_steps_that_go_round_in_circles_are_named(game: Game) -> None:
    """Instead of hanging whoever plays: the error names the kinds on the stack."""
    state = Circling(game.prepare(2, None, {}), True)
    state.push(100, 0)
    with pytest.raises(BadState, match="no question after 10000 steps: kinds on the stack: 100"):
        state.settle()
