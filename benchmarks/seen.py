"""How long a click takes until something is seen: `python -m benchmarks.seen [GAMES...]`.

Plays by clicking in a browser and prints medians in milliseconds a game: to the first change on the
page, and to the position after the answer (through server and database). Measured, never asserted.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.browser.person import ANSWERS, BOT, ME, Person
from tests.server.kit.process import ServerProcess

GAMES = ("alchemists_race", "elementalis", "mushroom_sorcerer", "rune_stones", "sorcerer_stones")
CLICKS = 20
WATCH = """() => {
  window.seen = [];
  addEventListener('click', () => {
    const [start, moment] = [performance.now(), document.querySelector('.table').dataset.moment];
    const times = [null, null];
    const watcher = new MutationObserver(() => requestAnimationFrame(() => {
      times[0] ??= performance.now() - start;
      const table = document.querySelector('.table');
      if (times[1] === null && table && table.dataset.moment !== moment) {
        times[1] = performance.now() - start;
        watcher.disconnect();
        window.seen.push(times);
      }
    }));
    watcher.observe(document.body, {subtree: true, childList: true, attributes: true});
  }, {capture: true});
}"""


def times_of(browser: Browser, url: str, game: str) -> list[list[float]]:
    """For each click of the beginning of a game how long both changes took."""
    person = Person(browser, url, "Wren")
    try:
        person.open_table(game, [ME, BOT])
        person.my_move()
        person.page.evaluate(WATCH)
        for whim in range(CLICKS):
            person.page.locator(f"{ANSWERS}, main.end").first.wait_for()
            if person.is_over():
                break
            person.act(whim * 7 + 3)
        found: list[list[float]] = person.page.evaluate("() => window.seen")
        return found
    finally:
        person.leave()


def told(game: str, times: list[list[float]]) -> str:
    """One line about a game."""
    first, whole = (statistics.median(one[part] for one in times) for part in (0, 1))
    return f"{game}: {len(times)} clicks, first change {first:.0f} ms, answered {whole:.0f} ms\n"


def main(names: list[str]) -> int:
    """The command line."""
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as driver:
        place = Path(kept)
        server = ServerProcess(place, web=str(BUILT), database=f"sqlite:///{place}/tables.db")
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in names or GAMES:
                sys.stdout.write(told(game, times_of(browser, server.url, game)))
                sys.stdout.flush()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
