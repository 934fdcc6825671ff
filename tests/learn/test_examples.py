"""What a bot answers is noted as its seat saw it, where it had a choice, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from hexmoot.bots import SeatView, bot
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.learn.examples import OTHERS, Watched, seated, watch, watch_all
from hexmoot.workers.crew import Workers
from tests.bots.kit.positions import every_game


def watched(game: Game, deal: int = 0, seats: int = 2, name: str = "random") -> Watched:
    """A game to watch."""
    packages = tuple(registry.packages())
    return Watched(game.name, packages, name, seats, game.options.default_preset, deal, 5)


@every_game
def test_answers_are_legal_and_the_bots_own(game: Game) -> None:
    """Played once more by the same bots: the same answers at the same decisions."""
    seats = max(2, game.min_seats)
    one = watched(game, deal=1, seats=seats)
    found = watch(one)
    assert len(found.answers)
    assert found.legal[np.arange(len(found.answers)), found.answers].all()
    assert (found.legal.sum(1) > 1).all()
    assert set(found.deals.tolist()) == {1}
    state = game.start(seats, one.seed + one.deal, one.preset)
    players, answers = seated(one), []
    while not state.over:
        seat, view = int(state.seat), SeatView(state)
        answer = players[seat].choose(view)
        if seat != 1 and len(view.legal()) > 1:
            answers.append(answer)
        state.apply(answer)
    assert found.answers.tolist() == answers


def test_what_is_seen_is_the_observation_of_the_asked_seat() -> None:
    """The first decision of a game, as every environment shows it."""
    game = registry.game("alchemists_race")
    one = watched(game, deal=1)
    state = game.start(2, one.seed + one.deal, one.preset)
    while state.seat != 0 or len(state.legal()) == 1:
        players = seated(one)
        state.apply(players[state.seat].choose(SeatView(state)))
    assert watch(one).seen[0].tolist() == game.observation(state, 0)


def test_the_seat_of_the_other_goes_round_and_plays_in_several_manners() -> None:
    """Else the bot would be seen in one kind of game only."""
    game = registry.game("alchemists_race")
    names = [[one.name for one in seated(watched(game, deal))] for deal in range(8)]
    assert [row.index("random") for row in names] == [1, 0] * 4
    assert {name for row in names for name in row} == {"random", *OTHERS}


@pytest.mark.parametrize("count", [1, 2])
def test_examples_do_not_depend_on_the_workers(count: int) -> None:
    """All games in their order, whoever plays them."""
    game = registry.game("alchemists_race")
    games = [watched(game, deal, name="greedy") for deal in range(3)]
    told: list[tuple[str, int, int]] = []
    found = watch_all(games, Workers(count), lambda *news: told.append(news))
    apart = [watch(one) for one in games]
    for field in ("seen", "legal", "answers", "deals"):
        whole = np.concatenate([getattr(one, field) for one in apart])
        assert np.array_equal(getattr(found, field), whole)
    assert told[-1] == ("games", 3, 3)


def test_bots_are_known_by_name() -> None:
    """What is watched is what the arena would seat."""
    game = registry.game("alchemists_race")
    assert bot("greedy").meaning() == seated(watched(game, 1, name="greedy"))[0].meaning()
