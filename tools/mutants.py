"""Plants faults in the rules of a game, one at a time, and names those that no rule test catches.

    python -m tools.mutants alchemists_race                 100 faults, sampled with seed 1
    python -m tools.mutants rune_stones --count 40 --seed 7
    python -m tools.mutants elementalis --only rules/score.py

Golden playthroughs, recorded games and promises do not count: a fault is caught when a test of
`tests/games/<game>` fails. Only the tests that pass over the changed line are run. A fault that
changes nothing anybody could notice stands, with the reason, in `tests/games/<game>/harmless.txt`.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from coverage import CoverageData

from tools.faults import Fault, faults_in

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "hexmoot" / "games"
# A fault that makes a test run for ever, or eat up the memory, is caught as well.
SECONDS = 120
BYTES = 2 * 2**30
NO_RULES = {"__init__.py", "fields.py", "invariants.py"}  # written by a tool, or nets themselves


@dataclass(frozen=True, slots=True)
class Planted:
    """A fault, the file of the game it sits in, and the tests that pass over it."""

    file: str
    fault: Fault
    tests: tuple[str, ...]

    @property
    def key(self) -> str:
        """What names the fault in the list of harmless ones; lines move, words stay."""
        return f"{self.file}: {self.fault.function}: {self.fault.before} -> {self.fault.after}"


@dataclass(frozen=True, slots=True)
class Trial:
    """A game, and the tests that are to catch its faults."""

    game: str

    @property
    def rules(self) -> Path:
        return GAMES / self.game / "rules"

    @property
    def tests(self) -> str:
        return f"tests/games/{self.game}"

    def harmless(self) -> set[str]:
        """The faults that nobody could notice; lines that begin with # say why."""
        path = ROOT / self.tests / "harmless.txt"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        return {line.strip() for line in lines if line.strip() and not line.startswith("#")}

    def planted(self, only: str) -> Iterator[Planted]:
        """Every fault that can be planted in code some test passes over."""
        passed = self.passing_tests()
        for path in sorted(self.rules.glob("*.py")):
            file = f"rules/{path.name}"
            if path.name in NO_RULES or (only and only != file):
                continue
            for fault in faults_in(path.read_text("utf-8")):
                tests = passed.get((path.name, fault.line), set())
                yield Planted(file, fault, tuple(sorted(tests)))

    def passing_tests(self) -> dict[tuple[str, int], set[str]]:
        """For each line of the rules the tests that pass over it, in the interpreted build."""
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            copy_sources(place)
            settings = place / "coverage.ini"
            settings.write_text(
                f"[run]\ndynamic_context = test_function\ndata_file = {place / 'passed'}\n"
                f"include = {place}/src/hexmoot/games/{self.game}/rules/*\n"
            )
            command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m"]
            run = subprocess.run(
                [*command, *pytest_words(), self.tests],
                cwd=ROOT,
                env=environment(place),
                capture_output=True,
                text=True,
                check=False,
            )
            if run.returncode != 0:
                raise SystemExit(f"the tests fail without a fault:\n{run.stdout[-2000:]}")
            return read_passed(place / "passed")


def read_passed(path: Path) -> dict[tuple[str, int], set[str]]:
    """The tests by file and line, from what coverage has written down."""
    data = CoverageData(str(path))
    data.read()
    found: dict[tuple[str, int], set[str]] = {}
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            names = {as_path(context) for context in contexts if context}
            found[Path(file).name, line] = names
    return found


def as_path(context: str) -> str:
    """`tests.games.x.test_turn.test_it` as pytest names it; a method of a class likewise."""
    module, _, function = context.rpartition(".")
    return f"{module.replace('.', '/')}.py::{function}"


def pytest_words() -> list[str]:
    return ["pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly"]


def copy_sources(place: Path) -> None:
    """The package without compiled modules and the built page."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "web")
    shutil.copytree(ROOT / "src" / "hexmoot", place / "src" / "hexmoot", ignore=ignored)


def environment(place: Path) -> dict[str, str]:
    """Python finds the copied package first, and leaves nothing behind."""
    return {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def bound() -> None:
    """Bound the processor time and the memory of a test run."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def is_caught(game: str, planted: Planted) -> bool:
    """Does a test fail, or run for ever, with this fault?"""
    if not planted.tests:
        return False
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        copy_sources(place)
        path = place / "src" / "hexmoot" / "games" / game / planted.file
        path.write_text(planted.fault.planted_in(path.read_text("utf-8")), "utf-8")
        run = subprocess.run(
            [sys.executable, "-m", *pytest_words(), *planted.tests],
            cwd=ROOT,
            env=environment(place),
            capture_output=True,
            check=False,
            preexec_fn=bound,
        )
        return run.returncode != 0


def sampled(planted: Sequence[Planted], count: int, seed: int) -> list[Planted]:
    """So many of them, spread evenly over the files and kinds, the same for the same seed."""
    spread = sorted(planted, key=lambda one: hash_of(f"{seed} {one.key} {one.fault.line}"))
    return spread[:count]


def hash_of(text: str) -> bytes:
    """A fixed order that looks like none."""
    return blake2b(text.encode(), digest_size=8).digest()


def main() -> None:
    """Plant, test, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="one file, such as rules/turn.py")
    words = parser.parse_args()
    trial = Trial(words.game)
    harmless = trial.harmless()
    all_planted = [one for one in trial.planted(words.only) if one.key not in harmless]
    chosen = sampled(all_planted, words.count, words.seed)
    caught = 0
    with ThreadPoolExecutor(words.workers) as pool:
        found = pool.map(lambda one: is_caught(trial.game, one), chosen)
        for one, was_caught in zip(chosen, found, strict=True):
            caught += was_caught
            if not was_caught:
                print(f"survived  {one.file}:{one.fault.line}  {one.key.partition(': ')[2]}")
    print(f"{words.game}: {caught} of {len(chosen)} faults caught, of {len(all_planted)} possible")


if __name__ == "__main__":
    main()
