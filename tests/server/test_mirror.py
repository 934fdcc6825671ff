"""Tests mirror the rooms: each module of the server has a test file of its name."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "src" / "hexmoot" / "server"
# Tested together, in one file.
TOGETHER = {"bots/reviews.py": "test_review.py", "bots/judging.py": "test_review.py"}
MODULES = [
    path.relative_to(SOURCE)
    for path in sorted(SOURCE.rglob("*.py"))
    if path.name != "__init__.py" and "migrations" not in path.parts
]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_module_has_a_test_of_its_name(module: Path) -> None:
    own = str(module.with_name(f"test_{module.name}"))
    assert any((HERE / name).is_file() for name in (own, TOGETHER.get(str(module), own)))
