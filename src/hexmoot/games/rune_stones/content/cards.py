"""The cards: what is printed on them, their numbers, and how a content file lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.rune_stones.content.abilities import (
    BANSHEE_PLACE,
    CARD_PLACE,
    Ability,
    read_ability,
)
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    COLOURS,
    DRUIDS,
    FIRST_CREATURE,
    FIRST_DRUID,
    FIRST_DRUID_NUMBER,
    MOST_SEATS,
)

LAST_DRUID_NUMBER: Final = FIRST_DRUID_NUMBER + DRUIDS - 1
DRUID_NUMBERS: Final = tuple(
    str(number) for number in range(FIRST_DRUID_NUMBER, LAST_DRUID_NUMBER + 1)
)
# family -> first number, how many, colours, cards of each colour
FAMILIES: Final[Mapping[str, tuple[int, int, tuple[str, ...]]]] = {
    "creatures": (FIRST_CREATURE, 60, COLOUR_NAMES[:COLOURS]),
    "dragons": (71, 8, COLOUR_NAMES[COLOURS:]),
    "banshees": (79, 16, COLOUR_NAMES[:COLOURS]),
    "druids": (FIRST_DRUID_NUMBER, DRUIDS, COLOUR_NAMES[COLOURS:]),
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: number, name, colour (0..4), magic points and ability."""

    number: int
    name: str
    colour: int
    magic: int
    ability: Ability


def card_index(number: int) -> int:
    """The place of a card number among all cards: 11..94, then 100..107."""
    if number < FIRST_DRUID_NUMBER:
        return number - FIRST_CREATURE
    return number - FIRST_DRUID_NUMBER + FIRST_DRUID


def card_number(index: int) -> int:
    """The printed number of a card."""
    if index < FIRST_DRUID:
        return index + FIRST_CREATURE
    return index - FIRST_DRUID + FIRST_DRUID_NUMBER


def read_cards(file: ContentFile) -> tuple[Card, ...]:
    """All cards in the order of their numbers."""
    return tuple(card for family in FAMILIES for card in _family(file, family))


def _family(file: ContentFile, family: str) -> list[Card]:
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


def read_coloured_druids(file: ContentFile) -> dict[int, int]:
    """V-5: the druid cards with magic of one colour, by number."""
    table = file.data["coloured_druids"]
    found: dict[int, int] = {}
    if not file.fields(("coloured_druids",), table, (), DRUID_NUMBERS):
        return found
    for number, colour in table.items():
        word = file.word(("coloured_druids", number), colour, COLOUR_NAMES[:COLOURS])
        found[int(number)] = COLOUR_NAMES.index(word)
    return found


def read_affinity(file: ContentFile) -> tuple[int, int, tuple[int, ...]]:
    """V-6: the druid card that differs from seat to seat, how many gems, and their colours."""
    table = file.data["affinity"]
    if not file.fields(("affinity",), table, ("number", "gems", "colours")):
        return LAST_DRUID_NUMBER, 1, (0,) * MOST_SEATS
    rows = file.items(("affinity", "colours"), table["colours"], MOST_SEATS)
    words = [
        file.word(("affinity", "colours", k), row, COLOUR_NAMES[:COLOURS])
        for k, row in enumerate(rows)
    ]
    return (
        file.number(("affinity", "number"), table["number"], FIRST_DRUID_NUMBER, LAST_DRUID_NUMBER),
        file.number(("affinity", "gems"), table["gems"], 1, 9),
        tuple(COLOUR_NAMES.index(word) for word in words),
    )
