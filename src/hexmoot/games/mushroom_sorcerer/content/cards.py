"""Reads the scrolls and the potions of a content file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.content import ContentFile
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    DECK_KEYS,
    EFFECT_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    POTION_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
    WHEN_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECK_SPELLS,
    GENERAL,
    MOST_MANA,
    OWN_POTIONS,
    WHEN_WAR,
)
from hexmoot.games.mushroom_sorcerer.rules.tables import Tables

# What each effect needs besides its name, and what its `of` may be.
EFFECT_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain": ("of", "amount"),
    "elements": ("amount",),
    "element": ("of", "amount"),
    "influence": ("amount",),
    "servants": ("amount",),
    "arrows": ("amount",),
    "portal": ("of",),
    "shadow": (),
    "transmute": ("price",),
    "convert": ("price", "of", "amount"),
    "trade": ("price",),
    "glorify": ("price", "amount"),
    "purify": ("price", "amount"),
    "strike": (),
    "toss": (),
}
EFFECT_THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain": ("mana", "drop", "flask"),
    "element": ELEMENT_KEYS,
    "portal": ("flame", "stone"),
    "convert": ("mana", "drop", "flask"),
}


def read_spells(source: ContentFile, tables: Tables) -> None:
    """MS-12: four decks of eight different scrolls."""
    rows = source.items(("spells",), source.data["spells"], len(SPELL_KEYS))
    for number, row in enumerate(rows):
        _read_spell(source, tables, number, row)
    for deck, key in enumerate(DECK_KEYS):
        members = [number for number in range(len(rows)) if tables.spell_deck[number] == deck]
        tables.deck_mask[deck] = sum(2**number for number in members)
        if rows and len(members) != DECK_SPELLS:
            source.complain(
                ("spells",), f"the {key} deck has {len(members)} scrolls, not {DECK_SPELLS}"
            )


def _read_spell(source: ContentFile, tables: Tables, number: int, row: Any) -> None:
    field = ("spells", number)
    effect = row.get("effect") if isinstance(row, Mapping) else None
    extra = EFFECT_FIELDS.get(effect, ()) if isinstance(effect, str) else ()
    if not source.fields(field, row, ("key", "deck", "mana", "effect", *extra), ("when",)):
        return
    source.word((*field, "key"), row["key"], (SPELL_KEYS[number],))
    effect = source.word((*field, "effect"), effect, EFFECT_KEYS)
    when = WHEN_KEYS.index(source.word((*field, "when"), row.get("when", "always"), WHEN_KEYS))
    if (when == WHEN_WAR) != (effect == "arrows"):
        source.complain((*field, "when"), "arrows, and nothing else, are cast in a war")
    tables.spell_deck[number] = DECK_KEYS.index(
        source.word((*field, "deck"), row["deck"], DECK_KEYS)
    )
    mana = source.number((*field, "mana"), row["mana"], 0, MOST_MANA)
    tables.spell_mana[number] = mana
    for held in range(mana, MOST_MANA + 1):
        tables.spells_within[held] += 2**number
    tables.spell_when[number] = when
    tables.spell_effect[number] = EFFECT_KEYS.index(effect)
    if when == WHEN_WAR:
        tables.war_spells += 2**number
    if "of" in extra:
        thing = source.word((*field, "of"), row["of"], EFFECT_THINGS[effect])
        names = ELEMENT_KEYS if effect in ("element", "portal") else GOOD_KEYS
        tables.spell_of[number] = names.index(thing)
    for name, column in (("amount", tables.spell_amount), ("price", tables.spell_price)):
        if name in extra:
            column[number] = source.number((*field, name), row[name], 1, 9)


def read_potions(source: ContentFile, tables: Tables) -> None:
    """MS-2: five potions for each sorcerer; what a key does is written in the rules."""
    rows = source.items(("potions",), source.data["potions"], len(POTION_KEYS))
    owners = dict.fromkeys(SORCERER_KEYS, 0)
    for number, row in enumerate(rows):
        field = ("potions", number)
        more = ("flasks",) if POTION_KEYS[number] == "curiosity" else ()
        if not source.fields(
            field, row, ("key", "sorcerer", "base", *more), ("element", "mana", "master")
        ):
            continue
        source.word((*field, "key"), row["key"], (POTION_KEYS[number],))
        owner = source.word((*field, "sorcerer"), row["sorcerer"], SORCERER_KEYS)
        owners[owner] += 1
        tables.potion_owner[number] = SORCERER_KEYS.index(owner)
        _read_potion_numbers(source, tables, number, row)
    for key, count in owners.items():
        if rows and count != OWN_POTIONS:
            source.complain(("potions",), f"{key} has {count} potions, not {OWN_POTIONS}")


def _read_potion_numbers(
    source: ContentFile, tables: Tables, number: int, row: Mapping[str, Any]
) -> None:
    field = ("potions", number)
    if "element" in row:
        element = source.word((*field, "element"), row["element"], ELEMENT_KEYS[:GENERAL])
        tables.potion_element[number] = ELEMENT_KEYS.index(element)
    tables.potion_base[number] = source.number((*field, "base"), row["base"], 0, 9)
    tables.potion_mana[number] = source.number((*field, "mana"), row.get("mana", 0), 0, 9)
    tables.potion_master[number] = source.number((*field, "master"), row.get("master", 0), 0, 9)
    if "flasks" in row:
        tables.curiosity_flasks = source.number((*field, "flasks"), row["flasks"], 0, 10)
