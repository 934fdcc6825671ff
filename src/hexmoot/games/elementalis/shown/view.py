"""What a viewer sees of the table, with the ids that labels point at."""

from __future__ import annotations

from typing import Any

from hexmoot.engine.sharing import fixed, shared
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.actions import (
    CARD_WORDS,
    CATEGORY_WORDS,
    COLOUR_WORDS,
    ORDER_WORDS,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.shown.cards import cards_left, pairs, pays
from hexmoot.games.elementalis.shown.dice import counted, die, is_lost, is_shown, worth
from hexmoot.games.elementalis.shown.hints.forecast import forecasts
from hexmoot.games.elementalis.shown.hints.sums import sums
from hexmoot.games.elementalis.shown.lines import line
from hexmoot.games.elementalis.words.names import (
    CATEGORY_NAMES,
    MAGE_NAMES,
    ROLL_NAMES,
    SPELL_NAMES,
    SYMBOL_NAMES,
    seat_names,
    target_name,
)
from hexmoot.games.elementalis.words.prompts import kind_asked
from hexmoot.games.elementalis.words.text import cosmic_text


def table_view(table: Table, viewer: int | None) -> dict[str, Any]:
    """EL-11: everything but the others' standing orders lies open."""
    return {
        **open_view(table),
        "forecasts": forecasts(table, viewer),
        "order": None if viewer is None else ORDER_WORDS[table.order[viewer]],
    }


@shared
def open_view(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "round": int(table.round),
        "rounds": int(table.terms.rounds),
        "start_seat": int(table.terms.start_seat),
        "active": int(table.active),
        "roll": roll_name(table),
        "flux": flux(table),
        "channel": piles("channel", table.channel),
        "at_risk": is_at_risk(table),
        "dice": [die(table, slot) for slot in range(k.ALL_SLOTS) if is_shown(table, slot)],
        "symbols": counted(table),
        "lost": is_lost(table),
        "worth": worth(table),
        "sums": sums(table),
        "cosmic": cosmic_text(table) if is_cosmic(table) else "",
        "seats": [seat_area(table, seat) for seat in range(table.seats)],
        "links": links(table),
        "spell": spell_being_cast(table),
        **cards_left(table),
        "pairs": pairs(table),
        "pays": pays(table),
    }


def score_parts(table: Table) -> list[dict[str, int]]:
    """EL-109, EL-176: the Mana of each Pool by colour, and the colourless."""
    return [
        {
            **{
                name.lower(): int(table.pool[seat * k.POOL + colour])
                for colour, name in enumerate(CATEGORY_NAMES[: k.ELEMENTS])
            },
            "colourless": int(table.colourless(seat)),
        }
        for seat in range(table.seats)
    ]


def roll_name(table: Table) -> str:
    """Which roll lies on the table, empty before the Power Roll."""
    return ROLL_NAMES[table.roll_kind] if table.face[k.SUN_SLOT] != k.NO_FACE else ""


def is_cosmic(table: Table) -> bool:
    """Does a Cosmic Roll lie on the table?"""
    return bool(table.roll_kind == k.COSMIC and table.face[k.SUN_SLOT] != k.NO_FACE)


def piles(place: str, amounts: Any) -> list[dict[str, Any]]:
    """Four colour piles with their ids."""
    return [pile(place, colour, int(amounts[colour])) for colour in range(len(COLOUR_WORDS))]


@fixed
def pile(place: str, colour: int, amount: int) -> dict[str, Any]:
    """One of them."""
    word = COLOUR_WORDS[colour]
    return {"id": f"{place}:{word}", "colour": SYMBOL_NAMES[colour], "amount": amount}


@shared
def flux(table: Table) -> list[dict[str, Any]]:
    """EL-186: the Flux; without amounts where it has no end."""
    found = piles("flux", table.flux)
    if table.terms.is_endless():
        return [{**pile, "amount": None} for pile in found]
    return found


def is_at_risk(table: Table) -> bool:
    """EL-37, EL-146, EL-151: may a Sun still lose the Channel, or lies one there already?"""
    if table.ending != 0 or table.roll_kind == k.POWER:
        return False
    return bool(table.pass_number > 0 or kind_asked(table) == k.ASK_SUN_REROLL)


# ---- seats


@shared
def seat_area(table: Table, seat: int) -> dict[str, Any]:
    """One mage: cards, lines with prices, Pool, marks."""
    base = seat * k.POOL
    return {
        "id": f"seat:{seat}",
        "seat": seat,
        "name": seat_names(table)[seat],
        "major": card_word(int(table.major[seat])),
        "minor": card_word(int(table.minor[seat])),
        "mage": printed_mage(table, seat),
        "counts_as": MAGE_NAMES[table.kind[seat]],
        "element": SYMBOL_NAMES[table.chaos] if is_chaotica(table, seat) else None,
        "pool": piles(f"pool:{seat}", table.pool[base : base + k.ELEMENTS]),
        "colourless": {"id": f"pool:{seat}:c", "amount": int(table.colourless(seat))},
        "total": int(table.total(seat)),
        "leak": int(table.leaks_on(seat)),
        "declared": bool((table.declared >> seat) & 1),
        "live": bool(table.is_live(seat)),
        "lines": [line(table, seat, place) for place in range(k.LINES)],
    }


def card_word(card: int) -> str | None:
    """The letter of a card, or None where none is taken yet."""
    return CARD_WORDS[card] if card < k.CARDS else None


def is_chaotica(table: Table, seat: int) -> bool:
    """Does this seat hold the Sun Major, with an element named?"""
    return bool(table.major[seat] == k.SUN and table.chaos >= 0)


def printed_mage(table: Table, seat: int) -> str:
    """The kind of mage the cards make, whatever it counts as now."""
    if table.major[seat] == k.SUN:
        return MAGE_NAMES[k.CHAOTICA]
    return MAGE_NAMES[table.kind[seat]]


# ---- links and the spell being cast


@shared
def links(table: Table) -> list[dict[str, Any]]:
    """Every Earth Link."""
    return [
        {"id": f"link:{owner}-{linked}", "owner": owner, "linked": linked}
        for owner in range(table.seats)
        for linked in range(table.seats)
        if table.has_link(owner, linked)
    ]


@shared
def spell_being_cast(table: Table) -> dict[str, Any] | None:
    """The spell on its way, with what is chosen so far."""
    if table.cast_spell == k.NO_SPELL:
        return None
    spell = int(table.spell)
    return {
        "id": "spell",
        "caster": int(table.caster),
        "cast": SPELL_NAMES[table.cast_spell],
        "spell": SPELL_NAMES[spell],
        "paid": int(table.paid),
        "target": target_name(int(table.target), spell, seat_names(table)),
        "chosen": chosen(table, spell),
        "void": bool(table.is_void),
    }


def chosen(table: Table, spell: int) -> list[dict[str, Any]]:
    """The Mana picked so far for Incinerate or Tornado."""
    if spell not in (k.INCINERATE, k.TORNADO):
        return []
    return [
        {"id": f"pool:{seat}:{word}", "amount": int(table.chosen[seat * k.CATEGORIES + category])}
        for seat in range(table.seats)
        for category, word in enumerate(CATEGORY_WORDS)
        if table.chosen[seat * k.CATEGORIES + category] > 0
    ]
