"""Bots that fail lose their seat."""

from __future__ import annotations

import pytest

from hexmoot.bots import Bot, SeatView, bot
from hexmoot.bots.guarded import GuardedBot
from tests.bots.kit.positions import ravens


class Liar(Bot):
    """Answers what is not an action at all."""

    def choose(self, seat_view: SeatView) -> int:
        return 10**9


class Crasher(Bot):
    """Raises in our own process."""

    def choose(self, seat_view: SeatView) -> int:
        raise ZeroDivisionError("no mana")


class Leaver(Bot):
    """Wants to end our own process."""

    def choose(self, seat_view: SeatView) -> int:
        raise SystemExit(0)


class Spoiler(Bot):
    """Plays on in the view it is given, then answers what is legal there."""

    def choose(self, seat_view: SeatView) -> int:
        seat_view.ground.apply(seat_view.legal()[0])
        return seat_view.legal()[0]


@pytest.mark.parametrize(
    ("player", "failure"),
    [
        (Liar(1), "answer 1: lied: 1000000000 is not legal here"),
        (Crasher(1), "answer 1: crashed: ZeroDivisionError: no mana"),
        (Leaver(1), "answer 1: crashed: SystemExit: 0"),
        (Spoiler(1), "answer 1: lied: keep is not legal here"),
    ],
)
def test_bots_in_the_same_process_are_guarded_too(player: Bot, failure: str) -> None:
    """Also a class of our own that lies or raises is replaced by `random`, once and for all."""
    guarded = GuardedBot(player)
    chosen = [guarded.choose(SeatView(ravens())) for _ in range(2)]
    assert chosen == [bot("random", 1).choose(SeatView(ravens()))] * 2
    assert guarded.failure == failure


def test_who_interrupts_the_program_is_not_taken_for_a_bot_that_failed() -> None:
    """Ctrl-C while a bot thinks ends what we do, not the bot's seat."""

    class Interrupted(Bot):
        def choose(self, seat_view: SeatView) -> int:
            raise KeyboardInterrupt

    guarded = GuardedBot(Interrupted())
    with pytest.raises(KeyboardInterrupt):
        guarded.choose(SeatView(ravens()))
    assert guarded.failure == ""
