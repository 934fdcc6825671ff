"""The command of setuptools that compiles the groups side by side and puts them into place."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from .compiler import cores


class NativeDistribution(Distribution):
    """A distribution whose extensions are made only when they are built.

    Setuptools asks for them when it writes metadata too, and making them takes many seconds.
    """

    make_extensions: Callable[[], list[Extension]]

    def has_ext_modules(self) -> bool:
        """The wheel is one of this machine."""
        return True


class BuildNative(build_ext):
    """Compiles every group on all cores, and only what changed."""

    distribution: NativeDistribution

    def initialize_options(self) -> None:
        """As many compilers as there are cores, unless somebody says how many."""
        super().initialize_options()
        self.parallel = cores()

    def run(self) -> None:
        """Turn the modules into C, then compile."""
        if not self.distribution.ext_modules:
            self.distribution.ext_modules = self.distribution.make_extensions()
            self.swig_opts = None  # the one option that cannot be finalized twice
            self.finalize_options()
        super().run()
        self.remove_strangers(Path(self.build_lib), map(self.built, self.extensions))

    def copy_extensions_to_source(self) -> None:
        """Put each library beside its sources, and leave none there that was not built now."""
        places = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        for built, place in zip(map(self.built, self.extensions), places, strict=True):
            if not is_same(built, place):
                replace(built, place)
        self.remove_strangers(Path(self.package_root()), places)

    def built(self, extension: Extension) -> Path:
        """Where a library lies before it is put into place."""
        return Path(self.build_lib, self.get_ext_filename(self.get_ext_fullname(extension.name)))

    def package_root(self) -> str:
        """The folder in which the packages lie, `src` for one."""
        return str(self.get_finalized_command("build_py").get_package_dir("") or ".")

    def remove_strangers(self, root: Path, kept: Iterable[Path]) -> None:
        """Leave no library of an earlier build in our packages under this folder."""
        known = list(kept)
        for package in {name.partition(".")[0] for name in self.ext_map if "." in name}:
            remove_strangers(root / package, known)


def native(
    make: Callable[[], list[Extension]], commands: Mapping[str, object] = MappingProxyType({})
) -> dict[str, object]:
    """What `setup` is given to make these extensions late and to compile them side by side."""
    kind = type("Native", (NativeDistribution,), {"make_extensions": staticmethod(make)})
    return {"distclass": kind, "cmdclass": {"build_ext": BuildNative, **commands}}


def is_same(built: Path, place: Path) -> bool:
    """Is what lies in place the copy of what was built?"""
    if not place.exists():
        return False
    one, other = built.stat(), place.stat()
    return one.st_size == other.st_size and int(one.st_mtime) == int(other.st_mtime)


def replace(built: Path, place: Path) -> None:
    """Copy, then rename: a program that runs keeps the library it has loaded."""
    fresh = place.with_name(f"{place.name}.new")
    shutil.copy2(built, fresh)
    os.replace(fresh, place)


def remove_strangers(root: Path, kept: Iterable[Path]) -> None:
    """Take away the libraries under a folder that are not kept.

    One of an earlier build was compiled against other tables: calling it would be a crash.
    """
    known = {path.resolve() for path in kept}
    for path in (*root.rglob("*.so"), *root.rglob("*.pyd")):
        if path.resolve() not in known:
            path.unlink()
