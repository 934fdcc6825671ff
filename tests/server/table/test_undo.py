"""Taking back: free to the last information barrier, by consent beyond."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.kit.people import BOT, ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]
ORDER_KEEP, ORDER_NONE = 10, 11


@pytest.fixture
def table(person: Arrive) -> Iterator[tuple[Viewer, Viewer]]:
    """Two people; the first has played a card and kept, so the second is asked."""
    wren, rafe = person("Wren"), person("Rafe")
    opened = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(opened), rafe.sit_at(opened)
    guest.do("sit", seat=1)
    host.do("start")
    host.act()
    host.act("keep")
    guest.wait(lambda: guest.position and guest.position["plies"] == 2)
    yield host, guest
    host.close()
    guest.close()


def test_what_taught_nobody_anything_is_taken_back_freely(table: tuple[Viewer, Viewer]) -> None:
    host, guest = table
    assert host.position["undo"] == {"ply": 1, "free": True, "wait": 0.0, "asked": None}
    host.do("undo", seat=0, moment=2)
    guest.wait(lambda: guest.position["plies"] == 1)
    assert host.position["view"]["decision"]["kind"] == "gamble"
    assert [choice["text"] for choice in host.choices] == ["keep", "roll"]
    assert (host.moment, guest.moment) == (3, 3)
    assert {line["ply"] for line in guest.log} == {1}


def test_an_answer_for_before_the_undo_is_stale(table: tuple[Viewer, Viewer]) -> None:
    """The ply is the same again, the moment is not."""
    host, _ = table
    host.do("undo", seat=0, moment=2)
    assert host.refused("act", moment=1, actions=[0]) == "stale"
    assert host.refused("undo", seat=0, moment=2) == "stale"
    host.act("roll")


def test_beyond_a_shown_card_the_others_are_asked(table: tuple[Viewer, Viewer]) -> None:
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    assert host.position["undo"]["free"] is False
    host.do("undo", seat=0, moment=3)
    guest.wait(lambda: guest.position["undo"]["asked"])
    asked = guest.position["undo"]["asked"]
    assert asked == {"number": 1, "seat": 0, "ply": 1, "waiting": [1]}
    assert host.refused("consent", number=1, yes=True) == "not_yours"
    assert guest.refused("consent", number=7, yes=True) == "stale"
    guest.do("consent", number=1, yes=True)
    host.wait(lambda: host.position["plies"] == 1)
    assert host.position["undo"]["asked"] is None
    assert host.choices


def test_a_refused_undo_must_wait_longer_each_time(table: tuple[Viewer, Viewer]) -> None:
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    host.do("undo", seat=0, moment=3)
    guest.wait(lambda: guest.position["undo"]["asked"])
    guest.do("consent", number=1, yes=False)
    host.wait(lambda: host.position["undo"]["asked"] is None)
    assert 10 < host.position["undo"]["wait"] <= 15
    answer = host.send("undo", seat=0, moment=3)
    assert answer["code"] == "too_fast"
    assert host.position["plies"] == 3


def test_a_request_can_be_withdrawn_and_lapses_when_the_game_goes_on(
    table: tuple[Viewer, Viewer],
) -> None:
    host, guest = table
    guest.act()
    host.wait(lambda: host.position["plies"] == 3)
    host.do("undo", seat=0, moment=3)
    host.do("consent", number=1, yes=False)
    host.wait(lambda: host.position["undo"]["asked"] is None)
    host.do("undo", seat=0, moment=3)
    assert host.refused("undo", seat=0, moment=3) == "not_now"
    guest.act("keep")
    assert guest.position["undo"]["asked"] is None
    assert guest.refused("consent", number=2, yes=True) == "stale"


def test_against_bots_everything_can_be_taken_back(person: Arrive) -> None:
    wren = person("Wren")
    viewer = wren.sit_at(wren.open("ravens", ME, BOT, start=True))
    viewer.act()
    viewer.act("keep")
    viewer.wait(lambda: viewer.choices and viewer.position["plies"] >= 4)
    assert viewer.position["undo"]["free"] is True
    viewer.do("undo", seat=0, moment=viewer.moment)
    viewer.wait(lambda: viewer.position["plies"] == 1)
    viewer.close()


def test_a_standing_order_is_secret_and_is_taken_back_with_the_answer(
    table: tuple[Viewer, Viewer],
) -> None:
    """Nobody else is told anything when an order is left, and an undo removes it."""
    host, guest = table
    assert [order["text"] for order in host.position["orders"]] == ["order keep", "order none"]
    guest.quiet(0.2)
    host.do("order", seat=0, action=ORDER_KEEP)
    assert host.position["view"]["table"]["order"] == 1
    assert guest.quiet(0.4) == []
    assert host.refused("order", seat=0, action=3) == "illegal"
    host.do("undo", seat=0, moment=2)
    assert host.position["view"]["table"]["order"] == 0


def test_a_standing_order_answers_like_the_person_would(table: tuple[Viewer, Viewer]) -> None:
    host, guest = table
    host.do("order", seat=0, action=ORDER_KEEP)
    guest.act()
    guest.act("keep")
    host.act()
    guest.wait(lambda: guest.position["plies"] == 6)
    assert guest.choices
    host.wait(lambda: host.position["plies"] == 6)
    assert host.position["view"]["decision"]["seat"] == 1
