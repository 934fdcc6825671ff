"""Imagined worlds against enumeration: every possible world, each at its right frequency."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest

from hexmoot.engine.conformance.redealing import two_sided
from hexmoot.engine.game import Game
from tests.conformance.planted import FAULTS, faulty
from tests.toys import ravens
from tests.toys.ravens import CARDS, IN_BAG, PLAYED, RavensState

WORLDS = 4000
HIDDEN = (1, 3, 4, 6)  # seat 0 has card 0, all others were played


def small_position(game: Game) -> RavensState:
    """Seat 0 looks on: seats 1 and 2 hold a card each, two are in the bag."""
    state = game.start(seats=3, seed=1)
    assert isinstance(state, RavensState)
    for card in range(CARDS):
        state.place[card] = PLAYED
    state.place[0] = 0
    for card, place in zip(HIDDEN, (1, 2, IN_BAG, IN_BAG), strict=True):
        state.place[card] = place
    state.relist()
    return state


def imagined(state: RavensState, viewer: int | None) -> list[RavensState]:
    """Many worlds that a viewer can imagine."""
    worlds = [state.imagine(viewer, seed) for seed in range(WORLDS)]
    return [world for world in worlds if isinstance(world, RavensState)]


def chi_square(state: RavensState) -> float:
    """How far the imagined worlds of seat 0 are from an even spread over all possible ones."""
    possible = set(permutations((1, 2, IN_BAG, IN_BAG)))
    worlds = imagined(state, 0)
    found = Counter(tuple(int(world.place[card]) for card in HIDDEN) for world in worlds)
    assert set(found) <= possible
    even = WORLDS / len(possible)
    return sum((found[world] - even) ** 2 / even for world in possible)


def test_every_possible_world_comes_up_equally_often() -> None:
    """Twelve ways to lay four cards into two hands and the bag; 11 degrees, 0.1 %."""
    assert chi_square(small_position(ravens.GAME)) < 31.3


@pytest.mark.parametrize(
    "fault",
    [
        "redeal_does_nothing",
        "redeal_forgets_the_last_seat",
        "redeal_forgets_the_bag",
        "redeal_gives_high_cards_to_the_last",
        "redeal_leaves_one_card_where_it_is",
    ],
)
def test_a_redeal_that_is_partial_or_biased_is_far_from_it(fault: str) -> None:
    """The same count, with each of these faults planted."""
    _, on_state, on_game = FAULTS[fault]
    assert chi_square(small_position(faulty(on_state, on_game))) > 300


def test_orders_of_others_are_even_chance() -> None:
    """A spectator, too, finds each of the eight combinations at its frequency; 7 degrees, 0.1 %."""
    state = small_position(ravens.GAME)
    worlds = imagined(state, None)
    found = Counter(tuple(int(order) for order in world.always_keep) for world in worlds)
    even = WORLDS / 8
    assert len(found) == 8
    assert sum((count - even) ** 2 / even for count in found.values()) < 24.3


@pytest.mark.parametrize(("one", "other"), [(5, 5), (9, 1), (30, 10), (0, 40)])
def test_the_bound_is_never_below_the_true_chance(one: int, other: int) -> None:
    """Chernoff's bound beside the exact sum of a fair coin's tails."""
    total, most = one + other, max(one, other)
    tail = sum(math.comb(total, heads) for heads in range(most, total + 1)) / 2**total
    assert min(1.0, 2 * tail) <= two_sided(one, other) <= 1.0
