"""Prose of Sorcerer & Stones that is no name, question, answer, log line or tooltip.

Sentences are templates filled by `str.format`. Nothing here decides a rule.
"""

from __future__ import annotations

from typing import Final

TITLE: Final = "Sorcerer & Stones"
SUMMARY: Final = (
    "Turn, move and swap five zones of coloured stones, then take those that match.\n"
    "Stones lead your Spirit to runes, become artifacts and pay in Qi."
)

OPTION_HELP: Final[dict[str, str]] = {
    "mode": "the standard game, the introductory race for artifacts, or all together",
    "colors": "each seat's colour, random, or choose (in play); without a word R, B, Y, G in order",
    "start_seat": "who begins: a seat, or random",
    "objectives": "the three open objectives, or random",
    "qi_supply": "Qi in the supply; without a choice 30, 42 or 56 for 2, 3 or 4 seats",
    "take_rule": "claims: one stone from each pair and line; strict: never two from one line",
    "optional_taking": "stones that could be taken may be left; otherwise as many as possible go",
    "corner_contact": "zones that meet only at a corner count as connected for Quake",
    "paid_steps": "how many steps a turn may be paid for with Burning Step",
    "return_order": "choose the order of stones paid for an artifact, or colour order by itself",
    "equal_turns": "an empty Qi supply or the last artifact finishes the round instead of stopping",
    "tie_break": "equal scores share the win, or runes, artifacts and Qi decide",
    "max_rounds": "after so many rounds the game ends and is scored",
    "coop_placement": "where a stone goes: leftmost card, any card in order, or symbols in order",
    "coop_deck": "magic cards each seat has in the co-op game; fewer is harder",
    "content": "base, or own tables of cards, runes, tiles and numbers",
}

CONTENT_FOUND: Final = (
    "content {name!r}: 14 artifacts, 7 objectives, 16 runes, 9 tiles and 11 magic cards a seat"
)

ENDINGS: Final[dict[str, str]] = {
    "runes": "Somebody owns enough kinds of rune and the round is over.",
    "artifacts": "The last artifact has been crafted.",
    "qi": "The Qi supply is empty.",
    "intro": "Somebody has crafted enough artifacts to win the race.",
    "coop_cards": "The last magic card has been played.",
    "coop_all": "All artifacts have been crafted together.",
    "cap": "The last of the agreed rounds is over.",
}

# ---- beside the question which stones are taken

NOTES: Final[dict[str, str]] = {
    "all": "A line gives one stone of your zone: choose which.",
    "optional": "You may leave stones; only what you take brings Qi and steps.",
}

# ---- walks of a Spirit over several spaces

WALK: Final[dict[str, str]] = {
    "free": "Walk to {space} ({steps})",
    "by_stones": "Walk to {space} ({steps}: {colours})",
}

# ---- steps of a turn

STEP_NAMES: Final = ("Set-up", "Cards", "Activation", "Spirit", "Objectives", "Refill", "Craft")

# ---- what an activation gives

GAIN: Final[dict[str, str]] = {
    "nothing": "nothing to take",
    "stones": "take {stones}",
    "choice": "take {stones} (to be chosen)",
    "stones_or_fewer": "take up to {stones}",
    "choice_or_fewer": "take up to {stones} (to be chosen)",
    "qi": "+{qi} Qi",
    "steps": "{steps} free",
}

# ---- panels and parts of a score

ARTIFACT_PART: Final = "artifacts"
PARTS: Final = ("runes", ARTIFACT_PART, "qi", "symbols", "stones")
PANELS: Final[dict[str, str]] = {
    "zones": "Alchemy zones",
    "plane": "Elemental Plane",
    "turn": "Round {round}, {seat}",
    "step": "Step",
    "setup": "Placing Taoists",
    "last_round": "Last round",
    "line": "Line",
    "next": "Next into {zone}",
    "qi_supply": "Qi supply",
    "preview": "Activating now",
    "offer": "Artifacts",
    "left": "Not yet shown",
    "objectives": "Objectives",
    "stacks": "Runes",
    "stack": "top {top}, {count} left",
    "stack_empty": "used up",
    "zone": "Zone",
    "reservoir": "Stones",
    "magic": "Magic",
    "deck": "Deck, discards",
    "crafted": "Artifacts",
    "runes": "Runes",
    "qi": "Qi",
    "credited": "{qi} and {credited} credited",
    "title": "Title so far",
    "together": "Crafted together",
    "nothing": "none",
    "placed": "laid: {stones}",
    "missing": "you lack {stones}",
    "missing_of": "{seat} lacks {stones}",
}

# ---- under an answer: what it costs, leaves and brings

ANSWER_NOTES: Final[dict[str, str]] = {
    "spin": "a quarter turn of any zone",
    "fly": "your Taoist goes to any zone",
    "quake": "moves a zone, or swaps two",
    "shift": "swaps a {colour} stone with any other",
    "quake_swap": "swap with {zones}",
    "quake_any": "swap with any zone",
    "quake_move": "move",
    "shift_stone": "choose its partner next",
    "step": "{colour}, then {left} more",
    "paid_step": "{colour}, a stone of yours pays",
    "free_step": "{colour}, then {left} more",
    "stop": "your Spirit stays here",
    "decline": "it stays for others",
    "leaves": "leaves {rest}",
    "return": "goes to the end of the line",
    "no-craft": "you keep {count} stones, {limit} at most",
    "skip": "the bonus is given up",
}

# ---- on a thing no answer points at: what is missing, or when its time is

CLOSED: Final[dict[str, str]] = {
    "no_zone_card": "None of your cards turns, moves or reaches a zone now.",
    "empty": "No stone lies here.",
    "no_shift": "You have no card that shifts {colour}.",
    "spirit_later": "Your Spirit walks after you have taken stones.",
    "rune_later": "A rune is claimed when your Spirit stands beside it after its walk.",
    "lacks": "It costs {cost}; you lack {lacking}.",
    "lacks_later": "It costs {cost}; you lack {lacking}. Crafting comes at the end of a turn.",
    "craft_later": "It costs {cost}, which you have. Crafting comes at the end of a turn.",
    "coop_cost": "It costs {cost}. Stones you take are placed on it.",
    "far": "Your Spirit does not stand beside it.",
    "no_colour": "You have no {colour} step left.",
    "taken": "Another Spirit or a stack of runes is in the way.",
}
