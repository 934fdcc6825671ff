"""Tables over HTTP: everything the socket does, and what only HTTP does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.kit.people import BOT, ME, OPEN, Person

Arrive = Callable[..., Person]


@pytest.fixture
def running(person: Arrive) -> tuple[Person, str]:
    """Wren in a game where she has both seats."""
    wren = person("Wren")
    return wren, wren.open("ravens", ME, {"kind": "me", "name": "Noor"}, start=True)


def act(wren: Person, table: str, name: str) -> dict[str, Any]:
    """Answer for whoever is asked, by HTTP alone."""
    position = wren.get(f"/api/tables/{table}/position")
    asked = position["view"]["decision"]["seat"]
    view = wren.get(f"/api/tables/{table}/position?seat={asked}")["view"]
    message = {
        "type": "act",
        "id": name,
        "moment": position["moment"],
        "actions": [view["choices"][0]["action"]],
    }
    return wren.post(f"/api/tables/{table}/messages", message)


def test_a_game_is_played_without_a_socket(running: tuple[Person, str]) -> None:
    wren, table = running
    for number in range(12):
        assert act(wren, table, f"m{number}") == {
            "type": "done",
            "id": f"m{number}",
            "moment": number + 1,
        }
    assert wren.get(f"/api/tables/{table}")["status"] == "finished"
    record = wren.http.get(f"/api/tables/{table}/record")
    assert (
        record.headers["content-disposition"] == f'attachment; filename="ravens-{table[:6]}.json"'
    )


def test_before_the_start_there_is_no_position(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, OPEN)
    for path in ("position", "replay/0", "log"):
        assert wren.refused("GET", f"/api/tables/{table}/{path}") == (409, "not_now")


def test_looking_is_refused_in_words_that_help(running: tuple[Person, str]) -> None:
    wren, table = running
    look = {"type": "look", "id": "1", "seat": None}
    answer = wren.http.post(f"/api/tables/{table}/messages", json=look)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
    assert "name the seat in the request" in answer.json()["message"]


def test_the_log_is_read_in_pages(running: tuple[Person, str]) -> None:
    wren, table = running
    for number in range(4):
        act(wren, table, f"m{number}")
    whole = wren.get(f"/api/tables/{table}/log")
    parts = [wren.get(f"/api/tables/{table}/log?{query}") for query in ("before=2", "after=2")]
    assert whole["plies"] == 4
    assert [*parts[0]["lines"], *parts[1]["lines"]] == whole["lines"]
    assert {line["ply"] for line in parts[1]["lines"]} <= {3, 4}


def test_an_earlier_position_is_what_it_was(running: tuple[Person, str]) -> None:
    wren, table = running
    seen = [wren.get(f"/api/tables/{table}/position?seat=spectator")["view"]]
    for number in range(3):
        act(wren, table, f"m{number}")
        seen.append(wren.get(f"/api/tables/{table}/position?seat=spectator")["view"])
    for ply, view in enumerate(seen):
        path = f"/api/tables/{table}/replay/{ply}?seat=spectator"
        assert wren.get(path)["view"] == view
    assert wren.refused("GET", f"/api/tables/{table}/replay/4") == (404, "not_found")


def test_what_is_for_finished_games_waits(running: tuple[Person, str]) -> None:
    wren, table = running
    for path in ("record", "review"):
        assert wren.refused("GET", f"/api/tables/{table}/{path}") == (409, "not_now")
    assert wren.refused("POST", f"/api/tables/{table}/rematch") == (409, "not_now")


def test_names_come_before_tables(person: Arrive) -> None:
    nobody = person(None)
    wish = {"game": "ravens", "seats": [ME, BOT]}
    assert nobody.refused("POST", "/api/tables", wish) == (401, "unknown_player")
    assert nobody.get("/api/tables")["mine"] == []


def test_the_tips_of_a_table_follow_its_options(person: Arrive) -> None:
    """Before the start and after it; the book of the game lists everything."""
    wren = person()
    options = {"selling": "market_turn", "two_purples": True}
    table = wren.open("alchemists_race", ME, OPEN, options=options)
    tips = wren.get(f"/api/tables/{table}/tips")
    assert tips["resource:purple_crystal"]["text"].endswith("Goes into Teleport.")
    assert tips["tile:market"]["text"].endswith("craft and sell next turn.")
    wren.sit_at(table).do("start")
    assert wren.get(f"/api/tables/{table}/tips") == tips
    usual = wren.get(f"/api/tables/{wren.open('alchemists_race', ME, OPEN)}/tips")
    assert "resource:purple_rock" not in usual
    assert wren.refused("GET", "/api/tables/nowhere/tips") == (404, "not_found")
