"""Title, summary, endings, options, panels and hints in words, and how words are put together.

Sentences are templates filled by `str.format`. Nothing here decides a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TITLE: Final = "Alchemist's Race"
SUMMARY: Final = (
    "Walk the roads, gather what grows there, brew potions at the Market and sell them: "
    "the first wizard with 20 coins wins."
)

# ---- How it ended

# In the order of the endings in `kinds`.
ENDINGS: Final[dict[str, str]] = {
    "target": "A sale reached the target, and the game stopped there.",
    "full_round": "The target was reached and the round was played to its end.",
    "round_cap": "The last round was played before anybody reached the target.",
}

# ---- Options

OPTION_HELP: Final[dict[str, str]] = {
    "board": "The board to play on: a built-in one or your own.",
    "first_player": "Who starts: drawn by chance, or a seat.",
    "target_coins": "Coins that win the game.",
    "end_mode": "Stop at once when somebody has the coins, or play the round to its end.",
    "max_rounds": "The game ends after this round at the latest.",
    "resource_supply": "Tokens of each resource: no limit, one more than the players, or a number.",
    "potion_supply": "Cards of each potion: no limit, or a number.",
    "selling": "Sell freely whenever you rest on the Market, or only as a market turn.",
    "speed_timing": "Speed before the first roll only, or after a move too.",
    "warp_craft": "Craft in the same turn after Teleport or Swap onto the Market.",
    "teleport_resolves_space": "The space acts when a Teleport lands on it.",
    "start_attack": "Attack opponents who share your space before you roll.",
    "swap_is_attack": "Defence and the Market shelter from Swap.",
    "may_stay": "End the turn without rolling.",
    "stay_after_selling": "End the turn on the Market without rolling once you have sold there.",
    "speed_turns_back": "A Speed roll after a stop on the Market may go back the way you came.",
    "two_purples": "Purple Rock is a resource of its own, and Swap is made with it.",
    "die_sides": "Faces of the die.",
    "potion_overrides": "Other recipes or values for single potions.",
}

# ---- Panels of the terminal and of the generic page

PANELS: Final[dict[str, str]] = {
    "turn": "Round {round}: {seat}'s turn",
    "shelf": "Potions",
    "die": "Die",
    "steps": "Steps left",
    "extra_rolls": "Extra rolls",
    "target": "Race to",
    "coins": "Coins",
    "place": "Place",
    "resources": "Resources",
    "potions": "Potions",
    "guard": "Protection",
    "worth": "Worth at the Market",
    "supply": "Supply",
    "nothing": "none",
    "not_rolled": "not rolled",
    "left": "{left} left",
    "came_from": "{space}, came from {back}",
    "free": "{space}, free to leave any way",
    "recipe": "{cost}, sells for {value}",
}

# ---- Under an answer: what it costs, leaves and brings

NOTES: Final[dict[str, str]] = {
    "roll": "1 to {sides} spaces",
    "extra_roll": "uses an extra roll, leaves {left}",
    "keep": "{spaces} to walk",
    "end_turn": "{coins} of {target} coins",
    "pass": "you keep your potion",
    "stop": "your move ends at the Market",
    "spent": "used up, leaves {left} {potion}",
    "loses": "leaves {left} {thing}",
    "loses_potion": "worth {value}, leaves {left} {thing}",
    "craft": "sells for {value}, leaves {rest}",
}

# ---- On a thing no answer points at: what is missing, or when its time is

CLOSED: Final[dict[str, str]] = {
    "lacks": "{potion} {lack}.",
    "market": "{potion} is crafted at the Market, at the beginning of a turn.",
    "not_now": "{potion} cannot be crafted in this moment.",
    "too_far": "You do not come there with {steps}.",
    "roll_first": "Roll the die first: it says how far you go.",
    "no_roll": "After crafting there is no roll in this turn.",
    "rolled": "No extra roll is left.",
    "die_later": "The die lies still until this is answered.",
    "speed": "Speed is played before the roll, for one more.",
    "invisibility": "Invisibility is played before the roll, and not while it lasts.",
    "defence": "Defence is played before the roll, and not while it lasts.",
    "teleport": "Teleport is played before the roll.",
    "swap": "Swap is played before the roll.",
    "poison": "Poison is thrown at somebody you meet who holds resources and is not defended.",
    "meteor": "Meteor is thrown at somebody you meet who holds resources and is not defended.",
    "reroll": "Reroll is played right after your roll.",
}

# ---- What would be: where a step leads, what a landing brings, why a potion cannot be brewed

HINTS: Final[dict[str, str]] = {
    "walk": "Walk to {space}",
    "walk_by": "Walk to {space} by way of {by}",
    "ends_on": "ends on {places}",
    "many_ends": "{count} places to end on",
    "company": "{space} ({seats} there)",
    "gain": "+1",
    "loss": "−{amount}",
    "unchanged": "0",
    "market": "stop",
    "plain": "",
    "no_card": "no card left",
    "needs": "needs {resources}",
}


def count(number: int, noun: str) -> str:
    """`1 coin`, `3 coins`: a number with its noun.

    >>> count(1, "step"), count(3, "resource")
    ('1 step', '3 resources')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listing(names: Sequence[str]) -> str:
    """Join names the way people do.

    >>> listing(["Red"]), listing(["Red", "Blue", "Green"])
    ('Red', 'Red, Blue and Green')
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
