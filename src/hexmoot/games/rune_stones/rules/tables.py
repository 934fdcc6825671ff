"""The content and the options as packed numbers: read by the rules, never changed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import zeros
from hexmoot.games.rune_stones.rules.kinds import (
    ABILITIES,
    ABILITY_AFFINITY,
    CARDS,
    COLOURS,
    DIE_RESULTS,
    GEMS,
    NIGHT_SPACES,
    NONE,
    RESOURCES,
    SLOTS,
    SMITHIES,
    TOADSTOOLS,
    WISP_KINDS,
)


class Tables:
    """What the box holds; `content.tables` fills it from a content file, as the options choose."""

    def __init__(self) -> None:
        self.card_colour: vec[i64] = zeros(CARDS)
        self.card_magic: vec[i64] = zeros(CARDS)
        self.card_fits: vec[i64] = zeros(CARDS)
        self.card_value: vec[i64] = zeros(CARDS)
        # Abilities: shape, how often, and two sequences of terms (begin, end) each.
        self.shape: vec[i64] = zeros(ABILITIES)
        self.times: vec[i64] = zeros(ABILITIES)
        self.begins: vec[i64] = zeros(ABILITIES * 2)
        self.ends: vec[i64] = zeros(ABILITIES * 2)
        self.ability_terms: vec[i64] = zeros(0)
        self.smithy_gems: vec[i64] = zeros(SMITHIES)
        self.row_points: vec[i64] = zeros(GEMS + 1)
        self.familiar_points: vec[i64] = zeros(COLOURS)
        self.wisp_counts: vec[i64] = zeros(WISP_KINDS)
        self.toadstool_counts: vec[i64] = zeros(TOADSTOOLS)
        self.night_spaces: vec[i64] = zeros(NIGHT_SPACES)
        self.supply: vec[i64] = zeros(RESOURCES)
        self.start: vec[i64] = zeros(RESOURCES)
        self.coloured_artifacts: i64 = 0
        self.wild_artifacts: i64 = 0
        self.forge_smithy: i64 = NONE
        self.affinity_card: i64 = NONE
        self.ore_price: i64 = 0
        self.scarce_below: i64 = 0
        self.hand_size: i64 = 0
        self.large_hand_size: i64 = 0
        self.stone_magic: i64 = 0
        self.stone_limit: i64 = 0
        self.resources_per_point: i64 = 1

    def ability_of(self, seat: i64, card: i64) -> i64:
        """The ability of a card in this seat's hands (RS-14: druid sets may differ by seat)."""
        if card == self.affinity_card:
            return ABILITY_AFFINITY + seat
        return card

    def gives_anything(self, ability: i64) -> bool:
        """Has the ability any term at all (smithies and spaces may have none)?"""
        return self.begins[ability * 2] != self.ends[ability * 2]


class Terms:
    """What the options say; `content.tables` fills it."""

    def __init__(self) -> None:
        self.die_weights: vec[i64] = zeros(DIE_RESULTS)
        self.display_costs: vec[i64] = zeros(SLOTS)
        self.night_wisps: i64 = 0
        self.night_quiet: i64 = 0
        self.target_score: i64 = 0
        self.max_rounds: i64 = 0
        self.summon_limit: i64 = 0
        self.first_player: i64 = NONE
        self.nocturnal: bool = False
        self.forest: bool = False
        self.shifts_left: bool = False
        self.gem_magic: bool = False
        self.loses_highest_of_three: bool = False
        self.extra_point_on_die: bool = False
        self.forge_token_any_payment: bool = False
        self.stone_swap: bool = False
        self.unlimited: bool = False
