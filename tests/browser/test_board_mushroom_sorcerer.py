"""The board of Mushroom Sorcerer: every decision by a click on the thing itself, whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.engine.picks import pick_menu
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.positions import Position, answered, sit_at
from tests.browser.stage import (
    LEAST_TARGET,
    TOO_SMALL,
    choices,
    moment,
    problems,
    recorded,
    too_little,
    wait_for_move,
)
from tests.server.process import ROOT

pytestmark = pytest.mark.whole

STAGE = ".stage [data-lit]:visible"
MOST_ANSWERS = 400
MOST_PICKS = 12
# Text of the stage that is drawn smaller than 12 pixels, whatever it is scaled by.
# The record where each kind of decision is met, after so many answers.
FULL = "4-seats-round_cap-standard"
WILD = "4-seats-blessing-random_wild"
PLACES = {
    "potion": (FULL, 0),
    "res_pick": (FULL, 0),
    "serv_pick": (FULL, 0),
    "place": (FULL, 0),
    "war_again": ("2-seats-round_cap-war_again", 0),
    "curiosity": ("2-seats-round_cap-standard", 0),
    "turn_menu": (FULL, 150),
    "gu_kind": (FULL, 150),
    "pay": (FULL, 0),
    "scroll": ("2-seats-blessing-random_wild", 0),
    "elem_pick": (FULL, 0),
    "war_target": (FULL, 0),
    "att_decl": (FULL, 0),
    "def_decl": ("4-seats-blessing-gentle", 0),
    "planb_count": ("2-seats-round_cap-planb_count", 0),
    "reroll_arrows": (FULL, 0),
    "reroll_shields": (FULL, 0),
    "victim": (FULL, 0),
    "raze": (FULL, 0),
    "revive": ("2-seats-round_cap-revive", 0),
    "excess": ("2-seats-round_cap-standard", 0),
    "slide_to": (FULL, 0),
    "toss_from": ("2-seats-blessing-random_wild", 0),
    "convert": ("2-seats-blessing-random_wild", 0),
    "trade_seat": (WILD, 0),
    "trade_serv": (WILD, 0),
    "portal_swap": ("2-seats-blessing-random_wild", 0),
    "strike_at": ("2-seats-round_cap-standard", 0),
    "shadow_at": ("3-seats-blessing-gentle", 0),
    "shadow_kind": ("3-seats-blessing-gentle", 0),
    "repeat_cast": ("3-seats-round_cap-standard", 0),
    "chain": ("2-seats-blessing-gentle", 0),
    "keeper_at": ("4-seats-blessing-gentle", 0),
    "hand_deck": ("2-seats-round_cap-standard", 0),
    "hand_slot": ("2-seats-round_cap-hand_slot", 0),
    "thief_spell": ("3-seats-dominance-short", 0),
    "shrine_pays": ("2-seats-dominance-standard", 0),
    "alloc": ("4-seats-blessing-gentle", 0),
}


def position(kind: str) -> Position:
    """A recorded question of this kind."""
    return recorded("mushroom_sorcerer", kind, *PLACES[kind])


@pytest.fixture
def lin(arrive: Arrive) -> Person:
    """Somebody with a name."""
    person = arrive("Lin")
    person.enter()
    return person


def sitting(person: Person, database: str, kind: str) -> tuple[Position, str]:
    """Somebody is asked a question of this kind; the position and the table's link."""
    found = position(kind)
    link = sit_at(person, database, found)
    person.my_move()
    return found, link


def test_every_kind_of_decision_has_a_place() -> None:
    game = position("turn_menu").state.setup.game
    assert set(PLACES) == set(game.decisions.values())


@pytest.mark.parametrize("kind", PLACES)
def test_every_decision_is_answered_on_the_thing_itself(
    kind: str, lin: Person, database: str
) -> None:
    """Everything an answer points at is lit; a click on it gives that answer."""
    found, link = sitting(lin, database, kind)
    menu = pick_menu(found.state)
    before = moment(lin)
    if menu is None:
        expected = answer_one(lin, choices(found))
    else:
        first = next(one for one in menu.sets if one.pieces)
        targets = {label.target for label in menu.labels.values()}
        assert targets <= set(lin.lit())
        for piece in first.pieces:
            lin.thing(menu.labels[piece].target).click()
        lin.page.get_by_role("button", name="Confirm").click()
        expected = found.state.setup.game.actions.text(first.answers[0])
    wait_for_move(lin, before)
    assert answered(database, link, len(found.actors) + 1) == expected


def answer_one(person: Person, offered: list[dict[str, Any]]) -> str:
    """Click a thing, if possible one that a single answer points at; the answer's text."""
    pointed = [choice["target"] for choice in offered]
    assert set(pointed) <= set(person.lit())
    only = [choice for choice in offered if pointed.count(choice["target"]) == 1]
    wanted = next((choice for choice in only if not choice["warning"]), offered[0])
    person.thing(wanted["target"]).click()
    if pointed.count(wanted["target"]) > 1 or wanted["warning"]:
        person.page.get_by_role("menu").get_by_role("menuitem").first.click()
    return str(wanted["text"])


# ---- whole games


@pytest.mark.parametrize(
    ("chairs", "options"),
    [
        ([ME, BOT], {"influence_goal": 12, "max_rounds": 3}),
        ([ME, BOT, BOT], {"layout": "shuffled", "max_rounds": 2}),
        ([ME, BOT, BOT, BOT], {"layout": "GGGGGPPPPPPSSGGGGGGG", "max_rounds": 2}),
    ],
    ids=["two", "three", "four"],
)
def test_a_whole_game_on_the_board_alone(
    chairs: list[dict[str, str]], options: dict[str, Any], lin: Person
) -> None:
    lin.open_table("mushroom_sorcerer", chairs, options=options)
    play_on_the_stage(lin)
    expect(lin.page.get_by_role("heading", name="Final score")).to_be_visible()


def play_on_the_stage(person: Person) -> None:
    """Click lit things of the board, now these, now those, until the game is over."""
    for whim in range(MOST_ANSWERS):
        confirm = person.page.get_by_role("button", name="Confirm")
        person.page.locator(f"{STAGE}, main.end").or_(confirm).first.wait_for()
        if person.is_over():
            return
        before = moment(person)
        if confirm.count():
            pick_a_set(person, whim)
        else:
            press(person, whim)
        wait_for_move(person, before)
    raise AssertionError("the game does not end")


def press(person: Person, whim: int) -> None:
    # A tooltip where the pointer rested would lie over its neighbours.
    person.page.mouse.move(2, 2)
    expect(person.page.locator(".tip")).to_have_count(0)
    things = person.page.locator(STAGE)
    things.nth((7 * whim + 3) % things.count()).click(force=True)
    rows = person.page.get_by_role("menuitem")
    if rows.count():
        rows.first.click()


def pick_a_set(person: Person, whim: int) -> None:
    """Pick lit pieces until the set is complete."""
    confirm = person.page.get_by_role("button", name="Confirm")
    for place in range(MOST_PICKS):
        if confirm.is_enabled():
            break
        pieces = person.page.locator(f"{STAGE}:not([aria-pressed=true])")
        if pieces.count() == 0:
            pieces = person.page.locator(STAGE)
        pieces.nth((whim + place) % pieces.count()).click()
    confirm.click()


# ---- previews and warnings


def test_the_mushroom_under_the_pointer_is_seen_on_its_land(lin: Person, database: str) -> None:
    """A ghost on the tower, and the way on the track."""
    sitting(lin, database, "gu_kind")
    expect(lin.page.locator(".woods .ghost")).to_have_count(0)
    lin.thing("gu:water").hover()
    expect(lin.page.locator(".woods .ghost").first).to_be_visible()
    expect(lin.page.locator("[data-target='track:water'] .goal")).to_be_visible()


def test_the_moon_asks_once_more_before_the_influence_is_lost(lin: Person, database: str) -> None:
    """MS-68: the warning stands on the row, and a click alone does not do it."""
    found, link = sitting(lin, database, "shrine_pays")
    warned = next(choice for choice in choices(found) if choice["warning"])
    before = moment(lin)
    lin.thing(warned["target"]).click()
    row = lin.page.get_by_role("menuitem")
    expect(row).to_contain_text("You leave the influence path for good")
    assert moment(lin) == before
    row.click()
    wait_for_move(lin, before)
    assert answered(database, link, len(found.actors) + 1) == warned["text"]


def test_casualties_are_chosen_as_a_whole(lin: Person, database: str) -> None:
    """MS-98: each set is offered once, with the servants that fall."""
    found, _ = sitting(lin, database, "victim")
    table = found.state.view(None)["table"]
    assert table["asked"]["damage"] > 0
    expect(lin.page.locator(".sets .set").first).to_contain_text("Lose")


def test_both_forces_stand_side_by_side(lin: Person, database: str) -> None:
    """MS-88: names, arrows, shields and dice of both, and the odds."""
    found, _ = sitting(lin, database, "att_decl")
    war = found.state.view(None)["table"]["war"]
    forces = lin.page.locator(".force")
    expect(forces).to_have_count(2)
    for side, force in zip(("attacker", "defender"), forces.all(), strict=True):
        expect(force.locator("dd").nth(2)).to_have_text(str(war[side]["wall"]))
    expect(lin.page.locator(".odds")).to_contain_text("on average")


def test_an_attack_is_foreseen_under_the_pointer(lin: Person, database: str) -> None:
    found, _ = sitting(lin, database, "war_target")
    lin.thing(choices(found)[0]["target"]).hover()
    expect(lin.page.locator(".ask .force")).to_have_count(2)


def test_forbidden_ground_is_drawn_for_two(lin: Person) -> None:
    """MS-6: six cells are closed with two sorcerers."""
    lin.open_table("mushroom_sorcerer", [ME, BOT])
    lin.my_move()
    expect(lin.page.locator(".woods [aria-label*='forbidden']")).to_have_count(6)


def test_the_guide_stops_at_things_that_are_there(lin: Person) -> None:
    lin.open_table("mushroom_sorcerer", [ME, BOT])
    lin.my_move()
    lin.page.get_by_role("button", name="Guide").click()
    card = lin.page.get_by_role("dialog")
    stops = int((card.locator("small").inner_text()).split(" of ")[1])
    for _ in range(stops):
        width = lin.page.locator(".hole").evaluate("hole => hole.getBoundingClientRect().width")
        assert width > LEAST_TARGET
        card.locator(".go").click()
    expect(card).to_have_count(0)


# ---- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme: str, arrive: Arrive, database: str) -> None:
    person = arrive("Lin", scheme=scheme)
    person.enter()
    for kind in ("turn_menu", "gu_kind", "potion", "att_decl", "victim", "pay", "thief_spell"):
        sitting(person, database, kind)
        assert (kind, problems(person.page)) == (kind, [])


def test_axe_finds_nothing_while_others_play(lin: Person, database: str) -> None:
    found = position("turn_menu")
    sit_at(lin, database, found, seat=(found.asked + 1) % found.record.seats)
    expect(lin.page.get_by_role("group", name="The forest")).to_be_visible()
    assert problems(lin.page) == []


def test_things_are_large_enough_on_a_phone(lin: Person, database: str) -> None:
    """At 360 pixels: nothing runs off sideways, all can be read, a finger hits every lit thing."""
    lin.page.set_viewport_size(dict(PHONE))
    for kind in PLACES:
        sitting(lin, database, kind)
        width = lin.page.evaluate("document.documentElement.scrollWidth")
        small = lin.page.evaluate(TOO_SMALL)
        assert (kind, width, small, too_little(lin.page, STAGE)) == (kind, PHONE["width"], [], [])


def test_the_picture_of_the_readme_is_there() -> None:
    assert (Path(ROOT) / "docs" / "img" / "mushroom_sorcerer.png").stat().st_size > 10_000
