"""Coming, going, clocks running out, bots standing in, chat and the lobby."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from websockets.sync.client import connect

from tests.server.kit.people import ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]


def two_people(person: Arrive, **wishes: object) -> tuple[Viewer, Viewer, Person, Person]:
    """A running game of two people."""
    wren, rafe = person("Wren"), person("Rafe")
    opened = wren.open("ravens", ME, OPEN, **wishes)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    guest.wait(lambda: guest.position)
    return host, guest, wren, rafe


def seat(viewer: Viewer, number: int) -> dict[str, object]:
    """A seat as this viewer sees it."""
    return dict(viewer.table["seats"][number])


def test_everybody_sees_who_is_online_and_how_many_watch(person: Arrive) -> None:
    host, guest, _, rafe = two_people(person)
    host.wait(lambda: seat(host, 1)["online"])
    watcher = person(None).sit_at(host.table_id)
    host.wait(lambda: host.table["spectators"] == 1)
    second = rafe.sit_at(host.table_id)
    guest.close()
    host.quiet(0.3)
    assert seat(host, 1)["online"] is True
    assert host.table["spectators"] == 1
    second.close()
    watcher.close()
    host.wait(lambda: not seat(host, 1)["online"] and host.table["spectators"] == 0)
    host.close()


def test_when_the_clock_runs_out_a_bot_plays_and_the_person_comes_back(person: Arrive) -> None:
    host, guest, _, _ = two_people(person, clock={"kind": "move", "seconds": 1})
    assert 0 < float(str(seat(host, 0)["clock"])) <= 1
    guest.wait(lambda: seat(guest, 0)["stand_in"])
    guest.wait(lambda: guest.choices)
    assert guest.position["plies"] == 2
    host.do("sit", seat=0)
    assert seat(host, 0)["stand_in"] is False
    host.close()
    guest.close()


def test_a_bank_is_spent_and_grows_by_the_increment_when_the_turn_passes(person: Arrive) -> None:
    clock = {"kind": "bank", "seconds": 100, "increment": 7}
    host, guest, _, _ = two_people(person, clock=clock)
    host.act()
    assert 95 < float(str(seat(host, 0)["clock"])) <= 100
    host.act("keep")
    assert 102 < float(str(seat(host, 0)["clock"])) <= 107
    guest.quiet(0.2)
    assert float(str(seat(guest, 1)["clock"])) <= 100
    host.close()
    guest.close()


def test_an_absent_person_is_replaced_and_gets_the_seat_back_on_return(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person, absence=1)
    host.close()
    guest.wait(lambda: seat(guest, 0)["stand_in"])
    guest.wait(lambda: guest.choices)
    again = wren.sit_at(guest.table_id)
    guest.wait(lambda: not seat(guest, 0)["stand_in"])
    assert seat(again, 0)["mine"] is True
    again.close()
    guest.close()


def test_without_a_limit_an_absent_person_is_waited_for(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person)
    host.close()
    guest.quiet(1.5)
    assert guest.position["plies"] == 0
    assert seat(guest, 0)["stand_in"] is False
    again = wren.sit_at(guest.table_id)
    again.act()
    guest.wait(lambda: guest.position["plies"] == 1)
    again.close()
    guest.close()


def test_whoever_leaves_is_played_by_a_bot_until_they_sit_down_again(person: Arrive) -> None:
    host, guest, wren, rafe = two_people(person)
    host.do("stand", seat=0)
    guest.wait(lambda: guest.choices)
    host.close()
    again = wren.sit_at(guest.table_id)
    assert seat(again, 0)["stand_in"] is True
    assert rafe.refused(
        "POST", f"/api/tables/{guest.table_id}/messages", {"type": "sit", "id": "9", "seat": 0}
    ) == (403, "not_yours")
    again.do("sit", seat=0)
    guest.wait(lambda: not seat(guest, 0)["stand_in"])
    again.close()
    guest.close()


def test_acting_for_a_seat_a_bot_plays_is_coming_back(person: Arrive) -> None:
    host, guest, _, _ = two_people(person)
    host.act()
    guest.do("stand", seat=1)
    host.act("keep")
    host.wait(lambda: host.choices)
    guest.do("sit", seat=1)
    guest.wait(lambda: not seat(guest, 1)["stand_in"])
    host.act()
    host.act("keep")
    guest.wait(lambda: guest.choices)
    guest.act()
    host.close()
    guest.close()


def test_what_is_said_reaches_everybody_as_plain_text(person: Arrive) -> None:
    host, guest, wren, _ = two_people(person)
    host.do("say", text="  <b>well\u202e</b>\n\tplayed ")
    guest.wait(lambda: guest.chat)
    line = guest.chat[0]
    assert line["text"] == "<b>well</b> played"
    assert (line["seat"], line["name"]) == (0, "Wren")
    assert line["player"] == wren.get("/api/me")["me"]["player"]
    late = person("Noor").sit_at(host.table_id)
    assert [one["text"] for one in late.chat] == ["<b>well</b> played"]
    late.do("say", text="hello")
    guest.wait(lambda: len(guest.chat) == 2)
    assert guest.chat[1]["seat"] is None
    assert host.refused("say", text="\u200b\u202e") == "malformed"
    assert wren.get(f"/api/tables/{host.table_id}/chat") == guest.chat


def test_the_lobby_socket_tells_when_it_is_my_move(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    address = wren.url.replace("http", "ws", 1) + "/ws/lobby"
    with connect(address, additional_headers={"Cookie": rafe.cookie}) as lobby:
        first = msgspec.json.decode(lobby.recv(timeout=10))
        assert (first["type"], first["my_moves"]) == ("lobby", 0)
        host = wren.sit_at(wren.open("ravens", OPEN, ME))
        joined = rafe.sit_at(host.table_id)
        joined.do("sit", seat=0)
        host.do("start")
        deadline = time.monotonic() + 10
        while msgspec.json.decode(lobby.recv(timeout=10))["my_moves"] != 1:
            assert time.monotonic() < deadline
        host.close()
        joined.close()
