"""What holds for the board of every game: decisions, whole games, everybody's eyes and fingers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.engine import registry
from hexmoot.engine.picks import pick_menu
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, DESK, ME, PHONE, Person
from tests.browser.places import PLACES
from tests.browser.positions import answered
from tests.browser.stage import (
    TOO_SMALL,
    answer_as_a_set,
    answer_one,
    choices,
    looking_on,
    play_to_the_end,
    problems,
    sitting,
    too_little,
)
from tests.server.kit.process import ROOT

pytestmark = pytest.mark.whole

GAMES = list(PLACES)
DECISIONS = [(game, kind) for game, kinds in PLACES.items() for kind in kinds]
SMALL = {"width": 1366, "height": 768}
SCREENS = [
    pytest.param(SMALL, "light", id="1366x768-light"),
    pytest.param(DESK, "dark", id="1440x900-dark"),
    pytest.param(PHONE, "light", id="phone-light"),
]
OFTEN = {
    "alchemists_race": "post_roll",
    "elementalis": "declare",
    "mushroom_sorcerer": "turn_menu",
    "rune_stones": "wisp_pick",
    "sorcerer_stones": "first_card",
}
SHORT_RACE = {"target_coins": 4, "max_rounds": 10}
SHORT_RUNES = {"target_score": 20, "max_rounds": 10}
WHOLE_GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "race-2": ("alchemists_race", 2, {"options": SHORT_RACE}),
    "race-ring-3": ("alchemists_race", 3, {"options": {**SHORT_RACE, "board": "pocket_ring"}}),
    "elements-3": ("elementalis", 3, {"options": {"rounds": 2}}),
    "elements-5": ("elementalis", 5, {"options": {"rounds": 1}}),
    "mushrooms-2": ("mushroom_sorcerer", 2, {"options": {"influence_goal": 12, "max_rounds": 3}}),
    "mushrooms-3": ("mushroom_sorcerer", 3, {"options": {"layout": "shuffled", "max_rounds": 2}}),
    "mushrooms-4": (
        "mushroom_sorcerer",
        4,
        {"options": {"layout": "GGGGGPPPPPPSSGGGGGGG", "max_rounds": 2}},
    ),
    "runes-2": ("rune_stones", 2, {"preset": "base", "options": SHORT_RUNES}),
    "runes-3": ("rune_stones", 3, {"preset": "full", "options": SHORT_RUNES}),
    "runes-4": ("rune_stones", 4, {"preset": "publisher", "options": SHORT_RUNES}),
    "stones-3": (
        "sorcerer_stones",
        3,
        {"options": {"max_rounds": 5, "objectives": ["OB1", "OB5", "OB6"]}},
    ),
    "stones-coop": ("sorcerer_stones", 1, {"preset": "coop", "options": {"coop_deck": 4}}),
    "stones-intro": ("sorcerer_stones", 2, {"preset": "intro", "options": {"max_rounds": 5}}),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_place(game: str) -> None:
    assert set(PLACES[game]) == set(registry.game(game).decisions.values())


@pytest.mark.parametrize(("game", "kind"), DECISIONS)
def test_every_decision_is_answered_on_the_thing_itself(
    game: str, kind: str, player: Person, database: str
) -> None:
    """Everything an answer points at is lit; a click on it gives that answer."""
    found, link = sitting(player, database, game, kind)
    menu = pick_menu(found.state)
    before = player.moment()
    if menu is None:
        expected = [answer_one(player, choices(found))]
    else:
        expected = answer_as_a_set(player, found, menu)
    player.wait_for_move(before)
    for place, text in enumerate(expected):
        assert answered(database, link, len(found.actors) + 1 + place) == text


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_whole_game_by_what_is_lit(name: str, player: Person) -> None:
    game, seats, wish = WHOLE_GAMES[name]
    player.open_table(game, [ME, *[BOT] * (seats - 1)], **wish)
    play_to_the_end([player])
    expect(player.page.get_by_role("heading", name="Final score")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(
    game: str, size: dict[str, int], scheme: str, arrive: Arrive, database: str
) -> None:
    person = arrive(size=size, scheme=scheme)
    person.enter()
    found = {}
    for kind in PLACES[game]:
        sitting(person, database, game, kind)
        found[kind] = problems(person.page)
    assert {kind: faults for kind, faults in found.items() if faults} == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_while_others_play(game: str, player: Person, database: str) -> None:
    looking_on(player, database, game, OFTEN[game])
    assert problems(player.page) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_things_are_large_enough(
    game: str, size: dict[str, int], player: Person, database: str
) -> None:
    """Nothing runs off sideways, all can be read, a finger hits every lit thing."""
    player.page.set_viewport_size(dict(size))
    for kind in PLACES[game]:
        sitting(player, database, game, kind)
        width = player.page.evaluate("document.documentElement.scrollWidth")
        small = player.page.evaluate(TOO_SMALL)
        assert (kind, width, small, too_little(player.page)) == (kind, size["width"], [], [])


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_the_readme_is_there(game: str) -> None:
    assert (ROOT / "docs" / "img" / f"{game}.png").stat().st_size > 10_000
