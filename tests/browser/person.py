"""Somebody at a browser, who uses nothing but the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    expect,
)

from tests import patience
from tests.browser.slowness import answer_late

SECONDS = 1000
PATIENCE = patience.SECONDS * SECONDS
PHONE = {"width": 360, "height": 780}
DESK = {"width": 1440, "height": 900}
# What a person may do now: a chip in the bar, or a lit thing on the table.
ANSWERS = "#options button[data-digit]:not([disabled])"
LIT = ":is(.stage, .side, .act) [data-lit]:visible"

LOOK_AGAIN = 20
MOST_PICKS = 30
MOST_ANSWERS = 30
MOVED = """before => {
  const table = document.querySelector('.table');
  return table === null || table.dataset.moment !== before;
}"""

ROLLING = ".table[data-moment$='-roll']"

# The letters are there, and nothing glides or fades but what never ends.
IS_AT_REST = """() => document.fonts.status === 'loaded' && document.getAnimations().every(
  one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""

# The point of a thing nearest to its middle that nothing else lies over, where no bar covers it.
FREE_POINT = """thing => {
  thing.scrollIntoView({block: 'center', inline: 'nearest'});
  const box = thing.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = parts.flatMap(x => parts.map(y => ({x: x * box.width, y: y * box.height})));
  const off = ({x, y}) => Math.hypot(x - box.width / 2, y - box.height / 2);
  points.sort((one, other) => off(one) - off(other));
  const hits = ({x, y}) => thing.contains(document.elementFromPoint(box.left + x, box.top + y));
  return points.find(hits) ?? null;
}"""

IS_THERE = "thing => thing.isConnected"

ME = {"kind": "me", "name": ""}
FRIEND = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}


# A busy machine is slow, not broken.
expect.set_options(timeout=PATIENCE)


# Nobody waits for what others do, unless a test chooses another pace or looks at motion.
AT_ONCE = """try {
  if (!localStorage.getItem('hexmoot.settings'))
    localStorage.setItem('hexmoot.settings', '{"pace": "once"}');
} catch {}"""


def at_rest(page: Page) -> None:
    """Wait until a page looks as it will stay: before it is measured, or its colours are."""
    page.wait_for_function(IS_AT_REST)


class Person:
    """One browser context, and what its owner does there."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        size: Mapping[str, int] | None = None,
        scheme: str = "light",
        motion: str = "reduce",
        touch: bool = False,
        keeps: bool = False,
    ) -> None:
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport=dict(size or DESK),
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=touch,
            # Keeping the page costs more than most tests; those about it say so.
            service_workers="allow" if keeps else "block",
        )
        if motion == "reduce":
            self.context.add_init_script(AT_ONCE)
        answer_late(self.context)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._overhear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _overhear(self, message: ConsoleMessage) -> None:
        # A lost connection is told by the browser as an error; every other error is ours.
        if message.type == "error" and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def until(self, is_so: Callable[[], object], words: str = "it never came to that") -> None:
        """Wait for something outside of the page, which goes on meanwhile."""
        deadline = time.monotonic() + patience.SECONDS
        while not is_so():
            assert time.monotonic() < deadline, words
            self.page.wait_for_timeout(LOOK_AGAIN)

    # ---- the lobby

    def visit(self, path: str = "") -> None:
        """Go to an address of the page."""
        self.page.goto(f"{self.url}/{path}")

    def enter(self) -> None:
        """Come to the lobby under a name of one's own."""
        self.visit()
        self.page.get_by_role("button", name="Who are you?").click()
        self.page.get_by_label("Name", exact=True).fill(self.name)
        self.page.get_by_role("button", name="Take it").click()
        expect(self.page.get_by_text("Recovery code", exact=True)).to_be_visible()
        self.page.get_by_role("button", name="Done").click()

    def choose(self, game: str) -> None:
        """Click a game's card."""
        self.page.get_by_role("link", name=re.compile(f"^{re.escape(game)}")).click()

    def chair(self, number: int, kind: str) -> None:
        """Say who shall sit in a chair (counted from 1)."""
        chair = self.page.get_by_role("radiogroup", name=f"Chair {number}")
        chair.get_by_text(kind, exact=True).click()

    def begin(self) -> str:
        """Press the one filled button of the form; returns the table's link."""
        self.page.get_by_role("button", name=re.compile("^(Play|Open the table)$")).click()
        self.page.wait_for_url(re.compile("#/table/"))
        return self.page.url

    def open_table(self, game: str, seats: Sequence[Mapping[str, str]], **wish: Any) -> str:
        """Open a table by HTTP, for positions the form would take long to reach; its link."""
        if self.page.url == "about:blank":
            self.enter()
        body = {"game": game, "seats": list(seats), "start": FRIEND not in seats, **wish}
        answer = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        link = f"{self.url}/#/table/{answer.json()['id']}"
        self.page.goto(link)
        return link

    # ---- the table

    @property
    def question(self) -> str:
        """What the bar asks."""
        return self.page.locator("#ask").inner_text()

    def shows(self, text: str | re.Pattern[str]) -> None:
        """Wait until this can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def asked(self, text: str | re.Pattern[str]) -> None:
        """Wait until the bar asks this."""
        expect(self.page.locator("#ask")).to_contain_text(text, timeout=PATIENCE)

    def roll(self) -> None:
        """Throw the die that waits for its person."""
        self.page.locator(ROLLING).wait_for()
        self.page.locator("#options button").first.click()
        expect(self.page.locator(ROLLING)).to_have_count(0)

    def my_move(self) -> None:
        """Wait until there is something to answer."""
        self.page.locator(ANSWERS).first.wait_for()

    def can_answer(self) -> bool:
        """Is there something to answer?"""
        return self.page.locator(ANSWERS).count() > 0

    def thing(self, target: str) -> Locator:
        """A thing on the table."""
        return self.page.locator(f'[data-target="{target}"]').first

    def lit(self) -> list[str]:
        """The targets that are lit."""
        found = self.page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.target)")
        return list(dict.fromkeys(found))

    def answers(self) -> list[str]:
        """The answers in the bar, in words."""
        return self.page.locator(f"{ANSWERS} > span:first-child").all_inner_texts()

    def answer(self, text: str) -> None:
        """Click an answer in the bar; say yes where it asks again."""
        self.page.locator(ANSWERS).filter(has_text=text).first.click()
        sure = self.page.get_by_role("group", name="Are you sure?")
        if sure.count():
            sure.get_by_role("button", name="Yes").click()

    def act(self, whim: int) -> None:
        """Answer once by what is lit: the thing, the small menu, or the bar; `whim` picks one."""
        self.my_move()
        before = self.moment()
        confirm = self.page.get_by_role("button", name=re.compile("^Confirm"))
        if confirm.count():
            self._pick(whim, confirm)
        else:
            self.until(lambda: self._press(whim) or self.page.evaluate(MOVED, before))
        self.wait_for_move(before)

    def wait_for_move(self, before: str) -> None:
        """Until the page shows another moment, or the end."""
        self.page.wait_for_function(MOVED, arg=before)

    def moment(self) -> str:
        """Which answer the page shows."""
        return self.page.locator(".table").get_attribute("data-moment") or ""

    def _press(self, whim: int) -> bool:
        """Answer by something that is lit; False where it is gone before it is clicked.

        So it is when others have ended the game, and where it is drawn anew.
        """
        lit = self.page.locator(LIT).element_handles()
        things = lit or self.page.locator(ANSWERS).element_handles()
        if not things or not self._click(things[whim % len(things)]):
            return False
        rows = self.page.get_by_role("menuitem")
        if rows.count():
            rows.nth(whim % rows.count()).click()
        yes = self.page.get_by_role("group", name="Are you sure?").get_by_role("button", name="Yes")
        if yes.count():
            yes.click()
        return True

    def _click(self, thing: ElementHandle) -> bool:
        """Click where the thing itself is under the pointer: what covers it whole is a fault."""
        free = thing.evaluate(FREE_POINT)
        try:
            if free is not None:
                thing.click(force=True, position=free)
        except Error:
            # Unless it is only gone meanwhile.
            assert not thing.evaluate(IS_THERE)
            return False
        is_covered = free is None and thing.evaluate(IS_THERE)
        assert not is_covered, f"something covers {thing.get_attribute('data-target')}"
        return free is not None

    def _pick(self, whim: int, confirm: Locator) -> None:
        pieces = self.page.locator("#options button[data-action]:not([disabled])")
        for place in range(MOST_PICKS):
            if confirm.is_enabled():
                break
            if pieces.count() == 0:
                self.page.locator("#options button[aria-expanded=false]").first.click()
            pieces.nth((whim + place) % pieces.count()).click()
        confirm.click()

    def play_to_the_end(self, game: str) -> None:
        """A small game against a bot, by whatever is lit."""
        self.open_table(game, [ME, BOT])
        for whim in range(MOST_ANSWERS):
            self.page.locator(f"{ANSWERS}, main.end").first.wait_for()
            if self.is_over():
                return
            self.act(whim)
        raise AssertionError("the game does not end")

    def is_over(self) -> bool:
        """Is the end page shown?"""
        return self.page.locator("main.end").count() > 0
