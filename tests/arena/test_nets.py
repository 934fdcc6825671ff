"""Nets meet nets: from every seat, and nets of the first sketch read as weights of ours."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import typer
from benchmarks.strength.nets import nets, share_of
from benchmarks.strength.playing_on import play_on
from benchmarks.strength.sketched_nets import write_as_weights

from hexmoot.bots import SeatView
from hexmoot.bots.learned.rows import features_of
from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.learned.weights import SUFFIX, Weights, read_weights, write_weights
from hexmoot.bots.policy import PolicyBot
from hexmoot.engine import registry

GAME = "alchemists_race"
SEATS = 2


def contrary(folder: Path) -> Path:
    """A net that likes best what the package's likes least."""
    weights = read_weights(weights_folder() / f"{GAME}{SUFFIX}")
    turned = {
        name: -array if name.startswith("policy") else array
        for name, array in weights.arrays.items()
    }
    write_weights(folder / f"{GAME}{SUFFIX}", Weights(weights.about, turned))
    return folder


def sketched(
    path: Path, favourite: int = 0, name: str = GAME, later: tuple[int, int] = (0, 0)
) -> Path:
    """A net of the first sketch: random in all but its bias for one answer.

    `later` says how many numbers and answers of the game it does not know.
    """
    game, lots = registry.game(name), np.random.default_rng(1)
    width, numbers = 8, len(features_of(game.prepare(SEATS, None, {}), "observation")) - later[0]
    answers = len(game.actions) - later[1]
    shapes = {"first": (width, numbers), "policy": (answers, width), "value": (2, width)}
    for block in ("one", "two"):
        shapes |= {f"{block}.a": (width, width), f"{block}.b": (width, width)}
    arrays = {f"{name}.weight": lots.normal(size=shape) for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": np.zeros(shape[0]) for name, shape in shapes.items()}
    for norm in ("one.norm", "two.norm", "norm"):
        arrays |= {f"{norm}.weight": np.ones(width), f"{norm}.bias": np.zeros(width)}
    arrays["policy.bias"][favourite] = 1e4
    arrays["spans"] = np.ones(numbers)
    np.savez(path, **arrays)
    return path


def test_the_better_net_takes_nearly_everything_from_every_seat(tmp_path: Path) -> None:
    """What the first wins is told, alone among as many of the other as there are seats left."""
    game = registry.game(GAME)
    own, other = weights_folder(), contrary(tmp_path)
    for seats in (2, 4):
        assert share_of(game, [own, other], seats, deals=8).mean > 0.9
        assert share_of(game, [other, own], seats, deals=8).mean < 0.1
    even = share_of(game, [own, own], 2, deals=8)
    assert (even.mean, even.count) == (0.5, 16)


def test_everybody_answers_in_the_own_seat(tmp_path: Path) -> None:
    """Side by side as one after the other."""
    game, own, other = registry.game(GAME), PolicyBot(), PolicyBot(folder=contrary(tmp_path))
    seated = [[own, other], [other, own], [own, own]]
    states = [game.start(seats=2, seed=seed) for seed in range(3)]
    alone = [state.copy() for state in states]
    play_on(states, seated)
    for state, players in zip(alone, seated, strict=True):
        while not state.over:
            state.apply(players[state.seat].choose(SeatView(state)))
    assert [state.dump() for state in states] == [state.dump() for state in alone]


def test_where_nobody_is_named_the_games_net_plays_all_seats() -> None:
    """Whatever the seats; no table at all is no error."""
    game = registry.game(GAME)
    states = [game.start(seats=seats, seed=1) for seats in (2, 3)]
    play_on(states[:1])
    play_on(states[1:])
    assert all(state.over for state in states)
    play_on([])


def test_a_net_of_the_first_sketch_thinks_as_it_did(tmp_path: Path) -> None:
    """Its numbers by their order; answers by theirs."""
    game = registry.game(GAME)
    state = game.start(seats=SEATS, seed=1)
    favourite = state.legal()[-1]
    path = sketched(tmp_path / "net.npz", favourite)
    folder = write_as_weights(path, game, SEATS, tmp_path)
    assert PolicyBot(folder=folder).choose(SeatView(state)) == favourite
    about, arrays = (read_weights(folder / f"{GAME}{SUFFIX}").about, np.load(path))
    assert [name for name, _ in about.columns[:-1]] == [
        feature.name for feature in features_of(state.setup, "observation")
    ]
    held = read_weights(folder / f"{GAME}{SUFFIX}").arrays
    for old, new in (("one.a.weight", "blocks.0.a.weight"), ("two.b.weight", "blocks.1.b.weight")):
        np.testing.assert_allclose(held[new], arrays[old], atol=0.05)
    assert held["first.weight"][:, -1].tolist() == [0.0] * 8


def test_what_came_later_is_left_out(tmp_path: Path) -> None:
    """ElementaliS asks one question more since, with three answers that stand last."""
    game = registry.game("elementalis")
    path = sketched(tmp_path / "net.npz", name=game.name, later=(1, 3))
    folder = write_as_weights(path, game, SEATS, tmp_path)
    about = read_weights(folder / f"{game.name}{SUFFIX}").about
    names = [feature.name for feature in features_of(game.prepare(SEATS, None, {}), "observation")]
    names.remove("decision=22")
    assert [name for name, _ in about.columns] == [*names, "seats=2"]
    assert about.words[-1] == "order guard"
    state = game.start(seats=SEATS, seed=1)
    assert PolicyBot(folder=folder).rated(SeatView(state))


def test_a_net_for_other_seats_is_refused(tmp_path: Path) -> None:
    """In words, before anything is played; so is a folder without weights."""
    path = sketched(tmp_path / "net.npz")
    with pytest.raises(typer.BadParameter, match=r"net\.npz is no net of alchemists_race for 4"):
        write_as_weights(path, registry.game(GAME), 4, tmp_path)
    with pytest.raises(typer.BadParameter, match="no net of alchemists_race"):
        share_of(registry.game(GAME), [weights_folder(), tmp_path / "none"], 2, 1)


def test_the_command_says_share_interval_and_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nets(GAME, sketched(tmp_path / "net.npz"), None, 2, 4, "")
    told = capsys.readouterr().out
    assert told.startswith("alchemists_race, 2 seats: 1.000, ")
    assert told.endswith("8 games (an even share is 0.50)\n")
