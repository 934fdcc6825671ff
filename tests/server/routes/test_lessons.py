"""Lessons over HTTP: whole, for everybody, and what another answer would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadContent
from hexmoot.engine.game import Game
from hexmoot.engine.walkthrough import walk
from hexmoot.server.routes.lessons import lesson_infos
from hexmoot.server.wire.native.patch import patched
from tests.server.kit.people import Person

Arrive = Callable[..., Person]
RACE = "alchemists_race"
ADDRESS = f"/api/games/{RACE}/lessons/first"


def test_a_lesson_comes_whole_to_somebody_without_a_name(person: Arrive) -> None:
    found = person(None).get(ADDRESS)
    game = registry.game(RACE)
    lesson = game.lessons()[0]
    scenes = walk(game, lesson)
    assert len(found["steps"]) == len(lesson.step)
    assert found["goal"].startswith("Be the first wizard with 5 coins")
    position: dict[str, Any] = {}
    for sent, scene in zip(found["scenes"], scenes, strict=True):
        position = patched(position, sent["change"])
        assert position["view"] == scene.view
        assert (sent["step"], sent["ply"]) == (scene.step, scene.ply)
        assert sent["expects"] == list(scene.expects)


def test_the_lobby_offers_lessons_in_their_order(person: Arrive) -> None:
    games = {game["name"]: game for game in person(None).get("/api/games")}
    first = games[RACE]["lessons"][0]
    assert (first["name"], first["chapter"]) == ("first", 1)
    assert games["ravens"]["lessons"] == []


def test_another_answer_is_shown_and_nothing_is_kept(person: Arrive) -> None:
    wren = person(None)
    other = registry.game(RACE).actions.parse("step 1")
    found = wren.get(f"{ADDRESS}/0/{other}")
    assert found["view"]["table"]["seats"][0]["resources"]["honey"] == 1
    assert any("picks up 1 Honey" in line["text"] for line in found["log"])
    assert wren.get(ADDRESS)["scenes"][0]["ply"] == 0


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/games/chess/lessons/first", 404),
        (f"/api/games/{RACE}/lessons/ninth", 404),
        (f"{ADDRESS}/0/1", 409),
        (f"{ADDRESS}/999/1", 409),
    ],
)
def test_what_is_not_there_is_refused(person: Arrive, address: str, status: int) -> None:
    assert person(None).refused("GET", address)[0] == status


def test_a_file_that_cannot_be_read_costs_a_game_only_its_lessons() -> None:
    class Torn(Game):
        def lessons(self) -> Any:
            raise BadContent("first.toml", ["torn"])

    assert lesson_infos(Torn()) == []
