"""`hexmoot push-key`, and serving with what it made."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hexmoot.cli.main import app
from hexmoot.cli.serve import read_push
from hexmoot.engine.errors import HexmootError

pytest.importorskip("cryptography")


def test_a_key_is_made_for_its_owner_alone_and_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    assert CliRunner().invoke(app, ["push-key", str(file)]).exit_code == 0
    made = file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = CliRunner().invoke(app, ["push-key", str(file)])
    assert isinstance(again.exception, HexmootError)
    assert "cannot be written" in str(again.exception)
    assert file.read_text() == made
    push = read_push(file, "mailto:ops@example.org")
    assert push is not None
    assert push.key == made
    assert not push.is_trial


def test_what_cannot_be_served_with_is_said_at_once(tmp_path: Path) -> None:
    assert read_push(None, "") is None
    with pytest.raises(HexmootError, match="cannot be read"):
        read_push(tmp_path / "missing.pem", "mailto:ops@example.org")
    (tmp_path / "empty.pem").touch()
    with pytest.raises(HexmootError, match="no private key"):
        read_push(tmp_path / "empty.pem", "mailto:ops@example.org")
