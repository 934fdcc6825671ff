"""Is the server alive, is it ready, and what is it doing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from hexmoot.server.app import litestar_app
from hexmoot.server.house import House
from tests.server.kit.houses import settings_in
from tests.server.kit.people import ME, OPEN, Person

Arrive = Callable[..., Person]


def test_health_and_metrics(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.get("/health/live") == {"status": "alive"}
    assert wren.get("/health/ready") == {"status": "ready"}
    viewer = wren.sit_at(wren.open("ravens", ME, OPEN))
    viewer.do("start")
    viewer.act()
    numbers = wren.http.get("/metrics").text
    assert 'hexmoot_messages_total{type="act"}' in numbers
    assert 'hexmoot_answers_total{by="person"}' in numbers
    assert "# TYPE hexmoot_sockets gauge" in numbers
    assert viewer.table_id not in numbers


def test_a_server_that_cannot_serve_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing, or without its database: not ready, but alive."""

    def lost() -> None:
        raise OSError("gone")

    async def check() -> list[int]:
        house = House(settings_in(tmp_path))
        async with AsyncTestClient(litestar_app(house)) as client:
            found = [(await client.get("/health/ready")).status_code]
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "reader", lost)
                found.append((await client.get("/health/ready")).status_code)
            house.sockets.say_goodbye()
            found.append((await client.get("/health/ready")).status_code)
            return [*found, (await client.get("/health/live")).status_code]

    assert asyncio.run(check()) == [200, 503, 503, 200]
