"""At the table: people come and go, take back, talk, watch; the connection and the server fail."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from hexmoot.bots import LEVELS
from tests.browser.boards import HARSH
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, FRIEND, ME, PATIENCE, Person
from tests.browser.stage import sitting
from tests.server.kit.process import ServerProcess

pytestmark = pytest.mark.whole

RACE = "alchemists_race"
APPRENTICES = LEVELS["apprentice"].characters
# A board where everything happens soon, and a game that does not end before it does.
ENDLESS = {"board": HARSH, "target_coins": 100}


def sit_down(host: Person, guest: Person, game: str = "ravens", **wish: Any) -> str:
    """Two people at a table that has begun, and the host is asked."""
    link = start(host, guest, game, **wish)
    host.my_move()
    return link


def start(host: Person, guest: Person, game: str, **wish: Any) -> str:
    """Two people at a table that the host starts."""
    link = host.open_table(game, [ME, FRIEND], **wish)
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Sit here").click()
    host.shows("Everybody is here")
    host.page.get_by_role("button", name="Start").click()
    return link


def test_a_friend_joins_by_link_without_an_account(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    expect(guest.page.get_by_role("article", name="Tobin")).to_contain_text("you")
    guest.asked("Waiting for seat 1.")
    assert guest.lit() == []


def test_a_reload_brings_back_the_exact_position(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    host.act(0)
    host.asked("Roll?")
    table = host.page.get_by_role("group", name="Table")
    before = table.inner_text()
    host.page.reload()
    host.asked("Roll?")
    expect(table).to_have_text(before, use_inner_text=True)


def test_a_lost_connection_is_told_and_comes_back_by_itself(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    guest.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('offline'))")
    host.act(0)
    host.my_move()
    host.act(0)
    guest.context.set_offline(False)
    guest.my_move()


def test_a_restarted_server_finds_everybody_where_they_were(
    arrive: Arrive, own_server: ServerProcess
) -> None:
    host, guest = arrive("Mara", at=own_server), arrive("Tobin", at=own_server)
    sit_down(host, guest)
    host.act(0)
    own_server.kill()
    host.shows("connection lost")
    own_server.start()
    expect(host.page.get_by_text("connection lost")).to_have_count(0, timeout=PATIENCE)
    host.asked("Roll?")
    host.act(0)
    guest.my_move()
    for person in (host, guest):
        person.troubles.clear()


def test_undo_is_free_until_something_came_to_light(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest, RACE, options={"may_stay": True, "first_player": 0})
    host.asked("Roll the die")
    host.answer("End the turn")
    guest.asked("Roll the die")
    host.page.get_by_role("button", name="Undo", exact=True).click()
    host.asked("Roll the die")
    guest.asked("Waiting for Mara.")


def test_undo_beyond_that_needs_the_others_to_agree(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    host.act(0)
    host.asked("Roll?")
    host.page.get_by_role("button", name="Ask to undo").click()
    guest.shows("asks to take back one answer")
    guest.page.get_by_role("button", name="No", exact=True).click()
    expect(guest.page.get_by_role("alertdialog")).to_have_count(0)
    host.asked("Roll?")


def test_an_agreed_undo_goes_back_for_everybody(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    host.act(0)
    host.asked("Roll?")
    host.page.get_by_role("button", name="Ask to undo").click()
    guest.page.get_by_role("button", name="Yes, go back").click()
    host.asked("Play a card.")
    expect(guest.page.get_by_role("list", name="Log")).to_contain_text("Mara took back an answer.")


def test_two_at_one_screen_do_not_see_each_others_hand(arrive: Arrive) -> None:
    person = arrive("Ann")
    person.open_table("ravens", [ME, {"kind": "me", "name": "Bea"}])
    person.page.get_by_role("button", name="I am Ann, show the table").click()
    person.my_move()
    person.act(0)
    person.my_move()
    person.act(0)
    person.shows("Bea, it is your move")
    expect(person.page.get_by_role("region", name="Hand")).to_have_count(0)
    expect(person.page.get_by_role("list", name="Log")).to_have_count(0)
    person.page.get_by_role("button", name="I am Bea, show the table").click()
    person.asked("Play a card.")
    expect(person.page.get_by_role("region", name="Hand")).to_be_visible()


def test_nothing_opens_a_cover_but_the_one_it_is_for(arrive: Arrive) -> None:
    """Neither a reload nor a key; and whoever looks then can see what the other did."""
    person = arrive("Ann")
    person.open_table("ravens", [ME, {"kind": "me", "name": "Bea"}])
    for name in ("Ann", "Bea"):
        person.page.get_by_role("button", name=f"I am {name}, show the table").click()
        person.my_move()
        person.act(0)
        person.my_move()
        person.act(0)
    person.shows("Ann, it is your move")
    person.page.keyboard.press("u")
    person.page.reload()
    person.shows("Ann, it is your move")
    person.page.keyboard.press("u")
    expect(person.page.get_by_role("region", name="Hand")).to_have_count(0)
    person.page.get_by_role("button", name="I am Ann, show the table").click()
    person.asked("Play a card.")
    expect(person.page.get_by_role("list", name="Log")).not_to_contain_text("took back")


def test_since_my_turn_is_there_after_a_cover(arrive: Arrive) -> None:
    person = arrive("Ann")
    person.open_table("ravens", [ME, {"kind": "me", "name": "Bea"}])
    for name in ("Ann", "Bea", "Ann"):
        person.page.get_by_role("button", name=f"I am {name}, show the table").click()
        person.my_move()
        if name == "Bea" or person.page.get_by_role("button", name="Since my turn").is_disabled():
            person.act(0)
            person.my_move()
            person.act(0)
    expect(person.page.get_by_role("button", name="Since my turn")).to_be_enabled()


def test_a_spectator_sees_no_hand_and_can_answer_nothing(arrive: Arrive) -> None:
    host, guest, watcher = arrive("Mara"), arrive("Tobin"), arrive("Wren")
    link = sit_down(host, guest)
    watcher.page.goto(link)
    watcher.shows("You are watching.")
    expect(watcher.page.get_by_role("region", name="Hand").get_by_role("listitem")).to_have_count(0)
    assert watcher.lit() == []
    assert watcher.answers() == []


def test_when_the_clock_runs_out_a_bot_plays_until_the_seat_is_taken_back(arrive: Arrive) -> None:
    person, friend = arrive("Mara"), arrive("Tobin")
    start(person, friend, RACE, options=ENDLESS, clock={"kind": "move", "seconds": 6})
    expect(person.page.get_by_label("Time left:").first).to_be_visible()
    person.shows("A bot plays for you.")
    person.page.get_by_role("button", name="Take the seat back").click()
    expect(person.page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_a_set_is_picked_in_any_order_taken_back_and_sent_whole(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options=ENDLESS)
    for whim in range(300):
        person.my_move()
        if person.question.startswith("Choose 2 resources"):
            break
        person.act(whim)
    pieces = person.page.locator('.side [data-lit][data-target^="token:"]')
    confirm = person.page.get_by_role("button", name=re.compile("^Confirm"))
    names = pieces.evaluate_all("all => all.map(one => one.dataset.target)")
    last, first = person.thing(names[-1]), person.thing(names[0])
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_disabled()
    person.page.get_by_role("button", name="Clear").click()
    expect(last).to_have_attribute("aria-pressed", "false")
    last.click()
    first.click()
    expect(confirm).to_be_enabled()
    confirm.click()
    person.page.get_by_role("list", name="Log").get_by_text("gives up 1").nth(1).wait_for()


def test_what_is_the_point_of_a_move_is_not_asked_again(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options=ENDLESS)
    for whim in range(300):
        person.my_move()
        if person.question.startswith("Stop at the Market"):
            break
        person.act(whim)
    expect(person.page.locator("#options")).to_contain_text("unused")
    before = person.moment()
    person.thing("space:0").click()
    person.wait_for_move(before)
    person.page.get_by_role("list", name="Log").get_by_text("stops at the Market").first.wait_for()


def test_what_costs_something_for_good_is_asked_once_more(player: Person, database: str) -> None:
    """Ending the turn hands the question on: there is no way back."""
    sitting(player, database, "mushroom_sorcerer", "turn_menu")
    before = player.moment()
    player.page.locator("#options button").filter(has_text="End the turn").click()
    sure = player.page.get_by_role("group", name="Are you sure?")
    expect(sure).to_contain_text("You have not taken a main action. Sure?")
    sure.get_by_role("button", name="No").click()
    expect(sure).to_have_count(0)
    player.page.locator("#options button").filter(has_text="End the turn").click()
    expect(sure).to_be_visible()
    player.page.locator("#options button[aria-haspopup]").first.click()
    expect(player.page.get_by_role("menu")).to_be_visible()
    expect(sure).to_have_count(0)
    assert player.moment() == before


def test_a_standing_order_answers_for_me(arrive: Arrive) -> None:
    person = arrive()
    person.open_table("ravens", [ME, BOT])
    person.my_move()
    person.page.get_by_role("tab", name="Table").click()
    orders = person.page.get_by_role("region", name="Table")
    orders.get_by_role("button").first.click()
    person.act(0)
    person.my_move()
    person.asked("Play a card.")


def test_talk_is_heard_never_markup_and_can_be_muted(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    guest.page.get_by_role("tab", name="Chat").click()
    talk = guest.page.get_by_role("list", name="Chat")
    expect(talk).to_contain_text("<img src=x onerror=alert(1)> hello")
    guest.page.get_by_role("button", name="Mute Mara").click()
    expect(talk).not_to_contain_text("hello")


def test_leaving_hands_the_chair_to_a_bot(arrive: Arrive) -> None:
    host, guest = arrive("Mara"), arrive("Tobin")
    sit_down(host, guest)
    guest.page.get_by_role("tab", name="Table").click()
    guest.page.get_by_role("button", name="Leave").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(host.page.get_by_role("article", name="Tobin")).to_contain_text("away, bot plays")


# What is played back may be over before anybody looks.
NOTES_NO_ANSWERS = """() => {
  const look = () => (window.hadNoAnswers ||= !document.querySelector('#options button'));
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def test_others_moves_can_be_played_back(arrive: Arrive) -> None:
    host, guest = arrive("Mara", motion="no-preference"), arrive("Tobin")
    sit_down(host, guest)
    for person in (host, host, guest, guest):
        person.my_move()
        person.act(0)
    host.my_move()
    host.page.evaluate(NOTES_NO_ANSWERS)
    host.page.get_by_role("button", name="Since my turn").click()
    host.page.wait_for_function("() => window.hadNoAnswers")
    host.my_move()
    host.asked("Play a card.")


def test_a_tooltip_leads_to_the_rule_it_comes_from(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options={"first_player": 0})
    person.roll()
    person.asked("Which way?")
    person.thing("space:9").hover(force=True)
    tip = person.page.get_by_role("tooltip")
    link = tip.get_by_role("button", name=re.compile("^Open rule AR-"))
    rule = link.inner_text()
    link.click()
    drawer = person.page.get_by_role("complementary", name="Rules")
    expect(drawer.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    expect(tip).to_have_count(0)


def test_a_hint_says_what_the_archmage_expects(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options={"first_player": 0})
    person.roll()
    person.asked("Which way?")
    person.page.get_by_role("button", name="Hint", exact=True).click()
    hint = person.page.get_by_role("region", name="What the archmage thinks")
    expect(hint.get_by_role("listitem").first).to_have_text(re.compile(r"Go to .* \d+%"))
    expect(person.page.locator('.stage [data-mark="hint"]')).to_have_count(1)
    hint.get_by_role("button", name="Close the hint").click()
    expect(hint).to_have_count(0)


def test_a_log_line_rings_the_things_it_names(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(RACE, [ME, BOT], options={"first_player": 0})
    person.roll()
    person.asked("Which way?")
    person.act(0)
    line = person.page.get_by_role("list", name="Log").get_by_text("goes Market").first
    line.wait_for()
    line.hover()
    expect(person.page.locator('.stage [data-mark="named"]').first).to_be_visible()
    person.page.locator("h1").hover()
    expect(person.page.locator('.stage [data-mark="named"]')).to_have_count(0)


def test_a_score_says_its_parts(arrive: Arrive) -> None:
    person = arrive()
    person.open_table("sorcerer_stones", [ME, BOT])
    person.my_move()
    score = person.page.locator('[data-target="score:0"]')
    expect(score).to_have_attribute("aria-label", re.compile(r"^Score \d+: .+ \d+, "))
    score.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text(" + ")


NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
};
"""


def test_somebody_elsewhere_is_notified_of_their_move(arrive: Arrive) -> None:
    """Once it is wanted, and not while one is looking at the table."""
    host, guest = arrive("Mara"), arrive("Tobin")
    guest.context.add_init_script(NOTICES)
    sit_down(host, guest)
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Notify me").check()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("link", name="Hexmoot, to the lobby").click()
    guest.shows("Which table?")
    for _ in ("card", "die"):
        host.my_move()
        host.act(0)
    guest.page.wait_for_function("() => window.notices.length")
    assert guest.page.evaluate("window.notices") == ["Your move: Ravens"]
    expect(guest.page).to_have_title("(1) Hexmoot")


def test_a_bot_greets_at_its_seat_and_in_the_chat(arrive: Arrive) -> None:
    """What kind of person it is, says its name when it is pointed at."""
    person = arrive()
    person.enter()
    # What is said stands at a seat for a while only: until it is read no time passes.
    now = time.time()
    person.page.clock.install(time=now)
    person.page.clock.pause_at(now + 1)
    person.open_table("ravens", [ME, BOT])
    name = person.page.locator(".seat button.name")
    bot = next(one for one in APPRENTICES if one.name == name.inner_text())
    person.shows(f"“{bot.greeting}”")
    person.page.clock.resume()
    person.page.get_by_role("tab", name="Chat").click()
    talk = person.page.get_by_role("list", name="Chat")
    expect(talk.get_by_role("listitem")).to_have_count(1)
    expect(talk).to_contain_text(f"{bot.name} {bot.greeting}", use_inner_text=True)
    expect(talk.get_by_role("img", name="bot")).to_be_visible()
    name.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text(bot.manner)
    person.page.get_by_role("button", name="Mute the bots").click()
    expect(talk).not_to_contain_text(bot.greeting)
