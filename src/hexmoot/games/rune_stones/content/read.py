"""What the game is made of: cards, tiles, spaces and numbers, read once from `content.toml`.

A wrong file is refused with the line, the card and the field of everything that is wrong in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.rune_stones.content.abilities import (
    BANSHEE_PLACE,
    CARD_PLACE,
    COLOUR_NAMES,
    Ability,
    read_ability,
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
# family -> first number, how many, colours, cards of each colour
FAMILIES: Final[Mapping[str, tuple[int, int, tuple[str, ...]]]] = {
    "creatures": (11, 60, COLOUR_NAMES[:4]),
    "dragons": (71, 8, COLOUR_NAMES[4:]),
    "banshees": (79, 16, COLOUR_NAMES[:4]),
    "druids": (100, 8, COLOUR_NAMES[4:]),
}
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
    "stones_per_type": (3, 3),
    "start_ore": (0, 2),
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: number, name, colour (0..4), magic points and ability."""

    number: int
    name: str
    colour: int
    magic: int
    ability: Ability


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


def read_content(file: ContentFile) -> Content:
    """The content of a file; BadContent lists all that is wrong with it."""
    if not file.fields((), file.data, ("format", *TABLES)):
        file.refuse_problems()
    file.word(("format",), file.data["format"], (FORMAT,))
    cards = [card for family in FAMILIES for card in _cards(file, family)]
    numbers = {**_numbers(file, "game", GAME_NUMBERS), **_numbers(file, "supply", SUPPLY_NUMBERS)}
    affinity = _affinity(file)
    found = Content(
        numbers=numbers,
        row_points=read_row(file, ("game", "row_points"), 6, 0, 99),
        familiar_points=read_row(file, ("game", "familiar_points"), 4, 0, 99),
        start_gems=read_row(file, ("supply", "start_gems"), 5, 0, 2),
        coloured_druids=_coloured_druids(file),
        affinity_card=affinity[0],
        affinity_gems=affinity[1],
        affinity_colours=affinity[2],
        night_spaces=read_night_spaces(file),
        night_sets=read_night_sets(file),
        cards=tuple(cards),
        smithies=read_smithies(file),
        die=read_die(file),
        wisps=read_wisps(file),
        toadstools=read_toadstools(file),
        stones=read_parts(file, "stones", STONE_IDS, {}),
        forest=read_forest(file),
    )
    file.refuse_problems()
    return found


# ---- cards


def _cards(file: ContentFile, family: str) -> list[Card]:
    """The cards of a family: how many there are, in which order, how many of each colour."""
    first, count, colours = FAMILIES[family]
    rows = file.items((family,), file.data[family], count)
    place = BANSHEE_PLACE if family == "banshees" else CARD_PLACE
    cards = []
    for index, row in enumerate(rows):
        if file.fields((family, index), row, ("number", "name", "colour", "magic", "ability")):
            cards.append(_card(file, (family, index), row, first + index, place, colours))
    for colour in colours:
        held = sum(card.colour == COLOUR_NAMES.index(colour) for card in cards)
        if len(cards) == count and held != count // len(colours):
            file.complain((family,), f"needs {count // len(colours)} {colour} cards, not {held}")
    return cards


def _card(
    file: ContentFile,
    field: Field,
    row: Mapping[str, Any],
    number: int,
    place: str,
    colours: tuple[str, ...],
) -> Card:
    """One card; complaints name its number."""
    before = len(file.problems)
    if row["number"] != number:
        file.complain((*field, "number"), f"must be {number}, not {row['number']!r}")
    card = Card(
        number=number,
        name=file.string((*field, "name"), row["name"], 40),
        colour=COLOUR_NAMES.index(file.word((*field, "colour"), row["colour"], colours)),
        magic=file.number((*field, "magic"), row["magic"], 1, 9),
        ability=read_ability(file, (*field, "ability"), row["ability"], place),
    )
    for index in range(before, len(file.problems)):
        file.problems[index] += f" (card {number})"
    return card


def _coloured_druids(file: ContentFile) -> dict[int, int]:
    """V-5: the druid cards with magic of one colour, by number."""
    table = file.data["coloured_druids"]
    found: dict[int, int] = {}
    if not file.fields(("coloured_druids",), table, (), [str(n) for n in range(100, 108)]):
        return found
    for number, colour in table.items():
        word = file.word(("coloured_druids", number), colour, COLOUR_NAMES[:4])
        found[int(number)] = COLOUR_NAMES.index(word)
    return found


def _affinity(file: ContentFile) -> tuple[int, int, tuple[int, ...]]:
    """V-6: the druid card that differs from seat to seat, how many gems, and their colours."""
    table = file.data["affinity"]
    if not file.fields(("affinity",), table, ("number", "gems", "colours")):
        return 107, 1, (0, 0, 0, 0)
    rows = file.items(("affinity", "colours"), table["colours"], 4)
    words = [
        file.word(("affinity", "colours", k), row, COLOUR_NAMES[:4]) for k, row in enumerate(rows)
    ]
    return (
        file.number(("affinity", "number"), table["number"], 100, 107),
        file.number(("affinity", "gems"), table["gems"], 1, 9),
        tuple(COLOUR_NAMES.index(word) for word in words),
    )


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
    return ContentFile.toml(_text(), "content.toml").data  # type: ignore[no-any-return]


def _text() -> str:
    return files("hexmoot.games.rune_stones").joinpath("content.toml").read_text(encoding="utf-8")


@cache
def standard_content() -> Content:
    """The built-in content, read once."""
    return read_content(ContentFile.toml(_text(), "content.toml"))


def content_of(choice: object) -> Content:
    """The built-in content, or the built-in one with a designer's tables in it."""
    if choice == "standard":
        return standard_content()
    if not isinstance(choice, Mapping):
        file = ContentFile("content", choice)
        file.complain((), "must be 'standard' or tables by name")
        file.refuse_problems()
    return read_tables(ContentFile("content", choice))


def read_tables(file: ContentFile) -> Content:
    """A designer's file: tables it leaves out are the built-in ones."""
    if not isinstance(file.data, Mapping):
        file.complain((), "must be tables by name")
        file.refuse_problems()
    return read_content(ContentFile(file.name, {**_standard_data(), **file.data}, file.lines))
