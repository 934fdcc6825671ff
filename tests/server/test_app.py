"""The application: every address behind the guard, errors as problems."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from hexmoot.server.app import create_app, litestar_app
from hexmoot.server.entrance.guard import Guard
from hexmoot.server.house import House
from tests.server.kit.houses import settings_in

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "http-api.md"


def test_the_guard_stands_around_everything(tmp_path: Path) -> None:
    guard, house = create_app(settings_in(tmp_path))
    assert isinstance(guard, Guard)
    assert guard.rate is house.request_limit


def test_every_address_is_documented(tmp_path: Path) -> None:
    page = DOCUMENT.read_text("utf-8")
    app = litestar_app(House(settings_in(tmp_path)))
    paths = app.openapi_schema.to_schema()["paths"]
    assert len(paths) >= 15
    for path in paths:
        assert path.replace("{table_id}", "{id}") in page, path
    for path in ("/ws/tables/{id}", "/ws/lobby", "/health/live", "/health/ready", "/metrics"):
        assert path in page


def test_a_failure_is_one_line_for_the_client_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(_: object) -> None:
        raise ValueError("the secret reason")

    async def check() -> tuple[int, dict[str, str]]:
        house = House(settings_in(tmp_path))
        monkeypatch.setattr(house.lobby, "lobby", break_down)
        async with AsyncTestClient(litestar_app(house), raise_server_exceptions=False) as client:
            answer = await client.get("/api/tables")
            return answer.status_code, answer.json()

    status, body = asyncio.run(check())
    assert (status, body["code"]) == (500, "failed")
    assert "secret" not in body["message"]
