"""Names of things on the table, and the sentences of the log."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.content.keys import (
    BONUS_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    LAND_LABELS,
    POTION_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import EVENTS, EXTRA_CYCLE, NIGHT, NONE
from hexmoot.games.mushroom_sorcerer.rules.state import ForestTable
from hexmoot.games.mushroom_sorcerer.words import text


def seat_name(forest: ForestTable, seat: int) -> str:
    """The sorcerer in a seat."""
    return text.SORCERERS[SORCERER_KEYS[int(forest.role[seat])]][0]


def element_name(element: int) -> str:
    """An element or the kind of a GU."""
    return text.ELEMENTS[ELEMENT_KEYS[element]][0]


def servant_name(kind: int) -> str:
    """`flame servant` or `stone servant`."""
    return text.GOODS[GOOD_KEYS[kind]][0]


def goods_text(good: int, amount: int) -> str:
    """Pieces of a good, of dice, scrolls or influence: `2 drops`."""
    return text.goods(BONUS_KEYS[good], amount)


def spell_name(spell: int) -> str:
    """A scroll as people call it."""
    return text.SPELLS[SPELL_KEYS[spell]][0]


def potion_name(potion: int) -> str:
    """A potion as people call it."""
    return text.POTIONS[POTION_KEYS[potion]][0]


def land_name(land: int) -> str:
    """The label of a land: `C3`."""
    return LAND_LABELS[land]


def phase_name(phase: int, cycle: int) -> str:
    """`Night, cycle 2`."""
    if phase == NIGHT and cycle == EXTRA_CYCLE:
        return text.EXTRA_PHASE
    return text.PHASES[phase].format(cycle=cycle)


def position_text(forest: ForestTable, element: int, position: int) -> str:
    """A place on a track with its level: `8 (III)`; the moon track has no levels."""
    if element == len(ELEMENT_KEYS) - 1:
        return str(position)
    return f"{position} ({text.LEVELS[int(forest.tables.level_at[position])]})"


def event_text(forest: ForestTable, kind: int, numbers: tuple[int, ...]) -> str:
    """The log sentence of an event."""
    sentence, meanings = text.LOG[EVENTS[kind]]
    fields: dict[str, object] = {}
    for meaning, number in zip(meanings, numbers, strict=False):
        fields[meaning] = _meant(forest, meaning, number)
    if "names" in fields:
        order = [seat for seat in numbers if seat != NONE]
        fields["names"] = text.listing([seat_name(forest, seat) for seat in order])
    if "phase" in fields:
        fields["phase"] = phase_name(numbers[0], numbers[1])
    if "position" in fields:
        fields["at"] = position_text(forest, numbers[1], numbers[2])
    if "good" in fields:
        amount = numbers[meanings.index("amount")]
        fields["goods"] = fields["servants"] = goods_text(numbers[1], amount)
    return sentence.format(**fields)


def _meant(forest: ForestTable, meaning: str, number: int) -> object:
    """A number of an event in words."""
    if meaning in ("seat", "rival"):
        return seat_name(forest, number)
    if meaning in ("land", "other"):
        return land_name(number)
    if meaning == "where":
        return text.TO_RESERVE if number == NONE else text.ON_LAND.format(land=land_name(number))
    if meaning == "source":
        place = text.FROM_LAND.format(land=land_name(number))
        return text.FROM_RESERVE if number == NONE else place
    if meaning == "element":
        return element_name(number)
    if meaning == "bloom":
        return text.MOON_BLOOM if number == NONE else element_name(number)
    if meaning == "servant":
        return servant_name(number)
    if meaning == "spell":
        return spell_name(number)
    if meaning == "potion":
        return potion_name(number)
    return _counted(meaning, number)


def _counted(meaning: str, number: int) -> object:
    """A number of things in words, or the number itself."""
    if meaning in ("flasks", "drops"):
        return text.goods(meaning[:-1], number)
    if meaning == "dice":
        return text.goods("die", number)
    if meaning in ("arrows", "answered"):
        return text.count(number, "arrow")
    if meaning in ("shields", "blocked"):
        return text.count(number, "shield")
    if meaning == "gus":
        return text.count(number, "GU")
    if meaning == "resources":
        return text.count(number, "resource")
    if meaning == "level":
        return text.LEVELS[number]
    if meaning == "ending":
        return list(text.END_REASONS.values())[number - 1]
    return number
