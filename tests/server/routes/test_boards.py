"""Boards that packages of games bring: only their own files, under the policy of every page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hexmoot.engine import registry
from hexmoot.server.app import create_app, litestar_app
from hexmoot.server.entrance.guard import POLICY
from hexmoot.server.table.shown import board_address
from tests.server.kit.houses import settings_in


@pytest.fixture
def crows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a board; the toy game has one for the length of the test."""
    folder = tmp_path / "package" / "board"
    (folder / "pictures").mkdir(parents=True)
    (folder / "board.js").write_text("export const draw = 1;", "utf-8")
    (folder / "pictures" / "crow.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "package" / "secret.py").write_text("SECRET = 1", "utf-8")
    monkeypatch.setattr(registry.game("ravens"), "board_folder", lambda: folder, raising=False)
    board_address.cache_clear()
    yield folder
    board_address.cache_clear()


def asked(folder: Path, *paths: str) -> list[httpx.Response]:
    """What a server answers at these paths."""

    async def ask() -> list[httpx.Response]:
        guard, house = create_app(settings_in(folder))
        across = httpx.ASGITransport(guard)
        client = httpx.AsyncClient(transport=across, base_url="http://testserver")
        async with house.open(litestar_app(house)), client:
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_files_of_a_board_are_served_with_their_type_and_the_policy(
    crows: Path, tmp_path: Path
) -> None:
    script, picture = asked(tmp_path, "/boards/ravens/board.js", "/boards/ravens/pictures/crow.svg")
    assert (script.text, "javascript" in script.headers["content-type"]) == (
        "export const draw = 1;",
        True,
    )
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert script.headers["content-security-policy"] == POLICY
    assert script.headers["cache-control"] == "no-cache"


def test_nothing_else_is_served(crows: Path, tmp_path: Path) -> None:
    """Nothing beside the folder, no board of a game that brings none, no game that is not there."""
    paths = (
        "/boards/ravens/../secret.py",
        "/boards/ravens/%2e%2e/secret.py",
        "/boards/ravens/%2Fetc/passwd",
        "/boards/ravens/nothing.js",
        f"/boards/ravens/{'x' * 300}",
        "/boards/ravens/a%00b",
        "/boards/elementalis/board.js",
        "/boards/chess/board.js",
    )
    found = asked(tmp_path, *paths)
    assert [answer.status_code for answer in found] == [404] * len(paths)


def test_a_table_says_where_the_board_is(crows: Path) -> None:
    assert board_address(registry.game("ravens")) == "/boards/ravens/board.js"
    assert board_address(registry.game("elementalis")) == ""
