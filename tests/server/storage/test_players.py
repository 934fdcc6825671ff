"""People in the database, and the server's own secret."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select

from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.storage.schema import settings
from hexmoot.server.storage.stores import Stores
from tests.server.kit.stores import with_stores
from tests.server.kit.tables import RAFE, WREN


def test_people_are_found_by_id_and_by_code(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[PlayerRow | None]:
        players = stores.players
        await players.add(WREN)
        await players.add(RAFE)
        await players.rename("rafe", "Rafe the Elder")
        assert await players.end_epoch("rafe", "fresh") == 1
        asked = [players.by_id("wren"), players.by_code("Wren"), players.by_code("fresh")]
        return [*[await one for one in asked], await players.by_code("Rafe")]

    wren, again, rafe, nobody = with_stores(make_database(), work)
    assert wren == again == WREN
    assert rafe is not None
    assert (rafe.id, rafe.name) == ("rafe", "Rafe the Elder")
    assert nobody is None


def test_an_epoch_ends_with_or_without_the_code(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> tuple[list[int], dict[str, int], PlayerRow | None]:
        players = stores.players
        await players.add(WREN)
        await players.add(RAFE)
        ended = [await players.end_epoch("wren"), await players.end_epoch("wren", "fresh")]
        epochs = await players.epochs({"wren", "rafe", "nobody"})
        return ended, epochs, await players.by_code("fresh")

    ended, epochs, found = with_stores(make_database(), work)
    assert (ended, epochs) == ([1, 2], {"wren": 2, "rafe": 0})
    assert found is not None
    assert (found.id, found.epoch) == ("wren", 2)


def test_a_note_replaces_the_one_before(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> list[str]:
        for value in ("1", "2"):
            await stores.players.note("tried", value)
        async with stores.players.database.reader() as connection:
            return list((await connection.execute(select(settings.c.value))).scalars())

    assert with_stores(make_database(), work) == ["2"]


def test_the_secret_is_made_once_for_all_processes(make_database: Callable[[], str]) -> None:
    async def work(stores: Stores) -> set[str]:
        return {await stores.players.secret() for _ in range(3)}

    database = make_database()
    (first,) = with_stores(database, work)
    assert with_stores(database, work) == {first}
    assert len(first) == 64
