"""A board that a package brings: drawn by its own script, answered by clicks, never in the way."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.held import hold_details
from tests.browser.person import ANSWERS, BOT, ME
from tests.browser.stage import DRAWN_ANEW
from tests.engine.kit.packages import CROWS, installed
from tests.server.kit.process import ServerProcess

SCRIPT = """
export const kit = { where: () => ({ now: 'In the old elm', more: '' }) };

export function draw(host) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('crows.css', import.meta.url).href;
  host.append(sheet);
  const hand = document.createElement('div');
  host.append(hand);
  return {
    show({ view }) {
      const cards = view.table.hand.map((card) => {
        const thing = document.createElement('button');
        thing.dataset.target = `card:${card}`;
        thing.dataset.name = `Crow ${card}`;
        thing.textContent = `crow ${card}`;
        return thing;
      });
      hand.replaceChildren(...cards);
    },
  };
}
"""
BROKEN = "export function draw() { throw new Error('no feathers'); }"


@pytest.fixture
def serve_crows(
    page_built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], ServerProcess]]:
    """A server that finds a game with a board of its own."""
    running: list[ServerProcess] = []

    def serve(script: str) -> ServerProcess:
        board = installed(tmp_path / "site", "crows", CROWS) / "board"
        board.mkdir()
        (board / "board.js").write_text(script, "utf-8")
        (board / "crows.css").write_text("[data-target] { color: rgb(1, 2, 3); }", "utf-8")
        paths = [str(tmp_path / "site"), os.environ.get("PYTHONPATH", "")]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        database = f"sqlite:///{tmp_path}/tables.db"
        running.append(ServerProcess(tmp_path, web=str(page_built), database=database))
        return running[-1]

    yield serve
    for server in running:
        server.stop()


def test_a_board_of_a_package_is_drawn_and_answered_by_clicks(
    arrive: Arrive, serve_crows: Callable[[str], ServerProcess]
) -> None:
    """Its script and its style pass the policy of the page; the page names, lights and answers."""
    wren = arrive(at=serve_crows(SCRIPT))
    wren.open_table("crows", [ME, BOT])
    card = wren.page.locator(".brought [data-lit]").first
    card.wait_for()
    expect(card).to_have_css("color", "rgb(1, 2, 3)")
    expect(card).to_have_attribute("aria-label", re.compile("^Crow "))
    wren.shows("In the old elm")
    card.click()
    wren.asked("Roll?")


def test_a_click_keeps_the_thing_it_began_on(
    arrive: Arrive, serve_crows: Callable[[str], ServerProcess]
) -> None:
    """What comes to be known of a question while the button is down draws nothing anew."""
    wren = arrive(at=serve_crows(SCRIPT))
    wren.enter()
    held = hold_details(wren.page)
    wren.open_table("crows", [ME, BOT])
    card = wren.page.locator(".brought [data-lit]").first
    card.hover()
    wren.page.mouse.down()
    wren.until(lambda: held, "no details came")
    held[0]()
    wren.page.evaluate(DRAWN_ANEW)
    wren.page.mouse.up()
    wren.asked("Roll?")


def test_a_board_that_fails_gives_way_to_the_generic_one(
    arrive: Arrive, serve_crows: Callable[[str], ServerProcess]
) -> None:
    """Its maker reads the error in the browser's console, people can play."""
    wren = arrive(at=serve_crows(BROKEN))
    wren.open_table("crows", [ME, BOT])
    wren.page.locator(".generic").wait_for()
    wren.page.locator(ANSWERS).first.click()
    wren.asked("Roll?")
    assert any("no feathers" in trouble for trouble in wren.troubles)
    wren.troubles.clear()
