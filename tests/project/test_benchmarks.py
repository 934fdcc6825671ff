"""The benchmarks run with what is installed; other people's packages stay in their own rooms."""

from __future__ import annotations

import sys

import pytest
from benchmarks.speed import peers, research


def test_the_research_benchmark_needs_nothing_of_its_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The peer is asked in an environment of its own, where pygame is installed with it."""
    monkeypatch.setattr(research, "ROUNDS", 1)
    monkeypatch.setattr(research, "COUNT", 2)
    monkeypatch.setattr(research, "VECTOR_STEPS", 2)
    monkeypatch.setattr(research, "LOOP_STEPS", 2)
    monkeypatch.setattr(research, "peer_rows", lambda name: [{"steps_per_second": 2.0}])
    monkeypatch.setattr(sys, "argv", ["research", "ravens"])
    research.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "PettingZoo connect four, Python loop: 2 steps/s"
    assert lines[1].startswith("ravens")
    assert any(need.startswith("pygame") for need in peers.NEEDED["connect_four"])
