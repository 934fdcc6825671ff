"""`python -m hexmoot.bots.host FILE_OR_MODULE CLASS`: a bot class at the end of two pipes."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from types import ModuleType
from typing import Any, TextIO

from hexmoot.bots.base import Bot
from hexmoot.bots.seat_view import SeatView


def load_module(place: str) -> ModuleType:
    """The module in a file, or of a dotted name."""
    if not place.endswith(".py"):
        return importlib.import_module(place)
    found = importlib.util.spec_from_file_location("outside_bot", place)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["outside_bot"] = module
    found.loader.exec_module(module)
    return module


def seat_view_in(question: dict[str, Any]) -> SeatView:
    """The seat view a question carries as an imagined world."""
    world = question["world"]
    return SeatView(importlib.import_module(world["module"]).GAME.load(world["dump"]))


def serve(make_bot: type[Bot], reading: TextIO, writing: TextIO) -> None:
    """Answer greetings and questions until the pipe closes."""
    player: Bot | None = None
    for line in reading:
        message = json.loads(line)
        if message["type"] == "hello":
            player = make_bot(message["seed"])
            answer: dict[str, Any] = {"type": "ready", "name": player.name, "wants": ["world"]}
        else:
            assert player is not None
            action = player.choose(seat_view_in(message))
            answer = {"type": "answer", "id": message["id"], "action": int(action)}
        print(json.dumps(answer), file=writing, flush=True)


def main() -> None:
    """Keep the pipe for answers; what the class prints goes to the error output."""
    place, class_name = sys.argv[1:3]
    answers = sys.stdout
    sys.stdout = sys.stderr
    serve(getattr(load_module(place), class_name), sys.stdin, answers)


if __name__ == "__main__":
    main()
