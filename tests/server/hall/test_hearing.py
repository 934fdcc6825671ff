"""News of other processes: followed, made up for, and never a broken line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.hall.hearing import NEWS_OF_A_TABLE
from hexmoot.server.hall.news import Item, What
from hexmoot.server.table.table import Table
from tests.server.hall.test_tables import answer
from tests.server.kit.houses import ME, Ear, named, new_table, open_house


def news(table: Table, what: What, text: str = "") -> Item:
    """Something another process tells."""
    return Item(process="there", table=table.id, what=what, text=text)


def test_news_of_each_kind_do_their_work(tmp_path: Path) -> None:
    async def check() -> list[object]:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            wren = await named(here, "Wren")
            table = await new_table(here, wren, ME, ME, start=True)
            ear = Ear()
            here.tables.listen(table, ear)
            away = await there.tables.find(table.id)
            await there.changes.make(table.id, answer)
            await here.hearing.hear(news(table, "changed"))
            await there.attendance.arrive(away, wren)
            await here.hearing.hear(news(table, "presence"))
            await here.hearing.hear(news(table, "notice", "A bot failed."))
            await here.hearing.hear(Item(process="there", table="nowhere", what="changed"))
            return [table.moment, table.present.is_here(wren.id), ear.notices, ear.moments]

    assert asyncio.run(check()) == [1, True, ["A bot failed."], [1, 1]]


def test_when_the_line_opens_again_all_that_was_missed_is_made_up_for(tmp_path: Path) -> None:
    async def check() -> int:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            table = await new_table(here, await named(here, "Wren"), ME, ME, start=True)
            here.tables.listen(table, Ear())
            await there.changes.make(table.id, answer)
            await here.hearing.make_up()
            return table.moment

    assert asyncio.run(check()) == 1
    assert set(NEWS_OF_A_TABLE) == {"changed", "presence", "said"}


def test_a_table_that_cannot_be_followed_breaks_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: Table) -> None:
        raise Refusal("failed", "this table cannot be opened")

    async def check() -> None:
        async with open_house(tmp_path) as house:
            table = await new_table(house, await named(house, "Wren"), ME, ME)
            monkeypatch.setattr(house.tables, "catch_up", refuse)
            await house.hearing.hear(news(table, "changed"))

    asyncio.run(check())
