"""Finding company: the nearest table of a game, or a new one that starts when it is full."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hexmoot.arena.ratings import Rating
from hexmoot.server.errors import Refusal
from hexmoot.server.hall.matching import NEAR, distance
from hexmoot.server.house import House
from hexmoot.server.wire.parts import Clock, Pace
from hexmoot.server.wire.pastimes import MatchWish
from tests.server.kit.houses import ME, OPEN, named, new_table, open_house
from tests.server.kit.played import played_game

RAVENS = MatchWish(game="ravens")


def at_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as house:
            await work(house)

    asyncio.run(run())


def test_two_who_ask_meet_and_the_game_begins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        found = await asyncio.gather(
            house.matching.find(wren, RAVENS), house.matching.find(rafe, RAVENS)
        )
        assert found[0].id == found[1].id
        assert found[1].people() == {wren.id, rafe.id}
        assert found[1].row.status == "playing"

    at_house(tmp_path, work)


def test_who_waits_already_goes_on_waiting(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wren = await named(house, "Wren")
        first = await house.matching.find(wren, RAVENS)
        assert (await house.matching.find(wren, RAVENS)).id == first.id
        lobby = await house.lobby.lobby(None)
        assert [(one.pace, one.strength, one.matched) for one in lobby.open] == [
            ("live", None, True)
        ]

    at_house(tmp_path, work)


def test_another_pace_game_or_practice_is_not_taken(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        slow = Clock(kind="move", seconds=86_400)
        waiting = await new_table(house, wren, ME, OPEN, listed=True, clock=slow)
        await new_table(house, wren, ME, OPEN, listed=True, practice=True)
        await new_table(house, wren, ME, OPEN)
        paces: tuple[Pace, ...] = ("live", "none")
        for pace in paces:
            found = await house.matching.find(rafe, MatchWish(game="ravens", pace=pace))
            assert found.row.host == rafe.id, pace
        slowly = await house.matching.find(rafe, MatchWish(game="ravens", pace="slow"))
        assert slowly.id == waiting.id
        assert slowly.row.status == "open", "its host starts it"

    at_house(tmp_path, work)


def test_strength_is_shown_where_somebody_has_played(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wren, rafe = await named(house, "Wren"), await named(house, "Rafe")
        await played_game(house, [wren, rafe])
        await new_table(house, wren, ME, OPEN, listed=True)
        [line] = (await house.lobby.lobby(rafe)).open
        assert line.strength == "adept"

    at_house(tmp_path, work)


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        with pytest.raises(Refusal):
            await house.matching.find(await named(house, "Wren"), MatchWish(game="chess"))

    at_house(tmp_path, work)


def test_who_is_far_apart_for_sure_does_not_meet() -> None:
    assert distance(Rating(25.0, 8.0), [Rating(40.0, 8.0)]) == 0.0
    assert distance(Rating(20.0, 1.0), [Rating(40.0, 1.0)]) > NEAR
    assert distance(Rating(20.0, 1.0), []) == 0.0


def test_the_nearest_table_is_taken_and_none_too_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        means = {"Wren": 32.0, "Rafe": 28.0, "Bram": 33.0, "Odda": 24.0, "Finn": 5.0}
        people = {name: await named(house, name) for name in means}
        by_id = {people[name].id: Rating(mean, 1.0) for name, mean in means.items()}

        async def ratings(players: list[str], game: str) -> dict[str, Rating]:
            return {player: by_id[player] for player in players}

        monkeypatch.setattr(house.matching.results, "ratings", ratings)
        for host in ("Wren", "Rafe", "Bram"):
            await new_table(house, people[host], ME, OPEN, OPEN, listed=True)
        assert (await house.matching.find(people["Odda"], RAVENS)).row.host == people["Rafe"].id
        assert (await house.matching.find(people["Finn"], RAVENS)).row.host == people["Finn"].id

    at_house(tmp_path, work)


def test_a_table_of_ones_own_for_friends_is_not_taken_for_company(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wren = await named(house, "Wren")
        own = await new_table(house, wren, ME, OPEN, OPEN, listed=True)
        found = await house.matching.find(wren, RAVENS)
        assert found.id != own.id
        assert found.row.matched

    at_house(tmp_path, work)
