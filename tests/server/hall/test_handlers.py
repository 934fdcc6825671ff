"""What is done with each message: the same over a socket and by HTTP, two of them apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, get_args

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.hall.handlers import CHANGES
from hexmoot.server.house import House
from hexmoot.server.settings import Limits, Rate
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.messages import Act, AskDetails, ClientMessage, Look, Ping, Say, Start
from tests.server.kit.houses import ME, OPEN, forget_all, named, new_table, open_house, told

Work = Callable[[House, Table, PlayerRow], Coroutine[Any, Any, Any]]


def at_table(folder: Path, work: Work, **settings: Any) -> Any:
    """Something done at a running game of Wren, who has both seats."""

    async def run() -> Any:
        async with open_house(folder, **settings) as house:
            wren = await named(house, "Wren")
            return await work(house, await new_table(house, wren, ME, ME, start=True), wren)

    return asyncio.run(run())


async def code_of(work: Coroutine[Any, Any, Any]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


def test_every_message_is_handled() -> None:
    """Those that change the table by their handler, the others by themselves."""
    assert {*CHANGES, Ping, Look, AskDetails, Say} == set(get_args(ClientMessage))


def test_an_answer_is_carried_out_and_counted(tmp_path: Path) -> None:
    async def work(house: House, table: Table, wren: PlayerRow) -> tuple[int, str]:
        choice = table.running_game().state.legal()[0]
        message = Act(id="1", moment=0, actions=[choice])
        done = await house.handlers.take(table, wren, message)
        assert await code_of(house.handlers.take(table, wren, message)) == "repeated"
        return done.moment, house.metrics.text()

    moment, text = at_table(tmp_path, work)
    assert moment == 1
    assert 'hexmoot_messages_total{type="act"} 1\n' in text


def test_strangers_may_ping_and_nothing_else(tmp_path: Path) -> None:
    async def work(house: House, table: Table, _: PlayerRow) -> list[object]:
        done = await house.handlers.take(table, None, Ping(id="1"))
        sent = (Start(id="2"), Say(id="3", text="hello"))
        return [done.id, *[await code_of(house.handlers.take(table, None, one)) for one in sent]]

    assert at_table(tmp_path, work) == ["1", "unknown_player", "unknown_player"]


def test_looking_is_for_whoever_has_a_socket(tmp_path: Path) -> None:
    """Also for strangers, and only from where permission lets them."""

    async def work(house: House, table: Table, wren: PlayerRow) -> list[object]:
        page, watcher = (Viewer(house.settings, one, None) for one in (wren, None))
        take = house.handlers.take
        seen: list[object] = [await code_of(take(table, wren, Look(id="1", seat=1)))]
        for seat in (1, None):
            done = await take(table, wren, Look(id="2", seat=seat), page)
            seen.append((done.moment, [one["viewer"] for one in told(page)]))
        seen.append(await code_of(take(table, None, Look(id="3", seat=0), watcher)))
        await take(table, None, Look(id="4", seat=None), watcher)
        return [*seen, [one["viewer"] for one in told(watcher)]]

    assert at_table(tmp_path, work) == ["not_now", (0, [1]), (0, [None]), "not_yours", [None]]


def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def work(house: House, table: Table, wren: PlayerRow) -> list[object]:
        take = house.handlers.take
        await take(table, wren, Say(id="1", text="hello"))
        code = await code_of(take(table, wren, Say(id="2", text="hello")))
        await take(table, wren, Ping(id="3"))
        return [code, len(await house.talk.lines(table))]

    limits = Limits(chat=Rate(1, 0.01))
    assert at_table(tmp_path, work, limits=limits) == ["too_fast", 1]


def test_done_tells_the_moment_of_the_table_that_changed(tmp_path: Path) -> None:
    """Also where the table was dropped from memory in the meantime."""

    async def work(house: House, table: Table, wren: PlayerRow) -> int:
        forget_all(house)
        choice = table.running_game().state.legal()[0]
        done = await house.handlers.take(table, wren, Act(id="1", moment=0, actions=[choice]))
        return done.moment

    assert at_table(tmp_path, work) == 1


def test_a_table_that_waits_is_started_by_its_host(tmp_path: Path) -> None:
    async def check() -> tuple[str, str]:
        async with open_house(tmp_path) as house:
            house.tables.on_change.clear()
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            table = await new_table(house, wren, ME, OPEN)
            code = await code_of(house.handlers.take(table, rafe, Start(id="1")))
            await house.handlers.take(table, wren, Start(id="1"))
            return code, table.row.status

    assert asyncio.run(check()) == ("not_yours", "playing")


def test_details_are_told_over_the_socket_that_asks(tmp_path: Path) -> None:
    """Once everything is stored; a request gets whole positions anyway."""

    async def work(house: House, table: Table, wren: PlayerRow) -> tuple[str, list[Any]]:
        message = AskDetails(id="1", moment=0)
        code = await code_of(house.handlers.take(table, wren, message))
        viewer = Viewer(house.settings, wren, None)
        viewer.hello(table)
        told(viewer)
        await house.handlers.take(table, wren, message, viewer)
        return code, told(viewer)

    code, messages = at_table(tmp_path, work)
    assert (code, [one["type"] for one in messages]) == ("not_now", ["details"])
    assert messages[0]["view"]["closed"] == [[]]
