"""What a thing answers that is not lit: the main action that leads to it, or what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hexmoot.engine.wording import Closed
from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.actions import (
    FORGE,
    GEM_FOR_ORE,
    SET_WILD,
    SLOT,
    SUMMON,
    UTILIZE,
)
from hexmoot.games.rune_stones.rules.card_sets import zone_cards
from hexmoot.games.rune_stones.rules.frames import LAST_BOUGHT
from hexmoot.games.rune_stones.rules.kinds import (
    FOR_FREE_TOKEN,
    FORGE_PICK,
    HAND,
    NONE,
    SLOTS,
    STONE_EXCHANGE,
    STONE_PICK,
    SUMMON_BUY,
    SUMMON_CARD,
    TURN_ACTION,
    UTIL_CARD,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import most_magic
from hexmoot.games.rune_stones.shown.board import why_not
from hexmoot.games.rune_stones.shown.hints.main_actions import main_action_hints
from hexmoot.games.rune_stones.words.notes import MAGIC_LIMIT

# Gems for ore, then ore for gems.
EXCHANGES: Final = tuple(range(GEM_FOR_ORE, SET_WILD))
STONES_LATER: Final = "Trade in a row of artifacts at the end of your turn to take a rune stone."


def closed(table: Table) -> list[Closed]:
    """RS-28: every thing without an answer that has something to say about the question."""
    kind = int(table.asked())
    return list(CLOSED[kind](table)) if kind in CLOSED else []


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}." if words else ""


def _leading(table: Table, target: str, actions: tuple[int, ...], why: str) -> Closed:
    """A thing that leads to those of these actions that are open, or says why none is."""
    legal = table.legal()
    ways = tuple(action for action in actions if action in legal)
    return Closed(target, "" if ways else why, ways)


def _hand(table: Table) -> Iterator[str]:
    cards = content_of(table).cards
    for card in zone_cards(table.zones, HAND + table.seat):
        yield f"card:{cards[card].number}"


def _on_offer(table: Table) -> Iterator[int]:
    return (slot for slot in range(SLOTS) if table.display[slot] != NONE)


# ---- by question


def _turn(table: Table) -> Iterator[Closed]:
    """RS-28, RS-33, RS-52, RS-73: a creature leads to Summon, a smithy to Forge, a card to both."""
    lines = main_action_hints(table)
    assert lines is not None
    yield from _main_buttons(lines)
    for slot in _on_offer(table):
        ways = (SUMMON,) if _is_within_reach(table, slot) else ()
        yield _leading(table, f"d{slot + 1}", ways, _price_words(table, slot))
    for target in _hand(table):
        yield _leading(table, target, (SUMMON, UTILIZE), _sentence(lines["utilize"]))
    yield from _smithies(table, (FORGE,))
    for stone, part in enumerate(content_of(table).stones):
        uses = EXCHANGES if stone == STONE_EXCHANGE else ()
        yield _leading(table, part.id, uses, _stone_words(table, stone))


def _stone_words(table: Table, stone: int) -> str:
    """RS-94, RS-126: how a stone is come by, or that its power is there."""
    if not table.has_power(table.seat, stone):
        return STONES_LATER
    is_used = stone == STONE_EXCHANGE and table.exchange_used
    return "You have used it this turn." if is_used else "Its power is yours."


def _main_buttons(lines: dict[str, str]) -> Iterator[Closed]:
    for word, line in lines.items():
        yield Closed(f"main:{word}", _sentence(line))


def _is_within_reach(table: Table, slot: int) -> bool:
    """RS-33, RS-155: can the hand's magic, or a For free token, bring this creature?"""
    if table.holds(table.seat, FOR_FREE_TOKEN):
        return True
    return bool(table.terms.display_costs[slot] <= most_magic(table, table.seat))


def _price_words(table: Table, slot: int) -> str:
    """RS-33: the price of a creature, and how far the hand's magic goes."""
    price = int(table.terms.display_costs[slot])
    return f"It costs {price} magic; your cards make {int(most_magic(table, table.seat))} at most."


def _smithies(table: Table, actions: tuple[int, ...] = ()) -> Iterator[Closed]:
    for smithy, part in enumerate(content_of(table).smithies):
        why = _sentence(why_not(table, smithy, int(table.seat)))
        if why:
            yield Closed(part.id, why)
        elif actions:
            yield _leading(table, part.id, actions, "No slot is free.")


def _magic_cards(table: Table) -> Iterator[Closed]:
    """RS-34, RS-35: first the magic, then the creatures."""
    for target in _hand(table):
        yield Closed(target, f"{MAGIC_LIMIT}.")
    for slot in _on_offer(table):
        price = int(table.terms.display_costs[slot])
        yield Closed(f"d{slot + 1}", f"It costs {price} magic. First play cards for their magic.")


def _purchases(table: Table) -> Iterator[Closed]:
    """RS-38, RS-39: what a creature costs, and the magic there is."""
    last = int(table.argument(LAST_BOUGHT))
    for slot in _on_offer(table):
        price, pool = int(table.terms.display_costs[slot]), int(table.pool)
        if price > pool:
            yield Closed(f"d{slot + 1}", f"It costs {price} magic, and you have {pool}.")
        elif slot <= last and SLOT + slot not in table.legal():
            yield Closed(f"d{slot + 1}", "Creatures are bought from left to right.")


def _ability_cards(table: Table) -> Iterator[Closed]:
    """RS-52: only hand cards are played for their abilities."""
    for slot in _on_offer(table):
        yield Closed(f"d{slot + 1}", "Creatures on offer must be summoned first.")


def _stones(table: Table) -> Iterator[Closed]:
    """RS-94: stones that are gone, or held already."""
    for stone, part in enumerate(content_of(table).stones):
        gone = table.stones_left[stone] == 0
        yield Closed(part.id, "None is left." if gone else "You have this stone already.")


CLOSED: Final[dict[int, Callable[[Table], Iterator[Closed]]]] = {
    TURN_ACTION: _turn,
    SUMMON_CARD: _magic_cards,
    SUMMON_BUY: _purchases,
    UTIL_CARD: _ability_cards,
    FORGE_PICK: _smithies,
    STONE_PICK: _stones,
}
