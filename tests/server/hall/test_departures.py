"""People who go: signed out here, and in every process that hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hexmoot.server.hall.lobby import LobbyReader
from hexmoot.server.hall.news import Item
from hexmoot.server.house import House
from hexmoot.server.table import seats
from hexmoot.server.wire.messages import Sit
from tests.server.kit.houses import BOT, ME, OPEN, Ear, named, new_table, open_house
from tests.server.kit.tables import game_of


async def reader_of(house: House, name: str) -> LobbyReader:
    """Somebody who has the lobby open."""
    reader = LobbyReader(await named(house, name))
    house.sockets.guests.add(reader)
    return reader


def test_a_new_code_and_signing_out_close_ones_sockets_and_nobody_elses(tmp_path: Path) -> None:
    async def check() -> list[bool]:
        async with open_house(tmp_path) as house:
            wren, rafe = await reader_of(house, "Wren"), await reader_of(house, "Rafe")
            noor = await reader_of(house, "Noor")
            assert wren.player is not None
            assert rafe.player is not None
            await house.departures.new_code(wren.player)
            await house.departures.sign_out(rafe.player)
            return [one.is_over for one in (wren, rafe, noor)]

    assert asyncio.run(check()) == [True, True, False]


def test_other_processes_hear_of_it_or_see_it_later(tmp_path: Path) -> None:
    """By news, and where those were lost by looking into the database."""

    async def check() -> list[bool]:
        async with open_house(tmp_path) as house:
            wren, rafe = await reader_of(house, "Wren"), await reader_of(house, "Rafe")
            assert wren.player is not None
            assert rafe.player is not None
            await house.hearing.hear(
                Item(process="other", what="signed_out", player=wren.player.id)
            )
            await house.departures.make_up()
            found = [wren.is_over, rafe.is_over]
            await house.stores.players.end_epoch(rafe.player.id)
            await house.departures.make_up()
            return [*found, rafe.is_over]

    assert asyncio.run(check()) == [True, False, True]


def test_who_is_deleted_is_gone_from_tables_that_are_open(tmp_path: Path) -> None:
    """A game with Rafe goes on with a bot, under no name; Wren's own table is no more."""

    async def check() -> tuple[list[str], list[str], list[str], bool, int]:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            mine = await new_table(house, wren, ME, BOT, start=True)
            ours = await new_table(house, wren, OPEN, ME)
            sit = Sit(id="x", seat=0)
            await house.changes.make(ours.id, lambda table, now: seats.sit(table, rafe, sit, now))
            await house.changes.make(ours.id, seats.begin)
            away, here = Ear(), Ear()
            house.tables.listen(mine, away)
            house.tables.listen(ours, here)
            reader = LobbyReader(rafe)
            reader.shown = {ours.id}
            house.lobby.readers.add(reader)
            erased = await house.departures.erase(wren)
            assert (erased.gone, erased.changed) == ([mine.id], [ours.id])
            names = [seat.name for seat in ours.seats]
            told = game_of(ours).match.record.players
            return names, told, away.notices, reader.due.is_set(), len(here.moments)

    names, told, notices, is_woken, shown = asyncio.run(check())
    assert names == told == ["Rafe", "Somebody"]
    assert notices == ["this table was deleted"]
    assert is_woken
    assert shown == 1


def test_what_was_deleted_elsewhere_is_dropped_here(tmp_path: Path) -> None:
    """By news, or by the sweep where those were lost; nothing is due at a table that is gone."""

    async def check() -> tuple[list[list[str]], list[str], bool]:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            wren, rafe = await named(here, "Wren"), await named(here, "Rafe")
            gone = [await new_table(here, wren, ME, BOT, start=True) for _ in range(2)]
            ours = await new_table(here, wren, ME, OPEN)
            sit = Sit(id="x", seat=1)
            await here.changes.make(ours.id, lambda table, now: seats.sit(table, rafe, sit, now))
            await here.changes.make(ours.id, seats.begin)
            ears = [Ear() for _ in gone]
            for table, ear in zip(gone, ears, strict=True):
                here.tables.listen(table, ear)
            await there.departures.erase(wren)
            for table in (gone[0], ours):
                await here.hearing.hear(Item(process="there", what="changed", table=table.id))
            await here.tables.follow_all()
            names = list(game_of(ours).match.record.players)
            is_due = any(table.asked_seat is not None for table in gone)
            return [ear.notices for ear in ears], names, is_due

    notices, names, is_due = asyncio.run(check())
    assert notices == [["this table was deleted"]] * 2
    assert names == ["Somebody", "Rafe"]
    assert not is_due
