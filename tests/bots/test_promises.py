"""Bots that peek are found out; that ours do not, `tests/conformance` holds for every game."""

from __future__ import annotations

import pytest

from hexmoot.bots import promises
from hexmoot.bots.bot import Bot
from hexmoot.bots.levels import LEVELS
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.searcher import SearchBot
from hexmoot.engine import registry
from hexmoot.engine.conformance import BrokenPromise
from hexmoot.engine.conformance.redealing import STREAMS
from hexmoot.engine.game import Game
from hexmoot.engine.native.state import State
from tests.bots.kit.positions import every_game
from tests.conformance.planted import FAULTS, faulty
from tests.toys.ravens import KEEP, RavensState


def open_view(state: State) -> SeatView:
    """A view with the real world inside instead of an imagined one."""
    seat_view = SeatView(state)
    seat_view.ground = state.copy()
    return seat_view


def test_every_kind_and_level_of_bot_is_tried() -> None:
    """All that the catalogue makes by itself, and none of them thinks for long."""
    players = list(promises.players(1))
    assert [bot.name for bot in players] == [
        "random",
        "greedy",
        "policy",
        "search",
        "guided",
        *LEVELS,
    ]
    limits = {bot.limit for bot in players if isinstance(bot, SearchBot)}
    assert limits == {promises.BUDGET}


class CuriousBot(Bot):
    """Decides by everything that is inside the view it is given."""

    name = "curious"

    def choose(self, seat_view: SeatView) -> int:
        legal = seat_view.legal()
        return legal[all_of(seat_view.ground) % len(legal)]


def all_of(state: State) -> int:
    """Every number of a state but its chance, as one."""
    return sum(at * number for at, number in enumerate(state.numbers()) if at >= STREAMS)


def test_a_bot_that_is_given_the_real_world_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer differs where its seat sees no difference; a true view gives it no chance to."""
    monkeypatch.setattr(promises, "players", lambda seed: [CuriousBot(seed)])
    ravens = registry.game("ravens")
    assert promises.bots_do_not_peek(ravens, 3, "standard") > 0
    monkeypatch.setattr(promises, "SeatView", open_view)
    with pytest.raises(BrokenPromise, match="'curious' knows a secret: decision '.*' of seat"):
        promises.bots_do_not_peek(ravens, 3, "standard")


@pytest.mark.parametrize("fault", ["redeal_does_nothing", "redeal_shuffles_what_really_lies_there"])
def test_a_redeal_that_keeps_secrets_is_found_by_the_bots_as_well(fault: str) -> None:
    """What they imagine then holds what really lies there."""
    _, on_state, on_game = FAULTS[fault]
    with pytest.raises(BrokenPromise, match="knows a secret"):
        promises.bots_do_not_peek(faulty(on_state, on_game), 3, "standard")


@every_game
def test_no_bot_does_and_undoes_the_same_thing_in_one_turn(game: Game) -> None:
    """A position a seat has left does not come back before somebody else is asked."""
    preset = game.options.default_preset
    assert promises.bots_do_not_dither(game, max(2, game.min_seats), preset) > 0


def keep_asking(self: RavensState, action: int) -> None:
    """Whoever keeps is asked once more."""
    if action != KEEP:
        RavensState.answer(self, action)


class KeepingBot(Bot):
    """Always takes the first answer."""

    name = "keeping"

    def choose(self, seat_view: SeatView) -> int:
        return seat_view.legal()[0]


def test_a_bot_that_goes_in_circles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rules let it."""
    monkeypatch.setattr(promises, "players", lambda seed: [KeepingBot(seed)])
    assert promises.bots_do_not_dither(registry.game("ravens"), 2, "standard") > 0
    with pytest.raises(BrokenPromise, match="'keeping' undoes what it did: decision 'gamble'"):
        promises.bots_do_not_dither(faulty({"answer": keep_asking}, {}), 2, "standard")
