"""Games of other packages are known wherever work is done: the toy lies outside the product."""

from __future__ import annotations

import asyncio
from pathlib import Path

import numpy as np

from hexmoot.arena import Journal, Plan, Run, Workers
from hexmoot.bots import Limit, SeatView
from hexmoot.bots.parallel import ParallelSearchBot
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.lab.study import Study
from hexmoot.research.processes import ProcessVector
from hexmoot.server.bots.pool import Thinkers
from hexmoot.server.bots.reviews import look, reviewing_process
from hexmoot.server.metrics import Metrics
from tests import patience

TOY = "ravens"


def toy_plan(games: int = 4) -> Plan:
    rules = registry.game(TOY).rules_version
    return Plan(game=TOY, rules=rules, seats=2, players=["random"], games=games)


def toy_record() -> Record:
    match = Match.start(registry.game(TOY), seats=2, seed=5)
    while not match.state.over:
        match.play(match.state.legal()[0])
    return match.record


def test_the_arena_plays_them_with_several_workers(tmp_path: Path) -> None:
    journal = Journal(tmp_path, toy_plan())
    finished = Run(toy_plan(), journal, stops_early=False).play(Workers(2))
    journal.close()
    assert [row.index for row in finished.rows] == [0, 1, 2, 3]


def test_the_lab_reads_and_plays_them_with_several_workers(tmp_path: Path) -> None:
    study = Study(toy_plan(), "2026-11-16 10:00", luck_pairs=2)
    report = study.run(tmp_path, Workers(2), lambda work, done, total: None)
    assert (report.rules.game, report.games) == (TOY, 4)


def test_the_servers_bots_think_about_them() -> None:
    state = registry.game(TOY).start(seats=2, seed=5)

    async def ask() -> tuple[int, bool]:
        thinkers = Thinkers(1, patience.SECONDS, Metrics())
        try:
            assert (
                thinkers.pool.submit(registry.packages).result(patience.SECONDS)
                == registry.packages()
            )
            return await thinkers.choose(state, "apprentice", 1)
        finally:
            thinkers.close()

    answer, is_the_bots_own = asyncio.run(ask())
    assert answer in state.legal()
    assert is_the_bots_own


def test_the_server_looks_back_on_them() -> None:
    with reviewing_process() as pool:
        found = asyncio.run(look(pool, toy_record(), range(3), 8))
    assert found


def test_a_search_in_several_processes_knows_them() -> None:
    state = registry.game(TOY).start(seats=2, seed=5)
    player = ParallelSearchBot(limit=Limit(playouts=8), workers=2)
    try:
        assert player.choose(SeatView(state)) in state.legal()
        assert player._pool is not None
        assert (
            player._pool.submit(registry.packages).result(patience.SECONDS) == registry.packages()
        )
    finally:
        player.close()


def test_vector_environments_play_them_in_several_processes() -> None:
    with ProcessVector(TOY, 4, workers=2, seats=2, seed=3) as many:
        step = many.step(many.masks.argmax(axis=1))
    assert np.array_equal(step.ended, [False] * 4)
