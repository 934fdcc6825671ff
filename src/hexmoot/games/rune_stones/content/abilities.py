"""Abilities as data: three shapes, a closed list of terms, checked where they are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.rune_stones.rules.kinds import (
    COLOUR_NAMES,
    COLOURS,
    EITHER,
    NONE,
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
    ORE,
    SEQUENCE,
    SOURCE,
    SWAP,
    WHITE,
)

MOST_TERMS: Final = 4
MOST_SWAPS: Final = 3
MOST_COUNT: Final = 9

# Places an ability can stand, each with its own extra words.
CARD_PLACE: Final = "card"
BANSHEE_PLACE: Final = "banshee"
DIE_PLACE: Final = "die"
WISP_PLACE: Final = "wisp"
FOREST_PLACE: Final = "forest"
SMITHY_PLACE: Final = "smithy"

# word -> opcode, needs a colour, needs a count, where it may stand (empty: everywhere)
WORDS: Final[Mapping[str, tuple[int, bool, bool, tuple[str, ...]]]] = {
    "gem": (OP_GEM, True, True, ()),
    "any_gem": (OP_ANY_GEM, False, True, ()),
    "wild": (OP_GEM, False, True, ()),
    "ore": (OP_GEM, False, True, ()),
    "points": (OP_POINTS, False, True, ()),
    "die": (
        OP_DIE,
        False,
        True,
        (CARD_PLACE, BANSHEE_PLACE, WISP_PLACE, FOREST_PLACE, SMITHY_PLACE),
    ),
    "card": (OP_CARD, True, False, ()),
    "any_card": (OP_ANY_CARD, False, False, ()),
    "hand_card": (OP_HAND_CARD, False, False, (WISP_PLACE,)),
    "toadstool": (OP_TOADSTOOL, False, True, (FOREST_PLACE,)),
    "steal": (OP_STEAL, True, False, (BANSHEE_PLACE,)),
    "raise": (OP_RAISE, False, False, (BANSHEE_PLACE,)),
    "wisp": (OP_WISP, False, False, (BANSHEE_PLACE,)),
    "switch": (OP_SWITCH, False, False, (BANSHEE_PLACE,)),
}
FIXED_COLOURS: Final = {"wild": WHITE, "ore": ORE}
ALONE: Final = (OP_STEAL, OP_RAISE, OP_WISP, OP_SWITCH)

# What a term is worth, for the quick evaluation of cards (in hundredths of a point).
WORTH: Final = {
    OP_ANY_GEM: 110,
    OP_POINTS: 100,
    OP_DIE: 140,
    OP_CARD: 90,
    OP_ANY_CARD: 110,
    OP_HAND_CARD: 150,
    OP_TOADSTOOL: 200,
    OP_STEAL: 120,
    OP_RAISE: 120,
    OP_WISP: 220,
    OP_SWITCH: 150,
}


@dataclass(frozen=True, slots=True)
class Term:
    """One opcode with a colour (or NONE) and a count."""

    opcode: int
    colour: int = NONE
    count: int = 1

    @property
    def worth(self) -> int:
        """A rough value in hundredths of a point."""
        if self.opcode == OP_GEM:
            return self.count * {WHITE: 150, ORE: 140}.get(self.colour, 110)
        return self.count * WORTH[self.opcode]


@dataclass(frozen=True, slots=True)
class Ability:
    """A shape, how often it may be done, and one or two sequences of terms."""

    shape: int
    sides: tuple[tuple[Term, ...], ...]
    times: int = 1

    @property
    def worth(self) -> int:
        """A rough value in hundredths of a point: the better side, or the swaps less their gems."""
        sides = [sum(term.worth for term in side) for side in self.sides]
        if self.shape == SWAP:
            return self.times * max(0, sides[0] - 110)
        return max(sides)


NOTHING: Final = Ability(SEQUENCE, ((),))


def read_ability(file: ContentFile, field: Field, value: object, place: str) -> Ability:
    """An ability of one of the three shapes, or complaints (and an ability that gives nothing)."""
    if not isinstance(value, Mapping):
        file.complain(field, "must be a table with seq, or, or swap and gain")
        return NOTHING
    least = 0 if place in (FOREST_PLACE, SMITHY_PLACE) else 1
    keys = set(value)
    if keys == {"seq"}:
        side = read_side(file, (*field, "seq"), value["seq"], place, least)
        return Ability(SEQUENCE, (side,))
    if keys == {"or"}:
        sides = file.items((*field, "or"), value["or"], 2)
        found = [read_side(file, (*field, "or", k), side, place) for k, side in enumerate(sides)]
        return Ability(EITHER, tuple(found)) if len(found) == 2 else NOTHING
    if keys == {"swap", "gain"}:
        times = file.number((*field, "swap"), value["swap"], 1, MOST_SWAPS)
        return Ability(SWAP, (read_side(file, (*field, "gain"), value["gain"], place),), times)
    file.complain(field, f"must have seq, or, or swap and gain, not {', '.join(sorted(keys))}")
    return NOTHING


def read_side(
    file: ContentFile, field: Field, value: object, place: str, least: int = 1
) -> tuple[Term, ...]:
    """A list of terms; banshee words stand alone."""
    rows = file.items(field, value)
    if not least <= len(rows) <= MOST_TERMS:
        file.complain(field, f"must have {least} to {MOST_TERMS} terms, not {len(rows)}")
    terms = tuple(read_term(file, (*field, k), row, place) for k, row in enumerate(rows))
    alone = len(terms) == 1 and field[-1] == "seq"
    if not alone and any(term.opcode in ALONE for term in terms):
        file.complain(field, "steal, raise, wisp and switch stand alone in a seq")
    return terms


def read_term(file: ContentFile, field: Field, value: object, place: str) -> Term:
    """One term such as "gem blue 2"; anything outside the closed list is refused."""
    parts = value.split() if isinstance(value, str) else []
    if not parts or parts[0] not in WORDS:
        file.complain(field, f"must begin with one of {', '.join(WORDS)}, not {value!r}")
        return Term(OP_GEM, WHITE)
    word = parts[0]
    opcode, has_colour, has_count, places = WORDS[word]
    if len(parts) != 1 + has_colour + has_count:
        shape = " ".join([word, *["COLOUR"] * has_colour, *["n"] * has_count])
        file.complain(field, f"must read {shape!r}, not {value!r}")
        return Term(OP_GEM, WHITE)
    if places and place not in places:
        file.complain(field, f"{word!r} may not stand on a {place}")
    colour = _colour(file, field, parts[1], place) if has_colour else FIXED_COLOURS.get(word, NONE)
    return Term(opcode, colour, _count(file, field, parts[-1]) if has_count else 1)


def _colour(file: ContentFile, field: Field, text: str, place: str) -> int:
    """One of the four colours, or in a die result the colour of what rolled."""
    if place == DIE_PLACE and text == "source":
        return SOURCE
    return COLOUR_NAMES.index(file.word(field, text, COLOUR_NAMES[:COLOURS]))


def _count(file: ContentFile, field: Field, text: str) -> int:
    return file.number(field, int(text) if text.isdigit() else text, 1, MOST_COUNT)
