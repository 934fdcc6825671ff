"""What an actor keeps and hands over."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hexmoot.bots.learned.rows import SKETCH
from hexmoot.engine import registry
from hexmoot.learn.judging import actor
from hexmoot.learn.judging.actor import Store, benches, share_of
from hexmoot.learn.judging.games import Bench, Game, Position
from hexmoot.learn.judging.shared import RIVAL, position_arrays, write_net
from hexmoot.learn.plan import JUDGING, Recipe, write_plan
from hexmoot.learn.tables import make_plan
from tests.bots.kit.made_up import made_up

STONES = registry.game("sorcerer_stones")


@pytest.mark.parametrize(("positions", "actors"), [(12, 3), (131_072, 7), (10, 16)])
def test_shares_of_actors_make_up_a_round(positions: int, actors: int) -> None:
    """One after the other without a gap, none longer than another by more than one."""
    recipe = Recipe(decisions=1, positions=positions, actors=actors)
    shares = [share_of(recipe, index) for index in range(actors)]
    assert [share.start for share in shares] == [0, *(share.stop for share in shares[:-1])]
    assert shares[-1].stop == positions
    sizes = {share.stop - share.start for share in shares}
    assert max(sizes) - min(sizes) <= 1


def test_a_store_hands_over_and_keeps_the_rest() -> None:
    """In their order, nothing twice, with what never changes at such a table filled in."""
    plan = make_plan(STONES, JUDGING, 2, "intro")
    kind = plan.kinds[0]
    bench: Any = SimpleNamespace(kind=kind, number=0)
    over: Any = SimpleNamespace(seats=2, ply=11, utility=lambda seat: [1.0, 0.0][seat])
    store = Store(plan, 0)
    for first in (0, 3):
        positions = [
            Position(np.full(len(kind.places), number, np.int16), 0, np.array([0.5, 0.5]))
            for number in range(first, first + 3)
        ]
        store.add(bench, Game(over, positions))
    store.add(bench, Game(over, []))  # one without a position tells nothing
    arrays: Any = {
        "row": np.zeros((6, len(plan.columns)), np.int16),
        "target": np.zeros((6, plan.seats), np.float32),
        "kind": np.zeros(6, np.uint8),
        "games": np.zeros(1, np.int64),
        "answers": np.zeros(1, np.int64),
    }
    assert (store.held, store.games) == (6, 2)
    store.hand_over(arrays, slice(1, 5))
    column = kind.places[0]
    assert arrays["row"][:, column].tolist() == [0, 0, 1, 2, 3, 0]
    for place, number in kind.fixed.items():
        assert arrays["row"][1:5, place].tolist() == [number] * 4
    assert arrays["target"][1].tolist() == pytest.approx([0.9512, 0.0488, 0.0, 0.0], abs=1e-3)
    assert (arrays["games"][0], arrays["answers"][0], store.held, store.games) == (2, 22, 2, 0)
    store.hand_over(arrays, slice(0, 2))
    assert arrays["row"][:2, column].tolist() == [4, 5]
    assert store.held == 0


def test_every_table_of_a_plan_is_at_some_bench() -> None:
    """All blocks of all actors."""
    plan = make_plan(STONES, Recipe(decisions=1, tables=32, actors=2), 2, "intro")
    found = [bench for index in range(2) for bench in benches(plan, index, seed=1)]
    assert sum(len(bench.games) for bench in found) == plan.tables
    deals = {bench.games[0].state.digest() for bench in found}
    assert len(deals) == len(found)


@pytest.mark.parametrize("has_rival", [False, True])
def test_the_rival_in_the_folder_sits_at_every_table(
    has_rival: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told once to play, it fills its part; without such a file the net plays all seats."""
    recipe = Recipe(decisions=1, tables=2, actors=1, positions=8)
    plan = make_plan(STONES, recipe, 2, "intro")
    write_plan(tmp_path, plan)
    position_arrays(tmp_path, plan, create=True)
    if has_rival:
        write_net(tmp_path / RIVAL, made_up(STONES, reads=SKETCH).arrays)
    told, seen = iter([b"\0", b""]), set[bool]()

    class Watched(Bench):
        """Notes whether there is a rival."""

        def step(self, net: Any, heat: float, rival: Any = None) -> list[Game]:
            seen.add(rival is not None)
            return super().step(net, heat, rival)

    pipes = SimpleNamespace(read=lambda *_: next(told), write=lambda *_: 1)
    monkeypatch.setattr(actor, "os", pipes)
    monkeypatch.setattr(actor, "Bench", Watched)
    actor.play(tmp_path, 0, seed=1)
    assert seen == {has_rival}
