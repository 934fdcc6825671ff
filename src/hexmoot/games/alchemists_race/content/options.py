"""What a game of Alchemist's Race is started with (AR-150 to AR-157)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexmoot.engine.errors import BadOption
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Values
from hexmoot.games.alchemists_race.content.boards.draft import SECOND_PURPLE
from hexmoot.games.alchemists_race.content.read import (
    LEAST_VALUE,
    MOST_VALUE,
    board,
    cost_fault,
    standard,
)
from hexmoot.games.alchemists_race.rules.actions import MOST_SEATS, POTION_WORDS, RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.tables import Tables, Terms
from hexmoot.games.alchemists_race.words.text import OPTION_HELP

MOST_TOKENS: Final = 99
OVERRIDE_FIELDS: Final = ("cost", "value")


@dataclass(frozen=True, slots=True)
class SeatOrRandom(Number):
    """A seat number, or chance; whether the seat exists is known only with the other options."""

    def check(self, value: object) -> int | str | None:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return Number.check(self, value)

    def form(self) -> dict[str, Any]:
        return {**Number.form(self), "type": "number"}


def check_board(value: object) -> Any:
    """AR-155: a built-in name, or a board as plain data (looked at once `two_purples` is known)."""
    names = standard().boards
    if isinstance(value, str) and value in names:
        return value
    if isinstance(value, Mapping):
        return _plain_board(value)
    allowed = f"{', '.join(names)}, or a board object"
    raise BadOption("board", value, allowed, code="option_board")


def _plain_board(value: Mapping[str, Any]) -> Any:
    """An own copy in the form in which it is stored, so that nobody can change it later."""
    try:
        return json.loads(json.dumps(value))
    except (TypeError, ValueError):
        allowed = "a board of plain data"
        raise BadOption("board", type(value).__name__, allowed, code="option_board") from None


def check_overrides(value: object) -> dict[str, dict[str, Any]]:
    """AR-156: known potions, values 1..10, costs of two resources; only the named fields."""
    if not isinstance(value, Mapping):
        raise _bad_potion(value, "a table from potion ids to cost and value")
    for potion, change in value.items():
        if potion not in POTION_WORDS:
            raise _bad_potion(potion, ", ".join(POTION_WORDS))
        _check_override(potion, change)
    return {potion: _plain(value[potion]) for potion in POTION_WORDS if potion in value}


def _check_override(potion: str, change: object) -> None:
    if not isinstance(change, Mapping) or any(key not in OVERRIDE_FIELDS for key in change):
        raise _bad_potion(change, f"cost and value for {potion}")
    price = change.get("value", LEAST_VALUE)
    if type(price) is not int or not LEAST_VALUE <= price <= MOST_VALUE:
        raise _bad_potion(price, f"a value of {LEAST_VALUE}..{MOST_VALUE} for {potion}")


def _plain(change: Mapping[str, Any]) -> dict[str, Any]:
    """An override in the one form in which it is stored."""
    found = {key: change[key] for key in OVERRIDE_FIELDS if key in change}
    return {key: list(part) if isinstance(part, tuple) else part for key, part in found.items()}


def _bad_potion(given: object, allowed: str) -> BadOption:
    return BadOption("potion_overrides", given, allowed, code="option_potion")


def check_together(values: Values, seats: int) -> None:
    """AR-154 to AR-157: the first seat exists, the board is sound, recipes can be paid."""
    first = values["first_player"]
    if first != "random" and not 0 <= first < seats:
        allowed = f"random or 0..{seats - 1}"
        raise BadOption("first_player", first, allowed, code="option_first_player")
    board(values["board"], values["two_purples"])
    _check_costs(values)


def _check_costs(values: Values) -> None:
    """AR-156: costs name resources in play. AR-157: a single token cannot be paid twice."""
    in_play = [name for name in RESOURCE_WORDS if values["two_purples"] or name != SECOND_PURPLE]
    for potion, change in values["potion_overrides"].items():
        if "cost" not in change:
            continue
        fault = cost_fault(change["cost"], in_play)
        if fault:
            raise _bad_potion(change["cost"], f"two resources in play for {potion} ({fault})")
        if values["resource_supply"] == 1 and change["cost"][0] == change["cost"][1]:
            hint = f"{potion} asks for the same resource twice and could never be crafted"
            raise BadOption("resource_supply", 1, "2 or more", hint, code="option_supply")


def tables_of(options: Values, seats: int) -> Tables:
    """Board, prices and house rules as the rules read them."""
    two_purples = options["two_purples"]
    prices = standard().prices(two_purples, options["potion_overrides"])
    return Tables(board(options["board"], two_purples), Terms(seats, options, prices))


OPTIONS: Final = OptionSet(
    [
        Custom("board", standard().boards[0], OPTION_HELP["board"], check_board, standard().boards),
        SeatOrRandom(
            "first_player", "random", OPTION_HELP["first_player"], 0, MOST_SEATS - 1, ("random",)
        ),
        Number("target_coins", 20, OPTION_HELP["target_coins"], 4, 100),
        Choice("end_mode", "immediate", OPTION_HELP["end_mode"], ("immediate", "full_round")),
        Number("max_rounds", 300, OPTION_HELP["max_rounds"], 10, 2000),
        Number(
            "resource_supply",
            "unlimited",
            OPTION_HELP["resource_supply"],
            1,
            MOST_TOKENS,
            ("unlimited", "scarce"),
        ),
        Number(
            "potion_supply",
            "unlimited",
            OPTION_HELP["potion_supply"],
            1,
            MOST_TOKENS,
            ("unlimited",),
        ),
        Choice("selling", "free", OPTION_HELP["selling"], ("free", "market_turn")),
        Choice("speed_timing", "start", OPTION_HELP["speed_timing"], ("start", "any")),
        Flag("warp_craft", True, OPTION_HELP["warp_craft"]),
        Flag("teleport_resolves_space", True, OPTION_HELP["teleport_resolves_space"]),
        Flag("start_attack", True, OPTION_HELP["start_attack"]),
        Flag("swap_is_attack", False, OPTION_HELP["swap_is_attack"]),
        Flag("may_stay", False, OPTION_HELP["may_stay"]),
        Flag("stay_after_selling", False, OPTION_HELP["stay_after_selling"]),
        Flag("speed_turns_back", True, OPTION_HELP["speed_turns_back"]),
        Flag("two_purples", False, OPTION_HELP["two_purples"]),
        Number("die_sides", 6, OPTION_HELP["die_sides"], 2, 12),
        Custom("potion_overrides", {}, OPTION_HELP["potion_overrides"], check_overrides),
    ],
    presets={
        "standard": {},
        "quick": {"board": "pocket_ring", "target_coins": 12},
        "scarce": {"resource_supply": "scarce", "potion_supply": 4},
        "fair_finish": {"end_mode": "full_round"},
        "market_rest": {"stay_after_selling": True, "speed_turns_back": False},
        "house_rules": {
            "selling": "market_turn",
            "speed_timing": "any",
            "warp_craft": False,
            "teleport_resolves_space": False,
            "start_attack": False,
            "swap_is_attack": True,
            "may_stay": True,
            "two_purples": True,
        },
    },
    together=check_together,
)
