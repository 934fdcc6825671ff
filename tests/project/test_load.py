"""The load program: what it says of a server, and that it loses nothing silently."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
import time

import pytest
from benchmarks.load import __main__ as load
from benchmarks.load.machine import Paces, paces
from benchmarks.load.page import Page
from benchmarks.load.process import Spent, run_seconds
from benchmarks.load.table import Lateness, LoadTable, Times
from websockets.asyncio.server import ServerConnection, serve

from tests.patience import SECONDS


def test_it_opens_tables_plays_and_brings_everybody_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Against a server of its own, killed in between; a patch that does not fit would end it."""
    wish = "--tables 2 --every 0.1 --seconds 1 --restart --game elementalis"
    monkeypatch.setattr(sys, "argv", ["load", *wish.split()])
    load.main()
    said = capsys.readouterr().out.splitlines()
    assert all(re.match(r"6 pages came in: \d", line) for line in (said[0], said[-1]))
    assert re.match(r"memory a table -?\d+ KB", said[1])
    assert re.match(r"[1-9]\d* answers in .*, 0 lost: [\d.]+ ms of CPU each", said[2])
    assert re.match(r"with nobody playing [\d.]+ ms a second; a piece of work ", said[3])
    assert said[4].startswith("own new view median ")
    assert said[5].startswith("this program itself was late by median ")
    assert " messages a page and answer: median " in said[6]
    assert said[7].startswith("over the line ")


def test_every_table_answers_once_however_late_it_is() -> None:
    """Else a busy machine would have nothing to say."""
    answered: list[str] = []

    class OnePage(Page):
        async def answer(self, name: str, pick: int) -> tuple[float, float]:
            answered.append(name)
            return 0.0, 0.0

    async def work() -> None:
        page = OnePage("", "", is_plain=True)
        page.position = {"moment": 0, "view": {"choices": [{"action": 1}], "outcome": None}}
        await LoadTable(0, "table", [page]).play(0.0, 0.0, Times())

    asyncio.run(work())
    assert answered == ["0-0"]


def test_whoever_is_not_greeted_does_not_wait_for_ever() -> None:
    """Where something else listens at the address of the server, for example."""

    async def hang_up(connection: ServerConnection) -> None:
        await connection.close()

    async def work() -> None:
        async with serve(hang_up, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            page = Page(f"ws://127.0.0.1:{port}", "", is_plain=True)
            with pytest.raises(ConnectionError, match="without a greeting"):
                await asyncio.wait_for(page.open(), SECONDS)

    asyncio.run(work())


def test_it_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is the first answer of a table due later than the end."""
    wish = "--tables 9999 --seconds 9999 --every 9999"
    monkeypatch.setattr(sys, "argv", ["load", *wish.split()])
    given = load.arguments()
    assert (given.tables, given.seconds) == (load.MOST_TABLES, load.MOST_SECONDS)
    assert given.every == load.MOST_SECONDS


def test_spreads_and_costs_are_in_milliseconds(capsys: pytest.CaptureFixture[str]) -> None:
    found = [place / 1000 for place in range(100, 0, -1)]
    assert load.spread(found) == "median 51 ms, 95 % 96 ms, longest 100 ms"
    assert load.spread([]) == "nothing"
    load.say_cost(Times(shown=[0.1] * 4), 2.0, Spent(0.006, 0.002), Spent(0.5, 0.1))
    said = capsys.readouterr().out
    assert "4 answers in 2.0 s (2 a second), 0 lost: 2.00 ms of CPU each (1.50" in said
    assert "server 0 % of a core, this program 30 %" in said


def test_what_is_no_answers_doing_is_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """Of 5 ms 1 goes into upkeep; a machine at rest makes twice as much of the other 4."""
    load.say_rest(0.1, Paces(0.001, 0.002), 0.010, 0.005)
    said = capsys.readouterr().out
    assert "with nobody playing 10.0 ms a second" in said
    assert "after 100 ms of rest 2.00 (2.00 times as much)" in said
    assert "without both an answer takes 2.00 ms" in said


@pytest.mark.parametrize(("pause", "rest"), [(0.0, 0.0), (0.1, 3.0), (3600.0, 3.0)])
def test_a_piece_of_work_is_measured_with_and_without_rest(
    pause: float, rest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rests before some pieces and before others not, in bounded time whatever the pause."""
    rests: list[float] = []
    monkeypatch.setattr("benchmarks.load.machine.time.sleep", rests.append)
    found = paces(pause)
    assert min(found) > 0
    assert min(rests) == 0
    assert sum(rests) == pytest.approx(rest)


def test_what_a_process_was_given_of_the_cpu_grows_with_its_work() -> None:
    before, until = run_seconds(os.getpid()), time.thread_time() + 0.05
    while time.thread_time() < until:
        pass
    assert 0.025 < run_seconds(os.getpid()) - before < 5


def test_it_notes_how_late_it_is_itself() -> None:
    async def work() -> list[float]:
        lateness = Lateness()
        noting = asyncio.create_task(lateness.note_for_ever())
        while len(lateness.seconds) < 2:
            await asyncio.sleep(0.01)
        noting.cancel()
        return lateness.seconds

    assert all(seconds >= 0 for seconds in asyncio.run(work()))


def test_it_does_not_look_for_garbage_while_it_measures() -> None:
    with load.undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_answer_that_never_comes_is_counted_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.load.table.PATIENCE_SECONDS", 0.01)

    async def never(page: Page, name: str, pick: int) -> tuple[float, float]:
        page.position["view"] = {"choices": [], "outcome": "over"}
        await asyncio.sleep(3600)
        raise AssertionError(page, name, pick)

    monkeypatch.setattr(Page, "answer", never)

    async def work() -> Times:
        page = Page("", "", is_plain=True)
        page.position = {"moment": 0, "view": {"choices": [{"action": 1}], "outcome": None}}
        times = Times()
        until = asyncio.get_running_loop().time() + 3600
        await LoadTable(0, "table", [page]).play(0.0, until, times)
        return times

    times = asyncio.run(work())
    assert (times.lost, times.shown) == (1, [])
