"""How long things are kept that nobody comes back for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hexmoot.server.settings import Keep
from hexmoot.server.storage import retention
from hexmoot.server.storage.retention import DAY_SECONDS, Pruned
from hexmoot.server.storage.rows import ChatRow, SeatRow
from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Asked
from tests.server.kit.stores import with_stores
from tests.server.kit.tables import NOOR, RAFE, WREN, player_row, seats_of, table_row

NOW = 100 * DAY_SECONDS
OLD, YOUNG = 10 * DAY_SECONDS, 90 * DAY_SECONDS
ALL = Keep(unstarted=30, abandoned=30, unused=30)


async def keep(stores: Stores, table_id: str, **changed: Any) -> None:
    """A table where Wren sits."""
    rows = [msgspec.structs.replace(seat, table_id=table_id) for seat in seats_of(WREN, None)]
    await stores.tables.add(table_row(table_id, **changed), rows)


async def settle(stores: Stores) -> None:
    """Tables and people of every kind, old and young."""
    for player in (WREN, RAFE, NOOR, player_row("Idle")):
        await stores.players.add(player)
    await stores.players.add(msgspec.structs.replace(player_row("Fresh"), created=YOUNG))
    for age, updated in (("old", OLD), ("young", YOUNG)):
        await keep(stores, f"{age} open", updated=updated)
        await keep(stores, f"{age} closed", updated=updated, status="closed")
        for status in ("playing", "closed", "finished"):
            name = f"{age} begun {status}"
            await keep(stores, name, updated=updated, started=1.0, status=status)
    await keep(stores, "looked at", updated=OLD)
    await stores.presence.put("looked at", "noor", 1, NOW)
    line = ChatRow(seat=None, name="Noor", text="hello", at=OLD)
    await stores.chat.add("old begun finished", Asked("noor", "1"), line)
    chair = SeatRow(table_id="rafe", seat=0, kind="open")
    await stores.tables.add(table_row("rafe", "rafe", updated=YOUNG), [chair])


async def left(stores: Stores) -> set[str]:
    """The ids of all tables and people."""
    names = [f"{age} open" for age in ("old", "young")] + ["looked at", "rafe"]
    names += [f"{age} closed" for age in ("old", "young")]
    names += [
        f"{age} begun {status}"
        for age in ("old", "young")
        for status in ("playing", "closed", "finished")
    ]
    return set(await stores.tables.versions(names)) | set(
        await stores.players.epochs({"wren", "rafe", "noor", "idle", "fresh"})
    )


@pytest.mark.parametrize(
    ("kept", "pruned", "gone"),
    [
        (Keep(), Pruned(0, 0, 0), set()),
        (Keep(unstarted=30), Pruned(2, 0, 0), {"old open", "old closed"}),
        (Keep(abandoned=30), Pruned(0, 2, 0), {"old begun playing", "old begun closed"}),
        (Keep(unused=30), Pruned(0, 0, 1), {"idle"}),
        (Keep(unstarted=95, abandoned=95), Pruned(0, 0, 0), set()),
    ],
    ids=["nothing", "unstarted", "abandoned", "unused", "longer"],
)
def test_what_is_old_and_forgotten_goes_and_nothing_else(
    make_database: Callable[[], str], kept: Keep, pruned: Pruned, gone: set[str]
) -> None:
    """Finished games stay, and what somebody has open; people with a seat, a table or a word."""

    async def work(stores: Stores) -> tuple[Pruned, Pruned, set[str]]:
        await settle(stores)
        before = await left(stores)
        counted = await stores.retention.count(kept, NOW)
        assert await left(stores) == before
        done = await stores.retention.prune(kept, NOW)
        return counted, done, before - await left(stores)

    assert with_stores(make_database(), work) == (pruned, pruned, gone)


def test_people_who_lost_their_last_table_have_nothing(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> Pruned:
        await stores.players.add(WREN)
        await keep(stores, "open", updated=OLD)
        return await stores.retention.prune(ALL, NOW)

    assert with_stores(make_database(), work) == Pruned(1, 0, 1)


def test_many_are_deleted_some_at_a_time(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "MANY", 2)

    async def work(stores: Stores) -> Pruned:
        await stores.players.add(WREN)
        for number in range(5):
            await keep(stores, f"t{number}", updated=OLD)
        return await stores.retention.prune(ALL, NOW)

    assert with_stores(make_database(), work) == Pruned(5, 0, 1)
