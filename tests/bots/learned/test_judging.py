"""A net that judges: it likes what stands best, knows ends, and refuses what is not its own."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from hexmoot.bots import SeatView
from hexmoot.bots.learned.judging import HEAT, QUESTIONS, Foliage, JudgingNet
from hexmoot.bots.learned.rows import SKETCH
from hexmoot.bots.learned.weights import BadWeights
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry
from hexmoot.engine.conformance import positions
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.made_up import kept, made_up
from tests.bots.kit.sketching import sketching
from tests.toys.ravens import RavensState

STONES = registry.game("sorcerer_stones")


def judging(game: Game = STONES) -> JudgingNet:
    """A net nobody trained."""
    return JudgingNet(game, made_up(game, reads=SKETCH))


def some(preset: str, most: int, seats: int = 2) -> list[State]:
    """Positions all through a random game."""
    walk = islice(positions(STONES, seats, preset, seed=3, every=17), most)
    return [state.copy() for state in walk]


def test_an_answer_is_liked_by_the_best_leaf_behind_it() -> None:
    """Worked out one by one, with copies of the position that are answered to their leaves."""
    game = sketching()
    net, state = judging(game), game.start(seats=3, seed=4)
    opinion = net.opinion(state, 0)
    best: dict[int, float] = {}
    for card in state.legal():
        for die in (0, 1):
            world = state.copy()
            world.play(card)
            world.play(die)
            best[card] = max(best.get(card, 0.0), net.chance_of(world, 0))
    assert (opinion.answers * HEAT).tolist() == pytest.approx(list(best.values()), abs=1e-5)
    assert opinion.chances[0] == pytest.approx(max(best.values()), abs=1e-5)
    assert opinion.chances.sum() == pytest.approx(1.0, abs=1e-5)


def test_an_end_is_known_better_than_any_net_judges() -> None:
    """The last answers of a game: what they pay."""
    game = sketching()
    state = game.start(seats=2, seed=4)
    assert isinstance(state, RavensState)
    while state.turns < 5:
        state.apply(state.legal()[0])
    opinion = judging(game).opinion(state, 1)
    assert set((opinion.answers * HEAT).round(3).tolist()) <= {0.0, 0.5, 1.0}
    assert opinion.chances.tolist() in ([0.0, 1.0], [0.5, 0.5], [1.0, 0.0])


@pytest.mark.parametrize("preset", ["standard", "coop"])
def test_many_questions_at_once_are_thought_of_as_one_by_one(preset: str) -> None:
    """More than are looked at together; what was looked at before leaves no trace."""
    net, states = judging(), some(preset, QUESTIONS + 3)
    states = (states * QUESTIONS)[: QUESTIONS + 3]
    together = net.opinions([(state, state.seat) for state in states])
    for state, opinion in zip(states[::5], together[::5], strict=True):
        alone = net.opinion(state, state.seat)
        np.testing.assert_allclose(opinion.answers, alone.answers, rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(opinion.chances, alone.chances, rtol=1e-4, atol=1e-5)


def test_a_company_has_one_chance() -> None:
    """Where seats win together all of them have it."""
    for state in some("coop", 3, seats=3):
        chances = judging().opinion(state, state.seat).chances
        assert chances.tolist() == [chances[0]] * 3


def test_parts_are_the_leaves_of_each_question() -> None:
    """One after the other without a gap, and none is empty."""
    states = some("standard", 4)
    foliage = Foliage(states[0].setup, len(STONES.sketch_features(states[0].setup)), 4)
    foliage.grow(states)
    parts = foliage.parts
    assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]
    assert (parts[0].start, parts[-1].stop) == (0, foliage.leaves.count)
    for part, state in zip(parts, states, strict=True):
        assert set(foliage.choice[part].tolist()) == set(state.legal())


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "game chess"),
        ({"rules": 99}, "rules 99"),
        ({"columns": [["other", 1]]}, "features the game does not have"),
        ({"words": ["castle"]}, "answers the game does not have"),
        ({"words": [STONES.actions.text(0)]}, "another shape"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_weights_for_something_else_are_refused(changes: dict[str, object], reason: str) -> None:
    """Another game, rules, features or answers: never misread."""
    with pytest.raises(BadWeights, match=reason):
        JudgingNet(STONES, made_up(STONES, reads=SKETCH, **changes))


def test_the_bot_plays_it_by_what_its_seat_knows(tmp_path: Path) -> None:
    """The favourite is taken, in all worlds the seat cannot tell apart."""
    player = PolicyBot(1, kept(tmp_path, STONES, reads=SKETCH))
    for state in some("standard", 6):
        view = SeatView(state)
        found = player.explain(view)
        opinion = judging().opinion(view.ground, state.seat)
        assert found.best.action == player.choose(view)
        assert found.best.action == view.legal()[int(opinion.answers.argmax())]
        for seed in range(3):
            world = SeatView(state.imagine(state.seat, seed))
            assert player.explain(world) == found


# The first answers of a game by weights nobody trained, on every machine and every build.
FIRST_ANSWERS = [
    *(2, 0, 10, 94, 117, 6, 28, 148, 7, 30, 38, 10),
    *(2, 0, 10, 94, 117, 6, 26, 148, 154, 180, 10, 101),
]
CHOICES = """
import sys
from pathlib import Path
import hexmoot
from hexmoot.bots import SeatView, bot
for player in ("policy", "guided:walks=18"):
    state = hexmoot.game("sorcerer_stones").start(seats=2, seed=8)
    for _ in range(12):
        choice = bot(f"{player}:weights={sys.argv[1]}", seed=1).choose(SeatView(state))
        print(choice)
        state.apply(choice)
"""


def test_a_fresh_process_answers_the_same_on_every_build(tmp_path: Path) -> None:
    """Compiled or not, after every restart, with a search and without."""
    folder = kept(tmp_path, STONES, reads=SKETCH)
    command = [sys.executable, "-c", CHOICES, str(folder)]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [int(word) for word in found.split()] == FIRST_ANSWERS
