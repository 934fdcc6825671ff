"""The small built-in board as plain data, for tests to change."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def text_of(name: str) -> str:
    """A built-in board file as it is shipped."""
    folder = files("hexmoot.games.alchemists_race")
    return folder.joinpath(f"content/boards/{name}.json").read_text(encoding="utf-8")


def pocket_ring() -> dict[str, Any]:
    """A fresh copy of Pocket Ring."""
    board: dict[str, Any] = json.loads(text_of("pocket_ring"))
    return board
