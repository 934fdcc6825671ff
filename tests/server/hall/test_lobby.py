"""Lists of tables, for whoever has the lobby open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hexmoot.server.hall.lobby import LobbyReader
from hexmoot.server.hall.news import Item
from hexmoot.server.table import seats
from hexmoot.server.wire.messages import Lobby, Sit
from tests import patience
from tests.server.kit.houses import ME, OPEN, named, new_table, open_house


def test_my_tables_and_listed_ones_with_an_open_seat(tmp_path: Path) -> None:
    async def check() -> list[tuple[set[str], set[str], int]]:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            names = {
                (await new_table(house, wren, ME, OPEN, listed=True)).id: "listed",
                (await new_table(house, wren, ME, OPEN)).id: "hidden",
                (await new_table(house, wren, ME, ME, listed=True, start=True)).id: "running",
                (await new_table(house, wren, ME, ME, listed=True)).id: "full",
            }
            lobbies = [await house.lobby.lobby(player) for player in (wren, rafe, None)]
            return [
                (
                    {names[one.id] for one in lobby.mine},
                    {names[one.id] for one in lobby.open},
                    lobby.my_moves,
                )
                for lobby in lobbies
            ]

    mine, theirs, nobodys = asyncio.run(check())
    assert mine == ({"listed", "hidden", "running", "full"}, {"listed"}, 1)
    assert theirs == nobodys == (set(), {"listed"}, 0)


def woken(readers: list[LobbyReader]) -> list[bool]:
    """Who was woken since the last time."""
    found = [reader.due.is_set() for reader in readers]
    for reader in readers:
        reader.due.clear()
    return found


def test_a_reader_is_woken_for_what_concerns_it(tmp_path: Path) -> None:
    """A new table and a change, of one's own and of one that is listed; a host need not sit."""

    async def check() -> list[list[bool]]:
        async with open_house(tmp_path) as house:
            people = [await named(house, name) for name in ("Wren", "Rafe")]
            readers = [LobbyReader(one) for one in (*people, None)]
            house.lobby.readers.update(readers)
            seen = []
            for wishes in ({}, {"listed": True}):
                table = await new_table(house, people[0], OPEN, OPEN, **wishes)
                seen.append(woken(readers))
                house.tables.show(table)
                seen.append(woken(readers))
            house.lobby.touch()
            return [*seen, woken(readers)]

    mine, everybodys = [True, False, False], [True] * 3
    assert asyncio.run(check()) == [mine, mine, everybodys, everybodys, everybodys]


def test_news_of_other_processes_wake_whom_they_concern(tmp_path: Path) -> None:
    """Also whoever saw the table and sees it no more; chat and presence are in no list."""

    async def check() -> list[list[bool]]:
        async with open_house(tmp_path) as house:
            people = [await named(house, name) for name in ("Wren", "Rafe", "Noor")]
            readers = [LobbyReader(one) for one in (*people, None)]
            readers[2].shown = {"far"}
            house.lobby.readers.update(readers)
            wren = people[0].id
            told = [
                Item(process="there", what="changed", table="far", people=[wren]),
                Item(process="there", what="changed", table="new", people=[wren]),
                Item(process="there", what="changed", table="new", is_open=True),
                Item(process="there", what="presence", table="far", people=[wren]),
                Item(process="there", what="said", table="far", people=[wren]),
            ]
            seen = []
            for item in told:
                await house.hearing.hear(item)
                seen.append(woken(readers))
            return seen

    assert asyncio.run(check()) == [
        [True, False, True, False],
        [True, False, False, False],
        [True, True, True, True],
        [False] * 4,
        [False] * 4,
    ]


def test_news_come_when_the_lists_differ(tmp_path: Path) -> None:
    async def check() -> list[int]:
        async with open_house(tmp_path) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            reader = LobbyReader(rafe)
            house.lobby.readers.add(reader)
            reader.due.set()
            found = [await house.lobby.next_news(reader)]
            table = await new_table(house, wren, ME, OPEN)
            reader.due.set()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(house.lobby.next_news(reader), 0.3)
            message = Sit(id="x", seat=1)
            await house.changes.make(
                table.id, lambda table, now: seats.sit(table, rafe, message, now)
            )
            found.append(await asyncio.wait_for(house.lobby.next_news(reader), patience.SECONDS))
            assert reader.shown == {table.id}
            reader.bye("signed out", again=True)
            assert await house.lobby.next_news(reader) is None
            return [len(msgspec.json.decode(one or b"", type=Lobby).mine) for one in found]

    assert asyncio.run(check()) == [0, 1]
