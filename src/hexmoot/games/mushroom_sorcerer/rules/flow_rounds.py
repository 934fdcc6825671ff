"""The questions and steps between turns, handed to the hour of the day that knows their rules."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.errors import unknown
from hexmoot.games.mushroom_sorcerer.rules import daybreak, rounds
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    CURIOSITY_COUNT,
    POTION,
    SHRINE_PAYS,
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_REPEAT,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def is_asked_between_turns(kind: i64) -> bool:
    """Is this a question of Twilight or Daybreak?"""
    return kind == POTION or kind == SHRINE_PAYS or kind == CURIOSITY_COUNT


def list_between_turns(table: Table, kind: i64) -> i64:
    """MS-23, MS-173, MS-200: the legal answers to a question of Twilight or Daybreak."""
    if kind == POTION:
        return rounds.list_potions(table)
    if kind == SHRINE_PAYS:
        return daybreak.list_shrine(table)
    if kind == CURIOSITY_COUNT:
        return rounds.list_curiosity(table)
    raise unknown("decision", kind)


def answer_between_turns(table: Table, kind: i64, action: i64) -> None:
    """MS-23, MS-173, MS-200: carry out an answer of Twilight or Daybreak."""
    if kind == POTION:
        rounds.answer_potion(table, action)
    elif kind == SHRINE_PAYS:
        daybreak.answer_shrine(table, action)
    elif kind == CURIOSITY_COUNT:
        rounds.answer_curiosity(table, action)
    else:
        raise unknown("decision", kind)


def run_between_turns(table: Table, kind: i64) -> None:
    """MS-15: the next turn, and the hours of the day."""
    if kind == STEP_NEXT_TURN:
        rounds.run_next_turn(table)
    elif kind == STEP_DAYBREAK:
        daybreak.run_daybreak(table)
    elif kind == STEP_TWILIGHT:
        rounds.run_twilight(table)
    elif kind == STEP_TWILIGHT_END:
        rounds.run_twilight_end(table)
    elif kind == STEP_CYCLE:
        rounds.run_cycle(table)
    elif kind == STEP_NIGHT_END:
        rounds.run_night_end(table)
    elif kind == STEP_REPEAT:
        daybreak.run_repeat(table)
    else:
        raise unknown("step", kind)
