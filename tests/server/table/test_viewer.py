"""One viewer's connection: what is new for it, told once; views are shared by who sees the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from hexmoot.engine.view import glance_of
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import orders, seats, sights, undo
from hexmoot.server.table.consequences import settle
from hexmoot.server.table.permission import SPECTATOR, Wish
from hexmoot.server.table.table import Table
from hexmoot.server.table.viewer import QUEUE_MESSAGES, Viewer, drawn_games
from hexmoot.server.wire.messages import AskUndo, LeaveOrder, Sit, Stand
from hexmoot.server.wire.native.patch import patched
from hexmoot.server.wire.parts import ChatLine, Clock
from tests.server.kit.houses import Clock as Time
from tests.server.kit.houses import settings_in, told
from tests.server.kit.tables import (
    NOOR,
    NOW,
    ORDER_KEEP,
    RAFE,
    WREN,
    answer_first,
    begun,
    finished,
    game_of,
    table_of,
)

SPECTATORS = 25


def viewer_at(folder: Path, table: Table, player: PlayerRow | None, wish: Wish = None) -> Viewer:
    """A page that has said hello."""
    viewer = Viewer(settings_in(folder, now=Time(NOW)), player, wish)
    viewer.hello(table)
    (hello,) = told(viewer)
    assert (hello["type"], hello["viewer"]) == ("hello", viewer.seat)
    return viewer


class Follower:
    """A page that puts in what changed, as a browser does."""

    def __init__(
        self, folder: Path, table: Table, player: PlayerRow | None, drawn: str = ""
    ) -> None:
        self.time = Time(NOW)
        settings = settings_in(folder, now=self.time)
        self.viewer = Viewer(settings, player, None, drawn_games(drawn))
        self.viewer.hello(table)
        self._position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def position(self) -> dict[str, Any]:
        """The position after everything that was sent."""
        for message in told(self.viewer):
            if message["type"] == "hello":
                self._position, self.table = message["position"], message["table"]
            elif message["type"] == "moved":
                assert message["since"] == self._position["moment"]
                self._position = patched(self._position, message["position"])
                self.table = patched(self.table, message["table"])
            elif message["type"] == "table":
                self.table = message["table"]
            elif message["type"] == "undo":
                self._position = {**self._position, "undo": message["undo"]}
        return self._position


def change(table: Table, *viewers: Viewer) -> None:
    """Something was stored: everybody is shown the table."""
    settle(table, NOW)
    table.row.version += 1
    table.keep()
    for viewer in viewers:
        viewer.refresh(table)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """For whom views are made."""
    made: list[int | None] = []
    real = glance_of

    def make(game: Game, state: State, viewer: int | None) -> dict[str, Any]:
        made.append(viewer)
        return real(game, state, viewer)

    monkeypatch.setattr(sights, "glance_of", make)
    return made


# ---- one view for all who see the same


def test_many_spectators_cost_one_view(tmp_path: Path, counted: list[int | None]) -> None:
    """At the hello, and with every answer again."""
    table = begun(WREN, RAFE)
    crowd = [viewer_at(tmp_path, table, NOOR) for _ in range(SPECTATORS)]
    assert counted == [None]
    answer_first(table, WREN)
    change(table, *crowd)
    assert counted == [None, None]
    for viewer in crowd:
        (moved,) = told(viewer)
        assert (moved["type"], moved["position"]["view"]["ply"]) == ("moved", [1])


def test_pages_of_one_seat_share_a_view_and_no_other_seat_gets_it(
    tmp_path: Path, counted: list[int | None]
) -> None:
    table = begun(WREN, RAFE)
    pages = [Follower(tmp_path, table, one) for one in (WREN, WREN, RAFE, None, RAFE)]
    assert counted == [0, 1, None]
    answer_first(table, WREN)
    change(table, *(page.viewer for page in pages))
    hands = [page.position()["view"]["table"]["hand"] for page in pages]
    assert hands[0] == hands[1] != hands[2] == hands[4]
    assert hands[3] == []


def test_what_changes_no_position_makes_no_view(tmp_path: Path, counted: list[int | None]) -> None:
    table = begun(WREN, RAFE)
    page = viewer_at(tmp_path, table, None)
    seats.stand(table, RAFE, Stand(id="x", seat=1), NOW)
    change(table, page)
    assert [one["type"] for one in told(page)] == ["table"]
    assert counted == [None]


def test_nothing_stale_is_shown_after_an_order_an_undo_or_the_end(tmp_path: Path) -> None:
    """What a page sees by putting in what changed is what a page that comes only now sees."""
    table = begun(WREN, RAFE, clock=Clock(kind="bank", seconds=60))
    pages = [Follower(tmp_path, table, one) for one in (WREN, RAFE, None)]
    orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=ORDER_KEEP), NOW)
    for step in range(30):
        if step == 3:
            undo.ask(table, WREN, AskUndo(id="x", seat=0, moment=table.moment), NOW + step)
        elif table.asked_seat is not None and step:
            answer_first(table, WREN if table.asked_seat.seat == 0 else RAFE, NOW + step)
        change(table, *(page.viewer for page in pages))
        for page in pages:
            fresh = Follower(tmp_path, table, page.viewer.player)
            assert (page.position(), page.table) == (fresh.position(), fresh.table)
    assert table.row.status == "finished"


def test_clocks_that_ran_untold_are_right_with_the_next_answer(tmp_path: Path) -> None:
    """What was not told is not taken for known: the next patch is of what was sent last."""
    table = begun(WREN, RAFE, clock=Clock(kind="bank", seconds=60))
    page = Follower(tmp_path, table, RAFE)
    assert page.position()["plies"] == 0
    page.time.time = NOW + 7
    change(table, page.viewer)
    assert told(page.viewer) == []
    answer_first(table, WREN, NOW + 7)
    change(table, page.viewer)
    assert page.position()["plies"] == 1
    assert [seat["clock"] for seat in page.table["seats"]] == [53.0, 60.0]


def test_a_page_that_draws_the_game_is_sent_no_panels(tmp_path: Path) -> None:
    table = begun(WREN, RAFE)
    drawing, reading = (Follower(tmp_path, table, WREN, drawn) for drawn in ("ravens", "chess"))
    for _ in range(2):
        assert drawing.position()["view"] == {**reading.position()["view"], "panels": []}
        assert reading.position()["view"]["panels"] == table_panels(table)
        answer_first(table, WREN)
        change(table, drawing.viewer, reading.viewer)


def table_panels(table: Table) -> object:
    """The panels as the engine makes them for the first seat."""
    return game_of(table).state.view(0)["panels"]


# ---- what is new


def test_a_change_nobody_can_see_is_not_told(tmp_path: Path) -> None:
    """An order of somebody else is secret; clocks that only run are no news."""
    table = begun(WREN, RAFE, clock=Clock(kind="move", seconds=30))
    mine, theirs = viewer_at(tmp_path, table, WREN), viewer_at(tmp_path, table, RAFE)
    orders.leave(table, WREN, LeaveOrder(id="x", seat=0, action=ORDER_KEEP), NOW)
    change(table, mine, theirs)
    assert [one["type"] for one in told(mine)] == ["moved"]
    assert told(theirs) == []
    theirs.refresh(table)
    assert told(theirs) == []


def test_an_answer_is_told_with_its_lines_and_an_undo_with_where_it_goes(tmp_path: Path) -> None:
    table = begun(WREN, RAFE)
    page = viewer_at(tmp_path, table, RAFE)
    answer_first(table, WREN)
    answer_first(table, WREN)
    change(table, page)
    (moved,) = told(page)
    assert (moved["undone"], {line["ply"] for line in moved["log"]}) == (None, {1})
    undo.take_back(table, 0, 1, "wren", NOW)
    change(table, page)
    (moved,) = told(page)
    assert (moved["undone"], moved["position"]["plies"]) == (1, [1])
    assert [line["text"] for line in moved["log"]] == ["Seat 1 took back an answer."]


def test_an_undo_that_is_asked_for_is_told_by_itself(tmp_path: Path) -> None:
    table = begun(WREN, RAFE)
    answer_first(table, WREN)
    page = viewer_at(tmp_path, table, RAFE)
    undo.ask(table, WREN, AskUndo(id="x", seat=0, moment=1), NOW)
    change(table, page)
    assert [one["type"] for one in told(page)] == ["undo"]


def test_before_hello_nothing_is_told(tmp_path: Path) -> None:
    viewer = Viewer(settings_in(tmp_path), None, None)
    viewer.refresh(begun(WREN, RAFE))
    assert told(viewer) == []


def test_the_start_of_the_game_is_a_hello(tmp_path: Path) -> None:
    table = table_of(WREN, RAFE)
    page = viewer_at(tmp_path, table, RAFE)
    seats.begin(table, NOW)
    change(table, page)
    (hello,) = told(page)
    assert hello["type"] == "hello"
    assert hello["position"]["view"]["viewer"] == 1


# ---- where it looks from


def test_whoever_sits_down_sees_what_the_seat_sees(tmp_path: Path) -> None:
    table = table_of(WREN, None, None)
    page, watching = viewer_at(tmp_path, table, RAFE), viewer_at(tmp_path, table, RAFE, SPECTATOR)
    seats.sit(table, RAFE, Sit(id="x", seat=2), NOW)
    change(table, page, watching)
    assert (page.seat, watching.seat) == (2, None)
    seats.sit(table, RAFE, Sit(id="x", seat=1), NOW)
    change(table, page)
    assert page.seat == 2
    seats.stand(table, RAFE, Stand(id="x", seat=2), NOW)
    change(table, page)
    assert page.seat == 1


def test_a_foreign_seat_wished_for_is_forgotten_also_for_the_end(tmp_path: Path) -> None:
    """Else the view of somebody who watches would jump when the game is over."""
    table = begun(WREN, RAFE)
    page = viewer_at(tmp_path, table, NOOR, 0)
    assert (page.seat, page.wish) == (None, None)
    page.refresh(finished(WREN, RAFE))
    assert page.seat is None


def test_looking_from_elsewhere_is_asked_of_permission(tmp_path: Path) -> None:
    table = begun(WREN, RAFE, WREN)
    page = viewer_at(tmp_path, table, WREN)
    with pytest.raises(Refusal):
        page.look_from(table, 1)
    assert page.seat == 0
    for wish, seat in ((2, 2), (SPECTATOR, None), (0, 0)):
        page.look_from(table, wish)
        page.hello(table)
        assert page.seat == seat


# ---- sending


def test_a_line_is_heard_once(tmp_path: Path) -> None:
    page = viewer_at(tmp_path, begun(WREN, RAFE), WREN)
    line = ChatLine(number=1, player="m", seat=0, name="Wren", text="hello", at=1.0)
    page.hear(line)
    page.hear(line)
    assert [one["type"] for one in told(page)] == ["said"]


def test_a_reader_that_is_too_slow_is_dropped(tmp_path: Path) -> None:
    page = viewer_at(tmp_path, begun(WREN, RAFE), WREN)
    for _ in range(QUEUE_MESSAGES + 1):
        page.notice("something")
    sent = told(page)
    assert (len(sent), sent[-1]["type"]) == (QUEUE_MESSAGES, "end")


def test_bye_is_the_last_word(tmp_path: Path) -> None:
    page = viewer_at(tmp_path, begun(WREN, RAFE), WREN)
    page.bye("the end", again=False)
    assert [one["type"] for one in told(page)] == ["bye", "end"]


# ---- what is told only to whoever points at things

RACE = {"game": "alchemists_race", "rules": registry.game("alchemists_race").rules_version}


def race_with_a_step() -> Table:
    """Two people who race; Wren is asked where to step."""
    table = begun(RAFE, WREN, **RACE)
    assert (game_of(table).asked, table.seats[1].player) == (1, WREN.id)
    return table


def test_whoever_is_asked_is_told_details_when_they_point(tmp_path: Path) -> None:
    """Reasons, roads and ends come when they are asked for; the next change is of that."""
    table = race_with_a_step()
    page = Follower(tmp_path, table, WREN, drawn="alchemists_race")
    glance = page.position()
    assert glance["view"]["closed"] is None
    assert {len(step["roads"]) for step in glance["view"]["table"]["hints"]["steps"]} == {0}
    page.viewer.tell_details(table, table.moment, None)
    page.viewer.tell_details(table, table.moment, None)
    first, again = told(page.viewer)
    assert (first["type"], again["view"]) == ("details", {})
    view = patched(glance["view"], first["view"])
    assert view == {**game_of(table).state.view(1), "panels": []}
    answer_first(table, WREN)
    change(table, page.viewer)
    (moved,) = told(page.viewer)
    later = patched({**glance, "view": view}, moved["position"])
    assert later["view"] == game_of(table).plain_view(1, is_drawn=True)


def test_nobody_else_is_told_details(tmp_path: Path) -> None:
    """Not who waits, not who watches, not of another moment, not who has lost the seat."""
    table = race_with_a_step()
    for person in (RAFE, NOOR, None):
        page = viewer_at(tmp_path, table, person)
        page.tell_details(table, table.moment, None)
        assert told(page) == []
    asked = viewer_at(tmp_path, table, WREN)
    asked.tell_details(table, table.moment + 1, None)
    table.seats[1].player = NOOR.id
    asked.tell_details(table, table.moment, None)
    assert told(asked) == []


def test_details_are_of_the_seat_and_position_that_were_sent(tmp_path: Path) -> None:
    """Not of a position that is still to be sent, nor of another seat one would look from now."""
    table = begun(WREN, WREN, **RACE)
    page = viewer_at(tmp_path, table, WREN, wish=0)
    answer_first(table, WREN)
    assert game_of(table).asked == 0
    page.tell_details(table, table.moment, None)
    other = viewer_at(tmp_path, table, WREN, wish=1)
    table.seats[1].player = NOOR.id
    other.tell_details(table, table.moment, None)
    assert (told(page), told(other)) == ([], [])
