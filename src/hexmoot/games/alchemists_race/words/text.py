"""Every sentence people read in Alchemist's Race: names, tooltips, prompts, labels, log lines.

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

# The other things on the table: id -> name, sentence, rule.
THINGS: Final[dict[str, tuple[str, str, str]]] = {
    "heading": ("Heading", "Go on by any road except the one you came by.", "AR-31"),
    "free_heading": ("Free heading", "You may leave this space in any direction.", "AR-36"),
    "defended": ("Defended", "Safe from Poison and Meteor until their next turn begins.", "AR-95"),
    "invisible": ("Invisible", "Safe from losing spaces until their next turn begins.", "AR-92"),
    "die": ("Die", "The number rolled is the number of steps to walk.", "AR-29"),
    "coins": ("Coins", "Only selling potions earns coins, and nothing takes them away.", "AR-78"),
    "extra_rolls": ("Extra rolls", "From Speed; use them this turn or lose them.", "AR-85"),
    "open_target": ("Open target", "You may attack this opponent before you walk on.", "AR-130"),
    "supply": ("Supply", "Resource tokens left; at 0 somebody has to spend or lose one.", "AR-51"),
    "stack": ("Stack", "Potion cards left; at 0 somebody has to play, sell or lose one.", "AR-63"),
    "worth": ("Worth", "What these resources bring if crafted and sold today.", "AR-5"),
    "round": ("Round", "Ends when the turn comes back to the first player.", "AR-16"),
}

# ---- What is being asked

PROMPTS: Final[dict[str, str]] = {
    "pre_roll": "Roll the die, or do something first?",
    "pre_roll_market": "Roll the die, or use the Market first?",
    "post_roll": "You rolled {die}. Walk it?",
    "path": "Which way? {steps} to go.",
    "path_market": "Stop at the Market, or walk on? {steps} to go.",
    "encounter": "You meet {met}. Attack?",
    "lose_resources_space": "This space takes {pieces} from you: which one goes first?",
    "lose_resources_attack": "{attacker} hit you, {pieces} must go: which one first?",
    "lose_potions": "This space takes {pieces} from you: which one goes first?",
    "end_move": "Your move is done. What now?",
    "end_move_extra": "Your move is done, {rolls} left. What now?",
    "market_turn": "Craft and sell as you like, then end the turn.",
}
WAITING: Final = "Waiting for {seat}."
GAME_OVER: Final = "The game is over."

# ---- Answers: the words on the button, and a warning where an answer costs or closes something

LABELS: Final[dict[str, str]] = {
    "roll": "Roll the die",
    "roll_again": "Roll again",
    "keep": "Keep the {die}",
    "reroll": "Play Reroll: throw again",
    "end_turn": "End the turn",
    "pass": "Let them be",
    "stop": "Stop at the Market",
    "speed": "Play Speed: one more roll this turn",
    "invisibility": "Play Invisibility: losing spaces do nothing until your next turn",
    "defence": "Play Defence: no Poison or Meteor until your next turn",
    "swap": "Swap with {seat}: you to {there}, {seat} to {here}",
    "poison": "Poison {seat}: {pieces} of {held}",
    "meteor": "Meteor on {seat}: {pieces} of {held}",
    "craft": "Craft {potion} from {cost}",
    "sell": "Sell {potion} for {value}, which makes {coins}",
    "lose": "Give up {resource}",
    "lose_potion": "Give up {potion}",
    "step": "Go to {space}",
    "teleport": "Teleport to {space}",
}

WARNINGS: Final[dict[str, str]] = {
    "stop": "{steps} left unused",
    "speed": "no crafting this turn",
    "market_turn": "no roll and no potion after this, only crafting and selling",
    "end_turn": "drops {rolls}",
    "lands_on_loss": "ending there costs you {pieces}",
}

# ---- What happened

# For each event its sentence, and which field of it each number of the event fills.
LOG: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "turn_began": ("Round {round} – {seat}'s turn", ("seat", "round")),
    "rolled": ("{seat} rolls {die}", ("seat", "die")),
    "rerolled": ("{seat} plays Reroll: {old} becomes {die}", ("seat", "old", "die")),
    "stepped": ("{seat} goes {here} › {there}", ("seat", "here", "there")),
    "stopped": ("{seat} stops at the Market ({steps} unused)", ("seat", "steps")),
    "passed_market": ("{seat} walks on through the Market", ("seat",)),
    "gained": ("{seat} picks up 1 {resource}", ("seat", "resource")),
    "found_nothing": ("{seat} lands on {resource}, but none is left", ("seat", "resource")),
    "lost_resource": ("{seat} gives up 1 {resource}", ("seat", "resource")),
    "lost_potion": ("{seat} gives up {potion}", ("seat", "potion")),
    "unharmed": ("{seat} is invisible: {tile} does nothing", ("seat", "tile")),
    "met": ("{seat} meets {other}", ("seat", "other")),
    "shielded": ("{seat} is guarded by Defence", ("seat",)),
    "attacked": ("{seat} hits {other} with {potion}", ("seat", "other", "potion")),
    "teleported": ("{seat} teleports from {here} to {there}", ("seat", "here", "there")),
    "swapped": (
        "{seat} swaps with {other}: {seat} to {there}, {other} to {here}",
        ("seat", "other", "there", "here"),
    ),
    "drank": ("{seat} plays {potion}", ("seat", "potion")),
    "crafted": ("{seat} crafts {potion} ({cost})", ("seat", "potion")),
    "sold": ("{seat} sells {potion} for {value} ({coins})", ("seat", "potion", "coins")),
    "protection_ended": ("{seat}'s {potion} wears off", ("seat", "potion")),
    "target_reached": ("{seat} has {coins}: this round is the last", ("seat", "coins")),
}
WINNING_SALE: Final = "{seat} reaches {coins} and wins"

# ---- How it ended

# In the order of the endings in `kinds`.
END_REASONS: Final[dict[str, str]] = {
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


def space_tooltip(kind: str, amount: int, resource: str, left: int | None) -> str:
    """The tooltip of a space; `left` is the supply of its resource, None when unlimited."""
    key = kind
    if kind == "resource" and left is not None:
        key = "resource_limited" if left > 0 else "resource_empty"
    things = count(amount, "potion" if kind == "lose_potion" else "resource")
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
