"""The challenge of the day: the same deal for everybody, one try, and nothing leaks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from hexmoot.engine import registry
from hexmoot.server.bots.champion import Made
from hexmoot.server.days import day_of, end_of
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.challenge import RIVALS, read_made
from hexmoot.server.house import House
from hexmoot.server.storage.rows import PlayerRow
from hexmoot.server.table import permission
from hexmoot.server.table.shown import table_info
from hexmoot.server.table.table import Table
from hexmoot.server.wire.bodies import Fork
from hexmoot.server.wire.pastimes import ChallengeInfo
from tests.server.kit.houses import Clock, FirstChoice, named, open_house
from tests.server.kit.played import first_choice

Found = TypeVar("Found")
NOON = 1_700_000_000.0
TOMORROW = end_of(day_of(NOON)) + 60.0


def at_noon(folder: Path, work: Callable[[House, Clock], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        clock = Clock(NOON)
        async with open_house(folder, now=clock) as house:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(house.driver, "thinkers", FirstChoice())
                return await work(house, clock)

    return asyncio.run(run())


async def finish(house: House, table: Table) -> Table:
    """I take my first choices, the bot its own."""
    for _ in range(50_000):
        found = await house.tables.find(table.id)
        if found.row.status == "finished" and not found.is_stale:
            return found
        seat = found.asked_seat
        if seat is not None and seat.player is not None:
            await house.changes.make(table.id, first_choice)
        await asyncio.sleep(0.002)
    raise AssertionError("the game does not end")


async def ravens(house: House, player: PlayerRow | None) -> ChallengeInfo:
    return next(one for one in await house.challenges.today(player) if one.game == "ravens")


def test_everybody_gets_the_same_deal_once(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        mine = await house.challenges.begin(wren, "ravens")
        theirs = await house.challenges.begin(rafe, "ravens")
        assert mine.row.seed == theirs.row.seed
        assert mine.row.status == "playing"
        await finish(house, mine)
        assert (await house.challenges.begin(wren, "ravens")).id == mine.id
        clock.time = TOMORROW
        assert (await house.challenges.begin(wren, "ravens")).row.seed != mine.row.seed

    at_noon(tmp_path, work)


def test_a_sealed_deal_is_for_its_player_and_opens_when_the_day_is_over(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        table = await finish(house, await house.challenges.begin(wren, "ravens"))
        permission.check_look(table, wren)
        for stranger in (rafe, None):
            with pytest.raises(Refusal, match="when the day is over"):
                permission.check_look(table, stranger)
        assert not permission.is_open_book(table)
        assert table_info(table, wren, NOON).seed is None
        assert permission.viewers(table, wren) == [0]
        with pytest.raises(Refusal, match="day is over"):
            permission.check_open_book(table, "the record is opened")
        with pytest.raises(Refusal):
            await house.maker.fork(wren, table, Fork(ply=0))
        with pytest.raises(Refusal):
            permission.thinkable(table, wren, 0)
        clock.time = TOMORROW
        table = await house.tables.find(table.id)
        permission.check_look(table, rafe)
        assert permission.is_open_book(table)
        assert table_info(table, rafe, TOMORROW).seed == table.row.seed

    at_noon(tmp_path, work)


def test_rivals_take_turns_day_by_day(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        first = (await ravens(house, None)).level
        clock.time = TOMORROW
        assert {first, (await ravens(house, None)).level} == set(RIVALS)

    at_noon(tmp_path, work)


def test_a_deal_made_for_other_rules_is_not_begun(tmp_path: Path) -> None:
    """A server that was renewed during the day says so; there is another deal tomorrow."""

    async def work(house: House, clock: Clock) -> None:
        known = await ravens(house, None)
        game = registry.game("ravens")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game, "rules_version", game.rules_version + 1)
            with pytest.raises(Refusal, match="made for other rules"):
                await house.challenges.begin(await named(house, "Wren"), known.game)

    at_noon(tmp_path, work)


def test_hints_are_refused_while_it_is_played(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        wren = await named(house, "Wren")
        table = await house.challenges.begin(wren, "ravens")
        with pytest.raises(Refusal, match="advice"):
            permission.thinkable(table, wren, None)

    at_noon(tmp_path, work)


def test_the_table_of_results_tells_scores_and_no_seed(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        await house.challenges.begin(rafe, "ravens")
        await finish(house, await house.challenges.begin(wren, "ravens"))
        deal = await house.stores.challenges.read(day_of(NOON), "ravens")
        assert deal is not None
        made = msgspec.json.encode(Made(1, 30, 12)).decode()
        await house.stores.challenges.put_archmage(deal, made)
        mine, theirs = await ravens(house, wren), await ravens(house, rafe)
        assert [(one.name, one.mine, one.rank is None) for one in mine.results] == [
            ("Wren", True, False),
            ("Rafe", False, True),
        ]
        assert mine.archmage is not None
        assert mine.archmage.score == 30
        # Who has not finished is not told what can be reached.
        assert theirs.archmage is None
        assert (await ravens(house, None)).archmage is None
        for info in (mine, theirs):
            assert deal.seed not in msgspec.json.encode(info).decode()
        clock.time = TOMORROW
        [over] = [one for one in await house.challenges.of_day(day_of(NOON), None) if one.results]
        assert over.seed == deal.seed
        assert over.is_over

    at_noon(tmp_path, work)


def test_what_ends_after_the_day_does_not_count_for_it(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        wren = await named(house, "Wren")
        table = await house.challenges.begin(wren, "ravens")
        clock.time = TOMORROW
        await finish(house, table)
        found = await house.challenges.of_day(day_of(NOON), wren)
        assert [one.results for one in found if one.game == "ravens"] == [[]]

    at_noon(tmp_path, work)


def test_a_game_there_is_none_of_is_refused(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        with pytest.raises(Refusal):
            await house.challenges.begin(await named(house, "Wren"), "chess")
        assert await house.challenges.of_day("2000-01-01", None) == []
        await house.challenges.think()
        assert not house.champion.is_busy
        deal = await house.stores.challenges.read(day_of(NOON), "ravens")
        assert deal is None or read_made(deal) is None

    at_noon(tmp_path, work)
