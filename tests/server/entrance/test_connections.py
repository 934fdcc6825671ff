"""Open connections: counted, bounded, and dropped where they hold a place for nothing."""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import Any, cast

import pytest

from hexmoot.server.entrance import connections
from hexmoot.server.entrance.connections import (
    ANSWERING_SECONDS,
    GRACE_SECONDS,
    MOST_OF_ONE,
    RESERVED,
    Connections,
    room_for_connections,
)
from hexmoot.server.metrics import Metrics

PATIENCE = 15.0


class Wire:
    """A transport that remembers whether it was cut."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.is_cut = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        assert name == "peername"
        return self.address, 1

    def abort(self) -> None:
        self.is_cut = True


def transport(wire: Wire) -> asyncio.Transport:
    """A wire as the connections see it."""
    return cast(asyncio.Transport, wire)


def held(most: int = 1000) -> Connections:
    """Connections whose clock the test winds."""
    found = Connections(Metrics(), most, PATIENCE)
    found._timer = cast(Any, object())
    return found


def came(here: Connections, count: int, now: float = 0.0, address: str = "192.0.2.1") -> list[Wire]:
    """So many half-open requests."""
    wires = [Wire(address) for _ in range(count)]
    for wire in wires:
        here.enter(transport(wire), now)
    return wires


def test_a_request_that_does_not_come_is_given_up() -> None:
    here = held()
    (wire,) = came(here, 1)
    here.sweep(PATIENCE - 0.1)
    assert not wire.is_cut
    here.move(transport(wire), "asking", PATIENCE - 0.1)
    here.sweep(PATIENCE)
    assert wire.is_cut
    assert here.count() == 0
    assert 'hexmoot_dropped_total{why="slow"} 1' in here.metrics.text()


def test_who_is_answered_kept_or_a_socket_may_stay() -> None:
    here = held()
    wires = came(here, 3)
    for wire, phase in zip(wires, ("answering", "idle", "socket"), strict=True):
        here.move(transport(wire), cast(Any, phase), 1.0)
    here.sweep(PATIENCE + 2)
    assert [wire.is_cut for wire in wires] == [False] * 3
    here.sweep(ANSWERING_SECONDS + 1)
    assert [wire.is_cut for wire in wires] == [True, False, False]
    assert "\nhexmoot_connections 2\n" in here.metrics.text()
    assert "\nhexmoot_half_open 0\n" in here.metrics.text()


def test_one_address_has_so_many_and_others_have_theirs() -> None:
    """The oldest go, and only where they are no longer fresh: a thousand who come back at once."""
    here = held()
    many = came(here, MOST_OF_ONE + 10)
    other = came(here, 5, address="198.51.100.7")
    here.sweep(GRACE_SECONDS - 0.1)
    assert not any(wire.is_cut for wire in many)
    here.sweep(GRACE_SECONDS)
    assert [wire.is_cut for wire in many] == [True] * 10 + [False] * MOST_OF_ONE
    assert not any(wire.is_cut for wire in other)


def test_all_together_have_so_many() -> None:
    here = held(most=40)
    wires = [wire for one in range(30) for wire in came(here, 1, address=f"192.0.2.{one}")]
    here.sweep(GRACE_SECONDS)
    assert [wire.is_cut for wire in wires] == [True] * 10 + [False] * 20
    assert 'why="half_open"} 10' in here.metrics.text()


def test_where_there_is_no_room_the_oldest_that_does_nothing_makes_way() -> None:
    """An idle one first; where all do something, whoever comes."""
    here = held(most=3)
    idle, asking, busy = came(here, 3)
    here.move(transport(idle), "idle", 1.0)
    here.move(transport(busy), "socket", 1.0)
    came(here, 1)
    assert (idle.is_cut, asking.is_cut, busy.is_cut) == (True, False, False)
    came(here, 1)
    assert (asking.is_cut, busy.is_cut) == (True, False)
    for one in list(here.phases["asking"]):
        here.move(one, "socket", 2.0)
    (late,) = came(here, 1)
    assert late.is_cut
    assert here.count() == 3


def test_who_left_is_not_counted_and_what_is_dropped_does_not_come_back() -> None:
    here = held()
    one, other = came(here, 2)
    here.leave(transport(one))
    here.leave(transport(one))
    here.sweep(PATIENCE)
    here.move(transport(other), "idle", PATIENCE)
    assert (one.is_cut, other.is_cut, here.count()) == (False, True, 0)


def test_drops_are_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    here = held()
    with caplog.at_level(logging.INFO, logger="hexmoot.server"):
        for second in range(50):
            came(here, 10, now=float(second))
            here.sweep(second + PATIENCE)
        assert [record.getMessage() for record in caplog.records] == ["connections dropped"]
        here.sweep(PATIENCE + 60)
    assert [vars(record)["fields"] for record in caplog.records] == [{"slow": 10}, {"slow": 490}]


def test_the_clock_runs_while_somebody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.0)

    async def check() -> bool:
        here, wire = Connections(Metrics(), 10, 0.0), Wire()
        here.enter(transport(wire), asyncio.get_running_loop().time())
        while here._timer is not None:
            await asyncio.sleep(0)
        return wire.is_cut

    assert asyncio.run(check())


def test_what_the_server_needs_for_itself_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    for limits, room in (((1024, 4096), 4096 - RESERVED), ((256, 256), 128), ((-1, -1), 65_280)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, found=limits: found)
        assert room_for_connections() == room
    assert given == [(4096, 4096)]
