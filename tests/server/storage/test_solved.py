"""Puzzles somebody solved are kept once."""

from __future__ import annotations

from collections.abc import Callable

from hexmoot.server.storage.stores import Stores
from hexmoot.server.wire.pastimes import SolvedPuzzle
from tests.server.kit.stores import with_stores
from tests.server.kit.tables import RAFE, WREN


def test_told_twice_it_is_kept_once_as_it_was_first(make_database: Callable[[], str]) -> None:
    first = SolvedPuzzle(game="ravens", puzzle="a", wrong=1, day="2026-11-16")
    again = SolvedPuzzle(game="ravens", puzzle="a", wrong=0, day=None)
    other = SolvedPuzzle(game="ravens", puzzle="b", wrong=0, day=None)

    async def work(stores: Stores) -> list[list[SolvedPuzzle]]:
        for one in (WREN, RAFE):
            await stores.players.add(one)
        await stores.solved.add("wren", [first, again], 1.0)
        await stores.solved.add("wren", [again, other], 2.0)
        return [await stores.solved.of_player(one) for one in ("wren", "rafe")]

    assert with_stores(make_database(), work) == [[first, other], []]
