"""How the roll on the table adds up for the active player, term by term."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.score import (
    amount,
    amount_of_choice,
    brings,
    in_flux,
    is_moon_mage,
    number_of,
    raised_by,
    reduced_by,
    scores_colour,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import OPPOSER
from hexmoot.games.elementalis.shown.hints.moments import before_scoring
from hexmoot.games.elementalis.shown.hints.odds import is_lost

WORDS = "fweaxs"
ANY_COLOUR = "any"

Sum = dict[str, Any]
Terms = list[list[Any]]


@shared
def sums(table: Table) -> list[Sum]:
    """The lines of the sum as `{"colour", "terms": [[amount, symbol], ...], "amount", "lost"}`.

    `lost` is what the Flux lacks (EL-10). Ethers not given yet count in the best way.
    """
    counts = int(symbols(table))
    is_thrown = table.face[k.SUN_SLOT] != k.NO_FACE and table.roll_kind != k.COSMIC
    if not is_thrown or is_lost(table, counts):
        return []
    before, given = before_scoring(table)
    found = [_line(before, counts, given, colour) for colour in _colours(before, counts, given)]
    return [*found, *_free_choice(before, counts, given)]


def _colours(table: Table, counts: int, given: int) -> list[int]:
    """The colours that have a line: an own element always, a group only where there is one."""
    seat = table.active
    colours = [colour for colour in range(k.ELEMENTS) if scores_colour(table, seat, colour)]
    if is_moon_mage(table.kind[seat]):
        return [colour for colour in colours if amount(table, seat, counts, given, colour) > 0]
    return sorted(colours, key=lambda colour: colour != table.symbol[seat])


def _line(table: Table, counts: int, given: int, colour: int) -> Sum:
    """EL-120 to EL-136: its symbols, its Ethers, less its opposer; never below zero."""
    kind = table.kind[table.active]
    wanted = int(amount(table, table.active, counts, given, colour))
    terms = [
        [int(number_of(counts, colour)), colour],
        [int(raised_by(kind, counts, given, colour)), k.ETHER],
        [-int(reduced_by(kind, counts, colour)), int(OPPOSER[colour])],
    ]
    return _sum(WORDS[colour], terms, wanted, int(in_flux(table, colour, wanted)))


def _free_choice(table: Table, counts: int, given: int) -> list[Sum]:
    """EL-127 to EL-130: a Creationist's Mana of any colour, as far as any is left."""
    seat = table.active
    if table.kind[seat] != k.CREATIONIST:
        return []
    wanted = int(amount_of_choice(k.CREATIONIST, counts))
    minor = int(table.minor[seat])
    lifted = int(in_flux(table, minor, amount(table, seat, counts, given, minor)))
    terms = [[int(number_of(counts, k.ETHER)), k.ETHER], [-int(number_of(counts, k.SUN)), k.SUN]]
    return [_sum(ANY_COLOUR, terms, wanted, int(brings(table, seat, counts, given)) - lifted)]


def _sum(colour: str, terms: Terms, wanted: int, gained: int) -> Sum:
    shown = [[number, WORDS[symbol]] for number, symbol in terms if number]
    return {"colour": colour, "terms": shown, "amount": gained, "lost": max(0, wanted) - gained}
