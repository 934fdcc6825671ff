"""Reading a designer's content files, with every complaint naming line, field and reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hexmoot.engine.errors import BadContent

Field = tuple[str | int, ...]

_TABLE = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-\"']+)\s*=")
_JSON_SPACE = re.compile(r"[ \t\r\n]*")
_JSON_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
_JSON_SCALAR = re.compile(r"[^\s,\]\}]+")


class RepeatedName(ValueError):
    """A JSON object names a field twice."""


class ContentFile:
    """Plain data with the line each field stands on, and the problems found so far."""

    def __init__(self, name: str, data: Any, lines: Mapping[Field, int] | None = None) -> None:
        self.name = name
        self.data = data
        self.lines = dict(lines or {})
        self.problems: list[str] = []

    @classmethod
    def toml(cls, text: str, name: str) -> ContentFile:
        """Read TOML text."""
        try:
            return cls(name, tomllib.loads(text), _toml_lines(text))
        except tomllib.TOMLDecodeError as error:
            raise BadContent(name, [str(error)]) from error

    @classmethod
    def json(cls, text: str, name: str) -> ContentFile:
        """Read JSON text."""
        try:
            return cls(name, json.loads(text, object_pairs_hook=_once_each), _json_lines(text))
        except RepeatedName as error:
            raise BadContent(name, [f"the field {error.args[0]!r} is given twice"]) from error
        except json.JSONDecodeError as error:
            raise BadContent(name, [f"line {error.lineno}: {error.msg}"]) from error

    @classmethod
    def read(cls, path: str | Path) -> ContentFile:
        """Read a `.toml` or `.json` file."""
        source = Path(path)
        try:
            text = source.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent(str(path), [f"cannot be read: {error}"]) from error
        reader = cls.json if source.suffix == ".json" else cls.toml
        return reader(text, source.name)

    def line(self, field: Field) -> int:
        """The line of a field, or of the nearest thing around it; 0 if not known."""
        while field and field not in self.lines:
            field = field[:-1]
        return self.lines.get(field, 0)

    def complain(self, field: Field, reason: str) -> None:
        """Note a problem with a field."""
        line = self.line(field)
        place = f"line {line}: " if line else ""
        self.problems.append(f"{place}{field_text(field)}: {reason}")

    def refuse_problems(self) -> None:
        """Raise BadContent with all problems noted, if there are any."""
        if self.problems:
            raise BadContent(self.name, self.problems)

    # ---- reading fields, complaining where they do not fit

    def fields(
        self, field: Field, value: object, needed: Sequence[str], may: Sequence[str] = ()
    ) -> bool:
        """Is this a table with all needed fields and no unknown ones?"""
        if not isinstance(value, Mapping):
            self.complain(field, "must be a table of fields")
            return False
        missing = [key for key in needed if key not in value]
        unknown = [key for key in value if key not in needed and key not in may]
        for key in missing:
            self.complain(field, f"the field {key!r} is missing")
        for key in unknown:
            self.complain((*field, key), "there is no such field")
        return not missing and not unknown

    def number(self, field: Field, value: object, low: int, high: int) -> int:
        """A whole number within bounds, or a complaint (and the lower bound)."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.complain(field, f"must be a whole number {low}..{high}, not {value!r}")
            return low
        return value

    def word(self, field: Field, value: object, words: Sequence[str]) -> str:
        """One of these words, or a complaint (and the first of them)."""
        if not isinstance(value, str) or value not in words:
            self.complain(field, f"must be one of {', '.join(words)}, not {value!r}")
            return words[0]
        return value

    def string(self, field: Field, value: object, longest: int = 200) -> str:
        """A text of 1 to `longest` characters, or a complaint (and a question mark)."""
        if not isinstance(value, str) or not 1 <= len(value) <= longest:
            self.complain(field, f"must be a text of 1 to {longest} characters, not {value!r}")
            return "?"
        return value

    def items(self, field: Field, value: object, count: int | None = None) -> list[Any]:
        """A list (of exactly `count` entries if given), or a complaint (and an empty list)."""
        if not isinstance(value, list):
            self.complain(field, "must be a list")
            return []
        if count is not None and len(value) != count:
            self.complain(field, f"must have {count} entries, not {len(value)}")
            return []
        return value


def field_text(field: Field) -> str:
    """A field as people write it: `potion[3].cost`."""
    text = ""
    for part in field:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text or "file"


def _toml_lines(text: str) -> dict[Field, int]:
    """The line of each table header and key; array tables count up."""
    lines: dict[Field, int] = {}
    counts: dict[Field, int] = {}
    table: Field = ()
    for number, line in enumerate(text.splitlines(), start=1):
        header = _TABLE.match(line)
        if header:
            table = _toml_table(header[1] == "[[", header[2], counts)
            lines[table] = number
        elif key := _KEY.match(line):
            lines[(*table, key[1].strip("\"'"))] = number
    return lines


def _toml_table(is_array: bool, name: str, counts: dict[Field, int]) -> Field:
    """The full path of a table header; parts that are array tables carry their latest index."""
    path: Field = ()
    parts = [part.strip().strip("\"'") for part in name.split(".")]
    for part in parts[:-1]:
        path = (*path, part)
        if path in counts:
            path = (*path, counts[path])
    path = (*path, parts[-1])
    if is_array:
        counts[path] = counts.get(path, -1) + 1
    return (*path, counts[path]) if path in counts else path


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which every name stands once."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RepeatedName(name)
        found[name] = value
    return found


def _json_lines(text: str) -> dict[Field, int]:
    """The line each value of a well-formed JSON text begins on."""
    lines: dict[Field, int] = {}
    _walk_json(text, 0, (), lines)
    return lines


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    """Where the pattern ends that is known to stand here: the text has been parsed before."""
    found = pattern.match(text, position)
    assert found is not None
    return found.end()


def _skip(text: str, position: int) -> int:
    return _end(_JSON_SPACE, text, position)


def _walk_json(text: str, position: int, field: Field, lines: dict[Field, int]) -> int:
    """Note the line of the value at `position` and of all inside it; returns where it ends."""
    position = _skip(text, position)
    lines[field] = text.count("\n", 0, position) + 1
    if text[position] == '"':
        return _end(_JSON_STRING, text, position)
    if text[position] not in "{[":
        return _end(_JSON_SCALAR, text, position)
    is_object = text[position] == "{"
    index = 0
    position = _skip(text, position + 1)
    while text[position] not in "]}":
        key: str | int = index
        if is_object:
            start, position = position, _end(_JSON_STRING, text, position)
            key = str(json.loads(text[start:position]))
            position = _skip(text, position) + 1
        position = _skip(text, _walk_json(text, position, (*field, key), lines))
        position = _skip(text, position + 1) if text[position] == "," else position
        index += 1
    return position + 1
