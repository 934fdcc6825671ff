"""A table in memory: what is stored, what is not yet, and who sits where."""

from __future__ import annotations

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import Entry
from hexmoot.server.storage.tables import Stored
from hexmoot.server.table.table import Table, record_of
from tests.server.kit.tables import (
    NOOR,
    NOW,
    RAFE,
    SEED,
    WREN,
    answer_first,
    begun,
    game_of,
    seats_of,
    table_of,
    table_row,
)


def test_only_seats_that_changed_are_stored_again() -> None:
    table = table_of(WREN, None, "adept")
    assert table.changed_seats() == []
    table.seats[1].name = "Somebody"
    assert [seat.seat for seat in table.changed_seats()] == [1]
    table.keep()
    assert table.changed_seats() == []


def test_what_is_not_stored_is_forgotten_by_a_reset() -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN)
    assert [entry.number for entry in table.fresh] == [1]
    table.reset(Stored(table_row(status="playing", started=NOW), seats_of(WREN, RAFE), []))
    assert (table.moment, table.number, table.fresh, table.is_stale) == (0, 0, [], False)


def test_what_another_process_stored_is_followed() -> None:
    here, there = begun(WREN, RAFE), begun(WREN, RAFE)
    answer_first(there, WREN)
    there.row.version = 1
    here.follow(Stored(there.row, there.seats, there.fresh))
    assert (here.moment, here.number, here.row.version) == (1, 1, 1)
    assert game_of(here).view(1) == game_of(there).view(1)
    assert here.fresh == []


def test_a_game_that_began_elsewhere_begins_here() -> None:
    here, there = table_of(WREN, RAFE), begun(WREN, RAFE)
    answer_first(there, WREN)
    here.follow(Stored(there.row, there.seats, there.fresh))
    assert game_of(here).ply == 1


def test_a_game_of_other_rules_is_refused_in_words() -> None:
    row = table_row(rules=99, started=NOW)
    with pytest.raises(Refusal, match="this table cannot be opened: made by rules 99"):
        Table(Stored(row, seats_of(WREN, RAFE), []))


def test_a_broken_log_is_refused_without_anybodys_hand() -> None:
    """An illegal answer is refused with the legal ones; to everybody that would show a hand."""
    table = begun(WREN, RAFE)
    entry = Entry(number=1, kind="answer", seat=0, text="keep", digest="", player="wren", at=NOW)
    with pytest.raises(Refusal) as caught:
        table.begin([entry])
    assert caught.value.message == "this table cannot be opened: its log does not fit the rules"


def test_the_record_of_a_table_has_its_seed_its_people_and_its_dice() -> None:
    record = record_of(table_row(), seats_of(WREN, RAFE))
    assert (record.seed, record.players, record.stirred) == (int(SEED, 16), ["Wren", "Rafe"], True)


def test_questions_about_people() -> None:
    table = begun(WREN, RAFE, WREN)
    assert table.seats_of(WREN) == [0, 2]
    assert table.seats_of(NOOR) == table.seats_of(None) == []
    assert table.people() == {"wren", "rafe"}
    assert table.others("wren") == [1]
    table.seats[1].stand_in = "left"
    assert table.others("wren") == [1], "who is away is a person still"


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda table: table.seat(3), "not_found"),
        (lambda table: table.seat(-1), "not_found"),
        (lambda table: table.own_seat(RAFE, 0), "not_yours"),
        (lambda table: table.check_host(RAFE), "not_yours"),
        (lambda table: table.check_moment(1), "stale"),
        (lambda table: table.begun_game(), "not_now"),
        (lambda table: table.running_game(), "not_now"),
    ],
)
def test_what_is_not_so_is_refused(ask: object, code: str) -> None:
    assert callable(ask)
    with pytest.raises(Refusal) as caught:
        ask(table_of(WREN, RAFE, None))
    assert caught.value.code == code


def test_a_game_that_is_over_has_begun_but_does_not_run() -> None:
    table = begun(WREN, RAFE)
    assert table.running_game() is table.begun_game() is table.game
    table.row.status = "finished"
    assert table.begun_game() is table.game
    assert table.asked_seat is None
    with pytest.raises(Refusal, match="no game is going on"):
        table.running_game()
