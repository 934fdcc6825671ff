"""Every component with its name, what it does and the rule that says so."""

from __future__ import annotations

from hexmoot.engine.wording import Tip
from hexmoot.games.alchemists_race.content.read import Content
from hexmoot.games.alchemists_race.words import text

POTION_RULES = {
    "speed": "AR-82",
    "invisibility": "AR-92",
    "defence": "AR-95",
    "teleport": "AR-100",
    "swap": "AR-106",
    "poison": "AR-121",
    "meteor": "AR-122",
    "reroll": "AR-87",
}
SPACE_RULES = {"market": "AR-40", "plain": "AR-59"}
LOSS_RULES = {"lose_material": "AR-52", "lose_potion": "AR-53"}
MOST_LOST = 4


def glossary(made_of: Content) -> dict[str, Tip]:
    """All tips by component id: `potion:speed`, `resource:wood`, `tile:market`, `thing:die`."""
    return {**_potions(made_of), **_resources(made_of), **_tiles(made_of), **_things()}


def _potions(made_of: Content) -> dict[str, Tip]:
    return {
        f"potion:{potion.id}": Tip(
            potion.name, text.potion_tooltip(potion.id, potion.takes), POTION_RULES[potion.id]
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
        words = text.resource_tooltip(resource.worth, recipes)
        found[f"resource:{resource.id}"] = Tip(resource.name, words, "AR-2")
    return found


def _tiles(made_of: Content) -> dict[str, Tip]:
    found = {}
    for resource in made_of.resources:
        words = text.space_tooltip("resource", 0, resource.name, None)
        found[f"tile:{resource.id}"] = Tip(resource.name, words, "AR-50")
    for kind, rule in SPACE_RULES.items():
        words = text.space_tooltip(kind, 0, "", None)
        found[f"tile:{kind}"] = Tip(text.space_name(kind, 0, ""), words, rule)
    for kind, rule in LOSS_RULES.items():
        for amount in range(1, MOST_LOST + 1):
            words = text.space_tooltip(kind, amount, "", None)
            found[f"tile:{kind}:{amount}"] = Tip(text.space_name(kind, amount, ""), words, rule)
    return found


def _things() -> dict[str, Tip]:
    return {f"thing:{name}": Tip(*entry) for name, entry in text.THINGS.items()}
