"""What each answer of the asked seat may lead to, as numbers a board can draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from hexmoot.engine.native.stack import KIND
from hexmoot.games.elementalis.content.read import FACES
from hexmoot.games.elementalis.rules import actions as act
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.casting import is_aimed_at_dice
from hexmoot.games.elementalis.rules.cosmic import ether_gain
from hexmoot.games.elementalis.rules.ether import ether_as
from hexmoot.games.elementalis.rules.score import number_of
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import SYMBOL_COUNT
from hexmoot.games.elementalis.rules.targets import may_link, target_dice
from hexmoot.games.elementalis.rules.window import cast_spell
from hexmoot.games.elementalis.shown.hints.answers import ether_hint, worth_after, worth_turned
from hexmoot.games.elementalis.shown.hints.moments import linked_worth, once_paid, once_scored
from hexmoot.games.elementalis.shown.hints.odds import (
    faces_of,
    mean_again,
    mean_chance,
    scored_now,
    slots_in,
)

Forecast = dict[str, Any]


def forecasts(table: Table, viewer: int | None) -> dict[str, Forecast]:
    """A forecast for each answer that has one, by the answer's number; only for the asked seat."""
    if viewer is None or table.ending != 0 or viewer != table.seat:
        return {}
    look = LOOKS.get(int(table.frames[table.top() + KIND]))
    if look is None:
        return {}
    found = {str(action): look(table, action) for action in table.legal()}
    return {action: forecast for action, forecast in found.items() if forecast}


def _rounded(value: float) -> float:
    return round(value, 2)


# ---- dice


def _die(table: Table, action: int) -> Forecast:
    """The roll now, and on average after the spell being cast has worked on the die."""
    word, slot = act.ACTIONS.family(action)
    if word != "die":
        return {}
    if table.spell == k.TREMOR:
        return {"now": scored_now(table), **_turned_range(table, slot)}
    if is_for_next(table, int(table.spell)):
        later = once_scored(table)
        return {**_next(later), "then": _rounded(_mean_held(later, slot))}
    after = _rounded(worth_after(table, int(table.spell), slot))
    found: Forecast = {"now": scored_now(table), "then": after}
    return {**found, "faces": face_worths(table, slot)} if table.spell == k.BREEZE else found


def face_worths(table: Table, slot: int) -> list[list[Any]]:
    """What the roll is worth with each face of a die."""
    found = []
    for face in faces_of(table, slot):
        twin = table.copy()
        twin.face[slot] = face
        found.append([FACES[face], scored_now(twin)])
    return found


def is_for_next(table: Table, spell: int) -> bool:
    """EL-99: Petrify on a Power Roll shows its use only in the Chance Roll."""
    return bool(spell == k.PETRIFY and table.roll_kind == k.POWER)


def _next(later: Table) -> Forecast:
    return {"now": _rounded(mean_chance(later)), "next": True}


def _mean_held(table: Table, slot: int) -> float:
    """The mean of the Chance Roll with one more die held."""
    twin = table.copy()
    twin.held |= 2**slot
    return mean_chance(twin)


def _turned_range(table: Table, slot: int) -> Forecast:
    worths = [worth_turned(table, slot, symbol) for symbol in range(k.ETHER + 1)]
    return {"low": min(worths), "high": max(worths)}


def _symbol(table: Table, action: int) -> Forecast:
    turned = worth_turned(table, int(table.target), action - act.SYMBOL)
    return {"now": scored_now(table), "then": turned}


def _sun(table: Table, action: int) -> Forecast:
    """EL-37: the roll as it lies, and with each face of the Sun die."""
    if table.roll_kind == k.COSMIC:
        again: Forecast = {"faces": cosmic_changes(table)}
        return again if action == act.SUN_AGAIN else {}
    if action == act.SUN_KEEP:
        return {"now": scored_now(table), "then": scored_now(table)}
    then = _rounded(mean_again(table, [k.SUN_SLOT]))
    return {"now": scored_now(table), "then": then, "faces": face_worths(table, k.SUN_SLOT)}


# ---- spells


def _cast(table: Table, action: int) -> Forecast:
    """What a spell could make of the active player's roll; an Earth Link scores it for oneself."""
    if action == act.CAST_PASS:
        return {}
    spell = int(cast_spell(action))
    if table.roll_kind == k.COSMIC:
        return {}
    if spell == k.EARTH_LINK:
        is_open = may_link(table, table.seat, table.active)
        return {"own": linked_worth(table, table.seat)} if is_open else {}
    paid = once_paid(table, spell)
    if is_for_next(table, spell):
        return {**_next(once_scored(table)), **_aimed_range(once_scored(paid), spell)}
    return _of_roll(paid, spell, scored_now(table))


def _of_roll(paid: Table, spell: int, now: int) -> Forecast:
    """This roll now, and after the spell, whose price is in the Flux already."""
    if spell == k.GUST:
        loose = slots_in(int(paid.in_play) & ~int(paid.held))
        return {"now": now, "then": _rounded(mean_again(paid, loose))}
    if spell == k.STRENGTH:
        return {"now": now, "then": _rounded(mean_again(paid, [k.SUN_SLOT]))}
    return {"now": now, **_aimed_range(paid, spell)} if is_aimed_at_dice(spell) else {}


def _aimed_range(table: Table, spell: int) -> Forecast:
    """The least and the most the roll is worth on average, over the dice it may be aimed at."""
    slots = slots_in(int(target_dice(table, spell)))
    if not slots:
        return {}
    if spell == k.TREMOR:
        ranges = [_turned_range(table, slot) for slot in slots]
        low, high = min(one["low"] for one in ranges), max(one["high"] for one in ranges)
    else:
        after = _mean_held if is_for_next(table, spell) else partial(_after, spell)
        worths = [_rounded(after(table, slot)) for slot in slots]
        low, high = min(worths), max(worths)
    return {"low": low, "high": high}


def _after(spell: int, table: Table, slot: int) -> float:
    return worth_after(table, spell, slot)


def _ether(table: Table, action: int) -> Forecast:
    return {"then": ether_hint(table, table.seat, int(ether_as(action)))}


# ---- going on


def _go(table: Table, action: int) -> Forecast:
    """EL-37, EL-146: the risk, and the mean gain if no Sun shows."""
    if action == act.GO_STOP:
        return {}
    bust = [1, 36] if table.kind[table.seat] == k.CULTIST else [1, 6]
    if table.argument(k.ROLL) == k.COSMIC:
        return {"bust": bust, "faces": cosmic_changes(table)}
    return {"bust": bust, "mean": _rounded(mean_chance(table))}


def cosmic_changes(table: Table) -> list[list[Any]]:
    """EL-150 to EL-157: what each face of the Sun die does to the Channel."""
    return [[FACES[face], cosmic_change(table, face)] for face in faces_of(table, k.SUN_SLOT)]


def cosmic_change(table: Table, face: int) -> int:
    """EL-10, EL-150 to EL-157: gained as far as the Flux has it, lost, or given to others."""
    seat = table.active
    channel = int(table.channel_total())
    if face == k.SUN:
        return -channel
    if face == k.ETHER:
        return int(min(ether_gain(table, seat), table.flux_total()))
    if face == table.symbol[seat]:
        return int(min(table.terms.cosmic_own, table.flux[face]))
    receivers = sum(table.symbol[other] == face for other in range(table.seats))
    return -min(channel, receivers)


# ---- Opposition


def _oppose(table: Table, action: int) -> Forecast:
    """EL-164: what each face takes or pays, and how often: `[amount, faces of six]`."""
    slot = action - act.OPPOSE
    if slot == k.ALL_SLOTS:
        return {}
    mine, theirs = int(table.symbol[table.seat]), int(table.symbol[table.active])
    faces: list[tuple[str, int]] = []
    for face in faces_of(table, slot):
        counts = int(SYMBOL_COUNT[face])
        paid = number_of(counts, theirs) if theirs != k.NO_SYMBOL else 0
        faces.append((FACES[face], int(number_of(counts, mine) - paid)))
    nets = Counter(net for _, net in faces)
    return {
        "faces": [list(pair) for pair in faces],
        "take": [[net, nets[net]] for net in sorted(nets) if net > 0],
        "pay": [[-net, nets[net]] for net in sorted(nets) if net < 0],
    }


LOOKS: dict[int, Callable[[Table, int], Forecast]] = {
    k.ASK_DIE: _die,
    k.ASK_SYMBOL: _symbol,
    k.ASK_SUN_REROLL: _sun,
    k.ASK_CAST: _cast,
    k.ASK_ETHER: _ether,
    k.ASK_GO: _go,
    k.ASK_OPPOSE: _oppose,
}
