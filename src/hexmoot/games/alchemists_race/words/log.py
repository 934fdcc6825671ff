"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.alchemists_race.rules.kinds import EVENTS, TARGET_REACHED
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words.names import (
    cost_name,
    place_name,
    potion_name,
    resource_name,
    seat_name,
    space_name,
)
from hexmoot.games.alchemists_race.words.text import count

# For each event its sentence, and which field of it each number of the event fills.
LOG: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "turn_began": ("Round {round} – {seat}'s turn.", ("seat", "round")),
    "rolled": ("{seat} rolls {die}.", ("seat", "die")),
    "rerolled": ("{seat} plays Reroll: {old} becomes {die}.", ("seat", "old", "die")),
    "stepped": ("{seat} goes {from} › {onto}.", ("seat", "from", "onto")),
    "stopped": ("{seat} stops at the Market ({steps} unused).", ("seat", "steps")),
    "passed_market": ("{seat} walks on through the Market.", ("seat",)),
    "gained": ("{seat} picks up 1 {resource}.", ("seat", "resource")),
    "found_nothing": ("{seat} lands on {resource}, but none is left.", ("seat", "resource")),
    "lost_resource": ("{seat} gives up 1 {resource}.", ("seat", "resource")),
    "lost_potion": ("{seat} gives up {potion}.", ("seat", "potion")),
    "unharmed": ("{seat} is invisible: {tile} does nothing.", ("seat", "tile")),
    "met": ("{seat} meets {other}.", ("seat", "other")),
    "shielded": ("{seat} is guarded by Defence.", ("seat",)),
    "attacked": ("{seat} hits {other} with {potion}.", ("seat", "other", "potion")),
    "teleported": ("{seat} teleports from {here} to {there}.", ("seat", "here", "there")),
    "swapped": (
        "{seat} swaps with {other}: {seat} to {there}, {other} to {here}.",
        ("seat", "other", "there", "here"),
    ),
    "drank": ("{seat} plays {potion}.", ("seat", "potion")),
    "crafted": ("{seat} crafts {potion} ({cost}).", ("seat", "potion")),
    "sold": ("{seat} sells {potion} for {value} ({coins}).", ("seat", "potion", "coins")),
    "protection_ended": ("{seat}'s {potion} wears off.", ("seat", "potion")),
    "target_reached": ("{seat} has {coins}: this round is the last.", ("seat", "coins")),
    "stayed": ("{seat} ends the turn without a roll.", ("seat",)),
    "tie_by_potions": (
        "{seat} and {other} have the same coins: "
        "{seat}'s potions are worth more ({more} to {less}).",
        ("seat", "other", "more", "less"),
    ),
    "tie_by_resources": (
        "{seat} and {other} are level in coins and potions: "
        "{seat} holds more resources ({more} to {less}).",
        ("seat", "other", "more", "less"),
    ),
    "tie_shared": (
        "{seat} and {other} are level in coins, potions and resources and share the place.",
        ("seat", "other"),
    ),
}
WINNING_SALE: Final = "{seat} reaches {coins} and wins."


def event_text(table: Table, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    sentence, meanings = LOG[EVENTS[kind]]
    if kind == TARGET_REACHED and table.terms.ends_at_once:
        sentence = WINNING_SALE
    fields: dict[str, object] = {}
    for meaning, number in zip(meanings, numbers, strict=False):
        fields[meaning] = MEANT[meaning](table, number)
        if meaning == "potion":
            fields["value"] = int(table.terms.value[number])
            fields["cost"] = cost_name(table.terms, number)
    return sentence.format(**fields)


def _number(table: Table, number: int) -> str:
    return str(number)


def _seat(table: Table, number: int) -> str:
    return seat_name(number)


# The words of a number, by what it means in its event.
MEANT: Final[dict[str, Callable[[Table, int], str]]] = {
    "seat": _seat,
    "other": _seat,
    "here": place_name,
    "there": place_name,
    "from": space_name,
    "onto": space_name,
    "tile": space_name,
    "resource": lambda table, number: resource_name(number),
    "potion": lambda table, number: potion_name(number),
    "steps": lambda table, number: count(number, "step"),
    "coins": lambda table, number: count(number, "coin"),
    "round": _number,
    "die": _number,
    "old": _number,
    "more": _number,
    "less": _number,
}
