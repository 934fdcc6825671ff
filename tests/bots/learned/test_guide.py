"""A search and its net together: portions, answers the net never met, several rows at once."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from hexmoot.bots import SeatView
from hexmoot.bots.learned.guide import PORTION, Guide, guide_by
from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.planner import Planner
from hexmoot.bots.learned.rows import SKETCH, Unfit
from hexmoot.bots.learned.trials import Trials
from hexmoot.bots.learned.weights import Weights
from hexmoot.engine import registry
from tests.bots.kit.made_up import made_up
from tests.bots.kit.positions import ravens


def guide(seed: int = 1) -> Guide:
    """A search of the toy, guided by weights nobody trained."""
    net = PlayingNet(registry.game("ravens"), made_up(registry.game("ravens")))
    return Guide(net, SeatView(ravens(seats=3)), seed)


def test_a_thought_begins_with_something_to_say() -> None:
    """After two walks one answer was tried; then as many walks as are allowed, in portions."""
    thinking = guide()
    thinking.begin()
    assert [visits for _, visits, _ in thinking.tallies()] == [1]
    for most, walks in ((100, 2 + PORTION), (3, 5 + PORTION)):
        thinking.walk(most)
        assert thinking.walks == walks


def test_the_same_seed_gives_the_same_counts() -> None:
    """Every visit and every result repeats; another seed walks differently."""
    found = []
    for seed in (1, 1, 2):
        thinking = guide(seed)
        thinking.begin()
        while thinking.walks < 300:
            thinking.walk(PORTION)
        found.append(thinking.tallies())
    assert found[0] == found[1] != found[2]


def test_several_rows_at_once_are_thought_of_as_one_by_one() -> None:
    """The net's opinion of a row does not hang on the rows beside it."""
    thinking = guide()
    thinking.begin()
    for _ in range(3):
        thinking.walk(PORTION)
    together = thinking.net.of_rows(thinking.rows, thinking.setup)
    for index in range(PORTION):
        alone = thinking.net.of_rows(thinking.rows[index : index + 1], thinking.setup)
        for one, all_of_them in zip(alone, together, strict=True):
            np.testing.assert_allclose(one[0], all_of_them[index], rtol=1e-4, atol=1e-5)


def test_an_answer_the_net_never_met_is_none_of_its_business() -> None:
    """Unfit, before the first walk."""
    game, state = registry.game("ravens"), ravens(seats=3)
    whole = made_up(game)
    word = game.actions.text(state.legal()[0])
    rows = [at for at, one in enumerate(whole.about.words) if one != word]
    arrays = dict(whole.arrays)
    for name in ("policy.weight", "policy.bias"):
        arrays[name] = arrays[name][rows]
    words = [whole.about.words[at] for at in rows]
    net = PlayingNet(game, Weights(replace(whole.about, words=words), arrays))
    with pytest.raises(Unfit, match="never met"):
        guide_by(net, SeatView(state), 1)


def test_a_row_is_thought_of_as_the_position_it_was_written_from() -> None:
    """What `policy` hears of one position is what a search hears of its row."""
    thinking = guide()
    state = ravens(seats=3)
    thinking.search.gather(1)
    answers, chances = thinking.net.of_rows(thinking.rows[:1], thinking.setup)
    alone = thinking.net.opinion(state, state.seat)
    places = thinking.net.places_of(state.legal())
    np.testing.assert_allclose(answers[0, places], alone.answers, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(chances[0], alone.chances, rtol=1e-4, atol=1e-5)


def test_a_net_that_judges_plans_turns() -> None:
    """And one that rates answers guides a tree."""
    game = registry.game("sorcerer_stones")
    net = JudgingNet(game, made_up(game, reads=SKETCH))
    assert isinstance(guide_by(net, SeatView(game.start(seats=3, seed=5)), 1), Planner)
    toy = registry.game("ravens")
    rating = PlayingNet(toy, made_up(toy))
    assert isinstance(guide_by(rating, SeatView(ravens(seats=3)), 1), Guide)


def test_with_a_trial_answers_are_tried_out() -> None:
    """For so many decisions; a planner has its own way."""
    toy = registry.game("ravens")
    found = guide_by(PlayingNet(toy, made_up(toy)), SeatView(ravens(seats=3)), 1, trial=7)
    assert isinstance(found, Trials)
    assert found.decisions == 7
    game = registry.game("sorcerer_stones")
    net = JudgingNet(game, made_up(game, reads=SKETCH))
    view = SeatView(game.start(seats=3, seed=5))
    assert isinstance(guide_by(net, view, 1, trial=7), Planner)
