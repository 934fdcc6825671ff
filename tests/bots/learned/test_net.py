"""The net at play: whose weights it takes, and that those of the package fit."""

from __future__ import annotations

import pytest

from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.rows import kinds_of_tables
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, read_weights
from hexmoot.bots.policy import weights_folder
from hexmoot.engine import registry
from tests.bots.kit.made_up import made_up

LEARNED = sorted(path.stem for path in weights_folder().glob(f"*{SUFFIX}"))


@pytest.mark.parametrize(
    "changes",
    [{"game": "chess"}, {"rules": 99}, {"digest": "0" * 16}, {"actions": 3}],
    ids=lambda changes: next(iter(changes)),
)
def test_weights_for_something_else_are_refused(changes: dict[str, object]) -> None:
    """Another game, rules, features or actions: never misread."""
    game = registry.game("ravens")
    with pytest.raises(BadWeights, match="needed are"):
        PlayingNet(game, made_up(game, **changes))


@pytest.mark.parametrize("name", LEARNED)
def test_the_packages_weights_fit_their_games(name: str) -> None:
    """Rules, actions and features as they are now; every table can be played."""
    game = registry.game(name)
    net = PlayingNet(game, read_weights(weights_folder() / f"{name}{SUFFIX}"))
    for seats, preset in kinds_of_tables(game):
        state = game.start(seats=seats, seed=5, preset=preset)
        assert net.refusal(state.setup) == ""
        chances = net.opinion(state, state.seat, state.legal()).chances
        assert chances.sum() == pytest.approx(1.0, abs=1e-4)
