"""New tables: from a form, as a what-if, or as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.house import House
from hexmoot.server.settings import Limits
from hexmoot.server.storage.rows import PlayerRow, SeatRow
from hexmoot.server.table import new_table as making
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import Fork, NewTable
from hexmoot.server.wire.parts import Clock, SeatWish
from tests.server.kit.houses import BOT, ME, OPEN, named, new_table, open_house
from tests.server.kit.tables import RAFE, WREN, answer_first, begun


async def code_of(work: Coroutine[Any, Any, Any]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


def at_house(folder: Path, work: Callable[[House, PlayerRow], Coroutine[Any, Any, Any]]) -> Any:
    """Something Wren does at a house whose bots stay silent."""

    async def run() -> Any:
        async with open_house(folder) as house:
            house.tables.on_change.clear()
            return await work(house, await named(house, "Wren"))

    return asyncio.run(run())


async def play_out(house: House, table: Table) -> None:
    """Everybody answers with the first choice."""

    def step(table: Table, now: float) -> None:
        seat = table.asked_seat
        assert seat is not None
        game = table.running_game()
        table.fresh += game.answer(seat.seat, [game.state.legal()[0]], seat.player, now)

    for _ in range(100):
        if table.row.status == "finished":
            return
        await house.changes.make(table.id, step)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown game"),
        ({"game": "ravens", "seats": [ME]}, "seats is 1"),
        ({"game": "ravens", "seats": [ME, BOT], "options": {"sides": 99}}, "sides is 99"),
    ],
)
def test_bad_options_are_named(wish: dict[str, Any], words: str) -> None:
    """The refusal says which option, so that it can be mended."""
    with pytest.raises(Refusal, match=words):
        making.prepared(NewTable(**wish))


def test_a_clock_leaves_time_to_think() -> None:
    """A clock of no time at all would end every game at once."""
    making.check_clock(Clock())
    making.check_clock(Clock(kind="move", seconds=1))
    for kind in ("move", "bank"):
        with pytest.raises(Refusal, match="at least one second"):
            making.check_clock(Clock(kind=kind))


def test_a_full_table_starts_at_once_if_wished(tmp_path: Path) -> None:
    """With a free seat, or without the wish, it waits."""

    async def work(house: House, wren: PlayerRow) -> list[str]:
        wishes = (((ME, BOT), True), ((ME, OPEN), True), ((ME, BOT), False))
        return [
            (await new_table(house, wren, *seats, start=start)).row.status
            for seats, start in wishes
        ]

    assert at_house(tmp_path, work) == ["playing", "open", "open"]


def test_everybody_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    """The limit is each person's own."""

    async def check() -> tuple[str, str]:
        async with open_house(tmp_path, limits=Limits(running_tables=1)) as house:
            wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
            await new_table(house, wren, ME, OPEN)
            refused = await code_of(new_table(house, wren, ME, OPEN))
            return refused, (await new_table(house, rafe, ME, OPEN)).row.status

    assert asyncio.run(check()) == ("too_fast", "open")


def test_a_what_if_has_the_game_up_to_its_point_and_a_table_of_its_own(tmp_path: Path) -> None:
    """The trunk is left as it is; points beyond its end are refused."""

    async def work(house: House, wren: PlayerRow) -> list[object]:
        table = await new_table(house, wren, ME, SeatWish(kind="me", name="Noor"), start=True)
        await play_out(house, table)
        fork = await house.maker.fork(wren, table, Fork(ply=5, seats=[BOT, ME]))
        game, trunk = fork.begun_game(), table.begun_game()
        late = await code_of(house.maker.fork(wren, table, Fork(ply=99)))
        few = await code_of(house.maker.fork(wren, table, Fork(ply=1, seats=[ME])))
        return [
            (fork.row.origin == table.id, fork.row.origin_ply, game.ply, fork.row.seed),
            game.match.record.actions
            == trunk.match.record.actions[: len(game.match.record.actions)],
            [seat.kind for seat in fork.seats],
            (late, few, table.row.seed),
        ]

    (is_heir, origin, ply, seed), is_same, kinds, (late, few, old) = at_house(tmp_path, work)
    assert (is_heir, origin, ply, seed) == (True, 5, 5, old)
    assert is_same
    assert kinds == ["bot", "person"]
    assert (late, few) == ("bad_option", "bad_option")


def test_of_a_running_game_the_seats_stay_as_they_are(tmp_path: Path) -> None:
    """A what-if of a practice game gives nobody another seat's hand."""

    async def work(house: House, wren: PlayerRow) -> list[str]:
        table = await new_table(house, wren, ME, BOT, start=True, practice=True)
        fork = await house.maker.fork(wren, table, Fork(ply=0, seats=[BOT, ME]))
        assert fork.row.practice
        return [seat.kind for seat in fork.seats]

    assert at_house(tmp_path, work) == ["person", "bot"]


def test_a_rematch_is_made_once_for_the_same_people_with_another_seed(tmp_path: Path) -> None:
    """By those who played, when it is over, each one seat on; asked for again, it is the same."""

    async def work(house: House, wren: PlayerRow) -> list[object]:
        table = await new_table(house, wren, ME, BOT, start=True)
        early = await code_of(house.maker.rematch(wren, table))
        await play_out(house, table)
        again = await house.maker.rematch(wren, table)
        second = await house.maker.rematch(wren, table)
        foreign = await code_of(house.maker.rematch(await named(house, "Rafe"), table))
        return [
            (early, foreign, second is again, again.row.status),
            [seat.name for seat in again.seats] == [table.seats[1].name, table.seats[0].name],
            again.row.seed != table.row.seed,
            table.row.rematch == again.id,
        ]

    assert at_house(tmp_path, work) == [("not_now", "not_yours", True, "playing"), *[True] * 3]


def test_who_had_no_seat_gets_the_first_in_a_what_if() -> None:
    """Seats of others are played by bots of a middle level."""
    table = begun(WREN, RAFE, "magus")
    answer_first(table, WREN)
    mine = making.same_seats(table, RAFE)
    assert [(one.kind, one.level) for one in mine] == [
        ("bot", "adept"),
        ("me", "adept"),
        ("bot", "magus"),
    ]
    table.seats[1].player = None
    assert [one.kind for one in making.same_seats(table, RAFE)] == ["me", "bot", "bot"]


def test_an_heir_sits_without_what_happened_to_the_old_seat() -> None:
    """Who left the old table sits at the next one all the same."""
    table = begun(WREN, RAFE)
    table.seats[0].stand_in, table.seats[0].gone = "left", 5.0
    heir = making.heir_seat(table.seats[0], "next", 1)
    assert (heir.table_id, heir.player, heir.stand_in, heir.gone) == ("next", "wren", "", None)
    assert heir.seat == 1
    somebody = SeatRow(table_id="t", seat=1, kind="person", name="Somebody")
    assert making.heir_seat(somebody, "next", 0).kind == "open"


def test_everybody_moves_one_seat_on() -> None:
    table = begun(WREN, RAFE, "magus")
    seats = making.rotated(table.seats, "next")
    assert [seat.seat for seat in seats] == [0, 1, 2]
    assert [seat.player for seat in seats] == ["rafe", None, "wren"]
    assert [seat.level for seat in seats] == [None, "magus", None]
