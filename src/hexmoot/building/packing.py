"""The commands of setuptools that pack the package, its page built before."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from .page import NoPage, build_page

LIBRARIES = {".so", ".pyd"}


class PackModules(build_py):
    """Packs the modules, the page with them; in place nothing is packed."""

    def run(self) -> None:
        """Build the page if it must be, then copy everything afresh."""
        if not self.editable_mode:
            with_page()
            remove_all_but_libraries(Path(self.build_lib))
        super().run()
        if not self.editable_mode:
            pack_pages(Path(), Path(self.build_lib) / "hexmoot" / "docs")


class PackSources(sdist):
    """Packs the sources, the page with them, for machines without Node."""

    def run(self) -> None:
        """Build the page if it must be, then pack."""
        with_page()
        super().run()


def pack_pages(root: Path, folder: Path) -> None:
    """Put the documentation and the changelog where `hexmoot docs` finds them."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in (*sorted((root / "docs").glob("*.md")), root / "CHANGELOG.md"):
        shutil.copy2(path, folder)


def with_page() -> None:
    """Build the page, or stop with the reason why not."""
    try:
        build_page(Path())
    except NoPage as error:
        raise SystemExit(f"hexmoot: the page is not built: {error}") from error


def remove_all_but_libraries(folder: Path) -> None:
    """Empty a folder of an earlier build: what is no longer in the package is not packed."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in LIBRARIES:
            path.unlink()
