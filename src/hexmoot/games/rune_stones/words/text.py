"""What Rune Stones says of itself, of stones and toadstools, and of abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from hexmoot.engine.outcome import EndReason
from hexmoot.games.rune_stones.content.abilities import Ability, Term
from hexmoot.games.rune_stones.content.parts import Part
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    EITHER,
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
    SOURCE,
    SWAP,
)
from hexmoot.games.rune_stones.words.names import RESOURCE_NAMES, count_of, points_text

TITLE: Final = "Rune Stones"
SUMMARY: Final = (
    "Call creatures, spend their abilities, forge artifacts and trade them for rune stones.\n"
    "The druid with the most power points takes the throne."
)
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
ENDINGS: Final = (
    EndReason("target_reached", "The target score was reached and the round is complete."),
    EndReason("round_limit", "The last round that the options allow is over."),
)
CONTENT_SUMMARY: Final = "Rune Stones: {cards} cards and all other tables are sound."
# ---- abilities in words


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


def _steal_text(term: Term) -> str:
    return f"each other player who has a {COLOUR_NAMES[term.colour]} gem hands you one"


def _toadstool_text(term: Term) -> str:
    return "draw a toadstool" if term.count == 1 else f"draw {term.count} toadstools"


FIXED_TERMS: Final = {
    OP_ANY_CARD: "gain a display card of your choice",
    OP_HAND_CARD: "gain a display card of your choice into your hand",
    OP_RAISE: "gain a card of your choice out of the general discard",
    OP_WISP: "choose a face-up wisp tile and have its effect",
    OP_SWITCH: "gain a display card into your hand; this banshee is then the card you lose",
}
OTHER_TERMS: Final[dict[int, Callable[[Term], str]]] = {
    OP_GEM: _gem_text,
    OP_ANY_GEM: lambda term: f"gain {count_of(term.count, 'coloured gem')} of your choice",
    OP_POINTS: lambda term: f"gain {points_text(term.count)}",
    OP_DIE: _die_text,
    OP_CARD: _card_text,
    OP_TOADSTOOL: _toadstool_text,
    OP_STEAL: _steal_text,
}


def term_text(term: Term) -> str:
    """One term as a phrase."""
    fixed = FIXED_TERMS.get(term.opcode)
    return OTHER_TERMS[term.opcode](term) if fixed is None else fixed


def side_text(terms: Iterable[Term]) -> str:
    """A sequence of terms as one phrase."""
    return ", then ".join(term_text(term) for term in terms)


@lru_cache(maxsize=1024)
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


def bonus_text(part: Part) -> str:
    """A smithy's bonus as a phrase inside a sentence."""
    text = ability_text(part.ability).rstrip(".")
    return f"the bonus of {part.name} ({text[0].lower()}{text[1:]})" if text else "no bonus"
