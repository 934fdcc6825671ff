"""Browsers that want to be called, in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.erasure import ErasureStore
from hexmoot.server.storage.players import PlayerStore
from hexmoot.server.storage.subscriptions import (
    MOST_A_PERSON,
    Subscription,
    SubscriptionStore,
    key_of,
)
from tests.server.kit.tables import RAFE, WREN


def browser(endpoint: str, player: str = "wren", created: float = 0.0) -> Subscription:
    return Subscription(
        id=key_of(endpoint),
        player=player,
        endpoint=endpoint,
        quiet_from=60,
        quiet_to=120,
        zone="Europe/Berlin",
        created=created,
    )


def test_browsers_are_kept_changed_and_forgotten(make_database: Callable[[], str]) -> None:
    async def check() -> None:
        database = Database(make_database())
        await database.open()
        players, store = PlayerStore(database), SubscriptionStore(database)
        for player in (WREN, RAFE):
            await players.add(player)
        await store.put(browser("https://a"))
        await store.put(browser("https://a", created=2.0))
        assert await store.of_player("wren") == [browser("https://a", created=2.0)]
        await store.drop("https://a", "rafe")
        assert len(await store.of_player("wren")) == 1
        await store.put(browser("https://a", "rafe"))
        assert await store.of_player("wren") == []
        await store.note("https://a", 3)
        assert (await store.of_player("rafe"))[0].failures == 3
        await store.drop_all("rafe")
        assert await store.of_player("rafe") == []
        await database.close()

    asyncio.run(check())


def test_nobody_has_very_many(make_database: Callable[[], str]) -> None:
    async def check() -> list[str]:
        database = Database(make_database())
        await database.open()
        await PlayerStore(database).add(WREN)
        store = SubscriptionStore(database)
        for number in range(MOST_A_PERSON + 2):
            await store.put(browser(f"https://{number}", created=float(number)))
        found = await store.of_player("wren")
        await database.close()
        return sorted(one.endpoint for one in found)

    kept = asyncio.run(check())
    assert len(kept) == MOST_A_PERSON
    assert "https://0" not in kept
    assert "https://11" in kept


def test_they_go_with_their_person(make_database: Callable[[], str]) -> None:
    async def check() -> int:
        database = Database(make_database())
        await database.open()
        await PlayerStore(database).add(WREN)
        store = SubscriptionStore(database)
        await store.put(browser("https://a"))
        await ErasureStore(database).erase("wren", 1.0)
        found = await store.of_player("wren")
        await database.close()
        return len(found)

    assert asyncio.run(check()) == 0
