"""The tool that plants faults: each is put where it says, and forks tell what became of it."""

from __future__ import annotations

import time
from types import ModuleType

from tools.faults import faults_in
from tools.forks import CAUGHT, SURVIVED, Passes, bound_seconds, fork, put_into

SOURCE = '''
ZERO = 0


class Table:
    """A small one."""

    def points(self, bonus: int) -> int:
        """Text is left alone."""
        if bonus > 2 and bonus < 9:
            self.told = bonus
        return bonus + ZERO
'''


def test_each_fault_changes_one_small_thing() -> None:
    """Comparisons, numbers, parts of conditions, fields that are set; no text, no sum with 0."""
    found = [(fault.before, fault.after) for fault in faults_in(SOURCE, frozenset({"ZERO"}))]
    assert found == [
        ("bonus > 2 and bonus < 9", "(bonus > 2 or bonus < 9)"),
        ("bonus > 2 and bonus < 9", "(bonus < 9)"),
        ("bonus > 2 and bonus < 9", "(bonus > 2)"),
        ("bonus > 2", "bonus >= 2"),
        ("2", "3"),
        ("bonus < 9", "bonus <= 9"),
        ("9", "10"),
        ("self.told = bonus", "pass"),
    ]
    assert ("bonus + ZERO", "(bonus - ZERO)") in [
        (fault.before, fault.after) for fault in faults_in(SOURCE)
    ]


def test_a_planted_fault_is_at_work_in_what_is_imported_already() -> None:
    """Functions get the faulty code; who holds them need not look them up again."""
    module = ModuleType("planted_here")
    module.__file__ = "planted_here.py"
    exec(compile(SOURCE, "planted_here.py", "exec"), vars(module))
    table = module.Table()
    table.points(2)
    assert not hasattr(table, "told")
    fault = next(fault for fault in faults_in(SOURCE) if fault.after == "bonus >= 2")
    put_into(module, fault.planted_in(SOURCE))
    table.points(2)
    assert table.told == 2


def test_forks_end_in_time_and_count_as_caught_when_they_die() -> None:
    """A fault that makes a test go on for ever is caught by the bound on processor time."""

    def for_ever() -> int:
        bound_seconds(0.5)
        while time.process_time() >= 0:
            pass
        return SURVIVED

    assert fork(lambda: SURVIVED) == SURVIVED
    assert fork(for_ever) == CAUGHT
    assert fork(lambda: 1 // 0) == CAUGHT


def test_the_nearest_noted_line_above_stands_for_a_line() -> None:
    """Of a statement over several lines only some are noted; never beyond the function's head."""
    passes = Passes({"a": ["x.py:5"], "b": ["x.py:5", "x.py:2"]}, {"a": 2.0, "b": 1.0}, {"x.py:9"})
    assert passes.over("x.py", 3, 6) == ["b", "a"]
    assert passes.over("x.py", 5, 6) == []
    assert passes.is_imported("x.py", 8, 10)
    assert not passes.is_imported("x.py", 9, 10)
