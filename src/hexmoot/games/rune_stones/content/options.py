"""What a game of Rune Stones is started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Values
from hexmoot.games.rune_stones.content.parts import DIE_IDS, NIGHT_SETS
from hexmoot.games.rune_stones.content.read import chosen
from hexmoot.games.rune_stones.content.tables import Box, all_abilities, pack_tables, pack_terms

DIE_TABLES: Final = ("manual", "six")
DIE_ALLOWED: Final = "manual, six, or eight weights"


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def check_costs(value: object) -> list[int]:
    """Six prices of 1 to 9."""
    rows = list(value) if isinstance(value, (list, tuple)) else []
    if len(rows) != 6 or not all(_is_number(price) and 1 <= price <= 9 for price in rows):
        hint = "display_costs needs six integers 1..9"
        raise BadOption("display_costs", value, "six whole numbers 1..9", hint)
    return rows


def check_die(value: object) -> Any:
    """The name of a die table, or a weight for each of the eight results."""
    if isinstance(value, str):
        if value not in DIE_TABLES:
            raise BadOption("die_table", value, DIE_ALLOWED, code="option_choice")
        return value
    if isinstance(value, Mapping):
        if not set(value) <= set(DIE_IDS):
            raise BadOption("die_table", value, f"weights for {', '.join(DIE_IDS)}")
        value = [value.get(name, 0) for name in DIE_IDS]
    rows = list(value) if isinstance(value, (list, tuple)) else []
    if len(rows) != len(DIE_IDS) or not all(_is_number(weight) for weight in rows):
        raise BadOption("die_table", value, DIE_ALLOWED)
    if min(rows) < 0 or sum(rows) == 0 or max(rows) > 1000:
        hint = "die weights must be non-negative and not all zero"
        raise BadOption("die_table", value, "weights 0..1000", hint, code="option_range")
    return rows


def check_content(value: object) -> Any:
    """The built-in content, or tables that replace some of it."""
    try:
        chosen(value)
    except BadContent as error:
        raise BadOption("content", "these tables", "sound tables", str(error)) from error
    return dict(value) if isinstance(value, Mapping) else value


def check_together(values: Values, seats: int) -> None:
    """What must hold between options: expansions they belong to, seats that exist."""
    if not values["nocturnal"] and values["night_tokens"] != "manual":
        _refuse(values, "night_tokens", "manual without nocturnal", "nocturnal")
    if not values["forest"] and values["toadstools"] != 16:
        _refuse(values, "toadstools", "16 without forest", "forest")
    if not values["forest"] and not values["forge_token_any_payment"]:
        _refuse(values, "forge_token_any_payment", "true without forest", "forest")
    first = values["first_player"]
    if first != "random" and first >= seats:
        hint = "first_player is not a seat"
        raise BadOption("first_player", first, f"random, 0..{seats - 1}", hint)


def _refuse(values: Values, name: str, allowed: str, module: str) -> None:
    raise BadOption(name, values[name], allowed, f"{name} needs {module}")


OPTIONS: Final = OptionSet(
    [
        Flag("nocturnal", False, "Play with Nocturnal Creatures: banshees, wisps, night tokens."),
        Flag("forest", False, "Play with the Enchanted Forest: familiars and toadstools."),
        Number("target_score", 65, "The score that starts the last round.", 20, 200),
        Number("max_rounds", 200, "The game ends after this round at the latest.", 10, 1000),
        Custom("display_costs", [1, 2, 3, 4, 5, 6], "The price of each display slot.", check_costs),
        Choice("display_shift", "right", "Where the display moves to.", ("right", "left")),
        Number("summon_limit", 0, "Creatures that one Summon may buy, 0 for any number.", 0, 6),
        Flag("gem_magic", False, "May wild gems be handed in as magic points, one for each gem?"),
        Choice(
            "druid_magic",
            "rainbow",
            "Does the magic of druid cards fit every colour?",
            ("rainbow", "coloured"),
        ),
        Choice(
            "druid_decks",
            "identical",
            "Are all druid sets alike, or does one card follow the seat's colour?",
            ("identical", "affinity"),
        ),
        Custom(
            "die_table",
            "manual",
            "The die: eight equal results, six, or a weight for each result.",
            check_die,
            DIE_TABLES,
        ),
        Choice(
            "util3_lost",
            "lowest",
            "Which of three utilized cards is lost.",
            ("lowest", "highest"),
        ),
        Flag("extra_point_on_die", False, "Does the Extra power point stone count the die too?"),
        Choice("night_tokens", "manual", "Which night tokens are laid out.", NIGHT_SETS),
        Number("toadstools", 16, "How many toadstools there are.", 15, 16),
        Flag(
            "forge_token_any_payment",
            True,
            "Does the forge token work whatever the payment, or for gems alone?",
        ),
        Flag("stone_swap", False, "May a player with four stones lay one aside for another?"),
        Choice("supply", "limited", "Can gems and ore run out?", ("limited", "unlimited")),
        Number("first_player", "random", "Who begins: a seat, or chance.", 0, 3, ("random",)),
        Custom(
            "content",
            "standard",
            "The cards and tiles: the built-in ones, or tables that replace them.",
            check_content,
            ("standard",),
        ),
    ],
    presets={
        "base": {},
        "night": {"nocturnal": True},
        "forest": {"forest": True},
        "full": {"nocturnal": True, "forest": True},
        "literal": {
            "nocturnal": True,
            "forest": True,
            "gem_magic": True,
            "night_tokens": "all",
        },
        "publisher": {
            "nocturnal": True,
            "forest": True,
            "display_costs": [1, 2, 2, 3, 3, 4],
            "display_shift": "left",
            "summon_limit": 2,
            "druid_magic": "coloured",
            "night_tokens": "publisher",
            "toadstools": 15,
        },
    },
    together=check_together,
)


def tables_of(options: Values, seats: int) -> Box:
    """The content the options name, for people and packed for the rules."""
    content = chosen(options["content"])
    return Box(
        content=content,
        abilities=tuple(all_abilities(content)),
        tables=pack_tables(content, options),
        terms=pack_terms(content, options),
    )
