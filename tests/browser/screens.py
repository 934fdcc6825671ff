"""The screens that pages are looked at on, and which of them the quick form takes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, Person

TALL_PHONE = {"width": 390, "height": 844}


class Screen(NamedTuple):
    """What somebody sits before."""

    name: str
    size: dict[str, int]
    scheme: str

    def seat(self, arrive: Arrive) -> Person:
        """Somebody before this screen."""
        return arrive(size=self.size, scheme=self.scheme, touch=self.size is TALL_PHONE)


SCREENS = [
    Screen("desk-light", DESK, "light"),
    Screen("phone-dark", TALL_PHONE, "dark"),
    Screen("desk-dark", DESK, "dark"),
    Screen("phone-light", TALL_PHONE, "light"),
]


def on_all_screens(cases: list[tuple[Any, ...]]) -> list[Any]:
    """Every case on every screen; in the quick form one screen each, and no screen is left out."""
    return [
        pytest.param(
            *case,
            screen,
            marks=() if place % len(SCREENS) == turn else pytest.mark.whole,
            id="-".join([*(str(getattr(part, "name", part)) for part in case), screen.name]),
        )
        for place, case in enumerate(cases)
        for turn, screen in enumerate(SCREENS)
    ]
