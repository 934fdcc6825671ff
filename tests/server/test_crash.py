"""After kill -9 at any moment: every acknowledged move is there, every client comes back to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests import patience
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer
from tests.server.kit.process import ServerProcess

Start = Callable[..., ServerProcess]
Arrive = Callable[..., Person]


def seen(viewer: Viewer) -> dict[str, Any]:
    """What a viewer sees of the game itself."""
    return dict(viewer.position["view"])


def test_every_acknowledged_answer_survives(start_server: Start, arrive: Arrive) -> None:
    """Killed right after an acknowledgement, at several points of one game."""
    server = start_server()
    wren, rafe = arrive(server.url, "Wren"), arrive(server.url, "Rafe")
    table = wren.open("ravens", ME, OPEN)
    rafe.post(f"/api/tables/{table}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{table}/messages", {"type": "start", "id": "1"})
    viewers = [wren.sit_at(table), rafe.sit_at(table)]
    for answers in (0, 1, 4, 7):
        while viewers[0].position["plies"] < answers:
            for viewer in viewers:
                if _asked(viewer) and viewer.position["plies"] < answers:
                    viewer.act()
        crash_and_come_back(server, viewers, answers)


def crash_and_come_back(server: ServerProcess, viewers: list[Viewer], answers: int) -> None:
    """Everybody sees after the crash what they saw before it."""
    for viewer in viewers:
        viewer.wait(lambda viewer=viewer: viewer.position["plies"] == answers)
    before = [seen(viewer) for viewer in viewers]
    server.kill()
    server.start()
    for viewer in viewers:
        with pytest.raises(ConnectionClosed):
            viewer.quiet(patience.SECONDS)
        viewer.connect()
    assert [seen(viewer) for viewer in viewers] == before


def _asked(viewer: Viewer) -> bool:
    viewer.quiet(0.05)
    return bool(viewer.choices)


def test_an_answer_cut_off_by_a_crash_is_done_or_not_but_never_half(
    start_server: Start, arrive: Arrive
) -> None:
    """The client sends it again: either it is carried out now, or it had been before."""
    server = start_server()
    wren = arrive(server.url, "Wren")
    table = wren.open("ravens", ME, {"kind": "me", "name": "Noor"}, start=True)
    viewer = wren.sit_at(table)
    for delay in (0.0, 0.004, 0.02):
        moment = viewer.moment
        if viewer.viewer != viewer.position["view"]["decision"]["seat"]:
            viewer.do("look", seat=viewer.position["view"]["decision"]["seat"])
        action = viewer.choices[0]["action"]
        message = f'{{"type":"act","id":"m{moment}","moment":{moment},"actions":[{action}]}}'
        viewer.send_raw(message)
        time.sleep(delay)
        server.kill()
        server.start()
        viewer.connect()
        assert viewer.moment in (moment, moment + 1)
        answer = viewer.send("act", id=f"m{moment}", moment=moment, actions=[action])
        assert answer["type"] == "done" or answer["code"] == "repeated"
        viewer.wait(lambda moment=moment: viewer.moment == moment + 1)
        assert viewer.position["plies"] == moment + 1


def test_bots_go_on_after_a_crash(start_server: Start, arrive: Arrive) -> None:
    """A game among bots that was cut off is played to its end by the next process."""
    server = start_server(pace=0.15)
    wren = arrive(server.url, "Wren")
    table = wren.open("ravens", BOT, BOT, BOT, start=True)
    viewer = wren.sit_at(table)
    viewer.wait(lambda: viewer.position["plies"] >= 3)
    server.kill()
    server.start()
    viewer.connect()
    viewer.wait(lambda: viewer.is_over)
    assert viewer.position["view"]["outcome"]["reason"] == "three_rounds"


def test_an_undo_request_and_a_refusal_survive(start_server: Start, arrive: Arrive) -> None:
    server = start_server()
    wren, rafe = arrive(server.url, "Wren"), arrive(server.url, "Rafe")
    table = wren.open("ravens", ME, OPEN)
    rafe.post(f"/api/tables/{table}/messages", {"type": "sit", "id": "1", "seat": 1})
    wren.post(f"/api/tables/{table}/messages", {"type": "start", "id": "1"})
    host, guest = wren.sit_at(table), rafe.sit_at(table)
    host.act()
    host.do("undo", seat=0, moment=1)
    server.kill()
    server.start()
    guest.connect()
    assert guest.position["undo"]["asked"]["waiting"] == [1]
    guest.do("consent", number=1, yes=True)
    guest.wait(lambda: guest.position["plies"] == 0)
    server.kill()
    server.start()
    guest.connect()
    assert (guest.position["plies"], guest.moment) == (0, 2)


def test_a_server_that_is_asked_to_end_says_goodbye(start_server: Start, arrive: Arrive) -> None:
    server = start_server()
    wren = arrive(server.url, "Wren")
    viewer = wren.sit_at(wren.open("ravens", ME, BOT, start=True))
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed):
        viewer.quiet(patience.SECONDS)
    assert viewer.received[-1] == "bye"
    server.start()
    viewer.connect()
    assert viewer.choices


def test_logs_hold_no_secrets(start_server: Start, arrive: Arrive) -> None:
    """No ids, cookies, codes or seeds in what the server writes down."""
    server = start_server()
    wren = arrive(server.url, "Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    viewer = wren.sit_at(table)
    viewer.act()
    viewer.close()
    wren.http.get(f"/api/tables/{table}/nothing")
    token = wren.post("/api/me/token", {"code": wren.code})["token"]
    server.stop()
    text = server.log.read_text()
    assert [line["event"] for line in server.logged()][:1] == ["open"]
    for secret in (table, wren.code, token, wren.cookie.split("=")[1].split(".")[0]):
        assert secret not in text
