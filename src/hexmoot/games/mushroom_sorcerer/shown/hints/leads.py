"""Where an answer leads on the tracks, and what it costs: numbers for what is drawn.

The same gains as in the words of the answers (`gains.py`).
"""

from __future__ import annotations

from typing import Any

from hexmoot.games.mushroom_sorcerer.rules.actions import ACTIONS
from hexmoot.games.mushroom_sorcerer.rules.frames import ON_LAND
from hexmoot.games.mushroom_sorcerer.rules.growing import growth_price
from hexmoot.games.mushroom_sorcerer.rules.keys import ELEMENT_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import ELEM_PICK, GU_KIND, RAZE
from hexmoot.games.mushroom_sorcerer.rules.pieces import BONUS_INFLUENCE
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import has_debris
from hexmoot.games.mushroom_sorcerer.shown.hints.gains import (
    bonuses_of,
    growth_influence,
    growth_steps,
    raze_influence,
    stock_after_price,
    stock_of,
    summon_influence,
    way_of,
)
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind

Data = dict[str, Any]


def prices(table: Table) -> Data:
    """MS-45, MS-46, MS-50: by land, the drops of a GU and the servants for debris."""
    lands = [index for word, index in map(ACTIONS.family, table.legal()) if word == "grow"]
    return {
        f"land:{land}": {
            "drops": int(growth_price(table, table.seat, land)),
            "servants": int(has_debris(table, land)),
        }
        for land in lands
    }


def leads(table: Table) -> Data:
    """By answer, the way on a track and the influence then; answers that move nothing are not."""
    found = {str(action): lead_of(table, action) for action in table.legal()}
    return {action: lead for action, lead in found.items() if any(lead.values())}


def lead_of(table: Table, action: int) -> Data:
    """Where one answer leads."""
    word, index = ACTIONS.family(action)
    steps = steps_of(table, word)
    track = None
    if steps > 0:
        start, end = way_of(table, index, steps)
        track = {"element": ELEMENT_KEYS[index], "from": start, "to": end}
    return {"track": track, "influence": influence_after(table, word, index)}


def steps_of(table: Table, word: str) -> int:
    """MS-54, MS-62: how many elements an answer brings at once."""
    if word != "element":
        return 0
    if asked_kind(table) == GU_KIND:
        return growth_steps(table, int(table.argument(ON_LAND)))
    return int(asked_kind(table) == ELEM_PICK)


def influence_after(table: Table, word: str, index: int) -> int | None:
    """MS-203: the place on the road to the goal after an answer that brings some."""
    gain = influence_gain(table, word, index)
    if gain == 0:
        return None
    return min(int(table.terms.goal), int(table.influence[table.seat]) + gain)


def influence_gain(table: Table, word: str, index: int) -> int:
    """MS-53, MS-62, MS-75, MS-105, MS-200: all the influence an answer brings at once."""
    if word == "influence":
        return 1
    if word == "summon":
        return summon_influence(table, index)
    if word == "count" and asked_kind(table) == RAZE:
        return raze_influence(table, index)
    if word == "element" and asked_kind(table) in (GU_KIND, ELEM_PICK):
        return element_influence(table, index)
    return 0


def element_influence(table: Table, element: int) -> int:
    """MS-53, MS-62: of a GU, and of the bonuses on the way of its elements."""
    if asked_kind(table) == ELEM_PICK:
        return bonuses_of(table, element, 1, stock_of(table)).count(BONUS_INFLUENCE)
    land = int(table.argument(ON_LAND))
    stock = stock_after_price(table, land)
    found = bonuses_of(table, element, growth_steps(table, land), stock)
    return growth_influence(table, element) + found.count(BONUS_INFLUENCE)
