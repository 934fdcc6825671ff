"""One process: opened, told of what other processes did, and closed in order."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.kit.houses import ME, named, new_table, open_house


def test_the_cookie_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    async def check() -> list[str | None]:
        found: list[str | None] = []
        async with open_house(tmp_path) as house:
            signed = house.identities.sign(await named(house, "Wren"), 0.0)
        for secret in (None, "another key, chosen by the operator"):
            async with open_house(tmp_path, secret=secret) as house:
                player = await house.identities.recognise(signed, 0.0)
                found.append(None if player is None else player.name)
        return found

    assert asyncio.run(check()) == ["Wren", None]


def test_nobody_is_connected_when_the_house_is_closed(tmp_path: Path) -> None:
    async def check() -> bool:
        async with open_house(tmp_path) as house:
            wren = await named(house, "Wren")
            table = await new_table(house, wren, ME, ME)
            await house.attendance.arrive(table, wren)
        async with open_house(tmp_path) as house:
            return (await house.tables.find(table.id)).present.is_here(wren.id)

    assert asyncio.run(check()) is False
