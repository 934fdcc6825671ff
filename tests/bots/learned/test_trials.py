"""Answers tried out: who is tried, how long, and what is made of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from hexmoot.bots import SeatView
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.trials import AT_FIRST, ENOUGH, FAITH, FAVOURITES, Trials
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.made_up import made_up
from tests.bots.kit.positions import ravens

LONG = 1_000_000


def net_that_likes(game: Game, likings: dict[int, float]) -> PlayingNet:
    """A net that likes these actions everywhere, and sees everybody alike."""
    net = PlayingNet(game, made_up(game))
    for name in ("policy.weight", "value.weight", "value.bias"):
        net.arrays[name][:] = 0.0
    net.arrays["policy.bias"][:] = [likings.get(action, 0.0) for action in net.actions]
    return net


def trials(
    state: State, likings: dict[int, float] | None = None, decisions: int = 30, seed: int = 1
) -> Trials:
    """Thoughts about a position of the toy."""
    net = net_that_likes(state.setup.game, likings or {})
    found = Trials(net, SeatView(state), seed, decisions)
    found.begin()
    return found


def run_heat(thinking: Trials, most: int = LONG) -> None:
    """One heat from its begin to its end."""
    thinking.walk(most)
    while thinking.heat:
        thinking.walk(most)


def rising(actions: Sequence[int], by: float) -> dict[int, float]:
    """Every answer liked more than the one before."""
    return {action: by * place for place, action in enumerate(actions)}


def test_a_heat_leaves_the_better_half() -> None:
    """All are tried in as many worlds, then half of them in twice as many, at last two."""
    state = registry.game("mushroom_sorcerer").start(seats=4, seed=2)
    thinking = trials(state, rising(state.legal(), 0.1), decisions=2)
    assert len(state.legal()) > FAVOURITES
    favourites = state.legal()[: -FAVOURITES - 1 : -1]
    assert thinking.left == favourites
    counts = []
    for _ in range(4):
        run_heat(thinking)
        counts.append([len(thinking.results[action]) for action in favourites])
    assert counts[0] == [AT_FIRST] * 6
    assert sorted(counts[1]) == [AT_FIRST] * 3 + [3 * AT_FIRST] * 3
    assert sorted(counts[2])[-2:] == [7 * AT_FIRST] * 2
    assert sorted(counts[3])[-2:] == [13 * AT_FIRST] * 2  # as many as there is room for
    assert len(thinking.left) == 2
    assert thinking.left == sorted(thinking.left, key=thinking.expected, reverse=True)


def test_what_the_net_hardly_likes_is_not_tried() -> None:
    """An answer a thousand times less likely than the favourite."""
    state = ravens(seats=2)
    first, second = state.legal()
    assert trials(state, {first: 3.0}).left == [first, second]
    thinking = trials(state, {first: 7.0})
    assert thinking.left == [first]
    assert not thinking.has_more
    assert [action for action, _, _ in thinking.tallies()] == [first]


def test_a_net_that_is_sure_is_not_doubted() -> None:
    """Its favourite is given at once; only thorough thought asks further."""
    state = ravens(seats=2)
    first = state.legal()[0]
    assert trials(state, {first: 4.0}).is_settled(LONG)
    assert trials(state, {first: 4.0}).has_more
    assert not trials(state, {first: 3.0}).is_settled(LONG)


def test_all_answers_are_tried_in_the_same_worlds() -> None:
    """What the others hold is the same, pair by pair; the next heat draws other worlds."""
    thinking = trials(ravens(seats=3))
    heats = []
    for _ in range(2):
        thinking.each = AT_FIRST
        thinking.walk(LONG)
        hands = [
            [world.view(seat)["table"]["hand"] for seat in range(1, 3)]
            for world in thinking.playing.worlds
        ]
        assert hands[:AT_FIRST] == hands[AT_FIRST:]
        heats.append(hands)
        run_heat(thinking)
    assert heats[0] != heats[1]


def test_looks_are_counted_and_few_are_enough_for_few_worlds() -> None:
    """Nothing is tried where there is not even one trial of each; a world is a walk, a look too."""
    state = ravens(seats=2)
    thinking = trials(state, decisions=3)
    assert thinking.walks == 1
    assert thinking.is_settled(5)
    assert not thinking.is_settled(6)
    run_heat(thinking, 17)
    assert {len(results) for results in thinking.results.values()} == {2}
    # Four worlds, and in each a look before each of three answers and one at the end.
    assert thinking.walks == 1 + 4 + 4 * 4


def test_whoever_stops_it_does_not_wait_for_the_end_of_a_heat() -> None:
    """It goes on answer by answer; what a heat has not brought to its end does not count."""
    thinking = trials(ravens(seats=2), decisions=5)
    before = thinking.tallies()
    asked = []
    thinking.walk(LONG)
    while thinking.heat:
        assert thinking.tallies() == before
        assert thinking.walks == 1
        asked.append(thinking.looks)
        thinking.walk(LONG)
    assert len(asked) == 6  # begun, and five answers
    assert asked == [16 * (1 + number) for number in range(6)]
    assert thinking.tallies() != before
    assert thinking.walks == 1 + 16 * 7  # and one more look at the end


def test_thought_ends_where_nothing_is_left_to_play() -> None:
    """Worlds count when they are over at once, so a limit is always reached."""
    state = last_decision()
    thinking = trials(state)
    before = thinking.walks
    run_heat(thinking)
    assert thinking.walks == before + 2 * AT_FIRST


def test_the_better_answer_is_found_though_the_net_likes_another() -> None:
    """The card that wins, by playing on to the end."""
    state = ravens(seats=2, seed=1)
    best = 2 + max(state.view(0)["table"]["hand"])
    other = next(action for action in state.legal() if action != best)
    thinking = trials(state, {other: 2.0})
    while thinking.walks < 20_000 and not thinking.is_settled(LONG):
        run_heat(thinking)
    assert thinking.is_clear()
    assert thinking.left[0] == best
    found = {action: (visits, total) for action, visits, total in thinking.tallies()}
    assert found[best][1] / found[best][0] == pytest.approx(thinking.expected(best))
    assert thinking.expected(best) > thinking.expected(other)


def test_between_answers_that_bring_the_same_the_net_decides() -> None:
    """Where everything is lost either way it is clear at once, and the favourite leads."""
    state = last_decision()
    for liked in state.legal():
        thinking = trials(state, {liked: 1.0})
        thinking.results = {action: [0.0] * ENOUGH for action in state.legal()}
        assert not thinking.is_clear()
        thinking.worlds = ENOUGH
        assert thinking.is_clear()
        assert max(state.legal(), key=thinking.expected) == liked


def test_results_are_told_apart_by_their_spread() -> None:
    """Three standard errors between them, not less."""
    state = ravens(seats=2)
    one, other = state.legal()
    thinking = trials(state)
    thinking.worlds = 100
    thinking.results = {one: [1.0] * 60 + [0.0] * 40, other: [1.0] * 40 + [0.0] * 60}
    assert not thinking.is_clear()  # 0.20 apart, an error of 0.069
    thinking.results[other] = [1.0] * 38 + [0.0] * 62
    assert thinking.is_clear()


def test_the_nets_word_counts_as_a_few_trials() -> None:
    """An even chance of two, less for what is liked less; it fades as trials come."""
    state = ravens(seats=2)
    first, second = state.legal()
    thinking = trials(state, {first: 1.0})
    assert thinking.expected(first) == pytest.approx(0.5)
    assert thinking.expected(second) == pytest.approx(0.48)
    thinking.results[second] = [1.0] * FAITH
    assert thinking.expected(second) == pytest.approx(0.74)


def test_the_same_seed_gives_the_same_results() -> None:
    """Another seed other worlds; standings are the net's own, by seat."""
    state = ravens(seats=3)
    found = []
    for seed in (1, 1, 2):
        thinking = trials(state, seed=seed)
        for _ in range(3):
            run_heat(thinking)
        found.append(thinking.results)
        assert thinking.standings() == pytest.approx([1 / 3] * 3)
    assert found[0] == found[1] != found[2]


def test_standings_are_told_by_seat() -> None:
    """The net begins with whoever is asked, a table with its first seat."""
    state = ravens(seats=3)
    while state.seat == 0:
        state.apply(state.legal()[0])
    net = PlayingNet(state.setup.game, made_up(state.setup.game))
    told = net.opinion(state, state.seat).chances
    found = Trials(net, SeatView(state), 1, 5).standings()
    assert [found[(state.seat + away) % 3] for away in range(3)] == pytest.approx(told)
    assert len(set(np.round(told, 4))) == 3


def last_decision() -> State:
    """The last position of a game in which somebody has a choice."""
    state = ravens(seats=2, seed=1)
    before = state.copy()
    while not state.over:
        if len(state.legal()) > 1:
            before = state.copy()
        state.apply(state.legal()[0])
    return before
