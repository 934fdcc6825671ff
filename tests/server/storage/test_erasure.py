"""Somebody is deleted: what is theirs goes, other people's games stay without the name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from hexmoot.server.storage.erasure import Erased, left_seat, without
from hexmoot.server.storage.rows import ChatRow, Entry, UndoRequest, UndoState
from hexmoot.server.storage.schema import chat, log, metadata, players
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Asked, Besides, Stored
from hexmoot.server.table.results import finish_of
from tests.server.kit.stores import keep_table, with_stores
from tests.server.kit.tables import NOOR, NOW, RAFE, WREN, seats_of, table_row

Database = Callable[[], str]


async def keep(stores: Stores, table_id: str, *people: Any, **changed: Any) -> None:
    """A table of these people."""
    rows = [msgspec.structs.replace(seat, table_id=table_id) for seat in seats_of(*people)]
    await stores.tables.add(table_row(table_id, **changed), rows)


async def play(stores: Stores) -> None:
    """Wren answers, speaks, was refused an undo and has the page open; Rafe does the same."""
    for number, player in enumerate((WREN, RAFE), start=1):
        stored = await stores.tables.read("game")
        assert stored is not None
        stored.row.undo.refusals[player.id] = 1
        made = Entry(number=number, kind="answer", seat=number - 1, player=player.id, at=NOW)
        asked = Asked(player.id, "1")
        await stores.tables.save(stored.row, [], [made], [], asked, NOW)
        line = ChatRow(seat=number - 1, name=player.name, text="hello", at=NOW)
        await stores.chat.add("game", Asked(player.id, "2"), line)
        await stores.presence.put("game", player.id, 1, NOW)
    await stores.reviews.put("game", 1, "Wren won.")
    stored = await stores.tables.read("game")
    assert stored is not None
    finish = finish_of(stored.row, stored.seats, None)
    await stores.tables.save(stored.row, [], [], [], None, NOW, Besides(finish=finish))


async def everything(stores: Stores) -> str:
    """All that is in the database."""
    async with stores.tables.database.reader() as connection:
        rows = [
            list((await connection.execute(select(table))).mappings())
            for table in metadata.sorted_tables
        ]
    return str(rows)


async def settle_people(stores: Stores) -> None:
    for player in (WREN, RAFE, NOOR):
        await stores.players.add(player)


def test_what_is_mine_goes_and_what_we_share_loses_my_name(make_database: Database) -> None:
    """Alone against a bot; with Rafe, finished; with Rafe before the start; Rafe's and Noor's."""

    async def work(stores: Stores) -> tuple[Erased, str, list[Stored | None]]:
        await settle_people(stores)
        await keep(stores, "alone", WREN, "adept", status="finished", started=1.0)
        await keep(stores, "empty", None, None)
        await keep(stores, "game", WREN, RAFE, status="finished", started=1.0)
        await keep(stores, "open", WREN, RAFE)
        await keep(stores, "other", RAFE, NOOR, host="rafe")
        await play(stores)
        before = await stores.tables.read("other")
        erased = await stores.erasure.erase("wren", NOW)
        found = [await stores.tables.read(name) for name in ("alone", "empty", "game", "open")]
        assert await stores.tables.read("other") == before
        return erased, await everything(stores), found

    erased, left, (alone, empty, game, waiting) = with_stores(make_database(), work)
    assert erased == Erased(gone=["alone", "empty"], changed=["game", "open"])
    assert "wren" not in left.lower()
    assert alone is None
    assert empty is None
    assert game is not None
    assert waiting is not None
    assert [seat.name for seat in game.seats] == ["Somebody", "Rafe"]
    assert [(seat.kind, seat.player) for seat in game.seats] == [
        ("person", None),
        ("person", "rafe"),
    ]
    assert [entry.player for entry in game.entries] == [None, "rafe"]
    assert (game.row.host, game.row.version, game.row.undo.refusals) == ("rafe", 4, {"rafe": 1})
    assert [(seat.kind, seat.name) for seat in waiting.seats] == [("open", ""), ("person", "Rafe")]
    assert waiting.row.host == "rafe"


def test_a_running_game_is_played_on_by_a_bot(make_database: Database) -> None:
    """Two seats of one person, so that two bots are told apart."""

    async def work(stores: Stores) -> Stored | None:
        await settle_people(stores)
        await keep(stores, "game", WREN, RAFE, WREN, status="playing", started=1.0, wake=None)
        await stores.erasure.erase("wren", NOW)
        return await stores.tables.read("game")

    game = with_stores(make_database(), work)
    assert game is not None
    assert [(seat.kind, seat.name, seat.level) for seat in game.seats] == [
        ("bot", "Somebody", "adept"),
        ("person", "Rafe", None),
        ("bot", "Somebody (2)", "adept"),
    ]
    assert game.row.wake == NOW


def test_all_of_it_or_nothing(make_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut off before its last statement, everything is as it was."""

    def broken(*_: Any) -> Any:
        raise OSError("gone")

    async def work(stores: Stores) -> tuple[str, str]:
        await keep_table(stores, WREN, RAFE, table_id="game")
        before = await everything(stores)
        with monkeypatch.context() as patch:
            patch.setattr("hexmoot.server.storage.erasure.players", broken)
            with pytest.raises(OSError, match="gone"):
                await stores.erasure.erase("wren", NOW)
        return before, await everything(stores)

    before, after = with_stores(make_database(), work)
    assert before == after


def test_nobody_elses_words_are_deleted(make_database: Database) -> None:
    async def work(stores: Stores) -> tuple[list[str], list[str | None], list[str]]:
        await settle_people(stores)
        await keep(stores, "game", WREN, RAFE, status="finished", started=1.0)
        await play(stores)
        await stores.erasure.erase("wren", NOW)
        async with stores.tables.database.reader() as connection:
            said = list((await connection.execute(select(chat.c.name))).scalars())
            entries = select(log.c.player).order_by(log.c.number)
            logged = list((await connection.execute(entries)).scalars())
            people = list((await connection.execute(select(players.c.id))).scalars())
        return said, logged, sorted(people)

    assert with_stores(make_database(), work) == (["Rafe"], [None, "rafe"], ["noor", "rafe"])


def test_a_seat_says_that_somebody_was_there() -> None:
    assert left_seat(table_row(status="closed"), ["somebody"])["name"] == "Somebody (2)"
    assert "kind" not in left_seat(table_row(status="finished"), [])


def test_what_is_known_of_undos_is_known_without_them() -> None:
    asked = UndoRequest(number=3, seat=0, player="wren", entry=1, ply=1, waiting=[1])
    undo = UndoState(
        number=3, request=asked, refusals={"wren": 2, "rafe": 1}, not_before={"wren": 9.0}
    )
    assert without(undo, "wren") == UndoState(number=3, refusals={"rafe": 1})
