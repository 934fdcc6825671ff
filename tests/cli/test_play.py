"""`hexmoot play`: a sitting at the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.bots import LEVELS
from hexmoot.bots.random_bot import RandomBot
from hexmoot.cli.sitting import quoted
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.record import Record
from tests.cli.conftest import Command

SEEDED = ("play", "ravens", "--seats", 2, "--seed", 5)

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


def test_an_action_may_be_typed_by_its_text(hexmoot: Command, tmp_path: Path) -> None:
    """And what is not understood is explained, nothing lost."""
    path = tmp_path / "game.json"
    run = hexmoot(*SEEDED, "--save", path, typed="fly\n99\nkeep\n1\nroll\nquit\n")
    assert "no action reads like this" in run.out
    assert "choices are numbered 1 to 2" in run.out
    assert "seat 0 cannot 'keep'" in run.out
    assert Record.load(path).actions[1:] == ["roll"]


def test_undo_takes_back_what_taught_nobody(hexmoot: Command, tmp_path: Path) -> None:
    """The card cannot be taken back: it was shown."""
    path = tmp_path / "game.json"
    run = hexmoot(*SEEDED, "--save", path, typed="1\nundo\nquit\n")
    assert "That cannot be undone: something came to light" in run.out
    assert len(Record.load(path).actions) == 1


def test_a_saved_game_is_resumed_where_it_was(hexmoot: Command, tmp_path: Path) -> None:
    """With the same players."""
    path = tmp_path / "game.json"
    hexmoot(*SEEDED, "--save", path, typed="1\nquit\n")
    before = Record.load(path)
    run = hexmoot("play", "--resume", path, typed="keep\nquit\n")
    assert "Roll?" in run.out
    assert Record.load(path).actions == [*before.actions, "keep"]


@pytest.mark.parametrize("typed", ["", "1\n"])
def test_end_of_input_saves_and_leaves_quietly(
    hexmoot: Command, tmp_path: Path, typed: str
) -> None:
    """As Ctrl-D does; the way back is told."""
    run = hexmoot(*SEEDED, typed=typed)
    assert run.code == 0
    assert f"hexmoot play --resume {tmp_path / 'ravens.json'}" in run.out
    assert len(Record.load(tmp_path / "ravens.json").actions) == len(typed.split())


def test_ctrl_c_saves_and_leaves_without_a_traceback(
    hexmoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the prompt."""

    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    run = hexmoot(*SEEDED)
    assert (run.code, run.err) == (0, "")
    assert Record.load(tmp_path / "ravens.json").actions == []


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


def test_whatever_goes_wrong_the_game_is_saved_and_the_bots_are_closed(
    hexmoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of ours in the middle of a game is one line, and nothing played is lost."""
    closed: list[str] = []

    def fail(_: object, __: object) -> None:
        raise HexmootError("the table fell over")

    monkeypatch.setattr("hexmoot.cli.sitting.Sitting.bot_choice", fail)
    monkeypatch.setattr(RandomBot, "close", lambda player: closed.append(player.name))
    run = hexmoot(*SEEDED, "--players", "me,random", typed="1\nkeep\n")
    assert (run.code, run.err) == (2, "hexmoot: the table fell over\n")
    assert len(Record.load(tmp_path / "ravens.json").actions) == 2
    assert closed == ["random"]


def test_bots_of_the_levels_greet_and_have_a_last_word(hexmoot: Command) -> None:
    """Who they are at the start, what they think of it at the end, the winner first."""
    people = [LEVELS["apprentice"].character(0), LEVELS["adept"].character(1)]
    run = hexmoot(*SEEDED, "--players", "apprentice,adept")
    for one in people:
        assert f"is {one.name}. {one.manner}\n  “{one.greeting}”\n" in run.out
    won = [one for one in people if f"{one.name}: “{one.victory}”\n" in run.out]
    lost = [one for one in people if f"{one.name}: “{one.defeat}”\n" in run.out]
    assert (len(won), len(lost)) == (1, 1)
    assert run.out.index(won[0].victory) < run.out.index(lost[0].defeat)


def test_what_somebody_does_is_not_quoted() -> None:
    """The Quiet Abbot nods."""
    assert [quoted("(a nod)"), quoted("Begin.")] == ["(a nod)", "“Begin.”"]


def test_commands_at_the_prompt(hexmoot: Command, tmp_path: Path) -> None:
    """help, orders, order, tip, rules, log, table, save."""
    other = tmp_path / "other.json"
    lines = ["help", "orders", "order order keep", "tip raven", "tip owl", "1", "log", "table"]
    run = hexmoot(*SEEDED, typed="\n".join([*lines, f"save {other}", "quit"]) + "\n")
    assert "take back your last answer" in run.out
    assert "order order keep" in run.out
    assert "Noted; nobody else can see it." in run.out
    assert "A card with a number." in run.out
    assert "Nothing here is called “owl”." in run.out
    assert Record.load(other).actions[0] == "@0 order keep"


def test_rules_at_the_prompt(hexmoot: Command) -> None:
    """A word or an id."""
    run = hexmoot("play", "alchemists_race", "--seed", 3, typed="rules AR-30\nrules dragon\nquit\n")
    assert "AR-30" in run.out
    assert "No rule mentions “dragon”." in run.out


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
