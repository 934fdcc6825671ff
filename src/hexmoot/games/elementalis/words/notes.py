"""The line under an answer: what it costs, what it leaves, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.mages import price
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SPELL_COLOUR
from hexmoot.games.elementalis.rules.targets import purse
from hexmoot.games.elementalis.rules.window import cast_spell
from hexmoot.games.elementalis.words.names import SYMBOL_NAMES


def note(table: Table, action: int) -> str:
    """What a legal answer costs, leaves and brings, where its label does not say so."""
    word, index = act.ACTIONS.family(action)
    return BY_WORD[word](table, index) if word in BY_WORD else ""


def _held(table: Table, category: int) -> int:
    """Mana of one colour in the Pool of the asked seat, or its colourless Mana."""
    return _in_pool(table, int(table.seat), category)


def _in_pool(table: Table, seat: int, category: int) -> int:
    if category >= k.ELEMENTS:
        return int(table.colourless(seat))
    return int(table.pool[seat * k.POOL + category])


def _price(table: Table, spell: int, answered: int) -> str:
    """EL-68, EL-75: the price in the spell's colour, and what it leaves of it."""
    cost = int(price(table, table.seat, spell, answered))
    left = int(purse(table, table.seat, spell // k.LEVELS)) - cost
    colour = "Mana" if spell >= k.INSIGHT else SYMBOL_NAMES[SPELL_COLOUR[spell]]
    return f"{cost} {colour}, leaves {left}"


def _cast(table: Table, choice: int) -> str:
    if choice == 0:
        return "you may still answer spells"
    return _price(table, int(cast_spell(act.CAST_PASS + choice)), 0)


def _respond(table: Table, choice: int) -> str:
    if choice == 0:
        return "it does what it says"
    spell = k.COUNTER_SPELL if choice == 1 else k.FORTITUDE
    return _price(table, spell, int(table.paid))


def _leaves(table: Table, category: int) -> str:
    return f"leaves {_held(table, category) - 1}"


def _give(table: Table, category: int) -> str:
    """From the Pool; what comes out of the Channel is a gift."""
    return "" if table.argument(k.SOURCE) == k.AS_GIFT else _leaves(table, category)


def _flux(table: Table, colour: int) -> str:
    """What one has of a colour already."""
    return f"you have {_held(table, colour)}"


def _tap(table: Table, choice: int) -> str:
    return _flux(table, choice - 1) if choice else ""


def _mana(table: Table, choice: int) -> str:
    """What its owner has of it."""
    if choice == act.MANA_STOP - act.MANA:
        return "the spell takes no more"
    seat, category = divmod(choice, k.CATEGORIES)
    return f"of {_in_pool(table, seat, category)}"


def _oppose(table: Table, slot: int) -> str:
    if slot != k.ALL_SLOTS:
        return ""
    return "nothing is won or lost" if not table.argument(k.TAKEN_DICE) else "as they lie"


BY_WORD: Final[dict[str, Callable[[Table, int], str]]] = {
    "cast": _cast,
    "respond": _respond,
    "insight": lambda table, choice: "nothing more to pay",
    "pay": _leaves,
    "give": _give,
    "gain": _flux,
    "tap": _tap,
    "mana": _mana,
    "link": lambda table, choice: "gone for good",
    "oppose": _oppose,
    "take": lambda table, choice: "" if choice else "they keep it",
}
