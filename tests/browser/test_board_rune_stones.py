"""The board of Rune Stones: every decision by a click on the thing itself, whole games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hexmoot.engine.picks import pick_menu
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, PHONE, Person
from tests.browser.positions import Position, answered, sit_at
from tests.browser.stage import (
    STAGE,
    TOO_SMALL,
    answer_as_a_set,
    choices,
    moment,
    problems,
    recorded,
    too_little,
    wait_for_move,
)
from tests.server.process import ROOT

pytestmark = pytest.mark.whole

MOST_ANSWERS = 600
# Where each kind of decision is first met after so many answers.
PLACES = {
    "turn_action": ("3-seats-target_reached-full", 300),
    "summon_card": ("2-seats-target_reached-night", 200),
    "summon_buy": ("2-seats-target_reached-full", 45),
    "util_card": ("3-seats-target_reached-full", 300),
    "util_next": ("2-seats-target_reached-full", 16),
    "or_pick": ("2-seats-target_reached-base", 18),
    "or_second": ("2-seats-target_reached-full", 442),
    "swap_gem": ("2-seats-target_reached-base", 98),
    "pick_gem": ("2-seats-target_reached-full", 84),
    "take_card": ("2-seats-target_reached-full", 138),
    "raise_pick": ("3-seats-target_reached-full", 762),
    "wisp_pick": ("2-seats-target_reached-full", 217),
    "copy_own": ("2-seats-target_reached-full", 40),
    "no_discard": ("2-seats-target_reached-full", 77),
    "forge_pick": ("4-seats-target_reached-publisher", 300),
    "place_row": ("2-seats-target_reached-full", 187),
    "place_wild": ("2-seats-target_reached-full", 65),
    "pay_gem": ("2-seats-target_reached-full", 6),
    "copy_response": ("2-seats-target_reached-full", 188),
    "exchange_row": ("4-seats-target_reached-base", 600),
    "stone_discard": ("2-seats-target_reached-stone_swap", 347),
    "stone_pick": ("2-seats-target_reached-full", 336),
    "wild_colour": ("4-seats-target_reached-full", 120),
}


def position(kind: str) -> Position:
    """A recorded question of this kind."""
    return recorded("rune_stones", kind, *PLACES[kind])


@pytest.fixture
def wren(arrive: Arrive) -> Person:
    """Somebody with a name."""
    person = arrive("Wren")
    person.enter()
    return person


@pytest.mark.parametrize("kind", PLACES)
def test_every_decision_is_answered_on_the_thing_itself(
    kind: str, wren: Person, database: str
) -> None:
    """Everything an answer points at is lit; a click on it gives that answer."""
    found = position(kind)
    link = sit_at(wren, database, found)
    wren.my_move()
    if pick_menu(found.state) is not None:
        answer_as_a_set(wren, database, found, link)
        return
    pointed = Counter(choice["target"] for choice in choices(found))
    assert set(pointed) <= set(wren.lit())
    only = [choice for choice in choices(found) if pointed[choice["target"]] == 1]
    wanted = next((choice for choice in only if choice["target"] != "done"), choices(found)[-1])
    before = moment(wren)
    wren.thing(wanted["target"]).click()
    if pointed[wanted["target"]] > 1 or wanted["warning"]:
        wren.page.get_by_role("menuitem", name=wanted["label"]).first.click()
    wait_for_move(wren, before)
    assert answered(database, link, len(found.actors) + 1) == wanted["text"]


# ---- whole games


@pytest.mark.parametrize(
    ("chairs", "preset"),
    [([ME, BOT], "base"), ([ME, BOT, BOT], "full"), ([ME, BOT, BOT, BOT], "publisher")],
    ids=["base-2", "full-3", "publisher-4"],
)
def test_a_whole_game_on_the_board_alone(
    chairs: list[dict[str, str]], preset: str, wren: Person
) -> None:
    options = {"target_score": 20, "max_rounds": 10}
    wren.open_table("rune_stones", chairs, preset=preset, options=options)
    play_on_the_stage(wren)
    expect(wren.page.get_by_role("heading", name="Final score")).to_be_visible()


def play_on_the_stage(person: Person) -> None:
    """Click lit things of the board, now these, now those, until the game is over."""
    for whim in range(MOST_ANSWERS):
        person.page.locator(f"{STAGE}, #options button.go, main.end").first.wait_for()
        if person.is_over():
            return
        before = moment(person)
        if person.page.get_by_role("button", name="Confirm").count():
            pick_on_the_stage(person, whim)
        else:
            things = person.page.locator(STAGE)
            things.nth((7 * whim + 3) % things.count()).click(force=True)
            rows = person.page.get_by_role("menuitem")
            if rows.count():
                rows.first.click()
        wait_for_move(person, before)
    raise AssertionError("the game does not end")


def pick_on_the_stage(person: Person, whim: int) -> None:
    """Pick what is lit, one thing after the other, until the set is complete."""
    confirm = person.page.get_by_role("button", name="Confirm")
    for place in range(8):
        if confirm.is_enabled():
            break
        things = person.page.locator(f'{STAGE}[data-mark="lit"]')
        things.nth((whim + place) % things.count()).click(force=True)
    confirm.click()


# ---- previews


def test_the_card_that_will_be_lost_is_marked_before_it_is_played(
    wren: Person, database: str
) -> None:
    """Of two picked cards the higher wears the warning, and says where it goes."""
    found = position("util_card")
    sit_at(wren, database, found)
    wren.my_move()
    hand = found.state.view(found.asked)["table"]["seats"][found.asked]["hand"]
    for card in (hand[-1], hand[0]):
        wren.thing(card["id"]).click()
    expect(wren.thing(hand[-1]["id"])).to_contain_text("lost: ")
    expect(wren.thing(hand[0]["id"])).to_contain_text("kept")


def test_a_row_shows_where_its_points_lead(wren: Person, database: str) -> None:
    """The marker's next place on the track appears while the pointer is on the row."""
    found = position("exchange_row")
    sit_at(wren, database, found)
    wren.my_move()
    row = next(choice for choice in choices(found) if choice["text"].startswith("row"))
    wren.thing(row["target"]).hover()
    letter = 0 if row["text"] == "row a" else 1
    seats = found.state.view(found.asked)["table"]["seats"]
    points = seats[found.asked]["rows"][letter]["points"]
    expect(wren.page.locator(".track .ghostly")).to_have_text(f"+{points}")


def test_what_asks_is_told(wren: Person, database: str) -> None:
    """A wisp between two abilities: the card, the token that was reached, and what comes then."""
    sit_at(wren, database, position("wisp_pick"))
    wren.my_move()
    causes = wren.page.get_by_role("list", name="Why this is asked").get_by_role("listitem")
    expect(causes.last).to_contain_text("Reaching")
    expect(causes.first).to_contain_text("54 Goblin Champion")
    expect(wren.page.get_by_text("Then 104 Casting of Bones.")).to_be_visible()


def test_open_piles_can_be_looked_through(wren: Person, database: str) -> None:
    found = position("raise_pick")
    sit_at(wren, database, found, seat=(found.asked + 1) % found.record.seats)
    wren.page.get_by_role("button", name="General discard").click()
    pile = wren.page.get_by_role("region", name="General discard")
    cards = found.state.view(None)["table"]["general_discard"]
    expect(pile.locator("[data-target]")).to_have_count(len(cards))
    wren.page.keyboard.press("Escape")
    expect(pile).to_have_count(0)


def test_the_guide_walks_over_the_board(wren: Person, database: str) -> None:
    sit_at(wren, database, position("turn_action"))
    wren.my_move()
    wren.page.get_by_role("button", name="Guide").click()
    guide = wren.page.get_by_role("dialog")
    for title in ("First to 65 ends it", "One thing a turn", "Every card does two things"):
        expect(guide.get_by_role("heading", name=title)).to_be_visible()
        guide.get_by_role("button", name="Next").click()


# ---- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme: str, arrive: Arrive, database: str) -> None:
    person = arrive("Wren", scheme=scheme)
    person.enter()
    for kind in ("turn_action", "summon_buy", "or_pick", "place_row", "raise_pick", "exchange_row"):
        sit_at(person, database, position(kind))
        person.my_move()
        assert (kind, problems(person.page)) == (kind, [])


def test_axe_finds_nothing_while_others_play(wren: Person, database: str) -> None:
    found = position("wisp_pick")
    sit_at(wren, database, found, seat=(found.asked + 1) % found.record.seats)
    expect(wren.page.get_by_role("group", name="Smithies")).to_be_visible()
    assert problems(wren.page) == []


def test_things_are_large_enough_on_a_phone(wren: Person, database: str) -> None:
    """At 360 pixels: nothing runs off sideways, all can be read, a finger hits every lit thing."""
    wren.page.set_viewport_size(dict(PHONE))
    for kind in PLACES:
        sit_at(wren, database, position(kind))
        wren.my_move()
        width = wren.page.evaluate("document.documentElement.scrollWidth")
        small = wren.page.evaluate(TOO_SMALL)
        assert (kind, width, small, too_little(wren.page)) == (kind, PHONE["width"], [], [])


def test_letters_are_large_enough_on_a_desk(wren: Person, database: str) -> None:
    for kind in ("turn_action", "summon_buy", "raise_pick", "wisp_pick"):
        sit_at(wren, database, position(kind))
        wren.my_move()
        assert (kind, wren.page.evaluate(TOO_SMALL)) == (kind, [])


def test_the_picture_of_the_readme_is_there() -> None:
    assert (Path(ROOT) / "docs" / "img" / "rune_stones.png").stat().st_size > 10_000
