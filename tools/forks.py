"""Runs the tests of a game once for every planted fault, each time in a fork of one process.

The process has imported the game and collected its tests before it forks; the fork puts the faulty
code into the functions that are there already, runs the tests that pass over the changed line, and
ends with the first that fails.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from coverage import Coverage

# A fault that makes a test run for ever, or eat up the memory, is caught as well.
LEAST_SECONDS = 3
SLOWER = 10  # times as long as without a fault
LONGEST = 3600
BYTES = 3 * 2**30
CAUGHT, SURVIVED, UNPLANTABLE = 1, 0, 99


@dataclass(slots=True)
class Passes:
    """Which tests pass over each line of the rules, and how long each of them takes."""

    lines: dict[str, list[str]]  # of each test, as `file:line`
    seconds: dict[str, float]
    imported: set[str]

    def over(self, file: str, first: int, line: int) -> list[str]:
        """The tests over a line of a function that begins at `first`, the quickest test first.

        Only some lines of a statement are noted down, so that the nearest one above stands for it.
        """
        for at in range(line, first, -1):
            place = f"{file}:{at}"
            found = [test for test, lines in self.lines.items() if place in lines]
            if found:
                return sorted(found, key=lambda test: self.seconds[test])
        return []

    def is_imported(self, file: str, first: int, line: int) -> bool:
        """Was the line passed before any test began, when modules were imported?"""
        return any(f"{file}:{at}" in self.imported for at in range(line, first, -1))


class Forks:
    """A pytest plugin that forks where pytest would run its tests.

    `work` is called once, with all tests collected; it asks for `passes()` and `outcome()`.
    """

    def __init__(self, rules: Path, scratch: Path, work: Callable[[Forks], None]) -> None:
        self.rules = rules
        self.scratch = scratch
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.session: pytest.Session
        self.coverage = Coverage(data_file=None, include=[f"{rules}/*"])
        self.coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests are collected: fork instead of running them."""
        self.coverage.stop()
        self.session = session
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        return True

    def passes(self, shelf: Path, edition: str) -> Passes:
        """What every test passes over: as on the shelf, where neither rules nor test changed."""
        noted = read_noted(shelf, edition)
        prints = {test: print_of(item.path) for test, item in self.items.items()}
        known = {test: note for test, note in noted.items() if note["print"] == prints.get(test)}
        missing = [test for test in self.items if test not in known]
        for test, note in self._noted(missing).items():
            known[test] = {**note, "print": prints[test]}
        shelf.parent.mkdir(parents=True, exist_ok=True)
        shelf.write_text(json.dumps({"edition": edition, "tests": known}), "utf-8")
        return Passes(
            {test: note["lines"] for test, note in known.items()},
            {test: note["seconds"] for test, note in known.items()},
            {place for lines in lines_by_test(self.coverage).values() for place in lines},
        )

    def _noted(self, tests: list[str]) -> dict[str, dict[str, Any]]:
        """What these tests pass over, noted down in a fork, so that this process stays as it is."""
        if not tests:
            return {}
        written = self.scratch / "passes.json"
        if fork(lambda: self._note_passes(tests, written)) != SURVIVED:
            raise SystemExit("the tests fail without a fault")
        noted: dict[str, dict[str, Any]] = json.loads(written.read_text("utf-8"))
        return noted

    def _note_passes(self, tests: list[str], written: Path) -> int:
        coverage = Coverage(data_file=None, include=[f"{self.rules}/*"])
        coverage.start()
        seconds: dict[str, float] = {}
        for test in tests:
            coverage.switch_context(test)
            begun = time.process_time()
            if not self._run(self.items[test]):
                return CAUGHT
            seconds[test] = time.process_time() - begun
        coverage.stop()
        lines = lines_by_test(coverage)
        notes = {test: {"seconds": seconds[test], "lines": lines.get(test, [])} for test in tests}
        written.write_text(json.dumps(notes), "utf-8")
        return SURVIVED

    def outcome(self, module: str, source: str, tests: list[str], passes: Passes) -> int:
        """Do these tests fail with this source in the place of a module's own?"""
        return fork(lambda: self._run_with(module, source, tests, passes.seconds))

    def _run_with(
        self, module: str, source: str, tests: list[str], seconds: Mapping[str, float]
    ) -> int:
        forget_cached(module.rpartition(".rules.")[0])
        try:
            put_into(sys.modules[module], source)
        except ValueError:  # the faulty function has other free names: it must be imported anew
            return UNPLANTABLE
        for test in tests:
            bound_seconds(LEAST_SECONDS + SLOWER * seconds[test])
            if not self._run(self.items[test]):
                return CAUGHT
        return SURVIVED

    def _run(self, item: pytest.Item) -> bool:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.session.testsfailed == 0


def lines_by_test(coverage: Coverage) -> dict[str, list[str]]:
    """The lines each test has passed over, as `file:line`."""
    data = coverage.get_data()
    found: dict[str, list[str]] = defaultdict(list)
    for file in data.measured_files():
        for line, tests in data.contexts_by_lineno(file).items():
            for test in tests:
                found[test].append(f"{Path(file).name}:{line}")
    return found


def read_noted(shelf: Path, edition: str) -> dict[str, dict[str, Any]]:
    """What was noted of the tests with this edition of the rules."""
    if not shelf.exists():
        return {}
    data = json.loads(shelf.read_text("utf-8"))
    noted: dict[str, dict[str, Any]] = data["tests"]
    return noted if data["edition"] == edition else {}


def print_of(*paths: Path) -> str:
    """A print of what files hold."""
    found = blake2b(digest_size=8)
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()


def fork(job: Callable[[], int]) -> int:
    """What a job says, in a process of its own with bounded memory; CAUGHT if it dies."""
    child = os.fork()
    if child == 0:
        _be_the_child(job)
    _, status = os.waitpid(child, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else CAUGHT


def _be_the_child(job: Callable[[], int]) -> None:
    answer = CAUGHT
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        bound_seconds(LONGEST)
        answer = job()
    finally:
        os._exit(answer)


def bound_seconds(seconds: float) -> None:
    """From now on so much processor time, then the process dies."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, most))


def forget_cached(package: str) -> None:
    """What a game has reckoned once and keeps is to be reckoned again, with the fault."""
    for name, module in list(sys.modules.items()):
        if name.startswith(package):
            for thing in list(vars(module).values()):
                forget = getattr(thing, "cache_clear", None)
                if forget is not None:
                    forget()


def put_into(module: ModuleType, source: str) -> None:
    """Give every function of a module the code it has in this source."""
    codes = dict(codes_in(compile(source, str(module.__file__), "exec")))
    for function in functions_of(vars(module), module.__name__):
        code = codes.get(function.__qualname__)
        if code is not None:
            function.__code__ = code


def codes_in(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Every function's code by its qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant.co_qualname, constant
            yield from codes_in(constant)


def functions_of(names: Mapping[str, object], module: str) -> Iterator[FunctionType]:
    """The functions of a module and of its classes, taken out of what wraps them."""
    for thing in list(names.values()):
        if isinstance(thing, type) and thing.__module__ == module:
            yield from functions_of(vars(thing), module)
            continue
        inner = getattr(thing, "fget", None) or getattr(thing, "__wrapped__", thing)
        if isinstance(inner, FunctionType) and inner.__module__ == module:
            yield inner
