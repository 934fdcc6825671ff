"""Is the server alive, is it ready, and what is it doing."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from hexmoot.server.app import litestar_app
from hexmoot.server.house import House
from tests.server.kit.houses import settings_in
from tests.server.kit.people import ME, OPEN, Person
from tests.server.kit.process import ServerProcess

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
                patch.setattr(house.database, "writer", lost)
                found.append((await client.get("/health/ready")).status_code)
            house.sockets.say_goodbye()
            found.append((await client.get("/health/ready")).status_code)
            return [*found, (await client.get("/health/live")).status_code]

    assert asyncio.run(check()) == [200, 503, 503, 200]


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path, arrive: Arrive) -> None:
    """It can still read; what cannot be stored is refused, and all is well when there is room."""
    server = ServerProcess(tmp_path, database=f"sqlite:///{tmp_path / 'hexmoot.db'}")
    try:
        wren = arrive(server.url)
        assert wren.get("/health/ready") == {"status": "ready"}
        assert server.process is not None
        largest = max(file.stat().st_size for file in tmp_path.glob("hexmoot.db*"))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, -1))
        for _ in range(3000):
            status = wren.http.get("/health/ready").status_code
            if status == 503:
                break
        assert status == 503
        assert wren.http.put("/api/me", json={"name": "Rafe"}).status_code == 500
        assert wren.get("/api/me")["me"]["name"] == "Wren"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
        assert wren.get("/health/ready") == {"status": "ready"}
    finally:
        server.stop()
