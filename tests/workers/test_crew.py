"""Who does the work, and how many they are."""

from __future__ import annotations

import os

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.workers.crew import HereExecutor, Workers
from tests import patience


def test_one_worker_is_this_process() -> None:
    with Workers(1).open() as crew:
        assert crew.count() == 1
        assert crew.executor.submit(os.getpid).result() == os.getpid()


def test_several_are_processes_beside_it() -> None:
    with Workers(2).open() as crew:
        assert crew.count() == 2
        assert crew.executor.submit(os.getpid).result(patience.SECONDS) != os.getpid()


def test_nought_is_one_a_core_and_less_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    with Workers(0).open() as crew:
        assert crew.count() == 1
    with pytest.raises(BadOption, match="workers is -1, allowed: 1 or more, or 0 for one a core"):
        Workers(-1)


def test_what_fails_here_fails_in_its_answer() -> None:
    assert isinstance(HereExecutor().submit(int, "no number").exception(), ValueError)
