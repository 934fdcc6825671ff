"""What the box holds and what the options say, packed for the rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import filled, zeros
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    GOODS,
    KINDS,
    LANDS,
    MOST_DROPS,
    MOST_MANA,
    NONE,
    POTIONS,
    SEATS,
    SERVANT_KINDS,
    SPELLS,
)


@final
class Tables:
    """Everything content.toml says, ready for the rules; shared by all states and never changed."""

    def __init__(self) -> None:
        self.supply: vec[i64] = zeros(GOODS)
        self.dice: i64 = 0
        self.debris: i64 = 0
        self.gus: i64 = 0
        self.towers: i64 = 0
        self.archive: i64 = 0
        self.cycles: i64 = 0
        self.study: i64 = 0
        self.grow: i64 = 0
        self.reward_grow: i64 = 0
        self.moon_grow: i64 = 0
        self.attacker_arrows: i64 = 0
        self.servant_arrows: vec[i64] = zeros(SERVANT_KINDS)
        self.servant_shields: vec[i64] = zeros(SERVANT_KINDS)
        self.height: i64 = 0
        self.growth_drops: vec[i64] = zeros(1)
        self.levels_within: vec[i64] = zeros(MOST_DROPS + 1)
        self.growth_elements: vec[i64] = zeros(1)
        self.mastered: i64 = 0
        self.level_at: vec[i64] = zeros(1)
        self.track_length: vec[i64] = zeros(KINDS)
        self.track_start: vec[i64] = zeros(KINDS)
        self.bonuses: vec[i64] = zeros(1)
        self.grounds: vec[i64] = zeros(1)
        self.spell_deck: vec[i64] = zeros(SPELLS)
        self.spell_mana: vec[i64] = zeros(SPELLS)
        self.spell_when: vec[i64] = zeros(SPELLS)
        self.spell_effect: vec[i64] = zeros(SPELLS)
        self.spell_of: vec[i64] = filled(SPELLS, NONE)
        self.spell_amount: vec[i64] = zeros(SPELLS)
        self.spell_price: vec[i64] = zeros(SPELLS)
        self.spells_within: vec[i64] = zeros(MOST_MANA + 1)
        self.deck_mask: vec[i64] = zeros(DECKS)
        self.war_spells: i64 = 0
        self.potion_owner: vec[i64] = zeros(POTIONS)
        self.potion_element: vec[i64] = filled(POTIONS, NONE)
        self.potion_mana: vec[i64] = zeros(POTIONS)
        self.potion_base: vec[i64] = zeros(POTIONS)
        self.potion_master: vec[i64] = zeros(POTIONS)
        self.curiosity_flasks: i64 = 0
        self.layouts: dict[int, str] = {}
        self.colours: list[str] = []

    def bonus(self, element: i64, position: i64) -> i64:
        """What a space of a track gives, or NONE."""
        return self.bonuses[self.track_start[element] + position]


@final
class Terms:
    """The options of one game in numbers; shared by all its states and never changed."""

    def __init__(self) -> None:
        self.goal: i64 = 0
        self.moon_box: i64 = 0
        self.checkpoint_elements: vec[i64] = zeros(1)
        self.checkpoint_gus: vec[i64] = zeros(1)
        self.start_drops: i64 = 0
        self.start_flasks: i64 = 0
        self.start_mana: i64 = 0
        self.max_rounds: i64 = 0
        self.is_limited: bool = False
        self.flipped_keep_slot: bool = False
        self.displaced_to_reserve: bool = False
        self.slide_collects: bool = False
        self.slide_to_any_tower: bool = False
        self.plan_b_throws_all: bool = False
        self.blessing_at_once: bool = False
        self.revive_cancels_reward: bool = False
        self.first_seat: i64 = NONE
        self.roles: vec[i64] = filled(SEATS, NONE)
        self.land_kind: vec[i64] = zeros(LANDS)
        self.near: vec[i64] = zeros(LANDS)
        self.is_shuffled: bool = False

    def checkpoint_met(self, elements: i64, gus: i64) -> bool:
        """MS-72: is some checkpoint of the moon track met?"""
        index: i64
        for index in range(len(self.checkpoint_elements)):
            if elements >= self.checkpoint_elements[index] and gus >= self.checkpoint_gus[index]:
                return True
        return False
