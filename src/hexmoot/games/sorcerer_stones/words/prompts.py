"""The questions in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hexmoot.engine.native.stack import SEAT
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.kinds import COLOURS, TOKENS
from hexmoot.games.sorcerer_stones.rules.payment import due_colour
from hexmoot.games.sorcerer_stones.rules.spirit import claimable
from hexmoot.games.sorcerer_stones.rules.state import Table
from hexmoot.games.sorcerer_stones.words import names

WAITING: Final = "{seat} is playing."
PROMPTS: Final[dict[str, str]] = {
    "choose_colour": "Which colour do you play?",
    "place_taoist": "On which zone shall your Taoist begin?",
    "first_card": "Play a magic card.",
    "spin": "Which zone turns, and which way?",
    "fly": "To which zone does your Taoist fly?",
    "quake_zone": "Which zone quakes?",
    "quake_target": "Where does {zone} go, or with which zone does it change places?",
    "shift_stone": "Which {colour} stone shall move?",
    "shift_partner": "With which stone does the {colour} one at {slot} change places?",
    "second_card": "Play a second card, or activate {zone} now?",
    "which_stones": "Which stones do you take from {zone}?",
    "spirit_step": "Where does your Spirit step? Steps left: {budget}.",
    "pay_step": "How do you pay for the step onto {colour}?",
    "claim_rune": "Claim the {element} rune worth {value}?",
    "free_step": "A free step onto any colour? {steps} left.",
    "craft": "Craft an artifact?",
    "pay_symbol": "{card}: how do you pay the {colour} symbol?",
    "return_order": "Which stone goes to the tail of the line next?",
    "craft_bonus": "Maker's Grace: a free step, a flight, or neither?",
    "give_back": "You keep {limit} stones: which one goes back?",
    "place_stone": "Which stone do you place next? {card} needs {needs}.",
}
NO_STEPS: Final = "none, but a stone may be spent"

Words = dict[str, object]


def prompt(table: Table, viewer: int | None) -> str:
    """The question for the asked seat; the others learn whom they wait for."""
    seat = int(table.argument(SEAT))
    if viewer != seat:
        return WAITING.format(seat=names.seat_name(table, seat))
    kind = int(table.asked())
    fill = BY_KIND.get(kind)
    words = {} if fill is None else fill(table, int(table.argument(kinds.SUBJECT)))
    return PROMPTS[kinds.DECISIONS[kind]].format(**words)


def picks_left(table: Table) -> int:
    """No question of this game asks for a set, piece by piece."""
    return 0


# ---- what fills the template of a question; `argument` is what it is about


def _own_zone(table: Table, argument: int) -> Words:
    return {"zone": names.zone_name(int(table.taoist[table.active]))}


def _zone(table: Table, argument: int) -> Words:
    return {"zone": names.zone_name(argument)}


def _colour(table: Table, argument: int) -> Words:
    return {"colour": names.colour_name(table, argument)}


def _shifted(table: Table, argument: int) -> Words:
    colour = names.colour_name(table, int(table.slots[argument]))
    return {"colour": colour, "slot": names.slot_name(argument)}


def _budget(table: Table, argument: int) -> Words:
    counts = [int(table.budget[colour]) for colour in range(COLOURS)]
    left = names.stones_words(table, counts) if any(counts) else NO_STEPS
    return {"budget": left}


def rune_words(table: Table, argument: int = 0) -> Words:
    """The rune that may be claimed: its element and the value on top of its stack."""
    kind = int(claimable(table, table.active))
    token = int(table.top_rune(kind))
    value = int(table.tables.rune_value[kind * TOKENS + token])
    return {"element": names.element(table, kind), "value": value}


def _free_steps(table: Table, argument: int) -> Words:
    return {"steps": names.counted(names.STEPS, int(table.free_steps))}


def _symbol(table: Table, argument: int) -> Words:
    card = int(table.offer[table.crafting])
    colour = names.colour_name(table, int(due_colour(table)))
    return {"card": names.artifact_name(table, card), "colour": colour}


def _limit(table: Table, argument: int) -> Words:
    return {"limit": int(table.tables.reservoir_limit)}


def _open_symbols(table: Table, argument: int) -> Words:
    """What the leftmost card still needs."""
    card = int(table.offer[0])
    needs = [
        int(table.tables.cost[card * COLOURS + colour] - table.placed[colour])
        for colour in range(COLOURS)
    ]
    return {
        "card": names.artifact_name(table, card),
        "needs": names.stones_words(table, needs),
    }


BY_KIND: Final[Mapping[int, Callable[[Table, int], Words]]] = {
    kinds.SECOND_CARD: _own_zone,
    kinds.WHICH_STONES: _own_zone,
    kinds.QUAKE_TARGET: _zone,
    kinds.SHIFT_STONE: _colour,
    kinds.PAY_STEP: _colour,
    kinds.SHIFT_PARTNER: _shifted,
    kinds.SPIRIT_STEP: _budget,
    kinds.CLAIM_RUNE: rune_words,
    kinds.FREE_STEP: _free_steps,
    kinds.PAY_SYMBOL: _symbol,
    kinds.GIVE_BACK: _limit,
    kinds.PLACE_STONE: _open_symbols,
}
