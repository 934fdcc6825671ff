"""Every sentence a person reads in Alchemist's Race: names, tooltips, prompts, labels, log lines.

Sentences are templates filled by `str.format`; the functions below choose the right one. Nothing
here decides a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TITLE: Final = "Alchemist's Race"
SUMMARY: Final = (
    "Walk the roads, gather what grows there, brew potions at the Market and sell them: "
    "the first wizard with 20 coins wins."
)

# ---- Tooltips

POTION_TOOLTIPS: Final[dict[str, str]] = {
    "speed": "Gives you one more roll this turn. Drink it before you first roll.",
    "invisibility": "Losing spaces leave you alone until your next turn begins.",
    "defence": "Until your next turn begins nobody can use Poison or Meteor on you.",
    "teleport": "Jump to any other space, land there, then go on with your turn in any direction.",
    "swap": "Change places and headings with an opponent, wherever they are.",
    "poison": "An opponent you meet gives up {takes} resources; they choose which.",
    "meteor": "An opponent you meet gives up {takes} resources; they choose which.",
    "reroll": "Forget the number you just rolled and throw the die again.",
}

RESOURCE_TOOLTIP: Final = "{rarity}: about {worth} in a potion. Goes into {recipes}."
RARITY: Final[dict[int, str]] = {1: "Common", 2: "Rare"}

SPACE_NAMES: Final[dict[str, str]] = {
    "market": "Market",
    "lose_material": "−{amount} Mat",
    "lose_potion": "−{amount} Pot",
    "plain": "Road",
}

SPACE_TOOLTIPS: Final[dict[str, str]] = {
    "market": (
        "You may stop here with steps to spare. Nobody can attack you here; "
        "sell at once, craft next turn."
    ),
    "resource": "End your move here to take one {resource}.",
    "resource_limited": "End your move here to take one {resource} ({left} left).",
    "resource_empty": "No {resource} is left: somebody has to spend or lose one first.",
    "lose_material": "End your move here and you must give up {things}.",
    "lose_potion": "End your move here and you must give up {things}.",
    "plain": "Nothing happens here.",
}

HEADING_TOOLTIPS: Final[dict[str, str]] = {
    "kept": "Came from {space}: go on by any other road, never back.",
    "free": "Free to leave in any direction.",
}

PROTECTION_TOOLTIPS: Final[dict[str, str]] = {
    "defended": "Safe from Poison and Meteor until {seat}'s next turn begins.",
    "invisible": "Safe from losing spaces until {seat}'s next turn begins.",
}

TABLE_TOOLTIPS: Final[dict[str, str]] = {
    "die": "The number just rolled, and how many of its steps are still to go.",
    "coins": "{coins} of {target} coins. Only selling potions earns coins, and nothing takes them.",
    "supply_empty": "None left: somebody has to spend or lose one first.",
    "stack_empty": "No card left: somebody has to play, sell or lose one first.",
    "worth": "What these resources would bring today if crafted and sold at the Market.",
    "extra_rolls": "Further rolls from Speed, to be used or dropped this turn.",
}

# ---- What is being asked

PROMPTS: Final[dict[str, str]] = {
    "pre_roll": "Roll the die, or do something first?",
    "pre_roll_market": "Roll the die, craft, sell, or play a potion first?",
    "post_roll": "You rolled {die}. Walk it?",
    "path": "Which way? {steps} to go.",
    "path_market": "Stop at the Market, or walk on? {steps} to go.",
    "encounter": "You meet {met}. Attack?",
    "lose_resource_tile": "This space costs you {pieces}: which one goes next?",
    "lose_resource_attack": "{attacker} hit you: you give up {pieces}. Which one goes next?",
    "lose_potion": "This space costs you {pieces}: which one goes next?",
    "end_move": "Your move is done. End the turn?",
    "end_move_extra": "Roll again ({rolls} left), or end the turn?",
    "market_turn": "Craft and sell as you like, then end the turn.",
    "game_over": "The game is over.",
}

# ---- Answers, one template a verb; `hint` says what the answer costs or gives

LABELS: Final[dict[str, str]] = {
    "roll": "Roll the die",
    "roll_again": "Roll again",
    "keep": "Keep the {die}",
    "reroll": "Play Reroll: throw again",
    "end_turn": "End the turn",
    "pass": "Let them be",
    "stop": "Stop at the Market",
    "speed": "Play Speed",
    "invisibility": "Play Invisibility",
    "defence": "Play Defence",
    "swap": "Swap places with {seat}",
    "poison": "Poison {seat}",
    "meteor": "Meteor on {seat}",
    "craft": "Craft {potion}",
    "sell": "Sell {potion}",
    "give_resource": "Give up {resource}",
    "give_potion": "Give up {potion}",
    "step": "Go to {space}",
    "teleport": "Teleport to {space}",
}

HINTS: Final[dict[str, str]] = {
    "stop": "{steps} unused; you can sell now and craft next turn",
    "speed": "one more roll this turn",
    "invisibility": "losing spaces do nothing until your next turn",
    "defence": "no Poison or Meteor until your next turn",
    "swap": "you to {there}, {seat} to {here}",
    "attack": "{seat} gives up {pieces} of {held}",
    "craft": "for {cost}; sells for {value}",
    "sell": "+{value}, makes {coins}",
    "give": "{left} more to give up after this",
    "give_last": "the last one",
    "last_step": "your move ends there",
    "end_turn_rolls": "drops {rolls}",
}

# ---- What happened

LOG: Final[dict[str, str]] = {
    "first_player": "{seat} goes first",
    "turn": "Round {round} – {seat}'s turn",
    "protection_ends": "{seat}'s {potion} wears off",
    "roll": "{seat} rolls {die}",
    "reroll": "{seat} plays Reroll: {old} becomes {die}",
    "keep": "{seat} keeps the {die}",
    "move": "{seat} goes {path}",
    "step": "{seat} goes to {space}",
    "stop": "{seat} stops at the Market ({steps} unused)",
    "through_market": "{seat} walks through the Market",
    "gain": "{seat} picks up 1 {resource}",
    "gain_empty": "{seat} lands on {resource}, but none is left",
    "tile_loss": "{seat} lands on {tile} and gives up {things}",
    "tile_nothing": "{seat} lands on {tile} with nothing to lose",
    "tile_invisible": "{seat} is invisible: {tile} does nothing",
    "give_up": "{seat} gives up {thing}",
    "meet": "{seat} meets {other}",
    "attack": "{seat} hits {other} with {potion}",
    "attack_loss": "{seat} meets {other} and uses {potion}: {other} gives up {things}",
    "pass": "{seat} lets {other} be",
    "defended": "{other} is guarded by Defence",
    "play": "{seat} plays {potion}",
    "teleport": "{seat} teleports from {here} to {there}",
    "swap": "{seat} swaps with {other}: {seat} to {there}, {other} to {here}",
    "craft": "{seat} crafts {potion} ({cost})",
    "sell": "{seat} sells {potion} for {value} ({coins})",
    "extra_roll": "{seat} uses an extra roll",
    "end_turn": "{seat} ends the turn",
    "stay": "{seat} stays put",
    "target_reached": "{seat} has {coins}: the round is played out",
    "win": "{seat} reaches {coins} and wins",
    "round_over": "The round is over",
    "round_cap": "Round {round} was the last one",
    "winner": "{seat} wins with {coins}",
    "shared": "{seats} share the win with {coins}",
}

# ---- How it ended

END_REASONS: Final[dict[str, str]] = {
    "target": "A sale reached the target, and the game stopped there.",
    "full_round": "The target was reached and the round was played to its end.",
    "round_cap": "The last round was played before anybody reached the target.",
}

SCORE_PARTS: Final[dict[str, str]] = {
    "coins": "Coins",
    "potions": "Value of potions held (breaks ties)",
    "resources": "Resources held (breaks remaining ties)",
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
    "two_purples": "Purple Rock is a resource of its own, and Swap is made with it.",
    "die_sides": "Faces of the die.",
    "potion_overrides": "Other recipes or values for single potions.",
}

PRESET_HELP: Final[dict[str, str]] = {
    "standard": "The game as written: Four Regions, 20 coins, nothing runs short.",
    "quick": "Pocket Ring and 12 coins, for two in a quarter of an hour.",
    "scarce": "Few tokens of each kind and four cards of each potion: fight for what is left.",
    "fair_finish": "The round is played out once somebody has 20 coins.",
    "house_rules": "Every house rule at once: the other reading of each open question.",
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


def space_name(kind: str, amount: int, resource: str) -> str:
    """What a space is called on the board: its resource, or its kind with the amount."""
    if kind == "resource":
        return resource
    return SPACE_NAMES[kind].format(amount=amount)


def space_tooltip(kind: str, amount: int, resource: str, left: int) -> str:
    """The tooltip of a space; `left` is the supply of its resource, -1 when unlimited."""
    key = kind
    if kind == "resource" and left >= 0:
        key = "resource_limited" if left > 0 else "resource_empty"
    noun = "potion" if kind == "lose_potion" else "resource"
    things = count(amount, noun)
    return SPACE_TOOLTIPS[key].format(resource=resource, left=left, things=things)


def resource_tooltip(worth: int, recipes: Sequence[str]) -> str:
    """The tooltip of a resource: how rare it is and which potions need it."""
    rarity = RARITY.get(worth, RARITY[2])
    return RESOURCE_TOOLTIP.format(
        rarity=rarity, worth=count(worth, "coin"), recipes=listing(recipes)
    )


def potion_tooltip(potion: str, takes: int) -> str:
    """The tooltip of a potion; `takes` is what an attack potion costs its victim."""
    return POTION_TOOLTIPS[potion].format(takes=takes)
