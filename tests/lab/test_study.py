"""From a plan or a folder of records to a report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexmoot.arena import Plan, Workers
from hexmoot.arena.folders import plan_folder
from hexmoot.engine.errors import BadOption
from hexmoot.engine.match import Match
from hexmoot.engine.record import Record
from hexmoot.lab.games import NothingToRead, records_in
from hexmoot.lab.ladder import Ladder, rungs_up_to
from hexmoot.lab.report import BadReport, Report, rules_of
from hexmoot.lab.study import Study, report_from_records
from tests.arena.kit.plans import made_up
from tests.lab.toys.scales import GAME

MADE = "2026-11-15 10:00"


def plan(games: int = 30, **options: Any) -> Plan:
    return Plan(game="scales", rules=1, seats=2, players=["random"], games=games, options=options)


def quiet(work: str, done: int, total: int) -> None:
    """Nobody listens."""


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


def test_the_ladder_goes_up_to_the_player(tmp_path: Path) -> None:
    assert rungs_up_to("random") == ("random",)
    assert rungs_up_to("adept") == ("random", "greedy", "apprentice", "adept")
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


def test_wrong_counts_and_options_are_said_early() -> None:
    with pytest.raises(BadOption, match="luck"):
        Study(plan(), MADE, luck_pairs=-1)
    with pytest.raises(BadOption, match="seat_edge"):
        Study(plan(seat_edge=-4), MADE).refuse_early()
    with pytest.raises(BadOption, match="seat_edge"):
        Study(plan(), MADE, variant=plan(seat_edge="much")).refuse_early()


# ---- records


def save_game(folder: Path, name: str, answers: int = 2, **options: Any) -> None:
    match = Match.start(GAME, seats=2, seed=len(name), **options)
    for _ in range(answers):
        match.play(0)
    match.record.save(folder / f"{name}.json")


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


def test_games_of_other_seats_and_of_other_options_are_counted_together(tmp_path: Path) -> None:
    save_game(tmp_path, "a")
    save_game(tmp_path, "b")
    save_game(tmp_path, "rich", seat_edge=5)
    Match.start(GAME, seats=3, seed=1).record.save(tmp_path / "three.json")
    assert records_in(tmp_path, "scales", 2).left_out == {"other seats or options": 2}


@pytest.mark.parametrize("text", ["dance", "choose copper"])
def test_a_record_with_an_answer_that_is_none_is_left_out(tmp_path: Path, text: str) -> None:
    """An unknown word, and one more answer when the game is over."""
    save_game(tmp_path, "whole")
    save_game(tmp_path, "odd")
    odd = Record.load(tmp_path / "odd.json")
    odd.actions.append(text)
    odd.save(tmp_path / "odd.json")
    assert records_in(tmp_path, "scales", 0).left_out == {"not a record that replays": 1}


def test_other_rules_and_other_players_have_places_of_their_own(tmp_path: Path) -> None:
    """One folder serves every report of a game."""
    for edge in (10, 20):
        Study(plan(4), MADE, variant=plan(4, seat_edge=edge)).run(tmp_path, Workers(1), quiet)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_folder_without_games_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead, match="no finished games of scales"):
        records_in(tmp_path, "scales", 0)
    save_game(tmp_path, "a")
    with pytest.raises(NothingToRead, match="1 other seats or options"):
        records_in(tmp_path, "scales", 3)
    with pytest.raises(NothingToRead, match="1 another game"):
        records_in(tmp_path, "elementalis", 0)


# ---- reports as files


def test_a_report_survives_its_file(tmp_path: Path) -> None:
    report = Study(plan(), MADE, luck_pairs=2).run(tmp_path, Workers(1), quiet)
    assert Report.from_bytes(report.to_bytes()) == report


def test_what_is_no_report_is_refused(tmp_path: Path) -> None:
    report = Study(plan(2), MADE).run(tmp_path, Workers(1), quiet)
    later = msgspec.structs.replace(report, format="hexmoot.lab/2").to_bytes()
    with pytest.raises(BadReport, match="hexmoot.lab/2"):
        Report.from_bytes(later)
    with pytest.raises(BadReport, match="not a whole report"):
        Report.from_bytes(report.to_bytes()[:100])


def test_only_unusual_options_are_named() -> None:
    options = GAME.prepare(2, None, {"seat_edge": 3}).options
    assert rules_of(GAME.prepare(2, None, options)).options == {"seat_edge": 3}
