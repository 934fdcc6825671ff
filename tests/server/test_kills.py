"""Killed again and again under play: no answer is lost, none is wrong, none is there twice."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.server.kit.duel import Duel
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

Start = Callable[..., ServerProcess]
Arrive = Callable[..., Person]
WANTS_WHOLE = os.environ.get("HEXMOOT_WHOLE") == "1"
ALONE = 200 if WANTS_WHOLE else 4
IN_TWO = 50 if WANTS_WHOLE else 3
LONGEST_SECONDS = 0.03


def moment_of(kill: int) -> float:
    """When to kill after an answer was sent: anywhere while it is carried out."""
    return kill * 0.618 % 1.0 * LONGEST_SECONDS


def test_killed_at_any_moment(start_server: Start, arrive: Arrive, database_kind: str) -> None:
    if database_kind != "sqlite":
        pytest.skip("two processes share a PostgreSQL database, below")
    server = start_server()
    people = [arrive(server.url, name) for name in ("Wren", "Rafe")]
    duel = Duel(str(server.settings["database"]), [server], people)
    for kill in range(ALONE):
        duel.play(kill % 3)
        duel.kill_in_the_middle(moment_of(kill), 0)
    duel.check()


def test_one_of_two_killed_at_any_moment(
    start_server: Start, arrive: Arrive, database_kind: str
) -> None:
    """By turns the one that was sent the answer, and the one that hears of it."""
    if database_kind == "sqlite":
        pytest.skip("an SQLite file is for one process")
    servers = [start_server(), start_server()]
    people = [arrive(servers[0].url, "Wren"), arrive(servers[1].url, "Rafe")]
    duel = Duel(str(servers[0].settings["database"]), servers, people)
    for kill in range(IN_TWO):
        duel.play(kill % 3)
        duel.kill_in_the_middle(moment_of(kill), kill)
    duel.check()
