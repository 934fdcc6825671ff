"""What a seat has for each main action, or why it cannot be chosen."""

from __future__ import annotations

from hexmoot.games.rune_stones.rules.actions import ACTIONS, FORGE, SUMMON, UTILIZE
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.display import UNAFFORDABLE, cheapest_price
from hexmoot.games.rune_stones.rules.forge import list_smithies
from hexmoot.games.rune_stones.rules.kinds import HAND, PAYMENTS, TURN_ACTION, WILD_SMITHY
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import most_magic
from hexmoot.games.rune_stones.shown.hints.answers import twin_of


def main_action_hints(table: Table) -> dict[str, str] | None:
    """RS-28, RS-29: a line for each of the three, at the beginning of a turn."""
    if table.asked() != TURN_ACTION:
        return None
    legal = table.legal()
    return {
        "summon": _summon_line(table, SUMMON in legal),
        "utilize": _utilize_line(table, UTILIZE in legal),
        "forge": _forge_line(table, FORGE in legal),
    }


def _summon_line(table: Table, is_open: bool) -> str:
    """RS-33: how far the hand's magic goes."""
    if is_open:
        return f"with up to {int(most_magic(table, table.seat))} magic"
    if cheapest_price(table) == UNAFFORDABLE:
        return "no creature is on offer"
    return "your cards do not reach the cheapest price"


def _utilize_line(table: Table, is_open: bool) -> str:
    """RS-52: two cards are needed."""
    if not is_open:
        return "needs two cards in hand"
    return f"two of {int(size(table.zones, HAND + table.seat))} cards, lose one"


def _forge_line(table: Table, is_open: bool) -> str:
    """RS-73 to RS-82: at how many smithies an artifact can be had."""
    if not is_open:
        return "no smithy can be paid, or no slot is free"
    count = len(_open_smithies(table))
    return "one smithy within reach" if count == 1 else f"{count} smithies within reach"


def _open_smithies(table: Table) -> set[int]:
    """The smithies with a possible payment; listed on a copy, which keeps its own choices."""
    twin = twin_of(table)
    count = int(list_smithies(twin, table.seat, 0))
    found = set()
    for action in twin.choices[:count]:
        word, index = ACTIONS.family(int(action))
        found.add(index // PAYMENTS if word == "smith" else WILD_SMITHY)
    return found
