"""The numbers of decisions, steps, endings and events, and their names for programs."""

from __future__ import annotations

from typing import Final

# ---- decisions
POTION: Final = 1
RES_PICK: Final = 2
SERV_PICK: Final = 3
PLACE: Final = 4
WAR_AGAIN: Final = 5
CURIOSITY_COUNT: Final = 6
TURN_MENU: Final = 7
GU_KIND: Final = 8
PAY: Final = 9
SCROLL: Final = 10
ELEM_PICK: Final = 11
WAR_TARGET: Final = 12
ATT_DECL: Final = 13
DEF_DECL: Final = 14
PLANB_COUNT: Final = 15
REROLL_ARROWS: Final = 16
REROLL_SHIELDS: Final = 17
VICTIM: Final = 18
RAZE: Final = 19
REVIVE: Final = 20
EXCESS: Final = 21
SLIDE_TO: Final = 22
TOSS_FROM: Final = 23
CONVERT: Final = 24
TRADE_SEAT: Final = 25
TRADE_SERV: Final = 26
PORTAL_SWAP: Final = 27
STRIKE_AT: Final = 28
SHADOW_AT: Final = 29
SHADOW_KIND: Final = 30
REPEAT_CAST: Final = 31
CHAIN: Final = 32
KEEPER_AT: Final = 33
HAND_DECK: Final = 34
HAND_SLOT: Final = 35
THIEF_SPELL: Final = 36
SHRINE_PAYS: Final = 37
ALLOC: Final = 38

# ---- steps: what is due next without asking anybody
STEP_TWILIGHT: Final = 100
STEP_TWILIGHT_END: Final = 101
STEP_CYCLE: Final = 102
STEP_NEXT_TURN: Final = 103
STEP_NIGHT_END: Final = 104
STEP_DAYBREAK: Final = 105
STEP_REPEAT: Final = 106
STEP_ELEMENTS: Final = 110
STEP_GROW: Final = 111
STEP_GERMINATE: Final = 112
STEP_SLIDE: Final = 113
STEP_RUN: Final = 114
STEP_CAST_DONE: Final = 115
STEP_PORTAL: Final = 116
STEP_CONVERT: Final = 117
STEP_STRIKE: Final = 118
STEP_THIEF: Final = 119
STEP_DICE: Final = 120
STEP_DAMAGE: Final = 121
STEP_LOSSES: Final = 122
STEP_RAZE: Final = 123
STEP_REWARD: Final = 124

# ---- how a game ends (1 + place in the list of endings)
DOMINANCE: Final = 1
BLESSING: Final = 2
ROUND_CAP: Final = 3

# ---- what is told
TOLD_ROUND: Final = 0  # round
TOLD_PHASE: Final = 1  # phase, cycle
TOLD_TURN: Final = 2  # seat
TOLD_REFILL: Final = 3  # seat, drops
TOLD_POTION: Final = 4  # seat, potion
TOLD_GAIN: Final = 5  # seat, good, amount
TOLD_INFLUENCE: Final = 6  # seat, amount
TOLD_ELEMENT: Final = 7  # seat, element, position
TOLD_MOON_PATH: Final = 8  # seat, influence lost
TOLD_DIE: Final = 9  # seat
TOLD_SCROLL: Final = 10  # seat, spell
TOLD_GROW: Final = 11  # seat, kind, land, drops
TOLD_SUMMON: Final = 12  # seat, element, amount
TOLD_PLACE: Final = 13  # seat, kind, land or NONE
TOLD_SWAP: Final = 14  # seat, kind, land
TOLD_PAY: Final = 15  # seat, kind, land or NONE
TOLD_SLIDE: Final = 16  # seat, from, to, kind
TOLD_CAST: Final = 17  # seat, spell, mana
TOLD_FLIP: Final = 18  # spell, owner or NONE
TOLD_RUN_AGAIN: Final = 19  # seat, spell
TOLD_TRADE: Final = 20  # seat, rival, kind, land or NONE
TOLD_STRIKE: Final = 21  # seat, land, kind
TOLD_SHADOW: Final = 22  # seat, land, kind
TOLD_WAR: Final = 23  # seat, from, rival, target
TOLD_POWER: Final = 24  # seat, potion, is the second form
TOLD_DICE: Final = 25  # seat, arrows, shields
TOLD_REROLL: Final = 26  # seat, dice, arrows
TOLD_FORCES: Final = 27  # arrows and block shields: attacker's, defender's
TOLD_LOSS: Final = 28  # seat, kind, land
TOLD_RAZE: Final = 29  # seat, land, GUs
TOLD_REVIVE: Final = 30  # seat, kind, land
TOLD_TOWER_GONE: Final = 31  # seat, land
TOLD_EXCESS: Final = 32  # seat, kind, land
TOLD_KEEPER: Final = 33  # seat, land
TOLD_FLASKS: Final = 34  # seat, flasks
TOLD_ORDER: Final = 35  # the seats in their new order
TOLD_DISCARD: Final = 36  # spell
TOLD_DOMINANCE: Final = 37  # seat
TOLD_BLESSED: Final = 38  # seat
TOLD_END: Final = 39  # ending
TOLD_DEBRIS: Final = 40  # seat, land
TOLD_ALLOC: Final = 41  # seat, kind, land
TOLD_PLANB: Final = 42  # seat, dice, shields
TOLD_LUCKY: Final = 43  # seat, arrows
TOLD_REPLACED: Final = 44  # seat, spell that left
TOLD_EXTRA_TURN: Final = 45  # seat
TOLD_CHAIN: Final = 46  # seat
TOLD_GERMINATION: Final = 47  # seat
TOLD_HIBERNATE: Final = 48  # seat, resources
TOLD_MASTERY: Final = 49  # seat, resources
TOLD_DAWN: Final = 50  # seat, element or NONE for the box
TOLD_END_TURN: Final = 51  # seat
TOLD_TIE_GUS: Final = 52  # winner, seat level with it, GUs of both
TOLD_TIE_MOON_GUS: Final = 53  # winner, seat level with it, moon GUs of both
TOLD_TIE_SHARED: Final = 54  # the winners, filled up with NONE

# ---- names for programs
DECISIONS: Final[dict[int, str]] = {
    POTION: "potion",
    RES_PICK: "res_pick",
    SERV_PICK: "serv_pick",
    PLACE: "place",
    WAR_AGAIN: "war_again",
    CURIOSITY_COUNT: "curiosity",
    TURN_MENU: "turn_menu",
    GU_KIND: "gu_kind",
    PAY: "pay",
    SCROLL: "scroll",
    ELEM_PICK: "elem_pick",
    WAR_TARGET: "war_target",
    ATT_DECL: "att_decl",
    DEF_DECL: "def_decl",
    PLANB_COUNT: "planb_count",
    REROLL_ARROWS: "reroll_arrows",
    REROLL_SHIELDS: "reroll_shields",
    VICTIM: "victim",
    RAZE: "raze",
    REVIVE: "revive",
    EXCESS: "excess",
    SLIDE_TO: "slide_to",
    TOSS_FROM: "toss_from",
    CONVERT: "convert",
    TRADE_SEAT: "trade_seat",
    TRADE_SERV: "trade_serv",
    PORTAL_SWAP: "portal_swap",
    STRIKE_AT: "strike_at",
    SHADOW_AT: "shadow_at",
    SHADOW_KIND: "shadow_kind",
    REPEAT_CAST: "repeat_cast",
    CHAIN: "chain",
    KEEPER_AT: "keeper_at",
    HAND_DECK: "hand_deck",
    HAND_SLOT: "hand_slot",
    THIEF_SPELL: "thief_spell",
    SHRINE_PAYS: "shrine_pays",
    ALLOC: "alloc",
}
EVENTS: Final[dict[int, str]] = {
    TOLD_ROUND: "round",
    TOLD_PHASE: "phase",
    TOLD_TURN: "turn",
    TOLD_REFILL: "refill",
    TOLD_POTION: "potion",
    TOLD_GAIN: "gain",
    TOLD_INFLUENCE: "influence",
    TOLD_ELEMENT: "element",
    TOLD_MOON_PATH: "moon_path",
    TOLD_DIE: "die",
    TOLD_SCROLL: "scroll",
    TOLD_GROW: "grow",
    TOLD_SUMMON: "summon",
    TOLD_PLACE: "place",
    TOLD_SWAP: "swap",
    TOLD_PAY: "pay",
    TOLD_SLIDE: "slide",
    TOLD_CAST: "cast",
    TOLD_FLIP: "flip",
    TOLD_RUN_AGAIN: "run_again",
    TOLD_TRADE: "trade",
    TOLD_STRIKE: "strike",
    TOLD_SHADOW: "shadow",
    TOLD_WAR: "war",
    TOLD_POWER: "power",
    TOLD_DICE: "dice",
    TOLD_REROLL: "reroll",
    TOLD_FORCES: "forces",
    TOLD_LOSS: "loss",
    TOLD_RAZE: "raze",
    TOLD_REVIVE: "revive",
    TOLD_TOWER_GONE: "tower_gone",
    TOLD_EXCESS: "excess",
    TOLD_KEEPER: "keeper",
    TOLD_FLASKS: "flasks",
    TOLD_ORDER: "order",
    TOLD_DISCARD: "discard",
    TOLD_DOMINANCE: "dominance",
    TOLD_BLESSED: "blessed",
    TOLD_END: "end",
    TOLD_DEBRIS: "debris",
    TOLD_ALLOC: "alloc",
    TOLD_PLANB: "planb",
    TOLD_LUCKY: "lucky",
    TOLD_REPLACED: "replaced",
    TOLD_EXTRA_TURN: "extra_turn",
    TOLD_CHAIN: "chain",
    TOLD_GERMINATION: "germination",
    TOLD_HIBERNATE: "hibernate",
    TOLD_MASTERY: "mastery",
    TOLD_DAWN: "dawn",
    TOLD_END_TURN: "end_turn",
    TOLD_TIE_GUS: "tie_gus",
    TOLD_TIE_MOON_GUS: "tie_moon_gus",
    TOLD_TIE_SHARED: "tie_shared",
}
