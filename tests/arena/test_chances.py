"""The benchmark of chances: what it plays, how it measures, what it keeps."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.strength.calibration import Line, best_sharpness, gap, keep, line_of, read, table
from benchmarks.strength.held_out import judged_games, learned_games

from hexmoot.bots.calibration import NET, Sharpness, known_in, sharpened
from hexmoot.bots.learned.net import PlayingNet
from tests.bots.kit.made_up import kept, made_up
from tests.bots.kit.positions import ravens

LINE = Line("ravens", 2, NET, 4, 9, 1.5, 0.05, 0.2, 0.1, 0.04)


def test_the_gap_is_the_mean_over_bins_by_their_weight() -> None:
    """Two of four chances off by 0.3 in one bin, the others right."""
    assert gap([(0.8, 0.2), (0.8, 0.2)], [(0.5, 0.5), (0.5, 0.5)]) == pytest.approx(0.3)
    assert gap([(0.8, 0.2)] * 5, [(1.0, 0.0)] * 4 + [(0.0, 1.0)]) == pytest.approx(0.0)
    # Errors of one bin may make up for each other, those of different bins may not.
    assert gap([(0.55, 0.45), (0.75, 0.25)], [(0.65, 0.35)] * 2) == pytest.approx(0.1)


def test_the_right_power_and_doubt_are_found() -> None:
    """What comes true by them is least surprising with them."""
    stated = [(part / 50, 1 - part / 50) for part in range(1, 50)]
    wanted = Sharpness(0.5, 0.1)
    found = best_sharpness(stated, [sharpened(one, wanted) for one in stated])
    assert found.power == pytest.approx(wanted.power, rel=0.1)
    assert found.doubt == pytest.approx(wanted.doubt, abs=0.03)


def test_games_are_the_same_each_time_and_strengths_differ() -> None:
    """What was stated is told by seat and sums to 1; so does what came."""
    game = ravens().setup.game
    net = PlayingNet(game, made_up(game))
    found = learned_games(net, 3, 30)
    assert found == learned_games(net, 3, 30)
    assert len({seen.game for seen in found}) > 15
    for seen in found:
        assert sum(seen.stated) == pytest.approx(1.0)
        assert sum(seen.came) == pytest.approx(1.0)
    assert any(seen.searched for seen in found)


def test_without_a_net_the_search_states_the_chances() -> None:
    """Then what it says is all there is."""
    found = judged_games("ravens", 2, 40)
    assert found
    assert all(seen.searched == seen.stated for seen in found)


def test_a_line_is_measured_on_games_that_had_no_part_in_it(tmp_path: Path) -> None:
    """Half of them; the mind is named."""
    folder = kept(tmp_path, ravens().setup.game)
    line = line_of("ravens", 2, 40, folder)
    assert (line.mind, line.games) == (NET, 20)
    assert 0.0 <= line.after <= 1.0


def test_what_was_found_is_kept_and_replaced(tmp_path: Path) -> None:
    """Beside the weights for the bots, and for the table of the page."""
    results = tmp_path / "calibration-results.json"
    keep(LINE, results, tmp_path)
    keep(Line("ravens", 3, NET, 4, 9, 0.7, 0.0, 0.2, 0.1, 0.04), results, tmp_path)
    keep(LINE, results, tmp_path)
    assert [(line.seats, line.power) for line in read(results)] == [(2, 1.5), (3, 0.7)]
    assert known_in(tmp_path)[NET]["ravens"] == {"2": Sharpness(1.5, 0.05), "3": Sharpness(0.7)}
    assert "| Ravens | 2 | net | 1.50 | 0.05 | 0.200 | 0.100 | 0.040 | 4 |" in table(read(results))
