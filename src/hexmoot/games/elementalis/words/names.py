"""What everything on the table is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.aiming import LINK_TARGET
from hexmoot.games.elementalis.rules.mages import kind_of
from hexmoot.games.elementalis.rules.state import Table

Names = Sequence[str]

SYMBOL_NAMES: Final = ("Fire", "Water", "Earth", "Air", "Ether", "Sun", "Moon")
CATEGORY_NAMES: Final = (*SYMBOL_NAMES[:4], "colourless")
FACE_NAMES: Final = (
    *SYMBOL_NAMES[:6],
    "double Fire",
    "double Water",
    "double Earth",
    "double Air",
    "nothing",
)
DIE_NAMES: Final = (
    "the red die",
    "the blue die",
    "the green die",
    "the white die",
    "duplicate 1",
    "duplicate 2",
    "duplicate 3",
    "duplicate 4",
    "the Sun die",
)
ROLL_NAMES: Final = ("Power Roll", "Chance Roll", "Cosmic Roll")
MAGE_NAMES: Final = (
    "Elementalist",
    "Harmonist",
    "Purist",
    "Creationist",
    "Elitist",
    "Chaotica",
    "Cultist",
    "Guardian",
    "Luminary",
    "no mage yet",
)
SPELL_NAMES: Final = (
    "Mirror Pool",
    "Ether Leak",
    "Counter Spell",
    "Char",
    "Burn",
    "Incinerate",
    "Petrify",
    "Tremor",
    "Earth Link",
    "Breeze",
    "Gust",
    "Tornado",
    "Insight",
    "Strength",
    "Fortitude",
)
ETHER_LINES: Final = ("Ether Word", "Ether Verse", "Ether Hymn")
SUN_LINES: Final = ("Dawn", "Noon", "Dusk")


def seat_names(table: Table) -> list[str]:
    """What the seats are called until people sit down."""
    return [f"Seat {seat + 1}" for seat in range(table.seats)]


def mage_of(major: int, minor: int) -> str:
    """The kind of mage two cards make."""
    return MAGE_NAMES[kind_of(major, minor, major if major < k.ELEMENTS else k.NO_SYMBOL)]


def faces_text(faces: Sequence[int]) -> str:
    """`Faces: Fire, Water, Earth, Air, Ether, double Fire.`"""
    return f"Faces: {', '.join(FACE_NAMES[face] for face in faces)}."


def upper(words: str) -> str:
    """With a capital at the beginning, the rest as it is."""
    return words[:1].upper() + words[1:]


def mana(amount: int, category: int) -> str:
    """`2 Fire`."""
    return f"{amount} {CATEGORY_NAMES[category]}"


def mana_list(amounts: Sequence[int]) -> str:
    """`2 Fire, 1 Air`, or `nothing`."""
    found = [mana(amount, colour) for colour, amount in enumerate(amounts) if amount]
    return ", ".join(found) or "nothing"


def target_name(target: int, spell: int, names: Names) -> str:
    """What a spell is aimed at, in words; empty where it needs no aim."""
    if target < 0:
        return ""
    if spell == k.EARTH_LINK:
        return names[target]
    if target >= LINK_TARGET:
        owner, linked = divmod(target - LINK_TARGET, k.LINK_STRIDE)
        return link_name(owner, linked, names)
    return DIE_NAMES[target]


def link_name(owner: int, linked: int, names: Names) -> str:
    """`the link of Ann to Bo`."""
    return f"the link of {names[owner]} to {names[linked]}"


def seats_in(mask: int, names: Names) -> str:
    """The names in a set of seats."""
    return ", ".join(name for seat, name in enumerate(names) if (mask >> seat) & 1)
