"""Steps, headings and landings (AR-29 to AR-59)."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.alchemists_race.rules.actions import STEP, STOP
from hexmoot.games.alchemists_race.rules.kinds import (
    BY_STEP,
    BY_TELEPORT,
    ENCOUNTER,
    END_MOVE,
    ENTER,
    FOUND_NOTHING,
    GAINED,
    LOSE_MATERIAL_SPACE,
    LOSE_POTION_SPACE,
    MARKET,
    MET,
    NO_SPACE,
    PASSED_MARKET,
    PATH,
    POST_ROLL,
    PRE_ROLL,
    RESOURCE_SPACE,
    ROLLED,
    SHIELDED,
    STEPPED,
    STOPPED,
    UNHARMED,
)
from hexmoot.games.alchemists_race.rules.losses import begin_potion_loss, begin_resource_loss
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.rules.tables import MOST_EXITS


def throw_die(table: Table) -> None:
    """AR-9, AR-29: a fair die gives the number of steps; until the first it may be rerolled."""
    settle_die(table)
    table.tell(ROLLED, table.active, table.die)


def settle_die(table: Table) -> None:
    """AR-29, AR-88: the number that now counts, whatever was rolled before."""
    table.die = table.roll(table.terms.die_sides)
    table.steps_left = table.die
    table.has_stepped = False
    table.go_to(POST_ROLL)


def list_path(table: Table) -> i64:
    """AR-31 to AR-36, AR-40, AR-45: every exit but the way back; on the Market also a stop."""
    seat = table.active
    here = table.position[seat]
    back = table.came_from[seat]
    exits = table.board.exits
    choices = table.choices
    count: i64 = 0
    if here == table.board.market and table.has_stepped:
        choices[0] = STOP
        count = 1
    index: i64
    for index in range(here * MOST_EXITS, here * MOST_EXITS + table.board.degree[here]):
        if exits[index] != back:
            choices[count] = STEP + exits[index]
            count += 1
    return count


def answer_path(table: Table, action: i64) -> None:
    """AR-30, AR-42: one step, or the stop that gives up what is left of the roll."""
    if action == STOP:
        table.tell(STOPPED, table.active, table.steps_left)
        table.steps_left = 0
        land(table)
        return
    seat = table.active
    old = table.position[seat]
    if old == table.board.market and table.has_stepped:
        table.tell(PASSED_MARKET, seat)
    table.came_from[seat] = old
    table.position[seat] = action - STEP
    table.steps_left -= 1
    table.has_stepped = True
    table.arrival = BY_STEP
    table.tell(STEPPED, seat, old, action - STEP)
    begin_entry(table)


def begin_entry(table: Table) -> None:
    """AR-49, AR-114, AR-128: a space entered makes new encounters with everyone on it."""
    met = table.opponents_here()
    table.open_targets = met
    table.encounters = met
    if met == 0:
        go_on(table)
        return
    if table.is_telling:
        tell_meetings(table, met)
    table.go_to(ENTER)


def tell_meetings(table: Table, met: i64) -> None:
    """Report whom the mover meets, and who is out of reach behind a Defence."""
    seat: i64
    for seat in range(table.seats):
        if (met >> seat) & 1 != 0:
            table.tell(MET, table.active, seat)
            if table.defended[seat] != 0:
                table.tell(SHIELDED, seat)


def run_entry(table: Table) -> None:
    """AR-49, AR-120: attacks come first."""
    if may_attack_here(table):
        table.push(ENCOUNTER, table.active)
    else:
        go_on(table)


def go_on(table: Table) -> None:
    """AR-49: the move goes on, or the piece lands."""
    if table.arrival == BY_STEP and table.steps_left > 0:
        table.go_to(PATH)
    else:
        land(table)


def may_attack_here(table: Table) -> bool:
    """AR-114, AR-119: an attack potion in hand and somebody met who can be attacked."""
    if table.encounters == 0:
        return False
    return table.is_armed(table.active) and table.attackable(table.encounters) != 0


def land(table: Table) -> None:
    """AR-44, AR-47, AR-103, AR-104, AR-160: the movement ends here and the space takes effect."""
    seat = table.active
    space = table.position[seat]
    by_teleport = table.arrival == BY_TELEPORT
    if table.board.kind[space] == MARKET and table.terms.speed_turns_back:
        table.came_from[seat] = NO_SPACE
    table.go_to(PRE_ROLL if by_teleport else END_MOVE)
    if not by_teleport or table.terms.teleport_resolves_space:
        resolve_space(table, seat, space)


def resolve_space(table: Table, seat: i64, space: i64) -> None:
    """AR-50 to AR-54, AR-57, AR-59: take the resource, or give up what the tile demands."""
    kind: i64 = table.board.kind[space]
    if kind == RESOURCE_SPACE:
        gain_resource(table, seat, table.board.resource[space])
    elif kind == LOSE_MATERIAL_SPACE or kind == LOSE_POTION_SPACE:
        if table.invisible[seat] != 0:
            table.tell(UNHARMED, seat, space)
        elif kind == LOSE_MATERIAL_SPACE:
            begin_resource_loss(table, seat, table.board.amount[space])
        else:
            begin_potion_loss(table, seat, table.board.amount[space])


def gain_resource(table: Table, seat: i64, kind: i64) -> None:
    """AR-50, AR-51: one token, unless a limited supply has run out."""
    if not table.has_left(kind):
        table.tell(FOUND_NOTHING, seat, kind)
        return
    table.take_resource(seat, kind)
    table.tell(GAINED, seat, kind)
