"""Weights say which kind of net they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from threadpoolctl import ThreadpoolController, threadpool_info

from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.minds import mind_from, think_on_one_core
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.rows import OBSERVATION, SKETCH
from hexmoot.bots.learned.weights import BadWeights, read_weights, write_weights
from hexmoot.engine import registry
from tests.bots.kit.made_up import made_up

STONES = registry.game("sorcerer_stones")


@pytest.mark.parametrize(("reads", "kind"), [(OBSERVATION, PlayingNet), (SKETCH, JudgingNet)])
def test_what_weights_read_says_which_net_they_are(
    tmp_path: Path, reads: str, kind: type[object]
) -> None:
    """Kept in a file and read again."""
    path = tmp_path / "one.weights"
    write_weights(path, made_up(STONES, reads=reads))
    weights = read_weights(path)
    assert weights.about.reads == reads
    assert type(mind_from(STONES, weights)) is kind


def test_older_files_do_not_say_what_they_read(tmp_path: Path) -> None:
    """It was the observation."""
    path = tmp_path / "one.weights"
    write_weights(path, made_up(STONES))
    header, body = path.read_bytes().split(b"\n", 1)
    told = json.loads(header)
    assert told.pop("reads") == OBSERVATION
    path.write_bytes(json.dumps(told).encode() + b"\n" + body)
    assert isinstance(mind_from(STONES, read_weights(path)), PlayingNet)


def test_a_kind_nobody_knows_and_a_game_without_a_sketch_are_refused(tmp_path: Path) -> None:
    """One line says why."""
    weights = made_up(STONES, reads=SKETCH)
    path = tmp_path / "one.weights"
    write_weights(path, weights)
    header, body = path.read_bytes().split(b"\n", 1)
    path.write_bytes(
        json.dumps({**json.loads(header), "reads": "tea leaves"}).encode() + b"\n" + body
    )
    with pytest.raises(BadWeights, match="tea leaves"):
        mind_from(STONES, read_weights(path))
    told = json.dumps({**json.loads(header), "game": "ravens", "rules": 3})
    path.write_bytes(told.encode() + b"\n" + body)
    with pytest.raises(BadWeights, match="no sketch"):
        mind_from(registry.game("ravens"), read_weights(path))


def test_nets_think_on_one_core() -> None:
    """Whatever NumPy would take of the machine."""
    ThreadpoolController().limit(limits=2, user_api="blas")
    think_on_one_core.cache_clear()
    mind_from(STONES, made_up(STONES))
    assert {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"} == {1}
