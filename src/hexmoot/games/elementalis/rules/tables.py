"""Look-up tables built once from the content, and the settings one game is played by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table
from hexmoot.games.elementalis.content.read import SCHOOL_LETTERS, SYMBOLS, Content, standard
from hexmoot.games.elementalis.rules.kinds import (
    BYTE_MASK,
    CULTIST,
    ELEMENTALIST,
    ELEMENTS,
    ELITIST,
    ENDLESS,
    FACES_OF_A_DIE,
    HARMONIST,
    LEVELS,
    LUMINARY,
    PURIST,
    SPELLS,
)

if TYPE_CHECKING:
    Numbers = vec[i64]

_CONTENT: Final = standard()


def _school_elements() -> list[int]:
    """The colour that pays for each school (the Moon school has none: its letter's number)."""
    return [SYMBOLS.index(letter) for letter in SCHOOL_LETTERS]


def _spell_of(element: int, level: int) -> int:
    """The spell of an element and a level 0..2."""
    return _school_elements().index(element) * LEVELS + level


def _symbol_counts() -> list[int]:
    """What each face adds to a packed count: one byte a symbol, doubles two (EL-5)."""
    single = [256**symbol for symbol in range(6)]
    return [*single, *(2 * 256**element for element in range(ELEMENTS)), 0]


def _kinds() -> list[int]:
    """EL-17: the mage of two elemental cards, at major * 4 + minor."""
    found = [HARMONIST] * (ELEMENTS * ELEMENTS)
    for major, element in enumerate(_CONTENT.elements):
        found[major * ELEMENTS + major] = PURIST
        found[major * ELEMENTS + element.friend] = ELEMENTALIST
    return found


def _mask(*spells: int) -> int:
    return sum(2**spell for spell in spells)


def _level_mask(level: int) -> int:
    """All elemental spells of a level 0..2."""
    return _mask(*(_spell_of(element, level) for element in range(ELEMENTS)))


def _school_mask(element: int) -> int:
    """All spells of an element's school."""
    return _mask(*(_spell_of(element, level) for level in range(LEVELS)))


# EL-2: which element reduces this one.
OPPOSER: Final[Numbers] = table([element.opposer for element in _CONTENT.elements])
SYMBOL_COUNT: Final[Numbers] = table(_symbol_counts())
KIND_OF_PAIR: Final[Numbers] = table(_kinds())
# EL-17: what an Ether, Sun or Moon Minor makes of an elemental Major.
KIND_OF_MINOR: Final[Numbers] = table([ELITIST, CULTIST, LUMINARY])
SPELL_OF: Final[Numbers] = table(
    [_spell_of(element, level) for element in range(ELEMENTS) for level in range(LEVELS)]
)
SCHOOL_COLOUR: Final[Numbers] = table(_school_elements())
SPELL_COLOUR: Final[Numbers] = table(
    [_school_elements()[spell // LEVELS] for spell in range(SPELLS)]
)
SCHOOL_SPELLS: Final[Numbers] = table([_school_mask(element) for element in range(ELEMENTS)])
ELEMENTAL_LEVEL: Final[Numbers] = table([_level_mask(level) for level in range(LEVELS)])
BYTE_UNIT: Final[Numbers] = table([256**place for place in range(7)])


@final
class Terms:
    """EL-182, EL-186: what one game is played by, shared by all copies of a state."""

    def __init__(self, seats: i64, content: Content, plain_dice: bool) -> None:
        numbers = content.numbers
        self.seats: i64 = seats
        self.start_seat: i64 = 0
        self.rounds: i64 = numbers["rounds"]
        self.passes: i64 = 1
        self.mana: i64 = numbers["mana_per_colour"]
        self.arcana: i64 = 0
        self.cards: i64 = 0
        self.is_implicit: bool = False
        self.is_draining: bool = False
        self.is_scoreless_opposed: bool = False
        self.may_repeat: bool = False
        self.moon_loss: i64 = 0
        self.most_group: i64 = BYTE_MASK
        self.may_leave_ether: bool = False
        self.may_leave_mana: bool = False
        self.is_help_welcome: bool = False
        self.incinerate_most: i64 = numbers["incinerate_most"]
        self.tornado_most: i64 = numbers["tornado_most"]
        self.cosmic_own: i64 = numbers["cosmic_own"]
        self.cosmic_ether: i64 = numbers["cosmic_ether"]
        self.cosmic_ether_creationist: i64 = numbers["cosmic_ether_creationist"]
        self.least_price: i64 = numbers["least_price"]
        self.harmonist_surcharge: i64 = numbers["harmonist_surcharge"]
        self.purist_discount: i64 = numbers["purist_discount"]
        self.discount_level: i64 = numbers["purist_discount_from_level"]
        self.minor_copies: vec[i64] = vec[i64]([row.minors for row in content.arcana])
        self.given: vec[i64] = vec[i64]([0] * (2 * seats))
        self.faces: vec[i64] = vec[i64](
            [face for die in content.dice for face in (die.plain if plain_dice else die.faces)]
        )
        assert len(self.faces) == 5 * FACES_OF_A_DIE

    def is_endless(self) -> bool:
        """EL-186: does the Flux never run out?"""
        return self.mana == ENDLESS
