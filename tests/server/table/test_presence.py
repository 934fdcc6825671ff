"""Who is at a table: counted, shown, and replaced when they stay away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from hexmoot.server.house import House
from hexmoot.server.storage.presence import LOST_SECONDS, PresenceStore
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table.seats import stand_in
from hexmoot.server.table.table import Table
from tests.server.kit.houses import ME, Clock, Ear, named, new_table, open_house
from tests.server.kit.people import Person
from tests.server.kit.two import seat, two_people

Arrive = Callable[..., Person]


# ---- in one process


async def running(house: House, **wishes: object) -> tuple[Table, PlayerRow, PlayerRow]:
    """A game of Wren and Rafe."""
    wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
    table = await new_table(house, wren, ME, ME, start=True, **wishes)
    return table, wren, rafe


def test_connections_are_counted_and_everybody_here_is_told(tmp_path: Path) -> None:
    async def check() -> list[object]:
        async with open_house(tmp_path) as house:
            table, wren, _ = await running(house)
            ear = Ear()
            house.tables.listen(table, ear)
            seen: list[object] = []
            for player, step in ((wren, 1), (None, 1), (wren, 1), (wren, -1)):
                if step > 0:
                    await house.attendance.arrive(table, player)
                else:
                    await house.attendance.leave(table, player)
                seen.append(dict(table.present.connections))
            return [*seen, len(ear.moments), table.present.watchers(table.people())]

    *seen, told, watchers = asyncio.run(check())
    counts = [sorted(one.values()) for one in seen if isinstance(one, dict)]
    assert counts == [[1], [1, 1], [1, 2], [1, 1]]
    assert (told, watchers) == (4, 1)


def test_who_goes_is_noted_and_what_is_due_reckoned_anew(tmp_path: Path) -> None:
    """An absence of ten seconds, from the last connection's end; coming back ends it."""

    async def check() -> list[object]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            table, wren, _ = await running(house, absence=10)
            await house.attendance.arrive(table, wren)
            before = table.row.wake
            clock.time = 1005.0
            await house.attendance.leave(table, wren)
            away = (table.seats[0].gone, table.row.wake)
            await house.attendance.arrive(table, wren)
            return [before, away, table.seats[0].gone, table.row.wake]

    assert asyncio.run(check()) == [None, (1005.0, 1015.0), None, None]


def test_whoever_comes_back_gets_the_seat_a_bot_took_for_them(tmp_path: Path) -> None:
    """Not where they left it to a bot themselves."""

    async def check() -> list[str]:
        async with open_house(tmp_path) as house:
            table, wren, _ = await running(house)
            house.tables.on_change.clear()
            await house.changes.make(
                table.id, lambda table, now: stand_in(table, table.seats[0], "absent", now)
            )
            await house.changes.make(
                table.id, lambda table, now: stand_in(table, table.seats[1], "left", now)
            )
            await house.attendance.arrive(table, wren)
            return [seat.stand_in for seat in table.seats]

    assert asyncio.run(check()) == ["", "left"]


def test_connections_that_died_with_their_process_are_swept(tmp_path: Path) -> None:
    async def check() -> list[object]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            table, wren, _ = await running(house, absence=10)
            other = PresenceStore(house.database, "other")
            await other.put(table.id, wren.id, 1, clock())
            clock.time += LOST_SECONDS + 1
            await house.attendance.sweep(clock())
            return [table.seats[0].gone, table.row.wake]

    late = 1000.0 + LOST_SECONDS + 1
    assert asyncio.run(check()) == [late, late + 10]


def test_after_a_restart_everybody_is_offline_since_now(tmp_path: Path) -> None:
    async def check() -> tuple[float | None, float | None, bool]:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            table, wren, _ = await running(house, absence=10)
            await house.attendance.arrive(table, wren)
            await house.tables.presence.put(table.id, wren.id, 1, clock())
            name = table.id
        clock.time = 2000.0
        async with open_house(tmp_path, now=clock) as house:
            again = await house.tables.find(name)
            return again.seats[0].gone, again.row.wake, again.present.is_here(wren.id)

    gone, wake, is_here = asyncio.run(check())
    assert (gone, wake, is_here) == (2000.0, 2010.0, False)


# ---- at a server


def test_everybody_sees_who_is_online_and_how_many_watch(person: Arrive) -> None:
    host, guest, _, rafe = two_people(person)
    host.wait(lambda: seat(host, 1)["online"])
    watcher = person(None).sit_at(host.table_id)
    host.wait(lambda: host.table["spectators"] == 1)
    second = rafe.sit_at(host.table_id)
    guest.close()
    host.quiet(0.3)
    assert seat(host, 1)["online"] is True
    assert host.table["spectators"] == 1
    second.close()
    watcher.close()
    host.wait(lambda: not seat(host, 1)["online"] and host.table["spectators"] == 0)
    host.close()


def test_an_absent_person_is_replaced_and_gets_the_seat_back_on_return(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person, absence=1)
    host.close()
    guest.wait(lambda: seat(guest, 0)["stand_in"])
    guest.wait(lambda: guest.choices)
    again = wren.sit_at(guest.table_id)
    guest.wait(lambda: not seat(guest, 0)["stand_in"])
    assert seat(again, 0)["mine"] is True
    again.close()
    guest.close()


def test_without_a_limit_an_absent_person_is_waited_for(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person)
    host.close()
    guest.quiet(1.5)
    assert guest.position["plies"] == 0
    assert seat(guest, 0)["stand_in"] is False
    again = wren.sit_at(guest.table_id)
    again.act()
    guest.wait(lambda: guest.position["plies"] == 1)
    again.close()
    guest.close()
