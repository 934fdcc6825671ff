"""Strike, Shadow GU and the Portals (MS-133, MS-138, MS-147, MS-150, MS-221)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import ELEMENT, LAND, YES
from hexmoot.games.mushroom_sorcerer.rules.answers import list_lands
from hexmoot.games.mushroom_sorcerer.rules.conditions import (
    shadow_lands,
    strike_targets,
    waiting_towers,
)
from hexmoot.games.mushroom_sorcerer.rules.frames import KIND_PLACED, ON_LAND, PORTAL_LAND
from hexmoot.games.mushroom_sorcerer.rules.gains import put_on_tower
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    PORTAL_SWAP,
    SHADOW_KIND,
    STEP_STRIKE,
    TOLD_SHADOW,
    TOLD_STRIKE,
)
from hexmoot.games.mushroom_sorcerer.rules.payment import pay_servants, shed_surplus
from hexmoot.games.mushroom_sorcerer.rules.pieces import BOTH_KINDS, GENERAL, LANDS, SERVANT_KINDS
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import lift_gu, maybe_clear, put_gu

# ---- Strike


def list_strike(table: Table) -> i64:
    """MS-147: the rival towers that can be struck."""
    return list_lands(table, strike_targets(table, table.argument(SEAT)))


def answer_strike(table: Table, action: i64) -> None:
    """MS-147: as many servants as the tower is high."""
    seat = table.argument(SEAT)
    land = action - LAND
    table.pop()
    table.push(STEP_STRIKE, seat, land)
    pay_servants(table, seat, table.height[land], BOTH_KINDS)


def run_strike(table: Table) -> None:
    """MS-83, MS-84, MS-147: the top GU goes to the box; nothing is earned or counted."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    table.pop()
    kind = lift_gu(table, land)
    table.box[kind] += 1
    table.tell(TOLD_STRIKE, seat, land, kind)
    maybe_clear(table, land)
    if table.height[land] > 0:
        shed_surplus(table, land)


# ---- Shadow GU


def list_shadow_lands(table: Table) -> i64:
    """MS-150: own towers with a level left."""
    return list_lands(table, shadow_lands(table, table.argument(SEAT)))


def answer_shadow_land(table: Table, action: i64) -> None:
    """MS-150: then the kind."""
    seat = table.argument(SEAT)
    table.pop()
    table.push(SHADOW_KIND, seat, action - LAND)


def list_shadow_kinds(table: Table) -> i64:
    """MS-67, MS-150, MS-217: general GUs that the box has."""
    count: i64 = 0
    kind: i64
    for kind in range(GENERAL):
        if table.box[kind] > 0:
            table.choices[count] = ELEMENT + kind
            count += 1
    return count


def answer_shadow_kind(table: Table, action: i64) -> None:
    """MS-150: on top of the tower, without drops, elements or influence; it is not grown."""
    seat = table.argument(SEAT)
    land = table.argument(ON_LAND)
    kind = action - ELEMENT
    table.pop()
    table.box[kind] -= 1
    put_gu(table, seat, land, kind)
    table.tell(TOLD_SHADOW, seat, land, kind)


# ---- Portals


def run_portal(table: Table) -> None:
    """MS-133, MS-138, MS-221: tower by tower until one must be asked about or none is left."""
    seat = table.argument(SEAT)
    kind = table.argument(KIND_PLACED)
    land: i64
    end: i64 = LANDS
    for land in range(table.argument(PORTAL_LAND), end):
        if table.supply[kind] == 0:
            break
        if table.owner[land] != seat or table.servants[SERVANT_KINDS * land + kind] > 0:
            continue
        is_short = table.supply[kind] < waiting_towers(table, seat, kind, land)
        if is_short or not table.has_space(land):
            table.set_argument(PORTAL_LAND, land + 1)
            table.push(PORTAL_SWAP, seat, kind, land)
            return
        put_on_tower(table, seat, kind, land)
    table.pop()


def answer_portal(table: Table, action: i64) -> None:
    """MS-79, MS-133, MS-221: this tower gets one, by exchange if it is full, or is passed over."""
    seat = table.argument(SEAT)
    kind = table.argument(KIND_PLACED)
    land = table.argument(PORTAL_LAND)
    table.pop()
    if action == YES:
        put_on_tower(table, seat, kind, land)
