"""The parts of a content file: cards, tiles, tokens and numbers as they are written there."""

from __future__ import annotations

import msgspec


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
