"""The bot that learned: what its net sees, which weights it takes, and what it does without any."""

from __future__ import annotations

import logging
import math
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from hexmoot.bots import SeatView, UnknownBot, bot, meaning_of
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.learned.weights import (
    SUFFIX,
    read_weights,
    write_weights,
)
from hexmoot.bots.policy import PolicyBot, choose_each
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.kit.made_up import kept, made_up
from tests.bots.kit.positions import every_game, positions, ravens

LEARNED = sorted(path.stem for path in weights_folder().glob(f"*{SUFFIX}"))


def answers(player: PolicyBot | GreedyBot, game: Game, most: int = 8) -> list[int]:
    """What a player chooses in a row of positions."""
    return [player.choose(SeatView(state)) for state in positions(game, 3, 7, most)]


@every_game
def test_the_net_knows_what_the_seat_knows(game: Game, tmp_path: Path) -> None:
    """In worlds the seat cannot tell apart, the choice and the stated chances are the same."""
    player = PolicyBot(1, kept(tmp_path, game))
    for state in positions(game, seed=4, every=9, most=6):
        found = player.explain(SeatView(state))
        assert found.chances
        for seed in range(3):
            world = state.imagine(state.seat, seed)
            assert player.choose(SeatView(world)) == found.best.action
            assert player.explain(SeatView(world)) == found


@every_game
def test_explanations_hold_every_action_the_choice_first(game: Game, tmp_path: Path) -> None:
    """Valued from 0 to 1, with chances for every seat."""
    player = PolicyBot(1, kept(tmp_path, game))
    state = next(positions(game, seed=6, every=3, most=1))
    found = player.explain(SeatView(state))
    assert found.best.action == player.choose(SeatView(state))
    assert {thought.action for thought in found.thoughts} == set(state.legal())
    assert all(0.0 <= thought.expected <= 1.0 for thought in found.thoughts)
    assert sum(found.chances) == pytest.approx(1.0)


def test_the_net_looks_with_the_eyes_of_the_asked_seat(tmp_path: Path) -> None:
    """Its favourite is taken, and its chances, own seat first, are told by seat number."""
    game = registry.game("ravens")
    player = PolicyBot(1, kept(tmp_path, game))
    net = PlayingNet(game, read_weights(tmp_path / f"ravens{SUFFIX}"))
    state = ravens(seats=3, seed=4)
    asked = set()
    for _ in range(6):
        seat_view = SeatView(state)
        legal = seat_view.legal()
        opinion = net.opinion(seat_view.ground, state.seat)
        choice = legal[int(opinion.answers.argmax())]
        assert player.choose(seat_view) == choice
        told = player.explain(seat_view).chances
        turned = [told[(state.seat + away) % 3] for away in range(3)]
        assert turned == pytest.approx(opinion.chances.tolist())
        asked.add(state.seat)
        state.apply(choice)
    assert len(asked) == 3


@every_game
def test_several_tables_at_once_are_answered_as_one_by_one(game: Game, tmp_path: Path) -> None:
    """Forced answers among them; where the net cannot tell, what `greedy` says."""
    views = [SeatView(state) for state in positions(game, seed=4, every=5, most=10)]
    player = PolicyBot(1, kept(tmp_path, game))
    players = [PolicyBot(seed, player.folder, blur=seed % 3) for seed in range(len(views))]
    each = zip(players, views, strict=True)
    assert choose_each(players, views) == [one.choose(view) for one, view in each]
    without = [PolicyBot(1, tmp_path / "nothing")] * len(views)
    assert choose_each(without, views) == [GreedyBot(1).choose(view) for view in views]


def test_a_blur_draws_answers_as_likely_as_the_net_likes_them(tmp_path: Path) -> None:
    """One: by the net's own chances; little: its favourite; very much: all alike."""
    state = ravens(seats=2, seed=4)
    folder = kept(tmp_path, state.setup.game)
    view = SeatView(state)
    rated = PolicyBot(0, folder).rated(view)
    whole = sum(math.exp(liking) for _, liking in rated)
    for blur, wanted in ((1.0, [math.exp(liking) / whole for _, liking in rated]), (1e3, [])):
        drawn = [PolicyBot(seed, folder, blur).choose(view) for seed in range(1200)]
        shares = [drawn.count(action) / len(drawn) for action, _ in rated]
        expected = wanted or [1 / len(rated)] * len(rated)
        assert shares == pytest.approx(expected, abs=0.05)
    assert {PolicyBot(seed, folder, 1e-3).choose(view) for seed in range(20)} == {rated[0][0]}
    assert bot("policy:blur=1").meaning() != bot("policy").meaning()


def test_other_weights_answer_otherwise_and_are_another_player(tmp_path: Path) -> None:
    """The net is really asked, and the arena does not mix two nets of one name."""
    game = registry.game("ravens")
    one = PolicyBot(1, kept(tmp_path, game))
    (tmp_path / "two").mkdir()
    write_weights(tmp_path / "two" / f"ravens{SUFFIX}", made_up(game, seed=2))
    two = PolicyBot(1, tmp_path / "two")
    assert answers(one, game, 20) != answers(two, game, 20)
    assert one.meaning() != two.meaning()


@pytest.mark.parametrize("damage", ["none", "cut", "rules"])
def test_without_weights_the_judge_takes_over_and_one_line_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """Missing, corrupt, of another rules version: what `greedy` says, and why, once."""
    game = registry.game("ravens")
    path = kept(tmp_path, game, **({"rules": 99} if damage == "rules" else {})) / "ravens.weights"
    if damage == "none":
        path.unlink()
    elif damage == "cut":
        path.write_bytes(path.read_bytes()[:-1])
    with caplog.at_level(logging.WARNING):
        assert answers(PolicyBot(5, tmp_path), game) == answers(GreedyBot(5), game)
        answers(PolicyBot(6, tmp_path), game)
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("ravens is played by the game's own judge: ")


def test_a_table_the_net_never_met_is_left_to_the_judge(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Said once, however many decisions there are."""
    game = registry.game("mushroom_sorcerer")
    state = game.start(seats=2, seed=3, moon_checkpoints=[[9, 3]])
    player = PolicyBot(5, kept(tmp_path, game))
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            choice = player.choose(SeatView(state))
            assert choice == GreedyBot(5).choose(SeatView(state))
            state.apply(choice)
    assert len(caplog.messages) == 1
    assert "moon_checkpoints" in caplog.messages[0]


def test_the_name_takes_a_folder_of_weights_and_nothing_else(tmp_path: Path) -> None:
    """`policy`, `policy:weights=FOLDER`; a wrong setting or folder is refused."""
    assert isinstance(bot("policy"), PolicyBot)
    assert meaning_of(f"policy:weights={tmp_path}") != meaning_of("policy")
    with pytest.raises(UnknownBot, match="no folder"):
        bot("policy:weights=nowhere")
    with pytest.raises(UnknownBot, match="playouts"):
        bot("policy:playouts=3")


# The first answers of a game for two, on every machine and every build.
FIRST_ANSWERS = {
    "alchemists_race": [57, 57, 63, 63, 62, 61, 67, 62, 61, 67, 74, 76],
    "elementalis": [2, 1, 13, 13, 18, 31, 36, 35, 37, 171, 35, 35],
    "mushroom_sorcerer": [16, 125, 134, 13, 125, 134, 143, 10, 125, 134, 20, 125],
    "rune_stones": [3, 92, 93, 99, 98, 2, 90, 92, 94, 96, 104, 108],
    "sorcerer_stones": [2, 4, 6, 26, 10, 94, 109, 155, 161, 160, 7, 29],
}
CHOICES = """
import sys
import hexmoot
from hexmoot.bots import SeatView, bot
for name in sys.argv[1:]:
    state = hexmoot.game(name).start(seats=2, seed=8)
    player = bot("policy", seed=1)
    for _ in range(12):
        choice = player.choose(SeatView(state))
        print(choice)
        state.apply(choice)
"""


def test_a_fresh_process_answers_the_same_on_every_build() -> None:
    """Compiled or not, after every restart."""
    command = [sys.executable, "-c", CHOICES, *FIRST_ANSWERS]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [int(word) for word in found.split()] == [*chain(*FIRST_ANSWERS.values())]
    assert sorted(FIRST_ANSWERS) == LEARNED
