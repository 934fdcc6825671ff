"""Reads `content.toml`, checks it, and hands it on as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hexmoot.engine.content import ContentFile

FORMAT = "elementalis.content/1"
SYMBOLS = "FWEAXSM"
ELEMENT_LETTERS = "FWEA"
SCHOOL_LETTERS = "WFEAM"
FACES = ("F", "W", "E", "A", "X", "S", "FF", "WW", "EE", "AA")
DICE = ("D1", "D2", "D3", "D4", "SUN")
SETS = ("ether", "sun", "moon")
SECTIONS = ("format", "numbers", "element", "die", "arcana", "spell", "preset")
# Each number with its bounds.
NUMBERS = {
    "base_seats": (2, 4),
    "least_seats": (2, 2),
    "mana_per_colour": (10, 60),
    "rounds": (1, 12),
    "incinerate_most": (1, 9),
    "tornado_most": (1, 9),
    "cosmic_own": (0, 20),
    "cosmic_ether": (0, 20),
    "cosmic_ether_creationist": (0, 20),
    "least_price": (0, 3),
    "harmonist_surcharge": (0, 3),
    "purist_discount": (0, 3),
    "purist_discount_from_level": (1, 3),
}


@dataclass(frozen=True, slots=True)
class Element:
    """EL-1, EL-8: an element: its Mana's colour, what reduces it, what goes well with it."""

    letter: str
    name: str
    colour: str
    opposer: int
    friend: int


@dataclass(frozen=True, slots=True)
class Die:
    """A die: its faces as numbers, with double faces and without."""

    id: str
    colour: str
    faces: tuple[int, ...]
    plain: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Arcana:
    """The cards of one symbol in the supply and the set they come from."""

    letter: str
    set: str
    majors: int
    minors: int


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: its word in actions, its school and its level."""

    id: str
    school: str
    level: int


@dataclass(frozen=True, slots=True)
class Content:
    """Everything `content.toml` says, checked."""

    numbers: Mapping[str, int]
    elements: tuple[Element, ...]
    dice: tuple[Die, ...]
    arcana: tuple[Arcana, ...]
    spells: tuple[Spell, ...]
    presets: tuple[tuple[int, int], ...]


@cache
def standard() -> Content:
    """The content that comes with the game."""
    source = files("hexmoot.games.elementalis").joinpath("content.toml")
    return read(ContentFile.toml(source.read_text(encoding="utf-8"), "content.toml"))


def read(file: ContentFile) -> Content:
    """Checked content; BadContent names line, field and reason of every problem found."""
    data = file.data
    if not file.fields((), data, SECTIONS):
        file.refuse_problems()
    file.word(("format",), data["format"], (FORMAT,))
    content = Content(
        numbers=_numbers(file, data["numbers"]),
        elements=_elements(file, data["element"]),
        dice=_dice(file, data["die"]),
        arcana=_arcana(file, data["arcana"]),
        spells=_spells(file, data["spell"]),
        presets=_presets(file, data["preset"]),
    )
    file.refuse_problems()
    return content


def describe(file: ContentFile) -> str:
    """One line about a designer's file; BadContent says what is wrong with it."""
    found = read(file)
    return f"{len(found.dice)} dice, {len(found.arcana)} arcana, {len(found.spells)} spells"


def _numbers(file: ContentFile, data: Any) -> dict[str, int]:
    if not file.fields(("numbers",), data, tuple(NUMBERS)):
        return {}
    return {
        name: file.number(("numbers", name), data[name], low, high)
        for name, (low, high) in NUMBERS.items()
    }


def _rows(file: ContentFile, section: str, data: Any, fields: tuple[str, ...]) -> list[Any]:
    """The rows of a section that have all their fields."""
    rows = file.items((section,), data)
    return [row for place, row in enumerate(rows) if file.fields((section, place), row, fields)]


def _in_order(file: ContentFile, section: str, found: list[str], needed: list[str]) -> None:
    if found != needed:
        file.complain((section,), f"must be the rows {', '.join(needed)} in this order")


def _elements(file: ContentFile, data: Any) -> tuple[Element, ...]:
    rows = _rows(file, "element", data, ("letter", "name", "colour", "opposer", "friend"))
    _in_order(file, "element", [row["letter"] for row in rows], list(ELEMENT_LETTERS))
    for role in ("opposer", "friend"):
        if sorted(row[role] for row in rows) != sorted(ELEMENT_LETTERS):
            file.complain(("element",), f"each element must be the {role} of exactly one other")
            return ()
    return tuple(
        Element(
            row["letter"],
            file.string(("element", place, "name"), row["name"]),
            file.string(("element", place, "colour"), row["colour"]),
            ELEMENT_LETTERS.index(row["opposer"]),
            ELEMENT_LETTERS.index(row["friend"]),
        )
        for place, row in enumerate(rows)
    )


def _dice(file: ContentFile, data: Any) -> tuple[Die, ...]:
    rows = _rows(file, "die", data, ("id", "colour", "faces", "plain"))
    _in_order(file, "die", [row["id"] for row in rows], list(DICE))
    return tuple(
        Die(
            row["id"],
            file.string(("die", place, "colour"), row["colour"]),
            _faces(file, place, "faces", row),
            _faces(file, place, "plain", row),
        )
        for place, row in enumerate(rows)
    )


def _faces(file: ContentFile, place: int, name: str, row: Mapping[str, Any]) -> tuple[int, ...]:
    """EL-6: six known faces; only the Sun die may show a Sun."""
    field = ("die", place, name)
    known = FACES if row["id"] == "SUN" else tuple(face for face in FACES if face != "S")
    return tuple(
        FACES.index(file.word((*field, side), face, known))
        for side, face in enumerate(file.items(field, row[name], 6))
    )


def _arcana(file: ContentFile, data: Any) -> tuple[Arcana, ...]:
    rows = _rows(file, "arcana", data, ("letter", "set", "majors", "minors"))
    _in_order(file, "arcana", [row["letter"] for row in rows], list(SYMBOLS))
    return tuple(
        Arcana(
            row["letter"],
            file.word(("arcana", place, "set"), row["set"], ("base", *SETS)),
            file.number(("arcana", place, "majors"), row["majors"], 1, 1),
            file.number(("arcana", place, "minors"), row["minors"], 1, 7),
        )
        for place, row in enumerate(rows)
    )


def _spells(file: ContentFile, data: Any) -> tuple[Spell, ...]:
    rows = _rows(file, "spell", data, ("id", "school", "level"))
    needed = [f"{school}{level}" for school in SCHOOL_LETTERS for level in (1, 2, 3)]
    _in_order(file, "spell", [f"{row['school']}{row['level']}" for row in rows], needed)
    return tuple(Spell(row["id"], row["school"], row["level"]) for row in rows)


def _presets(file: ContentFile, data: Any) -> tuple[tuple[int, int], ...]:
    rows = _rows(file, "preset", data, ("major", "minor"))
    found = []
    for place, row in enumerate(rows):
        if is_pair(str(row["major"]), str(row["minor"])):
            found.append((SYMBOLS.index(row["major"]), SYMBOLS.index(row["minor"])))
        else:
            file.complain(("preset", place), f"{row['major']}/{row['minor']} is not a mage")
    return tuple(found)


def is_pair(major: str, minor: str) -> bool:
    """EL-16, EL-17: may these two cards be one mage's?"""
    if len(major) != 1 or len(minor) != 1 or major not in SYMBOLS or minor not in SYMBOLS:
        return False
    return major in ELEMENT_LETTERS or minor in ELEMENT_LETTERS
