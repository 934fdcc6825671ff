"""The people bots are: what they are like, and what they say when a game begins and ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from hexmoot.bots import LEVELS
from hexmoot.engine.outcome import EndReason, Outcome
from hexmoot.server.bots.characters import GAP_SECONDS, character_of, farewells, greetings
from hexmoot.server.table.table import Table
from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer
from tests.server.kit.process import ServerProcess
from tests.server.kit.tables import WREN, table_of
from tests.server.test_review import play_out

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]

PEOPLE = {one.name: one for level in LEVELS.values() for one in level.characters}
ADEPT = {"kind": "bot", "level": "adept"}


def spoken(lines: list[dict[str, Any]]) -> list[tuple[int, str, str]]:
    """Who said what."""
    return [(line["seat"], line["name"], line["text"]) for line in lines]


def greeting(viewer: Viewer, seat: int) -> tuple[int, str, str]:
    """What the bot of a seat has to say at the beginning."""
    name = viewer.table["seats"][seat]["name"]
    return seat, name, PEOPLE[name].greeting


# ---- at a table


def test_bots_greet_one_after_the_other_and_once(start_server: Start, arrive: Arrive) -> None:
    """Also for spectators, after a reconnection and after a restart of the server."""
    server = start_server()
    wren = arrive(server.url)
    host = wren.sit_at(wren.open("ravens", ME, BOT, ADEPT, start=True))
    host.wait(lambda: len(host.chat) == 2)
    assert spoken(host.chat) == [greeting(host, 1), greeting(host, 2)]
    first, second = host.chat
    began = host.table["started"]
    assert [first["at"] - began, second["at"] - began] == pytest.approx([2.0, 4.0], abs=1e-3)
    assert time.time() >= second["at"]
    assert (first["bot"], first["player"]) == (True, f"bot:{first['name']}")
    watcher = arrive(server.url, "Noor").sit_at(host.table_id)
    assert watcher.chat == host.chat
    server.stop()
    server.start()
    host.connect()
    host.quiet(2 * GAP_SECONDS)
    assert spoken(host.chat) == [greeting(host, 1), greeting(host, 2)]


def test_a_line_that_is_to_come_is_told_after_a_crash_too(
    start_server: Start, arrive: Arrive
) -> None:
    server = start_server()
    wren = arrive(server.url)
    table = wren.open("ravens", ME, BOT, BOT, start=True)
    server.kill()
    server.start()
    host = wren.sit_at(table)
    host.wait(lambda: len(host.chat) == 2)
    assert spoken(host.chat) == [greeting(host, 1), greeting(host, 2)]


def test_a_bot_has_the_last_word_when_the_game_is_over(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True)
    play_out(wren, table)
    late = wren.sit_at(table)
    late.wait(lambda: len(late.chat) == 2)
    bot = PEOPLE[late.table["seats"][1]["name"]]
    has_won = late.position["view"]["outcome"]["ranks"][1] == 1
    assert [line["text"] for line in late.chat] == [
        bot.greeting,
        bot.victory if has_won else bot.defeat,
    ]
    assert [line["seat"] for line in late.chat] == [1, 1]
    assert wren.get(f"/api/tables/{table}/chat") == late.chat


def test_who_stands_in_for_a_person_says_nothing(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    host = wren.sit_at(wren.open("ravens", ME, OPEN))
    guest = rafe.sit_at(host.table_id)
    guest.do("sit", seat=1)
    host.do("start")
    guest.do("stand", seat=1)
    host.wait(lambda: host.table["seats"][1]["stand_in"])
    assert host.table["seats"][1]["manner"] == ""
    host.quiet(GAP_SECONDS + 0.5)
    assert host.chat == []


def test_a_what_if_goes_on_without_another_greeting(person: Arrive) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, BOT, start=True, practice=True)
    made = wren.post(f"/api/tables/{table}/fork", {"ply": 0})
    fork = wren.sit_at(str(made["id"]))
    fork.quiet(GAP_SECONDS + 0.5)
    assert fork.chat == []


def test_a_seat_tells_what_its_bot_is_like(person: Arrive) -> None:
    wren = person("Wren")
    viewer = wren.sit_at(wren.open("ravens", ME, BOT, OPEN))
    me, bot, empty = viewer.table["seats"]
    assert bot["manner"] == PEOPLE[bot["name"]].manner
    assert (me["manner"], empty["manner"]) == ("", "")
    levels = {level["name"]: level["summary"] for level in wren.get("/api/server")["levels"]}
    assert levels == {name: level.summary for name, level in LEVELS.items()}


# ---- who says what


def three() -> Table:
    """A person, Pip and Ysolde."""
    table = table_of(WREN, "apprentice", "adept")
    table.seats[1].name, table.seats[2].name = "Pip Candlewick", "Sister Ysolde"
    return table


def ended(*ranks: int, together: bool | None = None) -> Outcome:
    """A game over with these places."""
    none = (0,) * len(ranks)
    reason = EndReason("end", "It is over.")
    return Outcome(ranks, none, ({},) * len(ranks), (0.0,) * len(ranks), reason, together)


def last_words(
    table: Table, outcome: Outcome, now: float = 1000.0
) -> list[tuple[int | None, str, float]]:
    """Who says what and when."""
    return [(line.seat, line.text, line.at) for line in farewells(table, outcome, now)]


def test_the_winner_speaks_first() -> None:
    assert last_words(three(), ended(2, 3, 1)) == [
        (2, "Exactly as written down.", 1002.0),
        (1, "Next time I'll read the second half.", 1004.0),
    ]


def test_a_shared_win_is_a_win() -> None:
    assert last_words(three(), ended(1, 1, 3)) == [
        (1, "Did I... did I do that on purpose?", 1002.0),
        (2, "Item seven did not account for you.", 1004.0),
    ]


def test_a_company_wins_or_loses_together() -> None:
    assert last_words(three(), ended(1, 1, 1, together=True)) == [
        (1, "Did I... did I do that on purpose?", 1002.0),
        (2, "Exactly as written down.", 1004.0),
    ]
    assert last_words(three(), ended(1, 1, 1, together=False)) == [
        (1, "Next time I'll read the second half.", 1002.0),
        (2, "Item seven did not account for you.", 1004.0),
    ]


def test_a_game_that_is_over_at_once_lets_everybody_greet_first() -> None:
    table = three()
    table.row.started = 1000.0
    assert [line.at for line in greetings(table, 1000.0)] == [1002.0, 1004.0]
    assert [at for _, _, at in last_words(table, ended(1, 2, 3), 1000.1)] == [1006.0, 1008.0]


def test_people_say_nothing_of_themselves() -> None:
    table = table_of(WREN, WREN)
    table.seats[1].stand_in = "absent"
    table.seats[1].name = "Pip Candlewick"
    assert greetings(table, 0.0) == []
    assert farewells(table, ended(1, 2), 0.0) == []


def test_seven_of_a_level_are_seven_people() -> None:
    table = table_of(*["adept"] * 7)
    names = [seat.name for seat in table.seats]
    assert sorted(names) == sorted(person.name for person in LEVELS["adept"].characters)
    assert len(set(names)) == 7
    assert [character_of(seat) for seat in table.seats] == [PEOPLE[name] for name in names]
    assert [line.name for line in greetings(table, 0.0)] == names


@pytest.mark.parametrize(
    ("level", "name", "found"),
    [
        ("apprentice", "Pip Candlewick", "Pip Candlewick"),
        ("apprentice", "Pip Candlewick 4", "Pip Candlewick"),
        ("apprentice", "Sister Ysolde", None),
        ("adept", "Somebody Else", None),
    ],
)
def test_a_name_is_known_within_its_level(level: str, name: str, found: str | None) -> None:
    character = LEVELS[level].called(name)
    assert (character.name if character else None) == found
