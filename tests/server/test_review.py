"""Looking back on a finished game: chances, turning points, kept for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.bots.review import MOST_TURNS
from tests import patience
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
    deadline = time.monotonic() + patience.SECONDS
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
    assert len(found["turns"]) <= MOST_TURNS
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
