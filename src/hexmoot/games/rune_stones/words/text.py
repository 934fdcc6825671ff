"""Names, tooltips and prompts of Rune Stones. Together with `text_events.py` the only prose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexmoot.games.rune_stones.content.abilities import COLOUR_NAMES, Ability, Term
from hexmoot.games.rune_stones.content.parts import Part
from hexmoot.games.rune_stones.rules.kinds import (
    COPY_OWN,
    COPY_RESPONSE,
    EITHER,
    EXCHANGE_ROW,
    FORGE_PICK,
    KEEP_CARDS,
    OP_ANY_CARD,
    OP_ANY_GEM,
    OP_CARD,
    OP_DIE,
    OP_GEM,
    OP_HAND_CARD,
    OP_POINTS,
    OP_RAISE,
    OP_STEAL,
    OP_SWITCH,
    OP_TOADSTOOL,
    OP_WISP,
    OR_PICK,
    OR_SECOND,
    PAY_GEM,
    PICK_GEM,
    PLACE_ROW,
    PLACE_WILD,
    RAISE_PICK,
    SOURCE,
    STONE_DISCARD,
    STONE_PICK,
    SUMMON_BUY,
    SUMMON_CARD,
    SWAP,
    SWAP_GEM,
    TAKE_CARD,
    TURN_ACTION,
    UTIL_CARD,
    UTIL_NEXT,
    WILD_COLOUR,
    WISP_PICK,
)

TITLE: Final = "Rune Stones"
SUMMARY: Final = (
    "Call creatures, spend their abilities, forge artifacts and trade them for rune stones.\n"
    "The druid with the most power points takes the throne."
)
SEAT_NAMES: Final = ("Brown", "Grey", "Beige", "Black")
ROW_NAMES: Final = ("A", "B")
PAYMENT_NAMES: Final = ("gems", "ore", "a For free toadstool")
RESOURCE_NAMES: Final = ("blue gem", "yellow gem", "green gem", "red gem", "wild gem", "ore")
STONE_TEXTS: Final = (
    "Each Summon starts with 2 magic points that fit any colour, even if you play no card.",
    "You draw up to 6 cards at the end of your turn.",
    "Once in each of your turns change a gem into an ore, or an ore into a coloured gem.",
    "Lay one coloured gem of the supply on it when you like: from then on your gems of that "
    "colour are wild.",
    "In Utilize you may use the second side of an “or” ability as well.",
    "In Utilize the result of a card's die roll happens twice.",
    "In Utilize a card that scores by its own ability brings 1 point more.",
    "In Utilize you may play 3 cards; the lowest number is then the one you lose.",
)
TOADSTOOL_TEXTS: Final = (
    "In your turn: have the power of a stone type from the board until the turn ends.",
    "At the end of your Utilize: keep every card you played.",
    "After your Utilize: use one of its cards again. When another player gets a smithy bonus or "
    "a forge-token step: get the same.",
    "In your turn: all your gems are wild and all your magic fits, until the turn ends.",
    "While buying: one creature, or one artifact of smithies 1 to 5, without paying.",
)
ENDING_SENTENCES: Final = (
    "The target score was reached and the round is complete.",
    "The last round that the options allow is over.",
)
PART_NAMES: Final = ("cards", "smithies", "exchanges", "wisps", "forest")

DECISION_NAMES: Final = {
    TURN_ACTION: "turn_action",
    SUMMON_CARD: "summon_card",
    SUMMON_BUY: "summon_buy",
    UTIL_CARD: "util_card",
    UTIL_NEXT: "util_next",
    OR_PICK: "or_pick",
    OR_SECOND: "or_second",
    SWAP_GEM: "swap_gem",
    PICK_GEM: "pick_gem",
    TAKE_CARD: "take_card",
    RAISE_PICK: "raise_pick",
    WISP_PICK: "wisp_pick",
    COPY_OWN: "copy_own",
    KEEP_CARDS: "no_discard",
    FORGE_PICK: "forge_pick",
    PLACE_ROW: "place_row",
    PLACE_WILD: "place_wild",
    PAY_GEM: "pay_gem",
    COPY_RESPONSE: "copy_response",
    EXCHANGE_ROW: "exchange_row",
    STONE_DISCARD: "stone_discard",
    STONE_PICK: "stone_pick",
    WILD_COLOUR: "wild_colour",
}
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
WAITING: Final = "Waiting for {seat}."
CONTENT_SUMMARY: Final = "Rune Stones: {cards} cards and all other tables are sound."
GAME_OVER: Final = "The game is over."

# ---- abilities in words


def count_of(count: int, noun: str) -> str:
    """2, "blue gem" -> "2 blue gems"; ore has no plural."""
    return f"{count} {noun}" if count == 1 or noun == "ore" else f"{count} {noun}s"


def points_text(count: int) -> str:
    """1 -> "1 point"."""
    return count_of(count, "point")


def _gem_text(term: Term) -> str:
    if term.colour == SOURCE:
        return f"gain {count_of(term.count, 'gem')} in the colour of what rolled"
    return f"gain {count_of(term.count, RESOURCE_NAMES[term.colour])}"


def _die_text(term: Term) -> str:
    return "roll the die" if term.count == 1 else f"roll the die {term.count} times"


def _card_text(term: Term) -> str:
    if term.colour == SOURCE:
        return "gain a display card in the colour of what rolled"
    return f"gain a {COLOUR_NAMES[term.colour]} display card"


FIXED_TERMS: Final = {
    OP_ANY_CARD: "gain a display card of your choice",
    OP_HAND_CARD: "gain a display card of your choice into your hand",
    OP_RAISE: "gain a card of your choice out of the general discard",
    OP_WISP: "choose a face-up wisp tile and have its effect",
    OP_SWITCH: "gain a display card into your hand; this banshee is then the card you lose",
}


def term_text(term: Term) -> str:
    """One term as a phrase."""
    if term.opcode == OP_GEM:
        return _gem_text(term)
    if term.opcode == OP_ANY_GEM:
        return f"gain {count_of(term.count, 'coloured gem')} of your choice"
    if term.opcode == OP_POINTS:
        return f"gain {points_text(term.count)}"
    if term.opcode == OP_DIE:
        return _die_text(term)
    if term.opcode == OP_CARD:
        return _card_text(term)
    if term.opcode == OP_TOADSTOOL:
        return "draw a toadstool" if term.count == 1 else f"draw {term.count} toadstools"
    if term.opcode == OP_STEAL:
        colour = COLOUR_NAMES[term.colour]
        return f"each other player who has a {colour} gem hands you one"
    return FIXED_TERMS[term.opcode]


def side_text(terms: Iterable[Term]) -> str:
    """A sequence of terms as one phrase."""
    return ", then ".join(term_text(term) for term in terms)


def ability_text(ability: Ability) -> str:
    """An ability as one sentence; empty where it gives nothing."""
    if ability.shape == EITHER:
        text = f"either {side_text(ability.sides[0])}, or {side_text(ability.sides[1])}"
    elif ability.shape == SWAP:
        often = "" if ability.times == 1 else f"up to {ability.times} times: "
        text = f"{often}hand in a gem and {side_text(ability.sides[0])}"
    else:
        text = side_text(ability.sides[0])
    return f"{text[0].upper()}{text[1:]}." if text else ""


def resource_text(kind: int, count: int) -> str:
    """2 of kind 0 -> "2 blue gems"."""
    return count_of(count, RESOURCE_NAMES[kind])


def list_text(parts: Iterable[str]) -> str:
    """ "a, b and c"."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def bonus_text(part: Part) -> str:
    """A smithy's bonus as a phrase inside a sentence."""
    text = ability_text(part.ability).rstrip(".")
    return f"the bonus of {part.name} ({text[0].lower()}{text[1:]})" if text else "no bonus"
