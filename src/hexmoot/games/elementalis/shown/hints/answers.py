"""Previews beside a choice: what a roll would be worth after it."""

from __future__ import annotations

from itertools import combinations_with_replacement

from hexmoot.engine.native.state import A, B
from hexmoot.games.elementalis.minds.worth import net
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.effects import duplicate, remove
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT
from hexmoot.games.elementalis.shown.hints.odds import mean_again, scored_now, twin_of


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
    twin = twin_of(table)
    if spell == k.CHAR:
        twin.scorched |= 2**slot
    elif spell == k.BURN:
        remove(twin, slot)
    elif spell == k.MIRROR_POOL:
        duplicate(twin, slot)
    return float(scored_now(twin))


def worth_turned(table: Table, slot: int, symbol: int) -> int:
    """The worth of the roll with a die turned to a symbol."""
    twin = twin_of(table)
    twin.face[slot] = symbol
    return scored_now(twin)


def ether_hint(table: Table, seat: int, element: int) -> int:
    """EL-10: the most Mana this roll can still bring if the next Ether counts as this element."""
    if table.kind[seat] == k.ELEMENTALIST:
        return _best_split(table, seat, element)
    weight = 2 if table.kind[seat] == k.LUMINARY else 1
    counts = int(symbols(table)) + weight * int(table.argument(B) + BYTE_UNIT[element])
    ways = combinations_with_replacement(range(element, k.ELEMENTS), int(table.argument(A)) - 1)
    return max(
        _groups_paid(table, counts + weight * sum(int(BYTE_UNIT[other]) for other in way))
        for way in ways
    )


def _groups_paid(table: Table, counts: int) -> int:
    """EL-10, EL-131: what groups of two or more pay, as far as the Flux has it."""
    sizes = [int(number_of(counts, element)) for element in range(k.ELEMENTS)]
    return sum(
        _in_flux(table, element, size - int(table.terms.moon_loss))
        for element, size in enumerate(sizes)
        if size >= 2
    )


def _in_flux(table: Table, colour: int, amount: int) -> int:
    """EL-10: no more of a colour than the Flux holds, and nothing below zero."""
    return max(0, min(amount, int(table.flux[colour])))


def _best_split(table: Table, seat: int, element: int) -> int:
    """An Elementalist's best from here: the Minor takes all, the Major only this one."""
    counts = symbols(table)
    major, minor = int(table.symbol[seat]), int(table.minor[seat])
    so_far = int(number_of(table.argument(B), major))
    ethers = int(number_of(counts, k.ETHER))
    least = so_far if element == minor else so_far + 1
    most = so_far if element == minor else ethers
    return max(
        _in_flux(table, major, int(net(counts, major)) + given)
        + _in_flux(table, minor, int(net(counts, minor)) + ethers - given)
        for given in range(least, most + 1)
    )
