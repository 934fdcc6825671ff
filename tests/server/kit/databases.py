"""Databases for tests: files for SQLite; for PostgreSQL a given server, or one of our own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests import patience

GIVEN = "DATABASE_URL"


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server without a database name: given, the system's, or none."""
    given = os.environ.get(GIVEN)
    if given:
        yield given.rpartition("/")[0]
        return
    programs = system_postgres()
    if programs is None:
        pytest.skip(f"no PostgreSQL: set {GIVEN} or install the server")
    with own_server(programs) as address:
        yield address


def system_postgres() -> Path | None:
    """The folder of an installed server; Debian keeps it outside PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


@contextmanager
def own_server(programs: Path) -> Iterator[str]:
    """A server of our own in a temporary folder, on a free port of this machine."""
    with tempfile.TemporaryDirectory(prefix="hexmoot-postgres-") as name:
        folder, port = Path(name), free_port()
        user = server_user(folder)
        data = folder / "data"
        start = [str(programs / "initdb"), "-D", str(data), "-U", "hexmoot", "-A", "trust"]
        subprocess.run([*start, "-N"], check=True, capture_output=True, cwd="/", user=user)
        listen = ["-p", str(port), "-k", name, "-c", "listen_addresses=127.0.0.1"]
        server = [str(programs / "postgres"), "-D", str(data), *listen, "-c", "fsync=off"]
        address = f"postgresql://hexmoot@127.0.0.1:{port}"
        with beside(server, user, "INT"):
            wait_for(address)
            yield address


@contextmanager
def beside(command: list[str], user: str | None = None, signal: str = "TERM") -> Iterator[None]:
    """A program that ends with this block, and with this process whatever happens to it.

    A shell waits beside it until nobody holds the other end of its input any more.
    """
    script = f'"$@" & program=$!; cat; kill -{signal} "$program"; wait "$program"'
    shell = subprocess.Popen(
        ["sh", "-c", script, "sh", *command],
        cwd="/",
        user=user,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert shell.stdin is not None
    try:
        yield
    finally:
        shell.stdin.close()
        shell.wait(timeout=patience.SECONDS)


def server_user(folder: Path) -> str | None:
    """The server refuses to run as root: then its own user does it."""
    if os.geteuid() != 0:
        return None
    user = pwd.getpwnam("postgres")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return "postgres"


def wait_for(address: str) -> None:
    """Until the server answers."""

    def answers() -> bool:
        try:
            psycopg.connect(f"{address}/postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    patience.wait_until(answers, "PostgreSQL did not start")


def fresh_database(address: str, name: str) -> str:
    """A new, empty database on a server."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{address}/{name}"
