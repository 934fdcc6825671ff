"""The strength benchmark: results that go on, and the tables made of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import typer
from benchmarks.strength import matches
from benchmarks.strength.__main__ import PAGE, RESULTS, all_matches, picked, write_page
from benchmarks.strength.matches import MatchUp, Measured, match_ups, play
from benchmarks.strength.playouts import Rate, Rates
from benchmarks.strength.results import BotFailed
from benchmarks.strength.tables import holds, put_into, rate_table, strength_table

from hexmoot.arena import Interval, Workers
from hexmoot.engine import registry
from tests.arena.kit.plans import timeless
from tests.bots.kit.positions import ravens


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> MatchUp:
    """A quick match of the toy in small portions."""
    ravens()
    monkeypatch.setattr(matches, "PORTION", 8)
    return MatchUp("ravens", 2, "greedy", "random", 12)


def test_a_match_goes_on_where_it_stopped(match: MatchUp, tmp_path: Path) -> None:
    """Stopped after a portion and taken up again, it has the games of one that never stopped."""
    first = play(match, tmp_path / "parts", Workers(), lambda done: done == 0)
    assert first.games == matches.PORTION
    parts = play(match, tmp_path / "parts", Workers(), lambda done: True)
    whole = play(match, tmp_path / "whole", Workers(), lambda done: True)
    assert parts.score == whole.score
    assert whole.games == 12
    found = [match.results(tmp_path / name).rows for name in ("parts", "whole")]
    kept = [[rows[index] for index in sorted(rows)] for rows in found]
    assert timeless(kept[0]) == timeless(kept[1])


def test_results_of_other_budgets_do_not_count(match: MatchUp, tmp_path: Path) -> None:
    """A file about other players begins anew."""
    play(match, tmp_path, Workers(), lambda done: True)
    path = next(tmp_path.iterdir())
    lines = path.read_bytes().splitlines(keepends=True)
    changed = {**match.meaning, "players": ["greedy", "somebody else"]}
    path.write_bytes(msgspec.json.encode(changed) + b"\n" + b"".join(lines[1:]))
    assert match.results(tmp_path).rows == {}


def test_a_torn_line_is_forgotten(match: MatchUp, tmp_path: Path) -> None:
    """A run that was ended while it wrote loses that game alone."""
    play(match, tmp_path, Workers(), lambda done: done == 0)
    path = next(tmp_path.iterdir())
    path.write_bytes(path.read_bytes()[:-5])
    assert len(match.results(tmp_path).rows) == matches.PORTION - 1
    again = play(match, tmp_path, Workers(), lambda done: True)
    assert again.games == 12


def test_every_level_meets_the_one_below_with_two_and_four_seats() -> None:
    """The archmage meets random only at a table for two, where nets meet those without."""
    found = [match for match in match_ups(["elementalis"], [2, 4], 200) if not match.is_alone]
    names = {(match.seats, match.stronger, match.weaker) for match in found}
    below = {("adept", "apprentice"), ("magus", "adept"), ("archmage", "magus")}
    lowest = {("greedy", "random"), ("apprentice", "random")}
    assert names == {
        *((seats, *pair) for seats in (2, 4) for pair in lowest | below),
        (2, "archmage", "random"),
        (2, "archmage", "archmage-1"),
        (2, "policy", "magus-1"),
        (2, "guided:walks=1000", "guided:walks=100"),
    }


def test_one_archmage_among_three_of_each_level_says_what_a_seat_can_win() -> None:
    """For four, at least so many games that a share of 0.7 is told from one half."""
    found = match_ups(["elementalis", "rune_stones"], [2, 4], 200)
    alone = {
        (match.game, match.weaker): match.games
        for match in found
        if match.is_alone and match.seats == 4 and match.stronger == "archmage"
    }
    assert alone == {
        ("elementalis", "archmage-1"): 56,
        ("elementalis", "magus"): 100,
        ("elementalis", "adept"): 100,
        ("rune_stones", "archmage-1"): 24,
        ("rune_stones", "magus"): 48,
        ("rune_stones", "adept"): 48,
    }
    assert len(alone) == sum(match.is_alone for match in found)


def test_without_a_net_there_is_nothing_to_ask_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a net brought is asked only where there is one."""
    assert [match for match in match_ups(["sorcerer_stones"], [2], 200) if is_before_nets(match)]
    monkeypatch.setattr(matches, "net_of", lambda game, folder: None)
    found = match_ups(["sorcerer_stones"], [2], 200)
    assert found
    assert not [match for match in found if is_before_nets(match)]


def is_before_nets(match: MatchUp) -> bool:
    """Is it against a level as it was before there were nets?"""
    return match.weaker.endswith("-1")


def test_only_those_who_think_long_play_fewer_games() -> None:
    """As many as a few minutes hold, in whole rounds of the seats, but never very few."""
    found = match_ups(["elementalis", "rune_stones"], [2, 4], 200)
    assert {match.games for match in found if match.stronger not in matches.SLOW} == {200}
    thought = {match.game: match.games for match in found if match.weaker == matches.TENTH}
    assert thought == {"elementalis": 200, "rune_stones": 96}
    slow = {
        (match.game, match.seats): match.games
        for match in found
        if match.weaker == "magus" and not match.is_alone
    }
    assert slow == {
        ("elementalis", 2): 200,
        ("elementalis", 4): 160,
        ("rune_stones", 2): 80,
        ("rune_stones", 4): 48,
    }


def test_files_of_matches_have_names_for_every_system(tmp_path: Path) -> None:
    """Settings of bots are written with signs that some do not allow."""
    found = MatchUp("elementalis", 2, matches.THOUGHT, matches.TENTH, 4).results(tmp_path)
    assert found.path.name == "elementalis-2-guided-walks-1000-guided-walks-100.jsonl"


def test_another_way_of_playing_begins_anew(
    match: MatchUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results of a search or a judge that was another do not count."""
    play(match, tmp_path, Workers(), lambda done: True)
    monkeypatch.setattr(matches, "play_print", lambda game, seats: "another")
    assert match.results(tmp_path).rows == {}


def test_other_deals_begin_anew(
    match: MatchUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results on deals that helped to set a level do not count."""
    play(match, tmp_path, Workers(), lambda done: True)
    monkeypatch.setattr(matches, "SEED", matches.SEED + 1)
    assert match.results(tmp_path).rows == {}


def test_a_way_of_playing_is_known_by_its_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another whim changes the answers, and with them the print; asked again it is the same."""
    ravens()
    before = matches.play_print("ravens", 2)
    matches.play_print.cache_clear()
    assert matches.play_print("ravens", 2) == before
    monkeypatch.setattr(matches, "TASTERS", ("search:playouts=200:each=5:whim=3", "greedy"))
    matches.play_print.cache_clear()
    assert matches.play_print("ravens", 2) != before
    matches.play_print.cache_clear()


def test_a_game_in_which_a_bot_failed_is_refused(match: MatchUp, tmp_path: Path) -> None:
    """`random` played on for it: that is no result of the bot."""
    play(match, tmp_path, Workers(), lambda done: True)
    results = match.results(tmp_path)
    failed = msgspec.structs.replace(results.rows[3], index=12, failures=["it crashed", ""])
    with pytest.raises(BotFailed, match="failed in game 12 of ravens-2-greedy-random.jsonl: it cr"):
        results.add(failed, b"")
    assert len(match.results(tmp_path).rows) == 12


def test_tables_say_what_was_measured_and_nothing_else(match: MatchUp, tmp_path: Path) -> None:
    """Unfinished matches say so, those not begun stand there empty; in the ladder's order."""
    unplayed = play(
        MatchUp("ravens", 2, "adept", "apprentice", 5), tmp_path, Workers(), lambda _: False
    )
    some = play(match, tmp_path, Workers(), lambda done: done == 0)
    lines = strength_table([unplayed, some]).splitlines()
    assert len(lines) == 4
    assert "| 2 | greedy – random |" in lines[2]
    assert "| 8 of 12 |" in lines[2]
    assert "| 2 | adept – apprentice |  |  | 0 of 5 |  |  |" in lines[3]


@pytest.mark.parametrize(
    ("stronger", "mean", "low", "expected"),
    [
        ("magus", 0.6, 0.501, True),
        ("magus", 0.9, 0.5, False),
        ("archmage", 0.95, 0.4, True),
        ("archmage", 0.94, 0.9, False),
    ],
)
def test_a_line_holds_if_it_shows_what_it_should(
    stronger: str, mean: float, low: float, expected: bool
) -> None:
    """Above one half with the whole interval; the archmage wins 95 of 100 against random."""
    match = MatchUp("ravens", 2, stronger, "random", 5)
    assert holds(Measured(match, Interval(mean, low, 1.0, 200), 5)) is expected


def test_one_against_the_same_rival_everywhere_else(tmp_path: Path) -> None:
    """From every seat of each deal; what it wins is its share, and even is what one seat is due."""
    ravens()
    match = MatchUp("ravens", 3, "greedy", "random", 6, is_alone=True)
    found = play(match, tmp_path, Workers(), lambda done: True)
    rows = [row for _, row in sorted(match.results(tmp_path).rows.items())]
    assert [row.lineup.index(0) for row in rows] == [0, 2, 1] * 2
    won = sum(row.utilities[row.lineup.index(0)] for row in rows) / len(rows)
    assert found.score is not None
    assert found.score.mean == pytest.approx(won)
    assert "| 3 | greedy – 2 × random |" in strength_table([found])
    assert holds(Measured(match, Interval(0.5, 0.34, 0.6, 6), 6))
    assert not holds(Measured(match, Interval(0.5, 0.33, 0.6, 6), 6))


@pytest.mark.parametrize(
    ("names", "seats", "only", "message"),
    [
        (["chess"], ["2"], "", "'chess' is none of elementalis"),
        (["elementalis"], ["3"], "", "'3' is none of 2, 4"),
        (["elementalis"], ["2"], "wizard", "'wizard' is none of adept, apprentice, archmage"),
    ],
)
def test_only_matches_that_exist_can_be_picked(
    names: list[str], seats: list[str], only: str, message: str
) -> None:
    """A word that names nothing is an error, not an empty run."""
    with pytest.raises(typer.BadParameter, match=message):
        picked(match_ups(["elementalis"], [2, 4], 200), names, seats, only)


def test_matches_are_picked_by_game_seats_and_bot() -> None:
    """All of the archmage's for two seats."""
    found = picked(match_ups(["elementalis"], [2, 4], 200), ["elementalis"], ["2"], "archmage")
    met = [(2, "random"), (2, "magus"), (2, "archmage-1")]
    assert [(match.seats, match.weaker) for match in found] == met


def test_the_page_shows_what_the_files_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written again from the results, the page of the docs stays as it is."""
    first_lines = [path.read_bytes().partition(b"\n")[0] for path in RESULTS.glob("*.jsonl")]
    headers = [msgspec.json.decode(line) for line in first_lines]
    prints = {(header["game"], header["seats"]): header["play"] for header in headers}
    monkeypatch.setattr(matches, "play_print", lambda game, seats: prints.get((game, seats)))
    ours = [game.name for game in registry.games() if "hexmoot.games" in type(game).__module__]
    found = [play(match, RESULTS, Workers(), lambda done: False) for match in all_matches(ours)]
    page = tmp_path / "strength.md"
    page.write_text(PAGE.read_text("utf-8"), "utf-8")
    write_page(page, found, RESULTS)
    assert page.read_text("utf-8") == PAGE.read_text("utf-8")


def test_rates_are_shown_beside_the_peer() -> None:
    """Ratios are to the peer of the same run; without one there is none."""
    ravens()
    games = [Rate("ravens", 2, 1000.0, 500.0)]
    assert "| 1,000 | 500 | 2.0 |" in rate_table(Rates(games, 250.0))
    assert "| 1,000 | 500 |  |" in rate_table(Rates(games, None))
    assert len(rate_table(None).splitlines()) == 2


def test_a_table_takes_the_place_between_its_marks() -> None:
    """The rest of the page stays."""
    page = "before\n<!-- a: begin -->\nold\n<!-- a: end -->\nafter\n"
    assert (
        put_into(page, "a", "new") == "before\n<!-- a: begin -->\n\nnew\n\n<!-- a: end -->\nafter\n"
    )
