"""Tooltips of everything on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import HouseTip, Tip, reworded
from hexmoot.games.elementalis.content.read import (
    ELEMENT_LETTERS,
    SCHOOL_LETTERS,
    SYMBOLS,
    standard,
)
from hexmoot.games.elementalis.rules.kinds import ELEMENT_DICE, ETHER, LEVELS, SUN, SUN_SLOT
from hexmoot.games.elementalis.words.names import (
    DIE_NAMES,
    FACE_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    faces_text,
    upper,
)

SPELL_TIPS = {
    "mirror": Tip("Mirror Pool", "A copy of one die joins this roll.", "EL-90"),
    "leak": Tip("Ether Leak", "All spells cost 1 more until the turn is over.", "EL-111"),
    "counter": Tip(
        "Counter Spell",
        "Answer a spell cast on you: it is void. Costs as much Water as was paid for it.",
        "EL-80",
    ),
    "char": Tip("Char", "One die counts for nothing in this roll.", "EL-94"),
    "burn": Tip("Burn", "One die is gone for the turn, or one Earth Link is cut.", "EL-95"),
    "incinerate": Tip(
        "Incinerate", "One to three Mana out of any Pools go back to the Flux.", "EL-97"
    ),
    "petrify": Tip("Petrify", "One die keeps its face until the turn is over.", "EL-99"),
    "tremor": Tip("Tremor", "Turn one die to a symbol you name; it stays so this turn.", "EL-102"),
    "link": Tip(
        "Earth Link", "You score another player's rolls too, until the round is over.", "EL-103"
    ),
    "breeze": Tip("Breeze", "One die is thrown again.", "EL-106"),
    "gust": Tip("Gust", "All dice but the Sun die are thrown again, held ones excepted.", "EL-107"),
    "tornado": Tip(
        "Tornado", "One to five Mana in any Pools lose their colour for good.", "EL-108"
    ),
    "insight": Tip(
        "Insight", "Cast a level-1 elemental spell from the active player's cards.", "EL-112"
    ),
    "strength": Tip("Strength", "The Sun die is thrown again.", "EL-115"),
    "fortitude": Tip(
        "Fortitude",
        "Answer a spell cast on you: it is void, and you may cut a link. Or just cut a link.",
        "EL-117",
    ),
}
MAGE_TIPS = {
    "elementalist": Tip(
        "Elementalist",
        "Scores two friendly elements. Ether goes to either; their opposers reduce them.",
        "EL-120",
    ),
    "harmonist": Tip(
        "Harmonist",
        "Scores two elements just as they show. Every spell costs 1 more.",
        "EL-126",
    ),
    "purist": Tip(
        "Purist",
        "Scores one element and all Ether, less its opposer. Strong spells cost 1 less.",
        "EL-124",
    ),
    "creationist": Tip(
        "Creationist",
        "Ether brings Mana of any colour and lifts the Minor. Knows all elemental spells.",
        "EL-127",
    ),
    "elitist": Tip(
        "Elitist", "Scores as a Purist. Spells of the own element cannot reach you.", "EL-86"
    ),
    "chaotica": Tip("Chaotica", "Takes a new Major element at the start of each round.", "EL-28"),
    "cultist": Tip(
        "Cultist", "Scores as a Purist. May throw the Sun die twice on each own roll.", "EL-37"
    ),
    "guardian": Tip(
        "Guardian", "Scores every pair and larger group. Ether is any element.", "EL-131"
    ),
    "luminary": Tip(
        "Luminary", "Scores as a Guardian, and each Ether counts for two of an element.", "EL-136"
    ),
}
THING_TIPS = {
    "line:ether": Tip(
        "Ether Word, Verse, Hymn", "Any elemental spell of level 1, 2 or 3.", "EL-63"
    ),
    "line:sun": Tip(
        "Dawn, Noon, Dusk", "The level 1, 2 or 3 spell of your Major element.", "EL-29"
    ),
    "channel": Tip("Channel", "Mana of this turn that is not safe yet.", "EL-118"),
    "flux": Tip("Flux", "The supply. A colour that has run out cannot be gained.", "EL-10"),
    "pool": Tip("Pool", "Your Mana: it pays for spells, and what is left is your score.", "EL-176"),
    "mana:c": Tip("Colourless Mana", "Counts 1 at the end and pays for nothing.", "EL-109"),
    "opposition": Tip(
        "Opposition",
        "When a roll leaves the Channel empty others may throw dice with their symbol, "
        "to take or to pay.",
        "EL-160",
    ),
    "link": Tip("Earth Link", "Its owner also scores the rolls of the linked player.", "EL-138"),
    "round": Tip("Round marker", "The game ends after the last round.", "EL-23"),
    "duplicate": Tip("Duplicate", "A copied die; it leaves when the roll is over.", "EL-91"),
    "mark:held": Tip("Held", "This die keeps its face until the turn is over.", "EL-99"),
    "mark:scorched": Tip("Scorched", "This die counts for nothing in this roll.", "EL-94"),
    "mark:destroyed": Tip("Destroyed", "This die is gone until the turn is over.", "EL-95"),
    "order:silent": Tip(
        "Standing order: silent",
        "You do not declare, cast or answer until the round is over. Nobody else can tell.",
        "EL-191",
    ),
    "order:guard": Tip(
        "Standing order: guard",
        "You declare only when you could answer a spell, and pass when it is your turn to cast.",
        "EL-192",
    ),
    "order:none": Tip("No standing order", "You are asked every time.", "EL-193"),
}


HOUSE_TIPS: Final[tuple[HouseTip, ...]] = (
    ("mana_per_colour", None, "flux", "The supply; it never runs out.", "EL-186"),
    (
        "negative_rolls",
        "drain",
        "channel",
        "Mana of this turn that is not safe yet. An element below zero takes some of it back.",
        "EL-179",
    ),
    (
        "opposition_on",
        "scoreless_roll",
        "opposition",
        "After a roll without Mana others may throw dice with their symbol, to take or to pay.",
        "EL-181",
    ),
    (
        "chaotica_repeat",
        True,
        "mage:chaotica",
        "Names a Major element at the start of each round; it may be the same again.",
        "EL-185",
    ),
    (
        "ether_raising",
        "may",
        "mage:elementalist",
        "Scores two friendly elements. Ether may go to either; their opposers reduce them.",
        "EL-197",
    ),
    (
        "ether_raising",
        "may",
        "mage:purist",
        "Scores one element and as much Ether as you like, less its opposer. "
        "Strong spells cost 1 less.",
        "EL-197",
    ),
    (
        "ether_raising",
        "may",
        "mage:creationist",
        "Ether brings Mana of any colour and may lift the Minor. Knows all elemental spells.",
        "EL-197",
    ),
    (
        "elitist_shield",
        "harm",
        "mage:elitist",
        "Scores as a Purist. Spells of the own element reach you only where they help.",
        "EL-198",
    ),
    (
        "declarations",
        "implicit",
        "order:silent",
        "You do not cast or answer until the round is over. Nobody else can tell.",
        "EL-194",
    ),
    (
        "declarations",
        "implicit",
        "order:guard",
        "You pass when it is your turn to cast, and are asked when you could answer a spell.",
        "EL-194",
    ),
)
TAKEN_OR_LEFT = " Who has won Mana may also leave it."


def glossary() -> dict[str, Tip]:
    """Every component by its id."""
    return {
        **{f"spell:{word}": tip for word, tip in SPELL_TIPS.items()},
        **{f"mage:{word}": tip for word, tip in MAGE_TIPS.items()},
        **THING_TIPS,
        **_symbol_tips(),
        **_card_tips(),
        **_die_tips(),
    }


def glossary_for(setup: Setup) -> dict[str, Tip]:
    """The tips of the cards in play, as the options make them read."""
    found = reworded(glossary(), setup.options, HOUSE_TIPS)
    found |= _moon_tips(setup.options) | _die_tips_for(setup.options["dice"] == "plain")
    if setup.options["opposition_gain"] == "may":
        known = found["opposition"]
        found["opposition"] = Tip(known.name, known.text + TAKEN_OR_LEFT, "EL-199")
    in_play = ("base", *setup.options["expansions"])
    for card in standard().arcana:
        if card.set not in in_play:
            del found[f"major:{card.letter.lower()}"], found[f"minor:{card.letter.lower()}"]
    return found


def _moon_tips(options: Mapping[str, Any]) -> dict[str, Tip]:
    """EL-131, EL-136, EL-183, EL-196: what groups pay Guardians and Luminaries."""
    groups = "every pair and larger group"
    rule = ""
    if options["moon_groups"] == "four":
        groups, rule = "groups of two to four", "EL-196"
    if options["moon_scoring"] == "one_less":
        groups, rule = f"{groups}, one Mana less for each", "EL-183"
    guardian = f"Scores {groups}. Ether is any element."
    luminary = MAGE_TIPS["luminary"]
    return {
        "mage:guardian": Tip("Guardian", guardian, rule or MAGE_TIPS["guardian"].rule),
        "mage:luminary": Tip(luminary.name, luminary.text, rule or luminary.rule),
    }


def _symbol_tips() -> dict[str, Tip]:
    """The elements with their opposers, Ether, Sun and Moon."""
    found = {}
    for letter, element in zip(ELEMENT_LETTERS, standard().elements, strict=True):
        opposer = standard().elements[element.opposer].name
        friend = standard().elements[element.friend].name
        text = f"Its Mana is {element.colour}. {opposer} reduces it; {friend} is its friend."
        found[f"symbol:{letter.lower()}"] = Tip(element.name, text, "EL-2")
    found["symbol:x"] = Tip("Ether", "No element; what it does depends on the mage.", "EL-1")
    found["symbol:s"] = Tip("Sun", "Loses the Channel on a Chance or Cosmic Roll.", "EL-146")
    found["symbol:m"] = Tip("Moon", "On cards only, never on a die.", "EL-1")
    return found


def _card_tips() -> dict[str, Tip]:
    """Every Major and Minor."""
    found = {}
    for number, letter in enumerate(SYMBOLS):
        name = SYMBOL_NAMES[number]
        word = letter.lower()
        found[f"major:{word}"] = Tip(f"Major {name}", major_text(number), "EL-61")
        found[f"minor:{word}"] = Tip(f"Minor {name}", minor_text(number), "EL-62")
    return found


def major_text(card: int) -> str:
    """What stands on a Major."""
    if card == ETHER:
        return "Any elemental spell: one of level 1, one of level 2, one of level 3 a turn."
    if card == SUN:
        return "The three spells of the element you name each round."
    return f"{', '.join(school_spells(card))}."


def minor_text(card: int) -> str:
    """What stands on a Minor."""
    if card == ETHER:
        return "Any elemental spell of level 1."
    if card == SUN:
        return "The level-1 spell of your Major; a second throw of the Sun die on your rolls."
    return f"{school_spells(card)[0]}."


def school_spells(card: int) -> tuple[str, ...]:
    """The three spells of the school a card belongs to."""
    first = SCHOOL_LETTERS.index(SYMBOLS[card]) * LEVELS
    return SPELL_NAMES[first : first + LEVELS]


def _die_tips() -> dict[str, Tip]:
    """EL-3, EL-4, EL-182: the five dice with their faces, and with plain ones where they differ."""
    found = {}
    for place, die in enumerate(standard().dice):
        is_sun = place == ELEMENT_DICE
        name = DIE_NAMES[SUN_SLOT if is_sun else place].removeprefix("the ")
        text = faces_text(die.faces)
        if die.plain != die.faces:
            text += f" With plain dice {FACE_NAMES[place]} stands in place of the double."
        found[f"die:{die.id.lower()}"] = Tip(upper(name), text, "EL-4" if is_sun else "EL-3")
    return found


def _die_tips_for(is_plain: bool) -> dict[str, Tip]:
    """EL-3, EL-4, EL-182: the dice with the faces they have at this table."""
    found = {}
    for die in standard().dice:
        known = _die_tips()[f"die:{die.id.lower()}"]
        faces = die.plain if is_plain else die.faces
        rule = "EL-182" if is_plain and die.plain != die.faces else known.rule
        found[f"die:{die.id.lower()}"] = Tip(known.name, faces_text(faces), rule)
    return found
