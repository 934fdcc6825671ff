"""The game of planted faults, known only while these tests run; and a report with everything."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from hexmoot.arena.statistics import Interval
from hexmoot.engine import registry
from hexmoot.lab.ladder import RungLine
from hexmoot.lab.luck import LuckLine
from hexmoot.lab.report import Report, compared, rules_of
from tests.lab.kit.weighing import weigh, weighed
from tests.lab.toys.scales import GAME


@pytest.fixture(autouse=True)
def _scales(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_packages", [*registry.packages(), "tests.lab.toys"])
    registry._modules.cache_clear()
    yield
    monkeypatch.undo()
    registry._modules.cache_clear()


@pytest.fixture
def report() -> Report:
    """Everything a report can have."""
    found = weighed(120, seats=2, seat_edge=600)
    rules = rules_of(GAME.prepare(2, None, {"seat_edge": 300}))
    found = compared(found, rules, weigh(120, seat_edge=600), weigh(120, seat_edge=300))
    return msgspec.structs.replace(
        found,
        luck=[
            LuckLine("setup", True, 0.4, 0.2, 0.6, 50),
            LuckLine("draws", False, 0.0, 0.0, 0.0, 0),
        ],
        ladder=[RungLine("greedy", "random", Interval(0.5, 0.4, 0.6, 60))],
    )
