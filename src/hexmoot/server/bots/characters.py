"""The people bots are: who sits in a seat, and what they say when a game begins and ends."""

from __future__ import annotations

from hexmoot.bots import LEVELS, Character
from hexmoot.engine.outcome import Outcome
from hexmoot.server.storage.rows import ChatRow, SeatRow
from hexmoot.server.table.table import Table

# They speak one after the other, and not before the page is there.
GAP_SECONDS = 2.0


def character_of(seat: SeatRow) -> Character | None:
    """Who sits here; nobody where a person sits, also while a bot stands in for them."""
    return None if seat.level is None else LEVELS[seat.level].called(seat.name)


def greetings(table: Table, now: float) -> list[ChatRow]:
    """What the bots of a table say when the game begins, in the order of the seats."""
    said = [(seat, one.greeting) for seat, one in _speakers(table)]
    return _lines(said, now)


def farewells(table: Table, outcome: Outcome, now: float) -> list[ChatRow]:
    """What the bots of a table say when the game is over, the best first, after all greetings."""
    speakers = sorted(_speakers(table), key=lambda pair: outcome.ranks[pair[0].seat])
    said = [
        (seat, one.victory if outcome.has_won(seat.seat) else one.defeat) for seat, one in speakers
    ]
    greeted = (table.row.started or 0.0) + GAP_SECONDS * len(said)
    return _lines(said, max(now, greeted))


def _speakers(table: Table) -> list[tuple[SeatRow, Character]]:
    found = [(seat, character_of(seat)) for seat in table.seats]
    return [(seat, character) for seat, character in found if character is not None]


def _lines(said: list[tuple[SeatRow, str]], after: float) -> list[ChatRow]:
    return [
        ChatRow(seat=seat.seat, name=seat.name, text=text, at=after + GAP_SECONDS * (place + 1))
        for place, (seat, text) in enumerate(said)
    ]
