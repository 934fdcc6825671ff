"""What an archmage makes of a deal."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from hexmoot.engine import registry
from hexmoot.server.bots.champion import Champion, Made, play_deal, record_of_deal
from hexmoot.server.storage.rows import ChallengeRow
from tests.server.kit.houses import open_house

DEAL = ChallengeRow(
    day="2026-11-16",
    game="ravens",
    rules=registry.game("ravens").rules_version,
    seed=f"{5:032x}",
    seats=2,
    level="apprentice",
)


def test_the_same_deal_comes_out_the_same() -> None:
    record = record_of_deal(DEAL).to_bytes()
    first, second = (play_deal(record, "apprentice") for _ in range(2))
    assert first == second
    made = msgspec.json.decode(first, type=Made)
    assert made.is_whole
    assert made.rank in (1, 2)
    assert made.plies > 0


def test_what_takes_too_long_is_given_up() -> None:
    made = msgspec.json.decode(
        play_deal(record_of_deal(DEAL).to_bytes(), "apprentice", seconds=-1.0), type=Made
    )
    assert not made.is_whole


def test_it_is_played_beside_everything_else_and_kept(tmp_path: Path) -> None:
    """What cannot be played is kept as that, so that nobody tries for ever."""

    async def work() -> list[bool]:
        async with open_house(tmp_path) as house:
            store = house.stores.challenges
            champion = Champion(store)
            found = []
            for deal in (DEAL, msgspec.structs.replace(DEAL, day="2026-11-17", rules=99)):
                await store.ensure(deal)
                champion.begin(deal)
                assert champion.is_busy
                assert champion._work is not None
                await champion._work
                kept = await store.read(deal.day, deal.game)
                assert kept is not None
                assert kept.archmage is not None
                found.append(msgspec.json.decode(kept.archmage, type=Made).is_whole)
            await champion.stop()
            return found

    # In a process of its own the toy game is not known; both are given up in words.
    assert asyncio.run(work())[1] is False
