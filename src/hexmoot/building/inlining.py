"""Functions of one library inside another: calls between groups as fast as calls within one.

mypyc calls a function of another group through a table of pointers, which the C compiler cannot
see behind. So each group shows its functions to the others in a header, as static ones: those that
use nothing but what the table exports and the runtime. The pointers stay for everything else.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .directness import extensible
from .wholeness import always_set, with_set_numbers

SOURCE: Final = "__native_compiled.c"
TABLE: Final = "__native_compiled.h"
INNER: Final = "__native_internal_compiled.h"
SHOWN: Final = "shown.h"
TUNED: Final = "tuned.c"
HEADER: Final = "tuning.h"
VECTORS: Final = "vecs/librt_vecs_api"
UNIT: Final = "unit.c"

DEFINITION: Final = re.compile(
    r"^(?P<result>\w[\w ]*\**)(?P<name>CPyDef_\w+)\((?P<arguments>[^\n]*)\) \{\n(?P<body>.*?)^\}\n",
    re.M | re.S,
)
EXPORTED: Final = re.compile(r"\(?\*+(CPy(?:Def|Static|Type)_\w+)\b")
USED: Final = re.compile(r"\bCPy(?:Def|Static|Type)_\w+\b")
PRIVATE: Final = re.compile(r"\bCPy(?:Statics\b|Lit_|Module_|Py_|Dunder_|Gen_)")
ARGUMENT: Final = re.compile(r"\bcpy_r_\w+")
RUNTIME: Final = re.compile(r"^#include <(.+_api)\.c>$", re.M)
INCLUDED: Final = re.compile(r"^#include <(.+)/__native_compiled\.h>$", re.M)
# A line that a function may begin with: where it returns, all is done.
SHORT_WAY: Final = "/* the short way */"
EXPORTS: Final = re.compile(r"^struct (export_table_(\w+)) \{", re.M)


class Function(NamedTuple):
    """One function of the generated C."""

    result: str
    name: str
    arguments: str
    body: str


def functions(text: str) -> list[Function]:
    """The functions of a C file."""
    return [Function(**found.groupdict()) for found in DEFINITION.finditer(text)]


def can_be_shown(function: Function, exported: set[str]) -> bool:
    """Does it use nothing but what others reach too?"""
    body = short_way(function) or function.body
    used = set(USED.findall(body))
    return not PRIVATE.search(body) and function.name in exported and used <= exported


def short_way(function: Function) -> str:
    """The line with which a function may be done already; empty where it has none."""
    first, _, _ = function.body.partition("\n")
    return f"{first}\n" if first.endswith(SHORT_WAY) else ""


def storage(function: Function) -> str:
    """How a twin is declared: a short way belongs where the arguments are known."""
    return "static INLINED" if short_way(function) else "static"


def shown_twin(function: Function, shown: set[str], table: str) -> str:
    """The function as it stands in another group: what it uses is found in the table."""

    def reached(found: re.Match[str]) -> str:
        name = found.group()
        if name in shown:
            return f"Shown_{name}"
        return f"{table}.{name}" if name.startswith("CPyDef_") else f"(*{table}.{name})"

    if way := short_way(function):
        given = ", ".join(ARGUMENT.findall(function.arguments))
        return f"{way}    return {table}.{function.name}({given});\n}}\n"
    return f"{USED.sub(reached, function.body)}}}\n"


def header(source: str, table_text: str) -> str:
    """What a group shows to others: its functions, and calls of the table turned into calls."""
    found = EXPORTS.search(table_text)
    if found is None:
        return ""
    table = f"exports_{found.group(2)}"
    exported = set(EXPORTED.findall(table_text))
    chosen = [one for one in functions(source) if can_be_shown(one, exported)]
    names = {one.name for one in chosen}
    lines = ["#pragma once\n"]
    for one in chosen:
        lines.append(f"{storage(one)} {one.result}Shown_{one.name}({one.arguments});\n")
    for one in chosen:
        lines.append(f"{storage(one)} {one.result}Shown_{one.name}({one.arguments}) {{\n")
        lines.append(shown_twin(one, names, table))
    for one in chosen:
        # `table.name(…)` becomes `table.name && 0 ? nothing : twin(…)`, which is `twin(…)`.
        nothing = f"({one.result.strip()}){{0}}"
        call = f"{one.name} && 0 ? {nothing} : Shown_{one.name}(__VA_ARGS__)"
        lines.append(f"#define {one.name}(...) {call}\n")
    return "".join(lines)


@cache
def shown(source: str, folder: Path) -> str:
    """What a group shows whose tuned C this is."""
    text = header(source, (folder / TABLE).read_text("utf-8"))
    return with_set_numbers(text, always_set(source), extensible(source))


def write_shown(folder: Path) -> None:
    """Write what a group shows, beside its C file."""
    write_if_changed(folder / SHOWN, shown((folder / TUNED).read_text("utf-8"), folder))


def write_unit(folder: Path, root: Path) -> list[str]:
    """Write what is compiled for a group; the files it is made of."""
    own = runtime_of(folder)
    others = [other for other in included(folder) if can_see(folder, root / other)]
    lines = [f'#include "{name}"\n' for name in (TABLE, INNER)]
    lines += [f"#include <{part}.h>\n" for part in sorted(own)]
    lines += [f"#include <{HEADER}>\n"] if VECTORS in own else []
    lines += [f"#include <{other}/{SHOWN}>\n" for other in others]
    write_if_changed(folder / UNIT, "".join([*lines, f'#include "{TUNED}"\n']))
    made = [str(folder / TUNED), str(root / HEADER)]
    return [*made, *(str(root / other / SHOWN) for other in others)]


def included(folder: Path) -> list[str]:
    """The groups that one builds on."""
    return INCLUDED.findall((folder / INNER).read_text("utf-8"))


def can_see(folder: Path, other: Path) -> bool:
    """Has a group the parts of mypyc's runtime that what another shows may need?"""
    return runtime_of(other) <= runtime_of(folder)


def runtime_of(folder: Path) -> set[str]:
    """The parts of mypyc's runtime that a group has."""
    return set(RUNTIME.findall((folder / SOURCE).read_text("utf-8")))


def write_if_changed(path: Path, text: str) -> None:
    """Leave a file as old as it is when it says the same."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
