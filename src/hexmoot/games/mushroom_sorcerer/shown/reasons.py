"""Why a question is asked: the spell, growth, slide, war or hour of the day it belongs to."""

from __future__ import annotations

from hexmoot.engine.native.state import FRAME, KIND, SEAT, A, B
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    ALLOC,
    DEFENDER,
    NIGHT,
    NONE,
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
    T_MAIN,
    TURN_MENU,
    W_ACTIVE,
    W_LAND,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import (
    element_name,
    land_name,
    potion_name,
    spell_name,
)

MAINS = ("", "main_study", "main_grow", "main_summon", "main_war")
# What the main action of a turn may bring about; all other questions are steps of their own.
BROUGHT = (PLACE, SCROLL, RES_PICK)


def reasons(forest: ForestTable) -> list[str]:
    """What the present question hangs from, outermost first; empty for the turn itself."""
    kinds = [int(forest.frames[frame * FRAME + KIND]) for frame in range(forest.depth)]
    if kinds[-1] in (TURN_MENU, ALLOC):
        return []
    found = [words for frame in range(forest.depth - 1) if (words := _reason(forest, frame))]
    if forest.war[W_ACTIVE] != 0:
        land = land_name(int(forest.war[W_LAND + DEFENDER]))
        found.insert(0, text.REASONS["war"].format(land=land))
    return found or _turn_reason(forest, kinds)


def _reason(forest: ForestTable, frame: int) -> str:
    """What a frame below the question says about it; empty if nothing."""
    kind, first, second = (int(forest.frames[frame * FRAME + field]) for field in (KIND, A, B))
    if kind in (STEP_TWILIGHT_END, STEP_NIGHT_END):
        potion = int(forest.potion[forest.seat])
        return "" if potion == NONE else text.REASONS["drunk"].format(potion=potion_name(potion))
    if kind == STEP_DAYBREAK:
        return text.REASONS["daybreak"]
    if kind == STEP_THIEF:
        return text.REASONS["thief"]
    if kind == STEP_CAST_DONE:
        return text.REASONS["cast"].format(spell=spell_name(first))
    if kind == STEP_GROW:
        element = element_name(second).capitalize()
        return text.REASONS["grow"].format(element=element, land=land_name(first))
    if kind == STEP_SLIDE:
        return text.REASONS["slide"].format(land=land_name(second))
    return ""


def _turn_reason(forest: ForestTable, kinds: list[int]) -> list[str]:
    """Nothing lies between the question and the turn: its main action, or the end of the turn."""
    if forest.phase != NIGHT or kinds[-1] not in BROUGHT:
        return []
    if TURN_MENU in kinds:
        main = MAINS[int(forest.turn[T_MAIN])]
        is_own = forest.frames[kinds.index(TURN_MENU) * FRAME + SEAT] == forest.seat
        return [text.REASONS[main]] if main and is_own else []
    return [text.REASONS["lucky"]] if kinds[-1] == RES_PICK else []
