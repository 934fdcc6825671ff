"""The game of planted faults, known only while these tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexmoot.engine import registry


@pytest.fixture(autouse=True)
def _scales(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_packages", [*registry.packages(), "tests.lab.toys"])
    registry._modules.cache_clear()
    yield
    monkeypatch.undo()
    registry._modules.cache_clear()
