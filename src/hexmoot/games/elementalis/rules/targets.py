"""What may be cast: lines and prices, Elitists in the way, and something to aim at."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT
from hexmoot.games.elementalis.rules.helping import dice_to_help
from hexmoot.games.elementalis.rules.kinds import (
    ALL_DUPLICATES,
    ALL_SPELLS,
    ANSWER_BITS,
    BURN,
    BURN_BIT,
    CATEGORIES,
    CHAR,
    CHAR_BIT,
    COLOURLESS,
    COSMIC,
    COUNTER_BIT,
    COUNTER_SPELL,
    DIE_BITS,
    EARTH_LINK,
    ELEMENTS,
    ELITIST,
    FORTITUDE,
    FORTITUDE_BIT,
    HELP_BITS,
    INCINERATE,
    INCINERATE_BIT,
    INSIGHT,
    INSIGHT_BIT,
    LEAK_BIT,
    LEVELS,
    LINES,
    LINK_BIT,
    LINK_MASK,
    LINK_STRIDE,
    LOOSE_DIE_BITS,
    MINOR_LINE,
    MIRROR_BIT,
    MIRROR_POOL,
    MOON_SCHOOL,
    POOL,
    SCHOOLS,
    SPELLS,
    STRENGTH_BIT,
    TORNADO,
    TORNADO_BIT,
)
from hexmoot.games.elementalis.rules.mages import adjusted, fresh_spells, price
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import (
    ELEMENTAL_LEVEL,
    SCHOOL_COLOUR,
    SCHOOL_SPELLS,
)


def may_declare(table: Table, seat: i64) -> bool:
    """EL-45: a castable spell (a Burn even without target), or an answer that could be paid."""
    held = affordable(table, seat)
    if held & (ANSWER_BITS | BURN_BIT) != 0:
        return True
    return with_targets(table, seat, held) != 0


def castable(table: Table, seat: i64) -> i64:
    """EL-57, EL-60, EL-85: all spells this seat can cast in a casting turn now."""
    return with_targets(table, seat, affordable(table, seat) & ~COUNTER_BIT)


def affordable(table: Table, seat: i64) -> i64:
    """EL-54, EL-68, EL-69, EL-71: fresh spells the Pool can pay (Counter: for X = 1)."""
    fresh = fresh_spells(table, seat)
    first = adjusted(table, seat, 1, 1)
    second = adjusted(table, seat, 2, 2)
    third = adjusted(table, seat, 3, 3)
    found: i64 = 0
    school: i64
    for school in range(SCHOOLS):
        wanted = (fresh >> (school * LEVELS)) & 7
        if wanted != 0:
            have = purse(table, seat, school)
            if have > 0:
                found |= (wanted & payable_levels(have, first, second, third)) * BIT[
                    school * LEVELS
                ]
    if fresh & ~found & COUNTER_BIT != 0 and can_pay_counter(table, seat):
        found |= COUNTER_BIT
    return found


def purse(table: Table, seat: i64, school: i64) -> i64:
    """EL-68, EL-69, EL-70, EL-71: the Mana in the Pool that pays for a school."""
    if school == MOON_SCHOOL:
        return table.coloured(seat)
    return table.pool[seat * POOL + SCHOOL_COLOUR[school]]


def payable_levels(have: i64, first: i64, second: i64, third: i64) -> i64:
    """EL-75: which of the levels at these prices this much Mana pays for, as bits."""
    found: i64 = 0
    if have >= first:
        found = 1
    if have >= second:
        found |= 2
    if have >= third:
        found |= 4
    return found


def can_pay_counter(table: Table, seat: i64) -> bool:
    """EL-45: would a Counter Spell with X = 1 be payable?"""
    return purse(table, seat, COUNTER_SPELL // LEVELS) >= price(table, seat, COUNTER_SPELL, 1)


def barred(table: Table, caster: i64, target: i64) -> i64:
    """EL-86, EL-88, EL-89: what an Elitist rule forbids the caster to cast on the target."""
    if caster == target:
        return 0
    if table.kind[caster] == ELITIST and table.symbol[target] == table.major[caster]:
        return ALL_SPELLS
    if table.kind[target] == ELITIST:
        return SCHOOL_SPELLS[table.major[target]]
    return 0


def with_targets(table: Table, seat: i64, spells: i64) -> i64:
    """EL-57: those of the spells that have something to aim at, once paid."""
    found = spells & LEAK_BIT
    if spells & (DIE_BITS | STRENGTH_BIT) != 0:
        found |= spells & rolls_spells(table, seat)
    if spells & (BURN_BIT | FORTITUDE_BIT) & ~found != 0 and table.links != 0:
        found |= spells & link_cutters(table, seat, spells & ~found)
    if spells & (INCINERATE_BIT | TORNADO_BIT) != 0:
        found |= spells & mana_spells(table, seat, spells)
    if spells & LINK_BIT != 0 and has_player(table, seat):
        found |= LINK_BIT
    if spells & INSIGHT_BIT != 0 and copies(table, seat) != 0:
        found |= INSIGHT_BIT
    return found


# ---- dice


def rolls_spells(table: Table, caster: i64) -> i64:
    """EL-57, EL-58, EL-86: spells on the active player's dice that could do something now."""
    found = STRENGTH_BIT | die_spells(table)
    return found & ~barred_from_roll(table, caster)


def barred_from_roll(table: Table, caster: i64) -> i64:
    """EL-86, EL-198: what an Elitist rule keeps off the active player's dice, help left out."""
    found = barred(table, caster, table.active)
    if found == 0 or not table.terms.is_help_welcome:
        return found
    spell: i64
    for spell in range(SPELLS):
        if (found & HELP_BITS) >> spell & 1 == 1 and open_dice(table, caster, spell) != 0:
            found &= ~BIT[spell]
    return found


def open_dice(table: Table, caster: i64, spell: i64) -> i64:
    """EL-86, EL-198: the dice this caster may aim the spell at, as a mask of slots."""
    dice = target_dice(table, spell)
    if (barred(table, caster, table.active) >> spell) & 1 == 0:
        return dice
    if is_help_only(table, caster):
        return dice_to_help(table, spell, dice)
    return 0


def is_help_only(table: Table, caster: i64) -> bool:
    """EL-198: is the active player an Elitist whom this caster may help?"""
    is_welcome = table.terms.is_help_welcome and table.kind[table.active] == ELITIST
    return is_welcome and caster != table.active


def die_spells(table: Table) -> i64:
    """EL-57, EL-58, EL-92, EL-99: spells for which a fitting die or duplicate lies there."""
    in_play = table.in_play
    if table.roll_kind == COSMIC or in_play == 0:
        return 0
    found: i64 = BURN_BIT
    if in_play & ALL_DUPLICATES != ALL_DUPLICATES:
        found |= MIRROR_BIT
    if in_play & ~table.scorched != 0:
        found |= CHAR_BIT
    if in_play & ~table.held != 0:
        found |= LOOSE_DIE_BITS
    return found


def target_dice(table: Table, spell: i64) -> i64:
    """EL-94, EL-99, EL-101: the dice a spell may be aimed at, as a mask of slots."""
    if table.roll_kind == COSMIC:
        return 0
    if spell == MIRROR_POOL or spell == BURN:
        return table.in_play
    if spell == CHAR:
        return table.in_play & ~table.scorched
    return table.in_play & ~table.held


def copies(table: Table, caster: i64) -> i64:
    """EL-58, EL-112, EL-113, EL-114: what an Insight could copy now."""
    base = table.active * LINES
    printed = table.lines[base] | table.lines[base + MINOR_LINE]
    possible = die_spells(table) & ELEMENTAL_LEVEL[0]
    return printed & possible & ~barred_from_roll(table, caster)


# ---- links


def link_cutters(table: Table, caster: i64, spells: i64) -> i64:
    """EL-96, EL-116: those of Burn and Fortitude for which a link can be cut."""
    found: i64 = 0
    if spells & BURN_BIT != 0 and has_link_target(table, caster, BURN):
        found |= BURN_BIT
    if spells & FORTITUDE_BIT != 0 and has_link_target(table, caster, FORTITUDE):
        found |= FORTITUDE_BIT
    return found


def has_link_target(table: Table, caster: i64, spell: i64) -> bool:
    """Is there a link this spell of this caster may cut?"""
    owner: i64 = 0
    while owner < table.seats and not may_cut_links_of(table, caster, spell, owner):
        owner += 1
    return owner < table.seats


def may_cut_links_of(table: Table, caster: i64, spell: i64, owner: i64) -> bool:
    """EL-86: the owner has links, and no Elitist rule protects them."""
    if (table.links >> (owner * LINK_STRIDE)) & LINK_MASK == 0:
        return False
    return (barred(table, caster, owner) >> spell) & 1 == 0


def has_player(table: Table, caster: i64) -> bool:
    """Is there anyone to link?"""
    seat: i64 = 0
    while seat < table.seats and not may_link(table, caster, seat):
        seat += 1
    return seat < table.seats


def may_link(table: Table, caster: i64, seat: i64) -> bool:
    """EL-104: another player, not linked by the caster yet, with a roll to be scored this round."""
    if seat == caster or table.has_link(caster, seat):
        return False
    if seat == table.active:
        if table.roll_kind == COSMIC:
            return False
    elif turn_of(table, seat) < table.turn:
        return False
    return (barred(table, caster, seat) >> EARTH_LINK) & 1 == 0


def turn_of(table: Table, seat: i64) -> i64:
    """EL-21, EL-22: the place of a seat's turn in the round."""
    place = seat - table.terms.start_seat
    return place + table.seats if place < 0 else place


# ---- Mana


def mana_spells(table: Table, caster: i64, spells: i64) -> i64:
    """EL-57, EL-97, EL-108: Incinerate and Tornado, if Mana is left to choose after paying."""
    found: i64 = 0
    if spells & INCINERATE_BIT != 0 and has_mana_target(table, caster, INCINERATE):
        found |= INCINERATE_BIT
    if spells & TORNADO_BIT != 0 and has_mana_target(table, caster, TORNADO):
        found |= TORNADO_BIT
    return found


def has_mana_target(table: Table, caster: i64, spell: i64) -> bool:
    """EL-57, EL-98: is there Mana in some Pool the spell may reach, the price already gone?"""
    seat: i64
    for seat in range(table.seats):
        have = table.coloured(seat)
        if spell == INCINERATE:
            have += table.colourless(seat)
        if seat == caster:
            have -= price(table, caster, spell, 0)
        if have > 0 and (barred(table, caster, seat) >> spell) & 1 == 0:
            return True
    return False


def mana_left(table: Table, spell: i64, place: i64) -> i64:
    """EL-97, EL-108: Mana not chosen yet at a place (seat * 5 + category)."""
    seat = place // CATEGORIES
    category = place % CATEGORIES
    if category != COLOURLESS:
        return table.pool[seat * POOL + category] - table.chosen[place]
    if spell == TORNADO:
        return 0
    return table.colourless(seat) - table.chosen[place]


assert INSIGHT // LEVELS == MOON_SCHOOL
assert ELEMENTS == COLOURLESS
