"""Named numbers of the rules: decisions (D1 to D20), steps, events, endings and components."""

from __future__ import annotations

from typing import Final

# ---- decisions (what a seat is asked)
CHOOSE_COLOUR: Final = 0  # the number that was free: observations keep their width
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

DECISIONS: Final = {
    CHOOSE_COLOUR: "choose_colour",
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

# ---- steps (what runs by itself)
DEAL_REST: Final = 100
BEGIN_TURN: Final = 101
DRAW_CARDS: Final = 102
ACTIVATE: Final = 103
GRANT_STEPS: Final = 104
PAY_QI: Final = 105
REFILL: Final = 106
CRAFT_PAID: Final = 107
TAKE_CARD: Final = 108
FINISH_TURN: Final = 109

# ---- arguments of frames: `A` and `B` of the engine by their meaning
SUBJECT: Final = 2  # of any question: what it is about
MOVED_ZONE: Final = 2  # of QUAKE_TARGET: the zone that goes somewhere
WANTED_COLOUR: Final = 2  # of SHIFT_STONE and PAY_STEP: the colour it must be
FIRST_SLOT: Final = 2  # of SHIFT_PARTNER: the slot chosen before
SYMBOL: Final = 2  # of PAY_SYMBOL: which symbol of the cost is due
USED_PAIR: Final = 3  # of PAY_SYMBOL: 1 once a pair paid in this block of equal symbols
WINDOW: Final = 2  # of CLAIM_RUNE: one of the following

# ---- when a rune may be claimed
AFTER_WALK: Final = 0
AFTER_FREE_STEPS: Final = 1
AFTER_BONUS: Final = 2

# ---- events
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
COLOUR_CHOSEN: Final = 27
# What decides between seats with equal scores, in this order, and how much both have of it.
TIE_BY_RUNES: Final = 28
TIE_BY_ARTIFACTS: Final = 29
TIE_BY_QI: Final = 30
TIE_BY_STONES: Final = 31
TIE_SHARED: Final = 32

# Several things in one number of an event: colours, and lines with the longest of them.
BY_COLOUR: Final = 8
BY_LINE: Final = 32

EVENTS: Final = {
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
    COLOUR_CHOSEN: "colour_chosen",
    TIE_BY_RUNES: "tie_by_runes",
    TIE_BY_ARTIFACTS: "tie_by_artifacts",
    TIE_BY_QI: "tie_by_qi",
    TIE_BY_STONES: "tie_by_stones",
    TIE_SHARED: "tie_shared",
}

# ---- endings (the state's `ending` is one above the place in the list of endings)
END_RUNES: Final = 1
END_ARTIFACTS: Final = 2
END_QI: Final = 3
END_INTRO: Final = 4
END_COOP_CARDS: Final = 5
END_COOP_ALL: Final = 6
END_CAP: Final = 7

# ---- ways to play, and how co-op stones find their card
MODES: Final = ("standard", "intro", "coop")
STANDARD: Final = 0
INTRO: Final = 1
COOP: Final = 2
PLACEMENTS: Final = ("leftmost", "cascade", "ordered")
CASCADE: Final = 1
ORDERED: Final = 2

# ---- colours (SS-2), and rune types by their colour
CODES: Final = ("R", "B", "Y", "G", "N")
COLOURS: Final = 5
EARTH: Final = 4
ALL_TYPES: Final = 31
EMPTY: Final = 5  # a slot without a stone, a seat without a colour
OUTSIDE: Final = 6  # no slot at all
TOKENS: Final = 4  # rune tokens of one type at most
QI_IN_BOX: Final = 56

# ---- magic cards; a Shift of colour c is SHIFT_CARD + c
SPIN_CARD: Final = 0
FLY_CARD: Final = 1
QUAKE_CARD: Final = 2
SHIFT_CARD: Final = 3
MAGIC: Final = 8
DECK: Final = 11  # magic cards of a seat

# ---- artifacts, the offer and the tiles
ARTIFACTS: Final = 14
OFFER: Final = 4
DECK_TOP: Final = 3
SYMBOLS: Final = 4
NO_CARD: Final = -1
GROUP: Final = 0  # in co-op all artifacts lie with this seat
TILES: Final = 9

# ---- objectives by the bit they hold in the set of open ones
LONG_LINE: Final = 0
RICH_HARVEST: Final = 1
TWIN_STONES: Final = 2
CROSSING_LINES: Final = 3
MAKERS_GRACE: Final = 4
BURNING_STEP: Final = 5
TRANSMUTATION: Final = 6
OBJECTIVES: Final = 7
TIERED: Final = 4  # the first objectives pay by tiers, the others change a rule
ALL_TIERED: Final = 15  # the set of them
OPEN_OBJECTIVES: Final = 3
