"""Running the server: where it listens, and how it ends."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from pathlib import Path

import pytest
import uvicorn

from hexmoot.server.app import create_app
from hexmoot.server.errors import CannotServe
from hexmoot.server.run import TURN_SECONDS, HexmootServer, bind, rarely_collect, take_turns
from tests.patience import SECONDS
from tests.server.kit.houses import settings_in


def test_a_port_that_is_taken_is_named() -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port}"):
            bind("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("256.1.1.1", 0), ("127.0.0.1", 70_000)])
def test_where_nobody_can_listen_is_said_in_one_line(host: str, port: int) -> None:
    with pytest.raises(CannotServe, match="cannot listen on"):
        bind(host, port)


def test_the_second_of_two_messages_does_not_wait_for_the_first() -> None:
    """Else it comes when the other end has told that the first came: 40 ms later."""

    async def is_sent_at_once() -> bool:
        met: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            here = writer.get_extra_info("socket")
            met.set_result(here.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0)
            writer.close()

        listening = bind("127.0.0.1", 0)
        host, port = listening.getsockname()
        async with await asyncio.start_server(meet, sock=listening):
            _, writer = await asyncio.open_connection(host, port)
            try:
                return await asyncio.wait_for(met, SECONDS)
            finally:
                writer.close()

    assert asyncio.run(is_sent_at_once())


def test_signals_are_given_back_as_they_were(tmp_path: Path) -> None:
    guard, house = create_app(settings_in(tmp_path))
    server = HexmootServer(uvicorn.Config(guard), house, lambda: None)
    before = signal.getsignal(signal.SIGTERM)
    with server.capture_signals():
        assert signal.getsignal(signal.SIGTERM) == server.handle_exit
    assert signal.getsignal(signal.SIGTERM) == before


def test_garbage_is_looked_for_less_often() -> None:
    """A full look is for later than many thousand answers, also right after the start."""
    before = gc.get_threshold()
    try:
        rarely_collect()
        young, middle, old = gc.get_threshold()
        assert young * middle * old >= 100_000_000
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_the_thread_that_stores_has_its_turn_soon() -> None:
    before = sys.getswitchinterval()
    try:
        take_turns()
        assert sys.getswitchinterval() == pytest.approx(TURN_SECONDS)
        assert before > TURN_SECONDS
    finally:
        sys.setswitchinterval(before)
