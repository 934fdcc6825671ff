"""Every step of every lesson as a picture, to be walked through with fresh eyes.

    python -m tests.browser.walks FOLDER              every lesson
    python -m tests.browser.walks FOLDER stones-first those with one of these words in the name

Names are `<game>-<lesson>-<size>-<scheme>-<number>.png`; what went wrong on the pages is printed.
"""

from __future__ import annotations

import sys
from itertools import count, product
from pathlib import Path

from playwright.sync_api import Browser

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.lesson import Lesson
from hexmoot.engine.walkthrough import Scene
from tests.browser import camera
from tests.browser.camera import SCHEMES, SIZES
from tests.browser.following import follow, open_lesson
from tests.browser.person import Person
from tests.server.kit.process import ServerProcess

SEEN_AT = ("1440x900", "390x844")


def take(browser: Browser, server: ServerProcess, folder: Path, words: list[str]) -> list[str]:
    """Walk through what is meant; what went wrong on the pages."""
    troubles: list[str] = []
    every = [(game, lesson) for game in registry.games() for lesson in game.lessons()]
    for (game, lesson), size, scheme in product(every, SEEN_AT, SCHEMES):
        name = f"{game.name}-{lesson.name}-{size}-{scheme}"
        if not camera.is_meant(name, words):
            continue
        touch = size != SEEN_AT[0]
        person = Person(browser, server.url, "Wren", size=SIZES[size], scheme=scheme, touch=touch)
        walked(person, game, lesson, folder / name)
        troubles += [f"{name}: {trouble}" for trouble in person.troubles]
        person.leave()
    return troubles


def walked(person: Person, game: Game, lesson: Lesson, name: Path) -> None:
    """One lesson from its first word to its last, a picture wherever it waits."""
    page = open_lesson(person, game.name, lesson)
    numbers = count()

    def look(scene: Scene) -> None:
        camera.keep(page, name.with_name(f"{name.name}-{next(numbers):02}.png"))

    follow(page, game, lesson, look)


if __name__ == "__main__":
    sys.exit(camera.main(take, sys.argv[1:]))
