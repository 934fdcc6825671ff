"""How long a click takes until something is seen: `python -m tests.browser.latency`.

Plays a race by clicking and prints medians in milliseconds: to the first change on the page, and
to the position after the answer (through server and database). Measured, never asserted.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.browser.person import BOT, ME, Person
from tests.server.kit.process import ServerProcess

CLICKS = 40
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


def main() -> int:
    """The command line."""
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as driver:
        place = Path(kept)
        server = ServerProcess(place, web=str(BUILT), database=f"sqlite:///{place}/tables.db")
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            person = Person(browser, server.url, "Wren")
            person.open_table("alchemists_race", [ME, BOT])
            person.my_move()
            person.page.evaluate(WATCH)
            for whim in range(CLICKS):
                person.act(whim)
            seen = person.page.evaluate("() => window.seen")
        finally:
            browser.close()
            server.stop()
    first, whole = (statistics.median(times[part] for times in seen) for part in (0, 1))
    sys.stdout.write(f"{len(seen)} clicks: first change {first:.0f} ms, answered {whole:.0f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
