"""The fixed action table: 187 answers, the standing orders, and answers only options allow."""

from __future__ import annotations

from typing import Final

from hexmoot.engine.actions import ActionTable, family, numbered
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
LEAVE_ETHER: Final = 190
TAKE_NONE: Final = 191
TAKE_ALL: Final = 192
ACTION_COUNT: Final = 193

CARD_WORDS: Final = tuple("fweaxsm")
COLOUR_WORDS: Final = tuple("fwea")
CATEGORY_WORDS: Final = (*COLOUR_WORDS, "c")
SLOT_WORDS: Final = ("d1", "d2", "d3", "d4", "q1", "q2", "q3", "q4", "sun")
DIE_WORDS: Final = SLOT_WORDS[:8]
SPELL_WORDS: Final = tuple(spell.id for spell in standard().spells)
CAST_WORDS: Final = ("pass", *(word for word in SPELL_WORDS if word != "counter"))
COPY_WORDS: Final = ("mirror", "char", "petrify", "breeze")
ORDER_WORDS: Final = ("none", "silent", "guard")
PAIR_WORDS: Final = tuple(
    f"{first}{second}"
    for index, first in enumerate(COLOUR_WORDS)
    for second in COLOUR_WORDS[index:]
)
LINK_WORDS: Final = tuple(
    f"{owner}-{linked}"
    for owner in range(MOST_SEATS)
    for linked in range(MOST_SEATS)
    if owner != linked
)
MANA_WORDS: Final = tuple(f"{seat}-{word}" for seat in range(MOST_SEATS) for word in CATEGORY_WORDS)

ACTIONS: Final = ActionTable(
    [
        family("major", MAJOR, CARD_WORDS),
        family("minor", MINOR, CARD_WORDS),
        family("pair", PAIR, PAIR_WORDS),
        family("chaos", CHAOS, COLOUR_WORDS),
        family("tap", TAP, ("none", *COLOUR_WORDS)),
        family("sun", SUN_KEEP, ("keep", "reroll")),
        family("declare", DECLARE_NO, ("no", "yes")),
        family("cast", CAST_PASS, CAST_WORDS),
        family("respond", RESPOND_NO, ("no", "counter", "fortitude")),
        family("insight", COPY, COPY_WORDS),
        family("die", DIE, DIE_WORDS),
        family("symbol", SYMBOL, (*COLOUR_WORDS, "x")),
        family("player", PLAYER, numbered(MOST_SEATS)),
        family("link", LINK, (*LINK_WORDS, "none")),
        family("mana", MANA, (*MANA_WORDS, "stop")),
        family("pay", PAY, COLOUR_WORDS),
        family("ether", ETHER_AS, COLOUR_WORDS),
        family("gain", GAIN, COLOUR_WORDS),
        family("go", GO_STOP, ("stop", "roll")),
        family("oppose", OPPOSE, (*SLOT_WORDS, "done")),
        family("give", GIVE, CATEGORY_WORDS),
        family("order", ORDER, ORDER_WORDS),
        family("leave", LEAVE_ETHER, ("ether",)),
        family("take", TAKE_NONE, ("none", "all")),
    ]
)
