"""Bots from outside: programs that speak JSON lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hexmoot.bots import Bot, BotFailed, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.outside.program import ProgramBot
from tests.bots.kit.positions import play_out, ravens
from tests.bots.kit.programs import CLASS, POLITE, patience_for, program

GREETING = """
import json, os, sys, time
json.loads(sys.stdin.readline())
print("{}", flush=True)
message = json.loads(sys.stdin.readline())
"""


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    """It is greeted once and asked for each decision, with view, prompt and choices."""
    path = program(tmp_path, POLITE)
    state = ravens(seats=2, seed=3)
    mine = bot(str(path), seed=5)
    try:
        play_out(state, [mine, bot("random", 1)])
    finally:
        mine.close()
    lines = Path(f"{path}.notes").read_text().splitlines()
    hello, *asked = [json.loads(line) for line in lines if line.strip()]
    assert (hello["game"], hello["seat"], hello["seats"]) == ("ravens", 0, 2)
    assert (hello["protocol"], hello["seed"], hello["seconds"]) == ("hexmoot.bot/1", 5, 10.0)
    assert [message["id"] for message in asked] == [1, 2, 3, 4, 5, 6]
    assert asked[0]["prompt"] == "Play a card."
    assert asked[0]["choices"] == asked[0]["view"]["choices"]
    assert asked[0]["view"]["viewer"] == 0
    assert "world" not in asked[0]


def test_a_command_line_is_a_bot_too(tmp_path: Path) -> None:
    """`cmd:` starts any program with arguments."""
    path = program(tmp_path, POLITE.replace("if len(sys.argv) == 1 else None", ""))
    mine = bot(f"cmd:python3 {path} --loud", seed=5)
    try:
        seat_view = SeatView(ravens())
        assert mine.choose(seat_view) == seat_view.legal()[-1]
    finally:
        mine.close()


MISDEEDS = [
    ("time.sleep(60)", "hung: no answer within 1 s"),
    ("sys.exit(3)", "crashed: exit code 3"),
    ("raise KeyError('wand')", "crashed: exit code 1, last words: KeyError: 'wand'"),
    ("os.kill(os.getpid(), 9)", "crashed: exit code -9"),
    ("os.close(1); os.close(0); time.sleep(60)", "crashed: exit code none"),
    ("print('abracadabra', flush=True); time.sleep(60)", "lied: 'abracadabra' is not JSON"),
    ("print('[1]', flush=True); time.sleep(60)", r"lied: '\[1\]' is not a JSON object"),
    ("print(json.dumps({'id': 1, 'action': 999}), flush=True)", "lied: 999 is not legal here"),
    ("print(json.dumps({'id': 1, 'action': 1}), flush=True)", "lied: roll is not legal here"),
    ("print(json.dumps({'id': 1, 'action': True}), flush=True)", "lied: True is not legal here"),
    ("print(json.dumps({'id': 1, 'text': 'fly'}), flush=True)", "lied: there is no action 'fly'"),
    ("print(json.dumps({'id': 7, 'action': 2}), flush=True)", "lied: answered question 7"),
    ("print(json.dumps({'id': 1, 'action': 2.0}), flush=True)", "lied: 2.0 is not legal here"),
    ("print(json.dumps({'id': True, 'action': 2}), flush=True)", "lied: answered question True"),
    ("print(json.dumps({'id': 1.0, 'action': 2}), flush=True)", "lied: answered question 1.0"),
    ("print('x' * 10**7, flush=True)", "flooded: more than 65536 bytes for one answer"),
    ("while True: print(flush=True)", "flooded: more than 65536 bytes for one answer"),
    (r"sys.exit('\x1b[2J\x07\x9b31mboo')", r"crashed: exit code 1, last words: \[2J31mboo$"),
    ("while True: print('y' * 9999, file=sys.stderr)", "flooded: more than 1000000 bytes of error"),
]


@pytest.mark.parametrize(("misdeed", "report"), MISDEEDS, ids=[deed for deed, _ in MISDEEDS])
def test_a_program_that_misbehaves_loses_the_seat(
    tmp_path: Path, misdeed: str, report: str
) -> None:
    """The reason is reported, `random` goes on, and the game ends as any other."""
    path = program(tmp_path, GREETING + misdeed)
    player = ProgramBot(["python3", str(path)], seed=4, patience=patience_for(report))
    guarded = GuardedBot(player)
    with pytest.raises(BotFailed, match=report):
        player.choose(SeatView(ravens()))
    player.close()
    state = play_out(ravens(), [guarded, bot("random", 1)])
    assert state.over
    assert guarded.failure.startswith("answer 1: ")


CLASS_MISDEEDS = [
    ("time.sleep(60)", "hung: no answer within 1 s"),
    ("os._exit(3)", "crashed: exit code 3"),
    ("return seat_view.legal()[0] + 0.5", "lied: 6.5 is not legal here"),
    ("while True: print('y' * 9999)", "flooded: more than 1000000 bytes of error"),
]

FOUR_MISDEEDS = [MISDEEDS[0], MISDEEDS[1], MISDEEDS[7], MISDEEDS[15]]


def misbehaving(folder: Path, transport: str, deed: int) -> tuple[Bot, str]:
    """A bot of this kind that hangs, crashes, lies or floods, and what must be reported."""
    if transport == "class":
        misdeed, report = CLASS_MISDEEDS[deed]
        text = f"    def choose(self, seat_view):\n        {misdeed}\n"
        path = program(
            folder, f"import os, time\nfrom hexmoot.bots import Bot\nclass Bad(Bot):\n{text}"
        )
        return bot(f"{path}:Bad", patience=patience_for(report)), report
    misdeed, report = FOUR_MISDEEDS[deed]
    path = program(folder, GREETING + misdeed)
    name = f"cmd:python3 {path}" if transport == "command" else str(path)
    return bot(name, patience=patience_for(report)), report


@pytest.mark.parametrize("transport", ["file", "command", "class"])
@pytest.mark.parametrize("deed", range(4), ids=["hang", "crash", "lie", "flood"])
def test_every_transport_survives_every_misdeed(tmp_path: Path, transport: str, deed: int) -> None:
    """The seat goes to `random`, the reason is reported, the game ends."""
    player, report = misbehaving(tmp_path, transport, deed)
    guarded = GuardedBot(player)
    assert play_out(ravens(), [bot("greedy", 1), guarded]).over
    guarded.close()
    assert re.search(report, guarded.failure)


def test_a_text_counts_where_the_number_is_left_open(tmp_path: Path) -> None:
    """As language models answer who fill in every field they know."""
    mine = bot(str(program(tmp_path, POLITE.replace('"text":', '"action": None, "text":'))))
    try:
        seat_view = SeatView(ravens())
        assert mine.choose(seat_view) == seat_view.legal()[-1]
    finally:
        mine.close()


@pytest.mark.parametrize("named", ["{}", "cmd:python3 {}", "{}:LastCard", "bot_of_mine:LastCard"])
def test_an_edited_program_means_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    """The name stays, the meaning follows the file, also where only the module is named."""
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "bot_of_mine.py"
    path.write_text(CLASS)
    name = named.format(path)
    before = bot(name).meaning()
    assert bot(name).meaning() == before
    path.write_text(CLASS.replace("[-1]", "[0]"))
    assert bot(name).meaning() != before
