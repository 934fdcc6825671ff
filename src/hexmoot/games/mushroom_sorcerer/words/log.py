"""The sentences of the log, one for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.games.mushroom_sorcerer.rules.kinds import EVENTS
from hexmoot.games.mushroom_sorcerer.rules.pieces import NONE
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    LEVELS,
    amount_text,
    element_name,
    goods_text,
    land_name,
    phase_name,
    position_text,
    potion_name,
    seat_name,
    servant_name,
    spell_name,
)

# For each event its sentence, and what its numbers mean.
LOG: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "round": ("Round {number} begins.", ("number",)),
    "phase": ("{phase}.", ("phase", "number")),
    "turn": ("{seat}'s turn.", ("seat",)),
    "refill": ("{seat} refills {flasks}.", ("seat", "flasks")),
    "potion": ("{seat} drinks {potion}.", ("seat", "potion")),
    "gain": ("{seat} gains {goods}.", ("seat", "good", "amount")),
    "influence": ("{seat} gains {number} influence.", ("seat", "number")),
    "element": ("{seat}: {element} {at}.", ("seat", "element", "position")),
    "moon_path": (
        "{seat} leaves the influence path for the moon ({number} influence lost).",
        ("seat", "number"),
    ),
    "die": ("{seat} gains a war die.", ("seat",)),
    "scroll": ("{seat} takes {spell}.", ("seat", "spell")),
    "grow": (
        "{seat} grows {element} on {land} for {drops}.",
        ("seat", "element", "land", "drops"),
    ),
    "summon": ("{seat} summons {element} at level {level}.", ("seat", "element", "level")),
    "place": ("{seat} puts {servants} {where}.", ("seat", "good", "where", "amount")),
    "swap": (
        "{seat} puts a {servant} on {land} in exchange for the other kind.",
        ("seat", "servant", "land"),
    ),
    "pay": ("{seat} pays a {servant} {source}.", ("seat", "servant", "source")),
    "slide": (
        "{seat} slides {element} from {land} to {other}.",
        ("seat", "land", "other", "element"),
    ),
    "cast": ("{seat} casts {spell} for {number} mana.", ("seat", "spell", "number")),
    "flip": ("{spell} is used up.", ("spell",)),
    "run_again": ("{spell} works a second time for {seat}.", ("seat", "spell")),
    "trade": (
        "{seat} gives {rival} a drop for a {servant} {source}.",
        ("seat", "rival", "servant", "source"),
    ),
    "strike": ("{seat} strikes {land}: {element} is gone.", ("seat", "land", "element")),
    "shadow": ("{seat} puts a shadow {element} on {land}.", ("seat", "land", "element")),
    "war": (
        "{seat} attacks {rival} on {other} from {land}.",
        ("seat", "land", "rival", "other"),
    ),
    "power": ("{seat} uses {potion}.", ("seat", "potion")),
    "dice": ("{seat} throws {arrows} and {shields}.", ("seat", "arrows", "shields")),
    "reroll": ("{seat} throws {dice} again: {arrows}.", ("seat", "dice", "arrows")),
    "forces": (
        "The attack: {arrows} against {shields}; the answer: {answered} against {blocked}.",
        ("arrows", "blocked", "answered", "shields"),
    ),
    "loss": ("{seat} loses a {servant} on {land}.", ("seat", "servant", "land")),
    "raze": ("{seat} destroys {gus} on {land}.", ("seat", "land", "gus")),
    "revive": ("{seat} puts {element} back on {land}.", ("seat", "element", "land")),
    "tower_gone": ("{seat} has no tower on {land} any more.", ("seat", "land")),
    "excess": (
        "{seat} takes a {servant} from {land} to the reserve.",
        ("seat", "servant", "land"),
    ),
    "keeper": ("{seat} puts debris on {land}.", ("seat", "land")),
    "flasks": ("{seat} breaks {flasks}.", ("seat", "flasks")),
    "order": ("New order: {names}.", ("names", "names", "names", "names")),
    "discard": ("{spell} leaves the game.", ("spell",)),
    "dominance": ("{seat} sets off Forest Dominance: this cycle is the last.", ("seat",)),
    "blessed": ("{seat} meets Moons' Blessing.", ("seat",)),
    "end": ("The game is over: {ending}", ("ending",)),
    "debris": ("{seat} clears the debris on {land}.", ("seat", "land")),
    "alloc": ("{seat} sends a {servant} to {land}.", ("seat", "servant", "land")),
    "planb": (
        "{seat} throws {dice} for Plan B: {shields}.",
        ("seat", "dice", "shields"),
    ),
    "lucky": ("{seat}'s Lucky Hand throws {arrows}.", ("seat", "arrows")),
    "replaced": ("{spell} leaves {seat}'s archive.", ("seat", "spell")),
    "extra_turn": ("{seat} works overtime: one more turn.", ("seat",)),
    "chain": ("{seat}'s Thunder Chain answers.", ("seat",)),
    "germination": ("{seat}'s Germination sprouts.", ("seat",)),
    "hibernate": ("{seat}'s Hibernate brings {resources}.", ("seat", "resources")),
    "mastery": ("{seat}'s Total Mastery brings {resources}.", ("seat", "resources")),
    "dawn": ("Daybreak for {seat}: {bloom}.", ("seat", "bloom")),
    "end_turn": ("{seat} ends the turn.", ("seat",)),
    "tie_gus": (
        "{seat} and {rival} are level; more GUs in the forest decide for {seat}, "
        "{more} to {fewer}.",
        ("seat", "rival", "more", "fewer"),
    ),
    "tie_moon_gus": (
        "{seat} and {rival} are level; more moon GUs decide for {seat}, {more} to {fewer}.",
        ("seat", "rival", "more", "fewer"),
    ),
    "tie_shared": (
        "{names} are level in all that counts and share the win.",
        ("names", "names", "names", "names"),
    ),
}
# Sentences where the numbers at these places are all 0.
NONE_OF: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "moon_path": ((1,), "{seat} leaves the influence path for the moon."),
    "grow": ((3,), "{seat} grows {element} on {land} for free."),
    "cast": ((2,), "{seat} casts {spell} for free."),
    "dice": ((1, 2), "{seat} has no war dice to throw."),
    "lucky": ((1,), "{seat}'s Lucky Hand throws no arrow."),
    "hibernate": ((1,), "{seat}'s Hibernate brings nothing."),
    "mastery": ((1,), "{seat}'s Total Mastery brings nothing."),
}
MOON_BLOOM: Final = "the box of the moon"
TO_RESERVE: Final = "into the reserve"
ON_LAND: Final = "on {land}"
FROM_RESERVE: Final = "from the reserve"
FROM_LAND: Final = "from {land}"


def event_text(table: Table, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    sentence, meanings = LOG[EVENTS[kind]]
    places, of_none = NONE_OF.get(EVENTS[kind], ((), ""))
    if of_none and not any(numbers[place] for place in places):
        sentence = of_none
    fields: dict[str, object] = {
        meaning: _meant(table, meaning, number)
        for meaning, number in zip(meanings, numbers, strict=False)
    }
    if "names" in fields:
        order = [seat for seat in numbers if seat != NONE]
        fields["names"] = text.listing([seat_name(table, seat) for seat in order])
    if "phase" in fields:
        fields["phase"] = phase_name(numbers[0], numbers[1])
    if "position" in fields:
        fields["at"] = position_text(table, numbers[1], numbers[2])
    if "good" in fields:
        amount = numbers[meanings.index("amount")]
        fields["goods"] = fields["servants"] = goods_text(numbers[1], amount)
    return sentence.format(**fields)


def _meant(table: Table, meaning: str, number: int) -> object:
    """A number of an event in words; those without words are numbers."""
    if meaning in ("seat", "rival"):
        return seat_name(table, number)
    return MEANINGS[meaning](number) if meaning in MEANINGS else number


def _where(land: int) -> str:
    return TO_RESERVE if land == NONE else ON_LAND.format(land=land_name(land))


def _source(land: int) -> str:
    return FROM_RESERVE if land == NONE else FROM_LAND.format(land=land_name(land))


def _bloom(element: int) -> str:
    return MOON_BLOOM if element == NONE else element_name(element)


def _arrows(number: int) -> str:
    return text.count(number, "arrow")


def _shields(number: int) -> str:
    return text.count(number, "shield")


MEANINGS: Final[Mapping[str, Callable[[int], str]]] = {
    "land": land_name,
    "other": land_name,
    "where": _where,
    "source": _source,
    "element": element_name,
    "bloom": _bloom,
    "servant": servant_name,
    "spell": spell_name,
    "potion": potion_name,
    "flasks": lambda number: amount_text("flask", number),
    "drops": lambda number: amount_text("drop", number),
    "dice": lambda number: amount_text("die", number),
    "arrows": _arrows,
    "answered": _arrows,
    "shields": _shields,
    "blocked": _shields,
    "gus": lambda number: text.count(number, "GU"),
    "resources": lambda number: text.count(number, "resource"),
    "level": lambda number: LEVELS[number],
    "ending": lambda number: list(text.ENDINGS.values())[number - 1],
}
