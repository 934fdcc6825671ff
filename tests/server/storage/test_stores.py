"""Everything that is kept in the database."""

from __future__ import annotations

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.stores import Stores


def test_all_stores_are_on_one_database_and_presence_knows_its_process() -> None:
    database = Database("sqlite:///:memory:")
    stores = Stores(database, "here")
    assert {store.database for store in vars(stores).values()} == {database}
    assert stores.presence.process == "here"
