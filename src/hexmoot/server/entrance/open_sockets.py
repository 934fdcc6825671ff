"""The open sockets of this process."""

from __future__ import annotations

from collections import Counter

from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.table.viewer import Viewer


class OpenSockets:
    """Counts sockets, limits them for each client, and says goodbye to all."""

    def __init__(self, metrics: Metrics, most: int) -> None:
        self.most = most
        self.by_client = Counter[str]()
        self.viewers: set[Viewer] = set()
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

    def say_goodbye(self) -> None:
        """Tell every viewer that the server goes, so that they come back by themselves."""
        self.is_closing = True
        for viewer in list(self.viewers):
            viewer.bye("the server is restarting", again=True)
