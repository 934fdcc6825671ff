"""The one way a table changes: refused, or stored and then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.hall.changes import TRIES
from hexmoot.server.house import House
from hexmoot.server.storage.tables import Asked, Conflict
from hexmoot.server.table.table import Table
from tests.server.hall.test_tables import answer
from tests.server.kit.houses import BOT, ME, Clock, Ear, named, new_table, open_house

Work = Callable[[House, Table, Ear], Coroutine[Any, Any, Any]]


def at_table(folder: Path, work: Work) -> Any:
    """Something done at a running game of one person with two seats."""

    async def run() -> Any:
        async with open_house(folder, now=Clock()) as house:
            table = await new_table(house, await named(house, "Wren"), ME, ME, start=True)
            ear = Ear()
            house.tables.listen(table, ear)
            return await work(house, table, ear)

    return asyncio.run(run())


def test_a_change_is_stored_before_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks never sees what a crash could take back."""

    async def work(house: House, table: Table, ear: Ear) -> list[object]:
        stored = house.tables.store.save
        order: list[object] = []

        async def save(*given: Any) -> None:
            order.append(("stored", list(ear.moments)))
            await stored(*given)

        monkeypatch.setattr(house.tables.store, "save", save)
        await house.changes.make(table.id, answer)
        return [*order, ear.moments, table.fresh, table.is_stale]

    assert at_table(tmp_path, work) == [("stored", []), [1], [], False]


def test_a_refused_change_changes_nothing(tmp_path: Path) -> None:
    """Neither the stored row nor the table in memory."""

    def refuse(table: Table, now: float) -> None:
        raise Refusal("illegal", "no")

    async def work(house: House, table: Table, ear: Ear) -> list[object]:
        version = table.row.version
        with pytest.raises(Refusal):
            await house.changes.make(table.id, refuse)
        return [table.row.version == version, table.is_stale, table.moment]

    assert at_table(tmp_path, work) == [True, False, 0]


def test_a_change_that_breaks_half_way_never_happened(tmp_path: Path) -> None:
    """What was done before the break is gone, and the next change begins with what is stored."""

    def break_down(table: Table, now: float) -> None:
        answer(table, now)
        raise ValueError("half-way")

    async def work(house: House, table: Table, ear: Ear) -> list[object]:
        with pytest.raises(ValueError, match="half-way"):
            await house.changes.make(table.id, break_down)
        shown = list(ear.moments)
        stale = table.is_stale
        await house.changes.make(table.id, answer)
        return [shown, stale, table.moment, table.number]

    assert at_table(tmp_path, work) == [[], True, 1, 1]


def test_a_message_is_carried_out_once(tmp_path: Path) -> None:
    """A message that is sent again, after a broken line, does nothing a second time."""

    async def work(house: House, table: Table, ear: Ear) -> tuple[str, int]:
        asked = Asked(table.row.host, "once")
        await house.changes.make(table.id, answer, asked)
        with pytest.raises(Refusal) as caught:
            await house.changes.make(table.id, answer, asked)
        await house.tables.settle(table)
        return caught.value.code, table.moment

    assert at_table(tmp_path, work) == ("repeated", 1)


def test_when_another_process_was_faster_the_change_is_made_on_what_it_stored(
    tmp_path: Path,
) -> None:
    """Nothing of theirs is overwritten."""

    async def check() -> list[int]:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            table = await new_table(here, await named(here, "Wren"), ME, ME, start=True)
            await there.changes.make(table.id, answer)
            await here.changes.make(table.id, answer)
            return [table.moment, table.number, table.row.version]

    assert asyncio.run(check()) == [2, 2, 3]


def test_after_so_many_conflicts_the_table_is_too_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of tries is bounded, and the person is told."""

    async def work(house: House, table: Table, ear: Ear) -> tuple[str, int]:
        tried: list[int] = []

        async def save(*_: Any) -> None:
            tried.append(1)
            raise Conflict

        monkeypatch.setattr(house.tables.store, "save", save)
        with pytest.raises(Refusal) as caught:
            await house.changes.make(table.id, answer)
        return caught.value.code, len(tried)

    assert at_table(tmp_path, work) == ("failed", TRIES)


def test_whoever_changes_a_table_has_its_lease(tmp_path: Path) -> None:
    """Whoever drove it before does not go on."""

    async def work(house: House, table: Table, ear: Ear) -> list[object]:
        table.row.driver = "somebody else"
        await house.changes.make(table.id, answer)
        row = table.row
        return [row.driver == house.settings.process, row.driver_until - house.settings.lease]

    assert at_table(tmp_path, work) == [True, 1000.0]


def test_answers_and_undos_are_counted_and_what_bots_say_is_passed_on(tmp_path: Path) -> None:
    """The figures of the house count both; the bots speak after the change."""

    def undo(table: Table, now: float) -> None:
        table.fresh += table.running_game().take_back(0, 0, None, now)

    async def work(house: House, table: Table, ear: Ear) -> tuple[str, list[str]]:
        said: list[str] = []
        house.changes.on_said.append(lambda table: said.append(table.row.status))
        await house.changes.make(table.id, answer)
        await house.changes.make(table.id, undo)
        house.tables.on_change.clear()
        await new_table(house, await named(house, "Rafe"), ME, BOT, start=True)
        return house.metrics.text(), said

    text, said = at_table(tmp_path, work)
    assert 'hexmoot_answers_total{by="person"} 1\n' in text
    assert "hexmoot_undos_total 1\n" in text
    assert said == ["playing"]


def test_a_change_goes_on_when_whoever_asked_is_gone(tmp_path: Path) -> None:
    """A closed page does not leave half a change behind."""

    async def work(house: House, table: Table, ear: Ear) -> list[int]:
        asking = asyncio.create_task(house.changes.make(table.id, answer))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await house.tables.finish()
        return ear.moments

    assert at_table(tmp_path, work) == [1]
