"""A bot that fails loses its seat to `random`, is reported, and takes nobody with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from hexmoot.bots.bot import Bot, BotFailed, Explanation
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.bots.random_bot import RandomBot
from hexmoot.engine.actions import ActionTable


class GuardedBot(Bot):
    """Another bot's answers as long as they can be used; `failure` tells why they no longer could.

    >>> GuardedBot(Bot()).failure
    ''
    """

    def __init__(self, player: Bot) -> None:
        super().__init__(player.seed)
        self.name = player.name
        self.thinks_elsewhere = player.thinks_elsewhere
        self.player = player
        self.substitute = RandomBot(player.seed)
        self.failure = ""

    def choose(self, seat_view: SeatView) -> int:
        # Looked up before the bot is asked: it may spoil the view it is given.
        legal, ply, spare = seat_view.legal(), seat_view.ply, self.substitute.choose(seat_view)
        if self.failure:
            return spare
        try:
            return checked(self.player.choose(seat_view), legal, seat_view.game.actions)
        except KeyboardInterrupt:
            raise
        except BotFailed as error:
            self._give_up(ply, error)
        except BaseException as error:
            self._give_up(ply, BotFailed(f"crashed: {type(error).__name__}: {error}"))
        return spare

    def explain(self, seat_view: SeatView) -> Explanation:
        return (self.substitute if self.failure else self.player).explain(seat_view)

    def interrupt(self) -> None:
        self.player.interrupt()

    def close(self) -> None:
        self.player.close()

    def _give_up(self, ply: int, reason: BotFailed) -> None:
        """From now on `random` plays, also where the bot cannot even be ended properly."""
        self.failure = f"answer {ply + 1}: {reason}"
        self.thinks_elsewhere = False
        self.player.close()


@contextmanager
def seated(bots: Iterable[Bot]) -> Iterator[list[GuardedBot]]:
    """Bots at one table, one a seat, guarded; they are sent home at the end of a `with` block."""
    players = [GuardedBot(player) for player in bots]
    try:
        yield players
    finally:
        for player in players:
            player.close()


def checked(action: object, legal: list[int], actions: ActionTable) -> int:
    """The answer of a bot, if it is one of the legal actions."""
    if isinstance(action, bool) or not isinstance(action, int):
        raise BotFailed(f"lied: {action!r} is not an action")
    if action not in legal:
        raise BotFailed(f"lied: {actions.name(action)} is not legal here")
    return action
