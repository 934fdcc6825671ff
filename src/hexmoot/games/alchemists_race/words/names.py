"""Names of things and the sentences of the log."""

from __future__ import annotations

from typing import Final

from hexmoot.games.alchemists_race.content.read import content
from hexmoot.games.alchemists_race.rules.kinds import EVENTS, MARKET, TARGET_REACHED
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import Terms
from hexmoot.games.alchemists_race.words import text

SPACE_KINDS: Final = ("market", "resource", "lose_material", "lose_potion", "plain")


def seat_name(seat: int) -> str:
    """A seat's colour."""
    return content().seat_colours[seat]


def resource_name(kind: int) -> str:
    """A resource as people call it."""
    return content().resources[kind].name


def potion_name(potion: int) -> str:
    """A potion as people call it."""
    return content().potions[potion].name


def space_name(race: Table, space: int) -> str:
    """What a space holds: `Honey`, `−2 Mat`, `Market`."""
    row = race.board.spaces[space]
    resource = resource_name(row.resource) if row.resource >= 0 else ""
    return text.space_name(SPACE_KINDS[row.kind], row.amount, resource)


def place_name(race: Table, space: int) -> str:
    """A space with its label: `O2 (Flower)`."""
    if race.board.spaces[space].kind == MARKET:
        return f"the {space_name(race, space)}"
    return f"{race.board.spaces[space].label} ({space_name(race, space)})"


def cost_name(terms: Terms, potion: int) -> str:
    """A recipe in words: `Flower and Grass`."""
    first, second = int(terms.first_cost[potion]), int(terms.second_cost[potion])
    return text.listing([resource_name(first), resource_name(second)])


def event_text(race: Table, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    sentence, meanings = text.LOG[EVENTS[kind]]
    if kind == TARGET_REACHED and race.terms.ends_at_once:
        sentence = text.WINNING_SALE
    fields: dict[str, object] = {}
    for meaning, number in zip(meanings, numbers, strict=False):
        fields[meaning] = _meant(race, meaning, number)
        if meaning == "potion":
            fields["value"] = int(race.terms.value[number])
            fields["cost"] = cost_name(race.terms, number)
    return sentence.format(**fields)


def _meant(race: Table, meaning: str, number: int) -> object:
    """A number of an event in words."""
    if meaning in ("seat", "other"):
        return seat_name(number)
    if meaning in ("here", "there"):
        return race.board.spaces[number].label
    if meaning == "tile":
        return space_name(race, number)
    if meaning == "resource":
        return resource_name(number)
    if meaning == "potion":
        return potion_name(number)
    if meaning == "steps":
        return text.count(number, "step")
    return text.count(number, "coin") if meaning == "coins" else number
