"""Records: saved whole, read strictly, replayed to the digest."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord, IllegalAction
from hexmoot.engine.files import CannotWrite
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record, digest_text, entry_seed


@pytest.fixture
def record() -> Record:
    """A finished game of the toy game with a standing order in it."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5, preset="coin")
    match.order(1, match.game.actions.parse("order keep"))
    while not match.state.over:
        if not match.play_standing():
            match.play(match.state.legal()[-1])
    return match.record


def broken(record: Record, **changes: Any) -> bytes:
    """A record's bytes with some entries changed."""
    return json.dumps({**json.loads(record.to_bytes()), **changes}).encode()


def test_a_saved_record_is_read_back_equal(record: Record, tmp_path: Path) -> None:
    """Through a file."""
    path = tmp_path / "game.json"
    record.save(path)
    assert Record.load(path) == record


def test_replay_hands_out_every_state_of_the_game(record: Record) -> None:
    """The deal, then one state an entry, standing orders included."""
    digests = [digest_text(state) for state in record.replay()]
    assert digests[1:] == record.digests
    assert [digest_text(state) for state in record.replay(upto=3)] == digests[:4]
    assert record.actions[0] == "@1 order keep"


def test_truncate_and_fork(record: Record) -> None:
    """The first answers stay; the original is untouched."""
    whole = len(record.actions)
    short = record.truncate(4)
    assert (short.actions, short.digests) == (record.actions[:4], record.digests[:4])
    branch = record.fork(4, ["me", "greedy"])
    branch.actions.append("keep")
    assert (branch.players, len(record.actions)) == (["me", "greedy"], whole)
    assert short.final() == record.final(upto=4)


@pytest.mark.parametrize("cut", [-1, 1000])
def test_cutting_outside_the_record_is_refused(record: Record, cut: int) -> None:
    """With the number of answers there are."""
    with pytest.raises(BadRecord, match=f"the record has {len(record.actions)} answers"):
        record.truncate(cut)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "hexmoot.record/2"}, "a record of version 2, this program reads 1"),
        ({"format": "other/1"}, "not a record of the form hexmoot.record/1"),
        ({"format": None}, "not a record of the form hexmoot.record/1"),
        ({"seats": "two"}, "Expected `int`, got `str`"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"actions": [3]}, "Expected `str`, got `int`"),
    ],
)
def test_foreign_and_newer_files_get_one_clear_error(
    record: Record, changes: dict[str, Any], message: str
) -> None:
    """One line that begins with the source."""
    with pytest.raises(BadRecord) as error:
        Record.from_bytes(broken(record, **changes), "game.json")
    assert str(error.value).startswith("game.json: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("kept", [0, 1, 40, -3])
def test_truncated_files_are_refused(record: Record, kept: int) -> None:
    """Half a file is no record."""
    with pytest.raises(BadRecord, match="not a whole record file"):
        Record.from_bytes(record.to_bytes()[:kept])


def test_every_corrupt_byte_is_an_error_or_the_same_game(record: Record) -> None:
    """Damage any one byte: the file is refused, or what it says still replays to a known end."""
    data = record.to_bytes()
    for place in range(0, len(data), 7):
        damaged = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        try:
            found = Record.from_bytes(damaged)
            found.final()
        except BadRecord:
            continue
        assert found.digests == record.digests


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"actions": ["keep"]}, "answer 1 does not replay: seat 0 cannot 'keep'"),
        ({"actions": ["fly"]}, "answer 1 does not replay: .*no action reads like this"),
        ({"actions": ["@9 order keep"]}, "no such seat"),
        ({"actions": ["@0 keep"]}, "not a standing order"),
        ({"digests": ["0" * 16]}, "answer 1 .* leads to another state than recorded"),
        ({"rules": 2}, "made by rules 2 of ravens, installed: 3"),
        ({"options": {"sides": 99}}, "the record's options do not fit: sides is 99"),
        ({"seats": 9}, "the record's options do not fit: seats is 9"),
    ],
)
def test_records_that_do_not_replay_say_where(
    record: Record, changes: dict[str, Any], message: str
) -> None:
    """The number of the answer and the reason."""
    with pytest.raises(BadRecord, match=message):
        Record.from_bytes(broken(record, **changes)).final()


def test_a_missing_file_is_one_clear_error(tmp_path: Path) -> None:
    """With the path."""
    with pytest.raises(BadRecord, match=r"none\.json: No such file"):
        Record.load(tmp_path / "none.json")


def test_a_full_disk_leaves_the_old_file_as_it_was(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new file is written beside it and only then takes its place."""
    path = tmp_path / "game.json"
    path.write_text("precious")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite, match="cannot be written .*No space left"):
        record.save(path)
    assert path.read_text() == "precious"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_folder_that_does_not_exist_is_one_clear_error(record: Record, tmp_path: Path) -> None:
    """Nothing is created."""
    with pytest.raises(CannotWrite, match="cannot be written"):
        record.save(tmp_path / "none" / "game.json")


def test_a_stirred_game_replays_and_its_dice_do_not_follow_from_each_other() -> None:
    """Every entry has dice of its own: the same state goes on differently in another place."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5, preset="coin", stirred=True)
    match.order(1, match.game.actions.parse("order keep"))
    while not match.state.over:
        if not match.play_standing():
            match.play(match.state.legal()[-1])
    record = Record.from_bytes(match.record.to_bytes())
    assert record.stirred
    assert record.final() == match.state
    state = record.start()
    early, late = state.copy(), state.copy()
    record.stir(early, 0)
    record.stir(late, 1)
    assert early.stream_dice != late.stream_dice
    assert early.stream_draws != late.stream_draws
    assert early.stream_setup == late.stream_setup
    whole = msgspec.structs.replace(record, stirred_setup=True)
    whole.stir(early, 0)
    whole.stir(late, 1)
    assert early.stream_setup != late.stream_setup


def test_an_illegal_answer_changes_nothing_in_a_stirred_game() -> None:
    """Not even the dice to come."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5, stirred=True)
    before = match.state.digest()
    with pytest.raises(IllegalAction):
        match.play(99)
    assert match.state.digest() == before


def test_entry_seeds_keep_the_games_seed() -> None:
    """Fixed numbers: stored games must replay for ever."""
    assert [f"{entry_seed(7, entry):032x}" for entry in range(2)] == [
        "79add44862f5e1e2cf81b8101987bcde",
        "4c0d4e88dcfb71aee95ede5b4a74b054",
    ]


def test_a_record_says_where_rounds_began() -> None:
    """Each round once, in answers given before it."""
    match = Match.start(registry.game("alchemists_race"), seats=2, seed=7)
    for _ in range(12):
        match.play(match.state.legal()[0])
    starts = match.record.round_starts()
    assert starts[0] == 0
    assert starts == sorted(starts)
    assert len(starts) == match.game.round_of(match.record.final(11))
