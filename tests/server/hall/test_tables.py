"""The tables in memory: found once, kept as they are stored, shown only then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from unittest.mock import patch

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.tables import FINDING_OUT, IDLE_SECONDS
from hexmoot.server.storage.presence import Present
from hexmoot.server.table.table import Table
from tests.server.kit.houses import ME, OPEN, Clock, Ear, forget_all, named, new_table, open_house


@pytest.mark.parametrize("name", ["nowhere", "", "a b", "ä", "a\x00", "../x"])
def test_what_is_no_table_is_not_found(tmp_path: Path, name: str) -> None:
    async def check() -> None:
        async with open_house(tmp_path) as house:
            await house.tables.find(name)

    with pytest.raises(Refusal, match="there is no such table"):
        asyncio.run(check())


def test_people_who_ask_together_get_one_table(tmp_path: Path) -> None:
    async def check() -> bool:
        async with open_house(tmp_path) as house:
            table = await new_table(house, await named(house, "Wren"), ME, OPEN)
            forget_all(house)
            found = await asyncio.gather(*[house.tables.find(table.id) for _ in range(5)])
            return len(set(found)) == 1 and found[0] is not table

    assert asyncio.run(check())


def test_one_thread_at_a_time_finds_out_what_a_game_hides(tmp_path: Path) -> None:
    """Else all who come back after a restart would find out the same at once."""
    alone: list[bool] = []

    def find_out(game: Game) -> bool:
        alone.append(FINDING_OUT.locked())
        return False

    async def check() -> None:
        async with open_house(tmp_path) as house:
            table = await new_table(house, await named(house, "Wren"), ME, OPEN)
            forget_all(house)
            with patch("hexmoot.server.hall.tables.has_hidden_hands", find_out):
                await house.tables.find(table.id)

    asyncio.run(check())
    assert alone == [True]
    assert not FINDING_OUT.locked()


def test_a_sweep_while_a_table_is_loaded_does_not_make_a_second_one(tmp_path: Path) -> None:
    """It sweeps in each of the turns of the loop between loading and whoever waits for it."""

    async def check() -> tuple[bool, bool]:
        async with open_house(tmp_path) as house:
            tables = house.tables
            table_id = (await new_table(house, await named(house, "Wren"), ME, OPEN)).id
            forget_all(house)
            read = tables.presence.read

            def sweep(turns: int) -> None:
                tables.forget_idle()
                if turns:
                    asyncio.get_running_loop().call_soon(sweep, turns - 1)

            async def read_and_sweep(table_id: str, now: float) -> Present:
                found = await read(table_id, now)
                sweep(20)
                return found

            with patch.object(tables.presence, "read", read_and_sweep):
                first = await tables.find(table_id)
            return first is await tables.find(table_id), table_id in tables.loaded

    assert asyncio.run(check()) == (True, True)


def test_whoever_holds_a_dropped_table_holds_the_one_that_is_found_again(tmp_path: Path) -> None:
    async def check() -> tuple[bool, list[int]]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            held = await new_table(house, await named(house, "Wren"), ME, ME, start=True)
            clock.time += IDLE_SECONDS + 1
            house.tables.forget_idle()
            assert held.id not in house.tables.loaded
            ear = Ear()
            house.tables.listen(held, ear)
            changed = await house.changes.make(held.id, answer)
            return changed is held, ear.moments

    assert asyncio.run(check()) == (True, [1])


def test_a_table_is_dropped_when_nobody_needs_it(tmp_path: Path) -> None:
    async def check() -> list[set[str]]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            wren = await named(house, "Wren")
            tables = [await new_table(house, wren, ME, OPEN) for _ in range(4)]
            idle, heard, driven, used = tables
            house.tables.listen(heard, Ear())
            driven.is_driven = True
            clock.time += IDLE_SECONDS + 1
            await house.tables.find(used.id)
            house.tables.forget_idle()
            return [set(house.tables.loaded), {idle.id}, {heard.id, driven.id, used.id}]

    left, gone, kept = asyncio.run(check())
    assert left == kept
    assert not left & gone


def test_what_is_not_stored_is_not_shown(tmp_path: Path) -> None:
    async def check() -> list[int]:
        async with open_house(tmp_path) as house:
            table = await new_table(house, await named(house, "Wren"), ME, ME, start=True)
            ear = Ear()
            house.tables.listen(table, ear)
            table.is_stale = True
            house.tables.show(table)
            await house.tables.settle(table)
            house.tables.show(table)
            house.tables.unlisten(table, ear)
            house.tables.show(table)
            return ear.moments

    assert asyncio.run(check()) == [0]


def test_what_another_process_stored_is_followed_and_shown(tmp_path: Path) -> None:
    """Through news, and without them by looking after every table somebody looks at."""

    async def check() -> list[object]:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            table = await new_table(here, await named(here, "Wren"), ME, ME, start=True)
            ear = Ear()
            here.tables.listen(table, ear)
            await there.changes.make(table.id, answer)
            await here.tables.follow_all()
            await here.tables.follow_all()
            await there.changes.make(table.id, answer)
            await here.tables.catch_up(table)
            return [ear.moments, table.number, table.row.version]

    moments, number, version = asyncio.run(check())
    assert (moments, number, version) == ([1, 2], 2, 3)


def answer(table: Table, now: float) -> None:
    """Whoever is asked answers with the first choice."""
    seat, game = table.asked_seat, table.running_game()
    assert seat is not None
    table.fresh += game.answer(seat.seat, [game.state.legal()[0]], seat.player, now)


def test_whoever_sits_down_during_a_look_at_all_tables_stays(tmp_path: Path) -> None:
    """The database was not asked for that table: it is not gone because it has no answer."""

    async def check() -> bool:
        async with open_house(tmp_path) as house:
            tables = house.tables
            table = await new_table(house, await named(house, "Wren"), ME, OPEN)
            versions = tables.store.versions

            async def versions_late(ids: Iterable[str]) -> dict[str, int]:
                found = await versions(ids)
                tables.listen(table, Ear())
                return found

            with patch.object(tables.store, "versions", versions_late):
                await tables.follow_all()
            return table.id in tables.listeners and tables.alive.get(table.id) is table

    assert asyncio.run(check())


def test_a_stale_table_is_read_anew_before_it_is_handed_out(tmp_path: Path) -> None:
    async def check() -> tuple[int, bool]:
        async with open_house(tmp_path) as house:
            table = await new_table(house, await named(house, "Wren"), ME, ME, start=True)
            table.is_stale = True
            answer(table, 0.0)
            found = await house.tables.find_fresh(table.id)
            return found.moment, found.is_stale

    assert asyncio.run(check()) == (0, False)


def test_notices_are_heard_by_who_looks_at_the_table(tmp_path: Path) -> None:
    async def check() -> list[list[str]]:
        async with open_house(tmp_path) as house:
            wren = await named(house, "Wren")
            one, other = [await new_table(house, wren, ME, OPEN) for _ in range(2)]
            ears = [Ear(), Ear()]
            house.tables.listen(one, ears[0])
            house.tables.listen(other, ears[1])
            house.tables.notice(one, "The bot failed.")
            return [ear.notices for ear in ears]

    assert asyncio.run(check()) == [["The bot failed."], []]


def test_a_table_of_a_game_that_is_gone_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its package was removed: the table says so, the lobby goes on."""

    async def check() -> tuple[str, list[str]]:
        async with open_house(tmp_path) as house:
            wren = await named(house, "Wren")
            table_id = (await new_table(house, wren, ME, ME)).id
            forget_all(house)
            monkeypatch.setattr(registry, "_packages", ["hexmoot.games"])
            registry._modules.cache_clear()
            with pytest.raises(Refusal) as told:
                await house.tables.find(table_id)
            lobby = await house.lobby.lobby(wren)
            return str(told.value), [table.title for table in lobby.mine]

    try:
        refusal, listed = asyncio.run(check())
    finally:
        monkeypatch.undo()
        registry._modules.cache_clear()
    assert refusal.startswith("this table cannot be opened: unknown game 'ravens'")
    assert listed == ["ravens"]
