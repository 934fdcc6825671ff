"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import HouseTip, Tip, reworded
from hexmoot.games.alchemists_race.content.boards.check import MOST_LOST
from hexmoot.games.alchemists_race.content.read import Content, standard
from hexmoot.games.alchemists_race.rules.actions import RESOURCE_WORDS
from hexmoot.games.alchemists_race.rules.kinds import (
    KINDS,
    MARKET,
    RESOURCE_SPACE,
    SPACE_WORDS,
    UNLIMITED,
)
from hexmoot.games.alchemists_race.rules.tables import Space, Terms
from hexmoot.games.alchemists_race.words import text
from hexmoot.games.alchemists_race.words.names import kind_name, potion_name, resource_name

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
NO_RECIPE: Final = "no potion"
RARITY: Final[dict[int, str]] = {1: "Common", 2: "Rare"}

SPACE_TOOLTIPS: Final[dict[str, str]] = {
    "market": (
        "You may stop here with steps to spare. Nobody can attack you here; "
        "sell at once, craft next turn."
    ),
    "market_turn": (
        "You may stop here with steps to spare. Nobody can attack you here; "
        "craft and sell next turn."
    ),
    "resource": "End your move here to take one {resource}.",
    "resource_limited": "End your move here to take one {resource} ({left} left).",
    "resource_empty": "No {resource} is left: somebody has to spend or lose one first.",
    "lose_material": "End your move here and you must give up {things}.",
    "lose_potion": "End your move here and you must give up {things}.",
    "plain": "Nothing happens here.",
}

HOUSE_TIPS: Final[tuple[HouseTip, ...]] = (
    ("selling", "market_turn", "tile:market", SPACE_TOOLTIPS["market_turn"], "AR-77"),
    (
        "speed_timing",
        "any",
        "potion:speed",
        "Gives you one more roll this turn. Drink it before you first roll or after a move.",
        "AR-86",
    ),
    (
        "swap_is_attack",
        True,
        "potion:swap",
        "Change places and headings with an opponent who is off the Market and not defended.",
        "AR-110",
    ),
    (
        "swap_is_attack",
        True,
        "potion:defence",
        "Until your next turn begins nobody can use Poison, Meteor or Swap on you.",
        "AR-96",
    ),
    (
        "swap_is_attack",
        True,
        "thing:defended",
        "Safe from Poison, Meteor and Swap until their next turn begins.",
        "AR-96",
    ),
    (
        "teleport_resolves_space",
        False,
        "potion:teleport",
        "Jump to any other space, which does nothing, then go on with your turn in any direction.",
        "AR-103",
    ),
    (
        "speed_turns_back",
        False,
        "thing:extra_rolls",
        "From Speed; use them this turn or lose them. None goes back the way you came.",
        "AR-160",
    ),
)

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

POTION_RULES: Final = {
    "speed": "AR-82",
    "invisibility": "AR-92",
    "defence": "AR-95",
    "teleport": "AR-100",
    "swap": "AR-106",
    "poison": "AR-121",
    "meteor": "AR-122",
    "reroll": "AR-87",
}
SPACE_RULES: Final = {"market": "AR-40", "plain": "AR-59"}
LOSS_RULES: Final = {"lose_material": "AR-52", "lose_potion": "AR-53"}


def glossary() -> dict[str, Tip]:
    """All tips by component id: `potion:speed`, `resource:wood`, `tile:market`, `thing:die`."""
    made_of = standard()
    return {**_potions(made_of), **_resources(made_of), **_tiles(made_of), **_things()}


def glossary_for(setup: Setup) -> dict[str, Tip]:
    """The tips of what is in play with these options, as the options make them read."""
    terms: Terms = setup.content.terms
    found = reworded({**glossary(), **_resources_by(terms)}, setup.options, HOUSE_TIPS)
    for word in RESOURCE_WORDS[int(terms.resource_kinds) :]:
        del found[f"resource:{word}"], found[f"tile:{word}"]
    return found


def _potions(made_of: Content) -> dict[str, Tip]:
    return {
        f"potion:{potion.id}": Tip(
            potion.name, potion_tooltip(potion.id, potion.takes), POTION_RULES[potion.id]
        )
        for potion in made_of.potions
    }


def _resources(made_of: Content) -> dict[str, Tip]:
    found = {}
    for resource in made_of.resources:
        recipes = [
            potion.name
            for potion in made_of.potions
            if resource.id in (potion.two_purples_cost if resource.only_with else potion.cost)
        ]
        words = resource_tooltip(resource.worth, recipes)
        found[f"resource:{resource.id}"] = Tip(resource.name, words, "AR-2")
    return found


def _resources_by(terms: Terms) -> dict[str, Tip]:
    """AR-3, AR-156: the resources by the recipes of this table."""
    found = {}
    for kind, resource in enumerate(standard().resources):
        recipes = [
            potion_name(potion)
            for potion in range(KINDS)
            if kind in (terms.first_cost[potion], terms.second_cost[potion])
        ]
        words = resource_tooltip(resource.worth, recipes)
        found[f"resource:{resource.id}"] = Tip(resource.name, words, "AR-2")
    return found


def _tiles(made_of: Content) -> dict[str, Tip]:
    found = {}
    for resource in made_of.resources:
        words = space_tooltip("resource", 0, resource.name, None)
        found[f"tile:{resource.id}"] = Tip(resource.name, words, "AR-50")
    for kind, rule in SPACE_RULES.items():
        words = space_tooltip(kind, 0, "", None)
        found[f"tile:{kind}"] = Tip(kind_name(kind, 0, ""), words, rule)
    for kind, rule in LOSS_RULES.items():
        for amount in range(1, MOST_LOST + 1):
            words = space_tooltip(kind, amount, "", None)
            found[f"tile:{kind}:{amount}"] = Tip(kind_name(kind, amount, ""), words, rule)
    return found


def _things() -> dict[str, Tip]:
    return {f"thing:{name}": Tip(*entry) for name, entry in THINGS.items()}


# ---- tooltips


def space_words(row: Space, sells_freely: bool, supply: Sequence[int]) -> str:
    """The tooltip of a space as a table stands: what is left there, how one sells."""
    if row.kind == MARKET and not sells_freely:
        return SPACE_TOOLTIPS["market_turn"]
    if row.kind != RESOURCE_SPACE:
        return space_tooltip(SPACE_WORDS[row.kind], row.amount, "", None)
    left = supply[row.resource]
    limited = None if left == UNLIMITED else left
    return space_tooltip(SPACE_WORDS[row.kind], 0, resource_name(row.resource), limited)


@cache
def space_tooltip(kind: str, amount: int, resource: str, left: int | None) -> str:
    """The tooltip of a space; `left` is the supply of its resource, None when unlimited."""
    key = kind
    if kind == "resource" and left is not None:
        key = "resource_limited" if left > 0 else "resource_empty"
    things = text.count(amount, "potion" if kind == "lose_potion" else "resource")
    return SPACE_TOOLTIPS[key].format(resource=resource, left=left, things=things)


def resource_tooltip(worth: int, recipes: Sequence[str]) -> str:
    """The tooltip of a resource: how rare it is and which potions need it."""
    rarity = RARITY.get(worth, RARITY[2])
    return RESOURCE_TOOLTIP.format(
        rarity=rarity, worth=text.count(worth, "coin"), recipes=text.listing(recipes) or NO_RECIPE
    )


def potion_tooltip(potion: str, takes: int) -> str:
    """The tooltip of a potion; `takes` is what an attack potion costs its victim."""
    return POTION_TOOLTIPS[potion].format(takes=takes)
