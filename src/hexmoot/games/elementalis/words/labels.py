"""Every legal answer in words, with the thing it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexmoot.engine.wording import Label
from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.aiming import LINK_TARGET, link_target
from hexmoot.games.elementalis.rules.casting import COPYABLE
from hexmoot.games.elementalis.rules.ether import ethers_for
from hexmoot.games.elementalis.rules.mages import narrowest_line, price
from hexmoot.games.elementalis.rules.setup import PAIR_FIRST, PAIR_SECOND
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SPELL_COLOUR
from hexmoot.games.elementalis.rules.targets import affordable, castable
from hexmoot.games.elementalis.rules.window import cast_spell
from hexmoot.games.elementalis.shown.hints.answers import die_hint, ether_hint, symbol_hint
from hexmoot.games.elementalis.words.glossary import SPELL_TIPS, major_text, minor_text
from hexmoot.games.elementalis.words.names import (
    CATEGORY_NAMES,
    DIE_NAMES,
    FACE_NAMES,
    ROLL_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    link_name,
    mage_of,
    seat_names,
    upper,
)
from hexmoot.games.elementalis.words.notes import note

FAR_ABOVE_LEAST: Final = 9  # an X from which no discount leads to the least price


def label(table: Table, action: int) -> Label:
    """A legal action in words, with the thing it points at."""
    word, index = act.ACTIONS.family(action)
    return WORDED[word](table, index).with_note(note(table, action))


def _major(table: Table, card: int) -> Label:
    return Label(f"Major {SYMBOL_NAMES[card]}: {major_text(card)}", f"major:{act.CARD_WORDS[card]}")


def _minor(table: Table, card: int) -> Label:
    mage = mage_of(int(table.major[table.seat]), card)
    text = f"Minor {SYMBOL_NAMES[card]}: {mage}. {minor_text(card)}"
    return Label(text, f"minor:{act.CARD_WORDS[card]}")


def _pair(table: Table, pair: int) -> Label:
    first, second = int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])
    text = f"Take {SYMBOL_NAMES[first]} and {SYMBOL_NAMES[second]}"
    if first == second:
        text = f"Take 2 {SYMBOL_NAMES[first]}"
    return Label(text, f"flux:{act.COLOUR_WORDS[first]}")


def _chaos(table: Table, element: int) -> Label:
    mage = mage_of(element, int(table.minor[table.seat]))
    return Label(f"{SYMBOL_NAMES[element]}: {mage}", f"symbol:{act.COLOUR_WORDS[element]}")


def _tap(table: Table, choice: int) -> Label:
    if choice == 0:
        return Label("Take nothing", "", "A free Mana is lost once you roll.")
    return Label(f"Take 1 {SYMBOL_NAMES[choice - 1]}", f"flux:{act.COLOUR_WORDS[choice - 1]}")


def _sun(table: Table, choice: int) -> Label:
    shown = FACE_NAMES[table.face[k.SUN_SLOT]]
    return Label(f"Keep {shown}" if choice == 0 else "Throw the Sun die again", "die:sun")


def _declare(table: Table, choice: int) -> Label:
    target = f"seat:{table.seat}"
    if choice == 0:
        return Label("Stay silent", target)
    return Label(f"Declare: {ready_spells(table)}", target)


def ready_spells(table: Table) -> str:
    """What the asked seat could cast now, or answer with."""
    seat = table.seat
    able = int(castable(table, seat)) | (int(affordable(table, seat)) & k.ANSWER_BITS)
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


def _cast(table: Table, choice: int) -> Label:
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


def _respond(table: Table, choice: int) -> Label:
    if choice == 0:
        return Label(f"Let {SPELL_NAMES[table.spell]} happen", "spell")
    spell = k.COUNTER_SPELL if choice == 1 else k.FORTITUDE
    seat = table.seat
    place = narrowest_line(table, seat, spell)
    return Label(spell_text(table, seat, spell, int(table.paid)), f"line:{seat}:{place}")


def _copy(table: Table, choice: int) -> Label:
    spell = int(COPYABLE[choice])
    text = SPELL_TIPS[act.SPELL_WORDS[spell]].text
    return Label(f"{SPELL_NAMES[spell]}: {text}", f"seat:{table.active}")


def _die(table: Table, slot: int) -> Label:
    shown = FACE_NAMES[table.face[slot]]
    text = f"{upper(DIE_NAMES[slot])} ({shown}), this roll {die_hint(table, slot)}"
    return Label(text, f"die:{act.SLOT_WORDS[slot]}")


def _symbol(table: Table, symbol: int) -> Label:
    text = f"{SYMBOL_NAMES[symbol]}, this roll {symbol_hint(table, symbol)}"
    return Label(text, f"symbol:{act.CARD_WORDS[symbol]}")


def _player(table: Table, seat: int) -> Label:
    return Label(seat_names(table)[seat], f"seat:{seat}")


def _link(table: Table, choice: int) -> Label:
    if choice == act.LINK_NONE - act.LINK:
        return Label("Cut no link")
    place = int(link_target(act.LINK + choice)) - LINK_TARGET
    owner, linked = divmod(place, k.LINK_STRIDE)
    return Label(f"Cut {link_name(owner, linked, seat_names(table))}", f"link:{owner}-{linked}")


def _mana(table: Table, choice: int) -> Label:
    if choice == act.MANA_STOP - act.MANA:
        return Label("No more", "spell")
    seat, category = divmod(choice, k.CATEGORIES)
    warning = "This is your own Mana." if seat == table.seat else ""
    text = f"Pick 1 {CATEGORY_NAMES[category]} of {seat_names(table)[seat]}"
    return Label(text, f"pool:{seat}:{act.CATEGORY_WORDS[category]}", warning)


def _pay(table: Table, colour: int) -> Label:
    return Label(f"1 {SYMBOL_NAMES[colour]}", f"pool:{table.seat}:{act.COLOUR_WORDS[colour]}")


def _ether(table: Table, element: int) -> Label:
    count = ethers_for(table, table.seat, element)
    text = "This and all further Ether as" if count > 1 else "Ether as"
    best = ether_hint(table, table.seat, element)
    text = f"{text} {SYMBOL_NAMES[element]} (up to {best} Mana)"
    return Label(text, f"symbol:{act.COLOUR_WORDS[element]}")


def _leave(table: Table, choice: int) -> Label:
    best = ether_hint(table, table.seat, k.ETHER)
    return Label(f"Leave this Ether out (up to {best} Mana)", f"symbol:{act.CARD_WORDS[k.ETHER]}")


def _take(table: Table, choice: int) -> Label:
    amount = min(int(table.argument(k.DUE)), int(table.total(table.active)))
    text = f"Take {amount} Mana" if choice else "Take nothing"
    return Label(text, f"seat:{table.active if choice else table.seat}")


def _gain(table: Table, colour: int) -> Label:
    return Label(f"Take 1 {SYMBOL_NAMES[colour]}", f"flux:{act.COLOUR_WORDS[colour]}")


def _go(table: Table, choice: int) -> Label:
    amount = int(table.channel_total())
    if choice == 0:
        return Label(f"Stop and bank {amount}", "channel")
    risk = "1 in 36" if table.kind[table.seat] == k.CULTIST else "1 in 6"
    roll = ROLL_NAMES[table.argument(k.ROLL)]
    warning = f"A Sun ({risk}) loses all {amount} Mana."
    return Label(f"Go on to the {roll}", "die:sun", warning, is_meant=True)


def _oppose(table: Table, slot: int) -> Label:
    if slot == k.ALL_SLOTS:
        taken = int(table.argument(k.TAKEN_DICE))
        return Label("Throw them" if taken else "Take no die", f"seat:{table.seat}")
    shown = FACE_NAMES[table.face[slot]]
    return Label(f"Take {DIE_NAMES[slot]} ({shown})", f"die:{act.SLOT_WORDS[slot]}")


def _give(table: Table, category: int) -> Label:
    place = "channel" if table.argument(k.SOURCE) == k.AS_GIFT else f"pool:{table.seat}"
    return Label(f"Give 1 {CATEGORY_NAMES[category]}", f"{place}:{act.CATEGORY_WORDS[category]}")


def _order(table: Table, order: int) -> Label:
    texts = ("Ask me every time", "Stay silent this round", "Pass unless I can answer a spell")
    return Label(texts[order], f"order:{act.ORDER_WORDS[order]}")


WORDED: Final[dict[str, Callable[[Table, int], Label]]] = {
    "major": _major,
    "minor": _minor,
    "pair": _pair,
    "chaos": _chaos,
    "tap": _tap,
    "sun": _sun,
    "declare": _declare,
    "cast": _cast,
    "respond": _respond,
    "insight": _copy,
    "die": _die,
    "symbol": _symbol,
    "player": _player,
    "link": _link,
    "mana": _mana,
    "pay": _pay,
    "ether": _ether,
    "gain": _gain,
    "go": _go,
    "oppose": _oppose,
    "give": _give,
    "order": _order,
    "leave": _leave,
    "take": _take,
}
