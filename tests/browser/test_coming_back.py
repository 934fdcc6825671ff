"""What people come back for: their games, the day's challenge, company, puzzles."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.browser.person import BOT, DESK, FRIEND, ME, PHONE, Person, at_rest
from tests.browser.screens import SCREENS, Screen, on_all_screens
from tests.browser.stage import DRAWN_ANEW
from tests.server.kit.process import ServerProcess

Arrive = Callable[..., Person]
SHOTS = os.environ.get("HEXMOOT_SHOTS")
GAME = "alchemists_race"
TITLE = "Alchemist's Race"
MOST_LOOKS = 5_000
# A game of a dozen answers, for what needs its end.
SHORT, SHORT_TITLE = "ravens", "Ravens"
# What pages show once everything is fetched.
NOTHING_YET = "[aria-label='Nothing yet']"
DAILY = '[aria-label^="Today\'s puzzle"]'
CHALLENGE = "[aria-label^='Challenge: ']"
SEATS_OF_A_PUZZLE = ".solver .seats .seat"


def clean(person: Person, name: str) -> None:
    """Nothing axe finds, nothing wider than the screen; a picture where one is wanted."""
    at_rest(person.page)
    found = Axe().run(person.page).response["violations"]
    told = [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found]
    if SHOTS:
        person.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)
    assert told == [], name
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(wide) <= 0, name


def at_all_sizes(
    arrive: Arrive, first: Person, address: str, name: str, shows: str, **there: ServerProcess
) -> None:
    """The same page on a phone and a desk, light and dark, once it shows what is fetched last."""
    kept = first.context.storage_state()
    for size, word in ((DESK, "desk"), (PHONE, "phone")):
        for scheme in ("light", "dark"):
            one = arrive(first.name, size=size, scheme=scheme, **there)
            one.context.add_cookies(kept["cookies"])
            one.visit(address)
            expect(one.page.locator(shows).first).to_be_visible()
            clean(one, f"{name}-{word}-{scheme}")


def answer_first(person: Person, link: str) -> bool:
    """Whoever is asked gives the first answer there is, by HTTP; False when the game is over."""
    table = f"{person.url}/api/tables/{link.rpartition('/')[2]}"
    position = person.context.request.get(f"{table}/position").json()
    choices = position["view"]["choices"]
    if choices:
        act = {"type": "act", "id": f"n{position['moment']}", "moment": position["moment"]}
        body = {**act, "actions": [choices[0]["action"]]}
        person.context.request.post(f"{table}/messages", data=body)
    return not position["view"]["outcome"]


def play_out(person: Person, link: str) -> None:
    """Answer by HTTP with the first choice until the game is over."""
    for _ in range(MOST_LOOKS):
        if not answer_first(person, link):
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.fixture
def veteran(arrive: Arrive) -> Person:
    """Somebody who has played a game to its end."""
    person = arrive("Wren")
    play_out(person, person.open_table(SHORT, [ME, BOT]))
    return person


def test_my_games_are_there_with_filters_ratings_and_achievements(
    veteran: Person, arrive: Arrive
) -> None:
    veteran.visit()
    veteran.page.get_by_role("link", name="Yours").click()
    games = veteran.page.get_by_role("region", name="Games", exact=True)
    expect(games.get_by_role("listitem")).to_have_count(1)
    ratings = veteran.page.get_by_role("region", name="Ratings")
    expect(ratings).to_contain_text("after 1 game")
    expect(veteran.page.get_by_role("region", name="Achievements")).to_contain_text("1/6")
    sums = veteran.page.get_by_role("region", name="Wins and shares")
    sums.get_by_text("Opponent", exact=True).first.click()
    expect(sums.get_by_role("rowheader", name="apprentice")).to_be_visible()
    filters = veteran.page.get_by_role("group", name="Filters")
    filters.get_by_label("Opponent").select_option("apprentice")
    expect(games.get_by_role("listitem")).to_have_count(1)
    filters.get_by_label("Seats").select_option("2")
    at_all_sizes(arrive, veteran, "#/mine", "mine", "[aria-label=Ratings]")
    games.get_by_role("link", name=re.compile("^Replay")).click()
    expect(veteran.page.locator("main.end")).to_be_visible()


def test_what_is_kept_of_me_can_be_taken_and_forgotten(veteran: Person) -> None:
    veteran.visit("#/mine")
    with veteran.page.expect_download() as file:
        veteran.page.get_by_role("link", name="Everything as a file").click()
    assert '"games"' in Path(file.value.path()).read_text("utf-8")
    veteran.page.get_by_role("button", name="Forget my results").click()
    veteran.page.get_by_role("button", name="Yes, forget all results").click()
    expect(veteran.page.get_by_role("region", name="Nothing yet")).to_be_visible()
    expect(veteran.page.get_by_role("region", name="Achievements")).to_contain_text("0/6")


def test_whoever_has_played_nothing_is_shown_a_way_there(arrive: Arrive) -> None:
    """Without a name, and with one that has no game to its name yet."""
    wren = arrive("Wren")
    at_all_sizes(arrive, wren, "#/mine", "nothing-unnamed", NOTHING_YET)
    wren.enter()
    at_all_sizes(arrive, wren, "#/mine", "nothing-named", NOTHING_YET)
    wren.visit("#/mine")
    nothing = wren.page.get_by_role("region", name="Nothing yet")
    expect(nothing.get_by_role("link", name=re.compile("^A first lesson"))).to_be_visible()
    expect(wren.page.get_by_role("group", name="Filters")).to_have_count(0)
    nothing.get_by_role("link", name="Choose a game").click()
    wren.shows("Which table?")


@pytest.mark.parametrize(
    ("address", "asked", "shows"),
    [
        ("#/mine", "**/api/me/games", "Nothing yet"),
        ("#/today", "**/api/challenges*", f"Challenge: {TITLE}"),
        ("#/puzzles", "**/api/puzzles", f"Today's puzzle: {TITLE}"),
        (f"#/rules/{GAME}", f"**/api/games/{GAME}/book", "Find a rule"),
    ],
    ids=["mine", "today", "puzzles", "rules"],
)
@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_what_could_not_be_fetched_is_tried_again(
    arrive: Arrive, size: dict[str, int], scheme: str, address: str, asked: str, shows: str
) -> None:
    """The server goes away between two pages, says so in words, and comes back."""
    wren = arrive("Wren", size=size, scheme=scheme)
    wren.enter()
    wren.page.route(asked, lambda route: route.abort())
    wren.visit(address)
    expect(wren.page.get_by_role("alert")).to_have_text(
        "The server cannot be reached. Is it running?"
    )
    clean(wren, f"away-{address[2:6]}-{size['width']}-{scheme}")
    wren.page.unroute(asked)
    wren.page.get_by_role("button", name="Try again").click()
    expect(wren.page.get_by_label(shows).first).to_be_visible()
    expect(wren.page.get_by_role("alert")).to_have_count(0)
    wren.troubles.clear()  # the browser notes what it could not fetch


def test_the_challenge_is_played_once_and_compared(arrive: Arrive) -> None:
    wren = arrive("Wren")
    wren.enter()
    wren.page.get_by_role("link", name="Today", exact=True).click()
    wren.page.get_by_role("button", name=f"Play today's deal: {SHORT_TITLE}").click()
    wren.page.wait_for_url(re.compile("#/table/"))
    wren.my_move()
    link = wren.page.url
    play_out(wren, link)
    expect(wren.page.locator("main.end")).to_be_visible()
    wren.visit("#/today")
    card = wren.page.get_by_role("article", name=f"Challenge: {SHORT_TITLE}").first
    expect(card.get_by_role("rowheader", name="Wren (you)")).to_be_visible()
    expect(card.get_by_role("link", name="Your game")).to_be_visible()
    expect(card.get_by_text("sealed:")).to_be_visible()
    rafe = arrive("Rafe")
    rafe.page.goto(link)
    expect(rafe.page.get_by_text("it opens when the day is over")).to_be_visible()
    at_all_sizes(arrive, wren, "#/today", "today", f"main:has({CHALLENGE}):has({DAILY})")


def test_two_people_find_each_other(arrive: Arrive, own_server: ServerProcess) -> None:
    wren, rafe = arrive("Wren", at=own_server), arrive("Rafe", at=own_server)
    for person in (wren, rafe):
        person.enter()
        person.choose(TITLE)
    wren.page.get_by_role("button", name=f"Find people: {TITLE}").click()
    wren.page.wait_for_url(re.compile("#/table/"))
    wren.shows("it begins by itself when every chair is taken")
    waiting = rafe.page.get_by_role("region", name="Open tables")
    expect(waiting).to_contain_text("Wren waiting · live · new players")
    seen = "[aria-label='Open tables']:has-text('Wren waiting')"
    at_all_sizes(arrive, rafe, "", "lobby", seen, at=own_server)
    rafe.page.get_by_role("button", name=f"Find people: {TITLE}").click()
    rafe.page.wait_for_url(re.compile("#/table/"))
    assert rafe.page.url == wren.page.url
    expect(wren.page.locator("#ask")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_people_are_found_from_the_first_screen(arrive: Arrive, screen: Screen) -> None:
    """Beside the games at a desk; on a phone they lie below the form, and one tap away."""
    wren = screen.seat(arrive)
    wren.enter()
    find = wren.page.get_by_role("button", name=f"Find people: {TITLE}")
    way = wren.page.get_by_role("button", name=re.compile("^Find people (nobody|\\d+ table)"))
    if screen.size is DESK:
        expect(way).to_be_hidden()
    else:
        expect(find).not_to_be_in_viewport()
        expect(way).to_be_in_viewport(ratio=1)
        way.click()
        expect(wren.page.get_by_role("region", name="Open tables")).to_be_focused()
    expect(find).to_be_in_viewport(ratio=1)
    clean(wren, f"find-people-{screen.name}")
    find.click()
    wren.page.wait_for_url(re.compile("#/table/"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_rematch_seats_the_same_people_one_chair_on(arrive: Arrive, scheme: str) -> None:
    """One at a desk asks for it, the other is led there on a phone; who was second comes first."""
    wren = arrive("Wren", scheme=scheme)
    rafe = arrive("Rafe", size=PHONE, scheme=scheme)
    link = wren.open_table(SHORT, [ME, FRIEND])
    rafe.enter()
    rafe.page.goto(link)
    rafe.page.get_by_role("button", name="Sit here").click()
    wren.page.get_by_role("button", name="Start").click()
    wren.page.locator("#ask").wait_for()
    for _ in range(MOST_LOOKS):
        if not (answer_first(wren, link) and answer_first(rafe, link)):
            break
    for person in (wren, rafe):
        expect(person.page.locator("main.end")).to_be_visible()
    wren.page.get_by_role("button", name="Play again").click()
    rafe.page.get_by_role("link", name="To the next game").click()
    rafe.page.wait_for_url(lambda url: "#/table/" in url and url != link)
    wren.page.wait_for_url(rafe.page.url)
    again = f"{rafe.url}/api/tables/{rafe.page.url.rpartition('/')[2]}"
    seats = rafe.context.request.get(again).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Rafe", "Wren"]
    for person, word in ((wren, "desk"), (rafe, "phone")):
        person.shows("Rafe")
        clean(person, f"rematch-{word}-{scheme}")


def test_a_puzzle_is_solved_with_wrong_answers_explained(arrive: Arrive) -> None:
    wren = arrive("Wren")
    wren.enter()
    book = next(
        one
        for one in wren.context.request.get(f"{wren.url}/api/puzzles").json()
        if one["game"] == GAME
    )
    path = f"{GAME}/{book['daily']}"
    puzzle = wren.context.request.get(f"{wren.url}/api/puzzles/{path}").json()
    wren.visit("#/puzzles")
    wren.page.get_by_role("link", name=f"Today's puzzle: {TITLE}").click()
    wrong = next(one for one in puzzle["answers"] if not one["best"])
    right = next(one for one in puzzle["answers"] if one["best"])
    ask = wren.page.get_by_role("region", name="The puzzle")
    ask.get_by_role("button", name=wrong["label"]).first.click()
    expect(ask.get_by_role("status")).to_contain_text("Not the best")
    with wren.page.expect_response("**/api/me/puzzles") as told:
        ask.get_by_role("button", name=right["label"]).first.click()
    told.value.finished()
    expect(ask.get_by_role("status")).to_contain_text("Right:")
    expect(ask).to_contain_text("1 day in a row")
    at_all_sizes(arrive, wren, f"#/puzzles/{path}", "puzzle", SEATS_OF_A_PUZZLE)
    at_all_sizes(arrive, wren, "#/puzzles", "puzzles", DAILY)
    kept = wren.context.request.get(f"{wren.url}/api/me/puzzles").json()
    assert kept["streaks"] == {GAME: 1}
    ask.get_by_role("link", name="Next puzzle").click()
    expect(ask.get_by_role("status")).to_have_text("")


def test_whoever_goes_on_is_shown_where_they_went(arrive: Arrive) -> None:
    """A puzzle and rules that come late do not take the place of those asked for since."""
    wren = arrive("Wren")
    wren.visit(f"#/rules/{GAME}")
    page = wren.page
    rules = page.get_by_role("article")
    expect(rules).to_contain_text("AR-2")
    late: list[Route] = []
    page.route("**/api/games/rune_stones/book", lambda route: late.append(route))
    page.get_by_role("link", name="Rune Stones").click()
    wren.until(lambda: late)
    page.get_by_role("link", name=TITLE).click()
    expect(rules).to_contain_text("AR-2")
    with page.expect_response("**/api/games/rune_stones/book") as told:
        late[0].continue_()
    told.value.finished()
    page.evaluate(DRAWN_ANEW)
    expect(rules).to_contain_text("AR-2")
    books = wren.context.request.get(f"{wren.url}/api/puzzles").json()
    first, second = next(one for one in books if one["game"] == GAME)["puzzles"][:2]
    page.route(f"**/api/puzzles/{GAME}/{first['id']}", lambda route: late.append(route))
    wren.visit(f"#/puzzles/{GAME}/{first['id']}")
    wren.until(lambda: late[1:])
    page.evaluate("address => { location.hash = address }", f"/puzzles/{GAME}/{second['id']}")
    asked = wren.context.request.get(f"{wren.url}/api/puzzles/{GAME}/{second['id']}").json()
    answers = page.get_by_role("region", name="The puzzle").get_by_role("listitem")
    words = [answer["label"] for answer in asked["answers"]]
    expect(answers.get_by_role("button")).to_have_text(words)
    with page.expect_response(f"**/api/puzzles/{GAME}/{first['id']}") as told:
        late[1].continue_()
    told.value.finished()
    page.evaluate(DRAWN_ANEW)
    expect(answers.get_by_role("button")).to_have_text(words)


@pytest.mark.parametrize(
    ("game", "screen"),
    on_all_screens(
        [(GAME,), ("elementalis",), ("mushroom_sorcerer",), ("rune_stones",), ("sorcerer_stones",)]
    ),
)
def test_every_game_draws_its_puzzles(arrive: Arrive, game: str, screen: Screen) -> None:
    """On the real board, answered by what is lit or in the list."""
    wren = screen.seat(arrive)
    wren.visit("#/puzzles")
    book = next(
        one
        for one in wren.context.request.get(f"{wren.url}/api/puzzles").json()
        if one["game"] == game
    )
    wren.visit(f"#/puzzles/{game}/{book['daily']}")
    expect(wren.page.locator(".stage").first).to_be_visible()
    expect(wren.page.get_by_role("region", name="The puzzle")).to_be_visible()
    expect(wren.page.locator(SEATS_OF_A_PUZZLE).first).to_be_visible()
    clean(wren, f"puzzle-{game}-{screen.name}")
