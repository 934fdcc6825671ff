"""Who is connected to which table, in the database."""

from __future__ import annotations

from collections.abc import Callable

from hexmoot.server.storage.presence import LOST_SECONDS, WATCHER, PresenceStore, Present
from hexmoot.server.storage.stores import Stores
from tests.server.kit.stores import keep_table, with_stores
from tests.server.kit.tables import RAFE, WREN


def test_watchers_are_all_connections_but_those_of_the_seated() -> None:
    present = Present({"wren": 2, "noor": 1, WATCHER: 3})
    assert present.watchers({"wren"}) == 4
    assert [present.is_here(player) for player in ("wren", "rafe", None)] == [True, False, False]


def test_connections_of_all_processes_add_up(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[dict[str, int]]:
        await keep_table(stores, WREN, RAFE)
        here, there = stores.presence, PresenceStore(stores.presence.database, "there")
        await here.put("table", "wren", 2, 0.0)
        await there.put("table", "wren", 1, 0.0)
        await there.put("table", "rafe", 1, 0.0)
        found = [(await here.read("table", 1.0)).connections]
        await there.put("table", "wren", 0, 0.0)
        await here.clear(everywhere=False)
        return [*found, (await here.read("table", 1.0)).connections]

    assert with_stores(make_database(), work) == [{"wren": 3, "rafe": 1}, {"rafe": 1}]


def test_connections_of_a_dead_process_fade_and_are_swept(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[object]:
        await keep_table(stores, WREN, RAFE)
        here, there = stores.presence, PresenceStore(stores.presence.database, "there")
        await here.put("table", "wren", 1, 0.0)
        await there.put("table", "rafe", 1, 0.0)
        late = LOST_SECONDS + 1
        await here.renew(late)
        present = await here.read("table", late)
        return [present.connections, await here.sweep(late), await here.sweep(late)]

    assert with_stores(make_database(), work) == [{"wren": 1}, [("table", "rafe")], []]


def test_seats_remember_since_when_their_person_is_gone(
    make_database: Callable[[], str],
) -> None:
    """Offline is who has no connection through any process; a connection ends it."""

    async def work(stores: Stores) -> list[dict[int, float | None]]:
        await keep_table(stores, WREN, RAFE)
        here, there = stores.presence, PresenceStore(stores.presence.database, "there")
        await there.put("table", "wren", 1, 4.0)
        found = [(await here.note_gone("table", name, 5.0)).gone for name in ("wren", "rafe")]
        found.append((await here.note_gone("table", WATCHER, 6.0)).gone)
        await there.put("table", "wren", 0, 7.0)
        await here.mark_all_gone(9.0)
        return [*found, (await here.put("table", "rafe", 1, 10.0)).gone]

    none, rafe = {0: None, 1: None}, {0: None, 1: 5.0}
    assert with_stores(make_database(), work) == [none, rafe, rafe, {0: 9.0, 1: None}]
