"""A statement that every answer needs, written once and given to SQLite's driver as it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

PLAIN = frozenset((str, int, float, bool, type(None)))


class Text(NamedTuple):
    """A statement as the driver reads it, and whose values it takes, in order."""

    sql: str
    names: tuple[str, ...]


class Statement:
    """An insert or update whose columns follow from the values given.

    Most of what a small statement costs is what SQLAlchemy does around it. On SQLite, where all
    values are plain, it is done by the driver alone; whatever fails is told as SQLAlchemy does.
    """

    def __init__(self, made: Insert | Update) -> None:
        self.made = made
        self._texts: dict[tuple[str, ...], Text] = {}

    def carry_out(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Do it with these values; returns how many rows it concerned."""
        is_plain = all(type(value) in PLAIN for value in values.values())
        if connection.dialect.name != "sqlite" or not is_plain:
            return self._by_sqlalchemy(connection, values)
        sql, names = self._text(connection, tuple(values))
        cursor = connection.connection.cursor()
        try:
            cursor.execute(sql, [values[name] for name in names])
            return int(cursor.rowcount)
        except sqlite3.IntegrityError:
            # Nothing of it was done, so it may be tried again, and fails in the same way.
            return self._by_sqlalchemy(connection, values)
        except sqlite3.Error as error:
            raise OperationalError(sql, None, error, hide_parameters=True) from error
        finally:
            cursor.close()

    def _by_sqlalchemy(self, connection: Connection, values: Mapping[str, Any]) -> int:
        return int(connection.execute(self.made, dict(values)).rowcount)

    def _text(self, connection: Connection, names: tuple[str, ...]) -> Text:
        found = self._texts.get(names)
        if found is None:
            compiled = self.made.compile(dialect=connection.dialect, column_keys=list(names))
            assert isinstance(compiled, SQLCompiler)
            found = self._texts[names] = Text(compiled.string, tuple(compiled.positiontup or ()))
        return found
