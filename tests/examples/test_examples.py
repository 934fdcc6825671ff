"""Every example runs, in short form, and shows what it promises."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests import patience

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
MODEL = f"{sys.executable} {Path(__file__).parent / 'rule_based_model.py'}"


def run(*words: str) -> str:
    """What a program prints; it must end well."""
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=patience.SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def loaded(name: str) -> ModuleType:
    """An example as a module."""
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_openspiels_search_meets_ours() -> None:
    """Both with their share and their cost."""
    words = ["--games", "2", "--simulations", "2", "--workers", "1"]
    lines = run(str(EXAMPLES / "openspiel_against_ours.py"), *words).splitlines()
    assert [line.split()[0] for line in lines] == [
        "openspiel-ismcts:simulations=2",
        "search:playouts=2",
    ]
    assert all(re.search(r"wins \d\.\d\d \(.*\), [\d,.]+ ms a decision$", line) for line in lines)


def test_a_text_player_plays_a_game_in_the_arena(tmp_path: Path) -> None:
    """A rule-based model behind the JSON-lines protocol keeps its seat to the end."""
    player = f"cmd:{sys.executable} {EXAMPLES / 'text_player.py'} {MODEL}"
    words = ["-m", "hexmoot", "arena", "alchemists_race", "--players", f"{player},random"]
    options = ["--preset", "quick", "--option", "max_rounds=10", "--games", "2", "--no-stop"]
    found = json.loads(run(*words, *options, "--workers", "1", "--json", "--out", str(tmp_path)))
    assert [standing["failures"] for standing in found["standings"]] == [[], []]
    assert [standing["seats_taken"] for standing in found["standings"]] == [2, 2]


@pytest.mark.parametrize(
    ("replies", "action"),
    [
        (["I take 2."], 7),
        (["3 of 9, so: 1"], 5),
        (["hm", "fine, 2"], 7),
        (["9", "12"], 5),
        (["", ""], 5),
    ],
)
def test_replies_are_read_kindly(replies: list[str], action: int) -> None:
    """The last number counts; after two useless replies the first choice is taken."""
    module = loaded("text_player")
    choices = [{"action": 5, "label": "Walk on"}, {"action": 7, "label": "Stay"}]
    message = {"prompt": "Which?", "choices": choices, "view": {"panels": []}}
    heard: list[str] = []

    def ask(prompt: str) -> str:
        heard.append(prompt)
        return replies[len(heard) - 1]

    assert module.decide(ask, "A game.", message) == action
    assert "1. Walk on\n2. Stay" in heard[0]
    assert all("names no number from 1 to 2" in prompt for prompt in heard[1:])


def test_training_by_self_play_beats_random_opponents() -> None:
    """Three short rounds already show it; PyTorch is not among the pinned requirements."""
    pytest.importorskip("torch", reason="PyTorch is not installed: make torch")
    words = ["--preset", "quick", "--rounds", "3", "--count", "64", "--games", "200"]
    printed = run(str(EXAMPLES / "train_self_play.py"), *words)
    before, after = re.findall(r"\d\.\d\d", printed.splitlines()[-1])
    assert float(after) > float(before) + 0.1
