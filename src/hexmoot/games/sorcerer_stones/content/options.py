"""What a game of Sorcerer & Stones is started with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Values
from hexmoot.games.sorcerer_stones.content.parts import Content
from hexmoot.games.sorcerer_stones.content.read import content_from, standard
from hexmoot.games.sorcerer_stones.rules.kinds import (
    CODES,
    DECK,
    MODES,
    OPEN_OBJECTIVES,
    PLACEMENTS,
    QI_IN_BOX,
)
from hexmoot.games.sorcerer_stones.rules.tables import Tables, Terms
from hexmoot.games.sorcerer_stones.words.text import OPTION_HELP

PLAYER_CODES = CODES[:4]
DRAWN_OR_CHOSEN = ("random", "choose")
COLOUR_WORDS = (*DRAWN_OR_CHOSEN, *PLAYER_CODES)

# Options a mode does not know must keep their default there.
ONLY_IN = {
    "objectives": ("standard",),
    "qi_supply": ("standard",),
    "paid_steps": ("standard",),
    "equal_turns": ("standard",),
    "tie_break": ("standard",),
    "max_rounds": ("standard", "intro"),
    "coop_placement": ("coop",),
    "coop_deck": ("coop",),
}


def check_colours(value: object) -> Any:
    """SS-3, SS-173: `random`, `choose`, or one player colour a seat, none twice."""
    allowed = f"random, choose, or a list of different codes of {' '.join(PLAYER_CODES)}"
    if value is None or value in DRAWN_OR_CHOSEN:
        return value
    if not isinstance(value, (list, tuple)):
        raise BadOption("colors", value, allowed, code="option_choice")
    for code in value:
        if code not in PLAYER_CODES:
            raise BadOption("colors", code, allowed, code="option_choice")
    if len(set(value)) != len(value):
        raise BadOption("colors", list(value), allowed, "a colour is used twice", "option_choice")
    return list(value)


def check_objectives(value: object) -> Any:
    """SS-24: `random`, or three different objectives; the content knows whether they exist."""
    if value == "random":
        return value
    allowed = f"random, or {OPEN_OBJECTIVES} different objectives"
    if not isinstance(value, (list, tuple)) or not all(isinstance(card, str) for card in value):
        raise BadOption("objectives", value, allowed, code="option_choice")
    if len(value) != OPEN_OBJECTIVES or len(set(value)) != OPEN_OBJECTIVES:
        raise BadOption("objectives", list(value), allowed, code="option_choice")
    return list(value)


def check_content(value: object) -> Any:
    """`base`, or tables that stand in place of the shipped ones, as plain data."""
    if value == "base":
        return value
    allowed = "base, or tables in the form of content.toml"
    if not isinstance(value, Mapping):
        raise BadOption("content", value, allowed, code="option_choice")
    try:
        changes: dict[str, Any] = json.loads(json.dumps(value))
        content_from(changes)
    except (TypeError, ValueError):
        raise BadOption("content", type(value).__name__, allowed) from None
    except BadContent as error:
        raise BadOption("content", "tables", allowed, "; ".join(error.problems)) from error
    return changes


def tables_of(options: Values, seats: int) -> Tables:
    """Everything the options and their content say, as numbers."""
    content = _content(options)
    return Tables(content, Terms(seats, options, content), bool(options["corner_contact"]))


def _content(options: Values) -> Content:
    chosen = options["content"]
    return standard() if chosen == "base" else content_from(chosen)


def check_together(values: Values, seats: int) -> None:
    """What must hold between the options, and between them and the number of seats."""
    _refuse_foreign_options(values)
    mode = values["mode"]
    if seats == 1 and mode != "coop":
        raise BadOption("seats", seats, "2..4", f"mode {mode} needs company", "option_players")
    colours = values["colors"]
    if isinstance(colours, list) and len(colours) != seats:
        allowed = f"{seats} colours"
        raise BadOption("colors", colours, allowed, "one for each seat", "option_choice")
    start = values["start_seat"]
    if start != "random" and start >= seats:
        raise BadOption("start_seat", start, f"0..{seats - 1}, random", code="option_range")
    _refuse_unknown_objectives(values)


def _refuse_foreign_options(values: Values) -> None:
    """SS-27: an option given for a mode that does not know it."""
    mode = values["mode"]
    for name, modes in ONLY_IN.items():
        default = OPTIONS.options[name].default
        if mode not in modes and values[name] != default:
            hint = f"only mode {' or '.join(modes)} knows this option"
            raise BadOption(name, values[name], f"{default} in mode {mode}", hint, "option_mode")


def _refuse_unknown_objectives(values: Values) -> None:
    known = [card.id for card in _content(values).objective]
    chosen = values["objectives"]
    for card in [] if chosen == "random" else chosen:
        if card not in known:
            raise BadOption("objectives", card, ", ".join(known), code="option_choice")


OPTIONS: Final = OptionSet(
    [
        Choice("mode", "standard", OPTION_HELP["mode"], MODES),
        Custom("colors", None, OPTION_HELP["colors"], check_colours, COLOUR_WORDS),
        Number("start_seat", "random", OPTION_HELP["start_seat"], 0, 3, ("random",)),
        Custom("objectives", "random", OPTION_HELP["objectives"], check_objectives, ("random",)),
        Number("qi_supply", None, OPTION_HELP["qi_supply"], 1, QI_IN_BOX, (None,)),
        Choice("take_rule", "claims", OPTION_HELP["take_rule"], ("claims", "strict")),
        Flag("optional_taking", False, OPTION_HELP["optional_taking"]),
        Flag("corner_contact", False, OPTION_HELP["corner_contact"]),
        Number("paid_steps", 1, OPTION_HELP["paid_steps"], 1, 9),
        Choice("return_order", "choose", OPTION_HELP["return_order"], ("choose", "auto")),
        Flag("equal_turns", False, OPTION_HELP["equal_turns"]),
        Choice("tie_break", "shared", OPTION_HELP["tie_break"], ("shared", "ladder")),
        Number("max_rounds", 100, OPTION_HELP["max_rounds"], 5, 1000),
        Choice("coop_placement", "leftmost", OPTION_HELP["coop_placement"], PLACEMENTS),
        Number("coop_deck", DECK, OPTION_HELP["coop_deck"], 4, DECK),
        Custom("content", "base", OPTION_HELP["content"], check_content, ("base",)),
    ],
    {
        "standard": {},
        "intro": {"mode": "intro"},
        "coop": {"mode": "coop"},
        "even": {"equal_turns": True, "tie_break": "ladder"},
        "free_hand": {"colors": "choose", "optional_taking": True},
        "workshop": {
            "objectives": ["OB5", "OB6", "OB7"],
            "paid_steps": 2,
            "corner_contact": True,
            "take_rule": "strict",
        },
    },
    check_together,
)
