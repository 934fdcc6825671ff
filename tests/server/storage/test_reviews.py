"""Reviews of finished games, in the database."""

from __future__ import annotations

from collections.abc import Callable

from hexmoot.server.storage.stores import Stores
from tests.server.kit.stores import keep_table, with_stores
from tests.server.kit.tables import WREN


def test_a_review_is_kept_in_one_form_and_replaced_by_a_newer(
    make_database: Callable[[], str],
) -> None:
    """The old form is forgotten when the new one comes."""

    async def work(stores: Stores) -> list[str | None]:
        await keep_table(stores, WREN)
        found = [await stores.reviews.read("table", 1)]
        await stores.reviews.put("table", 1, "old")
        await stores.reviews.put("table", 2, "new")
        return [*found, *[await stores.reviews.read("table", form) for form in (1, 2)]]

    assert with_stores(make_database(), work) == [None, None, "new"]


def test_a_review_of_a_table_that_is_gone_is_not_kept(make_database: Callable[[], str]) -> None:
    """Deleted while it was thought over: no error, and nothing is left of it."""

    async def work(stores: Stores) -> str | None:
        await stores.reviews.put("gone", 1, "nobody asks for it")
        return await stores.reviews.read("gone", 1)

    assert with_stores(make_database(), work) is None
