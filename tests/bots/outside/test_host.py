"""Classes and bots of installed packages, each in a process of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hexmoot.bots import SeatView, UnknownBot, bot
from hexmoot.bots.guarded import GuardedBot
from tests.bots.kit.positions import play_out, ravens
from tests.bots.kit.programs import CLASS, patience_for, program


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


def test_a_class_that_raises_is_reported_with_its_words(tmp_path: Path) -> None:
    """The last line of the traceback is the report."""
    guarded = GuardedBot(bot(f"{program(tmp_path, CLASS)}:Broken", seed=5))
    seat_view = SeatView(ravens())
    assert guarded.choose(seat_view) in seat_view.legal()
    expected = "answer 1: crashed: exit code 1, last words: RuntimeError: out of mana"
    assert guarded.failure == expected


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
    guarded = GuardedBot(bot(f"plugged:deed={deed}", seed=5, patience=patience_for(failure)))
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
