"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import HouseTip, Tip, reworded
from hexmoot.games.mushroom_sorcerer.rules.keys import ELEMENT_KEYS, POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.words import names

FIRST_SPELL_RULE = 124
POTION_RULES = (159, 160, 162, 163, 165, 168, 169, 171, 173, 175)
MORE_POTION_RULES = (177, 179, 181, 183, 185, 188, 189, 191, 193, 195)
ELEMENT_RULES = {"moon": "MS-68"}
GOOD_RULES = {
    "flame": "MS-96",
    "stone": "MS-96",
    "mana": "MS-119",
    "drop": "MS-45",
    "flask": "MS-22",
    "die": "MS-92",
    "scroll": "MS-65",
    "influence": "MS-203",
}
LAND_RULES = {"ground": "MS-8", "plateau": "MS-9", "shrine": "MS-200", "forbidden": "MS-6"}

# The other things on the table: id -> name, sentence, rule.
THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "debris": ("Debris", "Growing or sliding here costs one more servant.", "MS-46"),
    "platform": ("Platform", "Each tower needs one, and you have four.", "MS-48"),
    "tower": ("Tower", "As high as its GUs; carries as many servants as it is high.", "MS-78"),
    "reserve": ("Reserve", "Servants at home; they do not fight.", "MS-85"),
    "level": ("Level", "I from 1 element, II from 4, III from 8, IV from 12.", "MS-60"),
    "mastered": ("Mastered", "From level III on an element also pays influence.", "MS-61"),
    "box": ("The box", "From here on one moon element each Daybreak.", "MS-202"),
    "checkpoint": ("Checkpoint", "Moons' Blessing with {gus} moon GUs.", "MS-72"),
    "influence": ("Influence", "Begin a turn with the goal to set off Forest Dominance.", "MS-203"),
    "dominance": ("Forest Dominance", "The game ends when this cycle is finished.", "MS-204"),
    "blessing": ("Moons' Blessing", "Counts if you meet it as your turn begins.", "MS-208"),
    "order": ("Order track", "Who moves when; made anew after each round.", "MS-18"),
    "cycle": ("Cycle", "Each Night has three; everybody has one turn in each.", "MS-28"),
    "archive": ("Archive", "Your scrolls lie here; there is room for six.", "MS-40"),
    "flipped": ("Flipped scroll", "Used up; nobody can cast it again.", "MS-121"),
    "slide": ("Slide", "Once a turn a servant moves the top GU of a tower of yours.", "MS-109"),
    "cap": ("Cap", "No more GUs fall than servants stood on the attacking tower.", "MS-90"),
}


HOUSE_TIPS: Final[tuple[HouseTip, ...]] = (
    (
        "flipped_keep_slot",
        False,
        "thing:flipped",
        "Used up: it leaves the archive and the game.",
        "MS-41",
    ),
    (
        "displaced_servant",
        "supply",
        "thing:tower",
        "As high as its GUs; carries as many servants as it is high. "
        "One that must give way goes to the supply.",
        "MS-79",
    ),
    (
        "plan_b_again",
        "all",
        "potion:plan_b",
        "Before a war throw dice for stone servants. Mastered: throw all your war dice once more.",
        "MS-182",
    ),
    (
        "blessing_timing",
        "end_of_cycle",
        "thing:blessing",
        "Counts if you meet it as your turn begins; the game ends when the cycle is finished.",
        "MS-208",
    ),
    (
        "revive_cancels_reward",
        True,
        "potion:nine_lives",
        "One block shield in your wars. Mastered: 1 mana puts a fallen GU of yours back, "
        "and it earns nobody anything.",
        "MS-172",
    ),
)
GOAL_TIP: Final = "Begin a turn with {goal} to set off Forest Dominance."
BOX_TIP: Final = "From {elements} moon elements on one more each Daybreak."
CHECKPOINT_TIP: Final = "Moons' Blessing with {pairs}."
CHECKPOINT: Final = "{gus} moon GUs at {elements}"
SLIDE_FAR: Final = " It may go to a lower tower of yours however far."
SLIDE_TAKES: Final = " On a free land it takes what lies there."


def glossary() -> dict[str, Tip]:
    """All tips by component id: `spell:hunch`, `potion:fury`, `land:shrine`, `thing:debris`."""
    return {**_cards(), **_elements(), **_goods(), **_lands(), **_sorcerers(), **_things()}


def glossary_for(setup: Setup) -> dict[str, Tip]:
    """The tips as the options make them read."""
    found = reworded(glossary(), setup.options, HOUSE_TIPS)
    for key, words in _told_numbers(setup.options).items():
        found[key] = Tip(found[key].name, words, found[key].rule)
    return found


def _told_numbers(options: Mapping[str, Any]) -> dict[str, str]:
    """MS-72, MS-109, MS-111, MS-117, MS-202, MS-203: the numbers this table is played with."""
    pairs = [CHECKPOINT.format(gus=gus, elements=at) for at, gus in options["moon_checkpoints"]]
    slide = THINGS["slide"][1]
    slide += SLIDE_FAR if options["slide_to_any_tower"] else ""
    slide += SLIDE_TAKES if options["slide_collects"] else ""
    return {
        "thing:influence": GOAL_TIP.format(goal=options["influence_goal"]),
        "thing:box": BOX_TIP.format(elements=options["moon_box"]),
        "thing:checkpoint": CHECKPOINT_TIP.format(pairs=", ".join(pairs)),
        "thing:slide": slide,
    }


def _cards() -> dict[str, Tip]:
    """The scrolls, whose rules stand in the order of their numbers, and the potions."""
    found = {
        f"spell:{key}": Tip(*names.SPELLS[key], f"MS-{FIRST_SPELL_RULE + number}")
        for number, key in enumerate(SPELL_KEYS)
    }
    rules = (*POTION_RULES, *MORE_POTION_RULES)
    for key, rule in zip(POTION_KEYS, rules, strict=True):
        found[f"potion:{key}"] = Tip(*names.POTIONS[key], f"MS-{rule}")
    for key, (name, sentence) in names.DECKS.items():
        found[f"deck:{key}"] = Tip(name, sentence, "MS-12")
    return found


def _elements() -> dict[str, Tip]:
    """Each element is a kind of GU and a track."""
    found = {}
    for key in ELEMENT_KEYS:
        name, sentence = names.ELEMENTS[key]
        rule = ELEMENT_RULES.get(key, "MS-60")
        found[f"track:{key}"] = Tip(f"{name.capitalize()} track", sentence, rule)
        grown = "MS-54" if key == "moon" else "MS-53"
        found[f"gu:{key}"] = Tip(f"{name.capitalize()} GU", sentence, grown)
    return found


def _goods() -> dict[str, Tip]:
    return {
        f"good:{key}": Tip(one.capitalize(), sentence, GOOD_RULES[key])
        for key, (one, _, sentence) in names.GOODS.items()
    }


def _lands() -> dict[str, Tip]:
    return {
        f"land:{key}": Tip(name, sentence, LAND_RULES[key])
        for key, (name, sentence) in names.LANDS.items()
    }


def _sorcerers() -> dict[str, Tip]:
    return {
        f"sorcerer:{key}": Tip(name, title.capitalize() + ".", "MS-2")
        for key, (name, title) in names.SORCERERS.items()
    }


def _things() -> dict[str, Tip]:
    return {
        f"thing:{key}": Tip(name, sentence.format(gus="fewer"), rule)
        for key, (name, sentence, rule) in THINGS.items()
    }
