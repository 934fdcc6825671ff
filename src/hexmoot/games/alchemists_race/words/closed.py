"""What a thing says that no answer points at: what is missing, or when its time is."""

from __future__ import annotations

from collections.abc import Iterator

from hexmoot.engine.wording import Closed
from hexmoot.games.alchemists_race.rules.actions import POTION_WORDS
from hexmoot.games.alchemists_race.rules.kinds import (
    END_MOVE,
    KINDS,
    LOSE_POTIONS,
    LOSE_RESOURCES,
    MARKET_TURN,
    PATH,
    PRE_ROLL,
)
from hexmoot.games.alchemists_race.rules.market import can_craft, may_begin_market_turn
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.shown.hints import lack_of
from hexmoot.games.alchemists_race.words.names import potion_name
from hexmoot.games.alchemists_race.words.text import CLOSED, count


def closed(table: Table) -> list[Closed]:
    """AR-20, AR-47, AR-60: shelf, own potions, spaces and die, each with its reason."""
    if table.asked() in (LOSE_RESOURCES, LOSE_POTIONS):
        return []
    return [*_shelf(table), *_cards(table), *_spaces(table), *_die(table)]


def _shelf(table: Table) -> Iterator[Closed]:
    """AR-60 to AR-63: why a potion cannot be crafted now."""
    for potion, word in enumerate(POTION_WORDS):
        yield Closed(f"potion:{word}", _shelf_words(table, potion))


def _shelf_words(table: Table, potion: int) -> str:
    name = potion_name(potion)
    if not can_craft(table, potion):
        return CLOSED["lacks"].format(potion=name, lack=lack_of(table, potion))
    is_market = table.asked() == MARKET_TURN or may_begin_market_turn(table)
    return CLOSED["not_now" if is_market else "market"].format(potion=name)


def _cards(table: Table) -> Iterator[Closed]:
    """AR-24, AR-87, AR-113: when the potions one holds can be played."""
    for potion, word in enumerate(POTION_WORDS):
        if table.potions[table.seat * KINDS + potion] > 0:
            yield Closed(f"card:{table.seat}:{word}", CLOSED[word])


def _spaces(table: Table) -> Iterator[Closed]:
    """AR-31: a space is reached with the die alone."""
    kind = int(table.asked())
    if kind == PATH:
        words = CLOSED["too_far"].format(steps=count(int(table.steps_left), "step"))
    elif kind == PRE_ROLL:
        words = CLOSED["roll_first"]
    else:
        return
    yield Closed("space:", words)


def _die(table: Table) -> Iterator[Closed]:
    """AR-26, AR-84: why there is no roll."""
    if table.asked() == MARKET_TURN:
        yield Closed("die", CLOSED["no_roll"])
    elif table.asked() == END_MOVE:
        yield Closed("die", CLOSED["rolled"])
    else:
        yield Closed("die", CLOSED["die_later"])
