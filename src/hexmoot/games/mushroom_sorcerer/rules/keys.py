"""The keys of everything that has one, in the order of their numbers."""

from __future__ import annotations

from typing import Final

COLUMN_LETTERS: Final = "ABCDE"
LAND_LABELS: Final = tuple(f"{column}{row}" for row in range(1, 5) for column in COLUMN_LETTERS)
LAND_KEYS: Final = tuple(label.lower() for label in LAND_LABELS)
LAND_KINDS: Final = ("ground", "plateau", "shrine", "forbidden")
LAYOUT_LETTERS: Final = "GPSX"

ELEMENT_KEYS: Final = ("flame", "stone", "water", "thunder", "moon")
RESOURCE_KEYS: Final = ("flame", "stone", "mana", "drop")
GOOD_KEYS: Final = (*RESOURCE_KEYS, "flask")
BONUS_KEYS: Final = (*GOOD_KEYS, "die", "scroll", "influence")
DECK_KEYS: Final = ("summoning", "servant", "gu", "war")
SORCERER_KEYS: Final = ("bahon", "charles", "eddie", "cassandra")

EFFECT_KEYS: Final = (
    "gain",
    "elements",
    "element",
    "influence",
    "servants",
    "arrows",
    "portal",
    "shadow",
    "transmute",
    "convert",
    "trade",
    "glorify",
    "purify",
    "strike",
    "toss",
)
WHEN_KEYS: Final = (
    "always",
    "war",
    "killed",
    "destroyed",
    "grew",
    "grew_flame",
    "grew_stone",
    "grew_water",
    "grew_thunder",
)

SPELL_KEYS: Final = (
    "empty_flask",
    "hunch",
    "mana_crystal",
    "moon_essence",
    "raging_roar",
    "spearhead",
    "water_pouch",
    "whistle",
    "elementalist",
    "flame_portal",
    "flask_energy",
    "forced_trade",
    "glorify",
    "purify",
    "stone_portal",
    "water_cycle",
    "bounty",
    "champion",
    "interests",
    "invincible",
    "reincarnate",
    "siphon",
    "squeeze",
    "strike",
    "extra_hand",
    "flame_harmony",
    "shadow_gu",
    "stone_harmony",
    "supplement",
    "thunder_harmony",
    "toss_a_gu",
    "water_harmony",
)
POTION_KEYS: Final = (
    "hibernate",
    "fury",
    "big_belly",
    "forest_keeper",
    "slow_learner",
    "overwork",
    "duel_expert",
    "nine_lives",
    "curiosity",
    "invisible_hand",
    "early_bird",
    "cheating",
    "plan_b",
    "lucky_hand",
    "thief",
    "total_mastery",
    "flamouflage",
    "stonouflage",
    "germination",
    "thunder_chain",
)
