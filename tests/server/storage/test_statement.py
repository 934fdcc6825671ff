"""Statements that the driver carries out alone: the same rows, the same refusals."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from hexmoot.server.storage.statement import Statement

things = Table(
    "things",
    MetaData(),
    Column("id", String(10), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("more", JSON),
)
ADD = Statement(insert(things))
CHANGE = Statement(update(things).where(things.c.id == bindparam("known_id")))


@pytest.fixture
def connection() -> Iterator[Connection]:
    """A connection to an empty table in memory."""
    engine = create_engine("sqlite://", hide_parameters=True)
    things.metadata.create_all(engine)
    with engine.connect() as found:
        yield found
    engine.dispose()


def rows(connection: Connection) -> list[tuple[Any, ...]]:
    """What is there."""
    return [tuple(row) for row in connection.execute(select(things).order_by(things.c.id))]


@pytest.mark.parametrize("more", [None, ["a list goes", {"by": "SQLAlchemy"}]])
def test_rows_are_what_was_given(connection: Connection, more: Any) -> None:
    """Whatever columns are named, in whatever order."""
    assert ADD.carry_out(connection, {"count": 1, "id": "b", "more": more}) == 1
    assert ADD.carry_out(connection, {"id": "a", "count": 2}) == 1
    assert rows(connection) == [("a", 2, None), ("b", 1, more)]


def test_it_says_how_many_rows_it_concerned(connection: Connection) -> None:
    ADD.carry_out(connection, {"id": "a", "count": 1})
    assert CHANGE.carry_out(connection, {"count": 5, "known_id": "a"}) == 1
    assert CHANGE.carry_out(connection, {"count": 6, "known_id": "z"}) == 0
    assert CHANGE.carry_out(connection, {"id": "c", "count": 7, "known_id": "a"}) == 1
    assert rows(connection) == [("c", 7, None)]


def test_what_is_there_already_is_refused_as_ever(connection: Connection) -> None:
    """The transaction goes on, and nothing was changed."""
    ADD.carry_out(connection, {"id": "a", "count": 1})
    with pytest.raises(IntegrityError):
        ADD.carry_out(connection, {"id": "a", "count": 2})
    ADD.carry_out(connection, {"id": "b", "count": 3})
    assert rows(connection) == [("a", 1, None), ("b", 3, None)]


def test_another_failure_is_told_without_the_values(connection: Connection) -> None:
    connection.exec_driver_sql("DROP TABLE things")
    with pytest.raises(OperationalError) as caught:
        ADD.carry_out(connection, {"id": "secret", "count": 1})
    assert isinstance(caught.value.orig, sqlite3.OperationalError)
    assert "secret" not in str(caught.value)


def test_nothing_is_kept_where_the_transaction_is_given_up(connection: Connection) -> None:
    begun = connection.begin()
    ADD.carry_out(connection, {"id": "a", "count": 1})
    begun.rollback()
    assert rows(connection) == []
