"""People who go: signed out here, and in every process that hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hexmoot.server.hall.lobby import LobbyReader
from hexmoot.server.hall.news import Item
from hexmoot.server.house import House
from tests.server.kit.houses import named, open_house


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
            await house.hear(Item(process="other", what="signed_out", player=wren.player.id))
            await house.departures.make_up()
            found = [wren.is_over, rafe.is_over]
            await house.stores.players.end_epoch(rafe.player.id)
            await house.departures.make_up()
            return [*found, rafe.is_over]

    assert asyncio.run(check()) == [True, False, True]
