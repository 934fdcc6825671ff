"""Reads `content.toml`, counts and checks it, and hands it on as plain values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hexmoot.engine.errors import BadContent

FORMAT = "elementalis.content/1"
SYMBOLS = "FWEAXSM"
ELEMENT_LETTERS = "FWEA"
SCHOOL_LETTERS = "WFEAM"
FACES = ("F", "W", "E", "A", "X", "S", "FF", "WW", "EE", "AA")
SETS = ("ether", "sun", "moon")
NUMBERS = (
    "base_seats",
    "least_seats",
    "mana_per_colour",
    "start_mana",
    "rounds",
    "incinerate_most",
    "tornado_most",
    "duplicates_most",
    "cosmic_own",
    "cosmic_ether",
    "cosmic_ether_creationist",
    "least_price",
    "harmonist_surcharge",
    "purist_discount",
    "purist_discount_from_level",
)


@dataclass(frozen=True, slots=True)
class Element:
    """One of the four elements: its Mana's colour, what reduces it, what it goes well with."""

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
    source = files(__package__).joinpath("content.toml")
    return read(tomllib.loads(source.read_text(encoding="utf-8")), "content.toml")


def read(data: Mapping[str, Any], source: str) -> Content:
    """Checked content; BadContent names every problem found."""
    problems = check(data)
    if problems:
        raise BadContent(source, problems)
    return Content(
        numbers={name: data["numbers"][name] for name in NUMBERS},
        elements=tuple(_element(row) for row in data["element"]),
        dice=tuple(_die(row) for row in data["die"]),
        arcana=tuple(Arcana(**row) for row in data["arcana"]),
        spells=tuple(Spell(**row) for row in data["spell"]),
        presets=tuple(_pair(row) for row in data["preset"]),
    )


def _element(row: Mapping[str, Any]) -> Element:
    opposer = ELEMENT_LETTERS.index(row["opposer"])
    friend = ELEMENT_LETTERS.index(row["friend"])
    return Element(row["letter"], row["name"], row["colour"], opposer, friend)


def _die(row: Mapping[str, Any]) -> Die:
    faces = tuple(FACES.index(face) for face in row["faces"])
    plain = tuple(FACES.index(face) for face in row["plain"])
    return Die(row["id"], row["colour"], faces, plain)


def _pair(row: Mapping[str, Any]) -> tuple[int, int]:
    return SYMBOLS.index(row["major"]), SYMBOLS.index(row["minor"])


def check(data: Mapping[str, Any]) -> list[str]:
    """What is wrong with a content file, one sentence a problem."""
    if data.get("format") != FORMAT:
        return [f"format: must be {FORMAT!r}, is {data.get('format')!r}"]
    return [
        *_check_numbers(data.get("numbers", {})),
        *_check_elements(data.get("element", [])),
        *_check_dice(data.get("die", [])),
        *_check_arcana(data.get("arcana", [])),
        *_check_spells(data.get("spell", [])),
        *_check_presets(data.get("preset", [])),
    ]


def _check_numbers(numbers: Mapping[str, Any]) -> list[str]:
    wrong = [
        f"numbers.{name}: must be a whole number of at least 0, is {numbers.get(name)!r}"
        for name in NUMBERS
        if type(numbers.get(name)) is not int or numbers[name] < 0
    ]
    return wrong + [f"numbers.{name}: unknown" for name in numbers if name not in NUMBERS]


def _check_elements(rows: list[Mapping[str, Any]]) -> list[str]:
    letters = "".join(str(row.get("letter")) for row in rows)
    if letters != ELEMENT_LETTERS:
        return [f"element: must be the rows {', '.join(ELEMENT_LETTERS)} in this order"]
    opposers = sorted(str(row.get("opposer")) for row in rows)
    friends = sorted(str(row.get("friend")) for row in rows)
    wrong = []
    if opposers != sorted(ELEMENT_LETTERS):
        wrong.append("element: each element must be the opposer of exactly one other")
    if friends != sorted(ELEMENT_LETTERS):
        wrong.append("element: each element must be the friend of exactly one other")
    return wrong


def _check_dice(rows: list[Mapping[str, Any]]) -> list[str]:
    ids = [row.get("id") for row in rows]
    if ids != ["D1", "D2", "D3", "D4", "SUN"]:
        return ["die: must be the rows D1, D2, D3, D4, SUN in this order"]
    wrong = []
    for row in rows:
        for field in ("faces", "plain"):
            faces = row.get(field, [])
            if len(faces) != 6 or any(face not in FACES for face in faces):
                wrong.append(f"die {row['id']}.{field}: must be six of {', '.join(FACES)}")
            elif row["id"] != "SUN" and "S" in faces:
                wrong.append(f"die {row['id']}.{field}: only the Sun die may show S")
    return wrong


def _check_arcana(rows: list[Mapping[str, Any]]) -> list[str]:
    letters = "".join(str(row.get("letter")) for row in rows)
    if letters != SYMBOLS:
        return [f"arcana: must be the rows {', '.join(SYMBOLS)} in this order"]
    return [
        f"arcana {row['letter']}: one Major and at least one Minor, from base or a known set"
        for row in rows
        if row.get("majors") != 1
        or type(row.get("minors")) is not int
        or row["minors"] < 1
        or row.get("set") not in ("base", *SETS)
    ]


def _check_spells(rows: list[Mapping[str, Any]]) -> list[str]:
    expected = [(school, level) for school in SCHOOL_LETTERS for level in (1, 2, 3)]
    found = [(row.get("school"), row.get("level")) for row in rows]
    if found != expected:
        return ["spell: must be levels 1, 2, 3 of W, F, E, A, M in this order"]
    return []


def _check_presets(rows: list[Mapping[str, Any]]) -> list[str]:
    return [
        f"preset: {row.get('major')}/{row.get('minor')} is not a mage"
        for row in rows
        if not is_pair(str(row.get("major")), str(row.get("minor")))
    ]


def is_pair(major: str, minor: str) -> bool:
    """EL-16, EL-17: may these two cards be one mage's?"""
    if len(major) != 1 or len(minor) != 1 or major not in SYMBOLS or minor not in SYMBOLS:
        return False
    return major in ELEMENT_LETTERS or minor in ELEMENT_LETTERS
