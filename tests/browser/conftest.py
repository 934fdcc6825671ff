"""Chromium of the system, a real server, and people who look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.slowness import slowed
from tests.server.kit.process import ROOT, ServerProcess

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUILT = ROOT / "src" / "hexmoot" / "web"


def chromium() -> str:
    """The browser of this machine; required in CI, a clear skip elsewhere."""
    found = os.environ.get("HEXMOOT_CHROMIUM") or shutil.which("chromium")
    if found:
        return found
    if os.environ.get("CI"):
        pytest.fail("browser tests need Chromium: apt-get install chromium")
    pytest.skip("no Chromium: install it, or name it in HEXMOOT_CHROMIUM")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session", autouse=True)
def slow_pages() -> Iterator[None]:
    """Pages as slow as the environment wants them."""
    with slowed():
        yield


@pytest.fixture(scope="session")
def page_built() -> Path:
    """The built page, made now if its sources changed."""
    build = [sys.executable, str(ROOT / "web" / "build.py")]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return BUILT


@pytest.fixture(scope="session")
def server(page_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("browser")
    running = ServerProcess(folder, web=str(page_built), database=f"sqlite:///{folder}/tables.db")
    yield running
    running.stop()


@pytest.fixture
def database(server: ServerProcess) -> str:
    """Where the server keeps its tables."""
    return str(server.settings["database"])


@pytest.fixture
def own_server(page_built: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, to be stopped and started."""
    database = f"sqlite:///{tmp_path}/tables.db"
    running = ServerProcess(tmp_path, web=str(page_built), database=database)
    yield running
    if running.is_running:
        running.stop()


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Makes people, each with a browser of their own; nothing may go wrong on their pages."""
    people: list[Person] = []

    def person(name: str = "Wren", at: ServerProcess = server, **screen: Any) -> Person:
        people.append(Person(browser, at.url, name, **screen))
        return people[-1]

    yield person
    troubles = [trouble for one in people for trouble in one.troubles]
    for one in people:
        one.leave()
    assert troubles == []


@pytest.fixture
def player(arrive: Arrive) -> Person:
    """Somebody with a name, in the lobby."""
    person = arrive()
    person.enter()
    return person
