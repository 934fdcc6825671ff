"""Running the server: where it listens, and how it ends."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path

import pytest
import uvicorn

from hexmoot.server.app import create_app
from hexmoot.server.errors import CannotServe
from hexmoot.server.run import TURN_SECONDS, HexmootServer, bind, rarely_collect, take_turns
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
