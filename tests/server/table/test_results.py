"""What a finished game was for its people."""

from __future__ import annotations

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.table.results import count_late, default_preset, finish_of
from tests.server.kit.tables import NOOR, RAFE, WREN, begun, finished, seats_of, table_row


def test_the_end_of_a_game_is_counted_for_each_of_its_people() -> None:
    table = finished(WREN, RAFE)
    assert table.row.counted
    assert table.finish is not None
    assert [row.player for row in table.finish.results] == ["wren", "rafe"]
    assert sum(row.share or 0.0 for row in table.finish.results) == 1.0
    assert [row.rank for row in table.finish.results] == table.row.places
    assert [row.people for row in table.finish.results] == [1, 1]
    assert [one.rank for one in table.finish.sittings] == table.row.places


def test_practice_is_not_counted() -> None:
    table = finished(WREN, RAFE, practice=True)
    assert table.finish is None
    assert not table.row.counted
    with pytest.raises(Refusal):
        count_late(table, 0.0)


def test_a_running_game_is_not_counted() -> None:
    table = begun(WREN, RAFE)
    assert table.finish is None
    with pytest.raises(Refusal):
        count_late(table, 0.0)


def test_a_game_is_counted_once() -> None:
    table = finished(WREN, RAFE)
    with pytest.raises(Refusal):
        count_late(table, 0.0)


def test_whoever_holds_several_seats_has_played_and_is_not_rated() -> None:
    row = table_row(places=[2, 1, 3], status="finished", ended=5.0)
    found = finish_of(row, seats_of(WREN, RAFE, WREN), None)
    by_player = {result.player: result for result in found.results}
    assert (by_player["wren"].rank, by_player["wren"].share) == (None, None)
    assert (by_player["rafe"].rank, by_player["rafe"].share) == (1, 1.0)
    assert found.sittings == []


def test_whoever_left_the_game_to_a_bot_comes_last() -> None:
    """Also where the bot won for them: nobody leaves to keep a rating, nor wins by leaving."""
    seats = seats_of(WREN, RAFE, "adept")
    seats[0].stand_in = "left"
    found = finish_of(table_row(places=[1, 2, 3], status="finished", ended=5.0), seats, None)
    assert [(row.stood_in, row.share) for row in found.results] == [(True, 0.0), (False, 0.0)]
    assert [one.rank for one in found.sittings] == [3, 2, 3]
    assert [row.levels for row in found.results] == [["adept"], ["adept"]]


def test_a_shared_win_is_shared() -> None:
    row = table_row(places=[1, 1, 3], status="finished", ended=5.0)
    found = finish_of(row, seats_of(WREN, RAFE, NOOR), None)
    assert [result.share for result in found.results] == [0.5, 0.5, 0.0]


def test_without_places_nothing_is_rated() -> None:
    """A co-op game, or one that cannot be opened any more."""
    found = finish_of(table_row(status="finished", ended=5.0), seats_of(WREN, RAFE), None)
    assert [result.share for result in found.results] == [None, None]
    assert found.sittings == []


def test_a_game_that_is_gone_has_no_preset() -> None:
    assert default_preset("ravens") == "standard"
    assert default_preset("gone") == ""
