"""Games played side by side, and what their positions should have been judged."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from hexmoot.bots.learned.judging import JudgingNet
from hexmoot.bots.learned.rows import SKETCH
from hexmoot.bots.learned.shelf import net_of, weights_folder
from hexmoot.engine import registry
from hexmoot.engine.native.state import State
from hexmoot.learn.judging.games import Bench, Game, Position, targets
from hexmoot.learn.plan import JUDGING
from hexmoot.learn.tables import make_plan
from tests.bots.kit.made_up import made_up

STONES = registry.game("sorcerer_stones")


def finished(*shares: float) -> Any:
    """A game that is over: what each seat won."""
    return SimpleNamespace(seats=len(shares), utility=lambda seat: shares[seat])


def at(seat: int, *chances: float) -> Position:
    """A position a seat left, and what it thought of every seat then."""
    return Position(np.zeros(1, np.int16), seat, np.array(chances, np.float32))


def test_targets_come_back_from_the_end() -> None:
    """Each is the next one's, a part of it replaced by what was thought there; own seat first."""
    game = Game(finished(1.0, 0.0), [at(0, 0.5, 0.5), at(1, 0.2, 0.8), at(0, 0.6, 0.4)])
    assert targets(game, 1.0).tolist() == [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]
    found = targets(game, 0.75)
    # The last is told the result, the one before 3/4 of that and 1/4 of what the last one thought.
    assert found[2].tolist() == pytest.approx([1.0, 0.0])
    assert found[1].tolist() == pytest.approx([0.1, 0.9])
    assert found[0].tolist() == pytest.approx([0.25 * 0.2 + 0.75 * 0.9, 0.25 * 0.8 + 0.75 * 0.1])


def bench(preset: str, seats: int = 2, ahead: int = 0) -> Bench:
    """A few tables of one kind."""
    kind = make_plan(STONES, JUDGING, seats, preset).kinds[0]
    setup = STONES.prepare(seats, preset, {})
    tables = Bench(setup, kind, 0, seed=5, ahead=ahead)
    tables.games = tables.games[:4]
    return tables


@pytest.mark.parametrize("preset", ["intro", "coop"])
def test_games_go_on_deed_by_deed_to_their_ends(preset: str) -> None:
    """Fresh ones take the places of those that ended; rows are sketches of the seat that did it."""
    tables, over = bench(preset), list[Game]()
    net = JudgingNet(STONES, made_up(STONES, reads=SKETCH))
    for count in range(400):
        over += tables.step(net if count % 2 else None, heat=0.02)
        if over:
            break
    assert over[0].state.over
    assert over[0] not in tables.games
    assert len(tables.games) == 4
    for position in over[0].positions:
        assert len(position.row) == len(tables.kind.places)
        whole = 2 * position.chances[0] if preset == "coop" else 1.0
        assert position.chances.sum() == pytest.approx(whole, abs=1e-5)


def test_without_a_net_the_games_judge_is_asked() -> None:
    """What was thought of a deed is what the judge says of where it leads."""
    tables = bench("standard")
    tables.step(None, heat=0.02)
    for game in tables.games:
        (position,) = game.positions
        own = float(position.chances[position.seat])
        assert own == pytest.approx(game.state.judge(position.seat), abs=1e-6)


def test_the_better_a_deed_looks_the_likelier_it_is_done() -> None:
    """With little heat always the best, with much any."""
    tables = bench("intro")
    hopes = np.array([0.4, 0.6, 0.5], np.float32)
    assert {tables.choose(hopes, 0.001) for _ in range(50)} == {1}
    assert {tables.choose(hopes, 10.0) for _ in range(50)} == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_rival_takes_all_seats_but_one(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table has one challenger, tables in turn; the rival does what it likes best, always."""
    tables = bench("intro" if seats == 2 else "standard", seats)
    net, rival = (JudgingNet(STONES, made_up(STONES, reads=SKETCH, seed=seed)) for seed in (1, 2))
    followed = list[tuple[int, int, int]]()

    def follow(game: Game, leaf: int) -> int:
        seat = game.state.seat
        followed.append((tables.games.index(game), seat, leaf))
        return whole(game, leaf)

    whole = tables.follow
    monkeypatch.setattr(tables, "follow", follow)
    for _ in range(30):
        followed.clear()
        states = [game.state.seat for game in tables.games]
        tables.step(net, 0.02, rival)
        liked = tables.foliage.chances(rival.judge(tables.foliage))
        for table, mine in enumerate(tables.foliage.parts):
            number, seat, leaf = followed[table]
            assert (number, seat) == (table, states[table])
            if seat != table % seats:
                assert leaf == mine.start + int(liked[mine, 0].argmax())
    for table, game in enumerate(tables.games):
        assert {position.seat for position in game.positions} == {table % seats}


def own_net() -> JudgingNet:
    """The weights of the package."""
    return cast(JudgingNet, net_of(STONES, weights_folder()))


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("standard", 3), ("coop", 2)])
def test_a_turn_that_was_planned_is_carried_out_deed_by_deed(preset: str, seats: int) -> None:
    """Every position after a deed is remembered with what was thought of the end of the turn."""
    tables = bench(preset, seats, ahead=6)
    tables.games = tables.games[:1]
    game, net = tables.games[0], own_net()
    for _ in range(12):
        seat, held = game.state.seat, len(game.positions)
        tables.step(net, 0.008)
        assert len(game.positions) == held + 1
        newest = game.positions[-1]
        assert newest.seat == seat
        assert np.array_equal(newest.row, tables.sketch(game.state, seat))
        assert np.array_equal(newest.chances, np.roll(game.hoped, seat))
        if game.intended:
            assert game.state.seat == seat
            assert not game.state.is_mid_deed()


def test_a_rival_plans_too_and_takes_what_it_likes_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """One challenger a table tries things out by heat; nothing is remembered of the others."""
    tables = bench("standard", ahead=3)
    net, rival = (JudgingNet(STONES, made_up(STONES, reads=SKETCH, seed=seed)) for seed in (1, 2))
    asked = list[tuple[int, int, JudgingNet, float]]()

    def intend(game: Game, mind: JudgingNet, heat: float) -> None:
        asked.append((tables.games.index(game), game.state.seat, mind, heat))
        whole(game, mind, heat)

    whole = tables.intend
    monkeypatch.setattr(tables, "intend", intend)
    for _ in range(25):
        tables.step(net, 0.008, rival)
    assert {seat for _, seat, _, _ in asked} == {0, 1}
    for table, seat, mind, heat in asked:
        is_own = seat == table % 2
        assert mind is (net if is_own else rival)
        assert heat == (0.008 if is_own else 0.0)
    for table, game in enumerate(tables.games):
        assert {position.seat for position in game.positions} <= {table % 2}


def test_a_plan_the_real_game_does_not_allow_is_dropped() -> None:
    """What was imagined may not come: then the rest of the turn is planned anew."""
    tables = bench("standard", ahead=6)
    game, net = tables.games[0], own_net()
    game.intended, game.hoped = [-1, *game.state.legal()], np.array([0.5, 0.5], np.float32)
    ply = game.state.ply
    tables.step(net, 0.008)
    assert game.state.ply > ply
    assert float(game.hoped[0]) != 0.5


def turning(tables: Bench) -> Game:
    """A game at which a card may be played: its colours are chosen and its Taoists stand."""
    game, net = tables.games[0], own_net()
    while not any(begins_a_deed(game.state, action) for action in game.state.legal()):
        tables.step(net, 0.008)
    game.intended = []
    return game


def begins_a_deed(state: State, action: int) -> bool:
    """Is something left to say after this answer before anything is done?"""
    world = state.copy()
    world.play(action)
    return not world.over and world.seat == state.seat and world.is_mid_deed()


def test_one_deed_of_a_plan_is_carried_out_at_a_time() -> None:
    """Then the rest waits; when the turn is over nothing of the plan is left."""
    tables = bench("standard", ahead=12)
    game = turning(tables)
    seat, deeds = game.state.seat, 0
    tables.intend(game, own_net(), 0.0)
    game.intended += [0, 0]  # more than a turn holds
    while game.state.seat == seat and game.intended:
        before, left = game.state.copy(), list(game.intended)
        tables.carry_on(game)
        done = left[: len(left) - len(game.intended)]
        if game.intended:
            for action in done[:-1]:
                before.play(action)
                assert before.is_mid_deed()
            assert not game.state.is_mid_deed()
        deeds += 1
    assert deeds > 1
    assert game.intended == []


def test_a_deed_that_cannot_be_ended_ends_the_plan() -> None:
    """What was answered of it stays answered."""
    tables = bench("standard", ahead=12)
    game = turning(tables)
    first = next(one for one in game.state.legal() if begins_a_deed(game.state, one))
    after = game.state.copy()
    after.play(first)
    game.intended = [first, -1, 3]
    tables.carry_on(game)
    assert game.state == after
    assert game.intended == []
