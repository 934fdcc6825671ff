"""The line under an answer: what it costs, what it leaves, what it brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import ACTIONS
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, SHIFT_CARD
from hexmoot.games.sorcerer_stones.rules.payment import PAIR_FIRST, PAIR_SECOND, due_colour
from hexmoot.games.sorcerer_stones.rules.quake import moves_from
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names
from hexmoot.games.sorcerer_stones.words.text import ANSWER_NOTES


def note(table: Table, action: int) -> str:
    """What a legal answer costs, leaves and brings, where its label does not say so."""
    word, index = ACTIONS.family(action)
    return BY_WORD[word](table, index) if word in BY_WORD else ""


def _play(table: Table, card: int) -> str:
    """SS-36 to SS-58: what a magic card does."""
    kind = table.tables.content.magic[card].kind
    colour = names.colour_name(table, card - SHIFT_CARD) if card >= SHIFT_CARD else ""
    return ANSWER_NOTES[kind].format(colour=colour)


def _quake(table: Table, zone: int) -> str:
    """SS-42, SS-48: a swap is entered from the zone that is named first, so each says its own."""
    later = names.ZONE_NAMES[zone + 1 :]
    swap = "quake_swap" if zone else "quake_any"
    found = [ANSWER_NOTES[swap].format(zones=", ".join(later))] if later else []
    first, index = table.tables.lattice.move_first, moves_from(table, zone)
    if first[index + 1] > first[index]:
        found.append(ANSWER_NOTES["quake_move"])
    return " or ".join(found)


def _step(table: Table, space: int) -> str:
    """SS-80, SS-108: a stone taken this turn allows the step, or one is spent for it."""
    colour = int(table.plane[space])
    name = names.colour_name(table, colour)
    if table.asked() == kinds.CRAFT_BONUS:
        return name
    if table.asked() == kinds.FREE_STEP:
        return ANSWER_NOTES["free_step"].format(colour=name, left=int(table.free_steps) - 1)
    if table.budget[colour] > 0:
        return ANSWER_NOTES["step"].format(colour=name, left=_steps_left(table) - 1)
    return ANSWER_NOTES["paid_step"].format(colour=name)


def _steps_left(table: Table) -> int:
    return sum(int(table.budget[colour]) for colour in range(COLOURS))


def _held(table: Table, colour: int) -> int:
    return int(table.reservoir[table.seat * COLOURS + colour])


def _leaves(table: Table, *colours: int) -> str:
    """SS-112: what stays in the reservoir of the colours that are spent."""
    spent = Counter(colours)
    rest = [
        f"{_held(table, colour) - number} {names.colour_name(table, colour)}"
        for colour, number in spent.items()
    ]
    return ANSWER_NOTES["leaves"].format(rest=", ".join(rest))


def _pay_exact(table: Table, index: int) -> str:
    is_symbol = table.asked() == kinds.PAY_SYMBOL
    colour = due_colour(table) if is_symbol else table.argument(kinds.WANTED_COLOUR)
    return _leaves(table, int(colour))


def _pay_pair(table: Table, pair: int) -> str:
    return _leaves(table, int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair]))


def _return(table: Table, colour: int) -> str:
    """SS-126, SS-132: stones given back for a craft, or because the reservoir is too full."""
    return _leaves(table, colour) if table.asked() == kinds.GIVE_BACK else ANSWER_NOTES["return"]


def _no_craft(table: Table, index: int) -> str:
    held = int(table.stones_held(table.seat))
    return ANSWER_NOTES["no-craft"].format(count=held, limit=int(table.tables.reservoir_limit))


def _always(name: str) -> Callable[[Table, int], str]:
    """A note that is the same in every position."""
    return lambda table, index: ANSWER_NOTES[name]


BY_WORD: Final[dict[str, Callable[[Table, int], str]]] = {
    "play": _play,
    "quake": _quake,
    "shift": _always("shift_stone"),
    "step": _step,
    "stop": _always("stop"),
    "decline": _always("decline"),
    "no-craft": _no_craft,
    "pay-exact": _pay_exact,
    "pay-pair": _pay_pair,
    "return": _return,
    "skip": _always("skip"),
}
