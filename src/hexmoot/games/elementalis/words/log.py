"""The sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.words.names import (
    DIE_NAMES,
    FACE_NAMES,
    MAGE_NAMES,
    ROLL_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    Names,
    link_name,
    mana,
    mana_list,
    seat_names,
    seats_in,
    target_name,
    upper,
)

Numbers = tuple[int, ...]
FACE_BITS: Final = 4  # of each slot, where a roll is told in one number


def event_text(table: Table, kind: int, numbers: Numbers) -> str:
    """The log sentence of an event."""
    return LOG[kind](numbers, seat_names(table))


def unpacked(packed: int, size: int, count: int) -> list[int]:
    """The parts of a packed number, `size` bits each."""
    return [(packed >> (size * place)) & (2**size - 1) for place in range(count)]


def faces(packed: int) -> str:
    """The faces in a packed number: `double Fire, Air, and Earth on the Sun die`."""
    *shown, last = unpacked(packed, FACE_BITS, k.ALL_SLOTS)
    dice = [FACE_NAMES[face] for face in shown if face != k.NO_FACE]
    if last == k.NO_FACE:
        return ", ".join(dice)
    sun = f"{FACE_NAMES[last]} on the Sun die"
    return ", ".join([*dice, f"and {sun}"]) if dice else sun


def _roll(numbers: Numbers, names: Names) -> str:
    seat, roll, packed = numbers[:3]
    shown = faces(packed)
    if roll == k.COSMIC:
        shown = FACE_NAMES[unpacked(packed, FACE_BITS, k.ALL_SLOTS)[k.SUN_SLOT]]
    return f"{names[seat]}, {ROLL_NAMES[roll]}: {shown}."


def _aim(numbers: Numbers, names: Names) -> str:
    _, spell, target, symbol = numbers
    aimed = target_name(target, spell, names)
    if not aimed:
        return f"{SPELL_NAMES[spell]} takes its course."
    turned = f", to show {SYMBOL_NAMES[symbol]}" if spell == k.TREMOR else ""
    return f"{SPELL_NAMES[spell]} is aimed at {aimed}{turned}."


def _score(numbers: Numbers, names: Names) -> str:
    seat, tally, goal, channel = numbers
    gained = mana_list(unpacked(tally, k.BYTE, k.ELEMENTS))
    if goal == k.TO_POOL:
        return f"{names[seat]} scores through the link: {gained}."
    return f"{names[seat]} scores {gained}; Channel {channel}."


def _oppose(numbers: Numbers, names: Names) -> str:
    seat, thrown, net = numbers[:3]
    result = "nothing moves" if net == 0 else f"wins {net}" if net > 0 else f"owes {-net}"
    return f"Opposition: {names[seat]} throws {faces(thrown)}, {result}."


def _dry(numbers: Numbers, names: Names) -> str:
    colour, lost = numbers[:2]
    name = f"{SYMBOL_NAMES[colour]} is" if colour < k.ELEMENTS else "Mana is"
    return f"No more {name} left in the Flux: {lost} lost."


LOG: Final[dict[int, Callable[[Numbers, Names], str]]] = {
    k.TOLD_MAJOR: lambda n, s: f"{s[n[0]]} takes Major {SYMBOL_NAMES[n[1]]}.",
    k.TOLD_MINOR: lambda n, s: f"{s[n[0]]} takes Minor {SYMBOL_NAMES[n[1]]}: {MAGE_NAMES[n[2]]}.",
    k.TOLD_START_MANA: lambda n, s: (
        f"{s[n[0]]} starts with {SYMBOL_NAMES[n[1]]} and {SYMBOL_NAMES[n[2]]}."
    ),
    k.TOLD_ROUND: lambda n, s: f"Round {n[0]} begins.",
    k.TOLD_CHAOS: lambda n, s: (
        f"{s[n[0]]} names {SYMBOL_NAMES[n[1]]} and is {MAGE_NAMES[n[2]]} this round."
    ),
    k.TOLD_TURN: lambda n, s: f"{s[n[0]]} has the turn.",
    k.TOLD_TAP: lambda n, s: f"{s[n[0]]} taps the Flux: {mana(1, n[1])}.",
    k.TOLD_ROLL: _roll,
    k.TOLD_SUN_AGAIN: lambda n, s: (
        f"{s[n[0]]} throws the Sun die again: {FACE_NAMES[n[1]]} becomes {FACE_NAMES[n[2]]}."
    ),
    k.TOLD_DECLARED: lambda n, s: f"Declared: {seats_in(n[0], s)}.",
    k.TOLD_CAST: lambda n, s: f"{s[n[0]]} casts {SPELL_NAMES[n[1]]} for {n[2]} Mana.",
    k.TOLD_COPY: lambda n, s: f"{s[n[0]]} copies {SPELL_NAMES[n[1]]}.",
    k.TOLD_AIM: _aim,
    k.TOLD_ANSWER: lambda n, s: (
        f"{s[n[0]]} answers with {SPELL_NAMES[n[1]]} for {n[2]} Mana: {SPELL_NAMES[n[3]]} is void."
    ),
    k.TOLD_DUPLICATE: lambda n, s: f"A duplicate of {DIE_NAMES[n[1]]} shows {FACE_NAMES[n[2]]}.",
    k.TOLD_SCORCH: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is scorched.",
    k.TOLD_DESTROY: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is destroyed for this turn.",
    k.TOLD_HOLD: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is held at {FACE_NAMES[n[1]]}.",
    k.TOLD_DIE_AGAIN: lambda n, s: (
        f"{upper(DIE_NAMES[n[0]])} is thrown again: {FACE_NAMES[n[1]]} becomes {FACE_NAMES[n[2]]}."
    ),
    k.TOLD_LEAK: lambda n, s: f"Spells cost 1 more this turn for {seats_in(n[1], s)}.",
    k.TOLD_LINK: lambda n, s: f"{s[n[0]]} is linked to {s[n[1]]} and scores those rolls too.",
    k.TOLD_CUT: lambda n, s: f"{upper(link_name(n[0], n[1], s))} is cut.",
    k.TOLD_BURNED: lambda n, s: f"{s[n[0]]} loses {mana(n[2], n[1])} to the Flux.",
    k.TOLD_FADED: lambda n, s: f"{mana(n[2], n[1])} of {s[n[0]]} lose their colour.",
    k.TOLD_SCORE: _score,
    k.TOLD_DRY: _dry,
    k.TOLD_DRAIN: lambda n, s: f"{s[n[0]]} loses {mana(n[2], n[1])} from the Channel.",
    k.TOLD_BUST: lambda n, s: f"Sun! {s[n[0]]} loses a Channel of {n[1]}.",
    k.TOLD_BANK: lambda n, s: f"{s[n[0]]} banks {n[1]} (total {n[2]}).",
    k.TOLD_GO_ON: lambda n, s: f"{s[n[0]]} goes on to the {ROLL_NAMES[n[1]]}.",
    k.TOLD_COSMIC: lambda n, s: f"Cosmic {FACE_NAMES[n[1]]} for {s[n[0]]}.",
    k.TOLD_GIFT: lambda n, s: f"{s[n[0]]} gives {mana(1, n[2])} of the Channel to {s[n[1]]}.",
    k.TOLD_OPPOSITION: lambda n, s: f"No Mana for {s[n[0]]}: Opposition.",
    k.TOLD_OPPOSE: _oppose,
    k.TOLD_GIVE: lambda n, s: f"{s[n[0]]} gives {mana(1, n[2])} to {s[n[1]]}.",
    k.TOLD_END: lambda n, s: "The last round is over.",
    k.TOLD_LEFT: lambda n, s: f"{s[n[0]]} leaves {s[n[1]]} the {n[2]} Mana.",
    k.TOLD_TIE: lambda n, s: (
        f"{s[n[0]]} and {s[n[1]]} have as much Mana; the most of one colour decides, "
        f"{n[2]} against {n[3]}, for {s[n[0]]}."
    ),
    k.TOLD_SHARED: lambda n, s: (
        f"{s[n[0]]} and {s[n[1]]} have as much Mana and {n[2]} at most of one colour: "
        "they share the place."
    ),
}
