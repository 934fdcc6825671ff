"""What the server does by itself: bots' answers, clocks, absent people, tables left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.bots import pacing
from hexmoot.server.hall.changes import Change
from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import clocks
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import Viewer
from hexmoot.server.wire.parts import Clock as TableClock
from tests.patience import until
from tests.server.hall.test_tables import answer
from tests.server.kit.houses import (
    BOT,
    ME,
    NEVER,
    Clock,
    Ear,
    FirstChoice,
    forget_all,
    named,
    new_table,
    open_house,
    told,
)
from tests.server.kit.tables import KEEP, ORDER_KEEP, ORDER_NONE, ROLL

Work = Callable[[House, PlayerRow, Clock], Coroutine[Any, Any, Any]]


def at_house(folder: Path, monkeypatch: pytest.MonkeyPatch, work: Work, is_own: bool = True) -> Any:
    """Something done at a house whose bots take their first choice."""

    async def run() -> Any:
        clock = Clock()
        async with open_house(folder, now=clock) as house:
            monkeypatch.setattr(house.driver, "thinkers", FirstChoice(is_own))
            return await work(house, await named(house, "Wren"), clock)

    return asyncio.run(run())


def test_a_game_of_bots_plays_itself_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[object]:
        table = await new_table(house, wren, BOT, BOT, start=True)
        await until(lambda: table.row.status == "finished" and not table.is_driven)
        return [table.begun_game().ply, table.row.wake]

    assert at_house(tmp_path, monkeypatch, work) == [12, None]


def test_bots_answer_until_a_person_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[object]:
        table = await new_table(house, wren, BOT, ME, start=True)
        await until(lambda: not table.is_driven and table.moment == 2)
        return [table.asked_seat is table.seats[1], table.row.wake]

    assert at_house(tmp_path, monkeypatch, work) == [True, None]


def test_a_bot_that_failed_is_reported_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[str]:
        table = await new_table(house, wren, ME, BOT, start=True)
        ear = Ear()
        house.tables.listen(table, ear)
        for _ in range(2):
            await house.changes.make(table.id, answer)
        await until(lambda: len(ear.notices) == 2)
        return ear.notices

    notices = at_house(tmp_path, monkeypatch, work, is_own=False)
    assert all("failed; a random answer was given" in one for one in notices)


def test_when_the_clock_runs_out_a_bot_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[object]:
        limit = TableClock(kind="move", seconds=30)
        table = await new_table(house, wren, ME, ME, start=True, clock=limit)
        seen: list[object] = [table.row.wake]
        clock.time += 29
        house.driver.maybe_drive(table)
        seen.append(table.is_driven)
        clock.time += 2
        house.driver.maybe_drive(table)
        await until(lambda: not table.is_driven)
        return [*seen, table.seats[0].stand_in, table.moment, house.metrics.text()]

    wake, early, why, moment, text = at_house(tmp_path, monkeypatch, work)
    assert (wake, early, why, moment) == (1030.0, False, "clock", 2)
    assert 'hexmoot_stand_ins_total{why="clock"} 1\n' in text


def test_an_absent_person_is_replaced_when_it_is_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> str:
        table = await new_table(house, wren, ME, ME, start=True, absence=10)
        await house.attendance.arrive(table, wren)
        await house.attendance.leave(table, wren)
        clock.time += 11
        house.driver.maybe_drive(table)
        await until(lambda: not table.is_driven)
        return table.seats[0].stand_in

    assert at_house(tmp_path, monkeypatch, work) == "absent"


def leave_order(action: int) -> Change:
    """The first seat leaves a standing order."""

    def leave(table: Table, now: float) -> None:
        table.fresh += table.running_game().order(0, action, "wren", now)

    return leave


def test_an_order_answers_by_itself_and_lasts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, wren: PlayerRow, clock: Clock) -> bool:
        table = await new_table(house, wren, ME, ME, start=True)
        await house.changes.make(table.id, leave_order(ORDER_KEEP))
        await house.changes.make(table.id, answer)
        await until(lambda: table.moment == 2 and not table.is_driven)
        return table.asked_seat is table.seats[1]

    assert at_house(tmp_path, monkeypatch, work)


class Onlooker(Ear):
    """Remembers each time what was shown: the moment, the ply and who was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[int, int, int | None]] = []

    def refresh(self, table: Table) -> None:
        game = table.running_game()
        self.seen.append((game.moment, game.ply, game.asked))


def test_nobody_can_tell_an_order_from_whoever_gave_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are told the same, message by message: a question, and later its answer."""

    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[object]:
        seen: list[object] = []
        for has_order in (True, False):
            table = await new_table(house, wren, ME, ME, start=True)
            await house.changes.make(table.id, leave_order(ORDER_KEEP))
            if not has_order:
                await house.changes.make(table.id, leave_order(ORDER_NONE))
            page, onlooker = Viewer(house.settings, None, None), Onlooker()
            for listener in (page, onlooker):
                house.tables.listen(table, listener)
            page.hello(table)
            await house.changes.make(table.id, answer)
            if not has_order:
                await house.changes.make(table.id, keep)
            await until(lambda table=table: table.moment == 2 and not table.is_driven)
            seen.append((onlooker.seen, [message["type"] for message in told(page)]))
        return seen

    by_order, by_hand = at_house(tmp_path, monkeypatch, work)
    assert by_order == by_hand == ([(1, 1, 0), (2, 2, 1)], ["hello", "moved", "moved"])


def keep(table: Table, now: float) -> None:
    """The first seat keeps by hand."""
    table.fresh += table.running_game().answer(0, [KEEP], "wren", now)


def test_whoever_left_an_order_may_be_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for an order whose question is answered, and it answers nothing else."""
    obeyed: list[Table] = []
    monkeypatch.setattr(pacing, "order_wait", lambda pace: NEVER)
    monkeypatch.setattr("hexmoot.server.hall.driver.obey", lambda table, now: obeyed.append(table))

    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[str]:
        table = await new_table(house, wren, ME, ME, start=True)
        await house.changes.make(table.id, leave_order(ORDER_KEEP))
        await house.changes.make(table.id, answer)
        await house.changes.make(table.id, roll)
        await until(lambda: not table.is_driven)
        return list(table.running_game().match.record.actions)

    def roll(table: Table, now: float) -> None:
        table.fresh += table.running_game().answer(0, [ROLL], "wren", now)

    assert at_house(tmp_path, monkeypatch, work)[-1] == "roll"
    assert obeyed == []


def test_a_table_of_another_process_is_left_alone_until_its_lease_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sweep claims what is due; the one that was slower drives no more."""

    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[object]:
        async with open_house(tmp_path, now=clock) as other:
            monkeypatch.setattr(other.driver, "thinkers", FirstChoice())
            other.tables.on_change.remove(other.driver.maybe_drive)
            rafe = await named(other, "Rafe")
            table = await new_table(other, rafe, BOT, ME, start=True)
            await house.driver.sweep()
            seen: list[object] = [table.id in house.tables.loaded]
            clock.time += other.settings.lease + 1
            await house.driver.sweep()
            await until(lambda: house.tables.loaded[table.id].moment == 2)
            await other.tables.catch_up(table)
            return [*seen, table.row.driver == house.settings.process]

    assert at_house(tmp_path, monkeypatch, work) == [False, True]


def test_a_table_that_cannot_be_opened_is_tried_again_much_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_foreign(table: Table, now: float) -> None:
        clocks.start_clocks(table, now)
        table.row.rules = 99

    async def work(house: House, wren: PlayerRow, clock: Clock) -> list[list[str]]:
        house.tables.on_change.clear()
        table = await new_table(house, wren, BOT, BOT, start=True)
        await house.changes.make(table.id, make_foreign)
        forget_all(house)
        clock.time += house.settings.lease + 1
        due = [await house.tables.store.due(clock())]
        await house.driver.sweep()
        clock.time += 60
        due.append(await house.tables.store.due(clock()))
        return [*due, [table.id]]

    before, after, table = at_house(tmp_path, monkeypatch, work)
    assert (before, after) == (table, [])
