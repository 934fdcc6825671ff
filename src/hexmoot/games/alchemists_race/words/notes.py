"""The line under an answer: what it costs, what it leaves, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.alchemists_race.rules.actions import ACTIONS
from hexmoot.games.alchemists_race.rules.kinds import (
    END_MOVE,
    KINDS,
    METEOR_POTION,
    POISON_POTION,
    REROLL_POTION,
    SWAP_POTION,
    TELEPORT_POTION,
)
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words.names import potion_name, resource_name
from hexmoot.games.alchemists_race.words.text import NOTES, count


def note(table: Table, action: int) -> str:
    """What a legal answer costs, leaves and brings, where its label does not say so."""
    word, index = ACTIONS.family(action)
    return BY_WORD[word](table, index) if word in BY_WORD else ""


def _roll(table: Table, index: int) -> str:
    """AR-84: an extra roll is used up."""
    if table.asked() == END_MOVE:
        return NOTES["extra_roll"].format(left=int(table.extra_rolls) - 1)
    return NOTES["roll"].format(sides=int(table.terms.die_sides))


def _keep(table: Table, index: int) -> str:
    return NOTES["keep"].format(spaces=count(int(table.die), "space"))


def _end_turn(table: Table, index: int) -> str:
    coins, target = int(table.coins[table.active]), int(table.terms.target_coins)
    return NOTES["end_turn"].format(coins=coins, target=target)


def _spent(potion: int) -> Callable[[Table, int], str]:
    """AR-12: a potion is used up by playing it."""

    def told(table: Table, index: int) -> str:
        return _left(table, potion)

    return told


def _left(table: Table, potion: int) -> str:
    left = int(table.potions[table.active * KINDS + potion]) - 1
    return NOTES["spent"].format(left=left, potion=potion_name(potion))


def _lose(table: Table, kind: int) -> str:
    left = int(table.resources[table.seat * KINDS + kind]) - 1
    return NOTES["loses"].format(left=left, thing=resource_name(kind))


def _lose_potion(table: Table, potion: int) -> str:
    left = int(table.potions[table.seat * KINDS + potion]) - 1
    value = int(table.terms.value[potion])
    return NOTES["loses_potion"].format(left=left, thing=potion_name(potion), value=value)


def _craft(table: Table, potion: int) -> str:
    """AR-5, AR-62: what it sells for, and what stays of its resources."""
    row = table.active * KINDS
    first, second = int(table.terms.first_cost[potion]), int(table.terms.second_cost[potion])
    left = {kind: int(table.resources[row + kind]) for kind in (first, second)}
    left[first] -= 1
    left[second] -= 1
    rest = ", ".join(f"{number} {resource_name(kind)}" for kind, number in left.items())
    return NOTES["craft"].format(value=int(table.terms.value[potion]), rest=rest)


BY_WORD: Final[dict[str, Callable[[Table, int], str]]] = {
    "roll": _roll,
    "keep": _keep,
    "reroll": _spent(REROLL_POTION),
    "end_turn": _end_turn,
    "pass": lambda table, index: NOTES["pass"],
    "stop": lambda table, index: NOTES["stop"],
    "play": lambda table, potion: _left(table, potion),
    "swap": _spent(SWAP_POTION),
    "poison": _spent(POISON_POTION),
    "meteor": _spent(METEOR_POTION),
    "teleport": _spent(TELEPORT_POTION),
    "lose": _lose,
    "lose_potion": _lose_potion,
    "craft": _craft,
}
