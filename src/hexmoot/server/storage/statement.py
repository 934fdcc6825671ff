"""What every answer or page asks of the database: written once, on SQLite done by the driver alone.

Most of what a small statement costs is what SQLAlchemy does around it. Whatever fails is told as
SQLAlchemy does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Insert, Select, Update
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

PLAIN = frozenset((str, int, float, bool, type(None)))


class Done(NamedTuple):
    """What the driver found, and how many rows it changed."""

    rows: list[tuple[Any, ...]]
    changed: int


def _by_driver(connection: Connection, sql: str, values: Sequence[Any]) -> Done:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(sql, values)
        return Done(list(cursor.fetchall()), int(cursor.rowcount))
    except sqlite3.IntegrityError:
        raise
    except sqlite3.Error as error:
        raise OperationalError(sql, None, error, hide_parameters=True) from error
    finally:
        cursor.close()


class Text(NamedTuple):
    """A statement as the driver reads it, and whose values it takes, in order."""

    sql: str
    names: tuple[str, ...]


class Statement:
    """An insert or update whose columns follow from the values given, or a delete.

    On SQLite, where all values are plain, it is done by the driver.
    """

    def __init__(self, made: Insert | Update | Delete) -> None:
        self.made = made
        self._texts: dict[tuple[str, ...], Text] = {}

    def carry_out(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Do it with these values; returns how many rows it concerned."""
        is_plain = all(type(value) in PLAIN for value in values.values())
        if connection.dialect.name != "sqlite" or not is_plain:
            return self._by_sqlalchemy(connection, values)
        sql, names = self._text(connection, tuple(values))
        try:
            return _by_driver(connection, sql, [values[name] for name in names]).changed
        except sqlite3.IntegrityError:
            # Nothing of it was done, so it may be tried again, and fails in the same way.
            return self._by_sqlalchemy(connection, values)

    def _by_sqlalchemy(self, connection: Connection, values: Mapping[str, Any]) -> int:
        return int(connection.execute(self.made, dict(values)).rowcount)

    def _text(self, connection: Connection, names: tuple[str, ...]) -> Text:
        found = self._texts.get(names)
        if found is None:
            compiled = self.made.compile(dialect=connection.dialect, column_keys=list(names))
            assert isinstance(compiled, SQLCompiler)
            found = self._texts[names] = Text(compiled.string, tuple(compiled.positiontup or ()))
        return found


class Question(NamedTuple):
    """A query as the driver reads it: whose values it takes, with those that are always the same,
    the names of what it finds, and how that is read where it is stored in another form.
    """

    text: Text
    always: dict[str, Any]
    columns: tuple[str, ...]
    readers: tuple[tuple[int, Callable[[Any], Any]], ...]


class Query:
    """A select, whose rows are read as plain data."""

    def __init__(self, made: Select[Any]) -> None:
        self.made = made
        self._question: Question | None = None

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[dict[str, Any]]:
        """What is found with these values, by the names of the columns."""
        if connection.dialect.name != "sqlite":
            found = connection.execute(self.made, dict(values)).mappings()
            # SQLAlchemy's names are not quite strings.
            return [{f"{name}": value for name, value in row.items()} for row in found]
        if self._question is None:
            self._question = _question(self.made, connection.dialect)
        (sql, names), always, columns, readers = self._question
        given = {**always, **values}
        read = _by_driver(connection, sql, [given[name] for name in names]).rows
        return [dict(zip(columns, _read(row, readers), strict=True)) for row in read]


def _question(made: Select[Any], dialect: Dialect) -> Question:
    compiled = made.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    kinds = [column.type.dialect_impl(dialect) for column in made.selected_columns]
    readers = [kind.result_processor(dialect, None) for kind in kinds]
    return Question(
        Text(compiled.string, tuple(compiled.positiontup or ())),
        dict(compiled.params),
        tuple(f"{column.name}" for column in made.selected_columns),
        tuple((place, read) for place, read in enumerate(readers) if read is not None),
    )


def _read(
    row: tuple[Any, ...], readers: tuple[tuple[int, Callable[[Any], Any]], ...]
) -> Sequence[Any]:
    if not readers:
        return row
    cells = list(row)
    for place, read in readers:
        cells[place] = read(cells[place])
    return cells
