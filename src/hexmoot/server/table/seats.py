"""Who sits where, and how a table starts and ends."""

from __future__ import annotations

import itertools
from hashlib import sha256
from zlib import crc32

from hexmoot.bots import LEVELS
from hexmoot.server.bots.characters import greetings
from hexmoot.server.entrance.names import clean_name, distinct, likeness
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow, SeatRow, StandIn, TableRow
from hexmoot.server.table import clocks
from hexmoot.server.table.commitment import seed_text
from hexmoot.server.table.table import Table
from hexmoot.server.wire.messages import Arrange, Close, Sit, Stand, Start
from hexmoot.server.wire.parts import Level, SeatWish


def wished_seats(table_id: str, wishes: list[SeatWish], player: PlayerRow) -> list[SeatRow]:
    """The seats of a new table as its host wants them."""
    seats = [SeatRow(table_id=table_id, seat=number, kind="open") for number in range(len(wishes))]
    for seat, wish in zip(seats, wishes, strict=True):
        if wish.kind == "me":
            place_person(seats, seat.seat, player, wish.name)
        elif wish.kind == "bot":
            place_bot(seats, seat.seat, wish.level)
    return seats


def place_person(seats: list[SeatRow], number: int, player: PlayerRow, name: str) -> None:
    """Sit somebody down, perhaps under another name (several people on one screen)."""
    seat = seats[number]
    seat.kind, seat.player, seat.level, seat.stand_in = "person", player.id, None, ""
    seat.name = free_name(seats, number, clean_name(name) if name.strip() else player.name)


def free_name(seats: list[SeatRow], number: int, name: str) -> str:
    """A name that nobody takes for that of somebody else at the table."""
    return distinct(name, [seat.name for seat in seats if seat.seat != number and seat.name])


def place_bot(seats: list[SeatRow], number: int, level: Level) -> None:
    """Sit a bot down: somebody of this level who is not at the table yet."""
    seat = seats[number]
    seat.kind, seat.player, seat.level, seat.stand_in = "bot", None, level, ""
    taken = {likeness(other.name) for other in seats if other is not seat}
    seat.name = bot_name(level, crc32(seat.table_id.encode()), taken)


def bot_name(level: Level, start: int, taken: set[str]) -> str:
    """The next name of a level's people that is like no other, numbered when all are there."""
    names = [person.name for person in LEVELS[level].characters]
    order = [names[(start + step) % len(names)] for step in range(len(names))]
    numbered = (f"{name} {number}" for number in itertools.count(2) for name in order)
    return next(name for name in itertools.chain(order, numbered) if likeness(name) not in taken)


def bot_seed(row: TableRow, seat: int) -> int:
    """A bot's own seed, the same after a restart; like the game's seed nobody can guess it."""
    return seed_of_bot(int(row.seed, 16), seat)


def seed_of_bot(seed: int, seat: int) -> int:
    """The same for a game that is played without a table."""
    digest = sha256(f"bot {seed_text(seed)} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def clear_seat(seat: SeatRow) -> None:
    """Nobody sits here."""
    seat.kind, seat.player, seat.level, seat.stand_in = "open", None, None, ""
    seat.name = ""


# ---- messages


def sit(table: Table, player: PlayerRow, message: Sit, now: float) -> None:
    """Take an open seat, or come back to one's own."""
    seat = table.seat(message.seat)
    if table.row.status not in ("open", "playing"):
        raise Refusal("not_now", "this table is over")
    if seat.player == player.id:
        _sit_again(table, seat, message, now)
        return
    if seat.kind != "open":
        raise Refusal("not_yours", "somebody sits here already")
    if table.row.status == "playing":
        raise Refusal("not_now", "the game has begun")
    place_person(table.seats, seat.seat, player, message.name)
    _start_if_full(table, now)


def take_any(table: Table, now: float, player: PlayerRow) -> None:
    """Take the first open seat of a table that waits for people."""
    if table.row.status != "open" or table.seats_of(player):
        raise Refusal("not_now", "there is no seat to take")
    free = next((seat for seat in table.seats if seat.kind == "open"), None)
    if free is None:
        raise Refusal("not_now", "there is no seat to take")
    place_person(table.seats, free.seat, player, "")
    _start_if_full(table, now)


def _start_if_full(table: Table, now: float) -> None:
    """A matched table waits for nobody's word."""
    if table.row.matched and all(seat.kind != "open" for seat in table.seats):
        begin(table, now)


def _sit_again(table: Table, seat: SeatRow, message: Sit, now: float) -> None:
    if not seat.stand_in and not message.name.strip():
        raise Refusal("not_now", "you sit here already")
    if message.name.strip():
        seat.name = free_name(table.seats, seat.seat, clean_name(message.name))
    come_back(table, seat, now)


def come_back(table: Table, seat: SeatRow, now: float) -> None:
    """The person plays again where a bot stood in."""
    if seat.stand_in:
        seat.stand_in = ""
        clocks.refill(table, seat.seat, now)


def stand_in(table: Table, seat: SeatRow, why: StandIn, now: float) -> None:
    """A bot plays on for the person of this seat, until they come back."""
    if table.asked_seat is seat:
        clocks.spend(table, seat.seat, now)
    seat.stand_in = why
    _drop_request(table, seat.seat)


def stand(table: Table, player: PlayerRow, message: Stand, now: float) -> None:
    """Leave a seat."""
    seat = table.own_seat(player, message.seat)
    if table.row.status == "open":
        clear_seat(seat)
    elif table.row.status == "playing" and not seat.stand_in:
        stand_in(table, seat, "left", now)
    else:
        raise Refusal("not_now", "there is no seat to leave")


def _drop_request(table: Table, seat: int) -> None:
    """An undo somebody who goes away asked for, or did not agree to yet, lapses."""
    request = table.row.undo.request
    if request is not None and seat in (request.seat, *request.waiting):
        table.row.undo.request = None


def arrange(table: Table, player: PlayerRow, message: Arrange, _: float) -> None:
    """The host opens a seat or gives it to a bot; whoever sat there watches."""
    table.check_host(player)
    seat = table.seat(message.seat)
    if table.row.status != "open":
        raise Refusal("not_now", "the game has begun")
    if message.kind == "bot":
        place_bot(table.seats, seat.seat, message.level)
    else:
        clear_seat(seat)


def start(table: Table, player: PlayerRow, _: Start, now: float) -> None:
    """The host starts; bots take the open seats."""
    table.check_host(player)
    if table.row.status != "open":
        raise Refusal("not_now", "the game has begun")
    begin(table, now)


def begin(table: Table, now: float) -> None:
    """Deal."""
    for seat in table.seats:
        if seat.kind == "open":
            place_bot(table.seats, seat.seat, table.row.level)
    table.begin([])
    table.row.status = "playing"
    table.row.started = now
    clocks.start_clocks(table, now)
    table.said += greetings(table, now)


def close(table: Table, player: PlayerRow, _: Close, __: float) -> None:
    """The host closes a table nobody else plays at."""
    table.check_host(player)
    if table.row.status not in ("open", "playing"):
        raise Refusal("not_now", "this table is over")
    if table.row.status == "playing" and table.people() - {player.id}:
        raise Refusal("not_now", "other people are playing here; leave your seat instead")
    table.row.status = "closed"
