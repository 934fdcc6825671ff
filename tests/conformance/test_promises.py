"""Every registered game keeps every promise, for each seat count and preset."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexmoot.bots.promises import bots_do_not_peek
from hexmoot.engine import conformance
from hexmoot.engine.conformance import Promise
from hexmoot.engine.game import Game
from tests.conformance.cases import CASES, GAMES, WANTS_WHOLE

EFFORT = 6 if WANTS_WHOLE else 1
PAIRED: tuple[Promise, ...] = (*conformance.PAIRED, bots_do_not_peek)
UNPAIRED = [promise for promise in conformance.PROMISES if promise not in PAIRED]
# In the whole form pairs of worlds are counted, a game at a time.
TRIED = UNPAIRED if WANTS_WHOLE else [*UNPAIRED, *PAIRED]
LEAST_PAIRS = 10_000


@pytest.mark.parametrize("promise", TRIED, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("game", "seats", "preset"), CASES)
def test_the_game_keeps_the_promise(game: Game, seats: int, preset: str, promise: Promise) -> None:
    """See `hexmoot.engine.conformance`: each promise says in its docstring what must hold."""
    promise(game, seats, preset, EFFORT)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_secrets_are_kept_in_ten_thousand_pairs_of_worlds(
    game: Game, record_property: Callable[[str, object], None]
) -> None:
    """Every promise about worlds that somebody cannot tell apart, in every case of a game."""
    pairs = sum(
        promise(game, seats, preset, EFFORT) or 0
        for seats, preset in conformance.cases(game)
        for promise in PAIRED
    )
    record_property("pairs", pairs)
    assert pairs >= LEAST_PAIRS


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_one_text_and_every_text_one_action(game: Game) -> None:
    """The action table reads the same both ways."""
    texts = [game.actions.text(action) for action in range(len(game.actions))]
    assert len(set(texts)) == len(texts)
    assert [game.actions.parse(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize("game", GAMES)
def test_the_registration_is_complete(game: Game) -> None:
    """Titles, summary, names of decisions, events and endings, tooltips and help are there."""
    assert game.title
    assert game.summary
    assert game.minutes[0] <= game.minutes[1]
    assert 1 <= game.weight <= 5
    assert game.rules_version >= 1
    assert game.glossary
    assert all(tip.name and tip.text for tip in game.glossary.values())
    assert all(ending.name and ending.sentence for ending in game.endings)
    assert all(option.help for option in game.options.options.values())
    assert all(form["name"] for form in game.options.form())
