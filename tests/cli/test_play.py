"""A game in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.record import Record
from tests.cli.conftest import SEEDED, Command

FIRST_CHOICE = """
import json, sys
with open(sys.argv[0] + ".notes", "a") as notes:
    for line in sys.stdin:
        message = json.loads(line)
        print(message["type"], message.get("id", ""), file=notes, flush=True)
        answer = {} if message["type"] == "hello" else {"action": message["choices"][0]["action"]}
        print(json.dumps({"id": message.get("id"), **answer}), flush=True)
        if message.get("id") == int(sys.argv[1]):
            sys.exit(3)
"""


def test_a_whole_game_is_played_saved_and_replayed(hexmoot: Command, tmp_path: Path) -> None:
    """Numbers for choices; the screen is hidden between people; the record replays."""
    path = tmp_path / "game.json"
    turn = "1\n1\n\n"
    run = hexmoot(*SEEDED, "--save", path, typed=turn * 6)
    assert run.code == 0
    assert "Everybody has played three cards." in run.out
    assert run.out.count("The screen is hidden.") == 5
    assert Record.load(path).final().over
    assert hexmoot("replay", path, "--quiet").code == 0


def test_a_saved_game_is_resumed_where_it_was(hexmoot: Command, tmp_path: Path) -> None:
    """With the same players."""
    path = tmp_path / "game.json"
    hexmoot(*SEEDED, "--save", path, typed="1\nquit\n")
    before = Record.load(path)
    run = hexmoot("play", "--resume", path, typed="keep\nquit\n")
    assert "Roll?" in run.out
    assert Record.load(path).actions == [*before.actions, "keep"]


def outside_player(folder: Path, last_answer: int) -> str:
    """A program that notes what it hears, takes first choices and exits after so many answers."""
    path = folder / "first.py"
    path.write_text(FIRST_CHOICE)
    return f"cmd:python3 {path} {last_answer}"


def test_an_outside_bot_is_one_process_for_the_whole_game(hexmoot: Command, tmp_path: Path) -> None:
    """Greeted once, then asked with rising numbers."""
    player = outside_player(tmp_path, last_answer=99)
    run = hexmoot(*SEEDED, "--players", f"{player},random")
    assert "Everybody has played three cards." in run.out
    heard = (tmp_path / "first.py.notes").read_text().split()
    assert heard == ["hello", *" ".join(f"decide {number}" for number in range(1, 7)).split()]


def test_a_bot_that_fails_is_told_of_once_and_the_game_goes_on(
    hexmoot: Command, tmp_path: Path
) -> None:
    """`random` takes over, the game ends, the record is saved."""
    player = outside_player(tmp_path, last_answer=2)
    run = hexmoot(*SEEDED, "--players", f"random,{player}")
    assert run.code == 0
    assert run.out.count("random plays on") == 1
    assert f"{player} failed, random plays on: answer 7: crashed: exit code 3" in run.out
    assert Record.load(tmp_path / "ravens.json").final().over


def test_options_are_read_from_the_command_line(hexmoot: Command, tmp_path: Path) -> None:
    """JSON where it reads as such, else a word."""
    hexmoot(*SEEDED, "-o", "sides=4", "-o", "loud=true", typed="quit\n")
    assert Record.load(tmp_path / "ravens.json").options == {"sides": 4, "loud": True}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "unknown game 'chess'"),
        ((*SEEDED, "-o", "sides"), "sides is 'sides', allowed: name=value"),
        ((*SEEDED, "-o", "sides=many"), "sides is 'many', allowed: 2..12"),
        ((*SEEDED, "--preset", "none"), "preset is 'none', allowed: standard, coin"),
        (("play", "ravens", "--seats", 7), "seats is 7, allowed: 2..3"),
        ((*SEEDED, "--players", "me,me,me"), "at most 2 names"),
        ((*SEEDED, "--players", "me,wizzard"), "unknown bot 'wizzard'"),
    ],
)
def test_bad_starts_are_one_line(
    hexmoot: Command, arguments: tuple[object, ...], message: str
) -> None:
    """Exit code 2, no traceback."""
    run = hexmoot(*arguments)
    assert run.code == 2
    assert message in run.err
