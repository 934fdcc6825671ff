"""Load on a server of its own: `python -m benchmarks.load --tables 1000 --every 6 --seconds 60`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from tests.server.kit.process import ServerProcess

from benchmarks.load.machine import Paces, paces
from benchmarks.load.process import Spent, cpu_seconds, memory_bytes, run_seconds
from benchmarks.load.table import Lateness, LoadTable, Times, open_table

MOST_TABLES, MOST_SECONDS = 2000, 600
AT_ONCE = 20
IDLE_SECONDS = 2.0


def arguments() -> argparse.Namespace:
    """What to run; bounded in count and time."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--watchers", type=int, default=1, help="who only watch, at each table")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between answers")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="alchemists_race")
    parser.add_argument("--database", default="", help="by default an SQLite file")
    parser.add_argument("--plain", action="store_true", help="ask for messages without deflate")
    parser.add_argument("--restart", action="store_true", help="kill the server, all come back")
    given = parser.parse_args()
    given.tables = min(given.tables, MOST_TABLES)
    given.seconds = min(given.seconds, MOST_SECONDS)
    given.every = min(given.every, given.seconds)
    return given


async def many(work: Iterable[Callable[[], Awaitable[Any]]], at_once: int = AT_ONCE) -> list[Any]:
    """Do all of it, so many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(make: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await make()

    return list(await asyncio.gather(*(one(make) for make in work)))


async def load(server: ServerProcess, given: argparse.Namespace) -> None:
    """Open the tables, let everybody play, and say what it cost."""
    pid = server.process.pid if server.process else 0
    before = memory_bytes(pid)
    # A line for each request: one that is kept may be closed just when the next is on its way.
    limits = httpx.Limits(max_keepalive_connections=0)
    # Everybody sends their own cookie; none is kept.
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(
        base_url=server.url, timeout=60, cookies=jar, limits=limits
    ) as client:
        opening = partial(open_table, client, server.url, given)
        tables = await many(partial(opening, number) for number in range(given.tables))
    await come_in(pid, tables)
    print(f"memory a table {(memory_bytes(pid) - before) / 1024 / len(tables):.0f} KB")
    await play(pid, tables, given)
    if given.restart:
        for table in tables:
            await asyncio.gather(*(page.close() for page in table.pages))
        server.kill()
        server.start()
        await come_in(server.process.pid if server.process else 0, tables)
    await many(page.close for table in tables for page in table.pages)


async def come_in(pid: int, tables: list[LoadTable]) -> None:
    """Everybody opens their page."""
    pages = [page for table in tables for page in table.pages]
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    await many((page.open for page in pages), 100)
    spent = cpu_seconds(pid).since(cpu).whole
    hello = sum(page.greetings[-1] for page in pages) / len(pages)
    wall = time.perf_counter() - began
    print(
        f"{len(pages)} pages came in: {1000 * spent / len(pages):.2f} ms of CPU each, "
        f"{spent:.2f} s in all, {wall:.1f} s of wall-clock; hello {hello:.0f} B"
    )


async def play(pid: int, tables: list[LoadTable], given: argparse.Namespace) -> None:
    """Everybody plays for a while, after a moment in which nobody does."""
    idle = await idle_share(pid)
    times, lateness = Times(), Lateness()
    for table in tables:
        for page in table.pages:
            page.forget_sizes()
    with undisturbed():
        cpu, own, began = cpu_seconds(pid), cpu_seconds(os.getpid()), time.perf_counter()
        until = asyncio.get_running_loop().time() + given.seconds
        noting = asyncio.create_task(lateness.note_for_ever())
        await asyncio.gather(*(table.play(given.every, until, times) for table in tables))
        noting.cancel()
    wall = time.perf_counter() - began
    spent = cpu_seconds(pid).since(cpu)
    say_cost(times, wall, spent, cpu_seconds(os.getpid()).since(own))
    if times.shown:
        pause = wall / len(times.shown)
        say_rest(pause, paces(pause), idle, spent.whole / len(times.shown))
    print(f"own new view {spread(times.shown)}; acknowledged {spread(times.told)}")
    print(f"this program itself was late by {spread(lateness.seconds)}")
    say_sizes(tables, len(times.shown))


async def idle_share(pid: int) -> float:
    """What the server takes of a core while everybody is there and nobody plays."""
    began, before = time.perf_counter(), run_seconds(pid)
    await asyncio.sleep(IDLE_SECONDS)
    return (run_seconds(pid) - before) / (time.perf_counter() - began)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without looking for garbage among thousands of pages: what is measured is the server."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def say_cost(times: Times, wall: float, spent: Spent, own: Spent) -> None:
    """What an answer cost the server, and how much of the machine this program took."""
    answers = len(times.shown)
    print(
        f"{answers} answers in {wall:.1f} s ({answers / wall:.0f} a second), {times.lost} lost: "
        f"{1000 * spent.whole / answers:.2f} ms of CPU each "
        f"({1000 * spent.user / answers:.2f} of it the program's own); "
        f"server {100 * spent.whole / wall:.0f} % of a core, "
        f"this program {100 * own.whole / wall:.0f} %; "
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )


def say_rest(pause: float, found: Paces, idle: float, answer: float) -> None:
    """What is not an answer's doing: the machine's part at this pace, and upkeep meanwhile."""
    alone = max(0.0, answer - idle * pause) / found.factor
    print(
        f"with nobody playing {1000 * idle:.1f} ms a second; "
        f"a piece of work that is always the same takes {1000 * found.without_pause:.2f} ms, "
        f"after {1000 * pause:.0f} ms of rest {1000 * found.with_pause:.2f} "
        f"({found.factor:.2f} times as much); "
        f"without both an answer takes {1000 * alone:.2f} ms"
    )


def say_sizes(tables: list[LoadTable], answers: int) -> None:
    """What the messages weighed, as text and over the line."""
    pages = [page for table in tables for page in table.pages]
    sizes = sorted(size for page in pages for size in page.sizes)
    count = len(pages) / len(tables)
    print(
        f"{len(sizes) / answers / count:.2f} messages a page and answer: "
        f"median {sizes[len(sizes) // 2]} B, 99 % {sizes[int(len(sizes) * 0.99)]} B, "
        f"most {sizes[-1]} B; {sum(sizes) / answers / count:.0f} B a page and answer"
    )
    heard = [size for page in pages for size in page.heard]
    line = sum(heard) / answers / count
    print(f"over the line {line:.0f} B a page and answer, at most {max(heard)} B at once")


def spread(found: list[float]) -> str:
    """Median, 95 % and the longest, in milliseconds."""
    if not found:
        return "nothing"
    ordered = sorted(found)
    at = [ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)], ordered[-1]]
    return "median {:.0f} ms, 95 % {:.0f} ms, longest {:.0f} ms".format(*(1000 * x for x in at))


def main() -> None:
    """Start a server, load it, end it."""
    given = arguments()
    with tempfile.TemporaryDirectory(prefix="hexmoot-load-") as name:
        folder = Path(name)
        database = given.database or f"sqlite:///{folder / 'load.db'}"
        server = ServerProcess(folder, database=database, sweep=1.0, lease=10.0)
        try:
            asyncio.run(load(server, given))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
