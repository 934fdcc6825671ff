"""The documentation comes with the package, wherever that was installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.cli import docs
from tests.cli.conftest import Command
from tests.project.sources import ROOT


def test_the_pages_of_a_checkout_are_listed(hexmoot: Command) -> None:
    listed = hexmoot("docs").out.split()
    assert listed == sorted(["changelog", *(path.stem for path in (ROOT / "docs").glob("*.md"))])


def test_a_page_is_shown(hexmoot: Command) -> None:
    assert "Running a server" in hexmoot("docs", "operators").out
    assert "0.2.0" in hexmoot("docs", "changelog").out


def test_a_page_nobody_wrote_is_refused_with_those_there_are(hexmoot: Command) -> None:
    refused = hexmoot("docs", "cooking")
    assert refused.code == 2
    assert "cooking" in refused.err
    assert "operators" in refused.err


def test_an_installed_package_shows_what_was_packed(
    hexmoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "CHANGELOG.md").write_text("# What changed\n", "utf-8")
    monkeypatch.setattr(docs, "PACKAGE", tmp_path)
    assert hexmoot("docs").out == "changelog\n"
    assert "What changed" in hexmoot("docs", "changelog").out
