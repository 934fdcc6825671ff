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


def drives_a_browser(item: pytest.Item) -> bool:
    return item.nodeid.startswith(("tests/browser/", "tests/release/"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in its process."""
    items.sort(key=drives_a_browser)
    if config.getoption("--whole"):
        return
    whole = [item for item in items if item.get_closest_marker("whole")]
    if whole:
        config.hook.pytest_deselected(items=whole)
        items[:] = [item for item in items if item not in whole]
