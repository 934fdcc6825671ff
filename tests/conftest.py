"""Shared by all tests: the toy games are registered beside the real ones."""

from __future__ import annotations

import os

import pytest

from hexmoot.engine import registry

registry.add_package("tests.toys")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--whole", action="store_true", help="run the slow, complete form of each check"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Worker processes learn of it by the environment, before they collect."""
    if config.getoption("--whole"):
        os.environ["HEXMOOT_WHOLE"] = "1"


def turn_of(item: pytest.Item) -> int:
    """Browser tests come last: Playwright leaves an event loop running in its process.

    Of these the one that takes minutes begins, so that the others are done beside it.
    """
    if item.nodeid.startswith("tests/release/"):
        return 1
    return 2 if item.nodeid.startswith("tests/browser/") else 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each in its turn; the slow, complete form only where it is asked for."""
    items.sort(key=turn_of)
    if config.getoption("--whole"):
        return
    whole = [item for item in items if item.get_closest_marker("whole")]
    if whole:
        config.hook.pytest_deselected(items=whole)
        items[:] = [item for item in items if item not in whole]
