"""The open sockets of this process."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.storage.rows import PlayerRow


class Guest(Protocol):
    """Whoever is at the other end of a socket."""

    player: PlayerRow | None

    def bye(self, reason: str, again: bool) -> None:
        """Say why, and close; `again`: come back by yourself."""


class OpenSockets:
    """Counts sockets, limits them for each client, and says goodbye to all."""

    def __init__(self, metrics: Metrics, most: int) -> None:
        self.most = most
        self.by_client = Counter[str]()
        self.guests: set[Guest] = set()
        self.is_closing = False
        metrics.gauge("hexmoot_sockets", lambda: self.by_client.total())

    def enter(self, client: str) -> None:
        """One more; Refusal when a client has too many."""
        if self.is_closing:
            raise Refusal("not_now", "the server is closing")
        if self.by_client[client] >= self.most:
            raise Refusal("too_fast", f"at most {self.most} connections at once")
        self.by_client[client] += 1

    def leave(self, client: str) -> None:
        """One less."""
        self.by_client[client] -= 1
        if self.by_client[client] <= 0:
            del self.by_client[client]

    def people(self) -> set[str]:
        """Everybody who is recognised at a socket."""
        return {guest.player.id for guest in self.guests if guest.player is not None}

    def end(self, player: str, epoch: int | None = None) -> None:
        """Close the sockets of somebody who was signed out: all, or those of before an epoch."""
        for guest in list(self.guests):
            known = guest.player
            if known is not None and known.id == player and known.epoch != epoch:
                guest.bye("signed out", again=True)

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes, so that they come back by themselves."""
        self.is_closing = True
        for guest in list(self.guests):
            guest.bye("the server is restarting", again=True)
