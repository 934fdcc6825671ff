"""Small numbers with names: colours, zones, stones, toadstools, decisions, steps and events."""

from __future__ import annotations

from typing import Final

# Colours of gems, cards and slots, always in this order; ore stands behind them as a resource.
BLUE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 3
WHITE: Final = 4
ORE: Final = 5
COLOURS: Final = 4
COLOUR_NAMES: Final = ("blue", "yellow", "green", "red", "white")
GEMS: Final = 5
RESOURCES: Final = 6
RAINBOW: Final = 15
ANY_GEM: Final = 31
NONE: Final = -1

# Cards are numbered 0..91 inside: creatures 11..94 first, then druids 100..107.
CREATURES: Final = 84
CARDS: Final = 92
FIRST_CREATURE: Final = 11
FIRST_DRUID_NUMBER: Final = 100
FIRST_DRAGON: Final = 60
FIRST_BANSHEE: Final = 68
FIRST_DRUID: Final = 84
DRUIDS: Final = 8

MOST_SEATS: Final = 4

# Zones of cards; a zone is a set of cards in two words of bits.
WORD: Final = 46
HAND: Final = 0
DECK: Final = 4
DISCARD: Final = 8
KNOWN: Final = 12
REMOVED: Final = 16
PLAYED: Final = 20
CREATURE_DECK: Final = 21
GENERAL: Final = 22
ZONES: Final = 23

SLOTS: Final = 6
ROW_SLOTS: Final = 5
ROWS: Final = 2
SEAT_SLOTS: Final = 10
EMPTY: Final = 0
OWN_COLOUR: Final = 1
WILD_TILE: Final = 2

WILD_SMITHY: Final = 5
SMITHIES: Final = 6
BY_GEMS: Final = 0
BY_ORE: Final = 1
FOR_FREE: Final = 2
PAYMENTS: Final = 3

STONE_MAGIC: Final = 0
STONE_HAND: Final = 1
STONE_EXCHANGE: Final = 2
STONE_WILD: Final = 3
STONE_PLUS: Final = 4
STONE_DOUBLE_DIE: Final = 5
STONE_EXTRA_POINT: Final = 6
STONE_THREE: Final = 7
STONES: Final = 8

USE_STONE: Final = 0
NO_DISCARD: Final = 1
COPY_EFFECT: Final = 2
WILDS: Final = 3
FOR_FREE_TOKEN: Final = 4
TOADSTOOLS: Final = 5

WISP_KINDS: Final = 9
FACE_UP: Final = 4
NIGHT_SPACES: Final = 10
LAST_SPACE: Final = 16

MOST_PLAYED: Final = 3

# What has become of a played card in Utilize (bits).
USED: Final = 1
FORFEITED: Final = 2
DESTROYED: Final = 4
EXTRA_GIVEN: Final = 8
RESOLVED: Final = 3

# Opcodes of ability terms. A term is three numbers: opcode, colour, count.
TERM: Final = 3
OP_GEM: Final = 0
OP_ANY_GEM: Final = 1
OP_POINTS: Final = 2
OP_DIE: Final = 3
OP_CARD: Final = 4
OP_ANY_CARD: Final = 5
OP_HAND_CARD: Final = 6
OP_TOADSTOOL: Final = 7
OP_STEAL: Final = 8
OP_RAISE: Final = 9
OP_WISP: Final = 10
OP_SWITCH: Final = 11
SOURCE: Final = 6

# Shapes of abilities.
SEQUENCE: Final = 0
EITHER: Final = 1
SWAP: Final = 2

# Where each family of abilities begins in the tables.
ABILITY_CARD: Final = 0
ABILITY_AFFINITY: Final = 92
ABILITY_SMITHY: Final = 96
ABILITY_DIE: Final = 102
ABILITY_WISP: Final = 110
ABILITY_FOREST: Final = 119
ABILITIES: Final = 136
DIE_RESULTS: Final = 8

# A context travels with an ability: source colour, origin, which played card, die or not.
ORIGIN_CARD: Final = 0
ORIGIN_SMITHY: Final = 1
ORIGIN_EXCHANGE: Final = 2
ORIGIN_WISP: Final = 3
ORIGIN_FOREST: Final = 4
ORIGINS: Final = 5
SOURCE_COLOUR: Final = 7
ORIGIN_KIND: Final = 7
CONTEXT_ORIGIN: Final = 8
CONTEXT_PLAYED: Final = 64
CONTEXT_DIE: Final = 512

# Decisions, in the order of the rules.
TURN_ACTION: Final = 1
SUMMON_CARD: Final = 2
SUMMON_BUY: Final = 3
UTIL_CARD: Final = 4
UTIL_NEXT: Final = 5
OR_PICK: Final = 6
OR_SECOND: Final = 7
SWAP_GEM: Final = 8
PICK_GEM: Final = 9
TAKE_CARD: Final = 10
RAISE_PICK: Final = 11
WISP_PICK: Final = 12
COPY_OWN: Final = 13
KEEP_CARDS: Final = 14
FORGE_PICK: Final = 15
PLACE_ROW: Final = 16
PLACE_WILD: Final = 17
PAY_GEM: Final = 18
COPY_RESPONSE: Final = 19
EXCHANGE_ROW: Final = 20
STONE_DISCARD: Final = 21
STONE_PICK: Final = 22
WILD_COLOUR: Final = 23

DECISIONS: Final = {
    TURN_ACTION: "turn_action",
    SUMMON_CARD: "summon_card",
    SUMMON_BUY: "summon_buy",
    UTIL_CARD: "util_card",
    UTIL_NEXT: "util_next",
    OR_PICK: "or_pick",
    OR_SECOND: "or_second",
    SWAP_GEM: "swap_gem",
    PICK_GEM: "pick_gem",
    TAKE_CARD: "take_card",
    RAISE_PICK: "raise_pick",
    WISP_PICK: "wisp_pick",
    COPY_OWN: "copy_own",
    KEEP_CARDS: "no_discard",
    FORGE_PICK: "forge_pick",
    PLACE_ROW: "place_row",
    PLACE_WILD: "place_wild",
    PAY_GEM: "pay_gem",
    COPY_RESPONSE: "copy_response",
    EXCHANGE_ROW: "exchange_row",
    STONE_DISCARD: "stone_discard",
    STONE_PICK: "stone_pick",
    WILD_COLOUR: "wild_colour",
}

# Steps, which ask nobody.
STEP_TERMS: Final = 100
STEP_ROLL: Final = 101
STEP_PLACE_CARDS: Final = 102
STEP_RESTOCK: Final = 103
STEP_RESPONSES: Final = 104
STEP_FAMILIAR: Final = 105
STEP_STONE: Final = 106
STEP_END_TURN: Final = 107

# Where a taken display card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1

# What a Copy effect may answer.
COPY_BONUS: Final = 0
COPY_STEP: Final = 1

ENDING_TARGET: Final = 1
ENDING_ROUNDS: Final = 2

# Events.
E_TURN: Final = 0
E_SUMMON: Final = 1
E_BUY: Final = 2
E_PLAY: Final = 3
E_USE: Final = 4
E_FORFEIT: Final = 5
E_LOST: Final = 6
E_LEFT_GAME: Final = 7
E_KEPT: Final = 8
E_GEMS: Final = 9
E_POINTS: Final = 10
E_ROLL: Final = 11
E_TAKE: Final = 12
E_RAISE: Final = 13
E_WISP: Final = 14
E_STEAL: Final = 15
E_RETURN: Final = 16
E_FORGE: Final = 17
E_STEP: Final = 18
E_TOADSTOOL: Final = 19
E_ANSWER: Final = 20
E_EXCHANGE: Final = 21
E_STONE: Final = 22
E_STONE_ASIDE: Final = 23
E_FREE_ORE: Final = 24
E_FREE_GEM: Final = 25
E_SET_WILD: Final = 26
E_BORROW: Final = 27
E_WILDS: Final = 28
E_REVEAL: Final = 29
E_ARTIFACT: Final = 30
E_DRAW: Final = 31
E_DRAW_COUNT: Final = 32
E_RESHUFFLE: Final = 33
E_LAST_ROUND: Final = 34
E_PASS: Final = 35
E_COPY: Final = 36
E_NO_DISCARD: Final = 37
E_FINAL: Final = 38
E_SKIP: Final = 39
E_WILD_COLOUR: Final = 40
E_NOTHING: Final = 41
E_FREE_CARD: Final = 42
E_SHARED_WIN: Final = 43
E_EARLIER: Final = 44

# Why an ability has brought nothing.
NO_CARD_FITS: Final = 0
NO_CARD_WANTED: Final = 1
NO_LOST_CARD: Final = 2
NO_LOST_CARD_WANTED: Final = 3
NO_GEM_LEFT: Final = 4
NO_VICTIM: Final = 5
NO_GEM_TO_SWAP: Final = 6
NO_SWAP_WANTED: Final = 7
NO_TOADSTOOL: Final = 8
NO_WISP: Final = 9

EVENTS: Final = {
    E_TURN: "turn",
    E_SUMMON: "summon",
    E_BUY: "buy",
    E_PLAY: "play",
    E_USE: "use",
    E_FORFEIT: "forfeit",
    E_LOST: "lost",
    E_LEFT_GAME: "left_game",
    E_KEPT: "kept",
    E_GEMS: "gain",
    E_POINTS: "points",
    E_ROLL: "roll",
    E_TAKE: "take",
    E_RAISE: "raise",
    E_WISP: "wisp",
    E_STEAL: "steal",
    E_RETURN: "return",
    E_FORGE: "forge",
    E_STEP: "step",
    E_TOADSTOOL: "toadstool",
    E_ANSWER: "answer",
    E_EXCHANGE: "exchange",
    E_STONE: "stone",
    E_STONE_ASIDE: "stone_aside",
    E_FREE_ORE: "gem_for_ore",
    E_FREE_GEM: "ore_for_gem",
    E_SET_WILD: "set_wild",
    E_BORROW: "borrow",
    E_WILDS: "wilds",
    E_REVEAL: "reveal",
    E_ARTIFACT: "artifact",
    E_DRAW: "draw",
    E_DRAW_COUNT: "draw_count",
    E_RESHUFFLE: "reshuffle",
    E_LAST_ROUND: "last_round",
    E_PASS: "pass",
    E_COPY: "copy",
    E_NO_DISCARD: "no_discard",
    E_FINAL: "final",
    E_SKIP: "skip",
    E_WILD_COLOUR: "wild_colour",
    E_NOTHING: "nothing",
    E_FREE_CARD: "free_card",
    E_SHARED_WIN: "shared_win",
    E_EARLIER: "earlier_familiar",
}
