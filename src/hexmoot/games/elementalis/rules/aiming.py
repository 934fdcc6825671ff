"""Aiming a spell: dice, symbols, players, links and Mana."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.actions import (
    DIE,
    LINK,
    LINK_NONE,
    MANA,
    MANA_STOP,
    PLAYER,
    SYMBOL,
)
from hexmoot.games.elementalis.rules.helping import is_helping_symbol
from hexmoot.games.elementalis.rules.kinds import (
    AS_ANSWER,
    ASK_SYMBOL,
    BURN,
    CATEGORIES,
    DIE_SLOTS,
    ETHER,
    FORTITUDE,
    INCINERATE,
    LINK_STRIDE,
    LOWEST,
    MOST_SEATS,
    PICKED,
    TOLD_CUT,
    TREMOR,
    USE,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.targets import (
    barred,
    mana_left,
    may_cut_links_of,
    may_link,
    open_dice,
)

# A link is targeted as a number behind the slots of the dice.
LINK_TARGET: Final = 16


# ---- dice and symbols


def list_die(table: Table, seat: i64) -> i64:
    """EL-59, EL-96: fitting dice and duplicates, never the Sun die; a Burn also cuts links."""
    spell = table.spell
    count: i64 = 0
    dice = open_dice(table, seat, spell)
    slot: i64
    for slot in range(DIE_SLOTS):
        if (dice >> slot) & 1 == 1:
            count = table.choose(count, DIE + slot)
    if spell == BURN and table.links != 0:
        count = list_links(table, seat, BURN, count)
    return count


def answer_die(table: Table, seat: i64, action: i64) -> None:
    """The spell is aimed; Tremor goes on to ask for the symbol."""
    table.pop()
    if action >= LINK:
        table.target = link_target(action)
        return
    table.target = action - DIE
    if table.spell == TREMOR:
        table.push(ASK_SYMBOL, seat)


def list_symbol(table: Table, seat: i64) -> i64:
    """EL-6, EL-102, EL-198: an element or Ether, never a Sun; only what helps where it must."""
    is_bound = (barred(table, seat, table.active) >> TREMOR) & 1 == 1
    count: i64 = 0
    symbol: i64
    for symbol in range(ETHER + 1):
        if not is_bound or is_helping_symbol(table, symbol):
            count = table.choose(count, SYMBOL + symbol)
    return count


def answer_symbol(table: Table, action: i64) -> None:
    """EL-102: what the die shall show."""
    table.pop()
    table.target_symbol = action - SYMBOL


# ---- players


def list_player(table: Table, seat: i64) -> i64:
    """EL-104: whom an Earth Link may be cast on."""
    count: i64 = 0
    other: i64
    for other in range(table.seats):
        if may_link(table, seat, other):
            count = table.choose(count, PLAYER + other)
    return count


def answer_player(table: Table, action: i64) -> None:
    """EL-103: the player to be linked."""
    table.pop()
    table.target = action - PLAYER


# ---- links


def link_action(owner: i64, linked: i64) -> i64:
    """The action that names a link; the table leaves out links to oneself."""
    place = linked if linked < owner else linked - 1
    return LINK + owner * (MOST_SEATS - 1) + place


def link_target(action: i64) -> i64:
    """The target number of the link an action names."""
    owner = (action - LINK) // (MOST_SEATS - 1)
    place = (action - LINK) % (MOST_SEATS - 1)
    linked = place if place < owner else place + 1
    return LINK_TARGET + owner * LINK_STRIDE + linked


def list_links(table: Table, caster: i64, spell: i64, count: i64) -> i64:
    """Append every link the caster may cut with this spell."""
    owner: i64
    linked: i64
    for owner in range(table.seats):
        if may_cut_links_of(table, caster, spell, owner):
            for linked in range(table.seats):
                if table.has_link(owner, linked):
                    count = table.choose(count, link_action(owner, linked))
    return count


def list_link(table: Table, seat: i64) -> i64:
    """EL-116, EL-117: a link to cut; none only where Fortitude was an answer."""
    count = list_links(table, seat, FORTITUDE, 0)
    if table.argument(USE) == AS_ANSWER:
        count = table.choose(count, LINK_NONE)
    return count


def answer_link(table: Table, action: i64) -> None:
    """EL-84, EL-116, EL-117: as an answer it cuts at once; cast, it may be answered."""
    is_answer = table.argument(USE) == AS_ANSWER
    table.pop()
    if action == LINK_NONE:
        return
    if is_answer:
        cut_link(table, link_target(action))
    else:
        table.target = link_target(action)


def cut_link(table: Table, target: i64) -> None:
    """EL-96, EL-105: the link is gone for good."""
    place = target - LINK_TARGET
    table.links &= ~BIT[place]
    table.tell(TOLD_CUT, place // LINK_STRIDE, place % LINK_STRIDE)


# ---- Mana


def list_mana(table: Table, seat: i64) -> i64:
    """EL-97, EL-98, EL-108: Mana in reachable Pools in canonical order; stop once one is chosen."""
    count: i64 = 0
    spell = table.spell
    place: i64
    owner: i64
    for owner in range(table.argument(LOWEST) // CATEGORIES, table.seats):
        if (barred(table, seat, owner) >> spell) & 1 == 1:
            continue
        for place in range(owner * CATEGORIES, owner * CATEGORIES + CATEGORIES):
            if place >= table.argument(LOWEST) and mana_left(table, spell, place) > 0:
                count = table.choose(count, MANA + place)
    if table.argument(PICKED) > 0:
        count = table.choose(count, MANA_STOP)
    return count


def answer_mana(table: Table, action: i64) -> None:
    """EL-97, EL-108: one more Mana is chosen; three or five end the choice."""
    if action == MANA_STOP:
        table.pop()
        return
    place = action - MANA
    table.chosen[place] += 1
    picked = table.argument(PICKED) + 1
    if picked == most_mana(table):
        table.pop()
        return
    table.set_argument(PICKED, picked)
    table.set_argument(LOWEST, place)


def most_mana(table: Table) -> i64:
    """EL-97, EL-108: how many Mana the spell being cast may reach."""
    terms = table.terms
    return terms.incinerate_most if table.spell == INCINERATE else terms.tornado_most
