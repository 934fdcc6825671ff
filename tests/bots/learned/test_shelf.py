"""Weights on their shelf: found by game, read once, known by their print."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from hexmoot.bots.learned.shelf import net_of, print_of, weights_folder
from hexmoot.engine import registry
from tests.bots.kit.made_up import kept


def test_a_net_is_read_once(tmp_path: Path) -> None:
    """The second asking gets the same net, even if the file is gone."""
    game = registry.game("ravens")
    folder = kept(tmp_path, game)
    first = net_of(game, folder)
    assert first is not None
    for path in folder.iterdir():
        path.unlink()
    assert net_of(game, folder) is first


def test_an_empty_shelf_is_said_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No net, no exception, one warning that names the game."""
    with caplog.at_level(logging.WARNING):
        assert net_of(registry.game("ravens"), tmp_path) is None
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [
        "ravens is played by the game's own judge"
    ]


def test_a_changed_byte_changes_the_print(tmp_path: Path) -> None:
    """Names and bytes of weights count, other files do not."""
    folder = kept(tmp_path, registry.game("ravens"))
    before = print_of(folder)
    (folder / "notes.txt").write_text("nothing", "utf-8")
    assert print_of(folder) == before
    weights = next(folder.glob("*.weights"))
    weights.write_bytes(weights.read_bytes() + b"!")
    assert print_of(folder) != before
    assert print_of(weights_folder()) != before
