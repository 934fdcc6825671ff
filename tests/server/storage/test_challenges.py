"""The deals of each day: one for everybody, one try for each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from hexmoot.server.storage.challenges import Tried
from hexmoot.server.storage.rows import ChallengeRow
from hexmoot.server.storage.stores import Stores
from tests.server.kit.stores import with_stores
from tests.server.kit.tables import RAFE, WREN, seats_of, table_row

Database = Callable[[], str]
DAY = "2026-11-16"
DEAL = ChallengeRow(day=DAY, game="ravens", rules=1, seed=f"{5:032x}", seats=2, level="adept")


def test_the_first_deal_of_a_day_stays(make_database: Database) -> None:
    async def work(stores: Stores) -> list[str]:
        other = msgspec.structs.replace(DEAL, seed=f"{6:032x}")
        found = [await stores.challenges.ensure(one) for one in (DEAL, other)]
        assert await stores.challenges.of_day(DAY) == [DEAL]
        assert await stores.challenges.read("2026-11-17", "ravens") is None
        return [one.seed for one in found]

    assert with_stores(make_database(), work) == [DEAL.seed, DEAL.seed]


async def begin(stores: Stores, table_id: str, player: str) -> None:
    seats = seats_of(WREN if player == "wren" else RAFE, "adept")
    rows = [msgspec.structs.replace(seat, table_id=table_id) for seat in seats]
    row = table_row(table_id, player, challenge=DAY, status="playing")
    await stores.challenges.begin(row, rows, player)


def test_everybody_has_one_try_and_nothing_is_left_of_a_second(make_database: Database) -> None:
    async def work(stores: Stores) -> list[object]:
        for one in (WREN, RAFE):
            await stores.players.add(one)
        await begin(stores, "one", "wren")
        with pytest.raises(Tried):
            await begin(stores, "two", "wren")
        await begin(stores, "three", "rafe")
        tries = await stores.challenges.tries(DAY, "ravens")
        return [
            await stores.tables.read("two"),
            await stores.challenges.try_of(DAY, "ravens", "wren"),
            await stores.challenges.try_of(DAY, "ravens", "noor"),
            sorted((one.name, one.table, one.status, one.rank) for one in tries),
        ]

    assert with_stores(make_database(), work) == [
        None,
        "one",
        None,
        [("Rafe", "three", "playing", None), ("Wren", "one", "playing", None)],
    ]


def test_one_process_lets_the_archmage_play_what_somebody_tried(make_database: Database) -> None:
    async def work(stores: Stores) -> list[object]:
        store = stores.challenges
        await stores.players.add(WREN)
        await store.ensure(DEAL)
        untried = await store.unthought(DAY, 10.0)
        await begin(stores, "one", "wren")
        found = await store.unthought(DAY, 10.0)
        claims = [await store.claim(DEAL, now, now + 5.0) for now in (10.0, 11.0, 16.0)]
        during = await store.unthought(DAY, 17.0)
        await store.put_archmage(DEAL, "{}")
        return [untried, found, claims, during, await store.unthought(DAY, 99.0)]

    assert with_stores(make_database(), work) == [None, DEAL, [True, False, True], None, None]
