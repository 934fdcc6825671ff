"""The numbers of what the box holds: lands, GUs, goods, scrolls and their effects, potions."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
PLENTY: Final = 1_000_000_000  # what a supply holds when it is not limited

# ---- the forest
LANDS: Final = 20
COLUMNS: Final = 5
HEIGHT: Final = 4  # places of a stack; the growth table may end a tower sooner
GROUND: Final = 0
PLATEAU: Final = 1
SHRINE: Final = 2
FORBIDDEN: Final = 3

# ---- GUs and elements
FLAME: Final = 0
STONE: Final = 1
WATER: Final = 2
THUNDER: Final = 3
MOON: Final = 4
GENERAL: Final = 4  # flame, stone, water and thunder come first
KINDS: Final = 5

# ---- goods: the four resources (servants by the reserve) and flasks; then what only tracks give
SERVANT_KINDS: Final = 2  # FLAME and STONE again
BOTH_KINDS: Final = 3  # the set of them
MANA: Final = 2
DROP: Final = 3
RESOURCES: Final = 4
FLASK: Final = 4
GOODS: Final = 5
BONUS_DIE: Final = 5
BONUS_SCROLL: Final = 6
BONUS_INFLUENCE: Final = 7

# ---- scrolls
DECKS: Final = 4
SUMMONING: Final = 0
SPELLS: Final = 32
MOST_MANA: Final = 9  # no spell costs more
MOST_DROPS: Final = 9  # no GU costs more
DECK_SPELLS: Final = 8
SLOTS: Final = 6

EFFECT_GAIN: Final = 0
EFFECT_ELEMENTS: Final = 1
EFFECT_ELEMENT: Final = 2
EFFECT_INFLUENCE: Final = 3
EFFECT_SERVANTS: Final = 4
EFFECT_ARROWS: Final = 5
EFFECT_PORTAL: Final = 6
EFFECT_SHADOW: Final = 7
FIRST_PRICED: Final = 8  # from here on an effect has a price of its own
EFFECT_TRANSMUTE: Final = 8
EFFECT_CONVERT: Final = 9
EFFECT_TRADE: Final = 10
EFFECT_GLORIFY: Final = 11
EFFECT_PURIFY: Final = 12
EFFECT_STRIKE: Final = 13
EFFECT_TOSS: Final = 14

WHEN_ALWAYS: Final = 0
WHEN_WAR: Final = 1
WHEN_KILLED: Final = 2
WHEN_DESTROYED: Final = 3
WHEN_GREW: Final = 4
WHEN_GREW_KIND: Final = 5  # plus the element

# ---- sorcerers and potions
SORCERERS: Final = 4
SEATS: Final = 4
POTIONS: Final = 20
OWN_POTIONS: Final = 5
HIBERNATE: Final = 0
FURY: Final = 1
BIG_BELLY: Final = 2
FOREST_KEEPER: Final = 3
SLOW_LEARNER: Final = 4
OVERWORK: Final = 5
DUEL_EXPERT: Final = 6
NINE_LIVES: Final = 7
CURIOSITY: Final = 8
INVISIBLE_HAND: Final = 9
EARLY_BIRD: Final = 10
CHEATING: Final = 11
PLAN_B: Final = 12
LUCKY_HAND: Final = 13
THIEF: Final = 14
TOTAL_MASTERY: Final = 15
FLAMOUFLAGE: Final = 16
STONOUFLAGE: Final = 17
GERMINATION: Final = 18
THUNDER_CHAIN: Final = 19
