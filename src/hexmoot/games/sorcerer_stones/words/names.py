"""What things of one game are called: colours, zones, slots, cards, seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.games.sorcerer_stones.content.parts import Content
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, COLOURS, EMPTY, SHIFT_CARD
from hexmoot.games.sorcerer_stones.rules.plane import SIDE
from hexmoot.games.sorcerer_stones.rules.state import Table

SEAT: Final = "Seat {number}"
# By the trigram that is cut into each; those of fire, water and earth would read like elements.
ZONE_NAMES: Final = ("Sky", "Lake", "Storm", "Wind", "Peak")
# Where a zone lies beside another, by the eight directions of the lattice.
BESIDE: Final = (
    "right of",
    "below",
    "below right of",
    "above right of",
    "left of",
    "above",
    "above left of",
    "below left of",
)
SLOT_NAMES: Final = ("NW", "NE", "SE", "SW")  # beside the stones
SLOT_WORDS: Final = ("north-west", "north-east", "south-east", "south-west")  # in sentences
SLOT: Final = "{zone} {slot}"
TURNS: Final = ("clockwise", "counter-clockwise")
MAGIC_NAMES: Final[dict[str, str]] = {
    "spin": "Spin",
    "fly": "Fly",
    "quake": "Quake",
    "shift": "Shift {colour}",
}
RUNE_NAME: Final = "{element} rune"
SPACE: Final = "row {row}, column {column}"
TIER_QI: Final = "{qi} Qi"
TIER_STEPS: Final = {1: "a free step", 2: "{steps} free steps"}
STEPS: Final = {1: "1 step", 2: "{count} steps"}
NOTHING: Final = "nothing"


def code(colour: int) -> str | None:
    """The letter of a colour, None for an empty slot."""
    return None if colour == EMPTY else CODES[colour]


def colour_name(table: Table, colour: int) -> str:
    return table.tables.content.colour[colour].name


def element(table: Table, colour: int) -> str:
    return table.tables.content.colour[colour].element


def seat_name(table: Table, seat: int) -> str:
    """Seats are called by their colour, as soon as they have one."""
    colour = int(table.colour[seat])
    return seat_number(seat) if colour == EMPTY else colour_name(table, colour).capitalize()


def seat_number(seat: int) -> str:
    """`Seat 1`, where colours are still to be chosen."""
    return SEAT.format(number=seat + 1)


def seat_names(table: Table) -> list[str]:
    """The names of all seats in their order."""
    return [seat_name(table, seat) for seat in range(table.seats)]


def zone_name(zone: int) -> str:
    return ZONE_NAMES[zone]


def slot_name(slot: int) -> str:
    """`Storm north-west`"""
    zone, place = divmod(slot, ZONE_SLOTS)
    return SLOT.format(zone=zone_name(zone), slot=SLOT_WORDS[place])


def space_name(space: int) -> str:
    return SPACE.format(row=space // SIDE + 1, column=space % SIDE + 1)


def magic_name(table: Table, card: int) -> str:
    kind = table.tables.content.magic[card].kind
    colour = colour_name(table, card - SHIFT_CARD) if card >= SHIFT_CARD else ""
    return MAGIC_NAMES[kind].format(colour=colour)


def artifact_name(table: Table, card: int) -> str:
    return table.tables.content.artifact[card].name


def cost_words(table: Table, card: int) -> str:
    """The cost of an artifact in colour names, as printed."""
    cost = table.tables.content.artifact[card].cost
    return ", ".join(colour_name(table, CODES.index(letter)) for letter in cost)


def row_of(counts: vec[i64], row: int) -> list[int]:
    """The counts by colour of one seat, card or place; at once, which is much quicker than each."""
    return list(counts[row * COLOURS : (row + 1) * COLOURS])


def stone_list(counts: list[int]) -> list[str]:
    """Colour codes in colour order, one for each stone."""
    return [code for code, count in zip(CODES, counts, strict=False) for _ in range(count)]


def stones_words(table: Table, counts: list[int]) -> str:
    """`red, red, yellow` from a count for each colour."""
    words = [colour_name(table, colour) for colour in range(COLOURS) for _ in range(counts[colour])]
    return listing(words)


def gift_words(qi: int, steps: int) -> str:
    """`1 Qi and a free step`"""
    parts = [TIER_QI.format(qi=qi)] if qi else []
    parts += [counted(TIER_STEPS, steps)] if steps else []
    return " and ".join(parts) or NOTHING


def title_of(content: Content, crafted: int) -> str:
    """SS-165: the best title reached."""
    return [title.name for title in content.title if title.crafted <= crafted][-1]


def counted(words: dict[int, str], count: int) -> str:
    """`1 step`, `3 steps`: the form for one, or the form for any number."""
    return words[1 if count == 1 else 2].format(count=count, steps=count)


def listing(parts: list[str]) -> str:
    """Words joined by commas, or the word for nothing."""
    return ", ".join(parts) or NOTHING
