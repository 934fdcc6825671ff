"""Prompts and labels for a position: the words of `text` filled in."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.native.state import KIND, A, C, D
from hexmoot.engine.wording import Label
from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.aiming import LINK_STRIDE, LINK_TARGET, link_target
from hexmoot.games.elementalis.rules.casting import COPYABLE
from hexmoot.games.elementalis.rules.mages import narrowest_line, price
from hexmoot.games.elementalis.rules.setup import PAIR_FIRST, PAIR_SECOND
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import ANSWER_BITS, KIND_OF_PAIR, SPELL_COLOUR
from hexmoot.games.elementalis.rules.targets import affordable, castable
from hexmoot.games.elementalis.rules.window import cast_spell
from hexmoot.games.elementalis.shown.hints.answers import die_hint, ether_hint, symbol_hint
from hexmoot.games.elementalis.words.glossary import (
    CATEGORY_NAMES,
    DIE_NAMES,
    FACE_NAMES,
    MAGE_NAMES,
    ROLL_NAMES,
    SPELL_NAMES,
    SPELL_TIPS,
    SYMBOL_NAMES,
    major_text,
    minor_text,
)
from hexmoot.games.elementalis.words.text import (
    BURN_PROMPT,
    GIFT_PROMPT,
    PROMPTS,
    WAITING,
    WAITING_TO_ANSWER,
    WAITING_TO_CAST,
    link_name,
    upper,
)

FAR_ABOVE_LEAST = 9  # an X from which no discount leads to the least price
WHOLE_PICKS = (k.ASK_MANA, k.ASK_PAY, k.ASK_ETHER, k.ASK_GAIN, k.ASK_GIVE)


def kind_asked(table: Table) -> int:
    """The kind of the present decision."""
    return int(table.frames[table.top() + KIND])


def prompt(table: Table, viewer: int | None, names: list[str]) -> str:
    """The question for the asked seat, or whom the others wait for."""
    kind = kind_asked(table)
    if viewer == table.seat:
        return asking(table, kind).format(**facts(table, names))
    return waiting(kind).format(**facts(table, names))


def asking(table: Table, kind: int) -> str:
    """The template for the asked seat."""
    if kind == k.ASK_GIVE and table.argument(D) == 1:
        return GIFT_PROMPT
    if kind == k.ASK_DIE and table.spell == k.BURN and table.links != 0:
        return BURN_PROMPT
    return PROMPTS[kind]


def waiting(kind: int) -> str:
    """The template for everybody else."""
    if kind in WAITING:
        return WAITING[kind]
    return WAITING_TO_ANSWER if kind == k.ASK_RESPOND else WAITING_TO_CAST


def facts(table: Table, names: list[str]) -> dict[str, Any]:
    """What prompts may mention."""
    spell = int(table.spell)
    cast = int(table.cast_spell)
    kind = kind_asked(table)
    return {
        "seat": names[table.seat],
        "active": names[table.active],
        "caster": names[table.caster],
        "receiver": names[table.argument(C)] if kind == k.ASK_GIVE else "",
        "roll": ROLL_NAMES[table.roll_kind],
        "next": ROLL_NAMES[table.argument(A)] if kind == k.ASK_GO else "",
        "sun": FACE_NAMES[table.face[k.SUN_SLOT]],
        "spell": SPELL_NAMES[spell] if spell < k.SPELLS else "",
        "cast": SPELL_NAMES[cast] if cast < k.SPELLS else "",
        "channel": int(table.channel_total()),
        "left": left_to_pick(table, kind),
    }


def left_to_pick(table: Table, kind: int) -> int:
    """How many answers of a set are still to come, or may still come."""
    if kind not in WHOLE_PICKS:
        return 0
    if kind != k.ASK_MANA:
        return int(table.argument(A))
    house = table.house
    most = house.incinerate_most if table.spell == k.INCINERATE else house.tornado_most
    return int(most - table.argument(A))


# ---- labels


def label(table: Table, action: int, names: list[str]) -> Label:
    """A legal action in words, with the thing it points at."""
    for first, word in reversed(FAMILIES):
        if action >= first:
            return word(table, action - first, names)
    raise ValueError(f"no action {action}")


def mage_of(major: int, minor: int) -> str:
    """The kind of mage two cards make."""
    if major >= k.ELEMENTS:
        return MAGE_NAMES[{k.ETHER: k.CREATIONIST, k.SUN: k.CHAOTICA}.get(major, k.GUARDIAN)]
    if minor >= k.ELEMENTS:
        return MAGE_NAMES[{k.ETHER: k.ELITIST, k.SUN: k.CULTIST}.get(minor, k.LUMINARY)]
    return MAGE_NAMES[KIND_OF_PAIR[major * k.ELEMENTS + minor]]


def _major(table: Table, card: int, names: list[str]) -> Label:
    return Label(f"Major {SYMBOL_NAMES[card]}: {major_text(card)}", f"major:{act.CARD_WORDS[card]}")


def _minor(table: Table, card: int, names: list[str]) -> Label:
    mage = mage_of(int(table.major[table.seat]), card)
    text = f"Minor {SYMBOL_NAMES[card]}: {mage}. {minor_text(card)}"
    return Label(text, f"minor:{act.CARD_WORDS[card]}")


def _pair(table: Table, pair: int, names: list[str]) -> Label:
    first, second = int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])
    text = f"Take {SYMBOL_NAMES[first]} and {SYMBOL_NAMES[second]}"
    if first == second:
        text = f"Take 2 {SYMBOL_NAMES[first]}"
    return Label(text, f"flux:{act.COLOUR_WORDS[first]}")


def _chaos(table: Table, element: int, names: list[str]) -> Label:
    mage = mage_of(element, int(table.minor[table.seat]))
    return Label(f"{SYMBOL_NAMES[element]}: {mage}", f"symbol:{act.COLOUR_WORDS[element]}")


def _tap(table: Table, choice: int, names: list[str]) -> Label:
    if choice == 0:
        return Label("Take nothing", "", "A free Mana is lost once you roll.")
    return Label(f"Take 1 {SYMBOL_NAMES[choice - 1]}", f"flux:{act.COLOUR_WORDS[choice - 1]}")


def _sun(table: Table, choice: int, names: list[str]) -> Label:
    shown = FACE_NAMES[table.face[k.SUN_SLOT]]
    return Label(f"Keep {shown}" if choice == 0 else "Throw the Sun die again", "die:sun")


def _declare(table: Table, choice: int, names: list[str]) -> Label:
    target = f"seat:{table.seat}"
    if choice == 0:
        return Label("Stay silent", target)
    return Label(f"Declare: {ready_spells(table)}", target)


def ready_spells(table: Table) -> str:
    """What the asked seat could cast now, or answer with."""
    seat = table.seat
    able = int(castable(table, seat)) | (int(affordable(table, seat)) & ANSWER_BITS)
    found = []
    for spell, name in enumerate(SPELL_NAMES):
        if (able >> spell) & 1:
            found.append(f"{name} {price_text(table, seat, spell)}")
    return ", ".join(found) or "nothing to cast yet"


def price_text(table: Table, seat: int, spell: int) -> str:
    """EL-75: what a spell costs this seat now; a Counter Spell X and the seat's adjustments."""
    if spell != k.COUNTER_SPELL:
        return str(price(table, seat, spell, 0))
    more = int(price(table, seat, spell, FAR_ABOVE_LEAST)) - FAR_ABOVE_LEAST
    return f"X{more:+d}" if more else "X"


def _cast(table: Table, choice: int, names: list[str]) -> Label:
    if choice == 0:
        return Label("Pass", f"seat:{table.seat}")
    spell = int(cast_spell(act.CAST_PASS + choice))
    seat = table.seat
    place = narrowest_line(table, seat, spell)
    return Label(f"{spell_text(table, seat, spell, 0)}", f"line:{seat}:{place}")


def spell_text(table: Table, seat: int, spell: int, answered: int) -> str:
    """`Char (2 Fire): One die counts for nothing in this roll.`"""
    cost = price(table, seat, spell, answered)
    colour = "Mana" if spell >= k.INSIGHT else SYMBOL_NAMES[SPELL_COLOUR[spell]]
    return f"{SPELL_NAMES[spell]} ({cost} {colour}): {SPELL_TIPS[act.SPELL_WORDS[spell]].text}"


def _respond(table: Table, choice: int, names: list[str]) -> Label:
    if choice == 0:
        return Label(f"Let {SPELL_NAMES[table.spell]} happen", "spell")
    spell = k.COUNTER_SPELL if choice == 1 else k.FORTITUDE
    seat = table.seat
    place = narrowest_line(table, seat, spell)
    return Label(spell_text(table, seat, spell, int(table.paid)), f"line:{seat}:{place}")


def _copy(table: Table, choice: int, names: list[str]) -> Label:
    spell = int(COPYABLE[choice])
    text = SPELL_TIPS[act.SPELL_WORDS[spell]].text
    return Label(f"{SPELL_NAMES[spell]}: {text}", f"seat:{table.active}")


def _die(table: Table, slot: int, names: list[str]) -> Label:
    shown = FACE_NAMES[table.face[slot]]
    text = f"{upper(DIE_NAMES[slot])} ({shown}), this roll {die_hint(table, slot)}"
    return Label(text, f"die:{act.SLOT_WORDS[slot]}")


def _symbol(table: Table, symbol: int, names: list[str]) -> Label:
    text = f"{SYMBOL_NAMES[symbol]}, this roll {symbol_hint(table, symbol)}"
    return Label(text, f"symbol:{act.CARD_WORDS[symbol]}")


def _player(table: Table, seat: int, names: list[str]) -> Label:
    return Label(names[seat], f"seat:{seat}")


def _link(table: Table, choice: int, names: list[str]) -> Label:
    if choice == act.LINK_NONE - act.LINK:
        return Label("Cut no link")
    place = int(link_target(act.LINK + choice)) - LINK_TARGET
    owner, linked = divmod(place, LINK_STRIDE)
    return Label(f"Cut {link_name(owner, linked, names)}", f"link:{owner}-{linked}")


def _mana(table: Table, choice: int, names: list[str]) -> Label:
    if choice == act.MANA_STOP - act.MANA:
        return Label("No more", "spell")
    seat, category = divmod(choice, k.CATEGORIES)
    warning = "This is your own Mana." if seat == table.seat else ""
    text = f"Pick 1 {CATEGORY_NAMES[category]} of {names[seat]}"
    return Label(text, f"pool:{seat}:{act.CATEGORY_WORDS[category]}", warning)


def _pay(table: Table, colour: int, names: list[str]) -> Label:
    return Label(f"1 {SYMBOL_NAMES[colour]}", f"pool:{table.seat}:{act.COLOUR_WORDS[colour]}")


def _ether(table: Table, element: int, names: list[str]) -> Label:
    rest = table.kind[table.seat] == k.ELEMENTALIST and element == table.minor[table.seat]
    text = "This and all further Ether as" if rest and table.argument(A) > 1 else "Ether as"
    best = ether_hint(table, table.seat, element)
    text = f"{text} {SYMBOL_NAMES[element]} (up to {best} Mana)"
    return Label(text, f"symbol:{act.COLOUR_WORDS[element]}")


def _gain(table: Table, colour: int, names: list[str]) -> Label:
    return Label(f"Take 1 {SYMBOL_NAMES[colour]}", f"flux:{act.COLOUR_WORDS[colour]}")


def _go(table: Table, choice: int, names: list[str]) -> Label:
    amount = int(table.channel_total())
    if choice == 0:
        return Label(f"Stop and bank {amount}", "channel")
    risk = "1 in 36" if table.kind[table.seat] == k.CULTIST else "1 in 6"
    roll = ROLL_NAMES[table.argument(A)]
    return Label(f"Go on to the {roll}", "die:sun", f"A Sun ({risk}) loses all {amount} Mana.")


def _oppose(table: Table, slot: int, names: list[str]) -> Label:
    if slot == k.ALL_SLOTS:
        taken = int(table.argument(A))
        return Label("Throw them" if taken else "Take no die", f"seat:{table.seat}")
    shown = FACE_NAMES[table.face[slot]]
    return Label(f"Take {DIE_NAMES[slot]} ({shown})", f"die:{act.SLOT_WORDS[slot]}")


def _give(table: Table, category: int, names: list[str]) -> Label:
    place = "channel" if table.argument(D) == 1 else f"pool:{table.seat}"
    return Label(f"Give 1 {CATEGORY_NAMES[category]}", f"{place}:{act.CATEGORY_WORDS[category]}")


def _order(table: Table, order: int, names: list[str]) -> Label:
    texts = ("Ask me every time", "Stay silent this round", "Pass unless I can answer a spell")
    return Label(texts[order], f"order:{act.ORDER_WORDS[order]}")


FAMILIES = (
    (act.MAJOR, _major),
    (act.MINOR, _minor),
    (act.PAIR, _pair),
    (act.CHAOS, _chaos),
    (act.TAP, _tap),
    (act.SUN_KEEP, _sun),
    (act.DECLARE_NO, _declare),
    (act.CAST_PASS, _cast),
    (act.RESPOND_NO, _respond),
    (act.COPY, _copy),
    (act.DIE, _die),
    (act.SYMBOL, _symbol),
    (act.PLAYER, _player),
    (act.LINK, _link),
    (act.MANA, _mana),
    (act.PAY, _pay),
    (act.ETHER_AS, _ether),
    (act.GAIN, _gain),
    (act.GO_STOP, _go),
    (act.OPPOSE, _oppose),
    (act.GIVE, _give),
    (act.ORDER, _order),
)
