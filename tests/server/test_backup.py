"""Backup and restore, rehearsed on both databases with the scripts operators copy."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import patience
from tests.project.sources import ROOT
from tests.server.conftest import Arrive, Start
from tests.server.kit.people import ME

DEPLOY = ROOT / "deploy"


def script(name: str, *words: object) -> subprocess.CompletedProcess[str]:
    """Run one of the scripts."""
    line = ["sh", str(DEPLOY / name), *map(str, words)]
    return subprocess.run(
        line, capture_output=True, text=True, timeout=patience.SECONDS, check=False
    )


def test_a_backup_of_a_running_server_is_restored_and_played_on(
    start_server: Start, arrive: Arrive, make_database: Callable[[], str], tmp_path: Path
) -> None:
    """What was answered until then is there, what came after is not, and the key still opens."""
    database, fresh, kept = make_database(), make_database(), tmp_path / "backup"
    server = start_server(database=database)
    wren = arrive(server.url)
    table = wren.open("ravens", ME, ME, start=True)
    page = wren.sit_at(table)
    for _ in range(3):
        page.act_for(page.position["view"]["decision"]["seat"])
    assert script("backup.sh", database, kept).stderr == ""
    assert kept.stat().st_mode & 0o077 == 0
    before = page.moment
    page.act_for(page.position["view"]["decision"]["seat"])
    server.stop()

    assert script("restore.sh", kept, fresh).stderr == ""
    again = start_server(database=fresh)
    wren.http.base_url = again.url
    assert wren.get("/api/me")["me"]["name"] == "Wren"
    page = wren.sit_at(table, url=again.url)
    assert page.moment == before
    page.act_for(page.position["view"]["decision"]["seat"])


def test_nothing_is_written_over(make_database: Callable[[], str], tmp_path: Path) -> None:
    kept = tmp_path / "backup"
    kept.write_text("an older one")
    run = script("backup.sh", make_database(), kept)
    assert (run.returncode, kept.read_text()) == (2, "an older one")
    assert "there is a file already" in run.stderr


def test_a_restore_never_touches_a_database_in_use(
    start_server: Start, make_database: Callable[[], str], tmp_path: Path
) -> None:
    database, kept = make_database(), tmp_path / "backup"
    server = start_server(database=database)
    assert script("backup.sh", database, kept).returncode == 0
    run = script("restore.sh", kept, database)
    assert run.returncode == 2
    assert "in the way" in run.stderr or "has tables already" in run.stderr
    server.stop()


@pytest.mark.parametrize(
    ("name", "words", "why"),
    [
        ("backup.sh", ("sqlite:////nowhere/x.db", "b"), "there is no such database"),
        ("backup.sh", ("mysql://x", "b"), "neither sqlite:/// nor postgresql://"),
        ("backup.sh", (), "usage"),
        ("restore.sh", ("nothing", "sqlite:///x.db"), "there is no such file"),
        ("restore.sh", (DEPLOY / "backup.sh", "mysql://x"), "neither"),
        ("restore.sh", (), "usage"),
    ],
)
def test_wrong_words_are_refused(name: str, words: tuple[object, ...], why: str) -> None:
    run = script(name, *words)
    assert run.returncode == 2
    assert why in run.stderr
