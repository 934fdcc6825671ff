"""Being called: switched on in the settings, shown by the worker, never without being asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect

from hexmoot.server.push.keys import fresh_key
from tests.browser.person import BOT, DESK, ME, PHONE, Person
from tests.browser.sights import keep_sight
from tests.browser.test_access import is_sound
from tests.server.kit.process import ServerProcess

pytest.importorskip("cryptography")

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# There is no push service where tests run: the browser's own half is played, ours is real.
FAKE = """(() => {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    unsubscribe: async () => { window.subscribed = null; return true; },
  };
  window.subscribed = null;
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async function (wish) {
    window.subscribed = {visible: wish.userVisibleOnly, key: wish.applicationServerKey.length};
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => window.subscribed && subscription;
})()"""
LOOKS_A_PUSH = 100
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const notices = await registration.getNotifications();
  return notices.map(({title, body, data, tag}) => ({title, body, data, tag}));
}"""
SCREEN = """() => {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return `${innerWidth}-${isDark ? 'dark' : 'light'}`;
}"""
SCREENS = [
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(DESK, "dark", id="desk-dark"),
    pytest.param(PHONE, "light", id="phone-light"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]


@pytest.fixture(scope="module")
def calling(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose operator lets people be called."""
    folder = tmp_path_factory.mktemp("calling")
    push = {"key": fresh_key(), "contact": "mailto:ops@example.org"}
    database = f"sqlite:///{folder}/tables.db"
    server = ServerProcess(folder, web=str(page_built), database=database, push=push)
    yield server
    server.stop()


@pytest.fixture
def wren(browser: Browser, calling: ServerProcess, request: Any) -> Iterator[Person]:
    """Somebody with a name whose browser can be called."""
    size, scheme = getattr(request, "param", (DESK, "light"))
    person = Person(browser, calling.url, "Wren", keeps=True, size=size, scheme=scheme)
    person.context.grant_permissions(["notifications"], origin=calling.url)
    person.page.add_init_script(FAKE)
    person.enter()
    person.page.wait_for_function(CONTROLLED)
    yield person
    troubles = person.troubles
    person.leave()
    assert troubles == []


def sent(request: Request) -> dict[str, Any]:
    """What the page told the server."""
    return dict(request.post_data_json or {})


@pytest.mark.parametrize(
    "wren",
    [pytest.param(tuple(one.values), id=one.id) for one in SCREENS],
    indirect=True,
)
def test_somebody_asks_to_be_called_with_quiet_hours_and_thinks_better_of_it(wren: Person) -> None:
    page = wren.page
    page.get_by_role("button", name="Settings").click()
    call = page.get_by_role("switch", name="Call me")
    with page.expect_request("**/api/me/push") as asked:
        call.check()
    body = sent(asked.value)
    assert body["endpoint"] == "https://fcm.googleapis.com/fcm/send/test"
    assert (body["quiet"]["start"], body["quiet"]["end"]) == (1320, 480)
    assert page.evaluate("window.subscribed") == {"visible": True, "key": 65}
    expect(page.get_by_label("Quiet from")).to_be_visible()
    is_sound(wren)
    keep_sight(wren, f"push-{page.evaluate(SCREEN)}")
    with page.expect_request("**/api/me/push") as again:
        page.get_by_role("switch", name="Quiet hours").uncheck()
    assert sent(again.value)["quiet"] is None
    with page.expect_response("**/api/me/push/remove") as removed:
        call.uncheck()
    assert removed.value.json() == {"browsers": 0}
    assert page.evaluate("window.subscribed") is None


def test_a_push_shows_what_waits_and_leads_there(wren: Person) -> None:
    """The message is empty; the worker asks our server with the cookie of this browser."""
    link = wren.open_table("ravens", [ME, BOT])
    wren.my_move()
    wren.visit("#/")
    session = wren.context.new_cdp_session(wren.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wren.until(lambda: found)
    push = {"origin": wren.url, "registrationId": found[-1]["registrationId"], "data": ""}
    looks = count()

    def is_shown() -> bool:
        # A browser that is busy with its worker loses one now and then; another takes its place.
        if next(looks) % LOOKS_A_PUSH == 0:
            session.send("ServiceWorker.deliverPushMessage", push)
        return bool(wren.page.evaluate(SHOWN))

    wren.until(is_shown)
    (notice,) = wren.page.evaluate(SHOWN)
    table = link.rsplit("/", 1)[1]
    assert (notice["title"], notice["body"]) == ("Your move", "Ravens")
    assert (notice["data"], notice["tag"]) == (f"/#/table/{table}", table)


def test_where_the_operator_calls_nobody_it_is_not_offered(
    browser: Browser, server: ServerProcess
) -> None:
    person = Person(browser, server.url, "Wren", keeps=True)
    person.enter()
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("switch", name="Notify me")).to_be_visible()
    expect(person.page.get_by_role("switch", name="Call me")).to_have_count(0)
    person.leave()
