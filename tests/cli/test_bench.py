"""How fast the games run."""

from __future__ import annotations

import json

from tests.cli.conftest import Command


def test_bench_measures_cpu_time(hexmoot: Command) -> None:
    """One line a preset, numbers above zero."""
    rows = [
        json.loads(line)
        for line in hexmoot("bench", "ravens", "--games", 2, "--json").out.splitlines()
    ]
    assert [(row["preset"], row["seats"]) for row in rows] == [("standard", 3), ("coin", 3)]
    assert all(row["decisions_per_second"] > 0 for row in rows)
    assert "decisions/s" in hexmoot("bench", "ravens", "--games", 2).out
