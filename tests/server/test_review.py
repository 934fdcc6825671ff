"""Looking back on a finished game: chances, turning points, kept for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.engine.registry import game
from hexmoot.server import judging
from hexmoot.server.judging import Look
from hexmoot.server.reviewing import parts, shares
from tests.server.people import BOT, ME, Person
from tests.server.process import ServerProcess

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]


def play_out(person: Person, table: str) -> int:
    """Answer with the first choice until the game is over; how many answers it had."""
    viewer = person.sit_at(table)
    viewer.wait(lambda: viewer.choices or viewer.is_over)
    while not viewer.is_over:
        viewer.act()
        viewer.wait(lambda: viewer.choices or viewer.is_over)
    return int(viewer.position["plies"])


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """Ask until the review is there."""
    deadline = time.monotonic() + 200
    found: dict[str, Any] = person.get(f"/api/tables/{table}/review")
    while found["state"] == "thinking":
        assert time.monotonic() < deadline, found
        time.sleep(0.2)
        found = person.get(f"/api/tables/{table}/review")
    return found


def test_a_finished_game_is_looked_back_on_once(start_server: Start, arrive: Arrive) -> None:
    server = start_server()
    wren = arrive(server.url)
    table = wren.open("ravens", ME, {**BOT}, start=True)
    assert wren.refused("GET", f"/api/tables/{table}/review") == (409, "not_now")
    plies = play_out(wren, table)
    assert wren.get(f"/api/tables/{table}/review")["state"] == "thinking"
    found = reviewed(wren, table)
    assert found["state"] == "ready"
    assert found["plies"][-1] == plies
    assert found["plies"] == sorted(set(found["plies"]))
    assert [len(row) for row in found["chances"]] == [len(found["plies"])] * 2
    assert all(abs(sum(both) - 1) < 0.01 for both in zip(*found["chances"], strict=True))
    assert {row[-1] for row in found["chances"]} <= {0.0, 0.5, 1.0}
    assert len(found["turns"]) <= judging.MOST_TURNS
    server.stop()
    server.start()
    assert wren.get(f"/api/tables/{table}/review") == found


# ---- what is made of the looks


def looked(ply: int, *chances: float, cost: float = 0.0, is_best: bool = False) -> Look:
    return Look(
        ply=ply,
        seat=ply % 2,
        chances=list(chances),
        played=f"played {ply}",
        best=f"better {ply}",
        is_best=is_best,
        cost=cost,
    )


def test_chances_are_shares_of_one_win() -> None:
    looks = [looked(0, 0.5, 0.5, 0.6), looked(3, 0.9, 0.3, 0.0)]
    assert judging.chances(looks, [1.0, 0.0, 0.0]) == [
        [0.312, 0.75, 1.0],
        [0.312, 0.25, 0.0],
        [0.375, 0.0, 0.0],
    ]


def test_chances_of_people_who_win_together_are_no_shares() -> None:
    looks = [looked(0, 0.4, 0.4), looked(1, 0.7, 0.7)]
    assert judging.chances(looks, [1.0, 1.0]) == [[0.4, 0.7, 1.0], [0.4, 0.7, 1.0]]


def test_a_game_turns_where_a_chance_changes_most() -> None:
    path = [0.5] * 10 + [0.9] * 10 + [0.6] * 10 + [0.58] * 10
    looks = [looked(ply, chance, 1 - chance) for ply, chance in enumerate(path)]
    by_seat = judging.chances(looks, [1.0, 0.0])
    found = judging.turns(looks, by_seat)
    assert [place // 10 for place in found] == [0, 1, 3]
    assert judging.changes(by_seat, found[0]) == [0.4, -0.4]


def test_only_answers_that_cost_something_are_dear() -> None:
    looks = [
        looked(0, 0.5, 0.5, cost=0.3),
        looked(1, 0.5, 0.5, cost=0.3, is_best=True),
        looked(2, 0.5, 0.5, cost=0.4),
        looked(3, 0.5, 0.5, cost=0.001),
    ]
    by_seat = judging.chances(looks, [1.0, 0.0])
    found = judging.costly(looks, looks, by_seat)
    assert [[point.ply for point in seat] for seat in found] == [[2, 0], []]
    assert found[0][0].best == "better 2"


def test_a_game_is_looked_at_in_parts() -> None:
    assert parts(range(7), 3) == [range(2), range(2, 4), range(4, 7)]
    assert [len(part) for part in parts(range(2), 4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("decisions", [1, 150, 10**6])
def test_a_long_game_is_looked_at_more_quickly(decisions: int) -> None:
    assert judging.FEWEST_PLAYOUTS <= judging.playouts_each(decisions) <= judging.MOST_PLAYOUTS


def test_the_win_is_shared_among_winners() -> None:
    state = game("ravens").start(seats=3, seed=1)
    assert shares(state) == [0.0, 0.0, 0.0]
