"""Messages that must change nothing, each with its typed refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]


@pytest.fixture
def table(person: Arrive) -> Iterator[tuple[Viewer, Viewer]]:
    """Two people in the middle of a game; the first is asked."""
    wren, rafe = person("Wren"), person("Rafe")
    opened = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    guest.wait(lambda: guest.position)
    yield host, guest
    host.close()
    guest.close()


def unchanged(viewer: Viewer) -> Callable[[], bool]:
    """Compares the position with what it is now."""
    before = viewer.position

    def check() -> bool:
        viewer.quiet(0.1)
        return viewer.position == before

    return check


def test_a_stale_answer_is_refused(table: tuple[Viewer, Viewer]) -> None:
    host, _ = table
    action = host.choices[0]["action"]
    host.do("act", moment=0, actions=[action])
    host.wait(lambda: host.moment == 1)
    still = unchanged(host)
    assert host.refused("act", moment=0, actions=[0]) == "stale"
    assert host.refused("act", moment=7, actions=[0]) == "stale"
    assert still()


def test_an_illegal_answer_is_refused_with_the_reason(table: tuple[Viewer, Viewer]) -> None:
    host, _ = table
    still = unchanged(host)
    legal = {choice["action"] for choice in host.choices}
    wrong = next(action for action in range(2, 10) if action not in legal)
    answer = host.send("act", moment=0, actions=[wrong])
    assert answer["code"] == "illegal"
    assert "not an answer to the present decision" in answer["message"]
    assert host.refused("act", moment=0, actions=[99999]) == "illegal"
    assert still()


def test_answers_for_others_are_refused(table: tuple[Viewer, Viewer], person: Arrive) -> None:
    host, guest = table
    still = unchanged(host)
    action = host.choices[0]["action"]
    assert guest.refused("act", moment=0, actions=[action]) == "not_yours"
    stranger = person("Noor").sit_at(host.table_id)
    nobody = person(None).sit_at(host.table_id)
    assert stranger.refused("act", moment=0, actions=[action]) == "not_yours"
    assert nobody.refused("act", moment=0, actions=[action]) == "unknown_player"
    assert stranger.refused("order", seat=0, action=10) == "not_yours"
    assert stranger.refused("undo", seat=0, moment=0) == "not_yours"
    assert stranger.refused("sit", seat=1) == "not_yours"
    assert stranger.refused("stand", seat=1) == "not_yours"
    assert stranger.refused("close") == "not_yours"
    assert guest.refused("sit", seat=5) == "not_found"
    stranger.close()
    nobody.close()
    assert still()


def test_a_repeated_message_is_recognised(table: tuple[Viewer, Viewer]) -> None:
    host, guest = table
    action = host.choices[0]["action"]
    host.do("act", id="once", moment=0, actions=[action])
    host.wait(lambda: host.moment == 1)
    still = unchanged(host)
    assert host.refused("act", id="once", moment=0, actions=[action]) == "repeated"
    host.do("say", id="hello", text="good luck")
    assert host.refused("say", id="hello", text="good luck") == "repeated"
    guest.wait(lambda: guest.chat)
    guest.quiet(0.1)
    assert [line["text"] for line in guest.chat] == ["good luck"]
    assert still()
    assert guest.refused("act", id="once", moment=1, actions=[0]) == "not_yours"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        "nonsense",
        "null",
        '{"type": "act"}',
        '{"type": "act", "id": "x", "moment": 0, "actions": []}',
        '{"type": "act", "id": "x", "moment": -1, "actions": [1]}',
        '{"type": "act", "id": "x", "moment": 0, "actions": ["1"]}',
        '{"type": "act", "id": "x", "moment": 0, "actions": [1], "seat": 1}',
        '{"type": "nothing", "id": "x"}',
        '{"type": "say", "id": "x", "text": ""}',
        '{"type": "say", "id": "' + "x" * 41 + '", "text": "hello"}',
        '{"type": "sit", "id": "x", "seat": 1e99}',
        "[" * 3000,
        b"\xff\xfe\x00",
    ],
    ids=lambda data: repr(data[:40]),
)
def test_malformed_messages_are_refused(table: tuple[Viewer, Viewer], data: str | bytes) -> None:
    host, _ = table
    still = unchanged(host)
    host.send_raw(data)
    assert host.hear()["code"] == "malformed"
    assert still()
    host.do("ping")


def test_oversized_messages_are_refused(table: tuple[Viewer, Viewer]) -> None:
    host, _ = table
    host.send_raw('{"type": "say", "id": "x", "text": "' + "a" * 20_000 + '"}')
    assert host.hear()["code"] == "too_large"
    host.do("ping")


def test_a_sequence_is_only_taken_for_a_set_choice(table: tuple[Viewer, Viewer]) -> None:
    """What comes after a card is drawn cannot be tried out by sending it along."""
    host, _ = table
    still = unchanged(host)
    action = host.choices[0]["action"]
    answers = {
        host.send("act", moment=0, actions=[action, guess])["message"] for guess in range(12)
    }
    assert answers == {"this decision is not part of a set choice"}
    assert still()


def test_tables_cannot_be_started_twice_or_arranged_late(person: Arrive) -> None:
    wren = person("Wren")
    host = wren.sit_at(wren.open("ravens", ME, OPEN))
    host.do("arrange", seat=1, kind="bot", level="magus")
    assert host.table["seats"][1]["level"] == "magus"
    host.do("arrange", seat=1, kind="open")
    assert host.refused("act", moment=0, actions=[0]) == "not_now"
    host.do("start")
    assert host.table["seats"][1]["kind"] == "bot"
    assert host.refused("start") == "not_now"
    assert host.refused("arrange", seat=1, kind="open") == "not_now"
    assert host.refused("sit", seat=0) == "not_now"
    host.do("close")
    assert host.table["status"] == "closed"
    assert host.refused("sit", seat=0) == "not_now"
    host.close()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown game"),
        ({"game": "ravens", "seats": [ME]}, "seats is 1"),
        ({"game": "ravens", "seats": [ME, BOT], "options": {"sides": 99}}, "sides is 99"),
        ({"game": "ravens", "seats": [ME, BOT], "options": {"colour": 1}}, "no such option"),
        ({"game": "ravens", "seats": [ME, BOT], "preset": "grand"}, "preset is 'grand'"),
        ({"game": "ravens", "seats": [ME, BOT], "clock": {"kind": "move"}}, "one second"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_options_are_named(person: Arrive, wish: dict[str, object], words: str) -> None:
    answer = person("Wren").http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")
    assert words in answer.json()["message"]


def test_unknown_tables_are_not_found(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.refused("GET", "/api/tables/nowhere") == (404, "not_found")
    assert wren.refused("POST", "/api/tables/nowhere/rematch") == (404, "not_found")


@pytest.mark.parametrize("name", ["%00", "a%00b", "%C3%A4", "..%2F"])
def test_ids_no_database_takes_are_not_found(person: Arrive, name: str) -> None:
    assert person("Wren").refused("GET", f"/api/tables/{name}") == (404, "not_found")


def test_a_message_id_no_database_takes_is_refused(table: tuple[Viewer, Viewer]) -> None:
    host, _ = table
    still = unchanged(host)
    host.send_raw('{"type":"say","id":"a\\u0000","text":"hello"}')
    assert host.hear()["code"] == "malformed"
    assert still()
