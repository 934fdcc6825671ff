"""Statements and queries that the driver does alone: the same rows, the same refusals."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, OperationalError

from hexmoot.server.storage.statement import Query, Statement

things = Table(
    "things",
    MetaData(),
    Column("id", String(10), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("more", JSON),
    Column("is_new", Boolean),
)
ADD = Statement(insert(things))
CHANGE = Statement(update(things).where(things.c.id == bindparam("known_id")))
DROP = Statement(delete(things).where(things.c.count > bindparam("most")))
READ = Query(
    select(things.c.is_new, things.c.id, things.c.more)
    .where(things.c.count >= bindparam("least"))
    .order_by(things.c.count.desc())
    .limit(bindparam("most"))
)


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
    found = select(things.c.id, things.c.count, things.c.more).order_by(things.c.id)
    return [tuple(row) for row in connection.execute(found)]


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


def test_what_is_dropped_is_counted(connection: Connection) -> None:
    for count, name in enumerate("abc"):
        ADD.carry_out(connection, {"id": name, "count": count})
    assert DROP.carry_out(connection, {"most": 0}) == 2
    assert rows(connection) == [("a", 0, None)]


def test_what_is_read_is_what_sqlalchemy_reads(connection: Connection) -> None:
    """Yes and no, lists and nothing at all, not the numbers and texts they are stored as."""
    for count, (more, is_new) in enumerate([(["a", {"b": 1}], True), ({}, False), (None, None)]):
        connection.execute(
            insert(things).values(id=f"{count}", count=count, more=more, is_new=is_new)
        )
    asked = {"least": 0, "most": 9}
    expected = [dict(row) for row in connection.execute(READ.made, asked).mappings()]
    found = READ.rows(connection, asked)
    assert found == expected
    assert [type(row["is_new"]) for row in found] == [type(None), bool, bool]
    assert found[2] == {"is_new": True, "id": "0", "more": ["a", {"b": 1}]}


def test_only_what_is_asked_for_is_read(connection: Connection) -> None:
    for count, name in enumerate("abcd"):
        ADD.carry_out(connection, {"id": name, "count": count})
    assert [row["id"] for row in READ.rows(connection, {"least": 1, "most": 2})] == ["d", "c"]
    assert [row["id"] for row in READ.rows(connection, {"least": 3, "most": 2})] == ["d"]
    assert READ.rows(connection, {"least": 4, "most": 2}) == []


def test_a_query_that_fails_is_told_without_the_values(connection: Connection) -> None:
    READ.rows(connection, {"least": 1, "most": 1})
    connection.exec_driver_sql("DROP TABLE things")
    with pytest.raises(OperationalError) as caught:
        READ.rows(connection, {"least": 987_654, "most": 1})
    assert isinstance(caught.value.orig, sqlite3.OperationalError)
    assert "987654" not in str(caught.value)
