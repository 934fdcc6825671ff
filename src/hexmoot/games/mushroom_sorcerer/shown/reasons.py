"""Why a question is asked: the spell, growth, slide, war or hour of the day it belongs to."""

from __future__ import annotations

from hexmoot.engine.native.stack import FRAME, KIND, SEAT
from hexmoot.games.mushroom_sorcerer.rules.frames import GOAL, GU_GROWN, ON_LAND, SPELL_CAST
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    PLACE,
    RES_PICK,
    SCROLL,
    STEP_CAST_DONE,
    STEP_DAYBREAK,
    STEP_GROW,
    STEP_NIGHT_END,
    STEP_SLIDE,
    STEP_THIEF,
    STEP_TWILIGHT_END,
    TURN_MENU,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import DEFENDER, NIGHT, T_MAIN, W_ACTIVE, W_LAND
from hexmoot.games.mushroom_sorcerer.rules.pieces import NONE
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words.names import (
    element_name,
    land_name,
    potion_name,
    spell_name,
)
from hexmoot.games.mushroom_sorcerer.words.prompts import REASONS

MAINS = ("", "main_study", "main_grow", "main_summon", "main_war")
# What the main action of a turn may bring about; all other questions are steps of their own.
BROUGHT = (PLACE, SCROLL, RES_PICK)


def reasons(table: Table) -> list[str]:
    """What the present question hangs from, outermost first; empty for the turn itself."""
    kinds = [int(table.frames[frame * FRAME + KIND]) for frame in range(table.depth)]
    if kinds[-1] in (TURN_MENU, ALLOC):
        return []
    found = [words for frame in range(table.depth - 1) if (words := _reason(table, frame))]
    if table.war[W_ACTIVE] != 0:
        land = land_name(int(table.war[W_LAND + DEFENDER]))
        found.insert(0, REASONS["war"].format(land=land))
    return found or _turn_reason(table, kinds)


def _reason(table: Table, frame: int) -> str:
    """What a frame below the question says about it; empty if nothing."""

    def carried(field: int) -> int:
        return int(table.frames[frame * FRAME + field])

    kind = carried(KIND)
    if kind in (STEP_TWILIGHT_END, STEP_NIGHT_END):
        potion = int(table.potion[table.seat])
        return "" if potion == NONE else REASONS["drunk"].format(potion=potion_name(potion))
    if kind == STEP_DAYBREAK:
        return REASONS["daybreak"]
    if kind == STEP_THIEF:
        return REASONS["thief"]
    if kind == STEP_CAST_DONE:
        return REASONS["cast"].format(spell=spell_name(carried(SPELL_CAST)))
    if kind == STEP_GROW:
        element = element_name(carried(GU_GROWN)).capitalize()
        return REASONS["grow"].format(element=element, land=land_name(carried(ON_LAND)))
    if kind == STEP_SLIDE:
        return REASONS["slide"].format(land=land_name(carried(GOAL)))
    return ""


def _turn_reason(table: Table, kinds: list[int]) -> list[str]:
    """Nothing lies between the question and the turn: its main action, or the end of the turn."""
    if table.phase != NIGHT or kinds[-1] not in BROUGHT:
        return []
    if TURN_MENU in kinds:
        main = MAINS[int(table.turn[T_MAIN])]
        is_own = table.frames[kinds.index(TURN_MENU) * FRAME + SEAT] == table.seat
        return [REASONS[main]] if main and is_own else []
    return [REASONS["lucky"]] if kinds[-1] == RES_PICK else []
