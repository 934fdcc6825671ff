"""The question in words for the asked seat, and how many answers it takes at once."""

from __future__ import annotations

from typing import Final

from hexmoot.games.rune_stones.content.tables import content_of
from hexmoot.games.rune_stones.rules.card_sets import size
from hexmoot.games.rune_stones.rules.frames import ABILITY_ASKED, COPIED, COPIED_SMITHY, DUE
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITY_DIE,
    COPY_OWN,
    COPY_RESPONSE,
    COPY_STEP,
    EXCHANGE_ROW,
    FORGE_PICK,
    HAND,
    KEEP_CARDS,
    OR_PICK,
    OR_SECOND,
    PAY_GEM,
    PICK_GEM,
    PLACE_ROW,
    PLACE_WILD,
    RAISE_PICK,
    SLOTS,
    STONE_DISCARD,
    STONE_PICK,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP_GEM,
    TAKE_CARD,
    TURN_ACTION,
    UTIL_CARD,
    UTIL_NEXT,
    WILD_COLOUR,
    WISP_PICK,
)
from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.rules.summon import gem_magic
from hexmoot.games.rune_stones.rules.utilize import lost_index
from hexmoot.games.rune_stones.words.names import SEAT_NAMES, card_text
from hexmoot.games.rune_stones.words.text import bonus_text

PROMPTS: Final = {
    TURN_ACTION: "Your turn: summon, utilize or forge?",
    SUMMON_CARD: "Play a card for its magic, or go on to buying. Magic so far: {pool}.",
    SUMMON_BUY: "Buy creatures from the display. Magic left: {pool}.",
    UTIL_CARD: "Which card do you play for its ability?",
    UTIL_NEXT: "Which ability comes next?",
    OR_PICK: "Which side of {card} do you use?",
    OR_SECOND: "With Plus you may use the other side of {card} as well.",
    SWAP_GEM: "Return a gem for what {card} gives?",
    PICK_GEM: "Which colour of gem do you take?",
    TAKE_CARD: "Take a card from the display?",
    RAISE_PICK: "Which card do you call back from the general discard?",
    WISP_PICK: "Take one of the wisps.",
    COPY_OWN: "Use one of these cards once more with a Copy effect?",
    KEEP_CARDS: "{card} is about to be lost. Use No discard to keep it?",
    FORGE_PICK: "Which smithy, and how do you pay?",
    PLACE_ROW: "Into which row does the artifact go?",
    PLACE_WILD: "Where does the wild artifact go?",
    PAY_GEM: "Pay with which gem? Still to pay: {due}.",
    COPY_RESPONSE: "{other} gets {bonus}. Answer with a Copy effect?",
    EXCHANGE_ROW: "Trade in a row of artifacts?",
    STONE_DISCARD: "Lay one of your stones aside to take another?",
    STONE_PICK: "Which rune stone do you take?",
    WILD_COLOUR: "Gems of which colour are wild for this turn?",
}
MAGIC_OR_GEMS: Final = (
    "Play a card or hand in a wild gem for its magic, or go on to buying. Magic so far: {pool}."
)
WAITING: Final = "Waiting for {seat}."
GAME_OVER: Final = "The game is over."


def prompt(table: Table, viewer: int | None) -> str:
    """The question for the asked seat; for everybody else only whom we wait for."""
    if table.over:
        return GAME_OVER
    if viewer != table.seat:
        return WAITING.format(seat=SEAT_NAMES[table.seat])
    kind = int(table.asked())
    words = {"pool": int(table.pool), "due": int(table.argument(DUE)), "card": "", "bonus": ""}
    if kind == COPY_RESPONSE:
        words["bonus"] = _response_text(table)
    elif "{card}" in PROMPTS[kind]:
        words["card"] = _ability_name(table, kind)
    with_gems = kind == SUMMON_CARD and table.terms.gem_magic
    question = MAGIC_OR_GEMS if with_gems else PROMPTS[kind]
    return question.format(other=SEAT_NAMES[int(table.active)], **words)


def _response_text(table: Table) -> str:
    if table.argument(COPIED) == COPY_STEP:
        return "a familiar step from the forge token"
    return bonus_text(content_of(table).smithies[int(table.argument(COPIED_SMITHY))])


def _ability_name(table: Table, kind: int) -> str:
    """The card that asks: the one about to be lost, or the one whose ability is running."""
    content = content_of(table)
    if kind == KEEP_CARDS:
        return card_text(content, int(table.played[lost_index(table)]))
    ability = int(table.argument(ABILITY_ASKED))
    if ability < len(content.cards):
        return card_text(content, ability)
    return "the die" if ability >= ABILITY_DIE else "the smithy"


def picks_left(table: Table) -> int:
    """Cards to play, creatures to buy and gems to pay are picked as sets, in any order.

    The third card of a Utilize is a question of its own: two are a whole set already.
    """
    kind = 0 if table.over else int(table.asked())
    if kind == UTIL_CARD:
        return max(0, 2 - int(table.played_count))
    if kind == SUMMON_CARD:
        cards = size(table.zones, HAND + table.seat)
        return int(cards + gem_magic(table, table.seat)) + 1
    if kind == SUMMON_BUY:
        return int(table.terms.summon_limit or SLOTS) - int(table.bought).bit_count()
    return int(table.argument(DUE)) if kind == PAY_GEM else 0
