"""Scoring a Power or Chance Roll: nine kinds of mage, Ether choices, links."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.state import A, B, C, D
from hexmoot.games.elementalis.rules.actions import ETHER_AS, GAIN
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import (
    ASK_ETHER,
    ASK_GAIN,
    BYTE,
    BYTE_MASK,
    CHANCE,
    CREATIONIST,
    ELEMENTALIST,
    ELEMENTS,
    ETHER,
    GUARDIAN,
    HARMONIST,
    LUMINARY,
    POOL,
    STEP_SCORE,
    SUN,
    TO_CHANNEL,
    TO_POOL,
    TOLD_DRAIN,
    TOLD_DRY,
    TOLD_SCORE,
)
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.tables import BYTE_UNIT, OPPOSER


def number_of(counts: i64, symbol: i64) -> i64:
    """How often a symbol stands in a packed count."""
    return (counts >> (symbol * BYTE)) & BYTE_MASK


def step_score(table: Table) -> None:
    """EL-118, EL-137: this seat scores the dice in its own way, into the Channel or its Pool."""
    seat = table.frame_seat()
    goal = table.argument(A)
    table.pop()
    table.tally = 0
    if goal == TO_CHANNEL:
        table.gained = 0
    counts = symbols(table)
    ethers = number_of(counts, ETHER)
    kind = table.kind[seat]
    if kind == HARMONIST:
        score_harmonist(table, seat, counts, goal)
    elif kind == CREATIONIST:
        score_creationist(table, seat, counts, goal)
    elif kind == ELEMENTALIST or kind == GUARDIAN or kind == LUMINARY:
        if ethers > 0:
            table.push(ASK_ETHER, seat, ethers, 0, goal, 0)
        else:
            finish_ether(table, seat, 0, goal)
    else:
        score_single(table, seat, counts, goal)


def step_linked(table: Table) -> None:
    """EL-138, EL-139: owners of links to the active player score, clockwise from the left."""
    offset = table.argument(A)
    while table.links != 0 and offset < table.seats:
        owner = table.seat_after(table.active, offset)
        offset += 1
        if table.has_link(owner, table.active):
            table.set_argument(A, offset)
            table.push(STEP_SCORE, owner, TO_POOL)
            return
    table.pop()


# ---- the ways of scoring


def score_harmonist(table: Table, seat: i64, counts: i64, goal: i64) -> None:
    """EL-126: both elements as they show; no Ether, no Sun, no reduction."""
    major = table.symbol[seat]
    minor = table.minor[seat]
    place_mana(table, seat, major, number_of(counts, major), goal)
    place_mana(table, seat, minor, number_of(counts, minor), goal)
    tell_score(table, seat, goal)


def score_single(table: Table, seat: i64, counts: i64, goal: i64) -> None:
    """EL-124, EL-125: Purist, Elitist, Cultist: Major and Ethers minus the opposer."""
    major = table.symbol[seat]
    amount = number_of(counts, major) + number_of(counts, ETHER)
    place_mana(table, seat, major, amount - reduction(counts, major), goal)
    tell_score(table, seat, goal)


def reduction(counts: i64, element: i64) -> i64:
    """EL-2, EL-123, EL-125: the opposer's symbols, or nothing under a Sun."""
    if number_of(counts, SUN) > 0:
        return 0
    return number_of(counts, OPPOSER[element])


def score_elementalist(table: Table, seat: i64, counts: i64, to_major: i64, goal: i64) -> None:
    """EL-120, EL-121, EL-123: two elements, the Ethers split between them before the reduction."""
    major = table.symbol[seat]
    minor = table.minor[seat]
    to_minor = number_of(counts, ETHER) - to_major
    high = number_of(counts, major) + to_major - reduction(counts, major)
    low = number_of(counts, minor) + to_minor - reduction(counts, minor)
    place_mana(table, seat, major, high, goal)
    place_mana(table, seat, minor, low, goal)
    tell_score(table, seat, goal)


def score_creationist(table: Table, seat: i64, counts: i64, goal: i64) -> None:
    """EL-127 to EL-130: the Minor first, reduced even under a Sun; then Mana of free choice."""
    minor = table.minor[seat]
    ethers = number_of(counts, ETHER)
    amount = number_of(counts, minor) + ethers - number_of(counts, OPPOSER[minor])
    place_mana(table, seat, minor, amount, goal)
    begin_gain(table, seat, ethers - number_of(counts, SUN), goal)


def score_groups(table: Table, seat: i64, counts: i64, goal: i64) -> None:
    """EL-131, EL-133, EL-134, EL-135, EL-183: every element with two symbols or more pays."""
    element: i64
    for element in range(ELEMENTS):
        size = number_of(counts, element)
        if size >= 2:
            place_mana(table, seat, element, size - table.terms.moon_loss, goal)
    tell_score(table, seat, goal)


# ---- Ether


def list_ether(table: Table, seat: i64) -> i64:
    """EL-122, EL-132, EL-136: what the next Ether may be."""
    count: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        if may_be_ether(table, seat, element):
            count = table.choose(count, ETHER_AS + element)
    return count


def may_be_ether(table: Table, seat: i64, element: i64) -> bool:
    """EL-122, EL-132: an Elementalist's two elements; for Moon mages any, in canonical order."""
    if table.kind[seat] == ELEMENTALIST:
        return element == table.symbol[seat] or element == table.minor[seat]
    return element >= table.argument(D)


def answer_ether(table: Table, seat: i64, action: i64) -> None:
    """EL-122, EL-132: an Ether is given; an Elementalist's first for the Minor takes the rest."""
    element = action - ETHER_AS
    left = table.argument(A) - 1
    given = table.argument(B) + BYTE_UNIT[element]
    goal = table.argument(C)
    is_last = left == 0
    if table.kind[seat] == ELEMENTALIST and element == table.minor[seat]:
        is_last = True
    if is_last:
        table.pop()
        finish_ether(table, seat, given, goal)
        return
    table.set_argument(A, left)
    table.set_argument(B, given)
    table.set_argument(D, element)


def finish_ether(table: Table, seat: i64, given: i64, goal: i64) -> None:
    """EL-120, EL-132, EL-136: all Ethers are given: score. A Luminary's count for two each."""
    counts = symbols(table)
    kind = table.kind[seat]
    if kind == ELEMENTALIST:
        score_elementalist(table, seat, counts, number_of(given, table.symbol[seat]), goal)
    elif kind == LUMINARY:
        score_groups(table, seat, counts + 2 * given, goal)
    else:
        score_groups(table, seat, counts + given, goal)


# ---- placing Mana


def place_mana(table: Table, seat: i64, colour: i64, amount: i64, goal: i64) -> None:
    """EL-10, EL-119, EL-139: what the Flux has goes to Channel or Pool; below zero nothing."""
    if amount <= 0:
        if amount < 0:
            maybe_drain(table, colour, -amount, goal)
        return
    gain = amount if amount < table.flux[colour] else table.flux[colour]
    if gain < amount:
        table.tell(TOLD_DRY, colour, amount - gain)
    take_from_flux(table, seat, colour, gain, goal)


def take_from_flux(table: Table, seat: i64, colour: i64, amount: i64, goal: i64) -> None:
    """EL-118, EL-139: move Mana out of the Flux and remember it."""
    table.flux[colour] -= amount
    table.tally += amount * BYTE_UNIT[colour]
    if goal == TO_POOL:
        table.pool[seat * POOL + colour] += amount
    else:
        table.channel[colour] += amount
        table.gained += amount


def maybe_drain(table: Table, colour: i64, missing: i64, goal: i64) -> None:
    """EL-119, EL-179, EL-180: only by that option, only a Chance Roll, never a link owner."""
    if not table.terms.is_draining or table.roll_kind != CHANCE or goal == TO_POOL:
        return
    lost = missing if missing < table.channel[colour] else table.channel[colour]
    if lost > 0:
        table.channel[colour] -= lost
        table.flux[colour] += lost
        table.tell(TOLD_DRAIN, table.active, colour, lost)


def tell_score(table: Table, seat: i64, goal: i64) -> None:
    """Report what a roll brought."""
    table.tell(TOLD_SCORE, seat, table.tally, goal, table.channel_total())


# ---- Mana of free choice


def begin_gain(table: Table, seat: i64, amount: i64, goal: i64) -> None:
    """EL-10, EL-127, EL-152: so many Mana of any colours; all the Flux has if that is no more."""
    if amount > 0 and amount < table.flux_total():
        table.push(ASK_GAIN, seat, amount, 0, goal)
        return
    if amount > 0:
        take_all(table, seat, amount, goal)
    tell_score(table, seat, goal)


def take_all(table: Table, seat: i64, amount: i64, goal: i64) -> None:
    """EL-10: the Flux holds no more than what is to be gained: everything goes."""
    if amount > table.flux_total():
        table.tell(TOLD_DRY, ELEMENTS, amount - table.flux_total())
    colour: i64
    for colour in range(ELEMENTS):
        take_from_flux(table, seat, colour, table.flux[colour], goal)


def list_gain(table: Table) -> i64:
    """EL-127, EL-152: colours in non-decreasing order that leave enough for the rest."""
    wanted = table.argument(A)
    left = table.flux_total()
    count: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        have = table.flux[colour]
        if colour >= table.argument(B) and have > 0 and left >= wanted:
            count = table.choose(count, GAIN + colour)
        left -= have
    return count


def answer_gain(table: Table, seat: i64, action: i64) -> None:
    """EL-127, EL-129, EL-152: one Mana of the colour chosen."""
    colour = action - GAIN
    goal = table.argument(C)
    take_from_flux(table, seat, colour, 1, goal)
    wanted = table.argument(A) - 1
    if wanted == 0:
        table.pop()
        tell_score(table, seat, goal)
        return
    table.set_argument(A, wanted)
    table.set_argument(B, colour)
