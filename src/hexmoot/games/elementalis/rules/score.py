"""Scoring a Power or Chance Roll: nine kinds of mage, Ether choices, links."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.actions import GAIN
from hexmoot.games.elementalis.rules.dice import symbols
from hexmoot.games.elementalis.rules.kinds import (
    ASK_ETHER,
    ASK_GAIN,
    BYTE,
    BYTE_MASK,
    CHANCE,
    CREATIONIST,
    DUE,
    ELEMENTALIST,
    ELEMENTS,
    ETHER,
    GOAL,
    GUARDIAN,
    HARMONIST,
    LOWEST,
    LUMINARY,
    OFFSET,
    POOL,
    SCORED_TO,
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

LEAST_GROUP: Final = 2  # symbols a Moon mage needs of an element (EL-131)


def number_of(counts: i64, symbol: i64) -> i64:
    """How often a symbol stands in a packed count."""
    return (counts >> (symbol * BYTE)) & BYTE_MASK


def total_of(amounts: i64) -> i64:
    """The sum of a packed number, one byte a colour."""
    found: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        found += number_of(amounts, colour)
    return found


def step_score(table: Table) -> None:
    """EL-118, EL-137: this seat scores the dice in its own way, into the Channel or its Pool."""
    seat = table.frame_seat()
    goal = table.argument(SCORED_TO)
    table.pop()
    table.tally = 0
    if goal == TO_CHANNEL:
        table.gained = 0
    counts = symbols(table)
    ethers = number_of(counts, ETHER)
    if ethers > 0 and is_asked_about_ether(table, table.kind[seat]):
        table.push(ASK_ETHER, seat, ethers, 0, goal, 0)
    else:
        score(table, seat, counts, 0, goal)


def step_linked(table: Table) -> None:
    """EL-138, EL-139: owners of links to the active player score, clockwise from the left."""
    offset = table.argument(OFFSET)
    while table.links != 0 and offset < table.seats:
        owner = table.seat_after(table.active, offset)
        offset += 1
        if table.has_link(owner, table.active):
            table.set_argument(OFFSET, offset)
            table.push(STEP_SCORE, owner, TO_POOL)
            return
    table.pop()


# ---- what a roll brings: all that rules, bots and previews know about it


def gives_ether(kind: i64) -> bool:
    """EL-120, EL-132, EL-136: does this mage say what each Ether counts as?"""
    return kind == ELEMENTALIST or is_moon_mage(kind)


def is_asked_about_ether(table: Table, kind: i64) -> bool:
    """EL-197: by that option all who raise an element by Ether may leave one out."""
    return gives_ether(kind) or (table.terms.may_leave_ether and kind != HARMONIST)


def may_leave_ether(table: Table, seat: i64) -> bool:
    """EL-132, EL-197: a Moon mage's Ether is no raising but a symbol."""
    return table.terms.may_leave_ether and not is_moon_mage(table.kind[seat])


def is_moon_mage(kind: i64) -> bool:
    """EL-131, EL-135: does this mage score groups?"""
    return kind == GUARDIAN or kind == LUMINARY


def scores_minor(kind: i64) -> bool:
    """EL-121, EL-126, EL-128: does this mage score the element of its Minor?"""
    return kind == ELEMENTALIST or kind == HARMONIST or kind == CREATIONIST


def scores_colour(table: Table, seat: i64, colour: i64) -> bool:
    """EL-120, EL-124, EL-126, EL-127, EL-131: can this mage's rolls bring this colour?"""
    kind = table.kind[seat]
    if is_moon_mage(kind) or table.symbol[seat] == colour:
        return True
    return scores_minor(kind) and table.minor[seat] == colour


def raised_by(kind: i64, counts: i64, given: i64, colour: i64) -> i64:
    """EL-120, EL-124, EL-128, EL-132, EL-136: what Ethers add; a Luminary's count for two each.

    EL-197: the byte of the Ether itself holds those left out.
    """
    if kind == HARMONIST:
        return 0
    if kind == LUMINARY:
        return 2 * number_of(given, colour)
    if gives_ether(kind):
        return number_of(given, colour)
    return number_of(counts, ETHER) - number_of(given, ETHER)


def reduced_by(kind: i64, counts: i64, colour: i64) -> i64:
    """EL-2, EL-123, EL-125, EL-130: the opposer's symbols; a Sun helps all but a Creationist."""
    if kind == HARMONIST or is_moon_mage(kind):
        return 0
    if kind != CREATIONIST and number_of(counts, SUN) > 0:
        return 0
    return number_of(counts, OPPOSER[colour])


def amount(table: Table, seat: i64, counts: i64, given: i64, colour: i64) -> i64:
    """EL-119 to EL-137: Mana of any colour for these symbols, were the Flux full."""
    if scores_colour(table, seat, colour):
        return own_amount(table, table.kind[seat], counts, given, colour)
    return 0


def own_amount(table: Table, kind: i64, counts: i64, given: i64, colour: i64) -> i64:
    """EL-119 to EL-137: Mana of a colour the mage scores, were the Flux full.

    `given` holds the Ethers given to each colour. Below zero where the opposer is in excess.
    """
    size = number_of(counts, colour) + raised_by(kind, counts, given, colour)
    if is_moon_mage(kind):
        return group_amount(table, size)
    return size - reduced_by(kind, counts, colour)


def group_amount(table: Table, size: i64) -> i64:
    """EL-131, EL-183, EL-196: what a group of symbols gives a Moon mage."""
    if size < LEAST_GROUP:
        return 0
    most = table.terms.most_group
    return (size if size < most else most) - table.terms.moon_loss


def amount_of_choice(kind: i64, counts: i64) -> i64:
    """EL-127, EL-129: a Creationist's Mana of free choice, one less for each Sun."""
    if kind != CREATIONIST:
        return 0
    return number_of(counts, ETHER) - number_of(counts, SUN)


def in_flux(table: Table, colour: i64, wanted: i64) -> i64:
    """EL-10, EL-119: no more of a colour than the Flux holds, and nothing below zero."""
    if wanted <= 0:
        return 0
    have = table.flux[colour]
    return wanted if wanted < have else have


def brings(table: Table, seat: i64, counts: i64, given: i64) -> i64:
    """EL-10: how much Mana these symbols bring a seat out of the Flux as it is now."""
    found: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        found += in_flux(table, colour, amount(table, seat, counts, given, colour))
    chosen = amount_of_choice(table.kind[seat], counts)
    if chosen > 0:
        left = table.flux_total() + drained_by(table, seat, counts, given) - found
        found += chosen if chosen < left else left
    return found


# ---- scoring


def score(table: Table, seat: i64, counts: i64, given: i64, goal: i64) -> None:
    """EL-118 to EL-137: every colour into Channel or Pool, the Major first, free choice last."""
    kind = table.kind[seat]
    if is_moon_mage(kind):
        score_groups(table, seat, counts, given, goal)
    else:
        if kind != CREATIONIST:
            major = table.symbol[seat]
            place_mana(table, seat, major, own_amount(table, kind, counts, given, major), goal)
        if scores_minor(kind):
            minor = table.minor[seat]
            place_mana(table, seat, minor, own_amount(table, kind, counts, given, minor), goal)
    begin_gain(table, seat, amount_of_choice(kind, counts), goal)


def score_groups(table: Table, seat: i64, counts: i64, given: i64, goal: i64) -> None:
    """EL-131: every element may pay."""
    kind = table.kind[seat]
    colour: i64
    for colour in range(ELEMENTS):
        size = number_of(counts, colour) + raised_by(kind, counts, given, colour)
        if size >= LEAST_GROUP:
            place_mana(table, seat, colour, group_amount(table, size), goal)


# ---- placing Mana


def place_mana(table: Table, seat: i64, colour: i64, wanted: i64, goal: i64) -> None:
    """EL-10, EL-119, EL-139: what the Flux has goes to Channel or Pool; below zero nothing."""
    if wanted <= 0:
        if wanted < 0:
            maybe_drain(table, seat, colour, wanted)
        return
    gain = in_flux(table, colour, wanted)
    if gain < wanted:
        table.tell(TOLD_DRY, colour, wanted - gain)
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


def drained(table: Table, seat: i64, colour: i64, wanted: i64) -> i64:
    """EL-119, EL-179, EL-180: only by that option, only a Chance Roll, never a link owner."""
    if wanted >= 0 or not table.terms.is_draining:
        return 0
    if table.roll_kind != CHANCE or seat != table.active:
        return 0
    return -wanted if -wanted < table.channel[colour] else table.channel[colour]


def drained_by(table: Table, seat: i64, counts: i64, given: i64) -> i64:
    """EL-179: what goes back to the Flux before a Creationist chooses."""
    minor = table.minor[seat]
    wanted = own_amount(table, table.kind[seat], counts, given, minor)
    return drained(table, seat, minor, wanted)


def maybe_drain(table: Table, seat: i64, colour: i64, wanted: i64) -> None:
    """EL-179: a colour below zero takes Mana out of the Channel."""
    lost = drained(table, seat, colour, wanted)
    if lost > 0:
        table.channel[colour] -= lost
        table.flux[colour] += lost
        table.tell(TOLD_DRAIN, table.active, colour, lost)


def tell_score(table: Table, seat: i64, goal: i64) -> None:
    """Report what a roll brought."""
    table.tell(TOLD_SCORE, seat, table.tally, goal, table.channel_total())


# ---- Mana of free choice


def begin_gain(table: Table, seat: i64, wanted: i64, goal: i64) -> None:
    """EL-10, EL-127, EL-152: so many Mana of any colours; all the Flux has if that is no more."""
    if wanted > 0 and wanted < table.flux_total():
        table.push(ASK_GAIN, seat, wanted, 0, goal)
        return
    if wanted > 0:
        take_all(table, seat, wanted, goal)
    tell_score(table, seat, goal)


def take_all(table: Table, seat: i64, wanted: i64, goal: i64) -> None:
    """EL-10: the Flux holds no more than what is to be gained: everything goes."""
    if wanted > table.flux_total():
        table.tell(TOLD_DRY, ELEMENTS, wanted - table.flux_total())
    colour: i64
    for colour in range(ELEMENTS):
        take_from_flux(table, seat, colour, table.flux[colour], goal)


def list_gain(table: Table) -> i64:
    """EL-127, EL-152: colours in non-decreasing order that leave enough for the rest."""
    wanted = table.argument(DUE)
    left = table.flux_total()
    count: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        have = table.flux[colour]
        if colour >= table.argument(LOWEST) and have > 0 and left >= wanted:
            count = table.choose(count, GAIN + colour)
        left -= have
    return count


def answer_gain(table: Table, seat: i64, action: i64) -> None:
    """EL-127, EL-129, EL-152: one Mana of the colour chosen."""
    colour = action - GAIN
    goal = table.argument(GOAL)
    take_from_flux(table, seat, colour, 1, goal)
    wanted = table.argument(DUE) - 1
    if wanted == 0:
        table.pop()
        tell_score(table, seat, goal)
        return
    table.set_argument(DUE, wanted)
    table.set_argument(LOWEST, colour)
