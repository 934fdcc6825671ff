"""Counters and gauges in the text form Prometheus reads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

HELP = {
    "hexmoot_requests_total": "HTTP requests answered, by route and status.",
    "hexmoot_messages_total": "Client messages carried out, by type.",
    "hexmoot_refusals_total": "Requests and messages refused, by code.",
    "hexmoot_answers_total": "Answers stored, by who gave them.",
    "hexmoot_undos_total": "Undos carried out.",
    "hexmoot_bot_seconds_total": "Time bots took to think, by level.",
    "hexmoot_bot_failures_total": "Bots that failed and were replaced for a move.",
    "hexmoot_stand_ins_total": "Seats a bot took over, by reason.",
    "hexmoot_pictures_total": "Pictures painted.",
    "hexmoot_pushes_total": "Notices sent to push services, by result.",
    "hexmoot_dropped_total": "Connections dropped, by why: slow, too many, no room.",
    "hexmoot_sockets": "Open sockets.",
    "hexmoot_connections": "Open connections, sockets included.",
    "hexmoot_half_open": "Connections without a whole request yet.",
    "hexmoot_tables": "Tables in memory.",
    "hexmoot_bot_queue": "Bots thinking or waiting to think.",
}


class Metrics:
    """All numbers of one process."""

    def __init__(self) -> None:
        self.counters: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, amount: float = 1.0, **labels: str) -> None:
        """Add to a counter."""
        shown = ",".join(f'{key}="{_escape(value)}"' for key, value in sorted(labels.items()))
        self.counters[name][shown] += amount

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """A number that is read when somebody asks."""
        self.gauges[name] = read

    def text(self) -> str:
        """Everything, one number a line."""
        lines = []
        for name in HELP:
            kind = "gauge" if name in self.gauges else "counter"
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]
            lines += self._values(name)
        return "\n".join(lines) + "\n"

    def _values(self, name: str) -> list[str]:
        if name in self.gauges:
            return [f"{name} {self.gauges[name]():g}"]
        return [
            f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}"
            for labels, value in sorted(self.counters[name].items())
        ]


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
