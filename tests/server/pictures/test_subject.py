"""What is on a picture: nothing that a spectator may not see."""

from __future__ import annotations

import msgspec
import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.pictures.subject import MOST_FRAMES, subject_of, turn_of, where
from hexmoot.server.table import shown
from tests.server.kit.tables import (
    RAFE,
    WREN,
    answer_first,
    begun,
    finished,
    game_of,
    table_of,
)


def test_a_picture_shows_what_a_spectator_sees() -> None:
    table = finished(WREN, RAFE)
    for ply in range(table.row.ply + 1):
        subject = subject_of(table, ply)
        seen = msgspec.to_builtins(shown.past_position(table, None, ply).view)
        known = msgspec.json.decode(msgspec.json.encode(subject.view))
        assert known == {**seen, "panels": []}
        assert known["viewer"] is None
        assert known["choices"] == []


def test_hands_of_a_running_game_are_not_on_it() -> None:
    """Ravens hides cards: with another hand in a seat the picture is the same."""
    table = begun(WREN, RAFE)
    subject = msgspec.json.encode(subject_of(table, 0))
    state = game_of(table).at(0)
    views = [msgspec.json.encode(state.view(seat)["table"]) for seat in (0, 1)]
    assert views[0] != views[1]
    assert msgspec.json.encode(state.view(None)["table"]) in subject
    assert not any(view in subject for view in views)


def test_words_say_who_plays_and_where_it_stands() -> None:
    table = finished(WREN, RAFE)
    subject = subject_of(table, 1)
    assert [one.name for one in subject.people] == ["Wren", "Rafe"]
    assert subject.where == f"Move 1 of {table.row.ply}"
    assert subject.told != ""
    assert subject_of(table, 0).told == "The beginning."
    assert where(begun(WREN, RAFE), 0) == "Move 0"


def test_a_move_that_was_not_made_is_refused() -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN)
    with pytest.raises(Refusal, match="this game has 1 answers so far") as refused:
        subject_of(table, 2)
    assert refused.value.code == "not_found"
    with pytest.raises(Refusal, match="has not begun"):
        subject_of(table_of(WREN, RAFE), 0)


def test_a_turn_begins_before_the_first_answer_of_its_seat() -> None:
    game = game_of(finished(WREN, RAFE))
    for ply in range(1, game.ply + 1):
        plies = turn_of(game, ply)
        seats = {game.answers[one - 1].seat for one in plies[1:]}
        assert seats == {game.answers[ply - 1].seat}
        assert plies[-1] == ply
        assert plies[0] == 0 or game.answers[plies[0] - 1].seat not in seats
        assert len(plies) <= MOST_FRAMES
    assert turn_of(game, 0) == [0]
