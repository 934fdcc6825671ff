"""Games side by side are the games one after the other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.arena import Plan, Workers
from hexmoot.arena import abreast as module
from hexmoot.arena.abreast import can_play_abreast, groups_of, play_abreast, play_groups
from hexmoot.arena.plan import Fixture
from hexmoot.arena.play import Played, play_fixture
from hexmoot.lab import games
from tests.bots.kit.made_up import kept
from tests.bots.kit.positions import ravens


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """Six games of the toy by a net nobody trained."""
    game = ravens().setup.game
    player = f"policy:weights={kept(tmp_path, game)}"
    return Plan(game="ravens", rules=game.rules_version, seats=3, players=[player], games=6)


@pytest.mark.parametrize("manner", ["", ":blur=2"])
def test_side_by_side_is_one_after_the_other(plan: Plan, manner: str) -> None:
    """Same rows but for the time, same records, also where every seat draws lots of its own."""
    plan = msgspec.structs.replace(plan, players=[plan.players[0] + manner])
    fixtures = list(plan.fixtures())
    for fixture, (row, record) in zip(fixtures, play_abreast(plan, fixtures), strict=True):
        alone, alone_record = play_fixture(plan, fixture)
        assert record == alone_record
        same = {"seconds": [0.0] * 3}
        assert msgspec.structs.replace(row, **same) == msgspec.structs.replace(alone, **same)
        assert sum(row.decisions) == row.answers


def test_one_net_in_all_seats_can(plan: Plan) -> None:
    """Not two players, not another kind of bot, not a policy without a net."""
    assert can_play_abreast(plan)
    for players in ([*plan.players, "random"], ["greedy"], ["policy"]):
        assert not can_play_abreast(msgspec.structs.replace(plan, players=players))


def test_the_lab_plays_missing_groups_whole(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Groups are always the same, and what is on disk already is not played again."""
    monkeypatch.setattr(module, "GROUP", 4)
    fixtures = list(plan.fixtures())
    assert [[one.index for one in group] for group in groups_of(fixtures)] == [
        [0, 1, 2, 3],
        [4, 5],
    ]
    played: list[int] = []

    def counted(plan: Plan, groups: list[list[Fixture]]) -> list[list[Played]]:
        played.extend(one.index for group in groups for one in group)
        return play_groups(plan, groups)

    monkeypatch.setattr(games, "play_groups", counted)
    monkeypatch.setattr(games, "shared_out", lambda work, items, workers, tell: work(items))
    heard: list[int] = []

    def tell(work: str, done: int, total: int) -> None:
        heard.append(done)

    few = msgspec.structs.replace(plan, games=4)
    first = games.played(few, tmp_path, Workers(1), tell)
    again = games.played(plan, tmp_path, Workers(1), tell)
    assert played == [0, 1, 2, 3, 4, 5]
    assert again[:4] == first
    assert heard[-1] == 6
