"""The server from the command line."""

from __future__ import annotations

import asyncio
import sqlite3
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexmoot.cli import serve
from hexmoot.lab.shelf import default_shelf
from hexmoot.server import run
from hexmoot.server.settings import Keep, Settings
from hexmoot.server.storage.database import prepare
from tests.cli.conftest import Command


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings servers would have been run with."""
    seen: list[Settings] = []

    def pretend(settings: Settings, listening: Any, *_: Any) -> None:
        listening.close()
        seen.append(settings)

    monkeypatch.setattr(run, "run", pretend)
    return seen


def test_serve_takes_its_options(hexmoot: Command, started: list[Settings], tmp_path: Path) -> None:
    """Every one of them arrives in the settings."""
    secret = tmp_path / "secret"
    secret.write_text("s" * 40 + "\n")
    options = [
        *("--port", "0", "--database", "sqlite:///x.db", "--channels", "memory"),
        *("--secret-file", str(secret), "--origin", "https://a.example", "--bots", "3"),
        *("--reports", str(tmp_path / "reports"), "--keep-unstarted", "30"),
    ]
    assert hexmoot("serve", *options).code == 0
    settings = started[0]
    assert (settings.database, settings.secret) == ("sqlite:///x.db", "s" * 40)
    assert (settings.origins, settings.bot_workers) == (("https://a.example",), 3)
    assert settings.hosts == ("localhost", "127.0.0.1", "::1")
    assert settings.reports == tmp_path / "reports"
    assert settings.keep == Keep(unstarted=30)


def test_hexmoot_alone_serves_here_and_opens_the_browser(
    hexmoot: Command, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "is_free", lambda port: False)
    assert hexmoot().code == 0
    assert started[0].hosts == ("localhost", "127.0.0.1", "::1")
    assert started[0].reports == default_shelf()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--database", "mysql://x/y"], "databases are sqlite:///FILE or postgresql"),
        (["--secret-file", "missing"], "the secret cannot be read"),
        (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
        (["--port", "99999"], "cannot listen"),
    ],
)
def test_what_cannot_be_served_is_one_line(
    hexmoot: Command, options: list[str], words: str
) -> None:
    ended = hexmoot("serve", "--port", "0", *options)
    assert ended.code == 2
    assert words in ended.err
    assert ended.err.count("\n") == 1


def test_a_newer_database_is_one_line(hexmoot: Command, tmp_path: Path) -> None:
    """No traceback, and nothing in it was changed."""
    file = tmp_path / "newer.db"
    asyncio.run(prepare(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = file.read_bytes()
    ended = hexmoot("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert ended.code == 2
    assert ended.err == "hexmoot: the database was made by a newer version of Hexmoot\n"
    assert file.read_bytes() == before


def test_the_browser_is_opened_where_the_server_is(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with run.bind("127.0.0.1", 0) as listening:
        serve.greeting(listening, True)()
        assert opened == [f"http://127.0.0.1:{listening.getsockname()[1]}/"]
