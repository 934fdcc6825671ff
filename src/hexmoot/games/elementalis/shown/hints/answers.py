"""Previews beside a choice: what a roll would be worth after it."""

from __future__ import annotations

from hexmoot.games.elementalis.minds.worth import best_given
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.effects import duplicate, remove
from hexmoot.games.elementalis.rules.ether import given_with
from hexmoot.games.elementalis.rules.score import brings
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.shown.hints.odds import mean_again, scored_now


def die_hint(table: Table, slot: int) -> str:
    """`2 → 1.3`: the active player's roll now, and on average after the spell on this die."""
    after = worth_after(table, int(table.spell), slot)
    return f"{scored_now(table)} → {_short(after)}"


def symbol_hint(table: Table, symbol: int) -> str:
    """The active player's roll now, and with the die turned to this symbol."""
    return f"{scored_now(table)} → {worth_turned(table, int(table.target), symbol)}"


def _short(value: float) -> str:
    """One decimal where it is needed."""
    return f"{value:.1f}".removesuffix(".0")


def worth_after(table: Table, spell: int, slot: int) -> float:
    """The mean worth of the roll once a spell has worked on a die."""
    if spell == k.BREEZE:
        return mean_again(table, [slot])
    twin = table.copy()
    if spell == k.CHAR:
        twin.scorched |= 2**slot
    elif spell == k.BURN:
        remove(twin, slot)
    elif spell == k.MIRROR_POOL:
        duplicate(twin, slot)
    return float(scored_now(twin))


def worth_turned(table: Table, slot: int, symbol: int) -> int:
    """The worth of the roll with a die turned to a symbol."""
    twin = table.copy()
    twin.face[slot] = symbol
    return scored_now(twin)


def ether_hint(table: Table, seat: int, element: int) -> int:
    """EL-10: the most Mana this roll can still bring if the next Ether counts as this element."""
    counts = symbols(table)
    given = given_with(table, seat, element)
    return int(brings(table, seat, counts, best_given(table, seat, counts, given, element)))
