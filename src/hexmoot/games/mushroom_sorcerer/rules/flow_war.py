"""The questions and steps of a war, handed to the chapter that knows their rules."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.games.mushroom_sorcerer.rules import battle, destruction, war_powers
from hexmoot.games.mushroom_sorcerer.rules import war as wars
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ATT_DECL,
    DEF_DECL,
    PLANB_COUNT,
    RAZE,
    REROLL_ARROWS,
    REROLL_SHIELDS,
    REVIVE,
    STEP_DAMAGE,
    STEP_DICE,
    STEP_LOSSES,
    STEP_RAZE,
    STEP_REWARD,
    VICTIM,
    WAR_AGAIN,
    WAR_TARGET,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def is_asked_in_war(kind: i64) -> bool:
    """Is this a question of an attack, from its target to its reward?"""
    if kind == ATT_DECL or kind == DEF_DECL or kind == WAR_TARGET or kind == VICTIM:
        return True
    if kind == RAZE or kind == PLANB_COUNT or kind == REVIVE or kind == WAR_AGAIN:
        return True
    return kind == REROLL_ARROWS or kind == REROLL_SHIELDS


def list_in_war(table: Table, kind: i64) -> i64:
    """MS-86 to MS-108: the legal answers to a question of a war."""
    if kind == ATT_DECL or kind == DEF_DECL:
        return wars.list_announcements(table)
    if kind == WAR_TARGET:
        return wars.list_targets(table)
    if kind == VICTIM:
        return battle.list_victims(table)
    if kind == RAZE:
        return destruction.list_raze(table)
    if kind == PLANB_COUNT:
        return war_powers.list_plan_b(table)
    if kind == REROLL_ARROWS:
        return battle.list_reroll_arrows(table)
    if kind == REROLL_SHIELDS:
        return battle.list_reroll_shields(table)
    if kind == REVIVE:
        return destruction.list_revivals(table)
    if kind == WAR_AGAIN:
        return wars.list_attack_again(table)
    raise unknown("decision", kind)


def answer_in_war(table: Table, kind: i64, action: i64) -> None:
    """MS-86 to MS-108: carry out an answer to a question of a war."""
    if kind == ATT_DECL or kind == DEF_DECL:
        wars.answer_announcement(table, action)
    elif kind == WAR_TARGET:
        wars.answer_target(table, action)
    elif kind == VICTIM:
        battle.answer_victim(table, action)
    elif kind == RAZE:
        destruction.answer_raze(table, action)
    elif kind == PLANB_COUNT:
        war_powers.answer_plan_b(table, action)
    elif kind == REROLL_ARROWS:
        battle.answer_reroll_arrows(table, action)
    elif kind == REROLL_SHIELDS:
        battle.answer_reroll_shields(table, action)
    elif kind == REVIVE:
        destruction.answer_revival(table, action)
    elif kind == WAR_AGAIN:
        wars.answer_attack_again(table, action)
    else:
        raise unknown("decision", kind)


def run_in_war(table: Table, kind: i64) -> None:
    """MS-90 to MS-108: dice, damage, losses, destruction, reward."""
    if kind == STEP_DICE:
        battle.run_dice(table)
    elif kind == STEP_DAMAGE:
        battle.run_damage(table)
    elif kind == STEP_LOSSES:
        battle.run_losses(table)
    elif kind == STEP_RAZE:
        destruction.run_raze(table)
    elif kind == STEP_REWARD:
        destruction.run_reward(table)
    else:
        raise unknown("step", kind)
