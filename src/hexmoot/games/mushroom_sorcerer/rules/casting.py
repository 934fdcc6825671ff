"""Casting: costs, effects, doubling, flipping, Thunder Chain (MS-119 to MS-123, MS-165)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.engine.native.numbers import BIT, lowest_bit
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import DONE, SPELL, YES
from hexmoot.games.mushroom_sorcerer.rules.conditions import can_run
from hexmoot.games.mushroom_sorcerer.rules.conversions import begin_priced
from hexmoot.games.mushroom_sorcerer.rules.elements import gain_elements, pick_elements
from hexmoot.games.mushroom_sorcerer.rules.frames import RUNS_BEFORE, SPELL_CAST
from hexmoot.games.mushroom_sorcerer.rules.gains import (
    gain_influence,
    give_back,
    pick_different,
    pick_servants,
    take,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    CHAIN,
    REPEAT_CAST,
    SHADOW_AT,
    STEP_CAST_DONE,
    STEP_PORTAL,
    STEP_RUN,
    TOLD_CAST,
    TOLD_CHAIN,
    TOLD_RUN_AGAIN,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import ATTACKER, T_CAST, T_CHAIN_USED, W_ARROWS
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    EFFECT_ARROWS,
    EFFECT_ELEMENT,
    EFFECT_ELEMENTS,
    EFFECT_GAIN,
    EFFECT_INFLUENCE,
    EFFECT_PORTAL,
    EFFECT_SERVANTS,
    EFFECT_SHADOW,
    FIRST_PRICED,
    GOODS,
    MANA,
    MOST_MANA,
    SLOW_LEARNER,
    SUMMONING,
    THUNDER_CHAIN,
)
from hexmoot.games.mushroom_sorcerer.rules.scrolls import use_up
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def spell_cost(table: Table, seat: i64, spell: i64) -> i64:
    """MS-119, MS-165, MS-166: printed mana; one more with Slow Learner, mastered just one."""
    tables = table.tables
    printed = tables.spell_mana[spell]
    if not table.has_potion(seat, SLOW_LEARNER):
        return printed
    if table.masters_potion(seat):
        return tables.potion_master[SLOW_LEARNER]
    return printed + tables.potion_base[SLOW_LEARNER]


def own_castable(table: Table, seat: i64, spells: i64, count: i64) -> i64:
    """MS-119 to MS-122: those of a set of scrolls that the seat can cast from its archive now."""
    left: i64 = spells & table.scrolls[seat] & ~table.flipped & ~table.turn[T_CAST]
    mana: i64 = table.goods[seat * GOODS + MANA]
    if left != 0:
        left &= spells_within(table, seat, mana)
    while left != 0:
        spell = lowest_bit(left)
        left &= left - 1
        if can_run(table, seat, spell):
            table.choices[count] = SPELL + spell
            count += 1
    return count


def spells_within(table: Table, seat: i64, mana: i64) -> i64:
    """MS-119, MS-165, MS-166: the set of spells that cost a seat no more than this."""
    tables = table.tables
    if table.has_potion(seat, SLOW_LEARNER):
        if not table.masters_potion(seat):
            mana -= tables.potion_base[SLOW_LEARNER]
        elif tables.potion_master[SLOW_LEARNER] <= mana:
            mana = MOST_MANA
        else:
            return 0
    if mana < 0:
        return 0
    most = min(mana, MOST_MANA)
    return tables.spells_within[most]


def cast(table: Table, seat: i64, spell: i64, mana: i64) -> None:
    """MS-119, MS-120: mana is paid, the scroll is marked, then its effect runs."""
    give_back(table, seat, MANA, mana)
    table.turn[T_CAST] |= BIT[spell]
    table.tell(TOLD_CAST, seat, spell, mana)
    table.push(STEP_CAST_DONE, seat, spell)
    table.push(STEP_RUN, seat, spell)


def run_spell(table: Table) -> None:
    """MS-165, MS-167: the effect; with Slow Learner a second run that may be dropped."""
    seat = table.argument(SEAT)
    spell = table.argument(SPELL_CAST)
    run = table.argument(RUNS_BEFORE)
    table.pop()
    if run == 0:
        if table.has_potion(seat, SLOW_LEARNER):
            table.push(STEP_RUN, seat, spell, 1)
        run_effect(table, seat, spell)
    elif can_run(table, seat, spell):
        repeat_effect(table, seat, spell)


def repeat_effect(table: Table, seat: i64, spell: i64) -> None:
    """MS-167: a second run with a price is asked for, any other just happens."""
    if table.tables.spell_effect[spell] >= FIRST_PRICED:
        table.push(REPEAT_CAST, seat, spell)
        return
    table.tell(TOLD_RUN_AGAIN, seat, spell)
    run_effect(table, seat, spell)


def run_effect(table: Table, seat: i64, spell: i64) -> None:
    """MS-124 to MS-155: what the scroll does."""
    tables = table.tables
    effect = tables.spell_effect[spell]
    amount = tables.spell_amount[spell]
    thing = tables.spell_of[spell]
    if effect == EFFECT_GAIN:
        take(table, seat, thing, amount)
    elif effect == EFFECT_ELEMENTS:
        pick_elements(table, seat, amount)
    elif effect == EFFECT_ELEMENT:
        gain_elements(table, seat, thing, amount)
    elif effect == EFFECT_INFLUENCE:
        gain_influence(table, seat, amount)
    elif effect == EFFECT_SERVANTS:
        pick_servants(table, seat, amount)
    elif effect == EFFECT_ARROWS:
        table.war[W_ARROWS + ATTACKER] += amount
    elif effect == EFFECT_PORTAL:
        table.push(STEP_PORTAL, seat, thing)
    elif effect == EFFECT_SHADOW:
        table.push(SHADOW_AT, seat)
    elif effect >= FIRST_PRICED:
        begin_priced(table, seat, spell, effect)
    else:
        raise unknown("effect", effect)


def answer_repeat(table: Table, action: i64) -> None:
    """MS-167: the second run, with a price of its own, or not."""
    seat = table.argument(SEAT)
    spell = table.argument(SPELL_CAST)
    table.pop()
    if action == YES:
        table.tell(TOLD_RUN_AGAIN, seat, spell)
        run_effect(table, seat, spell)


def finish_cast(table: Table) -> None:
    """MS-121, MS-195: a Summoning scroll is used up; then Thunder Chain may answer."""
    seat = table.argument(SEAT)
    spell = table.argument(SPELL_CAST)
    table.pop()
    if table.tables.spell_deck[spell] == SUMMONING:
        use_up(table, spell)
    if table.has_potion(seat, THUNDER_CHAIN) and table.turn[T_CHAIN_USED] == 0:
        table.push(CHAIN, seat, spell)


def answer_chain(table: Table, action: i64) -> None:
    """MS-195, MS-196: once a turn one resource; mastered, one more of another kind."""
    seat = table.argument(SEAT)
    table.pop()
    if action == DONE:
        return
    table.turn[T_CHAIN_USED] = 1
    table.tell(TOLD_CHAIN, seat)
    amount = table.tables.potion_base[THUNDER_CHAIN]
    if table.masters_potion(seat):
        amount += table.tables.potion_master[THUNDER_CHAIN]
    pick_different(table, seat, amount)
