"""The words of the game: prompts, labels and log sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.aiming import LINK_STRIDE, LINK_TARGET
from hexmoot.games.elementalis.words.glossary import (
    CATEGORY_NAMES,
    DIE_NAMES,
    FACE_NAMES,
    MAGE_NAMES,
    ROLL_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
)

Numbers = tuple[int, ...]
Names = Sequence[str]

ORDER_NAMES = ("none", "silent", "guard")
TARGET_WORDS = ("Fire", "Water", "Earth", "Air", "Ether")

# ---- prompts for the asked seat; {spell}, {left}, {roll} and the like are filled in by the view
PROMPTS = {
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
}
GIFT_PROMPT = "Which Mana of the Channel goes to {receiver}?"
BURN_PROMPT = "Burn: which die, or which Earth Link?"
WAITING = {
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
}
WAITING_TO_CAST = "{seat} is casting {cast}."
WAITING_TO_ANSWER = "{seat} may answer {cast}."


def upper(words: str) -> str:
    """With a capital at the beginning, the rest as it is."""
    return words[:1].upper() + words[1:]


def mana(amount: int, category: int) -> str:
    """`2 Fire`."""
    return f"{amount} {CATEGORY_NAMES[category]}"


def mana_list(amounts: Sequence[int]) -> str:
    """`2 Fire, 1 Air`, or `nothing`."""
    found = [mana(amount, colour) for colour, amount in enumerate(amounts) if amount]
    return ", ".join(found) or "nothing"


def unpacked(packed: int, size: int, count: int) -> list[int]:
    """The parts of a packed number, `size` bits each."""
    return [(packed >> (size * place)) & (2**size - 1) for place in range(count)]


def faces(packed: int) -> str:
    """The faces in a packed number, as `FF A A W / E`."""
    shown = unpacked(packed, 4, 9)
    letters = ("F", "W", "E", "A", "X", "S", "FF", "WW", "EE", "AA")
    dice = [letters[face] for face in shown[:8] if face < len(letters)]
    sun = [f"/ {letters[shown[8]]}"] if shown[8] < len(letters) else []
    return " ".join([*dice, *sun])


def target_name(target: int, spell: int, names: Names) -> str:
    """What a spell is aimed at, in words; empty where it needs no aim."""
    if target < 0:
        return ""
    if spell == k.EARTH_LINK:
        return names[target]
    if target >= LINK_TARGET:
        owner, linked = divmod(target - LINK_TARGET, LINK_STRIDE)
        return link_name(owner, linked, names)
    return DIE_NAMES[target]


def link_name(owner: int, linked: int, names: Names) -> str:
    """`the link of Ann to Bo`."""
    return f"the link of {names[owner]} to {names[linked]}"


def seats_in(mask: int, names: Names) -> str:
    """The names in a set of seats."""
    return ", ".join(name for seat, name in enumerate(names) if (mask >> seat) & 1)


# ---- the log


def _roll(numbers: Numbers, names: Names) -> str:
    seat, roll, packed = numbers[:3]
    shown = faces(packed)
    if roll == k.COSMIC:
        shown = shown.rpartition("/ ")[2]
    return f"{names[seat]}, {ROLL_NAMES[roll]}: {shown}."


def _aim(numbers: Numbers, names: Names) -> str:
    _, spell, target, symbol = numbers
    aimed = target_name(target, spell, names)
    if not aimed:
        return f"{SPELL_NAMES[spell]} takes its course."
    turned = f", to show {TARGET_WORDS[symbol]}" if spell == k.TREMOR else ""
    return f"{SPELL_NAMES[spell]} is aimed at {aimed}{turned}."


def _score(numbers: Numbers, names: Names) -> str:
    seat, tally, goal, channel = numbers
    gained = mana_list(unpacked(tally, 8, 4))
    if goal == k.TO_POOL:
        return f"{names[seat]} scores through the link: {gained}."
    return f"{names[seat]} scores {gained}; Channel {channel}."


def _oppose(numbers: Numbers, names: Names) -> str:
    seat, thrown, net = numbers[:3]
    result = "nothing moves" if net == 0 else f"takes {net}" if net > 0 else f"owes {-net}"
    return f"Opposition: {names[seat]} throws {faces(thrown)}, {result}."


def _dry(numbers: Numbers, names: Names) -> str:
    colour, lost = numbers[:2]
    name = f"{SYMBOL_NAMES[colour]} is" if colour < 4 else "Mana is"
    return f"No more {name} left in the Flux: {lost} lost."


LOG: dict[int, Callable[[Numbers, Names], str]] = {
    k.TOLD_MAJOR: lambda n, s: f"{s[n[0]]} takes Major {SYMBOL_NAMES[n[1]]}.",
    k.TOLD_MINOR: lambda n, s: f"{s[n[0]]} takes Minor {SYMBOL_NAMES[n[1]]}: {MAGE_NAMES[n[2]]}.",
    k.TOLD_START_MANA: lambda n, s: (
        f"{s[n[0]]} starts with {SYMBOL_NAMES[n[1]]} and {SYMBOL_NAMES[n[2]]}."
    ),
    k.TOLD_ROUND: lambda n, s: f"Round {n[0]} begins.",
    k.TOLD_CHAOS: lambda n, s: (
        f"{s[n[0]]} names {SYMBOL_NAMES[n[1]]} and is {MAGE_NAMES[n[2]]} this round."
    ),
    k.TOLD_TURN: lambda n, s: f"{s[n[0]]} has the turn.",
    k.TOLD_TAP: lambda n, s: f"{s[n[0]]} taps the Flux: {mana(1, n[1])}.",
    k.TOLD_ROLL: _roll,
    k.TOLD_SUN_AGAIN: lambda n, s: (
        f"{s[n[0]]} throws the Sun die again: {FACE_NAMES[n[1]]} becomes {FACE_NAMES[n[2]]}."
    ),
    k.TOLD_DECLARED: lambda n, s: f"Declared: {seats_in(n[0], s)}.",
    k.TOLD_CAST: lambda n, s: f"{s[n[0]]} casts {SPELL_NAMES[n[1]]} for {n[2]} Mana.",
    k.TOLD_COPY: lambda n, s: f"{s[n[0]]} copies {SPELL_NAMES[n[1]]}.",
    k.TOLD_AIM: _aim,
    k.TOLD_ANSWER: lambda n, s: (
        f"{s[n[0]]} answers with {SPELL_NAMES[n[1]]} for {n[2]} Mana: {SPELL_NAMES[n[3]]} is void."
    ),
    k.TOLD_DUPLICATE: lambda n, s: f"A duplicate of {DIE_NAMES[n[1]]} shows {FACE_NAMES[n[2]]}.",
    k.TOLD_SCORCH: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is scorched.",
    k.TOLD_DESTROY: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is destroyed for this turn.",
    k.TOLD_HOLD: lambda n, s: f"{upper(DIE_NAMES[n[0]])} is held at {FACE_NAMES[n[1]]}.",
    k.TOLD_DIE_AGAIN: lambda n, s: (
        f"{upper(DIE_NAMES[n[0]])} is thrown again: {FACE_NAMES[n[1]]} becomes {FACE_NAMES[n[2]]}."
    ),
    k.TOLD_LEAK: lambda n, s: f"Spells cost 1 more this turn for {seats_in(n[1], s)}.",
    k.TOLD_LINK: lambda n, s: f"{s[n[0]]} is linked to {s[n[1]]} and scores those rolls too.",
    k.TOLD_CUT: lambda n, s: f"{upper(link_name(n[0], n[1], s))} is cut.",
    k.TOLD_BURNED: lambda n, s: f"{s[n[0]]} loses {mana(n[2], n[1])} to the Flux.",
    k.TOLD_FADED: lambda n, s: f"{mana(n[2], n[1])} of {s[n[0]]} lose their colour.",
    k.TOLD_SCORE: _score,
    k.TOLD_DRY: _dry,
    k.TOLD_DRAIN: lambda n, s: f"{s[n[0]]} loses {mana(n[2], n[1])} from the Channel.",
    k.TOLD_BUST: lambda n, s: f"Sun! {s[n[0]]} loses a Channel of {n[1]}.",
    k.TOLD_BANK: lambda n, s: f"{s[n[0]]} banks {n[1]} (total {n[2]}).",
    k.TOLD_GO_ON: lambda n, s: f"{s[n[0]]} goes on to the {ROLL_NAMES[n[1]]}.",
    k.TOLD_COSMIC: lambda n, s: f"Cosmic {FACE_NAMES[n[1]]} for {s[n[0]]}.",
    k.TOLD_GIFT: lambda n, s: f"{s[n[0]]} gives {mana(1, n[2])} of the Channel to {s[n[1]]}.",
    k.TOLD_OPPOSITION: lambda n, s: f"No Mana for {s[n[0]]}: Opposition.",
    k.TOLD_OPPOSE: _oppose,
    k.TOLD_GIVE: lambda n, s: f"{s[n[0]]} gives {mana(1, n[2])} to {s[n[1]]}.",
    k.TOLD_END: lambda n, s: "The last round is over.",
}
EVENT_NAMES = {
    number: name.removeprefix("TOLD_").lower()
    for name, number in vars(k).items()
    if name.startswith("TOLD_")
}
DECISION_NAMES = {
    number: name.removeprefix("ASK_").lower()
    for name, number in vars(k).items()
    if name.startswith("ASK_")
}
