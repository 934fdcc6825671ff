"""Chances are taken as sharply as they came true elsewhere."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from hexmoot.bots import SeatView, bot, review
from hexmoot.bots.calibration import (
    FILE,
    JUDGE,
    NET,
    PLAIN,
    Sharpness,
    known_in,
    sharpened,
    sharpened_share,
    sharpness_of,
)
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.policy import PolicyBot
from hexmoot.bots.review import searching
from hexmoot.bots.thinking_time import Limit
from hexmoot.engine import registry
from hexmoot.engine.match import Match
from tests.bots.kit.made_up import kept
from tests.bots.kit.positions import ravens

SQUARED = Sharpness(power=2.0, doubt=0.0)


def told(folder: Path, known: object) -> Path:
    """A folder that knows this."""
    (folder / FILE).write_text(json.dumps(known), "utf-8")
    return folder


def test_chances_are_raised_and_doubted() -> None:
    """Squared, 3 to 1 becomes 9 to 1; of a doubt of one half, half of it all is shared evenly."""
    assert sharpened([0.75, 0.25], SQUARED) == pytest.approx((0.9, 0.1))
    assert sharpened([0.75, 0.25], Sharpness(2.0, 0.5)) == pytest.approx((0.7, 0.3))
    assert sharpened([0.5, 0.3, 0.2], PLAIN) == (0.5, 0.3, 0.2)
    assert sum(sharpened([1.0, 0.0, 0.0], Sharpness(0.5, 0.1))) == pytest.approx(1.0)
    assert sharpened([], SQUARED) == ()


def test_a_share_alone_is_taken_as_if_the_rest_were_even() -> None:
    """As among the chances of all; an even share stays one."""
    whole = sharpened([0.4, 0.2, 0.2, 0.2], SQUARED)
    assert sharpened_share(0.4, 4, SQUARED) == pytest.approx(whole[0])
    assert sharpened_share(0.25, 4, Sharpness(3.0, 0.2)) == pytest.approx(0.25)
    assert sharpened_share(0.3, 2, PLAIN) == 0.3


def test_the_nearest_seat_count_is_taken(tmp_path: Path) -> None:
    """Of the game and the mind; others, companies and solitary games stay plain."""
    numbers = {"2": [2.0, 0.0], "5": [3.0, 0.1]}
    folder = told(tmp_path, {NET: {"sorcerer_stones": numbers}})
    stones = registry.game("sorcerer_stones")
    tables = {seats: stones.prepare(seats, None, {}) for seats in (2, 3, 4)}
    powers = {seats: sharpness_of(setup, NET, folder).power for seats, setup in tables.items()}
    assert powers == {2: 2.0, 3: 2.0, 4: 3.0}
    assert sharpness_of(tables[2], JUDGE, folder) == PLAIN
    assert sharpness_of(stones.prepare(2, "coop", {}), NET, folder) == PLAIN
    assert sharpness_of(registry.game("elementalis").prepare(2, None, {}), NET, folder) == PLAIN


@pytest.mark.parametrize(
    "text", ["{", "[1]", '{"net": {"ravens": {"2": [0, 0]}}}', '{"net": {"ravens": {"2": [1, 2]}}}']
)
def test_a_damaged_file_is_one_line_and_no_calibration(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    """Chances are then as the minds state them."""
    (tmp_path / FILE).write_text(text, "utf-8")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert sharpness_of(ravens().setup, NET, tmp_path) == PLAIN
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("calibration.json is damaged")


def test_nets_speak_as_they_came_true(tmp_path: Path) -> None:
    """Chances and hopes of `policy` and `guided`, other answers than before do not come of it."""
    state = ravens(seats=2, seed=4)
    plain = kept(tmp_path, state.setup.game)
    (tmp_path / "sharp").mkdir()
    sharp = kept(told(tmp_path / "sharp", {NET: {"ravens": {"2": SQUARED}}}), state.setup.game)
    for one, other in (
        (PolicyBot(1, plain), PolicyBot(1, sharp)),
        (GuidedBot(1, None, Limit(40), plain), GuidedBot(1, None, Limit(40), sharp)),
    ):
        before, after = one.explain(SeatView(state)), other.explain(SeatView(state))
        assert after.chances == pytest.approx(sharpened(before.chances, SQUARED))
        assert [thought.action for thought in after.thoughts] == [
            thought.action for thought in before.thoughts
        ]
        for thought, same in zip(before.thoughts, after.thoughts, strict=True):
            assert same.expected == pytest.approx(sharpened_share(thought.expected, 2, SQUARED))


def test_a_judge_speaks_as_it_came_true(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its chances change, what it hopes of each answer does not: costs keep their measure."""
    view = SeatView(ravens(seats=2, seed=4))
    before = bot("search:playouts=60", 1).explain(view)
    folder = told(tmp_path, {JUDGE: {"ravens": {"2": SQUARED}}})
    monkeypatch.setattr("hexmoot.bots.searcher.weights_folder", lambda: folder)
    after = bot("search:playouts=60", 1).explain(view)
    assert after.chances == pytest.approx(sharpened(before.chances, SQUARED))
    assert after.thoughts == before.thoughts


def test_reviews_tell_the_chances_of_the_net() -> None:
    """Where the game has one, calibrated; the answers are still judged by a search."""
    state = registry.game("alchemists_race").start(seats=2, seed=3)
    view = SeatView(state)
    found = searching(50).explain(view)
    assert found.chances == PolicyBot().chances(view)
    assert found.chances != ()
    assert sum(thought.visits for thought in found.thoughts) >= 50
    toy = SeatView(ravens(seats=3))
    assert PolicyBot().chances(toy) == ()
    assert len(searching(50).explain(toy).chances) == 3


def test_a_review_begins_with_what_the_net_says() -> None:
    """The first row of the graph, of a game that is not over yet."""
    match = Match.start(registry.game("alchemists_race"), seats=2, seed=3)
    first = PolicyBot().chances(SeatView(match.state))
    match.play(match.state.legal()[0])
    assert review(match.record).chances[0] == first


def test_what_the_package_knows_can_be_read() -> None:
    """Two numbers a mind, game and seat count, all of games that are there."""
    known = known_in(weights_folder())
    assert set(known) <= {NET, JUDGE}
    for games in known.values():
        for name, counts in games.items():
            assert {int(seats) for seats in counts} <= set(registry.game(name).seat_counts)
