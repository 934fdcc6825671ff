"""The questions and steps of spells and potion powers, handed to the chapter that knows them."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.games.mushroom_sorcerer.rules import (
    casting,
    conversions,
    powers,
    sliding,
    thief,
    tower_spells,
)
from hexmoot.games.mushroom_sorcerer.rules.answers import list_yes_or_done
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    CHAIN,
    CONVERT,
    HAND_DECK,
    HAND_SLOT,
    KEEPER_AT,
    PORTAL_SWAP,
    REPEAT_CAST,
    SHADOW_AT,
    SHADOW_KIND,
    STEP_CAST_DONE,
    STEP_CONVERT,
    STEP_PORTAL,
    STEP_RUN,
    STEP_STRIKE,
    STEP_THIEF,
    STRIKE_AT,
    THIEF_SPELL,
    TOSS_FROM,
    TRADE_SEAT,
    TRADE_SERV,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def list_of_spell(table: Table, kind: i64) -> i64:
    """MS-119 to MS-187: the legal answers to a question that a spell or a potion asks."""
    if kind == CHAIN or kind == REPEAT_CAST or kind == PORTAL_SWAP:
        return list_yes_or_done(table)
    if kind == THIEF_SPELL:
        return thief.list_theft(table)
    if kind == CONVERT:
        return conversions.list_convert(table)
    if kind == TRADE_SEAT:
        return conversions.list_trade_seats(table)
    if kind == TRADE_SERV:
        return conversions.list_trade_servants(table)
    if kind == STRIKE_AT:
        return tower_spells.list_strike(table)
    if kind == SHADOW_AT:
        return tower_spells.list_shadow_lands(table)
    if kind == SHADOW_KIND:
        return tower_spells.list_shadow_kinds(table)
    if kind == TOSS_FROM:
        return sliding.list_toss(table)
    if kind == KEEPER_AT:
        return powers.list_keeper(table)
    if kind == HAND_DECK:
        return powers.list_hand_decks(table)
    if kind == HAND_SLOT:
        return powers.list_hand_slots(table)
    raise unknown("decision", kind)


def answer_to_spell(table: Table, kind: i64, action: i64) -> None:
    """MS-123, MS-167, MS-195: carry out an answer to what a spell asks."""
    if kind == CHAIN:
        casting.answer_chain(table, action)
    elif kind == REPEAT_CAST:
        casting.answer_repeat(table, action)
    elif kind == PORTAL_SWAP:
        tower_spells.answer_portal(table, action)
    elif kind == CONVERT:
        conversions.answer_convert(table, action)
    elif kind == TRADE_SEAT:
        conversions.answer_trade_seat(table, action)
    elif kind == TRADE_SERV:
        conversions.answer_trade_servant(table, action)
    elif kind == STRIKE_AT:
        tower_spells.answer_strike(table, action)
    elif kind == SHADOW_AT:
        tower_spells.answer_shadow_land(table, action)
    elif kind == SHADOW_KIND:
        tower_spells.answer_shadow_kind(table, action)
    elif kind == TOSS_FROM:
        sliding.answer_toss(table, action)
    elif kind == THIEF_SPELL:
        thief.answer_theft(table, action)
    elif kind == KEEPER_AT:
        powers.answer_keeper(table, action)
    elif kind == HAND_DECK:
        powers.answer_hand_deck(table, action)
    elif kind == HAND_SLOT:
        powers.answer_hand_slot(table, action)
    else:
        raise unknown("decision", kind)


def run_of_spell(table: Table, kind: i64) -> None:
    """MS-121 to MS-155, MS-187: what is due in the middle of a spell."""
    if kind == STEP_RUN:
        casting.run_spell(table)
    elif kind == STEP_CAST_DONE:
        casting.finish_cast(table)
    elif kind == STEP_PORTAL:
        tower_spells.run_portal(table)
    elif kind == STEP_CONVERT:
        conversions.run_convert(table)
    elif kind == STEP_STRIKE:
        tower_spells.run_strike(table)
    elif kind == STEP_THIEF:
        thief.run_next_theft(table)
    else:
        raise unknown("step", kind)
