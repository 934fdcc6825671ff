"""Reviews as a page is shown them: those of the bots, by plies and rounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from hexmoot.bots import Look, Thought, Verdict, review
from hexmoot.bots import Review as Found
from hexmoot.engine.record import Record
from hexmoot.server.bots.reviews import Reviewer, body_of, parts
from hexmoot.server.wire.bodies import Review
from hexmoot.workers.crew import HereExecutor
from tests.bots.kit.games import make_brief, played_badly, played_by_three

KEEP = Thought(0, "keep", "Keep", 0.5, 9)
ROLL = Thought(1, "roll", "Roll it", 0.6, 90)


def shown(record: Record) -> Review:
    """What the server makes of a game, part by part, in this process."""
    reviewer = Reviewer.__new__(Reviewer)
    reviewer.progress = {}
    return asyncio.run(reviewer._review(HereExecutor(), "table", record, record.final()))


@pytest.mark.parametrize("play", [played_badly, played_by_three])
def test_the_page_and_the_library_say_the_same(
    play: Callable[[], Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same turning points, the same faults, the same chances of one record."""
    make_brief(monkeypatch)
    monkeypatch.setattr("hexmoot.server.bots.reviews.DEEP_PLAYOUTS", 300)
    record = play()
    page, found = shown(record), review(record)
    ply_of = {look.entry: look.ply for look in found.looks}
    assert [turn.ply for turn in page.turns] == [ply_of[entry] for entry in found.turning_points]
    assert page.turns
    assert [[point.ply for point in seat] for seat in page.costly] == [
        [ply_of[verdict.entry] for verdict in seat] for seat in found.costliest
    ]
    assert page == body_of(found, record.final().ply, record.round_starts())


def test_a_page_is_shown_plies_words_and_rounded_numbers() -> None:
    first = Verdict(1, 0, KEEP, ROLL, 0.12345, "Keep it?")
    second = Verdict(2, 1, KEEP, ROLL, 0.01)
    found = Found(
        looks=(Look(1, 0, (0.31251, 0.68749), first), Look(2, 1, (0.75, 0.25), second)),
        chances=((0.5, 0.5), (0.31251, 0.68749), (0.75, 0.25), (1.0, 0.0)),
        costliest=((first,), ()),
        turns=(first, second),
        together=False,
    )
    body = body_of(found, 3, [])
    assert (body.state, body.progress, body.plies) == ("ready", 1.0, [0, 1, 3])
    assert body.chances == [[0.313, 0.75, 1.0], [0.687, 0.25, 0.0]]
    told = [(point.asked, point.played, point.best, point.cost) for point in body.turns]
    assert told == [
        ("Keep it?", "Keep", "Roll it", 0.123),
        ("", "Keep", "", 0.01),
    ]
    assert body.costly == [[body.turns[0]], []]
    assert body.turns[0].change == [0.687, -0.687]


def test_a_game_is_looked_at_in_parts() -> None:
    assert parts(range(7), 3) == [range(2), range(2, 4), range(4, 7)]
    assert [len(part) for part in parts(range(2), 4)] == [0, 1, 0, 1]
