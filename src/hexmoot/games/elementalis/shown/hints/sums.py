"""How the roll on the table adds up for the active player, term by term."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import OPPOSER

WORDS = "fweaxs"
ANY_COLOUR = "any"

Sum = dict[str, Any]
Terms = list[list[Any]]


def sums(table: Table) -> list[Sum]:
    """The lines of the sum as `{"colour", "terms": [[amount, symbol], ...], "amount"}`."""
    if table.face[k.SUN_SLOT] == k.NO_FACE or table.roll_kind == k.COSMIC:
        return []
    counts = [int(number_of(symbols(table), symbol)) for symbol in range(6)]
    seat = table.active
    kind = table.kind[seat]
    major, minor = int(table.symbol[seat]), int(table.minor[seat])
    if kind in (k.GUARDIAN, k.LUMINARY):
        return _groups(table, counts, 2 if kind == k.LUMINARY else 1)
    if kind == k.HARMONIST:
        return [_line(element, [[counts[element], element]]) for element in (major, minor)]
    if kind == k.CREATIONIST:
        return _creationist(counts, minor)
    if kind == k.ELEMENTALIST:
        return _elementalist(counts, major, minor)
    return [_reduced(counts, major, counts[k.ETHER])] if major < k.ELEMENTS else []


def _line(element: int | None, terms: Terms) -> Sum:
    """One colour's sum; never below zero."""
    shown = [[amount, WORDS[symbol]] for amount, symbol in terms if amount]
    return {
        "colour": ANY_COLOUR if element is None else WORDS[element],
        "terms": shown,
        "amount": max(0, sum(amount for amount, _ in terms)),
    }


def _reduced(counts: list[int], element: int, ethers: int) -> Sum:
    """EL-121, EL-123: with its Ethers, less its opposer unless a Sun shows."""
    opposer = int(OPPOSER[element])
    lost = 0 if counts[k.SUN] else counts[opposer]
    return _line(element, [[counts[element], element], [ethers, k.ETHER], [-lost, opposer]])


def _elementalist(counts: list[int], major: int, minor: int) -> list[Sum]:
    """EL-120: the best split of the Ethers, the Major's first among equals."""
    ethers = counts[k.ETHER]
    ways = [
        [_reduced(counts, major, given), _reduced(counts, minor, ethers - given)]
        for given in range(ethers, -1, -1)
    ]
    return max(ways, key=_total)


def _creationist(counts: list[int], minor: int) -> list[Sum]:
    """EL-127 to EL-130: the Minor, reduced even under a Sun, and Mana of any colour."""
    opposer = int(OPPOSER[minor])
    ethers = counts[k.ETHER]
    lifted = [[counts[minor], minor], [ethers, k.ETHER], [-counts[opposer], opposer]]
    return [_line(minor, lifted), _line(None, [[ethers, k.ETHER], [-counts[k.SUN], k.SUN]])]


def _groups(table: Table, counts: list[int], weight: int) -> list[Sum]:
    """EL-131 to EL-136: the best way to spread the Ethers over the four elements."""
    ways = combinations_with_replacement(range(k.ELEMENTS), counts[k.ETHER])
    loss = int(table.terms.moon_loss)
    return max((_grouped(counts, Counter(way), weight, loss) for way in ways), key=_total)


def _grouped(counts: list[int], given: Counter[int], weight: int, loss: int) -> list[Sum]:
    found = []
    for element in range(k.ELEMENTS):
        lifted = weight * given[element]
        if counts[element] + lifted >= 2:
            line = _line(element, [[counts[element], element], [lifted, k.ETHER]])
            found.append({**line, "amount": line["amount"] - loss})
    return found


def _total(lines: list[Sum]) -> int:
    return sum(line["amount"] for line in lines)
