"""The board of ElementaliS: every decision by a click on the thing itself, whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.positions import Position, answered, sit_at
from tests.browser.stage import (
    STAGE,
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

MOST_ANSWERS = 900
# Text of the stage that is drawn smaller than 12 pixels, whatever it is scaled by.
# Where each kind of decision is met: a recorded game, and after how many answers at least.
PLACES = {
    "major": ("7-seats-last_round-full", 2),
    "minor": ("4-seats-last_round-base_game", 5),
    "start_mana": ("5-seats-last_round-full", 0),
    "chaos": ("2-seats-last_round-full", 9),
    "flux_tap": ("2-seats-last_round-full", 6),
    "sun_reroll": ("4-seats-last_round-endless_mana", 39),
    "declare": ("7-seats-last_round-full", 200),
    "cast": ("2-seats-last_round-full", 34),
    "insight": ("3-seats-last_round-given_mages", 29),
    "die": ("6-seats-last_round-full", 533),
    "symbol": ("2-seats-last_round-full", 36),
    "player": ("6-seats-last_round-full", 484),
    "mana": ("5-seats-last_round-full", 384),
    "pay": ("3-seats-last_round-full", 117),
    "respond": ("3-seats-last_round-given_mages", 82),
    "link": ("4-seats-last_round-cut_links", 0),
    "ether": ("3-seats-last_round-full", 19),
    "gain": ("2-seats-last_round-full", 17),
    "go": ("2-seats-last_round-full", 18),
    "oppose": ("4-seats-last_round-base_game", 44),
    "give": ("6-seats-last_round-full", 394),
}


def position(kind: str) -> Position:
    """A recorded question of this kind."""
    return recorded("elementalis", kind, *PLACES[kind])


@pytest.fixture
def ann(arrive: Arrive) -> Person:
    """Somebody with a name."""
    person = arrive("Ann")
    person.enter()
    return person


def forecasts(found: Position) -> dict[str, dict[str, Any]]:
    """What the asked seat is told about its answers."""
    shown: dict[str, dict[str, Any]] = found.state.view(found.asked)["table"]["forecasts"]
    return shown


def on_stage(person: Person) -> set[str]:
    """The targets lit on the board itself."""
    lit = person.page.locator(f"{STAGE}:visible")
    return set(lit.evaluate_all("all => all.map(one => one.dataset.target)"))


def click_set(person: Person) -> None:
    """Pick lit things until the set is whole, a picked one again where only that is left."""
    confirm = person.page.get_by_role("button", name="Confirm")
    for turn in range(MOST_ANSWERS):
        if confirm.is_enabled():
            break
        lit = person.page.locator(f'{STAGE}[data-mark="lit"]')
        picked = person.page.locator(f'{STAGE}[data-mark="picked"]')
        again = picked.nth((turn // 2) % max(1, picked.count()))
        (lit.first if lit.count() else again).click(force=True)
    confirm.click()


@pytest.mark.parametrize("kind", PLACES)
def test_every_decision_is_answered_on_the_thing_itself(
    kind: str, ann: Person, database: str
) -> None:
    """Everything an answer points at is lit on the board; a click on it gives that answer."""
    found = position(kind)
    link = sit_at(ann, database, found)
    ann.my_move()
    pointed = [choice["target"] for choice in choices(found) if choice["target"]]
    assert set(pointed) <= on_stage(ann)
    before = moment(ann)
    if ann.page.get_by_role("button", name="Confirm").count():
        click_set(ann)
        wait_for_move(ann, before)
        assert answered(database, link, len(found.actors) + 1).split()[0] == kind
        return
    only = [choice for choice in choices(found) if pointed.count(choice["target"]) == 1]
    wanted = next((choice for choice in only if not choice["warning"]), choices(found)[0])
    ann.thing(wanted["target"]).click()
    if pointed.count(wanted["target"]) > 1 or wanted["warning"]:
        ann.page.get_by_role("menu").get_by_role("menuitem").first.click()
    wait_for_move(ann, before)
    assert answered(database, link, len(found.actors) + 1) == wanted["text"]


@pytest.mark.parametrize(
    ("bots", "wish"),
    [
        (2, {"options": {"rounds": 2}}),
        (4, {"options": {"rounds": 1}}),
    ],
    ids=["three", "five"],
)
def test_a_whole_game_on_the_board_alone(bots: int, wish: dict[str, Any], ann: Person) -> None:
    ann.open_table("elementalis", [ME, *[BOT] * bots], **wish)
    play_on_the_stage(ann)
    expect(ann.page.get_by_role("heading", name="Final score")).to_be_visible()


def play_on_the_stage(person: Person) -> None:
    """Click lit things of the board, now these, now those, until the game is over."""
    for whim in range(MOST_ANSWERS):
        person.page.locator(f"{STAGE}, main.end").first.wait_for()
        if person.is_over():
            return
        before = moment(person)
        if person.page.get_by_role("button", name="Confirm").count():
            click_set(person)
        else:
            things = person.page.locator(f"{STAGE}:visible")
            things.nth((7 * whim + 3) % things.count()).click(force=True)
            rows = person.page.get_by_role("menuitem")
            if rows.count():
                rows.nth(whim % rows.count()).click()
        wait_for_move(person, before)
    raise AssertionError("the game does not end")


# ---- previews


def test_a_die_says_what_the_spell_would_make_of_the_roll(ann: Person, database: str) -> None:
    """The number over each die that may be chosen."""
    found = position("die")
    sit_at(ann, database, found)
    ann.my_move()
    told = forecasts(found)
    for choice in choices(found):
        forecast = told[str(choice["action"])]
        pill = ann.thing(choice["target"]).locator("xpath=../..").locator("text").last
        expect(pill).to_have_text(f"{short(forecast['now'])}›{short(forecast['then'])}")


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def test_opposition_shows_the_odds_of_each_die(ann: Person, database: str) -> None:
    found = position("oppose")
    sit_at(ann, database, found)
    ann.my_move()
    for choice in choices(found):
        forecast = forecasts(found).get(str(choice["action"]))
        if not forecast:
            continue
        takes, pays = (sum(faces for _, faces in forecast[way]) for way in ("take", "pay"))
        pill = ann.thing(choice["target"]).locator("xpath=../..").locator("text").last
        expect(pill).to_have_text(f"+{takes}/6−{pays}/6")
    ann.thing(choices(found)[0]["target"]).hover()
    expect(ann.page.locator(".plaque text")).to_have_count(6)


def test_the_draft_tells_the_mean_mana_of_the_mage(ann: Person, database: str) -> None:
    found = position("minor")
    sit_at(ann, database, found)
    ann.my_move()
    table = found.state.view(found.asked)["table"]
    own = table["seats"][found.asked]["major"]
    for choice in choices(found):
        pair = table["pairs"][own + choice["target"][-1]]
        expect(ann.thing(choice["target"])).to_contain_text(pair["mage"])
        expect(ann.thing(choice["target"])).to_contain_text(short(pair["mean"]))


# ---- what others may not know


@pytest.mark.parametrize("kind", ["declare", "cast", "respond"])
def test_nothing_tells_who_could_have_cast(kind: str, ann: Person, database: str) -> None:
    """Whoever waits sees no lit line, no forecast and no word of what the other could do."""
    found = position(kind)
    other = (found.asked + 1) % found.record.seats
    sit_at(ann, database, found, seat=other)
    expect(ann.page.get_by_role("group", name="Dice tray")).to_be_visible()
    assert ann.page.locator("[data-lit]").count() == 0
    assert ann.page.locator(".then").count() == 0
    assert found.state.view(other)["table"]["forecasts"] == {}
    undeclared = [
        seat["id"]
        for seat in found.state.view(other)["table"]["seats"]
        if not seat["declared"] and seat["seat"] != found.state.view(other)["table"]["active"]
    ]
    for target in undeclared:
        words = ann.thing(target).get_attribute("aria-label") or ""
        assert not words.endswith(("declared", "silent", "passed", "could cast"))


def test_a_standing_order_is_left_beside_the_own_cards(ann: Person, database: str) -> None:
    """Silence answers the open question at once, and nobody else is told."""
    found = position("declare")
    link = sit_at(ann, database, found)
    ann.my_move()
    orders = ann.page.get_by_role("group", name="Standing order")
    expect(orders.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    orders.get_by_role("button", name="Silent").click()
    expect(orders.get_by_role("button", name="Silent")).to_have_attribute("aria-pressed", "true")
    assert answered(database, link, len(found.actors) + 1) == "order silent"


# ---- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme: str, arrive: Arrive, database: str) -> None:
    person = arrive("Ann", scheme=scheme)
    person.enter()
    for kind in ("major", "minor", "start_mana", "cast", "die", "mana", "oppose", "link"):
        sit_at(person, database, position(kind))
        person.my_move()
        assert (kind, problems(person.page)) == (kind, [])


def test_axe_finds_nothing_while_others_play(ann: Person, database: str) -> None:
    found = position("declare")
    sit_at(ann, database, found, seat=(found.asked + 1) % found.record.seats)
    expect(ann.page.get_by_role("group", name="Dice tray")).to_be_visible()
    assert problems(ann.page) == []


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_things_are_large_enough(size: dict[str, int], ann: Person, database: str) -> None:
    """Nothing runs off sideways, all can be read, a finger hits every lit thing."""
    ann.page.set_viewport_size(dict(size))
    for kind in PLACES:
        sit_at(ann, database, position(kind))
        ann.my_move()
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        small = ann.page.evaluate(TOO_SMALL)
        assert (kind, width, small, too_little(ann.page)) == (kind, size["width"], [], [])


def test_the_picture_of_the_readme_is_there() -> None:
    assert (Path(ROOT) / "docs" / "img" / "elementalis.png").stat().st_size > 10_000
