"""The questions, for the asked seat and for those who wait."""

from __future__ import annotations

from typing import Any, Final

from hexmoot.engine.native.stack import KIND
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.aiming import most_mana
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.words.names import FACE_NAMES, ROLL_NAMES, SPELL_NAMES, seat_names

# ---- prompts for the asked seat; {spell}, {left}, {roll} and the like are filled in by `facts`
PROMPTS: Final = {
    k.ASK_MAJOR: "Choose your Major Arcana.",
    k.ASK_MINOR: "Choose your Minor Arcana.",
    k.ASK_START_MANA: "Take two Mana to start with.",
    k.ASK_CHAOS: "Which element is your Major this round?",
    k.ASK_FLUX_TAP: "Your Pool is empty: tap the Flux before you roll?",
    k.ASK_SUN_REROLL: "Throw the Sun die a second time? It shows {sun}.",
    k.ASK_DECLARE: "{roll}: do you declare? It is free and binds you to nothing.",
    k.ASK_CAST: "{roll}: cast a spell, or pass.",
    k.ASK_INSIGHT: "Insight: which of the active player's spells do you cast?",
    k.ASK_DIE: "{spell}: on which die?",
    k.ASK_SYMBOL: "Tremor: what shall the die show?",
    k.ASK_PLAYER: "Earth Link: whose rolls do you want to score?",
    k.ASK_MANA: "{spell}: choose Mana, {left} more at most.",
    k.ASK_PAY: "Pay {left} more Mana of any colours.",
    k.ASK_RESPOND: "{caster} casts {spell} on you: answer it?",
    k.ASK_LINK: "Fortitude: which Earth Link do you cut?",
    k.ASK_ETHER: "What does this Ether count as? {left} to go.",
    k.ASK_GAIN: "Choose a colour; {left} Mana to take.",
    k.ASK_GO: "Bank {channel} Mana, or risk them on the {next}?",
    k.ASK_OPPOSE: "Opposition: which dice do you throw against {active}?",
    k.ASK_GIVE: "You owe {left} Mana to {receiver}: which do you give?",
    k.ASK_TAKE: "Opposition: do you take what you won from {active}?",
}
GIFT_PROMPT: Final = "Which Mana of the Channel goes to {receiver}?"
BURN_PROMPT: Final = "Burn: which die, or which Earth Link?"
WAITING: Final = {
    k.ASK_MAJOR: "{seat} chooses a Major Arcana.",
    k.ASK_MINOR: "{seat} chooses a Minor Arcana.",
    k.ASK_START_MANA: "{seat} takes starting Mana.",
    k.ASK_CHAOS: "{seat} names an element.",
    k.ASK_FLUX_TAP: "{seat} may tap the Flux.",
    k.ASK_SUN_REROLL: "{seat} looks at the Sun die.",
    k.ASK_DECLARE: "{seat} decides whether to declare.",
    k.ASK_CAST: "{seat} has a casting turn.",
    k.ASK_ETHER: "{seat} is scoring.",
    k.ASK_GAIN: "{seat} chooses Mana.",
    k.ASK_GO: "{seat} decides whether to go on.",
    k.ASK_OPPOSE: "{seat} may oppose {active}.",
    k.ASK_GIVE: "{seat} gives Mana to {receiver}.",
    k.ASK_TAKE: "{seat} may take Mana of {active}.",
}
WAITING_TO_CAST: Final = "{seat} is casting {cast}."
WAITING_TO_ANSWER: Final = "{seat} may answer {cast}."
WHOLE_PICKS: Final = (k.ASK_MANA, k.ASK_PAY, k.ASK_ETHER, k.ASK_GAIN, k.ASK_GIVE)


def kind_asked(table: Table) -> int:
    """The kind of the present decision."""
    return int(table.frames[table.top() + KIND])


def prompt(table: Table, viewer: int | None) -> str:
    """The question for the asked seat, or whom the others wait for."""
    kind = kind_asked(table)
    if viewer == table.seat:
        return asking(table, kind).format(**facts(table))
    return waiting(kind).format(**facts(table))


def asking(table: Table, kind: int) -> str:
    """The template for the asked seat."""
    if kind == k.ASK_GIVE and table.argument(k.SOURCE) == k.AS_GIFT:
        return GIFT_PROMPT
    if kind == k.ASK_DIE and table.spell == k.BURN and table.links != 0:
        return BURN_PROMPT
    return PROMPTS[kind]


def waiting(kind: int) -> str:
    """The template for everybody else."""
    if kind in WAITING:
        return WAITING[kind]
    return WAITING_TO_ANSWER if kind == k.ASK_RESPOND else WAITING_TO_CAST


def facts(table: Table) -> dict[str, Any]:
    """What prompts may mention."""
    names = seat_names(table)
    spell = int(table.spell)
    cast = int(table.cast_spell)
    kind = kind_asked(table)
    return {
        "seat": names[table.seat],
        "active": names[table.active],
        "caster": names[table.caster],
        "receiver": names[table.argument(k.RECEIVER)] if kind == k.ASK_GIVE else "",
        "roll": ROLL_NAMES[table.roll_kind],
        "next": ROLL_NAMES[table.argument(k.ROLL)] if kind == k.ASK_GO else "",
        "sun": FACE_NAMES[table.face[k.SUN_SLOT]],
        "spell": SPELL_NAMES[spell] if spell < k.SPELLS else "",
        "cast": SPELL_NAMES[cast] if cast < k.SPELLS else "",
        "channel": int(table.channel_total()),
        "left": picks_left(table),
    }


def picks_left(table: Table) -> int:
    """How many answers of a set are still to come, or may still come."""
    kind = kind_asked(table)
    if kind not in WHOLE_PICKS:
        return 0
    picked = table.argument(k.DUE)
    return int(most_mana(table) - picked if kind == k.ASK_MANA else picked)
