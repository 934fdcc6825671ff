"""From a plan or a folder of records to a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.arena import Plan, Workers
from hexmoot.arena.folders import plan_folder
from hexmoot.engine.errors import BadOption
from hexmoot.engine.match import Match
from hexmoot.lab.study import Study, report_from_records
from tests.lab.kit.studies import MADE, plan, quiet, save_game
from tests.lab.toys.scales import GAME


def test_a_study_plays_reads_and_measures(tmp_path: Path) -> None:
    told: list[str] = []
    study = Study(plan(), MADE, luck_pairs=4, ladder_games=2, variant=plan(seat_edge=1000))
    report = study.run(tmp_path, Workers(1), lambda work, done, total: told.append(work))
    assert (report.games, report.rules.title, report.source.player) == (30, GAME.title, "random")
    assert report.luck is not None
    assert [line.source for line in report.luck] == ["setup", "draws", "dice", "players"]
    assert report.ladder == []
    assert report.comparison is not None
    assert report.comparison.rules.options == {"seat_edge": 1000}
    assert list(dict.fromkeys(told)) == ["games", "reading", "luck"]


def test_the_same_study_again_plays_nothing_anew(tmp_path: Path) -> None:
    first = Study(plan(), MADE).run(tmp_path, Workers(1), quiet)
    record = plan_folder(tmp_path, plan()) / "games" / "000000.json"
    before = record.stat().st_mtime_ns
    assert Study(plan(), MADE).run(tmp_path, Workers(1), quiet) == first
    assert record.stat().st_mtime_ns == before


def test_a_study_gives_the_same_report_with_processes(tmp_path: Path) -> None:
    real = Plan(
        game="alchemists_race",
        rules=1,
        seats=2,
        players=["random"],
        games=6,
        preset="quick",
    )
    alone = Study(real, MADE, luck_pairs=2).run(tmp_path / "a", Workers(1), quiet)
    shared = Study(real, MADE, luck_pairs=2).run(tmp_path / "b", Workers(2), quiet)
    assert shared == alone


def test_wrong_counts_and_options_are_said_early() -> None:
    with pytest.raises(BadOption, match="luck"):
        Study(plan(), MADE, luck_pairs=-1)
    with pytest.raises(BadOption, match="seat_edge"):
        Study(plan(seat_edge=-4), MADE).refuse_early()
    with pytest.raises(BadOption, match="seat_edge"):
        Study(plan(), MADE, variant=plan(seat_edge="much")).refuse_early()


def test_records_of_one_set_of_rules_become_a_report(tmp_path: Path) -> None:
    save_game(tmp_path, "a")
    save_game(tmp_path, "b")
    save_game(tmp_path, "rich", seat_edge=5)
    save_game(tmp_path, "unfinished", answers=1)
    (tmp_path / "torn.json").write_text("{")
    Match.start(GAME, seats=3, seed=1).record.save(tmp_path / "three.json")
    report = report_from_records(tmp_path, "scales", 0, MADE)
    assert report.games == 2
    assert report.source.records == tmp_path.name
    assert report.source.left_out == {
        "not a record that replays": 1,
        "not over": 2,
        "other seats or options": 1,
    }


def test_other_rules_and_other_players_have_places_of_their_own(tmp_path: Path) -> None:
    """One folder serves every report of a game."""
    for edge in (10, 20):
        Study(plan(4), MADE, variant=plan(4, seat_edge=edge)).run(tmp_path, Workers(1), quiet)
    assert len(list(tmp_path.iterdir())) == 3
