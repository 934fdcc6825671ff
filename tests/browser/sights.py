"""Screenshots for whoever wants to look: `HEXMOOT_SIGHTS=FOLDER` says where they go."""

from __future__ import annotations

import os
from pathlib import Path

from tests.browser.person import Person


def keep_sight(person: Person, name: str) -> None:
    """Keep what is seen now, if anybody wants to look at it."""
    folder = os.environ.get("HEXMOOT_SIGHTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=Path(folder) / f"{name}.png")
