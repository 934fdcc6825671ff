"""Empty environments outside the checkout, with nothing in them but what was declared.

The declared packages are lent from this environment as links, so that nothing is fetched.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

SITE = Path("lib") / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
SECONDS = 1800  # a guard against hanging, also on a machine that is shared by many


def run(command: list[str], cwd: Path, **environment: str) -> str:
    """Run a command that must succeed; what it said."""
    unset = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "HEXMOOT_PURE", "HEXMOOT_ONLY"}
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def needed(requirements: Iterable[str], extra: str = "") -> dict[str, Distribution]:
    """The packages that these requirements ask for, and what those ask for, by name."""
    found: dict[str, Distribution] = {}
    asked = [(Requirement(text), extra) for text in requirements]
    while asked:
        requirement, context = asked.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": context}):
            continue
        for inner in ("", *sorted(requirement.extras)):
            key = f"{requirement.name}[{inner}]"
            if key not in found:
                found[key] = distribution(requirement.name)
                asked += [(Requirement(text), inner) for text in found[key].requires or []]
    return found


def is_here(requirements: Iterable[str], extra: str) -> bool:
    """Are they all installed in this environment?"""
    try:
        needed(requirements, extra)
    except PackageNotFoundError:
        return False
    return True


def tops(package: Distribution) -> Iterator[Path]:
    """The files and folders of a package that lie in the folder of packages itself."""
    for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        yield Path(str(package.locate_file(name)))


def environment(folder: Path, packages: Iterable[Distribution]) -> Path:
    """An environment that holds these packages alone; its Python."""
    run([sys.executable, "-m", "venv", "--without-pip", str(folder)], folder.parent)
    for path in {path for package in packages for path in tops(package)}:
        (folder / SITE / path.name).symlink_to(path)
    return folder / "bin" / "python"


def install(python: Path, wheel: Path) -> None:
    """Install a wheel, and nothing with it."""
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    run([*pip, "install", "-q", "--no-index", "--no-deps", str(wheel)], python.parent)
