"""Reviews of finished games, in the database."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from hexmoot.server.storage.database import Database
from hexmoot.server.storage.schema import reviews


class ReviewStore:
    """Keeps what a bot said of finished games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table_id: str, form: int) -> str | None:
        """The review of a table in this form, if it was made."""
        here = (reviews.c.table_id == table_id, reviews.c.form == form)
        async with self.database.reader() as connection:
            found = await connection.execute(select(reviews.c.body).where(*here))
            body: str | None = found.scalar()
        return body

    async def put(self, table_id: str, form: int, body: str) -> None:
        """Keep a review in place of an older one.

        Where another process kept one at the same time, or the table is gone, nothing is kept.
        """
        fresh = insert(reviews).values(table_id=table_id, form=form, body=body)
        with suppress(IntegrityError):
            async with self.database.writer() as connection:
                await connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
                await connection.execute(fresh)
