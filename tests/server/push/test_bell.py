"""Who is called, when, and how often: against a push service on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.house import House
from hexmoot.server.push.bell import GRACE_SECONDS, MOST_FAILURES, is_slow
from hexmoot.server.push.keys import fresh_key
from hexmoot.server.settings import Push
from hexmoot.server.storage.subscriptions import Subscription, key_of
from hexmoot.server.table.answers import answer
from hexmoot.server.table.table import Table
from hexmoot.server.wire.parts import Clock as TimeToThink
from tests.server.kit.houses import ME, Clock, named, new_table, open_house
from tests.server.kit.push_service import PushService, push_service

pytest.importorskip("cryptography")

NOON = 12 * 3600.0


class Scene:
    """Wren has both seats of a slow game and is not there; her browser wants to be called."""

    def __init__(self, house: House, clock: Clock, service: PushService) -> None:
        self.house = house
        self.clock = clock
        self.service = service
        self.table: Table
        self.player = ""

    async def prepare(self, time: TimeToThink = TimeToThink()) -> None:
        wren = await named(self.house, "Wren")
        self.player = wren.id
        self.table = await new_table(self.house, wren, ME, ME, clock=time, start=True)
        for seat in self.table.seats:
            seat.gone = self.clock.time
        await self.house.changes.make(self.table.id, lambda table, now: None)
        await self.house.stores.presence.mark_all_gone(self.clock.time)

    async def subscribe(self, path: str = "/wren", quiet: tuple[int, int] | None = None) -> None:
        endpoint = f"{self.service.url}{path}"
        start, end = quiet or (None, None)
        one = Subscription(
            id=key_of(endpoint),
            player=self.player,
            endpoint=endpoint,
            quiet_from=start,
            quiet_to=end,
            zone="UTC",
            created=self.clock.time,
        )
        await self.house.stores.subscriptions.put(one)

    async def ring(self, later: float = 0.0) -> int:
        """Time goes on, the bell looks; how often was anybody called by now?"""
        self.clock.time += later
        await self.house.bell.ring()
        return len(self.service.received)

    async def move(self) -> None:
        def play(table: Table, now: float) -> None:
            seat = table.asked_seat
            assert seat is not None
            game = table.running_game()
            answer(table, seat.seat, [game.state.legal()[0]], self.player, now)

        await self.house.changes.make(self.table.id, play)

    async def browsers(self) -> int:
        return len(await self.house.stores.subscriptions.of_player(self.player))


def played(
    tmp_path: Path,
    story: Callable[[Scene], Awaitable[None]],
    is_on: bool = True,
    **changed: Any,
) -> None:
    """Tell a story in a house that calls people."""

    async def tell() -> None:
        clock = Clock(NOON)
        push = Push(fresh_key(), "mailto:ops@example.org", is_trial=True) if is_on else None
        with push_service() as service:
            async with open_house(tmp_path, now=clock, push=push, **changed) as house:
                await story(Scene(house, clock, service))

    asyncio.run(tell())


def test_whoever_is_away_is_called_once_for_each_move(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        assert await scene.ring(GRACE_SECONDS - 1) == 0
        assert await scene.ring(2) == 1
        assert await scene.ring(3600) == 1
        await scene.move()
        assert await scene.ring() == 1
        assert await scene.ring(GRACE_SECONDS + 1) == 2
        assert {push.body for push in scene.service.received} == {b""}

    played(tmp_path, story)


def test_every_browser_of_a_person_is_called(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe("/phone")
        await scene.subscribe("/desk")
        assert await scene.ring(100) == 2
        assert {push.path for push in scene.service.received} == {"/phone", "/desk"}

    played(tmp_path, story)


def test_quiet_hours_are_waited_for(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe(quiet=(11 * 60, 14 * 60))
        assert await scene.ring(100) == 0
        assert await scene.ring(3600) == 0
        assert await scene.ring(3600) == 1

    played(tmp_path, story)


def test_whoever_is_at_the_table_is_not_called(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        await scene.house.stores.presence.put(scene.table.id, scene.player, 1, scene.clock.time)
        assert await scene.ring(100) == 0

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("clock", "is_called"),
    [
        (TimeToThink(kind="move", seconds=86_400), 1),
        (TimeToThink(kind="move", seconds=300), 0),
        (TimeToThink(kind="bank", seconds=1200, increment=10), 0),
    ],
)
def test_only_slow_games_call(tmp_path: Path, clock: TimeToThink, is_called: int) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare(clock)
        await scene.subscribe()
        assert await scene.ring(100) == is_called

    assert is_slow(clock) is bool(is_called)
    played(tmp_path, story)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        scene.service.status = 410
        assert await scene.ring(100) == 1
        assert await scene.browsers() == 0
        await scene.move()
        assert await scene.ring(100) == 1

    played(tmp_path, story)


def test_a_service_that_fails_is_given_up_in_the_end(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        scene.service.status = 500
        for _ in range(MOST_FAILURES - 1):
            await scene.ring(100)
            await scene.move()
        assert await scene.browsers() == 1
        await scene.ring(100)
        assert await scene.browsers() == 0

    played(tmp_path, story)


def test_one_that_answers_again_is_kept(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        for status in (500, 201):
            scene.service.status = status
            await scene.ring(100)
            await scene.move()
        (one,) = await scene.house.stores.subscriptions.of_player(scene.player)
        assert one.failures == 0

    played(tmp_path, story)


def test_an_operator_who_wants_no_notices_sends_none(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        assert scene.house.bell.public_key is None
        assert await scene.ring(100) == 0

    played(tmp_path, story, is_on=False)


def test_two_processes_call_once(tmp_path: Path, make_database: Callable[[], str]) -> None:
    """Whoever is first claims the move in the database."""

    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        store = scene.house.stores.subscriptions
        (waiting,) = await store.waiting(scene.clock.time + 1)
        assert await store.claim(waiting, scene.clock.time)
        assert not await store.claim(waiting, scene.clock.time)
        assert await scene.ring(100) == 0

    played(tmp_path, story, database=make_database())


def test_somebody_is_called_on_either_database(
    tmp_path: Path, make_database: Callable[[], str]
) -> None:
    """Once for a move, not in quiet hours, and no more when the browser is gone."""

    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe(quiet=(11 * 60, 13 * 60))
        assert await scene.ring(GRACE_SECONDS + 1) == 0
        assert await scene.ring(2 * 3600) == 1
        assert await scene.ring(3600) == 1
        scene.service.status = 410
        await scene.move()
        assert await scene.ring(GRACE_SECONDS + 3600) == 2
        assert await scene.browsers() == 0

    played(tmp_path, story, database=make_database())


def test_an_address_that_is_no_longer_allowed_gets_nothing(tmp_path: Path) -> None:
    """What was stored is checked again each time."""

    async def story(scene: Scene) -> None:
        await scene.prepare()
        await scene.subscribe()
        object.__setattr__(scene.house.bell.push, "is_trial", False)
        assert await scene.ring(100) == 0

    played(tmp_path, story)
