"""Two server processes share the tables of one PostgreSQL database."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator

import pytest

from tests import patience
from tests.server.kit.databases import beside, free_port
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer
from tests.server.kit.process import ServerProcess

Start = Callable[..., ServerProcess]
Arrive = Callable[..., Person]


@pytest.fixture(params=["postgresql", "redis"])
def channels(request: pytest.FixtureRequest, database_kind: str) -> Iterator[str]:
    """What carries the news between the processes."""
    if database_kind == "sqlite":
        pytest.skip("an SQLite file is for one process")
    if request.param == "postgresql":
        yield "postgresql"
        return
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("no redis-server on PATH")
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with beside([program, *options]):
        yield f"redis://127.0.0.1:{port}"


@pytest.fixture
def pair(start_server: Start, channels: str) -> tuple[ServerProcess, ServerProcess]:
    """Two processes on one database."""
    return start_server(channels=channels), start_server(channels=channels)


def test_people_at_two_processes_play_one_game(
    pair: tuple[ServerProcess, ServerProcess], arrive: Arrive
) -> None:
    here, there = pair
    wren, rafe = arrive(here.url, "Wren"), arrive(there.url, "Rafe")
    table = wren.open("ravens", ME, OPEN, {**BOT})
    host, guest = wren.sit_at(table), rafe.sit_at(table)
    guest.do("sit", seat=1)
    host.wait(lambda: host.table["seats"][1]["name"] == "Rafe")
    host.wait(lambda: host.table["seats"][1]["online"])
    host.do("start")
    guest.wait(lambda: guest.position)
    guest.do("say", text="from over there")
    host.wait(lambda: host.chat)
    play_out(host, guest)
    assert host.position["view"]["outcome"] == guest.position["view"]["outcome"]
    assert [line["text"] for line in host.log if line["kind"] == "played"] == [
        line["text"] for line in guest.log if line["kind"] == "played"
    ]


def test_what_bots_say_is_heard_at_both_processes(
    pair: tuple[ServerProcess, ServerProcess], arrive: Arrive
) -> None:
    """A greeting each and a last word each, once, wherever the game is driven."""
    here, there = pair
    wren, rafe = arrive(here.url, "Wren"), arrive(there.url, "Rafe")
    table = wren.open("ravens", ME, {**BOT}, {**BOT})
    host, guest = wren.sit_at(table), rafe.sit_at(table)
    host.do("start")
    for viewer in (host, guest):
        viewer.wait(lambda viewer=viewer: len(viewer.chat) == 2)
    play_out(host, guest)
    for viewer in (host, guest):
        viewer.wait(lambda viewer=viewer: len(viewer.chat) == 4)
    assert host.chat == guest.chat
    assert all(line["bot"] for line in host.chat)


def play_out(*viewers: Viewer) -> None:
    """Everybody answers with their first choice until the game is over."""
    deadline = time.monotonic() + patience.SECONDS
    while not all(viewer.is_over for viewer in viewers):
        assert time.monotonic() < deadline, "the game does not end"
        for viewer in viewers:
            viewer.quiet(0.02)
            if viewer.choices and viewer.table["status"] == "playing":
                chosen = viewer.choices[0]["action"]
                viewer.send("act", moment=viewer.moment, actions=[chosen])


def test_the_same_answer_at_both_processes_is_taken_once(
    pair: tuple[ServerProcess, ServerProcess], arrive: Arrive
) -> None:
    """One person with two browsers on two processes clicks in both at the same time."""
    here, there = pair
    wren = arrive(here.url, "Wren")
    table = wren.open("ravens", ME, {"kind": "me", "name": "Noor"}, start=True)
    left, right = wren.sit_at(table, seat=0), wren.sit_at(table, seat=0, url=there.url)
    for ply in range(2):
        click_in_both(left, right, ply)


def click_in_both(left: Viewer, right: Viewer, ply: int) -> None:
    """The same answer from two pages: one is carried out, the other is too late."""
    action = left.choices[0]["action"]
    pages = {f"left{ply}": left, f"right{ply}": right}
    for name, page in pages.items():
        page.send_raw(f'{{"type":"act","id":"{name}","moment":{ply},"actions":[{action}]}}')
    for name, page in pages.items():
        page.wait(lambda page=page, name=name: name in page.answers)
    answers = [page.answers[name] for name, page in pages.items()]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert {answer.get("code") for answer in answers} == {None, "stale"}
    for page in pages.values():
        page.wait(lambda page=page: page.position["plies"] == ply + 1)


def test_when_a_process_dies_the_other_plays_on(
    pair: tuple[ServerProcess, ServerProcess], arrive: Arrive
) -> None:
    """The bots of a table are driven by one process; its lease runs out, the other takes over."""
    here, there = pair
    wren, rafe = arrive(here.url, "Wren"), arrive(there.url, "Rafe")
    table = wren.open("ravens", ME, OPEN, {**BOT})
    rafe.post(f"/api/tables/{table}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{table}/messages", {"type": "start", "id": "1"})
    guest = rafe.sit_at(table)
    host = wren.sit_at(table)
    host.act()
    host.do("stand", seat=0)
    here.kill()
    guest.wait(lambda: guest.choices)
    guest.act()
    guest.act("keep")
    guest.wait(lambda: guest.choices and guest.position["plies"] >= 8)
