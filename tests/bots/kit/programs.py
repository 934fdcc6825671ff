"""Programs and classes that play as bots from outside."""

from __future__ import annotations

from pathlib import Path

from tests import patience

POLITE = """
import json, sys
notes = open(sys.argv[0] + ".notes", "w") if len(sys.argv) == 1 else None
for line in sys.stdin:
    message = json.loads(line)
    print(line, file=notes, flush=True)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "polite"}), flush=True)
    else:
        print(json.dumps({"id": message["id"], "text": message["choices"][-1]["text"]}), flush=True)
"""
CLASS = """
from hexmoot.bots import Bot, SeatView

class LastCard(Bot):
    name = "last card"

    def choose(self, seat_view: SeatView) -> int:
        print("this print must not disturb the pipe")
        assert seat_view.imagine(self.seed).legal() == seat_view.legal()
        return seat_view.legal()[-1]

class Broken(Bot):
    def choose(self, seat_view):
        raise RuntimeError("out of mana")
"""


def program(folder: Path, text: str) -> Path:
    """A program file."""
    path = folder / "program.py"
    path.write_text(text)
    return path


def patience_for(report: str) -> float:
    """How many seconds a bot has to answer: few only where it is to be found hanging."""
    return 1.0 if "hung" in report else patience.SECONDS
