"""Pictures of every kind of decision at the sizes people play at, to be looked at.

    python -m tests.browser.shots FOLDER                    everything
    python -m tests.browser.shots FOLDER mushroom path      what has one of these words in its name

Names are `<game>-<kind>-<size>-<scheme>-<fonts>.png`, fonts being those shipped or a bare system's;
a list of what went wrong on the pages is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser import camera
from tests.browser.camera import SCHEMES, SIZES
from tests.browser.person import Person
from tests.browser.places import PLACES
from tests.browser.stage import sitting
from tests.server.kit.process import ServerProcess

FONTS = ("shipped", "bare")


class Screen(NamedTuple):
    """What somebody sits before."""

    size: str
    scheme: str
    fonts: str


class Shot(NamedTuple):
    """One picture to be taken."""

    game: str
    kind: str
    screen: Screen

    @property
    def name(self) -> str:
        """What its file is called."""
        return "-".join((self.game, self.kind, *self.screen))


def wanted(words: list[str]) -> Iterator[Shot]:
    """Every picture to be taken."""
    for screen in map(Screen._make, product(SIZES, SCHEMES, FONTS)):
        for game, kinds in PLACES.items():
            shots = (Shot(game, kind, screen) for kind in kinds)
            yield from (one for one in shots if camera.is_meant(one.name, words))


def arrive(browser: Browser, url: str, screen: Screen) -> Person:
    """Somebody before this screen, in the lobby."""
    person = Person(browser, url, "Wren", size=SIZES[screen.size], scheme=screen.scheme)
    if screen.fonts == "bare":
        # An empty font is one the browser cannot use, and no failure of the page.
        person.context.route("**/*.woff2", lambda route: route.fulfill(body=b""))
    person.enter()
    return person


def take(browser: Browser, server: ServerProcess, folder: Path, words: list[str]) -> list[str]:
    """Take the pictures; what went wrong on the pages."""
    troubles: list[str] = []
    people: dict[Screen, Person] = {}
    for shot in wanted(words):
        if shot.screen not in people:
            people[shot.screen] = arrive(browser, server.url, shot.screen)
        person = people[shot.screen]
        sitting(person, str(server.settings["database"]), shot.game, shot.kind)
        camera.keep(person.page, folder / f"{shot.name}.png")
        troubles += [f"{shot.name}: {trouble}" for trouble in person.troubles]
        person.troubles.clear()
    return troubles


if __name__ == "__main__":
    sys.exit(camera.main(take, sys.argv[1:]))
