"""The table as numbers for learning."""

from __future__ import annotations

from tests.games.elementalis.kit import GAME, at


def test_observations_put_the_viewer_first() -> None:
    """Both seats read their own Pool under the same name."""
    bench = at("F/A", "E/E", pools=["FF", "EEE"]).power("F F A A / S")
    names = [feature.name for feature in GAME.features(bench.state.setup)]
    rows = [GAME.observation(bench.state, seat) for seat in (0, 1)]
    fire, earth = names.index("seat+0.pool[0]"), names.index("seat+0.pool[2]")
    assert [(row[fire], row[earth]) for row in rows] == [(2, 0), (0, 3)]


def test_what_an_opposition_won_is_told_to_whoever_may_take_it() -> None:
    """EL-199: two Mana wait for an answer, and a learner sees how many."""
    bench = at("F/F", "E/E", pools=["AAA"], opposition_gain="may").power("E E W W / W")
    bench.pass_window().play("oppose d1", "oppose d2", dice="E E")
    names = [feature.name for feature in GAME.features(bench.state.setup)]
    assert bench.asked == "take"
    assert GAME.observation(bench.state, 1)[names.index("picks")] == 2
