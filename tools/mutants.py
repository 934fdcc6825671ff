"""Plants faults in the rules of a game, one at a time, and names those that no rule test catches.

    python -m tools.mutants alchemists_race                 100 faults, sampled with seed 1
    python -m tools.mutants rune_stones --count 40 --seed 7
    python -m tools.mutants elementalis --only rules/score.py --like "reduced_by: kind"

Golden playthroughs, recorded games and promises do not count: a fault is caught when a test of
`tests/games/<game>` fails. Only the tests that pass over the changed line are run. A fault that
changes nothing anybody could notice stands, with the reason, in `tests/games/<game>/harmless.txt`;
such faults are drawn with the others, counted apart and replaced by the next ones.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

import pytest

from tools.faults import Fault, faults_in
from tools.forks import BYTES, CAUGHT, SURVIVED, Forks, Passes, print_of

ROOT = Path(__file__).parent.parent
PYTEST = ("-q", "-s", "-x", "-p", "no:cacheprovider")
SHELF = ROOT / ".cache" / "mutants"
NO_RULES = {"__init__.py", "fields.py", "invariants.py"}  # written by a tool, or nets themselves


@dataclass(frozen=True, slots=True)
class Planted:
    """A fault and the file of the game it sits in."""

    file: str
    fault: Fault

    @property
    def key(self) -> str:
        """What names the fault in the list of harmless ones; lines move, words stay."""
        return f"{self.file}: {self.fault.function}: {self.fault.words}"

    @property
    def place(self) -> str:
        """What decides when it is drawn."""
        fault = self.fault
        return f"{self.file}: {fault.function}: {fault.before} -> {fault.after} {fault.line}"


class Harmless:
    """Faults that nobody could notice; a star in a line stands for anything but commas."""

    def __init__(self, lines: list[str]) -> None:
        parts = ("[^,]*".join(re.escape(part) for part in line.split("*")) for line in lines)
        self.pattern = re.compile("|".join(parts) or "(?!)")

    def has(self, one: Planted) -> bool:
        """Is this fault in the list?"""
        return self.pattern.fullmatch(one.key) is not None


@dataclass(frozen=True, slots=True)
class Trial:
    """A game whose sources, none of them compiled, have been copied to a place of their own."""

    game: str
    place: Path

    @property
    def folder(self) -> Path:
        return self.place / "src" / "hexmoot" / "games" / self.game

    @property
    def tests(self) -> str:
        return f"tests/games/{self.game}"

    def edition(self) -> str:
        """A print of the game and of what its tests share."""
        shared = [path for path in (ROOT / self.tests).rglob("*.py") if path.name[:5] != "test_"]
        return print_of(*sorted(self.folder.rglob("*.py")), *sorted(shared))

    def harmless(self) -> Harmless:
        """The faults that nobody could notice; lines that begin with # say why."""
        path = ROOT / self.tests / "harmless.txt"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        return Harmless([line.strip() for line in lines if line[:1] not in ("", "#")])

    def module(self, file: str) -> str:
        """The name by which a file of the game is imported."""
        return f"hexmoot.games.{self.game}.{file.removesuffix('.py').replace('/', '.')}"

    def planted(self, only: str) -> Iterator[Planted]:
        """Every fault that can be planted in the rules, or in one file of them."""
        for path in sorted((self.folder / "rules").glob("*.py")):
            file = f"rules/{path.name}"
            if path.name not in NO_RULES and only in ("", file):
                zeros = zeros_of(sys.modules[self.module(file)])
                for fault in faults_in(path.read_text("utf-8"), zeros):
                    yield Planted(file, fault)

    def is_caught(self, one: Planted, forks: Forks, passes: Passes) -> bool:
        """Does a test fail, or run for ever, with this fault?"""
        place = (Path(one.file).name, one.fault.first, one.fault.line)
        source = one.fault.planted_in((self.folder / one.file).read_text("utf-8"))
        # Those that pass over the line first; then the others, as what is kept from an earlier
        # test hides which tests it serves.
        over = passes.over(*place)
        others = passes.seconds.keys() - set(over)
        tests = [*over, *sorted(others, key=lambda test: passes.seconds[test])]
        outcome = forks.outcome(self.module(one.file), source, tests, passes)
        if outcome == CAUGHT:
            return True
        must_import = outcome != SURVIVED or passes.is_imported(*place)
        return must_import and self.fails_afresh(one, sum(passes.seconds.values()))

    def fails_afresh(self, one: Planted, seconds: float) -> bool:
        """Does a test fail in a new process that imports the fault?"""
        path = self.folder / one.file
        sound = path.read_text("utf-8")
        path.write_text(one.fault.planted_in(sound), "utf-8")
        limit = f"ulimit -t {60 + int(5 * seconds)} -v {BYTES // 1024}"
        command = [sys.executable, "-m", "pytest", *PYTEST, self.tests]
        try:
            run = subprocess.run(
                ["bash", "-c", f'{limit}; exec "$@"', "bash", *command],
                cwd=ROOT,
                capture_output=True,
                check=False,
            )
        finally:
            path.write_text(sound, "utf-8")
        return run.returncode != SURVIVED


def zeros_of(module: ModuleType) -> frozenset[str]:
    """The names that mean 0: adding them and taking them away is the same."""
    return frozenset(
        name for name, value in vars(module).items() if type(value) is int and not value
    )


def copy_sources(place: Path, game: str) -> None:
    """The package without the built page; the game itself without its compiled modules."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "hexmoot", place / "src" / "hexmoot", ignore=ignored)
    for compiled in (place / "src" / "hexmoot" / "games" / game).rglob("*.so"):
        compiled.unlink()


def use_sources(place: Path) -> None:
    """Python finds the copied package first, here and in new processes, and writes nothing."""
    sys.path.insert(0, str(place / "src"))
    sys.dont_write_bytecode = True
    os.environ["PYTHONPATH"] = str(place / "src")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def in_order_of(planted: Iterable[Planted], seed: int) -> list[Planted]:
    """All of them, spread evenly over the files and kinds, the same for the same seed."""
    return sorted(planted, key=lambda one: hash_of(f"{seed} {one.place}"))


def hash_of(text: str) -> bytes:
    """A fixed order that looks like none."""
    return blake2b(text.encode(), digest_size=8).digest()


def report(trial: Trial, forks: Forks, words: argparse.Namespace) -> None:
    """Plant one after the other until there are enough, and say what became of them."""
    passes = forks.passes(SHELF / f"{trial.game}.json", trial.edition())
    like = (one for one in trial.planted(words.only) if words.like in one.key)
    possible = in_order_of(like, words.seed)
    harmless = trial.harmless()
    tried = {"caught": 0, "survived": 0, "harmless": 0}
    with suppress(KeyboardInterrupt):  # what was found so far is told all the same
        for one in possible:
            if tried["caught"] + tried["survived"] >= words.count:
                break
            if harmless.has(one):
                tried["harmless"] += 1
            elif trial.is_caught(one, forks, passes):
                tried["caught"] += 1
            else:
                tried["survived"] += 1
                print(f"survived  {one.key} (line {one.fault.line})", flush=True)
    told = ", ".join(f"{count} {what}" for what, count in tried.items())
    print(
        f"{words.game}, seed {words.seed}: {told}; {len(possible)} faults are possible", flush=True
    )


def main() -> None:
    """Plant, test, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one file, such as rules/turn.py")
    parser.add_argument(
        "--like", default="", help="only faults with these words in them, as they are reported"
    )
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(words.game, Path(folder))
        copy_sources(trial.place, trial.game)
        use_sources(trial.place)
        forks = Forks(
            trial.folder / "rules", Path(folder), lambda forks: report(trial, forks, words)
        )
        raise SystemExit(pytest.main([*PYTEST, trial.tests], plugins=[forks]))


if __name__ == "__main__":
    main()
