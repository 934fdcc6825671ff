"""Bots from outside: the protocol, the class host, and every way a program can go wrong."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path

import pytest

from hexmoot.bots import Bot, BotFailed, SeatView, UnknownBot, bot
from hexmoot.bots.guarded import GuardedBot
from hexmoot.bots.outside.program import ProgramBot
from tests.bots.kit.positions import play_out, ravens

ROOT = Path(__file__).parent.parent.parent

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

GREETING = """
import json, os, sys, time
json.loads(sys.stdin.readline())
print("{}", flush=True)
message = json.loads(sys.stdin.readline())
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


@pytest.fixture(autouse=True)
def _toys_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of class bots find the toy games."""
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


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


def test_a_class_runs_in_a_process_of_its_own(tmp_path: Path) -> None:
    """It gets a seat view built on an imagined world, and may print what it likes."""
    path = program(tmp_path, CLASS)
    mine = bot(f"{path}:LastCard", seed=5)
    try:
        for seed in range(3):
            seat_view = SeatView(ravens(seats=3, seed=seed))
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
    player = ProgramBot(["python3", str(path)], seed=4, patience=1.0)
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
        return bot(f"{path}:Bad", patience=1.0), report
    misdeed, report = FOUR_MISDEEDS[deed]
    path = program(folder, GREETING + misdeed)
    return bot(f"cmd:python3 {path}" if transport == "command" else str(path), patience=1.0), report


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


def test_a_class_finds_the_modules_beside_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the current folder is; whole numbers of numpy are as good as ours."""
    (tmp_path / "taste.py").write_text("import numpy\nFAVOURITE = numpy.int64(-1)\n")
    text = CLASS.replace("from hexmoot", "import taste\nfrom hexmoot", 1)
    path = program(tmp_path, text.replace("[-1]", "[taste.FAVOURITE] + taste.FAVOURITE * 0"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    mine = bot(f"{path}:LastCard", seed=5)
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
    deadline = time.monotonic() + 5
    while members(group) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert members(group) == []


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


def test_a_class_that_raises_is_reported_with_its_words(tmp_path: Path) -> None:
    """The last line of the traceback is the report."""
    guarded = GuardedBot(bot(f"{program(tmp_path, CLASS)}:Broken", seed=5))
    seat_view = SeatView(ravens())
    assert guarded.choose(seat_view) in seat_view.legal()
    expected = "answer 1: crashed: exit code 1, last words: RuntimeError: out of mana"
    assert guarded.failure == expected


def test_a_program_that_cannot_start_is_reported() -> None:
    """No such file: a failure like any other."""
    guarded = GuardedBot(ProgramBot(["/no/such/program"]))
    guarded.choose(SeatView(ravens()))
    assert guarded.failure == "answer 1: cannot be started: No such file or directory"


class Liar(Bot):
    """Answers what is not an action at all."""

    def choose(self, seat_view: SeatView) -> int:
        return 10**9


class Crasher(Bot):
    """Raises in our own process."""

    def choose(self, seat_view: SeatView) -> int:
        raise ZeroDivisionError("no mana")


class Leaver(Bot):
    """Wants to end our own process."""

    def choose(self, seat_view: SeatView) -> int:
        raise SystemExit(0)


class Spoiler(Bot):
    """Plays on in the view it is given, then answers what is legal there."""

    def choose(self, seat_view: SeatView) -> int:
        seat_view.ground.apply(seat_view.legal()[0])
        return seat_view.legal()[0]


@pytest.mark.parametrize(
    ("player", "failure"),
    [
        (Liar(1), "answer 1: lied: 1000000000 is not legal here"),
        (Crasher(1), "answer 1: crashed: ZeroDivisionError: no mana"),
        (Leaver(1), "answer 1: crashed: SystemExit: 0"),
        (Spoiler(1), "answer 1: lied: keep is not legal here"),
    ],
)
def test_bots_in_the_same_process_are_guarded_too(player: Bot, failure: str) -> None:
    """Also a class of our own that lies or raises is replaced by `random`, once and for all."""
    guarded = GuardedBot(player)
    chosen = [guarded.choose(SeatView(ravens())) for _ in range(2)]
    assert chosen == [bot("random", 1).choose(SeatView(ravens()))] * 2
    assert guarded.failure == failure


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


def test_who_interrupts_the_program_is_not_taken_for_a_bot_that_failed() -> None:
    """Ctrl-C while a bot thinks ends what we do, not the bot's seat."""

    class Interrupted(Bot):
        def choose(self, seat_view: SeatView) -> int:
            raise KeyboardInterrupt

    guarded = GuardedBot(Interrupted())
    with pytest.raises(KeyboardInterrupt):
        guarded.choose(SeatView(ravens()))
    assert guarded.failure == ""


PLUGGED = """
import os, sys, time
from hexmoot.bots import Bot, UnknownBot

def make(seed, settings):
    if "mood" in settings:
        raise UnknownBot("bot 'plugged' has no moods")
    if "wand" in settings:
        import wand_of_tests
    return Plugged(seed, settings.get("deed", ""))

class Plugged(Bot):
    def __init__(self, seed, deed):
        super().__init__(seed)
        self.deed = deed

    def choose(self, seat_view):
        if self.deed == "leave":
            sys.exit(0)
        if self.deed == "sleep":
            time.sleep(60)
        if self.deed == "spoil":
            seat_view.ground.apply(seat_view.legal()[0])
        if self.deed == "peek":
            frame = sys._getframe()
            while frame is not None:
                assert "real_state" not in frame.f_locals
                frame = frame.f_back
        return seat_view.legal()[-1]
"""


@pytest.fixture
def _plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that brings the bot `plugged` along."""
    (tmp_path / "plugged_bots.py").write_text(PLUGGED)
    installed = tmp_path / "plugged-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[hexmoot.bots]\nplugged = plugged_bots:make\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))


@pytest.mark.usefixtures("_plugged")
@pytest.mark.parametrize(
    ("deed", "failure"),
    [
        ("nothing", ""),
        ("peek", ""),
        ("leave", "answer 1: crashed: exit code 0"),
        ("sleep", "answer 1: hung: no answer within 1 s"),
        ("spoil", "answer 1: lied: roll is not legal here"),
    ],
)
def test_bots_of_installed_packages_are_held_like_all_from_outside(deed: str, failure: str) -> None:
    """A process of their own, so that nothing they do reaches the table they sit at."""
    real_state = ravens()
    guarded = GuardedBot(bot(f"plugged:deed={deed}", seed=5, patience=1.0))
    assert play_out(real_state, [guarded, bot("random", 1)]).over
    guarded.close()
    assert guarded.failure == failure


@pytest.mark.usefixtures("_plugged")
def test_bots_of_installed_packages_say_at_once_what_they_do_not_take() -> None:
    """Settings the package refuses, and packages it needs."""
    with pytest.raises(UnknownBot, match="^bot 'plugged' has no moods$"):
        bot("plugged:mood=dark")
    with pytest.raises(UnknownBot, match="^bot 'plugged' needs the package 'wand_of_tests'$"):
        bot("plugged:wand=oak")
