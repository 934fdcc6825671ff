"""Forced rolls as viewers are shown them: what was on the way, and nothing they may not see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hexmoot.engine.registry import game
from hexmoot.server.table import undo
from hexmoot.server.table.table import Table
from hexmoot.server.wire.native.patch import patched
from tests.server.kit.houses import told
from tests.server.kit.tables import NOW, RAFE, WREN, answer_first, begun, game_of
from tests.server.table.test_viewer import change, viewer_at

RACE = {"game": "alchemists_race", "rules": game("alchemists_race").rules_version}
PEOPLE = (WREN, RAFE)


def race() -> Table:
    """Two people who race."""
    return begun(*PEOPLE, **RACE)


def moved(folder: Path, table: Table, viewer: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play until a roll nobody was asked about; the view before it, and the message."""
    page = viewer_at(folder, table, PEOPLE[viewer])
    for _ in range(60):
        before = game_of(table).plain_view(viewer, is_drawn=False)
        asked = table.asked_seat
        assert asked is not None
        answer_first(table, PEOPLE[asked.seat])
        change(table, page)
        (message,) = told(page)
        if message["stops"]:
            return before, message
    raise AssertionError("nobody rolled unasked")


def test_the_roller_is_offered_the_roll_and_sees_no_die(tmp_path: Path) -> None:
    table = race()
    before, message = moved(tmp_path, table, viewer=0)
    stop = message["stops"][0]
    seen = patched(before, stop["view"])
    assert seen["decision"]["kind"] == "pre_roll"
    kinds = [line["kind"] for line in message["log"]]
    assert "rolled" in kinds[stop["lines"] :]
    assert "rolled" not in kinds[: stop["lines"]]
    if seen["decision"]["seat"] == 0:
        assert seen["decision"]["prompt"] == "Roll the die."
    offered = [choice["text"] for choice in seen["choices"]]
    assert offered == (["roll"] if seen["decision"]["seat"] == 0 else [])


def test_the_game_has_gone_on_all_the_same(tmp_path: Path) -> None:
    """Clocks, orders and bots are asked the next question; the record has no entry for it."""
    table = race()
    moved(tmp_path, table, viewer=0)
    record = game_of(table).match.record
    assert record.final().digest() == game_of(table).state.digest()
    assert len(record.actions) == game_of(table).ply


def test_a_page_that_comes_at_the_start_is_shown_the_first_roll(tmp_path: Path) -> None:
    table = race()
    page = viewer_at(tmp_path, table, WREN)
    page.hello(table)
    (hello,) = told(page)
    (stop,) = hello["stops"]
    assert patched(hello["position"]["view"], stop["view"])["decision"]["kind"] == "pre_roll"


def test_what_is_taken_back_has_no_stops(tmp_path: Path) -> None:
    table = race()
    page = viewer_at(tmp_path, table, WREN)
    for _ in range(2):
        answer_first(table, PEOPLE[game_of(table).asked or 0])
    undo.take_back(table, 0, 1, WREN.id, NOW)
    change(table, page)
    assert all(message["stops"] == [] for message in told(page) if message["type"] == "moved")


def test_whoever_throws_is_told_details_of_the_stop(tmp_path: Path) -> None:
    """Where each face leads and why nothing else can be done; nobody else is told."""
    table = race()
    pages = [viewer_at(tmp_path, table, person) for person in PEOPLE]
    before, message = moved(tmp_path, table, viewer=0)
    seen = [patched(before, stop["view"]) for stop in message["stops"]]
    change(table, *pages)
    for page in pages:
        told(page)
    for place, view in enumerate(seen):
        for page in pages:
            page.tell_details(table, table.moment, place)
        thrower = view["decision"]["seat"]
        mine, others = told(pages[thrower]), told(pages[1 - thrower])
        assert ([one["stop"] for one in mine], others) == ([place], [])
        if thrower == 0:
            whole = patched(view, mine[0]["view"])
            assert view["closed"] is None
            assert (bool(whole["closed"]), bool(whole["table"]["hints"]["reach"])) == (True, True)
    pages[0].tell_details(table, table.moment, len(seen))
    assert told(pages[0]) == []
