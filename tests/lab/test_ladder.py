"""How much skill counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.arena import Plan, Workers
from hexmoot.lab.ladder import Ladder, rungs_up_to
from hexmoot.lab.study import Study
from tests.arena.kit.plans import made_up
from tests.lab.kit.studies import MADE, plan, quiet


def test_the_ladder_goes_up_to_the_player(tmp_path: Path) -> None:
    assert rungs_up_to("random") == ("random",)
    assert rungs_up_to("adept") == ("random", "greedy", "apprentice", "adept")
    assert rungs_up_to("policy") == ("random", "greedy", "policy")
    assert rungs_up_to("./mine.py") == ("random", "greedy", "apprentice")
    real = Plan(
        game="alchemists_race", rules=1, seats=2, players=["greedy"], games=2, preset="quick"
    )
    report = Study(real, MADE, ladder_games=4).run(tmp_path, Workers(1), quiet)
    assert report.ladder is not None
    (rung,) = report.ladder
    assert (rung.stronger, rung.weaker, rung.score.count) == ("greedy", "random", 4)


def test_a_company_climbs_the_ladder_apart(tmp_path: Path) -> None:
    coop = Plan(
        game="sorcerer_stones", rules=1, seats=2, players=["greedy"], games=2, preset="coop"
    )
    report = Study(coop, MADE, ladder_games=2).run(tmp_path, Workers(1), quiet)
    assert report.rules.wins_together
    assert report.leads is None
    assert report.margin is None
    assert report.ladder is not None
    assert 0.0 <= report.ladder[0].score.mean <= 1.0


def test_apart_the_score_is_one_half_and_half_the_difference(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On two deals greedy gets 1 and 0.5, random 0 and 0.5: three quarters."""
    won = {"greedy": [1.0, 0.5], "random": [0.0, 0.5]}
    monkeypatch.setattr(
        Ladder,
        "_rows",
        lambda ladder, players: [
            made_up(index, index, [0, 0], [own, own]) for index, own in enumerate(won[players[0]])
        ],
    )
    ladder = Ladder(plan(), 2, tmp_path, Workers(1), quiet)
    rung = ladder.at_tables_of_their_own("greedy", "random")
    assert (rung.score.mean, rung.score.count) == (0.75, 2)
