"""At home on a phone: installable, readable without the network, never older than the server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.person import ANSWERS, BOT, DESK, ME, PHONE, Person
from tests.browser.sights import keep_sight
from tests.browser.test_access import is_sound
from tests.server.kit.process import ServerProcess

SCREENS = [
    pytest.param(DESK, "light", id="desk-light"),
    pytest.param(DESK, "dark", id="desk-dark"),
    pytest.param(PHONE, "light", id="phone-light"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return lists.flat().map(request => new URL(request.url).pathname);
}"""
KEEP = """async () => {
  (await navigator.serviceWorker.ready).active.postMessage({type: 'keep'});
}"""
IS_KEPT = "async path => (await caches.match(path)) !== undefined"
# A browser looks for a newer worker in its own time, and later while pages come and go.
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
CACHES = "async () => (await caches.keys()).sort()"
# What Lighthouse asks of a page that is to be installed.
SIZES = {(192, "any"), (512, "any"), (192, "maskable"), (512, "maskable")}


def kept_page(person: Person) -> None:
    """The page is open, its worker controls it, and has kept what can be read."""
    person.page.wait_for_function(CONTROLLED)
    person.page.evaluate(KEEP)
    # The list of all that is worth keeping is kept last.
    person.until(lambda: person.page.evaluate(IS_KEPT, "/api/games/offline"))


def cut_off(person: Person) -> None:
    """The network is gone."""
    person.context.set_offline(True)


def test_the_page_can_be_installed(arrive: Arrive) -> None:
    """What Lighthouse checks: manifest, icons, a worker that controls, an offline start."""
    person = arrive("Wren", keeps=True)
    person.visit()
    link = person.page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    answer = person.context.request.get(urljoin(f"{person.url}/", link))
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest: dict[str, Any] = answer.json()
    assert manifest["name"]
    assert len(manifest["short_name"]) <= 12
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert not manifest.get("prefer_related_applications")
    found = set()
    for icon in manifest["icons"]:
        picture = person.context.request.get(f"{person.url}{icon['src']}")
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(picture.body()[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
            found.add((width, icon["purpose"]))
    assert found >= SIZES
    kept_page(person)
    session = person.context.new_cdp_session(person.page)
    minds = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, which every test is, is the one thing Chromium minds.
    assert {one["errorId"] for one in minds} <= {"in-incognito"}
    assert session.send("Page.getAppManifest")["errors"] == []
    cut_off(person)
    person.page.goto(f"{person.url}/")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Which table?")
    person.troubles.clear()  # a browser calls every address it cannot reach an error


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_what_can_be_read_opens_without_the_network(
    arrive: Arrive, size: dict[str, int], scheme: str
) -> None:
    """The lobby, rules, puzzles and lessons."""
    person = arrive("Wren", size=size, scheme=scheme, keeps=True)
    person.visit()
    kept_page(person)
    cut_off(person)
    person.page.goto(f"{person.url}/")
    person.shows("The server cannot be reached.")
    expect(person.page.get_by_role("status").filter(has_text="offline")).to_be_visible()
    is_sound(person)
    expect(person.page.get_by_role("button", name="Play now: Rune Stones")).to_be_disabled()
    expect(person.page.get_by_role("region", name="Open tables")).to_have_count(0)
    cards = person.page.get_by_role("region", name="Games", exact=True)
    box = cards.bounding_box()
    assert box is not None
    assert box["y"] < size["height"] / 2, "games come first"
    keep_sight(person, f"offline-lobby-{size['width']}-{scheme}")
    person.page.get_by_role("link", name="Rules", exact=True).click()
    games = person.page.get_by_role("navigation", name="Games")
    games.get_by_role("link", name="Rune Stones").click()
    person.shows("RS-2")
    person.visit("#/puzzles")
    person.shows("Alchemist's Race")
    keep_sight(person, f"offline-rules-{size['width']}-{scheme}")
    person.visit("#/today")
    expect(person.page.get_by_role("link", name="Today's puzzle: Rune Stones")).to_be_visible()
    person.page.get_by_role("link", name="Today's puzzle: Rune Stones").click()
    expect(person.page.get_by_role("region", name="The puzzle")).to_be_visible()
    expect(person.page.locator(".stage").first).to_be_visible()
    person.visit("#/lesson/rune_stones/first")
    expect(person.page.get_by_role("region", name="Lesson", exact=True)).to_be_visible()
    expect(person.page.locator(ANSWERS).first).to_be_visible()
    person.visit("#/mine")
    person.shows("Your games are kept there, and come back with it.")
    person.troubles.clear()  # a browser calls every address it cannot reach an error


def test_with_the_network_everything_comes_back_by_itself(arrive: Arrive) -> None:
    person = arrive("Wren", keeps=True)
    person.enter()
    kept_page(person)
    cut_off(person)
    person.page.reload()
    person.shows("The server cannot be reached.")
    expect(person.page.get_by_role("button", name=re.compile("Wren"))).to_have_count(0)
    person.context.set_offline(False)
    expect(person.page.get_by_role("button", name=re.compile("Wren"))).to_be_visible()
    expect(person.page.get_by_text("The server cannot be reached.")).to_have_count(0)
    person.troubles.clear()


def test_nothing_of_anybody_is_kept(arrive: Arrive) -> None:
    """After a game was played, the code was shown and everything was looked at."""
    person = arrive("Wren", keeps=True)
    person.open_table("ravens", [ME, BOT])
    person.my_move()
    person.visit("#/")
    kept_page(person)
    kept = person.page.evaluate(KEPT)
    assert "/" in kept
    allowed = re.compile(
        r"^/$|^/assets/|^/icons/|^/favicon\.svg$|^/manifest\.webmanifest$"
        r"|^/api/server$|^/api/games|^/api/puzzles"
    )
    assert [path for path in kept if not allowed.match(path)] == []


@pytest.fixture
def renewed(browser: Browser, page_built: Path, tmp_path: Path) -> Iterator[Person]:
    """Somebody whose browser has kept a page that the server has a newer one of."""
    web = tmp_path / "web"
    shutil.copytree(page_built, web)
    server = ServerProcess(tmp_path, web=str(web), database=f"sqlite:///{tmp_path}/tables.db")
    person = Person(browser, server.url, "Wren", keeps=True)
    try:
        person.visit()
        person.page.wait_for_function(CONTROLLED)
        page = web / "index.html"
        page.write_text(page.read_text().replace("<title>Hexmoot</title>", "<title>Newer</title>"))
        worker = web / "worker.js"
        worker.write_text(re.sub(r'VERSION="\w+"', 'VERSION="newer"', worker.read_text(), count=1))
        yield person
    finally:
        person.leave()
        server.stop()


def test_a_newer_server_is_met_by_its_own_page(renewed: Person) -> None:
    """At the next load, also while the worker of before is in control."""
    renewed.page.goto(f"{renewed.url}/?again")
    renewed.page.goto(f"{renewed.url}/")
    assert "<title>Newer</title>" in renewed.context.request.get(renewed.url).text()
    served = renewed.page.evaluate("async () => (await fetch('/')).text()")
    assert "<title>Newer</title>" in served


@pytest.mark.whole
def test_what_was_kept_before_goes_with_its_last_page(renewed: Person) -> None:
    before = set(renewed.page.evaluate(CACHES))
    renewed.page.evaluate(UPDATE)
    renewed.until(lambda: "hexmoot-newer" in renewed.page.evaluate(CACHES))

    def is_replaced() -> bool:
        # The newer worker takes over between two pages, in the browser's own time.
        renewed.page.close()
        renewed.page = renewed.context.new_page()
        renewed.page.goto(f"{renewed.url}/", wait_until="commit")
        kept = set(renewed.page.evaluate(CACHES))
        return "hexmoot-newer" in kept and not kept & before

    renewed.until(is_replaced)
