"""Whole sets of servants that may fall, instead of one servant after the other."""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.actions import RESOURCE
from hexmoot.games.mushroom_sorcerer.rules.battle import answer_victim, list_victims
from hexmoot.games.mushroom_sorcerer.rules.frames import SIDE
from hexmoot.games.mushroom_sorcerer.rules.keys import RESOURCE_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import VICTIM
from hexmoot.games.mushroom_sorcerer.rules.memory import W_LAND
from hexmoot.games.mushroom_sorcerer.rules.pieces import SERVANT_KINDS
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind

Lost = tuple[int, ...]  # how many of each kind
Answers = tuple[int, ...]


def casualties(table: Table) -> list[dict[str, Any]]:
    """MS-98, MS-99: each set that can take the damage, smallest first, with its answers."""
    if asked_kind(table) != VICTIM:
        return []
    land = int(table.war[W_LAND + table.argument(SIDE)])
    found: dict[Lost, Answers] = {}
    for answers, twin in _endings(table.copy(), ()):
        lost = tuple(
            int(table.servants[place] - twin.servants[place])
            for place in range(SERVANT_KINDS * land, SERVANT_KINDS * (land + 1))
        )
        found[lost] = min(found.get(lost, answers), answers, key=len)
    return [_shown(lost, found[lost]) for lost in sorted(found, key=sum)]


def _endings(table: Any, answers: Answers) -> list[tuple[Answers, Table]]:
    """Every way to the end of this damage; a kind that is left alone falls without a question."""
    offered = [int(table.choices[place]) for place in range(int(list_victims(table)))]
    found: list[tuple[Answers, Table]] = []
    for action in offered:
        twin = table.copy()
        answer_victim(twin, action)
        given = (*answers, action) if len(offered) > 1 else answers
        found += [(given, twin)] if twin.depth < table.depth else _endings(twin, given)
    return found


def _shown(lost: Lost, answers: Answers) -> dict[str, Any]:
    """One set: who falls, the answers that bring it about, the thing to click if it is one."""
    return {
        "lost": dict(zip(RESOURCE_KEYS, lost, strict=False)),
        "answers": list(answers),
        "target": f"resource:{RESOURCE_KEYS[answers[0] - RESOURCE]}" if len(answers) == 1 else "",
    }
