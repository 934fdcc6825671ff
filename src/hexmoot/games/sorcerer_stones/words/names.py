"""What things of one game are called: colours, zones, slots, cards, seats."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.content.read import Content
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, COLOURS, EMPTY, SHIFT_CARD
from hexmoot.games.sorcerer_stones.rules.plane import SIDE
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import text


def code(colour: int) -> str | None:
    """The letter of a colour, None for an empty slot."""
    return None if colour == EMPTY else CODES[colour]


def colour_name(table: Table, colour: int) -> str:
    return table.tables.content.colour[colour].name


def element(table: Table, colour: int) -> str:
    return table.tables.content.colour[colour].element


def seat_name(table: Table, seat: int) -> str:
    """Seats are called by their colour."""
    return colour_name(table, int(table.colour[seat])).capitalize()


def seat_names(table: Table) -> list[str]:
    """The names of all seats in their order."""
    return [seat_name(table, seat) for seat in range(table.seats)]


def zone_name(zone: int) -> str:
    return text.ZONE.format(zone=zone)


def slot_name(slot: int) -> str:
    """`T2.NW`"""
    return f"{zone_name(slot // ZONE_SLOTS)}.{text.SLOT_NAMES[slot % ZONE_SLOTS]}"


def space_name(space: int) -> str:
    return text.SPACE.format(row=space // SIDE, column=space % SIDE)


def magic_name(table: Table, card: int) -> str:
    kind = table.tables.content.magic[card].kind
    colour = colour_name(table, card - SHIFT_CARD) if card >= SHIFT_CARD else ""
    return text.MAGIC_NAMES[kind].format(colour=colour)


def artifact_name(table: Table, card: int) -> str:
    return table.tables.content.artifact[card].name


def cost_words(table: Table, card: int) -> str:
    """The cost of an artifact in colour names, as printed."""
    cost = table.tables.content.artifact[card].cost
    return ", ".join(colour_name(table, CODES.index(letter)) for letter in cost)


def stone_list(counts: list[int]) -> list[str]:
    """Colour codes in colour order, one for each stone."""
    return [CODES[colour] for colour in range(COLOURS) for _ in range(counts[colour])]


def stones_words(table: Table, counts: list[int]) -> str:
    """`red, red, yellow` from a count for each colour."""
    words = [colour_name(table, colour) for colour in range(COLOURS) for _ in range(counts[colour])]
    return text.listing(words)


def gift_words(qi: int, steps: int) -> str:
    """`1 Qi and a free step`"""
    parts = [text.TIER_QI.format(qi=qi)] if qi else []
    parts += [text.counted(text.TIER_STEPS, steps)] if steps else []
    return " and ".join(parts) or text.NOTHING


def title_of(content: Content, crafted: int) -> str:
    """SS-165: the best title reached."""
    return [title.name for title in content.title if title.crafted <= crafted][-1]
