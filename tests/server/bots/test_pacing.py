"""Automatic answers take time that can be seen, and that tells nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.engine.record import Record
from hexmoot.engine.registry import game
from hexmoot.server.bots import pacing
from hexmoot.server.table.game import Answer, TableGame
from tests.server.kit.people import ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]
EVERYBODY = -1


def played(*shown: tuple[int, bool]) -> TableGame:
    """A game of Ravens after answers of these seats; did each of them show anything?"""
    found = game("ravens")
    live = TableGame(Record(game="ravens", rules=found.rules_version, seats=2, seed=1), [])
    for place, (seat, is_shown) in enumerate(shown):
        lines = [(EVERYBODY if is_shown else 0, object())]
        live.answers.append(Answer(place, seat, lines, False))
    return live


@pytest.mark.parametrize(
    ("before", "pause"),
    [
        ((), 0.6),
        (((0, True),), 0.6),
        (((1, True),), 0.2),
        (((0, False),), 0.0),
        (((0, True), (0, False)), 0.0),
    ],
)
def test_a_bot_waits_for_what_was_seen_only(
    before: tuple[tuple[int, bool], ...], pause: float
) -> None:
    assert pacing.pause_before(played(*before), 1, 0.6) == pytest.approx(pause)


@pytest.mark.parametrize(
    ("spent", "pause", "grid", "rest"),
    [
        (0.1, 0.6, 0.0, 0.5),
        (0.9, 0.6, 0.0, 0.0),
        (0.0, 0.0, 3.0, 3.0),
        (2.9, 0.6, 3.0, 0.1),
        (3.2, 0.6, 3.0, 2.8),
    ],
)
def test_where_choices_are_hidden_answers_fall_on_a_beat(
    spent: float, pause: float, grid: float, rest: float
) -> None:
    assert pacing.rest(spent, pause, grid) == pytest.approx(rest)


def test_a_hand_is_secret_and_a_die_is_not() -> None:
    state = game("ravens").start(seats=2, seed=1)
    assert pacing.is_secret(state)
    assert pacing.beat(state, "archmage", 0.6) == 3.0
    state.apply(state.legal()[0])
    assert not pacing.is_secret(state)
    assert pacing.beat(state, "archmage", 0.6) == 0.0


def two_at(person: Arrive) -> tuple[Viewer, Viewer]:
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.open("ravens", ME, OPEN)
    host, guest = wren.sit_at(table), rafe.sit_at(table)
    guest.do("sit", seat=1)
    host.do("start")
    guest.wait(lambda: guest.position)
    return host, guest


def test_an_orders_answer_is_a_message_and_a_moment_of_its_own(person: Arrive) -> None:
    """As everybody's: first it is seen that somebody is asked, then what they answered."""
    host, guest = two_at(person)
    order = next(one for one in host.position["orders"] if one["text"] == "order keep")
    host.do("order", seat=0, action=order["action"])
    host.act()
    moments = []
    while guest.position["plies"] < 2:
        if guest.hear()["type"] == "moved":
            moments.append((guest.moment, guest.position["view"]["decision"]["seat"]))
    assert moments == [(1, 0), (2, 1)]


def test_undo_goes_back_to_the_last_answer_of_the_persons_own(person: Arrive) -> None:
    host, guest = two_at(person)
    order = next(one for one in host.position["orders"] if one["text"] == "order keep")
    host.do("order", seat=0, action=order["action"])
    host.act()
    host.wait(lambda: host.position["plies"] == 2)
    assert host.position["undo"]["ply"] == 0
    host.do("undo", seat=0, moment=host.moment)
    if host.position["undo"]["asked"]:
        guest.do("consent", number=1, yes=True)
    host.wait(lambda: host.position["plies"] == 0)
    assert host.choices


def test_an_order_takes_as_long_as_a_quick_person_and_never_the_same() -> None:
    """Drawn by lot for every answer: it tells neither what it is nor what it answers."""
    waits = [pacing.order_wait(0.6) for _ in range(500)]
    assert 0.6 <= min(waits) < 0.7
    assert 1.7 < max(waits) <= 1.8
    assert len(set(waits)) > 400
    assert pacing.order_wait(0.0) == 0.0
