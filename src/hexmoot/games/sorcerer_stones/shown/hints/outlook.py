"""For the asked seat: what its question is about, and what each answer would come to."""

from __future__ import annotations

from typing import Any, Final

from hexmoot.engine.sharing import shared
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import PLACE_TAOIST
from hexmoot.games.sorcerer_stones.rules.kinds import (
    FLY_CARD,
    QUAKE_CARD,
    SHIFT_CARD,
    SPIN_CARD,
)
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.shown.hints.preview import (
    gain_after,
    gain_of,
    gain_view,
    table_after,
)
from hexmoot.games.sorcerer_stones.shown.hints.walks import routes
from hexmoot.games.sorcerer_stones.words.text import NOTES

Data = dict[str, Any]
CARD_OF: Final = {
    kinds.SPIN: SPIN_CARD,
    kinds.FLY: FLY_CARD,
    kinds.QUAKE_ZONE: QUAKE_CARD,
    kinds.QUAKE_TARGET: QUAKE_CARD,
}


def outlook(table: Table, viewer: int | None, is_whole: bool = True) -> Data:
    """What is under way, for all; what each answer of step 1 would give, for who is asked.

    Which stones that would be is drawn while an answer is pointed at: left out unless it is whole.
    """
    if table.over:
        return {"under_way": None, "after": {}, "hints": None}
    asked = viewer is not None and viewer == table.seat
    return {
        "under_way": under_way(table),
        "after": after_view(table, is_whole) if asked else {},
        "hints": {"routes": routes(table), "note": note(table)} if asked else None,
    }


def note(table: Table) -> str:
    """SS-71, SS-79, SS-174: what to know about the stones to choose from."""
    if table.asked() != kinds.WHICH_STONES:
        return ""
    return NOTES["optional" if table.terms.is_taking_optional else "all"]


@shared
def under_way(table: Table) -> Data:
    """The card being carried out and the thing already chosen for it."""
    kind, argument = int(table.asked()), int(table.argument(kinds.SUBJECT))
    card = card_under_way(table, kind, argument)
    content = table.tables.content.magic
    return {
        "card": None if card is None else f"magic:{content[card].id}",
        "thing": thing_under_way(table, kind, argument),
        "symbol": argument if kind == kinds.PAY_SYMBOL else None,
    }


def card_under_way(table: Table, kind: int, argument: int) -> int | None:
    """The magic card whose effect is being chosen, if any."""
    if kind == kinds.SHIFT_STONE:
        return SHIFT_CARD + argument
    if kind == kinds.SHIFT_PARTNER:
        return SHIFT_CARD + int(table.slots[argument])
    return CARD_OF.get(kind)


def thing_under_way(table: Table, kind: int, argument: int) -> str | None:
    """The zone, stone or artifact the present question goes on with."""
    if kind == kinds.QUAKE_TARGET:
        return f"zone:{argument}"
    if kind == kinds.SHIFT_PARTNER:
        return f"slot:{argument}"
    if kind in (kinds.PAY_SYMBOL, kinds.RETURN_ORDER):
        return f"offer:{int(table.crafting)}"
    return None


def after_view(table: Table, is_whole: bool) -> Data:
    """SS-74: by action, what activating would give after each answer that settles the board."""
    if table.asked() == kinds.PLACE_TAOIST:
        return {str(action): placed_view(table, action, is_whole) for action in table.legal()}
    found = {}
    for action in table.legal():
        gain = gain_after(table, action)
        # Only the lines of a whole view run over the board as it would lie then.
        lies = table_after(table, action) if is_whole else table
        if lies is not None and gain is not None:
            found[str(action)] = gain_view(lies, gain, is_whole)
    return found


def placed_view(table: Table, action: int, is_whole: bool) -> Data:
    """SS-12: what a zone would give the Taoist that begins on it."""
    gain = gain_of(table, int(table.seat), action - PLACE_TAOIST)
    return gain_view(table, gain, is_whole)
