"""Pictures of the rules over HTTP: positions for everybody, a practice table from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.engine import registry
from hexmoot.engine.walkthrough import scene_of
from hexmoot.server.routes.figures import figure_infos
from hexmoot.server.wire.native.patch import patched
from tests.server.kit.people import Person

Arrive = Callable[..., Person]
RACE = "alchemists_race"
# The last picture shows a game that is over.
OVER = len(registry.game(RACE).figures()) - 1


def place_of(chapter: str) -> int:
    figures = registry.game(RACE).figures()
    return next(place for place, one in enumerate(figures) if one.chapter == chapter)


def test_a_picture_shows_its_position_to_somebody_without_a_name(person: Arrive) -> None:
    place = place_of("Attacks")
    found = person(None).get(f"/api/games/{RACE}/figures/{place}")
    figure = registry.game(RACE).figures()[place]
    shown = patched({}, found["scenes"][0]["change"])["view"]
    assert shown == scene_of(registry.game(RACE), figure).view
    assert len(found["steps"]) == 1


def test_the_book_says_which_pictures_can_be_tried(person: Arrive) -> None:
    figures = person(None).get(f"/api/games/{RACE}/book")["figures"]
    assert [one["place"] for one in figures] == list(range(len(figures)))
    assert figures[place_of("Attacks")]["can_go_on"]
    assert not figures[OVER]["can_go_on"]


@pytest.mark.parametrize("chapter", ["Attacks", "Rulings"])
def test_a_practice_table_begins_in_the_position(person: Arrive, chapter: str) -> None:
    """With the learner in the seat that looks on, bots around, and nothing at stake."""
    wren = person("Wren")
    place = place_of(chapter)
    table = wren.post(f"/api/games/{RACE}/figures/{place}")
    assert (table["practice"], table["status"], table["listed"]) == (True, "playing", False)
    figure = registry.game(RACE).figures()[place]
    scene = scene_of(registry.game(RACE), figure)
    found = wren.get(f"/api/tables/{table['id']}/replay/{scene.ply}")["view"]
    expected = scene.view
    assert found["table"] == expected["table"]
    assert [seat["mine"] for seat in table["seats"]].index(True) == expected["viewer"]
    assert all(seat["kind"] == "bot" for seat in table["seats"] if not seat["mine"])
    page = wren.sit_at(table["id"])
    assert page.moment == scene.ply
    page.act()
    assert page.moment > scene.ply


def test_a_table_needs_a_name_and_a_game_that_goes_on(person: Arrive) -> None:
    address = f"/api/games/{RACE}/figures/{OVER}"
    assert person(None).refused("POST", address)[0] == 401
    assert person("Wren").refused("POST", address)[0] == 409


@pytest.mark.parametrize("address", ["chess/figures/0", f"{RACE}/figures/900"])
def test_what_is_not_there_is_refused(person: Arrive, address: str) -> None:
    assert person(None).refused("GET", f"/api/games/{address}")[0] == 404


def test_a_game_without_pictures_has_none() -> None:
    assert figure_infos(registry.game("ravens")) == []
