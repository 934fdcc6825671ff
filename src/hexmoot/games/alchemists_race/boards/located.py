"""JSON and TOML read together with the line of every field, so that errors can point at it."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Located:
    """Plain data and the line of each place in it (no lines when it comes from a program)."""

    data: Any
    lines: dict[Place, int] = field(default_factory=dict)

    def line(self, *place: str | int) -> int:
        """The line of a place, or of the nearest thing around it; 0 when unknown."""
        for size in range(len(place), -1, -1):
            if place[:size] in self.lines:
                return self.lines[place[:size]]
        return 0


class UnreadableError(ValueError):
    """The text is not JSON or TOML at all."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def read_json(text: str) -> Located:
    """Read JSON with lines; UnreadableError if it is none or an object has a name twice."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(error.lineno, error.msg) from None
    except RecursionError:
        raise UnreadableError(1, "nested too deeply") from None
    return _Reader(text).read()


class _Reader:
    """Walks over text that is known to be JSON and notes the lines."""

    _space = re.compile(r"[ \t\n\r]*")
    _decoder = json.JSONDecoder()

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Place, int] = {}

    def read(self) -> Located:
        return Located(self._value(()), self.lines)

    def _peek(self) -> str:
        found = self._space.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at]

    def _line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def _value(self, place: Place) -> Any:
        mark = self._peek()
        self.lines[place] = self._line()
        if mark == "{":
            return self._object(place)
        if mark == "[":
            return self._list(place)
        return self._plain()

    def _plain(self) -> Any:
        value, self.at = self._decoder.raw_decode(self.text, self.at)
        return value

    def _object(self, place: Place) -> dict[str, Any]:
        found: dict[str, Any] = {}
        self.at += 1
        while self._peek() != "}":
            if self.text[self.at] == ",":
                self.at += 1
                self._peek()
            line = self._line()
            name: str = self._plain()
            if name in found:
                raise UnreadableError(line, f"the name {name!r} stands twice in one object")
            self._peek()
            self.at += 1
            found[name] = self._value((*place, name))
        self.at += 1
        return found

    def _list(self, place: Place) -> list[Any]:
        found: list[Any] = []
        self.at += 1
        while self._peek() != "]":
            if self.text[self.at] == ",":
                self.at += 1
            found.append(self._value((*place, len(found))))
        self.at += 1
        return found


def read_toml(text: str) -> Located:
    """Read TOML with the lines of its tables and keys; UnreadableError if it is none."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise UnreadableError(int(found.group(1)) if found else 1, str(error)) from None
    return Located(data, _toml_lines(text))


def _toml_lines(text: str) -> dict[Place, int]:
    """The lines of `[table]`, `[[row]]` and `key =`; enough for files written one key a line."""
    lines: dict[Place, int] = {}
    rows: dict[str, int] = {}
    table: Place = ()
    for number, line in enumerate(text.splitlines(), 1):
        if row := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
            name = row.group(1)
            rows[name] = rows.get(name, -1) + 1
            table = (name, rows[name])
            lines[table] = number
        elif head := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            table = (head.group(1),)
            lines[table] = number
        elif key := re.match(r"\s*([\w-]+)\s*=", line):
            lines[(*table, key.group(1))] = number
    return lines
