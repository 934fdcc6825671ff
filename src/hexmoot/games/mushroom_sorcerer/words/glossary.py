"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from hexmoot.engine.wording import Tip
from hexmoot.games.mushroom_sorcerer.content.keys import ELEMENT_KEYS, POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.words import text

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


def glossary() -> dict[str, Tip]:
    """All tips by component id: `spell:hunch`, `potion:fury`, `land:shrine`, `thing:debris`."""
    return {**_cards(), **_elements(), **_goods(), **_lands(), **_sorcerers(), **_things()}


def _cards() -> dict[str, Tip]:
    """The scrolls, whose rules stand in the order of their numbers, and the potions."""
    found = {
        f"spell:{key}": Tip(*text.SPELLS[key], f"MS-{FIRST_SPELL_RULE + number}")
        for number, key in enumerate(SPELL_KEYS)
    }
    rules = (*POTION_RULES, *MORE_POTION_RULES)
    for key, rule in zip(POTION_KEYS, rules, strict=True):
        found[f"potion:{key}"] = Tip(*text.POTIONS[key], f"MS-{rule}")
    for key, (name, sentence) in text.DECKS.items():
        found[f"deck:{key}"] = Tip(name, sentence, "MS-12")
    return found


def _elements() -> dict[str, Tip]:
    """Each element is a kind of GU and a track."""
    found = {}
    for key in ELEMENT_KEYS:
        name, sentence = text.ELEMENTS[key]
        rule = ELEMENT_RULES.get(key, "MS-60")
        found[f"track:{key}"] = Tip(f"{name.capitalize()} track", sentence, rule)
        grown = "MS-54" if key == "moon" else "MS-53"
        found[f"gu:{key}"] = Tip(f"{name.capitalize()} GU", sentence, grown)
    return found


def _goods() -> dict[str, Tip]:
    return {
        f"good:{key}": Tip(one.capitalize(), sentence, GOOD_RULES[key])
        for key, (one, _, sentence) in text.GOODS.items()
    }


def _lands() -> dict[str, Tip]:
    return {
        f"land:{key}": Tip(name, sentence, LAND_RULES[key])
        for key, (name, sentence) in text.LANDS.items()
    }


def _sorcerers() -> dict[str, Tip]:
    return {
        f"sorcerer:{key}": Tip(name, title.capitalize() + ".", "MS-2")
        for key, (name, title) in text.SORCERERS.items()
    }


def _things() -> dict[str, Tip]:
    return {
        f"thing:{key}": Tip(name, sentence.format(gus="fewer"), rule)
        for key, (name, sentence, rule) in text.THINGS.items()
    }
