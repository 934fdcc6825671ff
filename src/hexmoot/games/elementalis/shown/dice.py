"""The dice of a roll: what lies there, what counts, and what it would bring."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import shared
from hexmoot.games.elementalis.content.read import FACES, standard
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.actions import SLOT_WORDS
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.shown.hints.odds import faces_of, scored_now
from hexmoot.games.elementalis.words.names import DIE_NAMES, faces_text


def is_shown(table: Table, slot: int) -> bool:
    """Dice that were rolled this turn, destroyed ones too, and the duplicates in play."""
    if table.face[slot] == k.NO_FACE:
        return False
    return slot < k.ELEMENT_DICE or slot == k.SUN_SLOT or bool((table.in_play >> slot) & 1)


@shared
def die(table: Table, slot: int) -> dict[str, Any]:
    """A die with its face and marks."""
    is_copy = k.ELEMENT_DICE <= slot < k.SUN_SLOT
    source = int(table.source[slot]) if is_copy else min(slot, k.ELEMENT_DICE)
    is_element = slot < k.SUN_SLOT
    return {
        "id": f"die:{SLOT_WORDS[slot]}",
        "name": DIE_NAMES[slot],
        "colour": standard().dice[source].colour,
        "face": FACES[table.face[slot]],
        "faces": [FACES[face] for face in faces_of(table, slot)],
        "text": faces_text(faces_of(table, slot)),
        "copy_of": f"die:{SLOT_WORDS[source]}" if is_copy else None,
        "held": is_element and bool((table.held >> slot) & 1),
        "scorched": is_element and bool((table.scorched >> slot) & 1),
        "destroyed": is_element and not (table.in_play >> slot) & 1,
        "taken": bool((table.taken >> slot) & 1),
    }


@shared
def counted(table: Table) -> dict[str, int]:
    """The symbols of the roll that count."""
    if table.face[k.SUN_SLOT] == k.NO_FACE:
        return {}
    counts = symbols(table)
    return {FACES[symbol]: int(number_of(counts, symbol)) for symbol in range(k.DICE_SYMBOLS)}


def is_lost(table: Table) -> bool:
    """EL-146: does a Chance Roll lie there with a Sun, so that nothing of it is scored?"""
    return bool(table.roll_kind == k.CHANCE and table.face[k.SUN_SLOT] == k.SUN)


@shared
def worth(table: Table) -> int | None:
    """What the roll would bring the active player as it lies, while a window is open."""
    if table.pass_number == 0 or table.roll_kind == k.COSMIC:
        return None
    return scored_now(table)
