"""The kinds of decisions, steps and events. Decision kinds are numbered D1 to D20."""

from __future__ import annotations

from typing import Final

PLACE_TAOIST: Final = 1
FIRST_CARD: Final = 2
SPIN: Final = 3
FLY: Final = 4
QUAKE_ZONE: Final = 5
QUAKE_TARGET: Final = 6
SHIFT_STONE: Final = 7
SHIFT_PARTNER: Final = 8
SECOND_CARD: Final = 9
WHICH_STONES: Final = 10
SPIRIT_STEP: Final = 11
PAY_STEP: Final = 12
CLAIM_RUNE: Final = 13
FREE_STEP: Final = 14
CRAFT: Final = 15
PAY_SYMBOL: Final = 16
RETURN_ORDER: Final = 17
CRAFT_BONUS: Final = 18
GIVE_BACK: Final = 19
PLACE_STONE: Final = 20

DECISIONS = {
    PLACE_TAOIST: "place_taoist",
    FIRST_CARD: "first_card",
    SPIN: "spin",
    FLY: "fly",
    QUAKE_ZONE: "quake_zone",
    QUAKE_TARGET: "quake_target",
    SHIFT_STONE: "shift_stone",
    SHIFT_PARTNER: "shift_partner",
    SECOND_CARD: "second_card",
    WHICH_STONES: "which_stones",
    SPIRIT_STEP: "spirit_step",
    PAY_STEP: "pay_step",
    CLAIM_RUNE: "claim_rune",
    FREE_STEP: "free_step",
    CRAFT: "craft",
    PAY_SYMBOL: "pay_symbol",
    RETURN_ORDER: "return_order",
    CRAFT_BONUS: "craft_bonus",
    GIVE_BACK: "give_back",
    PLACE_STONE: "place_stone",
}

# Steps: they ask nobody.
DEAL_REST: Final = 100
BEGIN_TURN: Final = 101
DRAW_CARDS: Final = 102
ACTIVATE: Final = 103
OBJECTIVES: Final = 104
PAY_QI: Final = 105
REFILL: Final = 106
CRAFT_PAID: Final = 107
TAKE_CARD: Final = 108
FINISH_TURN: Final = 109

# When a rune may be claimed (argument A of CLAIM_RUNE).
AFTER_WALK: Final = 0
AFTER_FREE_STEPS: Final = 1
AFTER_BONUS: Final = 2

# Events.
TAOIST_PLACED: Final = 1
TURN_BEGAN: Final = 2
CARD_PLAYED: Final = 3
CARD_IDLE: Final = 4
SPUN: Final = 5
FLEW: Final = 6
QUAKED: Final = 7
SWAPPED: Final = 8
SHIFTED: Final = 9
RESHUFFLED: Final = 10
CARD_DRAWN: Final = 11
TOOK: Final = 12
QI_GAINED: Final = 13
WALKED: Final = 14
STONE_SPENT: Final = 15
RUNE_CLAIMED: Final = 16
OBJECTIVE_MET: Final = 17
SLOT_FILLED: Final = 18
CRAFTED: Final = 19
STONE_RETURNED: Final = 20
CARD_SHOWN: Final = 21
LAST_ROUND: Final = 22
STONE_PLACED: Final = 23
STONE_DISCARDED: Final = 24
GAME_OVER: Final = 25
DEALT: Final = 26

EVENTS = {
    TAOIST_PLACED: "taoist_placed",
    TURN_BEGAN: "turn_began",
    CARD_PLAYED: "card_played",
    CARD_IDLE: "card_idle",
    SPUN: "spun",
    FLEW: "flew",
    QUAKED: "quaked",
    SWAPPED: "swapped",
    SHIFTED: "shifted",
    RESHUFFLED: "reshuffled",
    CARD_DRAWN: "card_drawn",
    TOOK: "took",
    QI_GAINED: "qi_gained",
    WALKED: "walked",
    STONE_SPENT: "stone_spent",
    RUNE_CLAIMED: "rune_claimed",
    OBJECTIVE_MET: "objective_met",
    SLOT_FILLED: "slot_filled",
    CRAFTED: "crafted",
    STONE_RETURNED: "stone_returned",
    CARD_SHOWN: "card_shown",
    LAST_ROUND: "last_round",
    STONE_PLACED: "stone_placed",
    STONE_DISCARDED: "stone_discarded",
    GAME_OVER: "game_over",
    DEALT: "dealt",
}
