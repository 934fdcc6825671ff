"""The net at play: whose weights it takes, and that those of the package fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexmoot.bots.learned.minds import mind_from
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.learned.rows import Unfit, kinds_of_tables
from hexmoot.bots.learned.shelf import weights_folder
from hexmoot.bots.learned.weights import SUFFIX, BadWeights, Weights, read_weights
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from tests.bots.kit.made_up import made_up

LEARNED = sorted(path.stem for path in weights_folder().glob(f"*{SUFFIX}"))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "game chess"),
        ({"rules": 99}, "rules 99"),
        ({"columns": [["other", 1]]}, "features the game does not have"),
        ({"words": ["castle"]}, "answers the game does not have"),
        ({"words": ["keep", "roll"]}, "another shape"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_weights_for_something_else_are_refused(changes: dict[str, object], reason: str) -> None:
    """Another game, rules, features or answers: never misread."""
    game = registry.game("ravens")
    with pytest.raises(BadWeights, match=reason):
        PlayingNet(game, made_up(game, **changes))


def trained_on_less(game: Game, column: str, word: str) -> PlayingNet:
    """A net from before the game had this feature and this answer."""
    whole = made_up(game)
    columns = [one for one in whole.about.columns if one[0] != column]
    words = [one for one in whole.about.words if one != word]
    assert (len(columns), len(words)) == (len(whole.about.columns) - 1, len(game.actions) - 1)
    arrays = dict(whole.arrays)
    arrays["first.weight"] = arrays["first.weight"][:, : len(columns)]
    for name in ("policy.weight", "policy.bias"):
        arrays[name] = arrays[name][: len(words)]
    return PlayingNet(game, Weights(replace(whole.about, columns=columns, words=words), arrays))


def test_what_a_game_has_more_is_no_matter_until_it_is_met() -> None:
    """A feature that is zero and an answer that is not legal; else the net has no opinion."""
    game = registry.game("ravens")
    state = game.start(seats=2, seed=5)
    card = next(action - 2 for action in state.legal())
    elsewhere = next(other for other in range(8) if other not in state.view(0)["table"]["hand"])
    calm = trained_on_less(game, f"held[{elsewhere}]", f"play {elsewhere}")
    assert len(calm.opinion(state, 0).answers) == len(state.legal())
    for column, word in ((f"held[{card}]", "order keep"), (f"held[{elsewhere}]", f"play {card}")):
        with pytest.raises(Unfit, match="never met in training"):
            trained_on_less(game, column, word).opinion(state, 0)


@pytest.mark.parametrize("name", LEARNED)
def test_the_packages_weights_fit_their_games(name: str) -> None:
    """The usual game can be played with every number of seats."""
    game = registry.game(name)
    net = mind_from(game, read_weights(weights_folder() / f"{name}{SUFFIX}"))
    usual = [s for s, preset in kinds_of_tables(game) if preset == game.options.default_preset]
    assert len(usual) >= 3
    for seats in usual:
        state = game.start(seats=seats, seed=5)
        assert net.refusal(state.setup) == ""
        chances = net.opinion(state, state.seat).chances
        assert chances.sum() == pytest.approx(1.0, abs=1e-4)
