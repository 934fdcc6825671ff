"""Names of things on the table, with a sentence about each of them."""

from __future__ import annotations

from typing import Final

from hexmoot.games.mushroom_sorcerer.rules.keys import (
    BONUS_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    POTION_KEYS,
    SORCERER_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import EXTRA_CYCLE, NIGHT
from hexmoot.games.mushroom_sorcerer.rules.pieces import MOON
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.words import text

# ---- names and tooltips: key -> name, sentence

SPELLS: Final[dict[str, tuple[str, str]]] = {
    "empty_flask": ("Empty Flask", "You gain a flask. Works once."),
    "hunch": ("Hunch", "You gain two general elements, alike or not. Works once."),
    "mana_crystal": ("Mana Crystal", "You gain 2 mana. Works once."),
    "moon_essence": (
        "Moon Essence",
        "You gain a moon element, which puts you on the moon path. Works once.",
    ),
    "raging_roar": ("Raging Roar", "You gain 2 influence. Works once."),
    "spearhead": ("Spearhead", "At the start of your attack: 2 more arrows. Works once."),
    "water_pouch": ("Water Pouch", "You gain 2 drops. Works once."),
    "whistle": ("Whistle", "You gain two servants, alike or not. Works once."),
    "elementalist": ("Elementalist", "Two of your flame servants become stone, or the reverse."),
    "flame_portal": ("Flame Portal", "Every tower of yours without a flame servant gets one."),
    "flask_energy": ("Flask Energy", "Two servants become a flask, or a flask two servants."),
    "forced_trade": ("Forced Trade", "A rival gets a drop of yours, you get a servant of theirs."),
    "glorify": ("Glorify", "One of your servants becomes an influence."),
    "purify": ("Purify", "Two of your servants become two general elements."),
    "stone_portal": ("Stone Portal", "Every tower of yours without a stone servant gets one."),
    "water_cycle": ("Water Cycle", "Two servants become 2 drops, or 2 drops two servants."),
    "bounty": ("Bounty", "If you killed a servant this turn, you gain 2 drops."),
    "champion": ("Champion", "If you destroyed a GU this turn, you gain two servants."),
    "interests": ("Interests", "If you destroyed a GU this turn, you gain two general elements."),
    "invincible": ("Invincible", "At the start of your attack: 1 more arrow."),
    "reincarnate": ("Reincarnate", "If you killed a servant this turn, you gain two servants."),
    "siphon": ("Siphon", "If you killed a servant this turn, you gain two general elements."),
    "squeeze": ("Squeeze", "If you destroyed a GU this turn, you gain 2 drops."),
    "strike": (
        "Strike",
        "Pay a servant for each level of a rival's tower: its top GU, if no moon, is gone.",
    ),
    "extra_hand": ("Extra Hand", "If you grew a GU this turn, you gain a servant."),
    "flame_harmony": ("Flame Harmony", "If you grew a flame GU this turn: one flame element."),
    "shadow_gu": (
        "Shadow GU",
        "A general GU goes on a tower of yours for nothing, and brings nothing.",
    ),
    "stone_harmony": ("Stone Harmony", "If you grew a stone GU this turn: one stone element."),
    "supplement": ("Supplement", "If you grew a GU this turn, you gain a general element."),
    "thunder_harmony": (
        "Thunder Harmony",
        "If you grew a thunder GU this turn: one thunder element.",
    ),
    "toss_a_gu": ("Toss a GU", "Slide a GU without its servant, besides the slide of the turn."),
    "water_harmony": ("Water Harmony", "If you grew a water GU this turn: one water element."),
}

POTIONS: Final[dict[str, tuple[str, str]]] = {
    "hibernate": (
        "Hibernate",
        "After Twilight and after Night: as many resources as your best level.",
    ),
    "fury": (
        "Fury",
        "Your stone servants have an arrow each. Mastered: 1 mana takes 2 dice from a foe.",
    ),
    "big_belly": (
        "Big Belly",
        "Your flame servants have one more shield. Mastered: 1 mana takes 2 dice from a foe.",
    ),
    "forest_keeper": (
        "Forest Keeper",
        "Once a turn 1 mana puts debris on a free land for a resource. Mastered: two.",
    ),
    "slow_learner": (
        "Slow Learner",
        "Your spells work twice and cost 1 mana more. Mastered: they all cost 1.",
    ),
    "overwork": ("Overwork", "You have a fourth turn tonight."),
    "duel_expert": (
        "Duel Expert",
        "One more arrow in your wars. Mastered: 1 mana attacks again while no GU fell.",
    ),
    "nine_lives": (
        "Nine Lives",
        "One block shield in your wars. Mastered: 1 mana puts a fallen GU of yours back.",
    ),
    "curiosity": (
        "Curiosity",
        "After Twilight, break up to 4 flasks for a resource each. Mastered: two each.",
    ),
    "invisible_hand": (
        "Invisible Hand",
        "Once a turn 1 mana takes a scroll. Mastered: it may replace one of yours.",
    ),
    "early_bird": ("Early Bird", "You begin tonight, and your first GU costs no drops."),
    "cheating": (
        "Cheating",
        "In a war 1 mana adds 2 dice. Mastered: you may then throw dice again.",
    ),
    "plan_b": (
        "Plan B",
        "Before a war throw dice for stone servants. Mastered: throw once more.",
    ),
    "lucky_hand": (
        "Lucky Hand",
        "After each turn your dice bring different resources, one an arrow. Mastered: two throws.",
    ),
    "thief": (
        "Thief",
        "Once a turn 1 mana casts a deck's or a rival's scroll. Mastered: a second one too.",
    ),
    "total_mastery": (
        "Total Mastery",
        "After Twilight: two resources for each element you have mastered.",
    ),
    "flamouflage": (
        "Flamouflage",
        "In a war 1 mana brings a flame servant. Mastered: or 2 arrows.",
    ),
    "stonouflage": (
        "Stonouflage",
        "In a war 1 mana brings a stone servant. Mastered: or 2 block shields.",
    ),
    "germination": (
        "Germination",
        "Growing two GUs alike in a turn brings a resource. Mastered: another one too.",
    ),
    "thunder_chain": (
        "Thunder Chain",
        "Once a turn, after a spell, you gain a resource. Mastered: another one too.",
    ),
}

SORCERERS: Final[dict[str, tuple[str, str]]] = {
    "bahon": ("Bahon", "the Guardian"),
    "charles": ("Charles", "the Duelist"),
    "eddie": ("Eddie", "the Trickster"),
    "cassandra": ("Cassandra", "the Scholar"),
}

ELEMENTS: Final[dict[str, tuple[str, str]]] = {
    "flame": ("flame", "Its level calls flame servants; its track also gives war dice."),
    "stone": ("stone", "Its level calls stone servants; its track also gives war dice."),
    "water": ("water", "Its level brings drops; its track also gives flasks."),
    "thunder": ("thunder", "Its level brings mana; its track also gives scrolls."),
    "moon": ("moon", "The other road to victory. Its first element costs all your influence."),
}

GOODS: Final[dict[str, tuple[str, str, str]]] = {
    "flame": ("flame servant", "flame servants", "Fights with 1 arrow and 1 shield."),
    "stone": ("stone servant", "stone servants", "Guards with 2 shields."),
    "mana": ("mana", "mana", "Pays for scrolls and for powers of potions."),
    "drop": ("drop", "drops", "Pays for GUs: as many drops as the level."),
    "flask": ("flask", "flasks", "Fills with one drop each Twilight."),
    "die": ("war die", "war dice", "Shows an arrow or a shield, evenly."),
    "scroll": ("scroll", "scrolls", "The top of a deck of your choice."),
    "influence": ("influence", "influence", "What rules the forest; enough of it ends the game."),
}

DECKS: Final[dict[str, tuple[str, str]]] = {
    "summoning": ("Summoning deck", "Gifts; each of these scrolls works once in the game."),
    "servant": ("Servant deck", "Turns servants into other things and back."),
    "gu": ("GU deck", "Helps those who grow or slide GUs."),
    "war": ("War deck", "Rewards those who fight."),
}

LANDS: Final[dict[str, tuple[str, str]]] = {
    "ground": ("Ground", "The first tower here takes what lies on it."),
    "plateau": ("White plateau", "A servant clears the debris; the first tower takes the flask."),
    "shrine": ("Shrine", "Pays its holder an influence or a moon element each Daybreak."),
    "forbidden": ("Forbidden ground", "Nothing grows or passes here."),
}

# The forest row by row. All names of a column begin alike, from A in the west to E in the east.
LAND_NAMES: Final = (
    *("Acorn", "Birch", "Clover", "Dell", "Elder"),
    *("Alder", "Bramble", "Cedar", "Dew", "Elm"),
    *("Apple", "Briar", "Cress", "Dusk", "Ember"),
    *("Ash", "Brook", "Cave", "Dale", "Echo"),
)

LEVELS: Final = ("0", "I", "II", "III", "IV")
PHASES: Final = ("Twilight", "Night, cycle {cycle}", "Daybreak")
EXTRA_PHASE: Final = "Night, an extra turn"


def seat_names(table: Table) -> list[str]:
    """The sorcerers at the table, by seat."""
    return [seat_name(table, seat) for seat in range(table.seats)]


def seat_name(table: Table, seat: int) -> str:
    """The sorcerer in a seat."""
    return SORCERERS[SORCERER_KEYS[int(table.role[seat])]][0]


def element_name(element: int) -> str:
    """An element or the kind of a GU."""
    return ELEMENTS[ELEMENT_KEYS[element]][0]


def servant_name(kind: int) -> str:
    """`flame servant` or `stone servant`."""
    return GOODS[GOOD_KEYS[kind]][0]


def goods_text(good: int, amount: int) -> str:
    """Pieces of a good, of dice, scrolls or influence: `2 drops`."""
    return amount_text(BONUS_KEYS[good], amount)


def spell_name(spell: int) -> str:
    """A scroll as people call it."""
    return SPELLS[SPELL_KEYS[spell]][0]


def potion_name(potion: int) -> str:
    """A potion as people call it."""
    return POTIONS[POTION_KEYS[potion]][0]


def land_name(land: int) -> str:
    """What a land is called: `Cress`."""
    return LAND_NAMES[land]


def phase_name(phase: int, cycle: int) -> str:
    """`Night, cycle 2`."""
    if phase == NIGHT and cycle == EXTRA_CYCLE:
        return EXTRA_PHASE
    return PHASES[phase].format(cycle=cycle)


def position_text(table: Table, element: int, position: int) -> str:
    """A place on a track with its level: `8 (III)`; the moon track has no levels."""
    if element == MOON:
        return str(position)
    return f"{position} ({LEVELS[int(table.tables.level_at[position])]})"


def amount_text(key: str, number: int) -> str:
    """Pieces of one good: `2 flame servants`."""
    return text.count(number, GOODS[key][0], GOODS[key][1])
