"""The strength benchmark: results that go on, and the tables made of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from benchmarks.strength import matches
from benchmarks.strength.matches import MatchUp, match_ups, play
from benchmarks.strength.playouts import Rate, Rates
from benchmarks.strength.tables import put_into, rate_table, strength_table

from hexmoot.arena import Workers
from tests.arena.plans import timeless
from tests.bots.positions import ravens


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> MatchUp:
    """A quick match of the toy in small portions."""
    ravens()
    monkeypatch.setattr(matches, "PORTION", 8)
    return MatchUp("ravens", 2, "greedy", "random", 12)


def test_a_match_goes_on_where_it_stopped(match: MatchUp, tmp_path: Path) -> None:
    """Stopped after a portion and taken up again, it has the games of one that never stopped."""
    first = play(match, tmp_path / "parts", Workers(), lambda done: done == 0)
    assert first.pair is not None
    assert first.pair.games == matches.PORTION
    parts = play(match, tmp_path / "parts", Workers(), lambda done: True)
    whole = play(match, tmp_path / "whole", Workers(), lambda done: True)
    assert parts.pair == whole.pair
    assert whole.pair is not None
    assert whole.pair.games == 12
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
    assert again.pair is not None
    assert again.pair.games == 12


def test_every_level_meets_the_one_below_with_two_and_four_seats() -> None:
    """The archmage meets random only at a table for two."""
    found = match_ups(["elementalis"], [2, 4], 200)
    names = {(match.seats, match.stronger, match.weaker) for match in found}
    below = {("adept", "apprentice"), ("magus", "adept"), ("archmage", "magus")}
    assert names == {
        *((seats, *pair) for seats in (2, 4) for pair in {("greedy", "random"), *below}),
        (2, "archmage", "random"),
    }


def test_only_the_archmage_plays_fewer_games() -> None:
    """As many as a few minutes hold, in whole rounds of the seats, but never very few."""
    found = match_ups(["elementalis", "rune_stones"], [2, 4], 200)
    assert {match.games for match in found if match.stronger != "archmage"} == {200}
    slow = {(match.game, match.seats): match.games for match in found if match.weaker == "magus"}
    assert slow == {
        ("elementalis", 2): 136,
        ("elementalis", 4): 68,
        ("rune_stones", 2): 24,
        ("rune_stones", 4): 24,
    }


def test_another_judge_begins_anew(
    match: MatchUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results of a game that was judged differently do not count."""
    play(match, tmp_path, Workers(), lambda done: True)
    monkeypatch.setattr(matches, "judge_print", lambda game: "another")
    assert match.results(tmp_path).rows == {}


def test_a_judge_is_known_by_its_code() -> None:
    """Games with a judge differ from each other; the toy has none."""
    assert matches.judge_print("ravens") == ""
    assert matches.judge_print("elementalis") != matches.judge_print("rune_stones")


def test_tables_say_what_was_measured_and_nothing_else(match: MatchUp, tmp_path: Path) -> None:
    """Matches nobody played are left out, unfinished ones are marked."""
    unplayed = play(
        MatchUp("ravens", 3, "adept", "random", 5), tmp_path, Workers(), lambda _: False
    )
    some = play(match, tmp_path, Workers(), lambda done: done == 0)
    lines = strength_table([unplayed, some]).splitlines()
    assert len(lines) == 3
    assert "| 2 | greedy – random |" in lines[2]
    assert "| 8 of 12 |" in lines[2]


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
