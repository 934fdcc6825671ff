"""Looking back on a finished game: chances, turning points, kept for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.engine.native.state import State
from hexmoot.engine.registry import game
from hexmoot.server.bots import judging
from hexmoot.server.bots.judging import Look
from hexmoot.server.bots.reviews import parts
from tests.games.sorcerer_stones.kit import at
from tests.server.kit.people import BOT, ME, Person
from tests.server.kit.process import ServerProcess

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
    assert sorted(row[-1] for row in found["chances"]) in ([0.0, 1.0], [0.5, 0.5])
    assert found["together"] is False
    assert len(found["turns"]) <= judging.MOST_TURNS
    server.stop()
    server.start()
    assert wren.get(f"/api/tables/{table}/review") == found


@pytest.mark.whole
def test_a_company_is_looked_back_on_as_one(start_server: Start, arrive: Arrive) -> None:
    """SS-165: a short co-op game, played badly on purpose."""
    server = start_server()
    wren = arrive(server.url)
    table = wren.open(
        "sorcerer_stones", ME, {**BOT}, preset="coop", options={"coop_deck": 4}, start=True
    )
    play_out(wren, table)
    ending = wren.get(f"/api/tables/{table}/position")["view"]["outcome"]
    assert ending["together"] is (ending["scores"][0] >= 6)
    assert wren.get("/api/tables")["mine"][0]["places"] is None
    found = reviewed(wren, table)
    assert found["together"] is True
    assert found["chances"][0] == found["chances"][1]
    assert found["chances"][0][-1] == round(ending["scores"][0] / 14, 3)


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


def test_chances_of_a_company_are_no_shares() -> None:
    looks = [looked(0, 0.4, 0.4), looked(1, 0.7, 0.7)]
    common = [0.4, 0.7, 0.857]
    assert judging.chances(looks, [12 / 14] * 2, is_company=True) == [common, common]


def test_chances_of_two_who_stand_alike_all_the_time_are_shares() -> None:
    looks = [looked(0, 0.4, 0.4), looked(1, 0.7, 0.7)]
    assert judging.chances(looks, [0.5, 0.5]) == [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]]


def test_a_tie_is_no_turning_point() -> None:
    looks = [looked(ply, 0.5, 0.5) for ply in range(6)]
    by_seat = judging.chances(looks, judging.last_row(tied()))
    assert by_seat == [[0.5] * 7] * 2
    assert judging.turns(looks, by_seat) == []


def test_a_lost_game_of_a_company_turns_nowhere_at_its_end() -> None:
    looks = [looked(ply, 0.02, 0.02) for ply in range(6)]
    by_seat = judging.chances(looks, judging.last_row(company(0)), is_company=True)
    assert by_seat == [[0.02] * 6 + [0.0]] * 2
    assert judging.turns(looks, by_seat) == []


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


# ---- the last row: what came of it


def company(crafted: int, seats: int = 2) -> State:
    """A finished co-op game of Sorcerer & Stones with so many of fourteen artifacts."""
    table = at(seats, mode="coop").crafted(*range(1, crafted + 1))
    table.state.end(5)
    return table.state


def tied(seats: int = 2) -> State:
    """A finished game of Sorcerer & Stones in which nobody has anything."""
    table = at(seats, mode="intro")
    table.state.end(1)
    return table.state


def test_a_company_ends_with_what_it_achieved() -> None:
    assert judging.last_row(company(0)) == [0.0, 0.0]
    assert judging.last_row(company(7)) == [0.5, 0.5]
    assert judging.last_row(company(14, seats=3)) == [1.0, 1.0, 1.0]


def test_a_company_is_told_by_the_game() -> None:
    assert judging.is_company(company(7))
    assert judging.is_company(company(0, seats=1))
    assert not judging.is_company(tied())


def test_a_tie_ends_with_equal_shares() -> None:
    assert judging.last_row(tied()) == [0.5, 0.5]
    assert judging.last_row(tied(4)) == [0.25, 0.25, 0.25, 0.25]


def test_a_game_that_goes_on_has_no_winner() -> None:
    assert judging.last_row(game("ravens").start(seats=3, seed=1)) == [0.0, 0.0, 0.0]
