"""The numbers rules speak in: symbols, mages, spells, questions, steps, events and endings."""

from __future__ import annotations

from typing import Final

# ---- symbols; the first four, Fire, Water, Earth and Air, are elements and colours of Mana
ELEMENTS: Final = 4
ETHER: Final = 4
SUN: Final = 5
MOON: Final = 6
DICE_SYMBOLS: Final = 6
CARDS: Final = 7
NO_CARD: Final = 7
NO_SYMBOL: Final = 9
COLOURLESS: Final = 4
CATEGORIES: Final = 5

# ---- faces: a single symbol, or from here on the same element twice
DOUBLE: Final = 6
NO_FACE: Final = 10
FACES_OF_A_DIE: Final = 6

# ---- slots of the dice tray
ELEMENT_DICE: Final = 4
DIE_SLOTS: Final = 8
SUN_SLOT: Final = 8
ALL_SLOTS: Final = 9
FULL_TRAY: Final = 15
ALL_DUPLICATES: Final = 240

# ---- kinds of mage
ELEMENTALIST: Final = 0
HARMONIST: Final = 1
PURIST: Final = 2
CREATIONIST: Final = 3
ELITIST: Final = 4
CHAOTICA: Final = 5
CULTIST: Final = 6
GUARDIAN: Final = 7
LUMINARY: Final = 8
NO_MAGE: Final = 9

# ---- spells: three levels of Water, Fire, Earth, Air and Moon
MIRROR_POOL: Final = 0
ETHER_LEAK: Final = 1
COUNTER_SPELL: Final = 2
CHAR: Final = 3
BURN: Final = 4
INCINERATE: Final = 5
PETRIFY: Final = 6
TREMOR: Final = 7
EARTH_LINK: Final = 8
BREEZE: Final = 9
GUST: Final = 10
TORNADO: Final = 11
INSIGHT: Final = 12
STRENGTH: Final = 13
FORTITUDE: Final = 14
SPELLS: Final = 15
NO_SPELL: Final = 15

# Spells by what they need. Here, because mypyc works out numbers of names of the same module alone.
ALL_SPELLS: Final = 2**SPELLS - 1
MIRROR_BIT: Final = 2**MIRROR_POOL
LEAK_BIT: Final = 2**ETHER_LEAK
COUNTER_BIT: Final = 2**COUNTER_SPELL
CHAR_BIT: Final = 2**CHAR
BURN_BIT: Final = 2**BURN
INCINERATE_BIT: Final = 2**INCINERATE
LINK_BIT: Final = 2**EARTH_LINK
TORNADO_BIT: Final = 2**TORNADO
INSIGHT_BIT: Final = 2**INSIGHT
STRENGTH_BIT: Final = 2**STRENGTH
FORTITUDE_BIT: Final = 2**FORTITUDE
LOOSE_DIE_BITS: Final = 2**PETRIFY + 2**TREMOR + 2**BREEZE + 2**GUST
DIE_BITS: Final = MIRROR_BIT + CHAR_BIT + BURN_BIT + LOOSE_DIE_BITS
ANSWER_BITS: Final = COUNTER_BIT + FORTITUDE_BIT
# EL-198: spells that can be a help to the one whose dice they work on.
HELP_BITS: Final = MIRROR_BIT + CHAR_BIT + 2**PETRIFY + 2**TREMOR + 2**BREEZE

LEVELS: Final = 3
SCHOOLS: Final = 5
MOON_SCHOOL: Final = 4
NO_TARGET: Final = -1
NOT_CHOSEN: Final = -1

LINES: Final = 4
MINOR_LINE: Final = 3
LINE_MASK: Final = 15

# ---- Earth Links: a bit for each owner and linked seat
LINK_STRIDE: Final = 7
LINK_MASK: Final = 127

# ---- arguments of frames: A to D of the engine by their meaning
OFFSET: Final = 2  # of a walk round the table: how many seats on it goes on
PASS: Final = 2  # of a pass: its number
SCORED_TO: Final = 2  # of a scoring step: where the Mana goes
ROLL: Final = 2  # of the question whether to go on: which roll comes next
USE: Final = 2  # of a link to cut: whether Fortitude was an answer
TAKEN_DICE: Final = 2  # of Opposition: the dice taken so far, as a mask
FIRST_SLOT: Final = 3  # of Opposition: the first slot that may be taken next
DUE: Final = 2  # of Mana or Ethers to name one by one: how many are still to come
PICKED: Final = 2  # of Mana as a target: how many are picked already
LOWEST: Final = 3  # of a choice in rising order: the lowest that may be picked next
GIVEN_ETHER: Final = 3  # of Ethers: what they were given to so far, one byte a symbol
LAST_ELEMENT: Final = 5  # of Ethers: what the one before was given to
GOAL: Final = 4  # of Mana gained by choice: where it goes
RECEIVER: Final = 4  # of Mana to give: who gets it
SOURCE: Final = 5  # of Mana to give: out of the Pool, or as a gift out of the Channel
REACHED: Final = 3  # of answers: the seats the spell is cast on, as a mask

# ---- what some of them say
AS_ANSWER: Final = 1  # as USE: Fortitude is an answer, not cast
AS_GIFT: Final = 1  # as SOURCE: out of the Channel after a Cosmic Roll

# ---- rolls
POWER: Final = 0
CHANCE: Final = 1
COSMIC: Final = 2

# ---- where scored Mana goes
TO_CHANNEL: Final = 0
TO_POOL: Final = 1

# ---- how the arcana are given out
DRAFT: Final = 0
DEALT: Final = 1
GIVEN: Final = 2

# ---- standing orders
NO_ORDER: Final = 0
SILENT: Final = 1
GUARD: Final = 2
ORDER_KINDS: Final = 3

# ---- questions
ASK_MAJOR: Final = 1
ASK_MINOR: Final = 2
ASK_START_MANA: Final = 3
ASK_CHAOS: Final = 4
ASK_FLUX_TAP: Final = 5
ASK_SUN_REROLL: Final = 6
ASK_DECLARE: Final = 7
ASK_CAST: Final = 8
ASK_INSIGHT: Final = 9
ASK_DIE: Final = 10
ASK_SYMBOL: Final = 11
ASK_PLAYER: Final = 12
ASK_MANA: Final = 13
ASK_PAY: Final = 14
ASK_RESPOND: Final = 15
ASK_LINK: Final = 16
ASK_ETHER: Final = 17
ASK_GAIN: Final = 18
ASK_GO: Final = 19
ASK_OPPOSE: Final = 20
ASK_GIVE: Final = 21
ASK_TAKE: Final = 22

# ---- steps
STEP_MAJORS: Final = 100
STEP_MINORS: Final = 101
STEP_START_MANA: Final = 102
STEP_ROUND: Final = 103
STEP_TURN: Final = 104
STEP_POWER: Final = 105
STEP_CHANCE: Final = 106
STEP_COSMIC: Final = 107
STEP_PASS: Final = 108
STEP_DECLARE: Final = 109
STEP_CASTING: Final = 110
STEP_PASS_END: Final = 111
STEP_ANSWERS: Final = 112
STEP_EFFECT: Final = 113
STEP_SCORE: Final = 114
STEP_LINKED: Final = 115
STEP_AFTER_POWER: Final = 116
STEP_CHANCE_SHOWN: Final = 117
STEP_AFTER_CHANCE: Final = 118
STEP_COSMIC_SHOWN: Final = 119
STEP_GIFTS: Final = 120
STEP_OPPOSITION: Final = 121
STEP_END_TURN: Final = 122

# ---- events
TOLD_MAJOR: Final = 1
TOLD_MINOR: Final = 2
TOLD_START_MANA: Final = 3
TOLD_ROUND: Final = 4
TOLD_CHAOS: Final = 5
TOLD_TURN: Final = 6
TOLD_TAP: Final = 7
TOLD_ROLL: Final = 8
TOLD_SUN_AGAIN: Final = 9
TOLD_DECLARED: Final = 10
TOLD_CAST: Final = 11
TOLD_COPY: Final = 12
TOLD_AIM: Final = 13
TOLD_ANSWER: Final = 14
TOLD_DUPLICATE: Final = 15
TOLD_SCORCH: Final = 16
TOLD_DESTROY: Final = 17
TOLD_HOLD: Final = 18
TOLD_DIE_AGAIN: Final = 19
TOLD_LEAK: Final = 20
TOLD_LINK: Final = 21
TOLD_CUT: Final = 22
TOLD_BURNED: Final = 23
TOLD_FADED: Final = 24
TOLD_SCORE: Final = 25
TOLD_DRY: Final = 26
TOLD_DRAIN: Final = 27
TOLD_BUST: Final = 28
TOLD_BANK: Final = 29
TOLD_GO_ON: Final = 30
TOLD_COSMIC: Final = 31
TOLD_GIFT: Final = 32
TOLD_OPPOSITION: Final = 33
TOLD_OPPOSE: Final = 34
TOLD_GIVE: Final = 35
TOLD_END: Final = 36
TOLD_LEFT: Final = 37
TOLD_TIE: Final = 38
TOLD_SHARED: Final = 39

# ---- endings
LAST_ROUND_OVER: Final = 1

# ---- room
MOST_SEATS: Final = 7
STACK_DEPTH: Final = 24
POOL: Final = 8
BYTE: Final = 8
BYTE_MASK: Final = 255
ENDLESS: Final = 1000000

# ---- their names
DECISIONS: Final = {
    ASK_MAJOR: "major",
    ASK_MINOR: "minor",
    ASK_START_MANA: "start_mana",
    ASK_CHAOS: "chaos",
    ASK_FLUX_TAP: "flux_tap",
    ASK_SUN_REROLL: "sun_reroll",
    ASK_DECLARE: "declare",
    ASK_CAST: "cast",
    ASK_INSIGHT: "insight",
    ASK_DIE: "die",
    ASK_SYMBOL: "symbol",
    ASK_PLAYER: "player",
    ASK_MANA: "mana",
    ASK_PAY: "pay",
    ASK_RESPOND: "respond",
    ASK_LINK: "link",
    ASK_ETHER: "ether",
    ASK_GAIN: "gain",
    ASK_GO: "go",
    ASK_OPPOSE: "oppose",
    ASK_GIVE: "give",
    ASK_TAKE: "take",
}
EVENTS: Final = {
    TOLD_MAJOR: "major",
    TOLD_MINOR: "minor",
    TOLD_START_MANA: "start_mana",
    TOLD_ROUND: "round",
    TOLD_CHAOS: "chaos",
    TOLD_TURN: "turn",
    TOLD_TAP: "tap",
    TOLD_ROLL: "roll",
    TOLD_SUN_AGAIN: "sun_again",
    TOLD_DECLARED: "declared",
    TOLD_CAST: "cast",
    TOLD_COPY: "copy",
    TOLD_AIM: "aim",
    TOLD_ANSWER: "answer",
    TOLD_DUPLICATE: "duplicate",
    TOLD_SCORCH: "scorch",
    TOLD_DESTROY: "destroy",
    TOLD_HOLD: "hold",
    TOLD_DIE_AGAIN: "die_again",
    TOLD_LEAK: "leak",
    TOLD_LINK: "link",
    TOLD_CUT: "cut",
    TOLD_BURNED: "burned",
    TOLD_FADED: "faded",
    TOLD_SCORE: "score",
    TOLD_DRY: "dry",
    TOLD_DRAIN: "drain",
    TOLD_BUST: "bust",
    TOLD_BANK: "bank",
    TOLD_GO_ON: "go_on",
    TOLD_COSMIC: "cosmic",
    TOLD_GIFT: "gift",
    TOLD_OPPOSITION: "opposition",
    TOLD_OPPOSE: "oppose",
    TOLD_GIVE: "give",
    TOLD_END: "end",
    TOLD_LEFT: "left",
    TOLD_TIE: "tie",
    TOLD_SHARED: "shared",
}
