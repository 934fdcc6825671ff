"""Where the facts come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.lab.games import NothingToRead, records_in
from tests.lab.kit.studies import save_game
from tests.lab.toys.scales import GAME


def test_games_of_other_seats_and_of_other_options_are_counted_together(tmp_path: Path) -> None:
    save_game(tmp_path, "a")
    save_game(tmp_path, "b")
    save_game(tmp_path, "rich", seat_edge=5)
    Match.start(GAME, seats=3, seed=1).record.save(tmp_path / "three.json")
    assert records_in(tmp_path, "scales", 2).left_out == {"other seats or options": 2}


@pytest.mark.parametrize("text", ["dance", "choose copper"])
def test_a_record_with_an_answer_that_is_none_is_left_out(tmp_path: Path, text: str) -> None:
    """An unknown word, and one more answer when the game is over."""
    save_game(tmp_path, "whole")
    save_game(tmp_path, "odd")
    odd = Record.load(tmp_path / "odd.json")
    odd.actions.append(text)
    odd.save(tmp_path / "odd.json")
    assert records_in(tmp_path, "scales", 0).left_out == {"not a record that replays": 1}


def test_a_folder_without_games_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead, match="no finished games of scales"):
        records_in(tmp_path, "scales", 0)
    save_game(tmp_path, "a")
    with pytest.raises(NothingToRead, match="1 other seats or options"):
        records_in(tmp_path, "scales", 3)
    with pytest.raises(NothingToRead, match="1 another game"):
        records_in(tmp_path, "elementalis", 0)
