"""What the game is made of: cards, tiles, spaces and numbers, read once from `content.toml`.

A wrong file is refused with the line, the card and the field of everything that is wrong in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hexmoot.engine.content import ContentFile
from hexmoot.games.rune_stones.content.abilities import Ability
from hexmoot.games.rune_stones.content.cards import (
    Card,
    read_affinity,
    read_cards,
    read_coloured_druids,
)
from hexmoot.games.rune_stones.content.parts import (
    STONE_IDS,
    Part,
    read_die,
    read_forest,
    read_night_sets,
    read_night_spaces,
    read_parts,
    read_row,
    read_smithies,
    read_toadstools,
    read_wisps,
)

FILE: Final = "content.toml"
FORMAT: Final = "rune_stones.content/1"
TABLES: Final = (
    "game",
    "supply",
    "coloured_druids",
    "affinity",
    "night",
    "creatures",
    "dragons",
    "banshees",
    "druids",
    "smithies",
    "die",
    "wisps",
    "toadstools",
    "stones",
    "forest",
)
# name -> lowest, highest value
GAME_NUMBERS: Final = {
    "hand_size": (2, 10),
    "large_hand_size": (2, 12),
    "stone_magic": (0, 9),
    "stone_limit": (1, 8),
    "ore_price": (1, 9),
    "scarce_below": (0, 15),
    "resources_per_point": (1, 20),
}
SUPPLY_NUMBERS: Final = {
    "gems_per_colour": (10, 60),
    "wild_gems": (10, 60),
    "ore": (10, 60),
    "coloured_artifacts": (2, 20),
    "wild_artifacts": (0, 20),
    "start_ore": (0, 2),
}


@dataclass(frozen=True, slots=True)
class Content:
    """A content file that passed all checks."""

    numbers: Mapping[str, int]
    row_points: tuple[int, ...]
    familiar_points: tuple[int, ...]
    start_gems: tuple[int, ...]
    coloured_druids: Mapping[int, int]
    affinity_card: int
    affinity_gems: int
    affinity_colours: tuple[int, ...]
    night_spaces: tuple[int, ...]
    night_sets: Mapping[str, tuple[int, int]]
    cards: tuple[Card, ...]
    smithies: tuple[Part, ...]
    die: tuple[Part, ...]
    wisps: tuple[Part, ...]
    toadstools: tuple[Part, ...]
    stones: tuple[Part, ...]
    forest: tuple[Ability, ...]


def read_whole(file: ContentFile) -> Content:
    """The content of a file; BadContent lists all that is wrong with it."""
    if not file.fields((), file.data, ("format", *TABLES)):
        file.refuse_problems()
    file.word(("format",), file.data["format"], (FORMAT,))
    cards = read_cards(file)
    numbers = {**_numbers(file, "game", GAME_NUMBERS), **_numbers(file, "supply", SUPPLY_NUMBERS)}
    affinity = read_affinity(file)
    found = Content(
        numbers=numbers,
        row_points=read_row(file, ("game", "row_points"), 6, 0, 99),
        familiar_points=read_row(file, ("game", "familiar_points"), 4, 0, 99),
        start_gems=read_row(file, ("supply", "start_gems"), 5, 0, 2),
        coloured_druids=read_coloured_druids(file),
        affinity_card=affinity[0],
        affinity_gems=affinity[1],
        affinity_colours=affinity[2],
        night_spaces=read_night_spaces(file),
        night_sets=read_night_sets(file),
        cards=cards,
        smithies=read_smithies(file),
        die=read_die(file),
        wisps=read_wisps(file),
        toadstools=read_toadstools(file),
        stones=read_parts(file, "stones", STONE_IDS, {}),
        forest=read_forest(file),
    )
    file.refuse_problems()
    return found


# ---- numbers


def _numbers(
    file: ContentFile, table: str, bounds: Mapping[str, tuple[int, int]]
) -> dict[str, int]:
    lists = ("row_points", "familiar_points") if table == "game" else ("start_gems",)
    if not file.fields((table,), file.data[table], (*bounds, *lists)):
        return {}
    return {
        name: file.number((table, name), file.data[table][name], low, high)
        for name, (low, high) in bounds.items()
    }


# ---- the file of this folder, and a designer's changes to it


@cache
def _standard_data() -> Mapping[str, Any]:
    data: Mapping[str, Any] = ContentFile.toml(_text(), FILE).data
    return data


def _text() -> str:
    return files("hexmoot.games.rune_stones").joinpath(FILE).read_text(encoding="utf-8")


@cache
def standard() -> Content:
    """The built-in content, read once."""
    return read_whole(ContentFile.toml(_text(), FILE))


def chosen(choice: object) -> Content:
    """The built-in content, or the built-in one with a designer's tables in it."""
    if choice == "standard":
        return standard()
    if not isinstance(choice, Mapping):
        file = ContentFile("content", choice)
        file.complain((), "must be 'standard' or tables by name")
        file.refuse_problems()
    return read(ContentFile("content", choice))


def read(file: ContentFile) -> Content:
    """A designer's file: tables it leaves out are the built-in ones."""
    if not isinstance(file.data, Mapping):
        file.complain((), "must be tables by name")
        file.refuse_problems()
    return read_whole(ContentFile(file.name, {**_standard_data(), **file.data}, file.lines))
