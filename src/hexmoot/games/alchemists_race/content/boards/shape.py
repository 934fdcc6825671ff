"""The shape of a board file: its format and its fields (AR-138)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hexmoot.engine.content import Field as Path
from hexmoot.games.alchemists_race.content.boards.draft import Draft, Problems
from hexmoot.games.alchemists_race.rules.kinds import SPACE_WORDS

FORMAT: Final = "alchemists_race.board/1"
LOSING: Final = ("lose_material", "lose_potion")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and least <= len(value) <= most


def _is_canvas_side(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 10000


def _is_name(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9_]{1,40}", value) is not None


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


@dataclass(frozen=True, slots=True)
class Field:
    """What a field must be, in code and in words."""

    is_right: Callable[[object], bool]
    wanted: str
    needed: bool = True


BOARD_FIELDS: Final = {
    "format": Field(lambda value: value == FORMAT, f'"{FORMAT}"'),
    "id": Field(_is_name, "1 to 40 characters out of a-z, 0-9 and _"),
    "name": Field(_is_text(1, 60), "a text of 1 to 60 characters"),
    "canvas": Field(_is_object, "an object with width and height"),
    "spaces": Field(_is_list, "a list of spaces"),
    "edges": Field(_is_list, "a list of pairs"),
    "two_purples": Field(_is_object, "an object from space ids to replacements", needed=False),
}
CANVAS_FIELDS: Final = {
    "width": Field(_is_canvas_side, "a whole number 100..10000"),
    "height": Field(_is_canvas_side, "a whole number 100..10000"),
}
CONTENT_FIELDS: Final = {
    "kind": Field(_is_text(1, 40), "a text"),
    "resource": Field(_is_text(1, 40), "a text", needed=False),
    "amount": Field(_is_number, "a whole number", needed=False),
}
SPACE_FIELDS: Final = {
    "id": Field(_is_number, "a whole number"),
    "label": Field(_is_text(1, 6), "a text of 1 to 6 characters"),
    **CONTENT_FIELDS,
    "x": Field(_is_number, "a whole number"),
    "y": Field(_is_number, "a whole number"),
    "region": Field(_is_text(0, 200), "a text", needed=False),
}


def check_format(draft: Draft) -> Problems:
    """AR-138: the right format, and no field missing, superfluous or wrongly typed."""
    if not isinstance(draft.file.data, dict):
        yield draft.problem("board_format", (), "a board is an object")
        return
    yield from _check_fields(draft, (), draft.data, BOARD_FIELDS)
    if _is_object(draft.data.get("canvas")):
        yield from _check_fields(draft, ("canvas",), draft.data["canvas"], CANVAS_FIELDS)
    for index, space in enumerate(_entries(draft, "spaces")):
        yield from _check_space(draft, ("spaces", index), space, SPACE_FIELDS)
    for index, edge in enumerate(_entries(draft, "edges")):
        if not (isinstance(edge, list) and len(edge) == 2 and all(map(_is_number, edge))):
            yield draft.problem("board_format", ("edges", index), "must be a pair of space ids")
    if _is_object(draft.data.get("two_purples", {})):
        yield from _check_replacements(draft)


def _entries(draft: Draft, name: str) -> list[object]:
    """The entries of a list field; none if it is no list, which is a problem of its own."""
    entries = draft.data.get(name)
    return entries if isinstance(entries, list) else []


def _check_fields(draft: Draft, place: Path, data: object, fields: Mapping[str, Field]) -> Problems:
    if not isinstance(data, dict):
        yield draft.problem("board_format", place, "must be an object")
        return
    for name, field in fields.items():
        if name not in data:
            if field.needed:
                yield draft.problem("board_format", (*place, name), "is missing")
        elif not field.is_right(data[name]):
            yield draft.problem("board_format", (*place, name), f"must be {field.wanted}")
    for name in data:
        if name not in fields:
            allowed = ", ".join(fields)
            reason = f"is no field of this object, allowed: {allowed}"
            yield draft.problem("board_format", (*place, name), reason)


def _check_space(draft: Draft, place: Path, data: object, fields: Mapping[str, Field]) -> Problems:
    """The fields of one space or replacement, and whether its kind goes with them."""
    found = list(_check_fields(draft, place, data, fields))
    yield from found
    if found or not isinstance(data, dict) or data["kind"] not in SPACE_WORDS:
        return
    for name, owners in (("resource", ("resource",)), ("amount", LOSING)):
        if (name in data) != (data["kind"] in owners):
            verb = "does not go with" if name in data else "is missing for"
            reason = f"{verb} the kind {data['kind']!r}"
            yield draft.problem("board_format", (*place, name), reason)


def _check_replacements(draft: Draft) -> Problems:
    if not _is_list(draft.data.get("spaces")):
        return
    known = [str(index) for index in range(len(draft.data["spaces"]))]
    for name, content in draft.data.get("two_purples", {}).items():
        place: Path = ("two_purples", name)
        if name not in known:
            yield draft.problem("board_format", place, "is not the id of a space")
        yield from _check_space(draft, place, content, CONTENT_FIELDS)
