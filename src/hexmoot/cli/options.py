"""Reading `name=value` options of the command line into the game's typed ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadOption
from hexmoot.engine.game import Game


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Each `name=value`: JSON where it reads as such, a content file behind `@`, else a word."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(name, text, "name=value", "such as target_coins=30")
        options[name.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> Any:
    """The plain data a value stands for."""
    if text.startswith("@"):
        return ContentFile.read(Path(text[1:])).data
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text
