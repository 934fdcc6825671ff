"""One sitting at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.bots import LEVELS
from hexmoot.bots.random_bot import RandomBot
from hexmoot.cli.sitting import quoted
from hexmoot.engine.errors import HexmootError
from hexmoot.engine.record import Record
from tests.cli.conftest import SEEDED, Command


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
