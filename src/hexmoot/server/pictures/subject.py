"""What is on a picture: a position as everybody may see it, and the words beside it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hexmoot.engine.view import frame_of
from hexmoot.server.errors import Refusal
from hexmoot.server.table.game import TableGame
from hexmoot.server.table.table import Table

# A turn of many answers is shown by its last ones.
MOST_FRAMES = 12


class Shown(Struct):
    """Somebody at the table, and their score."""

    name: str
    score: str


class Subject(Struct):
    """A position for the painter: nothing in it that a spectator may not see."""

    game: str
    title: str
    view: dict[str, Any]
    where: str
    told: str
    people: list[Shown]


def game_at(table: Table, ply: int) -> TableGame:
    """The game of a table that has come so far; Refusal where it has not."""
    game = table.begun_game()
    if ply > game.ply:
        raise Refusal("not_found", f"this game has {game.ply} answers so far")
    return game


def subject_of(table: Table, ply: int) -> Subject:
    """The position after so many answers, as a spectator sees it."""
    game = game_at(table, ply)
    rules = game.match.game
    view = frame_of(rules, game.at(ply), None)
    scores = [shown["total"] for shown in view["scores"]]
    people = [Shown(seat.name, str(score)) for seat, score in zip(table.seats, scores, strict=True)]
    told = told_at(game, ply)
    return Subject(rules.name, rules.title, view, where(table, ply), told, people)


def where(table: Table, ply: int) -> str:
    """How far the game is: `Move 12 of 90` when it is over."""
    end = f" of {table.row.ply}" if table.row.status == "finished" else ""
    return f"Move {ply}{end}"


def told_at(game: TableGame, ply: int) -> str:
    """What the last answer brought about, in words for everybody."""
    if ply == 0:
        return "The beginning."
    lines = [line.text for line in game.log(None, ply - 1, ply) if line.ply == ply]
    return " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in lines)


def turn_of(game: TableGame, ply: int) -> list[int]:
    """The positions a turn went through: from before a seat's answers to after the one at `ply`."""
    first = ply
    while first > 0 and game.answers[first - 1].seat == game.answers[ply - 1].seat:
        first -= 1
    return list(range(max(first, ply + 1 - MOST_FRAMES), ply + 1))
