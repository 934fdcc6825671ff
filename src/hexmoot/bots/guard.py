"""A bot that fails loses its seat to `random`, is reported, and takes nobody with it."""

from __future__ import annotations

from hexmoot.bots.base import Bot, BotFailed, Explanation
from hexmoot.bots.random_bot import RandomBot
from hexmoot.bots.seat_view import SeatView


class GuardedBot(Bot):
    """Another bot's answers as long as they can be used; `failure` tells why they no longer could.

    >>> GuardedBot(Bot()).failure
    ''
    """

    def __init__(self, player: Bot) -> None:
        super().__init__(player.seed)
        self.name = player.name
        self.player = player
        self.substitute = RandomBot(player.seed)
        self.failure = ""

    def choose(self, seat_view: SeatView) -> int:
        if not self.failure:
            try:
                return self._checked(seat_view, self.player.choose(seat_view))
            except BotFailed as error:
                self._give_up(seat_view, str(error))
            except Exception as error:
                self._give_up(seat_view, f"crashed: {type(error).__name__}: {error}")
        return self.substitute.choose(seat_view)

    def explain(self, seat_view: SeatView) -> Explanation:
        return (self.substitute if self.failure else self.player).explain(seat_view)

    def interrupt(self) -> None:
        self.player.interrupt()

    def close(self) -> None:
        self.player.close()

    def _checked(self, seat_view: SeatView, action: object) -> int:
        if isinstance(action, bool) or not isinstance(action, int):
            raise BotFailed(f"lied: {action!r} is not an action")
        if action not in seat_view.legal():
            raise BotFailed(f"lied: {seat_view.game.actions.name(action)} is not legal here")
        return action

    def _give_up(self, seat_view: SeatView, reason: str) -> None:
        """From now on `random` plays, also where the bot cannot even be ended properly."""
        self.failure = f"answer {seat_view.ply + 1}: {reason}"
        self.player.close()
