"""The outcome of a Cosmic Roll."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.games.elementalis.rules.actions import GIVE
from hexmoot.games.elementalis.rules.kinds import (
    AS_GIFT,
    ASK_GIVE,
    CREATIONIST,
    ELEMENTS,
    ETHER,
    OFFSET,
    POOL,
    RECEIVER,
    STEP_GIFTS,
    SUN,
    SUN_SLOT,
    TO_CHANNEL,
    TOLD_COSMIC,
    TOLD_GIFT,
)
from hexmoot.games.elementalis.rules.score import begin_gain, place_mana, tell_score
from hexmoot.games.elementalis.rules.state import Table
from hexmoot.games.elementalis.rules.turn import lose_channel


def step_cosmic_shown(table: Table) -> None:
    """EL-151 to EL-159: the first line that fits the Sun die's face."""
    table.pop()
    face = table.face[SUN_SLOT]
    seat = table.active
    table.tally = 0
    table.tell(TOLD_COSMIC, seat, face)
    if face == SUN:
        lose_channel(table)
    elif face == ETHER:
        begin_gain(table, seat, ether_gain(table, seat), TO_CHANNEL)
    elif face == table.symbol[seat]:
        place_mana(table, seat, face, table.terms.cosmic_own, TO_CHANNEL)
        tell_score(table, seat, TO_CHANNEL)
    else:
        table.push(STEP_GIFTS, 0, 1)


def ether_gain(table: Table, seat: i64) -> i64:
    """EL-152, EL-153, EL-154: one Mana, three for an active Creationist."""
    if table.kind[seat] == CREATIONIST:
        return table.terms.cosmic_ether_creationist
    return table.terms.cosmic_ether


def step_gifts(table: Table) -> None:
    """EL-156, EL-157, EL-159: others with the symbol, clockwise, while the Channel lasts."""
    offset = table.argument(OFFSET)
    while offset < table.seats and table.channel_total() > 0:
        receiver = table.seat_after(table.active, offset)
        offset += 1
        if table.symbol[receiver] == table.face[SUN_SLOT]:
            table.set_argument(OFFSET, offset)
            table.push(ASK_GIVE, table.active, 1, 0, receiver, AS_GIFT)
            return
    table.pop()


def list_gift(table: Table) -> i64:
    """EL-156: the active player picks a Mana of the Channel."""
    count: i64 = 0
    colour: i64
    for colour in range(ELEMENTS):
        if table.channel[colour] > 0:
            count = table.choose(count, GIVE + colour)
    return count


def answer_gift(table: Table, seat: i64, action: i64) -> None:
    """EL-156: it goes to the other player's Pool."""
    receiver = table.argument(RECEIVER)
    colour = action - GIVE
    table.pop()
    table.channel[colour] -= 1
    table.pool[receiver * POOL + colour] += 1
    table.tell(TOLD_GIFT, seat, receiver, colour)
