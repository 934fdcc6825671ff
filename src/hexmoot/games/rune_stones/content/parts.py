"""The other tables of the content file: smithies, die, wisps, toadstools, stones, forest, night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.engine.content import ContentFile, Field
from hexmoot.games.rune_stones.content.abilities import (
    DIE_PLACE,
    FOREST_PLACE,
    NOTHING,
    SMITHY_PLACE,
    WISP_PLACE,
    Ability,
    read_ability,
)

SMITHY_IDS: Final = ("s1", "s2", "s3", "s4", "s5", "sW")
DIE_IDS: Final = ("GEM_C", "WILD", "ORE", "CARD_C", "ANY_CARD", "ANY_GEM", "PP1", "PP2")
WISP_IDS: Final = ("WT-B", "WT-Y", "WT-G", "WT-R", "WT-S", "WT-O", "WT-D", "WT-P", "WT-H")
TOADSTOOL_IDS: Final = ("TS-U", "TS-N", "TS-C", "TS-W", "TS-F")
STONE_IDS: Final = (
    "ST-MP",
    "ST-HAND",
    "ST-EXCH",
    "ST-WILD",
    "ST-PLUS",
    "ST-DDIE",
    "ST-XPP",
    "ST-UTIL3",
)
NIGHT_SETS: Final = ("manual", "publisher", "all")
WISP_TILES: Final = 20
FOREST_SPACES: Final = 17


@dataclass(frozen=True, slots=True)
class Part:
    """A smithy, die result, wisp tile, toadstool or rune stone: id, name, numbers, ability."""

    id: str
    name: str
    numbers: Mapping[str, int]
    ability: Ability = NOTHING


def read_row(file: ContentFile, field: Field, count: int, low: int, high: int) -> tuple[int, ...]:
    """A list of so many whole numbers; a missing one has been complained about already."""
    value: Any = file.data
    for key in field:
        value = value.get(key) if isinstance(value, Mapping) else None
    if value is None:
        return ()
    rows = file.items(field, value, count)
    return tuple(file.number((*field, k), row, low, high) for k, row in enumerate(rows))


def read_night_spaces(file: ContentFile) -> tuple[int, ...]:
    """RS-22: ten rising score spaces."""
    if not file.fields(("night",), file.data["night"], ("spaces", *NIGHT_SETS)):
        return ()
    spaces = read_row(file, ("night", "spaces"), 10, 1, 1000)
    if list(spaces) != sorted(set(spaces)):
        file.complain(("night", "spaces"), "must rise from token to token")
    return spaces


def read_night_sets(file: ContentFile) -> dict[str, tuple[int, int]]:
    """V-7: wisp and quiet tokens of each set; ten or more, since ten are laid."""
    found: dict[str, tuple[int, int]] = {}
    for name in NIGHT_SETS:
        field = ("night", name)
        row = file.data["night"].get(name) if isinstance(file.data["night"], Mapping) else None
        if row is None or not file.fields(field, row, ("wisp", "quiet")):
            continue
        wisp = file.number((*field, "wisp"), row["wisp"], 0, 20)
        quiet = file.number((*field, "quiet"), row["quiet"], 0, 20)
        if wisp + quiet < 10:
            file.complain(field, f"needs ten tokens or more, not {wisp + quiet}")
        found[name] = (wisp, quiet)
    return found


# ---- tiles, tokens, smithies and spaces


def read_parts(
    file: ContentFile,
    table: str,
    ids: tuple[str, ...],
    bounds: Mapping[str, tuple[int, int]],
    ability: tuple[str, str] | None = None,
    flags: tuple[str, ...] = (),
) -> tuple[Part, ...]:
    """The rows of a table whose ids and order are fixed."""
    extra = (ability[0],) if ability else ()
    rows = file.items((table,), file.data[table], len(ids))
    found = []
    for index, row in enumerate(rows):
        field = (table, index)
        if not file.fields(field, row, ("id", "name", *bounds, *flags, *extra)):
            continue
        file.word((*field, "id"), row["id"], (ids[index],))
        numbers = {
            key: file.number((*field, key), row[key], low, high)
            for key, (low, high) in bounds.items()
        }
        numbers |= {key: _flag(file, (*field, key), row[key]) for key in flags}
        found.append(
            Part(
                id=ids[index],
                name=file.string((*field, "name"), row["name"], 40),
                numbers=numbers,
                ability=read_ability(file, (*field, ability[0]), row[ability[0]], ability[1])
                if ability
                else NOTHING,
            )
        )
    return tuple(found)


def _flag(file: ContentFile, field: Field, value: object) -> int:
    if not isinstance(value, bool):
        file.complain(field, f"must be true or false, not {value!r}")
    return 1 if value is True else 0


def read_smithies(file: ContentFile) -> tuple[Part, ...]:
    parts = read_parts(
        file, "smithies", SMITHY_IDS, {"gems": (1, 9)}, ("bonus", SMITHY_PLACE), ("forge_token",)
    )
    if sum(part.numbers["forge_token"] for part in parts) > 1:
        file.complain(("smithies",), "the forge token lies at one smithy")
    return parts


def read_die(file: ContentFile) -> tuple[Part, ...]:
    weights = {"manual": (0, 1000), "six": (0, 1000)}
    parts = read_parts(file, "die", DIE_IDS, weights, ("ability", DIE_PLACE))
    for table in weights:
        if parts and sum(part.numbers[table] for part in parts) == 0:
            file.complain(("die",), f"the weights of {table!r} are all zero")
    return parts


def read_wisps(file: ContentFile) -> tuple[Part, ...]:
    parts = read_parts(file, "wisps", WISP_IDS, {"count": (0, 20)}, ("ability", WISP_PLACE))
    _count(file, "wisps", parts, "count", WISP_TILES)
    return parts


def read_toadstools(file: ContentFile) -> tuple[Part, ...]:
    parts = read_parts(file, "toadstools", TOADSTOOL_IDS, {"count": (0, 16), "count_15": (0, 15)})
    _count(file, "toadstools", parts, "count", 16)
    _count(file, "toadstools", parts, "count_15", 15)
    return parts


def _count(file: ContentFile, table: str, parts: tuple[Part, ...], key: str, wanted: int) -> None:
    held = sum(part.numbers[key] for part in parts)
    if parts and held != wanted:
        file.complain((table,), f"{key} must add up to {wanted}, not {held}")


def read_forest(file: ContentFile) -> tuple[Ability, ...]:
    """RS-144: the bonus of space 0 to 16, in order."""
    rows = file.items(("forest",), file.data["forest"], FOREST_SPACES)
    found = []
    for index, row in enumerate(rows):
        field = ("forest", index)
        if file.fields(field, row, ("space", "bonus")):
            file.number((*field, "space"), row["space"], index, index)
            found.append(read_ability(file, (*field, "bonus"), row["bonus"], FOREST_PLACE))
    return tuple(found)
