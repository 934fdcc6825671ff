"""Cards, tiles, runes and numbers as data: read, counted, checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hexmoot.engine.errors import BadContent
from hexmoot.games.sorcerer_stones.geometry import ZONES, is_connected, normalised

FORMAT = "sorcerer_stones.content/1"
CODES = ("R", "B", "Y", "G", "N")
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
TIERED = 4  # the first objectives pay by tiers, the others change a rule
HIGHEST_TIER = 20
STONES, DECK, ARTIFACTS, TILES, QI_IN_BOX = 40, 11, 14, 9, 56
RUNES = {"R": 3, "B": 3, "Y": 3, "G": 3, "N": 4}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the file; a field nobody knows is an error."""


class Colour(Part, frozen=True):
    """A colour and its element."""

    code: str
    name: str
    element: str
    player: bool


class Numbers(Part, frozen=True):
    """The counts of the rulebook that are no cards."""

    stones_per_colour: int
    hand_size: int
    cards_per_turn: int
    reservoir_limit: int
    intro_goal: int
    rune_types_to_finish: int
    qi_in_box: int
    qi_supply: list[int]
    coop_success: int


class Layout(Part, frozen=True):
    """Where T0 to T4 lie at the start."""

    cells: list[tuple[int, int]]


class Magic(Part, frozen=True):
    """A kind of magic card and how many of it each seat owns."""

    id: str
    kind: str
    copies: int
    colour: str = ""


class Artifact(Part, frozen=True):
    """An artifact card."""

    id: str
    name: str
    cost: str
    points: int


class Tier(Part, frozen=True):
    """What an objective pays from a number upwards."""

    at: int
    qi: int
    steps: int


class Objective(Part, frozen=True):
    """An objective card."""

    id: str
    name: str
    kind: str
    tiers: list[Tier]


class Tile(Part, frozen=True):
    """The element side of a zone tile."""

    id: str
    rows: list[str]


class Title(Part, frozen=True):
    """What a co-op group may call itself from a number of crafted cards upwards."""

    crafted: int
    name: str


class Content(Part, frozen=True):
    """A whole content file."""

    format: str
    name: str
    colour: list[Colour]
    numbers: Numbers
    layout: Layout
    magic: list[Magic]
    artifact: list[Artifact]
    objective: list[Objective]
    runes: dict[str, list[int]]
    tile: list[Tile]
    title: list[Title]


@cache
def base_data() -> dict[str, Any]:
    """The content that ships with the game, as plain data."""
    text = files("hexmoot.games.sorcerer_stones").joinpath("content.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def base_content() -> Content:
    """The content that ships with the game."""
    return read_content(base_data(), "content.toml")


def content_from(changes: Mapping[str, Any], source: str = "content") -> Content:
    """A designer's content: whole tables given here stand in place of the shipped ones."""
    return read_content({**base_data(), **changes}, source)


def read_content(data: Mapping[str, Any], source: str) -> Content:
    """Checked content, or BadContent with every problem found."""
    try:
        content = msgspec.convert(dict(data), Content)
    except msgspec.ValidationError as error:
        raise BadContent(source, [str(error)]) from None
    problems = list(_problems(content))
    if problems:
        raise BadContent(source, problems)
    return content


def _problems(content: Content) -> Iterator[str]:
    """Everything that is wrong, part by part."""
    if content.format != FORMAT:
        yield f"format is {content.format!r}, this game reads {FORMAT!r}"
    yield from _colour_problems(content.colour)
    yield from _number_problems(content.numbers)
    yield from _layout_problems(content.layout.cells)
    yield from _magic_problems(content.magic)
    yield from _artifact_problems(content.artifact)
    yield from _objective_problems(content.objective)
    yield from _rune_problems(content.runes)
    yield from _tile_problems(content.tile)
    yield from _title_problems(content.title)


def _colour_problems(colours: list[Colour]) -> Iterator[str]:
    if tuple(colour.code for colour in colours) != CODES:
        yield f"colour: the codes must be {' '.join(CODES)} in this order"
    if [colour.player for colour in colours] != [True] * 4 + [False]:
        yield "colour: the first four are player colours, the last is not"


def _number_problems(numbers: Numbers) -> Iterator[str]:
    bounds = {
        "hand_size": (1, DECK),
        "cards_per_turn": (1, 4),
        "reservoir_limit": (1, 5),
        "intro_goal": (1, ARTIFACTS),
        "rune_types_to_finish": (2, 5),
        "coop_success": (1, ARTIFACTS),
    }
    for field, (low, high) in bounds.items():
        value = getattr(numbers, field)
        if not low <= value <= high:
            yield f"numbers.{field} is {value}, allowed: {low}..{high}"
    if numbers.stones_per_colour * len(CODES) != STONES:
        yield f"numbers.stones_per_colour is {numbers.stones_per_colour}, {STONES} stones need 8"
    if numbers.qi_in_box != QI_IN_BOX:
        yield f"numbers.qi_in_box is {numbers.qi_in_box}, the box holds {QI_IN_BOX}"
    supply = numbers.qi_supply
    if len(supply) != 3 or not all(1 <= qi <= QI_IN_BOX for qi in supply):
        yield f"numbers.qi_supply: three numbers (2, 3, 4 seats) of 1..{QI_IN_BOX}"


def _layout_problems(cells: list[tuple[int, int]]) -> Iterator[str]:
    if len(set(cells)) != ZONES or len(cells) != ZONES:
        yield f"layout.cells: {ZONES} different cells are needed"
    elif sorted(normalised(cells)) != sorted(cells) or not is_connected(cells, by_corners=False):
        yield "layout.cells: the zones must touch by edges, smallest column and row being 0"


def _magic_problems(magic: list[Magic]) -> Iterator[str]:
    if tuple(card.kind for card in magic) != KINDS:
        yield f"magic: the kinds must be {' '.join(KINDS)} in this order"
    elif tuple(card.colour for card in magic[3:]) != CODES:
        yield f"magic: the shifts must have the colours {' '.join(CODES)} in this order"
    if any(card.copies < 0 for card in magic):
        yield "magic: copies cannot be negative"
    total = sum(card.copies for card in magic)
    if total != DECK:
        yield f"magic: {total} cards a seat, the component list says {DECK}"


def _artifact_problems(artifacts: list[Artifact]) -> Iterator[str]:
    if len(artifacts) != ARTIFACTS:
        yield f"artifact: {len(artifacts)} cards, the component list says {ARTIFACTS}"
    if len({card.id for card in artifacts}) != len(artifacts):
        yield "artifact: two cards share one id"
    for card in artifacts:
        if not 1 <= len(card.cost) <= 4 or any(code not in CODES for code in card.cost):
            yield f"artifact {card.id}: cost {card.cost!r} must be 1 to 4 of {' '.join(CODES)}"
        elif any(code * card.cost.count(code) not in card.cost for code in card.cost):
            yield f"artifact {card.id}: equal symbols of {card.cost!r} must stand together"
        if not 0 <= card.points <= 99:
            yield f"artifact {card.id}: points {card.points}, allowed: 0..99"


def _objective_problems(objectives: list[Objective]) -> Iterator[str]:
    if tuple(card.kind for card in objectives) != OBJECTIVE_KINDS:
        yield f"objective: the kinds must be {' '.join(OBJECTIVE_KINDS)} in this order"
        return
    if len({card.id for card in objectives}) != len(objectives):
        yield "objective: two cards share one id"
    for place, card in enumerate(objectives):
        reached = [tier.at for tier in card.tiers]
        if place >= TIERED and card.tiers:
            yield f"objective {card.id}: this kind has no tiers"
        if reached != sorted(set(reached)) or any(not 1 <= at <= HIGHEST_TIER for at in reached):
            yield f"objective {card.id}: tiers must rise within 1..{HIGHEST_TIER}"
        if any(not (0 <= tier.qi <= 56 and 0 <= tier.steps <= 9) for tier in card.tiers):
            yield f"objective {card.id}: a tier pays 0..56 Qi and 0..9 steps"


def _rune_problems(runes: dict[str, list[int]]) -> Iterator[str]:
    if set(runes) != set(RUNES):
        yield f"runes: types must be {' '.join(RUNES)}"
        return
    for code, count in RUNES.items():
        if len(runes[code]) != count:
            yield f"runes.{code}: {len(runes[code])} tokens, the component list says {count}"
        if any(not 0 <= value <= 99 for value in runes[code]):
            yield f"runes.{code}: values must be 0..99"


def _tile_problems(tiles: list[Tile]) -> Iterator[str]:
    if len(tiles) != TILES:
        yield f"tile: {len(tiles)} tiles, the component list says {TILES}"
    for tile in tiles:
        spaces = "".join(tile.rows)
        if [len(row) for row in tile.rows] != [3, 3, 3] or any(code not in CODES for code in spaces):
            yield f"tile {tile.id}: three rows of three colour codes are needed"


def _title_problems(titles: list[Title]) -> Iterator[str]:
    crafted = [title.crafted for title in titles]
    if not crafted or crafted[0] != 0 or crafted != sorted(set(crafted)):
        yield "title: the numbers must rise from 0"
