"""After the losses of a war: destruction, revival, reward (MS-101 to MS-108, MS-172)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import BIT, bit_count
from hexmoot.engine.native.stack import SEAT
from hexmoot.games.mushroom_sorcerer.rules.actions import COUNT, DONE, ELEMENT
from hexmoot.games.mushroom_sorcerer.rules.answers import list_numbers
from hexmoot.games.mushroom_sorcerer.rules.frames import MOST_RAZED
from hexmoot.games.mushroom_sorcerer.rules.gains import gain_influence, give_back, take
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    RAZE,
    REVIVE,
    STEP_REWARD,
    TOLD_RAZE,
    TOLD_REVIVE,
    TOLD_TOWER_GONE,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    ATTACKER,
    DEFENDER,
    T_DESTROYED,
    T_GROW_LEFT,
    T_KILLED,
    W_ACTIVE,
    W_CAP,
    W_EXCESS,
    W_FALLEN,
    W_GUS,
    W_LAND,
    W_LOST,
    W_REVIVED,
    W_SEAT,
    W_STOOD,
)
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DROP,
    GOODS,
    HEIGHT,
    KINDS,
    MANA,
    NINE_LIVES,
    NONE,
)
from hexmoot.games.mushroom_sorcerer.rules.state import Table
from hexmoot.games.mushroom_sorcerer.rules.towers import lift_gu, put_gu, vacate


def run_raze(table: Table) -> None:
    """MS-101 to MS-103: arrows left, the cap and the height limit what may be destroyed."""
    table.pop()
    war = table.war
    seat = war[W_SEAT + ATTACKER]
    most = war[W_EXCESS]
    most = min(most, war[W_CAP])
    height = table.height[war[W_LAND + DEFENDER]]
    most = min(most, height)
    table.push(STEP_REWARD, seat)
    if most > 0:
        table.push(RAZE, seat, most)


def list_raze(table: Table) -> i64:
    """MS-102: from none to the most that is possible."""
    return list_numbers(table, table.argument(MOST_RAZED))


def answer_raze(table: Table, action: i64) -> None:
    """MS-101, MS-104: so many GUs go from the top to the box."""
    table.pop()
    war = table.war
    land = war[W_LAND + DEFENDER]
    count = action - COUNT
    if count == 0:
        return
    war[W_FALLEN] = count
    war[W_STOOD] = table.height[land] - count
    place: i64
    for place in range(count - 1, -1, -1):
        kind = lift_gu(table, land)
        table.box[kind] += 1
        war[W_GUS + place] = kind
    table.tell(TOLD_RAZE, war[W_SEAT + ATTACKER], land, count)
    if table.height[land] == 0:
        vacate(table, land)
    maybe_offer_revival(table)


# ---- Nine Lives


def maybe_offer_revival(table: Table) -> None:
    """MS-172: the mastered owner with mana may put fallen GUs back."""
    seat = table.war[W_SEAT + DEFENDER]
    if not table.has_potion(seat, NINE_LIVES) or not table.masters_potion(seat):
        return
    all_back = bit_count(table.war[W_REVIVED]) == table.war[W_FALLEN]
    price = table.tables.potion_mana[NINE_LIVES]
    if not all_back and table.goods[seat * GOODS + MANA] >= price:
        table.push(REVIVE, seat)


def lowest_fallen(table: Table, kind: i64) -> i64:
    """MS-172: the lowest GU of this kind that is not back yet, or NONE."""
    war = table.war
    place: i64
    for place in range(war[W_FALLEN]):
        if (war[W_REVIVED] >> place) & 1 == 0 and war[W_GUS + place] == kind:
            return place
    return NONE


def list_revivals(table: Table) -> i64:
    """MS-172: each kind among the fallen, or none of them."""
    table.choices[0] = DONE
    count: i64 = 1
    kind: i64
    for kind in range(KINDS):
        if lowest_fallen(table, kind) != NONE:
            table.choices[count] = ELEMENT + kind
            count += 1
    return count


def answer_revival(table: Table, action: i64) -> None:
    """MS-172, MS-223: one mana, and the GU is back in its old order; it is not grown."""
    seat = table.argument(SEAT)
    table.pop()
    if action == DONE:
        return
    war = table.war
    kind = action - ELEMENT
    give_back(table, seat, MANA, table.tables.potion_mana[NINE_LIVES])
    war[W_REVIVED] |= BIT[lowest_fallen(table, kind)]
    restack(table, seat)
    table.tell(TOLD_REVIVE, seat, kind, war[W_LAND + DEFENDER])
    maybe_offer_revival(table)


def restack(table: Table, seat: i64) -> None:
    """MS-172: above the GUs that held stand those that are back, in their old order."""
    war = table.war
    land = war[W_LAND + DEFENDER]
    while table.height[land] > war[W_STOOD]:
        table.box[lift_gu(table, land)] += 1
    place: i64
    for place in range(HEIGHT):
        if (war[W_REVIVED] >> place) & 1 != 0:
            table.box[war[W_GUS + place]] -= 1
            put_gu(table, seat, land, war[W_GUS + place])


# ---- reward


def run_reward(table: Table) -> None:
    """MS-84, MS-105 to MS-108: influence, drops and a GU to grow; the counts of the turn."""
    table.pop()
    war = table.war
    turn = table.turn
    if table.height[war[W_LAND + DEFENDER]] == 0:
        table.tell(TOLD_TOWER_GONE, war[W_SEAT + DEFENDER], war[W_LAND + DEFENDER])
    seat = war[W_SEAT + ATTACKER]
    count = war[W_FALLEN]
    if table.terms.revive_cancels_reward:
        count -= bit_count(war[W_REVIVED])
    turn[T_KILLED] += war[W_LOST]
    turn[T_DESTROYED] += count
    war[W_ACTIVE] = 0
    if count > 0:
        turn[T_GROW_LEFT] = table.tables.reward_grow
        gain_influence(table, seat, count)
        take(table, seat, DROP, count)
