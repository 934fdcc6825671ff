"""What the commands that take pictures share: a server, a browser, and one way to look."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.server.kit.process import ServerProcess

SIZES = {
    "1440x900": {"width": 1440, "height": 900},
    "1366x768": {"width": 1366, "height": 768},
    "1920x1080": {"width": 1920, "height": 1080},
    "390x844": {"width": 390, "height": 844},
}
SCHEMES = ("light", "dark")
SETTLED = 400

# Takes pictures into a folder, of what has one of these words in its name; what went wrong.
Take = Callable[[Browser, ServerProcess, Path, list[str]], list[str]]


def is_meant(name: str, words: list[str]) -> bool:
    """Is one of these words in the name? Without words all are meant."""
    return not words or any(word in name for word in words)


def keep(page: Page, picture: Path) -> None:
    """Keep what is seen once everything stands still."""
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=picture, animations="disabled")


def main(take: Take, arguments: list[str]) -> int:
    """The command line: a folder, and words; prints what went wrong on the pages."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as driver:
        place = Path(kept)
        server = ServerProcess(place, web=str(BUILT), database=f"sqlite:///{place}/tables.db")
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            troubles = take(browser, server, folder, arguments[1:])
        finally:
            browser.close()
            server.stop()
    for trouble in troubles:
        sys.stdout.write(f"{trouble}\n")
    return 1 if troubles else 0
