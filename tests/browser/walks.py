"""Every step of every lesson as a picture, to be walked through with fresh eyes.

    python -m tests.browser.walks FOLDER              every lesson
    python -m tests.browser.walks FOLDER stones-first those with one of these words in the name

Names are `<game>-<lesson>-<size>-<number>.png`; what went wrong on the pages is printed.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import count, product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import Scene
from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.browser.following import follow, open_lesson
from tests.browser.person import Person
from tests.browser.shots import SETTLED, SIZES
from tests.server.kit.process import ServerProcess

SEEN_AT = ("1440x900", "390x844")


def take(browser: Browser, url: str, folder: Path, words: list[str]) -> list[str]:
    """Walk through what is meant; what went wrong on the pages."""
    troubles: list[str] = []
    every = [(game, lesson) for game in registry.games() for lesson in game.lessons()]
    for (game, lesson), size in product(every, SEEN_AT):
        name = f"{game.name}-{lesson.name}-{size}"
        if words and not any(word in name for word in words):
            continue
        person = Person(browser, url, "Wren", size=SIZES[size], touch=size != SEEN_AT[0])
        walked(person, game, lesson, folder / name)
        troubles += [f"{name}: {trouble}" for trouble in person.troubles]
        person.leave()
    return troubles


def walked(person: Person, game: Game, lesson: Lesson, name: Path) -> None:
    """One lesson from its first word to its last, a picture wherever it waits."""
    page = open_lesson(person, game.name, lesson)
    numbers = count()

    def look(scene: Scene) -> None:
        page.wait_for_timeout(SETTLED)
        picture = f"{name.name}-{next(numbers):02}.png"
        page.screenshot(path=name.with_name(picture), animations="disabled")

    follow(page, game, lesson, look)


def main(arguments: list[str]) -> int:
    """The command line."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as driver:
        place = Path(kept)
        server = ServerProcess(place, web=str(BUILT), database=f"sqlite:///{place}/tables.db")
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            troubles = take(browser, server.url, folder, arguments[1:])
        finally:
            browser.close()
            server.stop()
    for trouble in troubles:
        sys.stdout.write(f"{trouble}\n")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
