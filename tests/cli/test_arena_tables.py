"""Tables of the arena in an ordinary terminal."""

from __future__ import annotations

import re
from pathlib import Path

from typer.testing import CliRunner

from hexmoot.cli.arena_tables import THIRD_PARTY_NOTE, lettered
from hexmoot.cli.main import app

INTERVAL = re.compile(r"\d\.\d{3} \(\d\.\d{3} to \d\.\d{3}\)")


def shown(folder: Path, players: list[str], columns: int, *more: str) -> str:
    """What the command prints in a terminal of so many columns."""
    words = ["arena", "ravens", "--players", ",".join(players), "--games", "4", *more]
    runner = CliRunner(env={"COLUMNS": str(columns)})
    return runner.invoke(app, [*words, "--workers", "1", "--out", str(folder)]).stdout


def test_names_too_long_for_a_table_are_letters_explained_above_it(tmp_path: Path) -> None:
    """No name is broken, no interval either; third parties are noted."""
    players = [f"search:playouts=2{number}:curiosity=2.5" for number in range(3)]
    lines = shown(tmp_path, players, 80, "--seats", "3").splitlines()
    assert lines[:3] == [
        f" {letter}  {player}" for letter, player in zip("ABC", players, strict=True)
    ]
    assert sum(len(INTERVAL.findall(line)) for line in lines) == 3 + 3
    assert {line.split()[0] for line in lines[4:7]} == {"A", "B", "C"}
    assert max(map(len, lines[:-1])) <= 80
    assert THIRD_PARTY_NOTE in lines


def test_names_that_fit_are_in_the_tables(tmp_path: Path) -> None:
    """Wide enough, the same names need no letters."""
    players = ["search:playouts=20:curiosity=2.5", "random"]
    lines = shown(tmp_path, players, 160).splitlines()
    assert lines[0].split()[0] == "player"
    assert {lines[1].split()[0], lines[2].split()[0]} == set(players)


def test_more_players_than_letters_are_numbered() -> None:
    """Thirty bots are called 1 to 30."""
    names = lettered([f"bot{number}" for number in range(30)])
    assert (names["bot0"], names["bot29"]) == ("1", "30")
