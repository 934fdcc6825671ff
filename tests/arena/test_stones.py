"""Who gets which rune stone: counted from whoever begins, on made-up ends and on a game."""

from __future__ import annotations

from typing import Any

import pytest
import typer
from benchmarks.strength.stones import Ended, ended, kinds_of_stones, owners, play, stones, won_with

from hexmoot.engine import registry

ENDS = [
    Ended([1.0, 0.0], [0b101, 0b010]),
    Ended([0.0, 1.0], [0b001, 0b100]),
    Ended([1.0, 0.0], [0b001, 0b000]),
]


def test_owners_and_what_they_win() -> None:
    """By seat; and over all seats that end with a stone of the kind."""
    assert owners(ENDS, 0) == [1.0, 0.0]
    assert owners(ENDS, 1) == pytest.approx([0.0, 1 / 3])
    assert won_with(ENDS, 0).mean == pytest.approx(2 / 3)
    assert (won_with(ENDS, 1).mean, won_with(ENDS, 1).count) == (0.0, 1)
    assert (won_with(ENDS, 2).mean, won_with(ENDS, 2).count) == (1.0, 2)


def test_seats_are_counted_from_whoever_begins() -> None:
    """So that the first one of every game is the one that had the first turn."""
    state: Any = registry.game("rune_stones").start(seats=3, seed=5, first_player=2)
    state.stones[2], state.stones[0], state.stones[1] = 4, 2, 1
    assert ended(state, 3).stones == [4, 2, 1]


def test_one_more_stone_is_one_more_that_somebody_can_have() -> None:
    """For two there is one of each kind (RS-10); with one more both may have it, and do."""
    kinds = list(kinds_of_stones())
    best = kinds.index("ST-UTIL3")
    assert len(kinds) == 8
    usual, more = play(2, 6), play(2, 6, best)
    assert max(sum(held >> best & 1 for held in game.stones) for game in usual) == 1
    assert max(sum(held >> best & 1 for held in game.stones) for game in more) == 2
    assert all(sum(game.won) == 1.0 for game in usual)


def test_the_command_says_it_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    stones(2, 4, "ST-UTIL3")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 seats, 4 games, one Utilize 3 abilities more"
    assert [line.split(":")[0] for line in lines[1:3]] == ["seat 1", "seat 2"]
    assert lines[-1].startswith("Utilize 3 abilities: has it 1.00 1.00, its owners win 0.500")
    with pytest.raises(typer.BadParameter, match="'ST-NONE' is none of ST-MP, "):
        stones(2, 1, "ST-NONE")
