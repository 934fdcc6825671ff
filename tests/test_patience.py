"""No test depends on the clock of a busy machine: waits are for what happens, bounds are one."""

from __future__ import annotations

import re
from pathlib import Path

from tests.patience import slowdown

HERE = Path(__file__).parent
# A bound of so many seconds on how long something may take, instead of the common one.
BOUNDS = re.compile(
    r"timeout=\d|monotonic\(\) \+ \d|monotonic\(\) - \w+ < \d|\.(?:join|result|wait)\(\d{2,}"
)


def test_no_test_has_a_bound_of_its_own() -> None:
    found = [
        f"{path.relative_to(HERE)}: {line.strip()}"
        for path in sorted(HERE.rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if BOUNDS.search(line) and path.name != Path(__file__).name
    ]
    assert found == []


def test_a_machine_is_never_faster_than_alone() -> None:
    assert slowdown() >= 1.0
