"""Tests lie where the modules lie: who looks for the test of a module finds it by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.sources import ROOT

ROOMS = (
    "building",
    "engine",
    "workers",
    "bots",
    "arena",
    "lab",
    "puzzles",
    "research",
    "learn",
    "server",
    "cli",
    "workshop",
)
# Nothing to test by itself, and where it is seen at work instead.
ELSEWHERE = {
    "engine/wording.py": "tests/engine/test_view.py",
    **{
        f"engine/conformance/{module}.py": "tests/conformance/test_planted_faults.py"
        for module in ("redealing", "secrecy", "soundness", "storing", "twins", "words")
    },
    "workers/errors.py": "tests/engine/test_errors.py",
    "bots/learned/layers.py": "tests/learn/test_net.py",
    "bots/learned/mind.py": "tests/bots/learned/test_net.py",
    "learn/actor.py": "tests/learn/test_session.py",
    "learn/judging/shared.py": "tests/learn/judging/test_trainer.py",
    "learn/shared.py": "tests/learn/test_session.py",
    "research/native/vector_core.py": "tests/research/test_vector.py",
    "cli/progress.py": "tests/cli/test_lab.py",
}
SOURCE = ROOT / "src" / "hexmoot"
MODULES = [
    path.relative_to(SOURCE)
    for room in ROOMS
    for path in sorted((SOURCE / room).rglob("*.py"))
    if path.name != "__init__.py" and "migrations" not in path.parts
]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_module_has_a_test_of_its_name(module: Path) -> None:
    named = ROOT / "tests" / module.with_name(f"test_{module.name}")
    place = ELSEWHERE.get(str(module))
    assert (ROOT / place if place else named).exists(), f"no test of {module}"


@pytest.mark.parametrize("room", ROOMS)
def test_what_tests_share_lies_in_a_kit(room: str) -> None:
    """Beside tests stand only what pytest itself looks for, kits and toys."""
    for path in (ROOT / "tests" / room).rglob("*.py"):
        is_known = path.name.startswith("test_") or path.name in {"__init__.py", "conftest.py"}
        assert is_known or {"kit", "toys"} & set(path.parts), path
