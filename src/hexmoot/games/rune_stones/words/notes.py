"""The line under an answer: what it costs, what it leaves, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.games.rune_stones.content.tables import ability_of, content_of
from hexmoot.games.rune_stones.rules.actions import ACTIONS, CARD, FREE_SLOT, SLOT
from hexmoot.games.rune_stones.rules.frames import DUE
from hexmoot.games.rune_stones.rules.kinds import (
    COPY_OWN,
    COPY_RESPONSE,
    EXCHANGE_ROW,
    FORGE_PICK,
    KEEP_CARDS,
    OR_SECOND,
    ORE,
    PAY_GEM,
    RAISE_PICK,
    RESOURCES,
    STONE_DISCARD,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP_GEM,
    TAKE_CARD,
    UTIL_CARD,
    UTIL_NEXT,
    WHITE,
    WILD_COLOUR,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import fits_of
from hexmoot.games.rune_stones.rules.utilize import lost_of
from hexmoot.games.rune_stones.shown.cards import colours_in
from hexmoot.games.rune_stones.shown.hints.main_actions import main_action_hints
from hexmoot.games.rune_stones.words.names import card_text, loss_text, resource_text
from hexmoot.games.rune_stones.words.text import STONE_TEXTS, ability_text

Teller = Callable[[Table, int], str]
DONE_NOTES: Final[dict[int, str]] = {
    UTIL_CARD: "the higher of two numbers is lost",
    UTIL_NEXT: "what is not used is gone",
    OR_SECOND: "its effect is gone",
    SWAP_GEM: "you get nothing for it",
    TAKE_CARD: "you get nothing for it",
    RAISE_PICK: "you get nothing for it",
    COPY_OWN: "you keep the Copy effect",
    KEEP_CARDS: "you keep the toadstool",
    FORGE_PICK: "the smithies are filled again",
    COPY_RESPONSE: "you keep the Copy effect",
    EXCHANGE_ROW: "they may grow and be worth more",
    STONE_DISCARD: "you take no other",
}
MAGIC_LIMIT: Final = "All cards must share one colour of magic; rainbow fits each"


def note(table: Table, action: int) -> str:
    """What a legal answer costs, leaves and brings, where its label does not say so."""
    word, index = ACTIONS.family(action)
    return NOTES[word](table, index) if word in NOTES else ""


def _held(table: Table, kind: int) -> int:
    return int(table.owned[table.seat * RESOURCES + kind])


def _main(word: str) -> Teller:
    """RS-28: what the seat has for a main action."""

    def told(table: Table, index: int) -> str:
        lines = main_action_hints(table)
        return "" if lines is None else lines[word]

    return told


def _done(table: Table, index: int) -> str:
    """RS-44: magic that is not spent is lost; other refusals say what they leave."""
    kind = int(table.asked())
    if kind == SUMMON_CARD:
        return f"with {int(table.pool)} magic"
    if kind == SUMMON_BUY:
        return f"{int(table.pool)} magic is lost" if table.pool else "all magic is spent"
    return DONE_NOTES.get(kind, "")


def _yes(table: Table, index: int) -> str:
    """RS-151, RS-153: a toadstool is used up."""
    if table.asked() == COPY_RESPONSE:
        return "one Copy effect: you get the same"
    return "the toadstool is used up, every card stays yours"


def _card(table: Table, card: int) -> str:
    """RS-35, RS-51: the magic of a card and its colour, or its ability."""
    if table.asked() == SUMMON_CARD:
        return f"{int(table.tables.card_magic[card])} {magic_colour(table, card)} magic"
    return ability_text(ability_of(table, int(table.tables.ability_of(table.seat, card))))


def magic_colour(table: Table, card: int) -> str:
    """RS-35: the one colour of a card's magic, or rainbow."""
    colours = colours_in(int(fits_of(table, card)))
    return colours[0] if len(colours) == 1 else "rainbow"


def _slot(table: Table, slot: int) -> str:
    """RS-39: the price, and the magic it leaves; a card taken for nothing shows what it does."""
    if table.asked() == SUMMON_BUY:
        price = int(table.terms.display_costs[slot])
        return f"{price} magic, leaves {int(table.pool) - price}"
    return _shown_ability(table, slot)


def _shown_ability(table: Table, slot: int) -> str:
    card = int(table.display[slot])
    return ability_text(ability_of(table, int(table.tables.ability_of(table.seat, card))))


def _colour(table: Table, colour: int) -> str:
    """RS-77: a gem that is paid, and what stays of its colour."""
    kind = int(table.asked())
    if kind == PAY_GEM:
        return f"you have {_held(table, colour)}"
    if kind == SUMMON_CARD:
        return f"1 magic, leaves {_left(table, WHITE)}"
    return f"you have {_held(table, colour)}" if kind == WILD_COLOUR else ""


def _left(table: Table, kind: int) -> str:
    return resource_text(kind, _held(table, kind) - 1)


def _stone(table: Table, stone: int) -> str:
    """RS-106: what a rune stone does."""
    return STONE_TEXTS[stone]


NOTES: Final[dict[str, Teller]] = {
    "done": _done,
    "yes": _yes,
    "summon": _main("summon"),
    "utilize": _main("utilize"),
    "forge": _main("forge"),
    "pass": lambda table, index: "nothing else can be done",
    "card": _card,
    "slot": _slot,
    "colour": _colour,
    "stone": _stone,
    "borrow": _stone,
    "wilds": lambda table, index: "the toadstool is used up",
    "gem-for-ore": lambda table, colour: f"leaves {_left(table, colour)}",
    "ore-for-gem": lambda table, colour: f"leaves {_left(table, ORE)}",
    "set-wild": lambda table, colour: "from the supply, for nothing",
}


# ---- sets


def picks_total(table: Table, pieces: tuple[int, ...]) -> str:
    """RS-34, RS-39, RS-55: what a whole choice comes to."""
    kind = int(table.asked())
    if kind == SUMMON_CARD:
        return f"{_magic_of(table, pieces)} magic so far"
    if kind == SUMMON_BUY:
        return _spent(table, pieces)
    return _loss(table, pieces) if kind == UTIL_CARD else ""


def _magic_of(table: Table, pieces: tuple[int, ...]) -> int:
    """RS-34, RS-45: the magic of cards, and a point for each gem."""
    families = [ACTIONS.family(piece) for piece in pieces]
    magic = table.tables.card_magic
    return int(table.pool) + sum(
        int(magic[index]) if word == "card" else 1 for word, index in families
    )


def _spent(table: Table, pieces: tuple[int, ...]) -> str:
    """RS-39, RS-155: prices add up; a creature taken with a toadstool costs nothing."""
    costs = table.terms.display_costs
    bought = [piece - SLOT for piece in pieces if SLOT <= piece < FREE_SLOT]
    pool = int(table.pool)
    spent = sum(int(costs[slot]) for slot in bought)
    return f"{spent} of {pool} magic spent, {pool - spent} left"


def _loss(table: Table, pieces: tuple[int, ...]) -> str:
    """RS-55 to RS-57: which of the cards goes."""
    played = [int(table.played[place]) for place in range(table.played_count)]
    cards = sorted([*played, *(piece - CARD for piece in pieces)])
    lost = cards[int(lost_of(table, len(cards)))]
    return f"{card_text(content_of(table), lost)} is lost and {loss_text(lost)}"


def picks_limit(table: Table) -> str:
    """RS-35, RS-38, RS-77: why some pieces do not go with others."""
    kind = int(table.asked())
    if kind == SUMMON_CARD:
        return MAGIC_LIMIT
    if kind == SUMMON_BUY:
        return f"Together they may cost {int(table.pool)} magic"
    return f"The price is {int(table.argument(DUE))} gems" if kind == PAY_GEM else ""
