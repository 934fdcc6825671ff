"""Rounds and turns: the Chaotica's choice, the Flux Tap, the three rolls, going on, the end."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.actions import CHAOS, GO_ROLL, GO_STOP, TAP
from hexmoot.games.elementalis.rules.dice import clear_tray, roll_chance, roll_cosmic, roll_power
from hexmoot.games.elementalis.rules.kinds import (
    ASK_CHAOS,
    ASK_FLUX_TAP,
    ASK_GO,
    CHANCE,
    COSMIC,
    CREATIONIST,
    ELEMENTS,
    GUARDIAN,
    LAST_ROUND_OVER,
    NO_ORDER,
    POOL,
    POWER,
    ROLL,
    SILENT,
    STEP_AFTER_CHANCE,
    STEP_AFTER_POWER,
    STEP_CHANCE,
    STEP_CHANCE_SHOWN,
    STEP_COSMIC,
    STEP_COSMIC_SHOWN,
    STEP_END_TURN,
    STEP_LINKED,
    STEP_OPPOSITION,
    STEP_POWER,
    STEP_ROUND,
    STEP_SCORE,
    STEP_TURN,
    SUN,
    SUN_SLOT,
    TOLD_BANK,
    TOLD_BUST,
    TOLD_CHAOS,
    TOLD_END,
    TOLD_GO_ON,
    TOLD_OPPOSITION,
    TOLD_ROUND,
    TOLD_TAP,
    TOLD_TURN,
)
from hexmoot.games.elementalis.rules.mages import become_mage
from hexmoot.games.elementalis.rules.scoring import tell_ties
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.window import open_window

# ---- rounds


def step_round(table: Table) -> None:
    """EL-18, EL-21, EL-23: the marker goes up; the start seat has the first turn."""
    table.pop()
    table.round += 1
    table.turn = 0
    table.active = table.terms.start_seat
    table.tell(TOLD_ROUND, table.round)
    table.push(STEP_TURN, 0)
    seat: i64
    for seat in range(table.seats):
        if table.major[seat] == SUN:
            table.push(ASK_CHAOS, seat)


def list_chaos(table: Table) -> i64:
    """EL-26, EL-27, EL-185: any element, but not that of the round before, unless it may."""
    count: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        if element != table.chaos or table.terms.may_repeat:
            count = table.choose(count, CHAOS + element)
    return count


def answer_chaos(table: Table, seat: i64, action: i64) -> None:
    """EL-25, EL-28: the Sun Major takes this element for the round."""
    table.pop()
    table.chaos = action - CHAOS
    become_mage(table, seat)
    table.tell(TOLD_CHAOS, seat, table.chaos, table.kind[seat])


# ---- turns


def step_turn(table: Table) -> None:
    """EL-24, EL-30, EL-34: a clean start, perhaps a Flux Tap, then the Power Roll."""
    table.pop()
    clear_tray(table)
    table.used = 0
    table.leak = 0
    table.tell(TOLD_TURN, table.active, table.round)
    table.push(STEP_POWER, 0)
    if table.total(table.active) == 0:
        table.push(ASK_FLUX_TAP, table.active)


def list_flux_tap(table: Table, seat: i64) -> i64:
    """EL-31, EL-32, EL-35: nothing, or a Mana of the Major's colour; some take any."""
    count = table.choose(0, TAP)
    kind = table.kind[seat]
    is_free = kind == CREATIONIST or kind == GUARDIAN
    colour: i64
    for colour in range(ELEMENTS):
        if table.flux[colour] > 0 and (is_free or table.symbol[seat] == colour):
            count = table.choose(count, TAP + 1 + colour)
    return count


def answer_flux_tap(table: Table, seat: i64, action: i64) -> None:
    """EL-30, EL-33: one Mana from the Flux into the Pool, now or not in this turn."""
    table.pop()
    if action == TAP:
        return
    colour = action - TAP - 1
    table.flux[colour] -= 1
    table.pool[seat * POOL + colour] += 1
    table.tell(TOLD_TAP, seat, colour)


# ---- rolls


def step_power(table: Table) -> None:
    """EL-36, EL-43, EL-118, EL-138: roll all, cast, score, let link owners score, then see."""
    table.pop()
    roll_power(table)
    table.push(STEP_AFTER_POWER, 0)
    push_scoring(table)
    open_window(table)


def push_scoring(table: Table) -> None:
    """EL-118, EL-138, EL-140: the active player scores first, link owners after."""
    table.push(STEP_LINKED, 0, 1)
    table.push(STEP_SCORE, table.active)


def step_after_power(table: Table) -> None:
    """EL-143, EL-144, EL-145: Mana in the Channel gives a choice; none brings Opposition."""
    table.pop()
    if table.channel_total() > 0:
        table.push(ASK_GO, table.active, CHANCE)
    else:
        oppose_and_end(table)


def step_chance(table: Table) -> None:
    """EL-39, EL-43: the second roll and its window."""
    table.pop()
    roll_chance(table)
    table.push(STEP_CHANCE_SHOWN, 0)
    open_window(table)


def step_chance_shown(table: Table) -> None:
    """EL-141, EL-146, EL-147: a Sun loses everything; otherwise the roll is scored."""
    table.pop()
    if table.face[SUN_SLOT] == SUN:
        lose_channel(table)
        table.push(STEP_END_TURN, 0)
        return
    table.push(STEP_AFTER_CHANCE, 0)
    push_scoring(table)


def step_after_chance(table: Table) -> None:
    """EL-148, EL-149, EL-181: Opposition on an empty Channel or scoreless roll, else a choice."""
    table.pop()
    is_scoreless = table.terms.is_scoreless_opposed and table.gained == 0
    if table.channel_total() == 0 or is_scoreless:
        oppose_and_end(table)
    else:
        table.push(ASK_GO, table.active, COSMIC)


def step_cosmic(table: Table) -> None:
    """EL-42, EL-43, EL-142: the Sun die alone, and its window; links do not score it."""
    table.pop()
    roll_cosmic(table)
    table.push(STEP_END_TURN, 0)
    table.push(STEP_COSMIC_SHOWN, 0)
    open_window(table)


def list_go(table: Table) -> i64:
    """EL-144, EL-149: stop or roll."""
    return table.choose(table.choose(0, GO_STOP), GO_ROLL)


def answer_go(table: Table, seat: i64, action: i64) -> None:
    """EL-41, EL-144, EL-149, EL-150: end the turn, or take the next roll."""
    roll = table.argument(ROLL)
    table.pop()
    if action == GO_STOP:
        table.push(STEP_END_TURN, 0)
        return
    table.tell(TOLD_GO_ON, seat, roll)
    table.push(STEP_CHANCE if roll == CHANCE else STEP_COSMIC, 0)


def oppose_and_end(table: Table) -> None:
    """EL-145, EL-170: Opposition, and after it the turn is over."""
    table.taken = 0
    table.tell(TOLD_OPPOSITION, table.active)
    table.push(STEP_END_TURN, 0)
    table.push(STEP_OPPOSITION, 0, 1)


def lose_channel(table: Table) -> None:
    """EL-146, EL-151, EL-173, EL-174: the whole Channel, never the Pool, goes back to the Flux."""
    table.tell(TOLD_BUST, table.active, table.channel_total())
    colour: i64
    for colour in range(ELEMENTS):
        table.flux[colour] += table.channel[colour]
        table.channel[colour] = 0


# ---- ends


def step_end_turn(table: Table) -> None:
    """EL-150, EL-172, EL-22: bank, clean up, pass the marker to the left."""
    table.pop()
    bank(table)
    clear_tray(table)
    table.used = 0
    table.leak = 0
    table.turn += 1
    table.active = table.seat_after(table.active, 1)
    if table.turn < table.seats:
        table.push(STEP_TURN, 0)
    else:
        end_round(table)


def bank(table: Table) -> None:
    """EL-150, EL-172: what is in the Channel goes to the active player's Pool."""
    amount = table.channel_total()
    if amount == 0:
        return
    base = table.active * POOL
    colour: i64
    for colour in range(ELEMENTS):
        table.pool[base + colour] += table.channel[colour]
        table.channel[colour] = 0
    table.tell(TOLD_BANK, table.active, amount, table.total(table.active))


def end_round(table: Table) -> None:
    """EL-23, EL-105, EL-175: links end with the round; after the last one the game is over."""
    table.links = 0
    end_silence(table)
    if table.round < table.terms.rounds:
        table.push(STEP_ROUND, 0)
        return
    table.tell(TOLD_END)
    tell_ties(table)
    table.end(LAST_ROUND_OVER)


def end_silence(table: Table) -> None:
    """EL-195: an order to be silent is good for one round."""
    seat: i64
    for seat in range(table.seats):
        if table.order[seat] == SILENT:
            table.order[seat] = NO_ORDER


assert POWER < CHANCE < COSMIC
