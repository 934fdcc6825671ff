"""The prose of Mushroom Sorcerer that is not a name, a prompt or a log sentence.

Sentences are templates filled by `str.format`. Nothing here decides a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TITLE: Final = "Mushroom Sorcerer"
SUMMARY: Final = (
    "Grow towers of magic mushrooms, master the elements and raid your neighbours: "
    "rule the forest with 30 influence, or give it all up to follow the moons."
)

# How it ended, in the order of the endings in `kinds`.
ENDINGS: Final[dict[str, str]] = {
    "dominance": "Forest Dominance: the cycle was finished, and the greatest influence won.",
    "blessing": "Moons' Blessing: the moons chose their sorcerer.",
    "round_cap": "The last round was over before anybody had won.",
}

# What a board draws beside the ids of the table, by the word in front of the colon: buttons, caps,
# tokens and ways to choose from, tracks, scrolls on decks, servants on lands and in reserves.
PLACES: Final = (
    "answer",
    "count",
    "gu",
    "influence",
    "land",
    "reserve",
    "resource",
    "scroll",
    "track",
    "way",
)

# ---- answers: the words on the button, and a warning where an answer costs or closes something

LABELS: Final[dict[str, str]] = {
    "end": "End the turn",
    "done": "Done",
    "done_war": "Nothing more",
    "done_keep": "Put it beside the others",
    "done_skip": "Leave this tower as it is",
    "done_no": "No",
    "yes": "Yes",
    "yes_swap": "Yes, in exchange for a {other}",
    "deck": "Take {spell}",
    "grow": "Grow on {land}: {price}",
    "summon": "Summon {element}: {gain}",
    "attack": "Attack from {land}",
    "attack_again": "Attack again from {land}",
    "slide": "Slide the top GU of {land}",
    "spell": "Cast {spell} ({mana} mana)",
    "power": "Use {potion}",
    "power_again": "Attack {land} again (1 mana)",
    "second_power": "Use {potion} for {gain}",
    "land_place": "Onto {land} ({room} free)",
    "land_swap": "Onto {land}, in exchange for a {other}",
    "land_target": "Attack {land} of {rival}: {odds}",
    "land_slide": "To {land}: {price}",
    "land_toss": "From {land}",
    "land_strike": "Strike {land} of {rival}: {price}",
    "land_shadow": "On {land}, to level {level}",
    "land_keeper": "Debris on {land}",
    "element_grow": "{element}: {gain}",
    "element_shadow": "{element}",
    "element_revive": "{element}: then the tower is {stack}",
    "element_shrine": "One moon element",
    "resource": "{good}",
    "resource_loss": "Lose a {good}",
    "resource_excess": "A {good}",
    "resource_convert": "Give {price}, get {gain}",
    "reserve": "Into the reserve",
    "reserve_servant": "A {good} from the reserve",
    "tower_servant": "The {good} on {land}",
    "tower_alloc": "A {good} to {land}",
    "seat": "{rival}, who has {servants}",
    "count_flasks": "{count}, for {gain}",
    "count_none": "None",
    "count_dice": "{count}",
    "count_raze": "{count}: {gain}",
    "count_raze_bare": "{count}",
    "count_raze_none": "Spare them",
    "potion": "{potion}",
    "slot": "Replace {spell}",
    "influence": "One influence",
    "forward": "{price} into {gain}",
    "reverse": "{gain} into {price}",
}

WARNINGS: Final[dict[str, str]] = {
    "moon_path": "You leave the influence path for good and lose your {influence}",
    "moon_path_free": "You leave the influence path for good",
    "no_main": "you have not taken a main action",
    "scroll_left": "a scroll you could still take is lost",
    "gu_left": "a GU you could still grow is lost",
}

ODDS: Final = "{expected} GUs on average, {chance} % for at least one"
NO_ODDS: Final = "no GU can fall"
NOTHING: Final = "nothing"
RAZE_NOTE: Final = "Each GU pays {gain}, and you may grow one GU."

# ---- the table

LAND_GIVES: Final = "The first tower here gains a {good}."
LAND_EMPTY: Final = "What lay here is gone."

PANELS: Final[dict[str, str]] = {
    "forest": "The forest",
    "round": "Round {round} of {most}: {phase}",
    "order": "Order",
    "goal": "Goal",
    "goal_text": "{goal} influence, or the moons: {moons}",
    "moons_text": "{elements} with {gus} GUs",
    "alarm": "Forest Dominance",
    "alarm_text": "set off: the game ends with this cycle",
    "decks": "Decks",
    "deck_text": "{spell} ({mana} mana), {left} left",
    "deck_empty": "empty",
    "supply": "Supply",
    "box": "GU box",
    "path": "Path",
    "path_influence": "{influence} of {goal} influence",
    "path_moon": "{moon} moon elements, {gus} moon GUs{next}",
    "path_next": "; needs {elements} and {gus}",
    "goods": "Goods",
    "reserve": "Reserve",
    "elements": "Elements",
    "archive": "Scrolls",
    "potion": "Potion",
    "potion_mastered": "{potion}, mastered",
    "potions_left": "Potions left",
    "dice": "War dice",
    "platforms": "Platforms left",
    "war": "War: {attacker} against {defender}",
    "war_side": "{arrows} arrows, {block} block shields, {dice} dice, {wall} shields of servants",
    "odds": "Odds",
    "none": "none",
    "flipped": "{spell} (used)",
    "endless": "no limit",
}


def count(number: int, one: str, many: str = "") -> str:
    """`1 drop`, `3 drops`: a number with its noun.

    >>> count(1, "drop"), count(3, "mana", "mana")
    ('1 drop', '3 mana')
    """
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def listing(names: Sequence[str]) -> str:
    """Join names the way people do.

    >>> listing(["Bahon"]), listing(["Bahon", "Eddie", "Charles"])
    ('Bahon', 'Bahon, Eddie and Charles')
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


# ---- under an answer: what it costs, leaves and brings

NOTES: Final[dict[str, str]] = {
    "price": "{price}, leaves {left}",
    "leaves": "leaves {left}",
    "held": "you have {held}",
    "there": "{count} there",
    "reserve": "{count} there",
    "keeper": "for a resource",
    "again": "the spell works a second time",
    "chain": "a resource of your choice",
    "slide": "one servant, to a tower beside it",
    "slot": "it leaves the game",
    "influence": "{now} then",
    "end": "your reserve may go to towers",
}

# ---- on a thing no answer points at: what is missing, or when its time is

CLOSED: Final[dict[str, str]] = {
    "forbidden": "Nothing grows or passes here.",
    "full": "This tower has all its levels.",
    "drops": "A GU here costs {price}, and you have {held}.",
    "done": "You have taken your main action; scrolls and one slide are free on top.",
    "no_attack": "None of your towers with servants stands beside it.",
    "no_growth": "You cannot grow here: no platform, level or servant for debris is left.",
    "not_now": "Your archive has no room for a scroll.",
    "empty": "No scroll is left.",
    "no_level": "You have no level on this track yet.",
    "mana": "It costs {price}, and you have {held}.",
    "scroll": "Its time has not come in this turn, or it was cast already.",
}
