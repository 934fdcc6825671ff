"""`python -m hexmoot.bots.outside.host FILE_OR_MODULE CLASS`: a bot class at the end of two pipes.

With settings as a third word (a JSON object of texts) the second names a function that makes a bot
of a seed and these settings.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from collections.abc import Callable
from operator import attrgetter, index
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

from hexmoot.bots.bot import Bot, UnknownBot
from hexmoot.bots.native.seat_view import SeatView


def load_module(place: str) -> ModuleType:
    """The module in a file, which finds what lies beside it, or of a dotted name."""
    if not place.endswith(".py"):
        return importlib.import_module(place)
    sys.path.insert(0, str(Path(place).parent))
    found = importlib.util.spec_from_file_location("outside_bot", place)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["outside_bot"] = module
    found.loader.exec_module(module)
    return module


def maker(place: str, name: str, settings: str = "") -> Callable[[int], Bot]:
    """How a bot is made of a seed; what makes it is loaded when it is first needed."""

    def make(seed: int) -> Bot:
        make_bot: Callable[..., Bot] = attrgetter(name)(load_module(place))
        return make_bot(seed, json.loads(settings)) if settings else make_bot(seed)

    return make


def refusal(make_bot: Callable[[int], Bot], name: str, seed: int) -> str:
    """Why the bot of this name cannot be made, or nothing."""
    try:
        make_bot(seed)
    except UnknownBot as error:
        return str(error)
    except ImportError as error:
        return f"bot {name!r} needs the package {error.name!r}"
    return ""


def seat_view_in(question: dict[str, Any]) -> SeatView:
    """The seat view a question carries as an imagined world."""
    world = question["world"]
    return SeatView(importlib.import_module(world["module"]).GAME.load(world["dump"]))


def serve(make_bot: Callable[[int], Bot], reading: TextIO, writing: TextIO) -> None:
    """Answer checks, greetings and questions until the pipe closes."""
    player: Bot | None = None
    answer: dict[str, Any]
    for line in reading:
        message = json.loads(line)
        if message["type"] == "check":
            refused = refusal(make_bot, message["name"], message["seed"])
            answer = {"type": "checked", "refused": refused}
        elif message["type"] == "hello":
            player = make_bot(message["seed"])
            answer = {"type": "ready", "name": player.name, "wants": ["world"]}
        else:
            assert player is not None
            action = player.choose(seat_view_in(message))
            answer = {"type": "answer", "id": message["id"], "action": action}
        # Other libraries' whole numbers become ours; what is none is left to the gate to refuse.
        print(json.dumps(answer, default=index), file=writing, flush=True)


def main() -> None:
    """Keep the pipe for answers; what the class prints goes to the error output."""
    answers = sys.stdout
    sys.stdout = sys.stderr
    serve(maker(*sys.argv[1:]), sys.stdin, answers)


if __name__ == "__main__":
    main()
