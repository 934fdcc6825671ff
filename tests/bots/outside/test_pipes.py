"""Programs that hang, crash or flood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexmoot.bots import BotFailed, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.outside.program import ProgramBot
from tests import patience
from tests.bots.kit.positions import ravens
from tests.bots.kit.programs import POLITE, program


def test_some_blank_lines_before_an_answer_are_nothing_bad(tmp_path: Path) -> None:
    """A few, of any kind of blanks."""
    mine = bot(
        str(program(tmp_path, POLITE.replace("print(json", "print('\\n  \\r\\n'); print(json")))
    )
    try:
        seat_view = SeatView(ravens())
        assert mine.choose(seat_view) == seat_view.legal()[-1]
    finally:
        mine.close()


def test_talking_out_of_turn_is_flooding(tmp_path: Path) -> None:
    """More than one line for a question is noticed with the next one."""
    both = "end='\\n{}\\n', flush=True)\n    else"
    chatter = POLITE.replace("flush=True)\n    else", both)
    player = bot(str(program(tmp_path, chatter)))
    try:
        with pytest.raises(BotFailed, match="flooded: it spoke without being asked"):
            player.choose(SeatView(ravens()))
    finally:
        player.close()


def test_children_of_a_program_are_ended_too(tmp_path: Path) -> None:
    """Nothing stays behind when the bot is closed."""
    text = "import subprocess\nchild = subprocess.Popen(['sleep', '61'])\n" + POLITE.replace(
        '"polite"', "str(child.pid)"
    )
    path = program(tmp_path, text)
    player = ProgramBot(["python3", str(path)])
    player.choose(SeatView(ravens()))
    child = int(json.loads(Path(f"{path}.notes").read_text().splitlines()[0])["seats"])
    assert child == 2
    assert player._process is not None
    group = player._process._keeper.group
    player.close()
    patience.wait_until(lambda: not members(group))


def members(group: int) -> list[str]:
    """Living processes of a group."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(entry.parent.name)
    return found


def test_a_program_that_cannot_start_is_reported() -> None:
    """No such file: a failure like any other."""
    guarded = GuardedBot(ProgramBot(["/no/such/program"]))
    guarded.choose(SeatView(ravens()))
    assert guarded.failure == "answer 1: cannot be started: No such file or directory"
