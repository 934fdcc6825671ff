"""What an answer closes for good: the influence path above all."""

from __future__ import annotations

from typing import Any, Final

from hexmoot.games.mushroom_sorcerer.rules.actions import ACTIONS, ELEMENT, END
from hexmoot.games.mushroom_sorcerer.rules.kinds import PAY, PLACE, REVIVE
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    MAIN_NONE,
    T_GROW_LEFT,
    T_MAIN,
    T_STUDY_LEFT,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import MOON
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import text
from hexmoot.games.mushroom_sorcerer.words.names import amount_text
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind

# The families of answers after which a moon element may come by itself.
MAY_LEAD_TO_MOON: Final = ("grow", "spell", "power")
# MS-57: what is asked between a GU and its elements; no answer changes what it gives.
ON_THE_WAY: Final = (PAY, PLACE)


def warning(table: Table, action: int) -> str:
    """What an answer closes for good: the influence path above all."""
    if leaves_influence(table, action):
        influence = int(table.influence[table.seat])
        words = text.WARNINGS["moon_path" if influence else "moon_path_free"]
        return words.format(influence=amount_text("influence", influence))
    if action == END:
        return _end_warning(table)
    return ""


def leaves_influence(table: Table, action: int) -> bool:
    """MS-68: does this answer lead to the moon path, whatever servants then pay or are placed?"""
    seat = table.seat
    may_lead = ACTIONS.family(action)[0] in MAY_LEAD_TO_MOON or action == ELEMENT + MOON
    if table.is_on_moon(seat) or not may_lead or asked_kind(table) == REVIVE:
        return False
    twin: Any = table.copy()
    twin.reseed(0)
    twin.play(action)
    while asked_kind(twin) in ON_THE_WAY and twin.seat == seat and not twin.is_on_moon(seat):
        twin.play(twin.legal()[0])  # each answer uses up a servant, so this ends
    return bool(twin.is_on_moon(seat))


def _end_warning(table: Table) -> str:
    """MS-31, MS-34: what ending the turn now gives up."""
    if table.turn[T_MAIN] == MAIN_NONE:
        return text.WARNINGS["no_main"]
    offered = {ACTIONS.family(action)[0] for action in table.legal()}
    if table.turn[T_STUDY_LEFT] > 0 and "deck" in offered:
        return text.WARNINGS["scroll_left"]
    if table.turn[T_GROW_LEFT] > 0 and "grow" in offered:
        return text.WARNINGS["gu_left"]
    return ""
