"""Casting a spell: pay, choose what Insight copies, choose targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native import BIT
from hexmoot.engine.native import table as numbers
from hexmoot.engine.state import A, B
from hexmoot.games.elementalis.actions import (
    COPY,
    DIE,
    LINK,
    LINK_NONE,
    MANA,
    MANA_STOP,
    PAY,
    PLAYER,
    SYMBOL,
)
from hexmoot.games.elementalis.kinds import (
    ASK_DIE,
    ASK_INSIGHT,
    ASK_LINK,
    ASK_MANA,
    ASK_PAY,
    ASK_PLAYER,
    ASK_SYMBOL,
    BREEZE,
    BURN,
    CATEGORIES,
    CHAR,
    DIE_SLOTS,
    EARTH_LINK,
    ELEMENTS,
    ETHER_LEAK,
    FORTITUDE,
    GUST,
    INCINERATE,
    INSIGHT,
    MIRROR_POOL,
    MOST_SEATS,
    NO_TARGET,
    PETRIFY,
    POOL,
    STEP_ANSWERS,
    STEP_EFFECT,
    STRENGTH,
    TOLD_CAST,
    TOLD_COPY,
    TOLD_CUT,
    TORNADO,
    TREMOR,
)
from hexmoot.games.elementalis.rules.mages import price, use_line
from hexmoot.games.elementalis.rules.targets import (
    barred,
    copies,
    mana_left,
    may_cut_links_of,
    may_link,
    target_dice,
)
from hexmoot.games.elementalis.state import Table
from hexmoot.games.elementalis.tables import SPELL_COLOUR

if TYPE_CHECKING:
    Numbers = vec[i64]

COPYABLE: Final[Numbers] = numbers([MIRROR_POOL, CHAR, PETRIFY, BREEZE])
COPYABLE_COUNT: Final = 4
SYMBOLS_OF_TREMOR: Final = 5

# A link is targeted as a number behind the slots of the dice.
LINK_TARGET: Final = 16
LINK_STRIDE: Final = 7


def begin_cast(table: Table, seat: i64, spell: i64) -> None:
    """EL-76: mark the line, pay at once, then choose targets, then answers, then the effect."""
    cost = price(table, seat, spell, 0)
    use_line(table, seat, spell)
    table.caster = seat
    table.cast_spell = spell
    table.spell = spell
    table.paid = cost
    table.is_void = 0
    table.target = NO_TARGET
    table.tell(TOLD_CAST, seat, spell, cost)
    table.push(STEP_EFFECT, seat)
    table.push(STEP_ANSWERS, seat, 1)
    push_target(table, seat, spell)
    pay(table, seat, spell, cost)


def pay(table: Table, seat: i64, spell: i64, cost: i64) -> None:
    """EL-68, EL-69, EL-76: elemental spells cost their own colour, Moon spells any mix."""
    if spell >= INSIGHT:
        table.push(ASK_PAY, seat, cost, 0)
        return
    colour = SPELL_COLOUR[spell]
    table.pool[seat * POOL + colour] -= cost
    table.flux[colour] += cost


def push_target(table: Table, seat: i64, spell: i64) -> None:
    """Ask for what the spell needs: a die, a player, Mana, a link, a spell to copy, or nothing."""
    if spell == ETHER_LEAK or spell == GUST or spell == STRENGTH:
        return
    if spell == INCINERATE or spell == TORNADO:
        clear_chosen(table)
        table.push(ASK_MANA, seat, 0, 0)
    elif spell == EARTH_LINK:
        table.push(ASK_PLAYER, seat)
    elif spell == FORTITUDE:
        table.push(ASK_LINK, seat, 0)
    elif spell == INSIGHT:
        table.push(ASK_INSIGHT, seat)
    else:
        table.push(ASK_DIE, seat)


# ---- paying a Moon spell


def list_pay(table: Table, seat: i64) -> i64:
    """EL-69: colours in non-decreasing order that leave the rest payable."""
    owed = table.argument(A)
    left = table.coloured(seat)
    count: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        have = table.pool[seat * POOL + colour]
        if colour >= table.argument(B) and have > 0 and left >= owed:
            count = table.choose(count, PAY + colour)
        left -= have
    return count


def answer_pay(table: Table, seat: i64, action: i64) -> None:
    """EL-69, EL-76: one Mana goes to the Flux."""
    colour = action - PAY
    table.pool[seat * POOL + colour] -= 1
    table.flux[colour] += 1
    owed = table.argument(A) - 1
    if owed == 0:
        table.pop()
        return
    table.set_argument(A, owed)
    table.set_argument(B, colour)


# ---- Insight


def list_insight(table: Table, seat: i64) -> i64:
    """EL-112: the level-1 elemental spells the active player's cards show."""
    possible = copies(table, seat)
    count: i64 = 0
    index: i64
    for index in range(COPYABLE_COUNT):
        if (possible >> COPYABLE[index]) & 1 == 1:
            count = table.choose(count, COPY + index)
    return count


def answer_insight(table: Table, seat: i64, action: i64) -> None:
    """EL-112, EL-113: the copied spell goes on as itself."""
    table.pop()
    table.spell = COPYABLE[action - COPY]
    table.tell(TOLD_COPY, seat, table.spell)
    table.push(ASK_DIE, seat)


# ---- dice and symbols


def list_die(table: Table, seat: i64) -> i64:
    """EL-59, EL-96: fitting dice and duplicates, never the Sun die; a Burn also cuts links."""
    spell = table.spell
    count: i64 = 0
    if (barred(table, seat, table.active) >> spell) & 1 == 0:
        dice = target_dice(table, spell)
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


def list_symbol(table: Table) -> i64:
    """EL-6, EL-102: an element or Ether, never a Sun."""
    count: i64 = 0
    symbol: i64
    for symbol in range(SYMBOLS_OF_TREMOR):
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
    if table.argument(A) == 1:
        count = table.choose(count, LINK_NONE)
    return count


def answer_link(table: Table, action: i64) -> None:
    """EL-84, EL-116, EL-117: as an answer it cuts at once; cast, it may be answered."""
    is_answer = table.argument(A) == 1
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


def clear_chosen(table: Table) -> None:
    """Nothing is chosen yet."""
    place: i64
    for place in range(table.seats * CATEGORIES):
        table.chosen[place] = 0


def list_mana(table: Table, seat: i64) -> i64:
    """EL-97, EL-98, EL-108: Mana in reachable Pools in canonical order; stop once one is chosen."""
    count: i64 = 0
    spell = table.spell
    place: i64
    owner: i64
    for owner in range(table.argument(B) // CATEGORIES, table.seats):
        if (barred(table, seat, owner) >> spell) & 1 == 1:
            continue
        for place in range(owner * CATEGORIES, owner * CATEGORIES + CATEGORIES):
            if place >= table.argument(B) and mana_left(table, spell, place) > 0:
                count = table.choose(count, MANA + place)
    if table.argument(A) > 0:
        count = table.choose(count, MANA_STOP)
    return count


def answer_mana(table: Table, action: i64) -> None:
    """EL-97, EL-108: one more Mana is chosen; three or five end the choice."""
    if action == MANA_STOP:
        table.pop()
        return
    place = action - MANA
    table.chosen[place] += 1
    picked = table.argument(A) + 1
    house = table.house
    most = house.incinerate_most if table.spell == INCINERATE else house.tornado_most
    if picked == most:
        table.pop()
        return
    table.set_argument(A, picked)
    table.set_argument(B, place)
