"""Modules turned into C, one library a group, as extensions that setuptools can build."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .compiler import compile_flags, link_flags, profile_flags
from .inlining import UNIT, write_if_changed, write_shown, write_unit
from .knowledge import KNOWLEDGE, HiddenHeir, kept
from .tuning import write_tuned

if TYPE_CHECKING:
    from mypy.build import BuildSource
    from setuptools import Extension

    # A group with its name, its C files and the headers they include.
    Made = tuple[tuple[list[BuildSource], str | None], tuple[list[str], list[str]]]

C_FILES: Final = Path("build") / "c"
# Who changes how or by what is compiled compiles everything anew.
SETTINGS: Final = C_FILES / "settings.txt"


def extensions(groups: dict[str, list[Path]]) -> list[Extension]:
    """The libraries of these groups, the longest to compile first."""
    from mypyc.build import build_using_shared_lib, get_cflags, setup_mypycify_vars

    setup_mypycify_vars()
    flags = compile_flags(get_cflags(opt_level=os.environ.get("MYPYC_OPT", "3"), debug_level="0"))
    written = turned_into_c(groups)
    write_if_changed(SETTINGS, settings(flags))
    folders = [Path(c_files[0]).parent for _, (c_files, _) in written]
    write_tuned(folders, C_FILES)
    for folder in folders:
        write_shown(folder)
    made = []
    for ((sources, name), (_, depends)), folder in zip(written, folders, strict=True):
        needed = [*depends, *write_unit(folder, C_FILES), str(SETTINGS)]
        unit = [str(folder / UNIT)]
        made += build_using_shared_lib(sources, name or "", unit, needed, str(C_FILES), flags, [])
    for extension in made:
        extension.extra_link_args = link_flags()
    return sorted(made, key=weight, reverse=True)


def settings(flags: list[str]) -> str:
    """What a library is made with beside its sources: compilers, flags and the Python it is for.

    Less what has to do with counts: a library made by them is as good as one that is not.
    """
    compilers = [f"{name} {version(name)}" for name in ("mypy", "librt")]
    asked = [f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    counting = profile_flags()
    plain = [flag for flag in (*flags, *link_flags()) if flag not in counting]
    return "\n".join([sys.version, *compilers, *asked, *plain, ""])


def turned_into_c(groups: dict[str, list[Path]]) -> list[Made]:
    """Write the C files of all groups.

    Now and then what mypyc remembers of classes that changed since leads it into an error of its
    own. A build that fails forgets everything, so a second one knows nothing wrong.
    """
    remembers = KNOWLEDGE.exists()
    try:
        return written_in_c(groups)
    except HiddenHeir:
        raise
    except Exception:
        if not remembers:
            raise
        return written_in_c(groups)


def written_in_c(groups: dict[str, list[Path]]) -> list[Made]:
    """Write the C files of the groups of which mypyc does not remember all."""
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    files = {name: [str(module) for module in modules] for name, modules in groups.items()}
    options = CompilerOptions(separate=True, target_dir=str(C_FILES))
    # In a build of several groups mypyc would look up every method at run time, since a class may
    # have heirs it does not see. Ours have none in other groups unless they say so.
    options.global_opts = True
    with kept(KNOWLEDGE, groups):
        made, c_files, _ = mypyc_build(
            ["--cache-dir", str(KNOWLEDGE), "--no-sqlite-cache", *chain(*files.values())],
            options,
            separate=[(modules, name) for name, modules in files.items()],
        )
    return list(zip(made, c_files, strict=True))


def weight(extension: Extension) -> int:
    """How much C an extension is made of, in bytes."""
    return sum(os.path.getsize(path) for path in (*extension.sources, *extension.depends))
