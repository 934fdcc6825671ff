"""The command of setuptools that compiles the groups side by side and puts them into place."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from .alone import COUNTING_LOCK, alone
from .compiler import PROFILE, choose, cores
from .counting import count, is_asked

FRESH: Final = ".new"
LIBRARIES: Final = (".so", ".pyd", f".so{FRESH}", f".pyd{FRESH}")
Link = Callable[..., None]


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
        """Turn the modules into C, then compile, while no other build of this folder does."""
        choose()
        if is_asked():
            with alone(COUNTING_LOCK):
                self.count()
                self.build()
        else:
            self.build()

    def build(self) -> None:
        """Build once, and keep others waiting meanwhile."""
        with alone():
            self.run_alone()

    def count(self) -> None:
        """Compile everything anew by what games do most, if that can be found out."""
        (package,) = {name.partition(".")[0] for name in self.distribution.packages or ()}
        why_not = count(Path(self.package_root(), package), self.build_temp)
        os.environ[PROFILE] = "" if why_not else "read"
        if why_not:
            self.warn(why_not)
        else:
            self.force = True

    def run_alone(self) -> None:
        """Make the extensions, build them, and leave none of an earlier build."""
        if not self.distribution.ext_modules:
            self.distribution.ext_modules = self.distribution.make_extensions()
            self.swig_opts = None  # the one option that cannot be finalized twice
            self.finalize_options()
        super().run()
        self.remove_strangers(Path(self.build_lib), map(self.built, self.extensions))

    def build_extensions(self) -> None:
        """Compile all; a library has its name only once it is whole."""
        self.compiler.link_shared_object = linked_whole(self.compiler.link_shared_object)
        super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        """Put each library beside its sources, and leave none there that was not built now."""
        places = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        replace_all(dict(zip(places, map(self.built, self.extensions), strict=True)))
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


def linked_whole(link: Link) -> Link:
    """Link under another name first: half a library of a killed build would pass for a new one."""

    def link_whole(objects: list[str], output: str, *rest: object, **more: object) -> None:
        fresh = Path(f"{output}{FRESH}")
        fresh.unlink(missing_ok=True)
        link(objects, str(fresh), *rest, **more)
        os.replace(fresh, output)

    return link_whole


def is_same(built: Path, place: Path) -> bool:
    """Is what lies in place the copy of what was built?"""
    return place.is_file() and place.read_bytes() == built.read_bytes()


def replace_all(built: Mapping[Path, Path]) -> None:
    """Put what was built into its places, all of it or, where a copy fails, nothing.

    Copied, then renamed: a program that runs keeps the libraries it has loaded.
    """
    changed = {place: one for place, one in built.items() if not is_same(one, place)}
    fresh = {place: place.with_name(place.name + FRESH) for place in changed}
    try:
        for place, one in changed.items():
            shutil.copy2(one, fresh[place])
    except OSError:
        for path in fresh.values():
            path.unlink(missing_ok=True)
        raise
    for place, path in fresh.items():
        os.replace(path, place)


def remove_strangers(root: Path, kept: Iterable[Path]) -> None:
    """Take away the libraries under a folder that are not kept.

    One of an earlier build was compiled against other tables: calling it would be a crash.
    """
    known = {path.resolve() for path in kept}
    for path in (found for kind in LIBRARIES for found in root.rglob(f"*{kind}")):
        if path.resolve() not in known:
            path.unlink()
