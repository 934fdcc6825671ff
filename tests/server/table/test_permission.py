"""Who may see what: decided in one place, and the same over the socket and by HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import permission
from hexmoot.server.table.permission import SPECTATOR, Wish
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer
from tests.server.kit.tables import (
    NOOR,
    RAFE,
    WREN,
    answer_first,
    begun,
    finished,
    game_of,
    table_of,
)
from tests.server.test_table_life import play_out

Arrive = Callable[..., Person]


# ---- the rules


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("0", 0),
        ("11", 11),
        ("spectator", SPECTATOR),
        ("", None),
        (None, None),
        ("-1", None),
        ("111", None),
        ("x", None),
        ("²", None),
        ("٣", None),
    ],
)
def test_a_wish_is_a_seat_a_spectator_or_nothing(text: str | None, wish: Wish) -> None:
    assert permission.read_wish(text) == wish


@pytest.mark.parametrize(
    ("player", "wish", "seen"),
    [
        (WREN, None, 0),
        (WREN, 0, 0),
        (WREN, 2, 2),
        (WREN, 1, "not_yours"),
        (WREN, 9, "not_yours"),
        (WREN, SPECTATOR, None),
        (RAFE, None, 1),
        (RAFE, 0, "not_yours"),
        (NOOR, None, None),
        (NOOR, SPECTATOR, None),
        (NOOR, 0, "not_yours"),
        (None, None, None),
        (None, 0, "not_yours"),
    ],
)
def test_in_a_running_game_one_looks_from_ones_own_seats(
    player: PlayerRow | None, wish: Wish, seen: int | str | None
) -> None:
    """Whoever goes on looking (a socket) is shown their own where a request is refused."""
    table = begun(WREN, RAFE, WREN)
    mine = table.seats_of(player)
    if seen == "not_yours":
        with pytest.raises(Refusal) as caught:
            permission.viewer_for(table, player, wish)
        assert caught.value.code == "not_yours"
        assert permission.viewer_left(table, player, wish) == (mine[0] if mine else None)
    else:
        assert permission.viewer_for(table, player, wish) == seen
        assert permission.viewer_left(table, player, wish) == seen
    assert permission.viewers(table, player) == mine


@pytest.mark.parametrize("player", [WREN, NOOR, None], ids=["seated", "stranger", "nobody"])
def test_a_finished_game_is_an_open_book(player: PlayerRow | None) -> None:
    table = finished(WREN, RAFE)
    assert permission.viewers(table, player) == [0, 1]
    assert permission.viewer_for(table, player, 1) == 1
    assert permission.viewer_for(table, player, SPECTATOR) is None
    assert permission.viewer_for(table, player, None) == (0 if player is WREN else None)
    with pytest.raises(Refusal):
        permission.viewer_for(table, player, 2)


def test_what_is_for_finished_games_is_refused_before() -> None:
    permission.check_open_book(finished(WREN, RAFE), "the record is opened")
    for table in (table_of(WREN, RAFE), begun(WREN, RAFE)):
        assert not permission.is_open_book(table)
        with pytest.raises(Refusal, match="the record is opened when the game is over"):
            permission.check_open_book(table, "the record is opened")


def refused_hint(table_hint: Callable[[], object]) -> str:
    """The code of a refused hint."""
    with pytest.raises(Refusal) as caught:
        table_hint()
    return caught.value.code


def test_hints_are_for_ones_own_decisions_against_bots() -> None:
    alone, together = begun(WREN, "adept"), begun(WREN, RAFE)
    assert permission.thinkable(alone, WREN, None) is game_of(alone).state
    assert permission.thinkable(alone, WREN, 0) is game_of(alone).state
    assert refused_hint(lambda: permission.thinkable(alone, RAFE, None)) == "not_yours"
    assert refused_hint(lambda: permission.thinkable(alone, WREN, 1)) == "not_now"
    assert refused_hint(lambda: permission.thinkable(together, WREN, None)) == "not_yours"
    assert refused_hint(lambda: permission.thinkable(table_of(WREN), WREN, None)) == "not_now"
    together.seats[1].stand_in = "left"
    assert refused_hint(lambda: permission.thinkable(together, WREN, None)) == "not_yours"


def test_of_a_finished_game_every_decision_may_be_thought_about_by_anybody() -> None:
    table = finished(WREN, RAFE)
    plies = game_of(table).ply
    assert permission.thinkable(table, NOOR, plies - 1).ply == plies - 1
    assert refused_hint(lambda: permission.thinkable(table, NOOR, plies)) == "not_found"
    assert refused_hint(lambda: permission.thinkable(table, NOOR, None)) == "not_found"


def test_a_what_if_of_a_running_game_is_for_practice_against_bots() -> None:
    """Else its dice and its seed would be open while it goes on."""
    permission.check_fork(finished(WREN, RAFE), NOOR)
    permission.check_fork(begun(WREN, "adept", WREN, practice=True), WREN)
    for table, player, code in (
        (begun(WREN, "adept"), WREN, "not_now"),
        (begun(WREN, RAFE, practice=True), WREN, "not_yours"),
        (begun(WREN, RAFE), WREN, "not_yours"),
        (begun(WREN, "adept"), RAFE, "not_yours"),
        (table_of(WREN, "adept"), WREN, "not_now"),
    ):
        with pytest.raises(Refusal) as caught:
            permission.check_fork(table, player)
        assert caught.value.code == code


def test_whoever_left_a_seat_to_a_bot_may_still_look_from_it() -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN)
    table.seats[0].stand_in = "left"
    assert permission.viewer_for(table, WREN, 0) == 0


# ---- both ways


class Case(NamedTuple):
    """What is asked for in the address, and what comes of it: a viewer, or a refusal by HTTP."""

    wish: str
    by_http: int | str | None
    by_socket: int | None


CASES = {
    "host": [Case("", 0, 0), Case("0", 0, 0), Case("spectator", None, None), Case("1", "no", 0)],
    "guest": [Case("", 1, 1), Case("0", "no", 1), Case("spectator", None, None)],
    "watcher": [Case("", None, None), Case("0", "no", None), Case("spectator", None, None)],
}


@pytest.fixture
def people(person: Arrive) -> tuple[dict[str, Person], str]:
    """A running game of two, and somebody who watches."""
    found = {"host": person("Wren"), "guest": person("Rafe"), "watcher": person(None)}
    table = found["host"].open("ravens", ME, OPEN)
    message = {"type": "sit", "id": "1", "seat": 1}
    found["guest"].post(f"/api/tables/{table}/messages", message)
    found["host"].post(f"/api/tables/{table}/messages", {"type": "start", "id": "1"})
    return found, table


def by_http(person: Person, table: str, what: str, wish: str) -> int | str | None:
    """Whose view a request is answered with; "no" where it is refused."""
    answer = person.http.get(f"/api/tables/{table}/{what}", params={"seat": wish} if wish else {})
    if answer.status_code == 403:
        assert answer.json()["code"] == "not_yours"
        return "no"
    viewer: int | None = answer.raise_for_status().json()["view"]["viewer"]
    return viewer


def by_socket(person: Person, table: str, wish: str) -> int | None:
    """Whose view a socket with this wish gets."""
    page = Viewer(person.url, table, person.cookie, wish or None)
    try:
        assert page.position["view"]["viewer"] == page.viewer
        return page.viewer
    finally:
        page.close()


def test_socket_and_http_say_the_same(people: tuple[dict[str, Person], str]) -> None:
    found, table = people
    for who, cases in CASES.items():
        for case in cases:
            told = (who, case.wish)
            for what in ("position", "replay/0"):
                assert by_http(found[who], table, what, case.wish) == case.by_http, told
            assert by_socket(found[who], table, case.wish) == case.by_socket, told


def test_a_seated_person_sees_a_spectators_log_too(people: tuple[dict[str, Person], str]) -> None:
    found, table = people
    host = found["host"]
    host.sit_at(table).act()
    kinds = {
        seat: [line["kind"] for line in host.get(f"/api/tables/{table}/log?seat={seat}")["lines"]]
        for seat in ("0", "spectator")
    }
    hidden = ["drew_hidden"] * 2
    assert kinds["0"] == ["drew", "drew", *hidden, "played", "drew"]
    assert kinds["spectator"] == [*hidden, *hidden, "played", "drew_hidden"]
    assert found["guest"].refused("GET", f"/api/tables/{table}/log?seat=0") == (403, "not_yours")


@pytest.mark.parametrize("wish", ["8", "-1", "Spectator", "0 ", "none"])
def test_what_is_no_wish_is_malformed_by_http(person: Arrive, wish: str) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    answer = wren.http.get(f"/api/tables/{table}/position", params={"seat": wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_looking_over_the_socket_follows_the_same_rules(
    people: tuple[dict[str, Person], str],
) -> None:
    found, table = people
    host, watcher = found["host"].sit_at(table), found["watcher"].sit_at(table)
    assert host.refused("look", seat=1) == watcher.refused("look", seat=0) == "not_yours"
    assert host.viewer == 0
    host.do("look", seat=None)
    assert host.viewer is None
    host.act_for(0)
    host.wait(lambda: host.position["plies"] == 1)
    assert host.viewer is None
    host.do("look", seat=0)
    assert host.viewer == 0


def test_when_the_game_is_over_both_ways_open_every_seat(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    play_out(wren.sit_at(table))
    watcher = person(None)
    for wish, seen in (("", None), ("0", 0), ("1", 1), ("spectator", None)):
        assert by_http(watcher, table, "position", wish) == seen
        assert by_socket(watcher, table, wish) == seen
    assert by_http(watcher, table, "position", "2") == "no"
