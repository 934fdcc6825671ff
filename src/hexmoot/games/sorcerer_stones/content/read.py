"""Cards, tiles, runes and numbers as data: read, counted, checked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.sorcerer_stones.content.parts import (
    Artifact,
    Colour,
    Content,
    Magic,
    Numbers,
    Objective,
    Tile,
    Title,
)
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES, is_connected, normalised
from hexmoot.games.sorcerer_stones.rules.kinds import (
    ARTIFACTS,
    CODES,
    COLOURS,
    DECK,
    QI_IN_BOX,
    SHIFT_CARD,
    SYMBOLS,
    TIERED,
    TILES,
)

FORMAT = "sorcerer_stones.content/1"
KINDS = ("spin", "fly", "quake", "shift", "shift", "shift", "shift", "shift")
OBJECTIVE_KINDS = (
    "long_line",
    "rich_harvest",
    "twin_stones",
    "crossing_lines",
    "makers_grace",
    "burning_step",
    "transmutation",
)
HIGHEST_TIER = 20
STONES = 40
RUNES = {"R": 3, "B": 3, "Y": 3, "G": 3, "N": 4}


Problem = tuple[Field, str]


@cache
def standard_file() -> ContentFile:
    """The content file that ships with the game."""
    text = files("hexmoot.games.sorcerer_stones").joinpath("content.toml").read_text("utf-8")
    return ContentFile.toml(text, "content.toml")


@cache
def standard() -> Content:
    """The content that ships with the game."""
    return read(standard_file())


def content_from(changes: Mapping[str, Any], source: str = "content") -> Content:
    """A designer's content: whole tables given here stand in place of the shipped ones."""
    return read(ContentFile(source, {**standard_file().data, **changes}))


def read(file: ContentFile) -> Content:
    """Checked content, or BadContent with every problem found."""
    try:
        content = msgspec.convert(file.data, Content)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        file.complain(_field(place), reason)
    else:
        for field, reason in _problems(content):
            file.complain(field, reason)
    file.refuse_problems()
    return content


def _field(place: str) -> Field:
    """`$.artifact[3].points` as a path of keys and indices."""
    parts = re.findall(r"\.(\w+)|\[(\d+)\]", place)
    return tuple(key or int(index) for key, index in parts)


def _problems(content: Content) -> Iterator[Problem]:
    """Everything that is wrong, part by part."""
    if content.format != FORMAT:
        yield ("format",), f"is {content.format!r}, this game reads {FORMAT!r}"
    yield from _colour_problems(content.colour)
    yield from _number_problems(content.numbers)
    yield from _layout_problems(content.layout.cells)
    yield from _magic_problems(content.magic)
    yield from _artifact_problems(content.artifact)
    yield from _objective_problems(content.objective)
    yield from _rune_problems(content.runes)
    yield from _tile_problems(content.tile)
    yield from _title_problems(content.title)


def _colour_problems(colours: list[Colour]) -> Iterator[Problem]:
    if tuple(colour.code for colour in colours) != CODES:
        yield ("colour",), f"the codes must be {' '.join(CODES)} in this order"
    if [colour.player for colour in colours] != [True] * 4 + [False]:
        yield ("colour",), "the first four are player colours, the last is not"


def _number_problems(numbers: Numbers) -> Iterator[Problem]:
    bounds = {
        "stones_per_colour": (STONES // COLOURS, STONES // COLOURS),
        "hand_size": (1, DECK),
        "cards_per_turn": (1, 4),
        "reservoir_limit": (1, 5),
        "intro_goal": (1, ARTIFACTS),
        "rune_types_to_finish": (2, 5),
        "qi_in_box": (QI_IN_BOX, QI_IN_BOX),
        "coop_success": (1, ARTIFACTS),
    }
    for name, (low, high) in bounds.items():
        value = getattr(numbers, name)
        if not low <= value <= high:
            yield ("numbers", name), f"is {value}, allowed: {low}..{high}"
    supply = numbers.qi_supply
    if len(supply) != 3 or not all(1 <= qi <= QI_IN_BOX for qi in supply):
        yield ("numbers", "qi_supply"), f"three numbers (2, 3, 4 seats) of 1..{QI_IN_BOX}"


def _layout_problems(cells: list[tuple[int, int]]) -> Iterator[Problem]:
    place = ("layout", "cells")
    if len(set(cells)) != ZONES or len(cells) != ZONES:
        yield place, f"{ZONES} different cells are needed"
    elif sorted(normalised(cells)) != sorted(cells) or not is_connected(cells, by_corners=False):
        yield place, "the zones must touch by edges, smallest column and row being 0"


def _magic_problems(magic: list[Magic]) -> Iterator[Problem]:
    if tuple(card.kind for card in magic) != KINDS:
        yield ("magic",), f"the kinds must be {' '.join(KINDS)} in this order"
    elif tuple(card.colour for card in magic[SHIFT_CARD:]) != CODES:
        yield ("magic",), f"the shifts must have the colours {' '.join(CODES)} in this order"
    for index, card in enumerate(magic):
        if card.copies < 0:
            yield ("magic", index, "copies"), "cannot be negative"
    total = sum(card.copies for card in magic)
    if total != DECK:
        yield ("magic",), f"{total} cards a seat, the component list says {DECK}"


def _artifact_problems(artifacts: list[Artifact]) -> Iterator[Problem]:
    if len(artifacts) != ARTIFACTS:
        yield ("artifact",), f"{len(artifacts)} cards, the component list says {ARTIFACTS}"
    if len({card.id for card in artifacts}) != len(artifacts):
        yield ("artifact",), "two cards share one id"
    for index, card in enumerate(artifacts):
        place = ("artifact", index, "cost")
        if not 1 <= len(card.cost) <= SYMBOLS or any(code not in CODES for code in card.cost):
            yield place, f"{card.cost!r} must be 1 to {SYMBOLS} of {' '.join(CODES)}"
        elif any(code * card.cost.count(code) not in card.cost for code in card.cost):
            yield place, f"equal symbols of {card.cost!r} must stand together"
        if not 0 <= card.points <= 99:
            yield ("artifact", index, "points"), f"is {card.points}, allowed: 0..99"


def _objective_problems(objectives: list[Objective]) -> Iterator[Problem]:
    if tuple(card.kind for card in objectives) != OBJECTIVE_KINDS:
        kinds = " ".join(OBJECTIVE_KINDS)
        yield ("objective",), f"the kinds must be {kinds} in this order"
        return
    if len({card.id for card in objectives}) != len(objectives):
        yield ("objective",), "two cards share one id"
    for index, card in enumerate(objectives):
        place = ("objective", index, "tiers")
        reached = [tier.at for tier in card.tiers]
        if index >= TIERED and card.tiers:
            yield place, f"{card.kind} has no tiers"
        if reached != sorted(set(reached)) or any(not 1 <= at <= HIGHEST_TIER for at in reached):
            yield place, f"tiers must rise within 1..{HIGHEST_TIER}"
        if any(not (0 <= tier.qi <= QI_IN_BOX and 0 <= tier.steps <= 9) for tier in card.tiers):
            yield place, f"a tier pays 0..{QI_IN_BOX} Qi and 0..9 steps"


def _rune_problems(runes: dict[str, list[int]]) -> Iterator[Problem]:
    if set(runes) != set(RUNES):
        yield ("runes",), f"types must be {' '.join(RUNES)}"
        return
    for code, count in RUNES.items():
        if len(runes[code]) != count:
            yield (
                ("runes", code),
                f"{len(runes[code])} tokens, the component list says {count}",
            )
        if any(not 0 <= value <= 99 for value in runes[code]):
            yield ("runes", code), "values must be 0..99"


def _tile_problems(tiles: list[Tile]) -> Iterator[Problem]:
    if len(tiles) != TILES:
        yield ("tile",), f"{len(tiles)} tiles, the component list says {TILES}"
    for index, tile in enumerate(tiles):
        spaces = "".join(tile.rows)
        if [len(row) for row in tile.rows] != [3, 3, 3] or any(
            code not in CODES for code in spaces
        ):
            yield ("tile", index, "rows"), "three rows of three colour codes are needed"


def _title_problems(titles: list[Title]) -> Iterator[Problem]:
    crafted = [title.crafted for title in titles]
    if not crafted or crafted[0] != 0 or crafted != sorted(set(crafted)):
        yield ("title",), "the numbers must rise from 0"
