"""Pictures of every kind of decision at the sizes people play at, to be looked at.

    python -m tests.browser.shots FOLDER                    everything
    python -m tests.browser.shots FOLDER mushroom path      what has one of these words in its name

Names are `<game>-<kind>-<size>-<scheme>.png`; a list of what went wrong on the pages is printed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import BUILT, FLAGS, chromium
from tests.browser.person import Person
from tests.browser.places import PLACES
from tests.browser.stage import sitting
from tests.server.kit.process import ServerProcess

SIZES = {
    "1440x900": {"width": 1440, "height": 900},
    "1366x768": {"width": 1366, "height": 768},
    "1920x1080": {"width": 1920, "height": 1080},
    "390x844": {"width": 390, "height": 844},
}
SCHEMES = ("light", "dark")
SETTLED = 400


class Shot(NamedTuple):
    """One picture to be taken."""

    game: str
    kind: str
    size: str
    scheme: str

    @property
    def name(self) -> str:
        """What its file is called."""
        return "-".join(self)

    def is_meant(self, words: list[str]) -> bool:
        """Is one of these words in its name? Without words all are meant."""
        return not words or any(word in self.name for word in words)


def wanted(words: list[str]) -> Iterator[Shot]:
    """Every picture to be taken."""
    for size, scheme in product(SIZES, SCHEMES):
        for game, kinds in PLACES.items():
            shots = (Shot(game, kind, size, scheme) for kind in kinds)
            yield from (one for one in shots if one.is_meant(words))


def take(browser: Browser, server: ServerProcess, folder: Path, words: list[str]) -> list[str]:
    """Take the pictures; what went wrong on the pages."""
    troubles: list[str] = []
    people: dict[tuple[str, str], Person] = {}
    for shot in wanted(words):
        screen = (shot.size, shot.scheme)
        if screen not in people:
            person = Person(browser, server.url, "Wren", size=SIZES[shot.size], scheme=shot.scheme)
            people[screen] = person
            person.enter()
        person = people[screen]
        sitting(person, str(server.settings["database"]), shot.game, shot.kind)
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=folder / f"{shot.name}.png", animations="disabled")
        troubles += [f"{shot.name}: {trouble}" for trouble in person.troubles]
        person.troubles.clear()
    return troubles


def main(arguments: list[str]) -> int:
    """The command line."""
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
