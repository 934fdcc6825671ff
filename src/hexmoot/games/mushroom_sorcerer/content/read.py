"""Reads content.toml (or a designer's own), checks and counts it, and packs it into tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hexmoot.engine.content import ContentFile
from hexmoot.engine.native.numbers import table
from hexmoot.games.mushroom_sorcerer.content.cards import read_potions, read_spells
from hexmoot.games.mushroom_sorcerer.content.layout import layout_problem
from hexmoot.games.mushroom_sorcerer.rules.actions import MOST_COUNTED
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    BONUS_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    RESOURCE_KEYS,
    SORCERER_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    BONUS_DIE,
    CHEATING,
    GENERAL,
    GOODS,
    HEIGHT,
    LANDS,
    MOST_DROPS,
    NONE,
    POTIONS,
    SLOTS,
    SPELLS,
)
from hexmoot.games.mushroom_sorcerer.rules.tables import Tables

FORMAT: Final = "mushroom_sorcerer.content/1"
FILE_NAME: Final = "content.toml"
SECTIONS: Final = (
    "supply",
    "limits",
    "war",
    "growth",
    "tracks",
    "layouts",
    "grounds",
    "sorcerers",
    "spells",
    "potions",
)


@cache
def standard() -> Tables:
    """The tables of the content file that ships with the game."""
    return read(standard_file())


def describe(file: ContentFile) -> str:
    """One line about what a designer's file holds; BadContent names every problem it has."""
    tables = read(file)
    return f"{SPELLS} scrolls, {POTIONS} potions, towers up to {tables.height}"


def standard_file() -> ContentFile:
    """The content file that ships with the game."""
    text = files("hexmoot.games.mushroom_sorcerer").joinpath(FILE_NAME).read_text(encoding="utf-8")
    return ContentFile.toml(text, FILE_NAME)


def replaced(sections: Mapping[str, Any]) -> ContentFile:
    """The standard content with whole sections replaced by a designer's."""
    data = {**standard_file().data, **sections}
    return ContentFile("content", data)


def read(source: ContentFile) -> Tables:
    """The packed tables of a content file; BadContent names every problem it has."""
    tables = Tables()
    if not source.fields((), source.data, ("format", *SECTIONS)):
        source.refuse_problems()
    source.word(("format",), source.data["format"], (FORMAT,))
    _read_supply(source, tables)
    _read_limits(source, tables)
    _read_war(source, tables)
    _read_growth(source, tables)
    _read_tracks(source, tables)
    _read_forest(source, tables)
    _read_sorcerers(source, tables)
    read_spells(source, tables)
    read_potions(source, tables)
    _count_dice(source, tables)
    source.refuse_problems()
    return tables


def _count_dice(source: ContentFile, tables: Tables) -> None:
    """MS-64, MS-179: one sorcerer's dice, with those of Cheating, must fit the answers 0 to 10."""
    owned = list(tables.bonuses).count(BONUS_DIE)
    if owned + tables.potion_base[CHEATING] > MOST_COUNTED:
        reason = f"{owned} war dice and those of Cheating are more than {MOST_COUNTED}"
        source.complain(("tracks",), reason)


def _numbers(
    source: ContentFile, section: str, bounds: Mapping[str, tuple[int, int]]
) -> dict[str, int]:
    """A section of plain numbers, each within its bounds."""
    given = source.data[section]
    if not source.fields((section,), given, tuple(bounds)):
        return {key: low for key, (low, _) in bounds.items()}
    return {
        key: source.number((section, key), given[key], low, high)
        for key, (low, high) in bounds.items()
    }


def _read_supply(source: ContentFile, tables: Tables) -> None:
    goods = {"flame_servant": (0, 99), "stone_servant": (0, 99)}
    goods.update(dict.fromkeys(GOOD_KEYS[2:], (0, 99)))
    supply = _numbers(
        source, "supply", {**goods, "die": (0, 99), "debris": (0, LANDS), "gu": (1, 48)}
    )
    tables.supply = table([supply[key] for key in goods])
    tables.dice, tables.debris, tables.gus = supply["die"], supply["debris"], supply["gu"]


def _read_limits(source: ContentFile, tables: Tables) -> None:
    limits = _numbers(
        source,
        "limits",
        {
            "towers": (1, 5),
            "archive": (1, SLOTS),
            "cycles": (1, 3),
            "study": (1, 4),
            "grow": (1, 4),
            "reward_grow": (0, 4),
            "moon_grow": (0, 4),
        },
    )
    tables.towers, tables.archive, tables.cycles = (
        limits["towers"],
        limits["archive"],
        limits["cycles"],
    )
    tables.study, tables.grow = limits["study"], limits["grow"]
    tables.reward_grow, tables.moon_grow = limits["reward_grow"], limits["moon_grow"]


def _read_war(source: ContentFile, tables: Tables) -> None:
    names = ("attacker_arrows", "flame_arrows", "flame_shields", "stone_arrows", "stone_shields")
    war = _numbers(source, "war", dict.fromkeys(names, (0, 5)))
    tables.attacker_arrows = war["attacker_arrows"]
    tables.servant_arrows = table([war["flame_arrows"], war["stone_arrows"]])
    tables.servant_shields = table([war["flame_shields"], war["stone_shields"]])
    for name in ("flame_shields", "stone_shields"):
        if war[name] == 0:
            source.complain(("war", name), "a servant without a shield could never be removed")


def _read_growth(source: ContentFile, tables: Tables) -> None:
    given = source.data["growth"]
    if not source.fields(("growth",), given, ("drops", "elements")):
        return
    rows: list[list[int]] = []
    for key in ("drops", "elements"):
        values = source.items(("growth", key), given[key])
        rows.append(
            [source.number(("growth", key, n), value, 0, 9) for n, value in enumerate(values)]
        )
    drops, elements = rows
    if not 1 <= len(drops) <= HEIGHT or len(drops) != len(elements):
        source.complain(("growth",), f"drops and elements must be two rows of 1..{HEIGHT} alike")
    tables.height = len(drops)
    tables.growth_drops, tables.growth_elements = table([0, *drops]), table([0, *elements])
    for held in range(MOST_DROPS + 1):
        paid = [level for level, price in enumerate(drops[:HEIGHT], start=1) if price <= held]
        tables.levels_within[held] = sum(2**level for level in paid)


def _read_tracks(source: ContentFile, tables: Tables) -> None:
    given = source.data["tracks"]
    if not source.fields(("tracks",), given, ("length", "levels", "mastered", *ELEMENT_KEYS)):
        return
    length = source.number(("tracks", "length"), given["length"], 4, 20)
    levels = source.items(("tracks", "levels"), given["levels"], 4)
    steps = [
        source.number(("tracks", "levels", n), step, 1, length) for n, step in enumerate(levels)
    ]
    if steps != sorted(set(steps)):
        source.complain(("tracks", "levels"), "must rise")
    tables.mastered = source.number(("tracks", "mastered"), given["mastered"], 1, 4)
    tables.level_at = table([sum(step <= at for step in steps) for at in range(length + 1)])
    bonuses: list[int] = []
    for element, key in enumerate(ELEMENT_KEYS):
        tables.track_start[element] = len(bonuses)
        bonuses.extend(_read_track(source, key, length))
        tables.track_length[element] = len(bonuses) - int(tables.track_start[element]) - 1
    tables.bonuses = table(bonuses)


def _read_track(source: ContentFile, key: str, length: int) -> list[int]:
    """The bonus of every space of one track; the moon track says its own length."""
    spaces = source.data["tracks"][key]
    if not isinstance(spaces, Mapping):
        source.complain(("tracks", key), "must be a table of spaces")
        return [NONE] * (length + 1)
    if key == ELEMENT_KEYS[GENERAL]:
        length = source.number(("tracks", key, "length"), spaces.get("length"), 4, 40)
    row = [NONE] * (length + 1)
    for space, bonus in spaces.items():
        if space == "length" and key == ELEMENT_KEYS[GENERAL]:
            continue
        if not space.isdecimal() or not 1 <= int(space) <= length:
            source.complain(("tracks", key, space), f"there are spaces 1..{length}")
            continue
        row[int(space)] = BONUS_KEYS.index(source.word(("tracks", key, space), bonus, BONUS_KEYS))
    return row


def _read_forest(source: ContentFile, tables: Tables) -> None:
    grounds = _numbers(source, "grounds", dict.fromkeys(RESOURCE_KEYS, (0, 12)))
    tables.grounds = table(
        [kind for kind, key in enumerate(RESOURCE_KEYS) for _ in range(grounds[key])]
    )
    if len(tables.grounds) != 12:
        source.complain(("grounds",), f"must be 12 tiles together, not {len(tables.grounds)}")
    layouts = source.data["layouts"]
    if not source.fields(("layouts",), layouts, ("2", "3", "4")):
        return
    for seats in (2, 3, 4):
        text = source.string(("layouts", str(seats)), layouts[str(seats)], LANDS)
        problem = layout_problem(text, seats)
        if problem:
            source.complain(("layouts", str(seats)), problem)
        tables.layouts[seats] = text


def _read_sorcerers(source: ContentFile, tables: Tables) -> None:
    """MS-2: four sorcerers, who are told apart by their potions alone."""
    rows = source.items(("sorcerers",), source.data["sorcerers"], len(SORCERER_KEYS))
    for number, row in enumerate(rows):
        field = ("sorcerers", number)
        if source.fields(field, row, ("key", "colour")):
            source.word((*field, "key"), row["key"], (SORCERER_KEYS[number],))
            tables.colours.append(source.string((*field, "colour"), row["colour"], 20))


assert len(GOOD_KEYS) == GOODS
