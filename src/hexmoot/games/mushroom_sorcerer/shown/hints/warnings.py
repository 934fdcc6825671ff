"""What an answer closes for good: the influence path above all."""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.actions import (
    DECK,
    ELEMENT,
    GROW,
    POTION_USE,
    SPELL,
    SUMMON,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    DECISIONS,
    MAIN_NONE,
    MOON,
    T_GROW_LEFT,
    T_MAIN,
    T_STUDY_LEFT,
)
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind


def warning(forest: ForestTable, action: int) -> str:
    """What an answer closes for good: the influence path above all."""
    if leaves_influence(forest, action):
        influence = text.goods("influence", int(forest.influence[forest.seat]))
        return text.WARNINGS["moon_path"].format(influence=influence)
    if action == 0:
        return _end_warning(forest)
    return ""


def leaves_influence(forest: ForestTable, action: int) -> bool:
    """MS-68: does this answer, with all that follows by itself, lead to the moon path?"""
    seat = forest.seat
    is_candidate = GROW <= action < SUMMON or SPELL <= action <= POTION_USE
    is_candidate = is_candidate or action == ELEMENT + MOON
    if forest.is_on_moon(seat) or not is_candidate:
        return False
    if DECISIONS[asked_kind(forest)] == "revive":
        return False
    twin: Any = forest.copy()
    twin.reseed(0)
    twin.play(action)
    return bool(twin.is_on_moon(seat))


def _end_warning(forest: ForestTable) -> str:
    """MS-31, MS-34: what ending the turn now gives up."""
    if forest.turn[T_MAIN] == MAIN_NONE:
        return text.WARNINGS["no_main"]
    legal = forest.legal()
    if forest.turn[T_STUDY_LEFT] > 0 and any(DECK <= action < GROW for action in legal):
        return text.WARNINGS["scroll_left"]
    if forest.turn[T_GROW_LEFT] > 0 and any(GROW <= action < SUMMON for action in legal):
        return text.WARNINGS["gu_left"]
    return ""
