"""`serve` and `verify`, and `hexmoot` alone."""

from __future__ import annotations

import json
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from hexmoot.cli import serve
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.lab.shelf import default_shelf
from hexmoot.server import run
from hexmoot.server.settings import Settings
from hexmoot.server.table.commitment import commitment
from tests.cli.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished toy game in a file, of seed 5."""
    match = Match.start(registry.game("ravens"), seats=2, seed=5)
    while not match.state.over:
        match.play(match.state.legal()[0])
    match.record.save(tmp_path / "ravens.json")
    return tmp_path / "ravens.json"


def test_a_record_is_verified_against_the_promise(hexmoot: Command, record: Path) -> None:
    promise = commitment(5)
    plain = hexmoot("verify", record)
    assert plain.code == 0
    assert f"commitment  {promise}" in plain.out
    kept = hexmoot("verify", record, "--commitment", promise.upper())
    assert "The promise of the table was kept." in kept.out
    found = json.loads(hexmoot("verify", record, "--commitment", promise, "--json").out)
    assert (found["promise_kept"], found["over"], found["seed"]) == (True, True, f"{5:032x}")


def test_another_seed_and_a_changed_game_are_found_out(hexmoot: Command, record: Path) -> None:
    broken = hexmoot("verify", record, "--commitment", commitment(6))
    assert broken.code == 2
    assert "the seed is not the promised one" in broken.err
    changed = Record.load(record)
    changed.seed = 6
    changed.save(record)
    forged = hexmoot("verify", record)
    assert forged.code == 2
    assert forged.err.count("\n") == 1


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
    secret = tmp_path / "secret"
    secret.write_text("s" * 40 + "\n")
    options = [
        *("--port", "0", "--database", "sqlite:///x.db", "--channels", "memory"),
        *("--secret-file", str(secret), "--origin", "https://a.example", "--bots", "3"),
        *("--reports", str(tmp_path / "reports")),
    ]
    assert hexmoot("serve", *options).code == 0
    settings = started[0]
    assert (settings.database, settings.secret) == ("sqlite:///x.db", "s" * 40)
    assert (settings.origins, settings.bot_workers) == (("https://a.example",), 3)
    assert settings.hosts == ("localhost", "127.0.0.1", "::1")
    assert settings.reports == tmp_path / "reports"


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


def test_the_browser_is_opened_where_the_server_is(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with run.bind("127.0.0.1", 0) as listening:
        serve.greeting(listening, True)()
        assert opened == [f"http://127.0.0.1:{listening.getsockname()[1]}/"]
