"""The bot that learned: what its net sees, which weights it takes, and what it does without any."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from hexmoot.bots import SeatView, UnknownBot, bot, meaning_of
from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.rows import Unfit, fit, kinds_of_tables, row_of
from hexmoot.bots.learned.weights import (
    SUFFIX,
    About,
    BadWeights,
    Weights,
    read_weights,
    write_weights,
)
from hexmoot.bots.policy import PolicyBot, weights_folder
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.positions import every_game, positions, ravens

LEARNED = sorted(path.stem for path in weights_folder().glob(f"*{SUFFIX}"))
MOST_BYTES = 25_000_000
WIDTH = 8


def made_up(game: Game, /, seed: int = 1, **changes: object) -> Weights:
    """Small random weights that fit a game."""
    row, chance = row_of(game), np.random.default_rng(seed)
    shapes = {
        "first.weight": (WIDTH, len(row.columns)),
        "first.bias": (WIDTH,),
        "blocks.0.norm.weight": (WIDTH,),
        "blocks.0.norm.bias": (WIDTH,),
        "blocks.0.a.weight": (WIDTH, WIDTH),
        "blocks.0.a.bias": (WIDTH,),
        "blocks.0.b.weight": (WIDTH, WIDTH),
        "blocks.0.b.bias": (WIDTH,),
        "norm.weight": (WIDTH,),
        "norm.bias": (WIDTH,),
        "policy.weight": (len(game.actions), WIDTH),
        "policy.bias": (len(game.actions),),
        "value.weight": (game.max_seats + 1, WIDTH),
        "value.bias": (game.max_seats + 1,),
    }
    arrays = {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    known = {
        "game": game.name,
        "rules": game.rules_version,
        "digest": row.digest,
        "actions": len(game.actions),
        "seats": game.max_seats,
    }
    return Weights(About(**{**known, **changes}), arrays)


def kept(folder: Path, game: Game, /, **changes: object) -> Path:
    """A folder with made-up weights of a game."""
    write_weights(folder / f"{game.name}{SUFFIX}", made_up(game, **changes))
    return folder


def answers(player: PolicyBot | GreedyBot, game: Game, most: int = 8) -> list[int]:
    return [player.choose(SeatView(state)) for state in positions(game, 3, 7, most)]


# ---- the row


@every_game
def test_every_table_of_a_game_fits_its_row(game: Game) -> None:
    """All seat counts and presets: each feature has a column of its own, in the usual game too."""
    row = row_of(game)
    for seats, preset in kinds_of_tables(game):
        setup = game.prepare(seats, preset, {})
        fitting = fit(row, setup)
        assert len(set(fitting.places)) == len(game.features(setup))
        assert not set(fitting.places) & set(fitting.fixed)
        assert fitting.fixed[row.place[f"seats={seats}"]] == 1


def test_tables_that_differ_look_different() -> None:
    """No two presets of a game give the same numbers that stay."""
    game = registry.game("alchemists_race")
    row = row_of(game)
    fixed = [
        tuple(fit(row, game.prepare(s, p, {})).fixed.items()) for s, p in kinds_of_tables(game)
    ]
    assert len(set(fixed)) == len(fixed)


def test_a_board_nobody_trained_on_is_refused() -> None:
    """It would be misread as another one; the same goes for every open option."""
    game = registry.game("mushroom_sorcerer")
    setup = game.prepare(2, None, {"moon_checkpoints": [[9, 3]]})
    with pytest.raises(Unfit, match="moon_checkpoints"):
        fit(row_of(game), setup)


# ---- the file


def test_weights_come_back_as_near_as_a_byte_comes(tmp_path: Path) -> None:
    """Matrices within half a step of their row, vectors exactly, and what they are for."""
    game = registry.game("ravens")
    given = made_up(game, steps=7, machine="a loom")
    path = tmp_path / "one.weights"
    write_weights(path, given)
    found = read_weights(path)
    assert found.about == given.about
    for name, array in given.arrays.items():
        step = np.abs(array).max(axis=-1, keepdims=True) / 127 if array.ndim == 2 else 0.0
        assert (np.abs(found.arrays[name] - array) <= 0.501 * step).all(), name


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """Every kind of damage is one BadWeights: cut off, one bit changed, another file, none."""
    path = tmp_path / "one.weights"
    write_weights(path, made_up(registry.game("ravens")))
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[-5] ^= 4
    header = json.loads(whole.split(b"\n")[0])
    lying = json.dumps({**header, "arrays": [["x", [2], 3]]}).encode()
    for data in (
        b"",
        b"{}",
        whole[:-3],
        whole[:40],
        bytes(flipped),
        b"\x00\xff" * 99,
        lying + b"\n" + whole.split(b"\n", 1)[1],
    ):
        path.write_bytes(data)
        with pytest.raises(BadWeights):
            read_weights(path)
    with pytest.raises(BadWeights, match="No such file"):
        read_weights(tmp_path / "none.weights")


@pytest.mark.parametrize(
    "changes",
    [{"game": "chess"}, {"rules": 99}, {"digest": "0" * 16}, {"actions": 3}],
    ids=lambda changes: next(iter(changes)),
)
def test_weights_for_something_else_are_refused(changes: dict[str, object]) -> None:
    """Another game, rules, features or actions: never misread."""
    game = registry.game("ravens")
    with pytest.raises(BadWeights, match="needed are"):
        PlayingNet(game, made_up(game, **changes))


# ---- the bot


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
        opinion = net.opinion(seat_view.ground, state.seat, legal)
        choice = legal[int(opinion.answers.argmax())]
        assert player.choose(seat_view) == choice
        told = player.explain(seat_view).chances
        turned = [told[(state.seat + away) % 3] for away in range(3)]
        assert turned == pytest.approx(opinion.chances.tolist())
        asked.add(state.seat)
        state.apply(choice)
    assert len(asked) == 3


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
    assert caplog.messages[0].startswith("policy plays ravens by the game's own judge: ")


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
    with pytest.raises(UnknownBot, match="takes no settings"):
        bot("policy:playouts=3")


# ---- the weights of the package


def test_all_weights_together_are_small() -> None:
    """At most 25 MB, and each says where it comes from."""
    paths = list(weights_folder().glob("*"))
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES
    for name in LEARNED:
        about = read_weights(weights_folder() / f"{name}{SUFFIX}").about
        assert about.steps > 0
        assert about.seconds > 0
        assert about.machine
        assert about.recipe
        assert about.curve


@pytest.mark.parametrize("name", LEARNED)
def test_the_packages_weights_fit_their_games(name: str) -> None:
    """Rules, actions and features as they are now; every table can be played."""
    game = registry.game(name)
    net = PlayingNet(game, read_weights(weights_folder() / f"{name}{SUFFIX}"))
    for seats, preset in kinds_of_tables(game):
        state = game.start(seats=seats, seed=5, preset=preset)
        assert net.refusal(state.setup) == ""
        chances = net.opinion(state, state.seat, state.legal()).chances
        assert chances.sum() == pytest.approx(1.0, abs=1e-4)


# The first answers of a game for two, on every machine and every build.
FIRST_ANSWERS = {
    "alchemists_race": [57, 57, 63, 63, 62, 61, 67, 62, 61, 67, 74, 76],
    "elementalis": [2, 1, 13, 13, 18, 31, 36, 36, 37, 37, 171, 36],
    "mushroom_sorcerer": [16, 125, 134, 13, 125, 111, 9, 125, 134, 15, 125, 113],
    "rune_stones": [3, 92, 93, 99, 98, 2, 90, 92, 94, 96, 104, 107],
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
