"""The fixed action table: 187 answers, and behind them the standing orders."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, numbered, verb
from hexmoot.games.elementalis.content.read import standard
from hexmoot.games.elementalis.rules.kinds import MOST_SEATS

# Where each family of the table begins.
MAJOR: Final = 0
MINOR: Final = 7
PAIR: Final = 14
CHAOS: Final = 24
TAP: Final = 28
SUN_KEEP: Final = 33
SUN_AGAIN: Final = 34
DECLARE_NO: Final = 35
DECLARE_YES: Final = 36
CAST_PASS: Final = 37
RESPOND_NO: Final = 52
RESPOND_COUNTER: Final = 53
RESPOND_FORTITUDE: Final = 54
COPY: Final = 55
DIE: Final = 59
SYMBOL: Final = 67
PLAYER: Final = 72
LINK: Final = 79
LINK_NONE: Final = 121
MANA: Final = 122
MANA_STOP: Final = 157
PAY: Final = 158
ETHER_AS: Final = 162
GAIN: Final = 166
GO_STOP: Final = 170
GO_ROLL: Final = 171
OPPOSE: Final = 172
OPPOSE_DONE: Final = 181
GIVE: Final = 182
ORDER: Final = 187
ACTION_COUNT: Final = 190

CARD_WORDS = tuple("fweaxsm")
COLOUR_WORDS = tuple("fwea")
CATEGORY_WORDS = (*COLOUR_WORDS, "c")
SLOT_WORDS = ("d1", "d2", "d3", "d4", "q1", "q2", "q3", "q4", "sun")
DIE_WORDS = SLOT_WORDS[:8]
SPELL_WORDS = tuple(spell.id for spell in standard().spells)
CAST_WORDS = ("pass", *(word for word in SPELL_WORDS if word != "counter"))
COPY_WORDS = ("mirror", "char", "petrify", "breeze")
ORDER_WORDS = ("none", "silent", "guard")
PAIR_WORDS = tuple(
    f"{first}{second}"
    for index, first in enumerate(COLOUR_WORDS)
    for second in COLOUR_WORDS[index:]
)
LINK_WORDS = tuple(
    f"{owner}-{linked}"
    for owner in range(MOST_SEATS)
    for linked in range(MOST_SEATS)
    if owner != linked
)
MANA_WORDS = tuple(f"{seat}-{word}" for seat in range(MOST_SEATS) for word in CATEGORY_WORDS)

ACTIONS = ActionTable(
    [
        verb("major", CARD_WORDS),
        verb("minor", CARD_WORDS),
        verb("pair", PAIR_WORDS),
        verb("chaos", COLOUR_WORDS),
        verb("tap", ("none", *COLOUR_WORDS)),
        verb("sun", ("keep", "reroll")),
        verb("declare", ("no", "yes")),
        verb("cast", CAST_WORDS),
        verb("respond", ("no", "counter", "fortitude")),
        verb("insight", COPY_WORDS),
        verb("die", DIE_WORDS),
        verb("symbol", (*COLOUR_WORDS, "x")),
        verb("player", numbered(MOST_SEATS)),
        verb("link", (*LINK_WORDS, "none")),
        verb("mana", (*MANA_WORDS, "stop")),
        verb("pay", COLOUR_WORDS),
        verb("ether", COLOUR_WORDS),
        verb("gain", COLOUR_WORDS),
        verb("go", ("stop", "roll")),
        verb("oppose", (*SLOT_WORDS, "done")),
        verb("give", CATEGORY_WORDS),
        verb("order", ORDER_WORDS),
    ]
)
