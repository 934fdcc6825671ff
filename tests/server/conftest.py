"""Servers for tests: one for each kind of database, shared, and fresh ones to break."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.hall import challenge
from hexmoot.server.table import new_table
from tests.server.kit.databases import fresh_database, postgres_server
from tests.server.kit.people import Person
from tests.server.kit.process import ServerProcess

Start = Callable[..., ServerProcess]
Arrive = Callable[..., Person]
SEED_BYTES = 16


@pytest.fixture(autouse=True)
def known_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of the test's own process deal alike in every run: what fails once, fails again."""
    numbers = itertools.count()

    def known_seed() -> int:
        name = f"{request.node.name} {next(numbers)}"
        return int.from_bytes(sha256(name.encode()).digest()[:SEED_BYTES])

    for module in (new_table, challenge):
        monkeypatch.setattr(module, "fresh_seed", known_seed)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server, or a skip with the reason."""
    with postgres_server() as address:
        yield address


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_kind(request: pytest.FixtureRequest) -> str:
    """Everything runs on both."""
    return str(request.param)


@pytest.fixture(scope="session")
def make_database(
    request: pytest.FixtureRequest, database_kind: str, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes fresh databases of the kind at hand."""

    def make() -> str:
        name = f"hexmoot_{uuid.uuid4().hex[:12]}"
        if database_kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / name}.db"
        return fresh_database(request.getfixturevalue("postgres"), name)

    return make


@pytest.fixture(scope="session")
def shared_server(
    make_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it is."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), database=make_database())
    yield server
    server.stop()


@pytest.fixture
def start_server(make_database: Callable[[], str], tmp_path: Path) -> Iterator[Start]:
    """Starts servers of a test's own, on one database unless told otherwise."""
    database = make_database()
    started: list[ServerProcess] = []
    count = itertools.count()

    def start(**settings: Any) -> ServerProcess:
        folder = tmp_path / f"server-{next(count)}"
        folder.mkdir()
        started.append(ServerProcess(folder, **{"database": database, **settings}))
        return started[-1]

    yield start
    codes = [server.stop() for server in started if server.is_running]
    assert set(codes) <= {0}


@pytest.fixture
def arrive() -> Iterator[Arrive]:
    """People with browsers, at any server."""
    people: list[Person] = []

    def at(url: str, name: str | None = "Wren") -> Person:
        people.append(Person(url, name))
        return people[-1]

    yield at
    for one in people:
        one.close()


@pytest.fixture
def person(shared_server: ServerProcess, arrive: Arrive) -> Callable[..., Person]:
    """People at the shared server."""
    return partial(arrive, shared_server.url)
