"""Writes `rules/fields.py` of a game: copying and storing, from the attributes of its Table.

A state's fields are the annotated attributes of the class `Table` in `rules/state.py`: `i64`,
`bool` and `vec[i64]`; anything else is content, which copies share. They are passed in the order in
which they are declared. Arrays named in `SHARED` never change after the deal: copies share them.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from hexmoot.engine.errors import BadContent

TAPE = {"i64": "number", "bool": "flag", "vec[i64]": "array"}
MOST_LINES = 24  # of a written function
DOES = {
    "copy": "Take over every field of another table.",
    "exchange": "Pass every field over the tape.",
}
OURS = "hexmoot.games"
HEAD = '''"""How a table is copied and stored; written by `{command}` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
{gap}from {package}.rules.state import Table
'''


@dataclass(frozen=True, slots=True)
class Field:
    """One attribute of a table, and whether copies share it."""

    name: str
    kind: str
    is_shared: bool

    def copied(self) -> str:
        """The line that takes the field over from another table."""
        is_own = self.kind == "vec[i64]" and not self.is_shared
        return f"table.{self.name} = source.{self.name}{'[:]' if is_own else ''}"

    def passed(self) -> str:
        """The line that passes the field over a tape."""
        return f"table.{self.name} = tape.{TAPE[self.kind]}(table.{self.name})"


def fields_of(source: str) -> list[Field]:
    """The fields of the class `Table`, in the order in which they are declared."""
    tree = ast.parse(source)
    shared = shared_names(tree)
    found = []
    for node in ast.walk(table_class(tree)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            name, kind = node.target.attr, ast.unparse(node.annotation)
            found.append((node.lineno, Field(name, kind, name in shared)))
    return [field for _, field in sorted(found, key=lambda pair: pair[0]) if field.kind in TAPE]


def table_class(tree: ast.Module) -> ast.ClassDef:
    """The class that declares the fields."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "Table":
            return node
    raise BadContent("state.py", ["there is no class Table"])


def shared_names(tree: ast.Module) -> tuple[str, ...]:
    """The arrays that copies share: the constant `SHARED`, where there is one."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SHARED" and node.value:
            return tuple(ast.literal_eval(node.value))
    return ()


def written(package: str, source: str) -> str:
    """The whole of `fields.py` for a game of this package with this `state.py`."""
    fields = fields_of(source)
    copied = functions("copy", "source: Table", "source", [field.copied() for field in fields])
    passed = functions("exchange", "tape: Tape", "tape", [field.passed() for field in fields])
    is_ours = package.startswith(OURS)
    command, gap = ("make fields", "") if is_ours else ("hexmoot fields", "\n")
    return HEAD.format(command=command, gap=gap, package=package) + copied + passed


def functions(verb: str, parameter: str, argument: str, lines: list[str]) -> str:
    """`copy_fields` or `exchange_fields`, in as many parts as its length asks for."""
    parts = [lines[start : start + MOST_LINES] for start in range(0, len(lines), MOST_LINES)]
    if len(parts) <= 1:
        return function(f"{verb}_fields", parameter, DOES[verb], [*lines])
    names = [f"_{verb}_part_{number}" for number in range(1, len(parts) + 1)]
    calls = [f"{name}(table, {argument})" for name in names]
    whole = function(f"{verb}_fields", parameter, DOES[verb], calls)
    return whole + "".join(
        function(name, parameter, "", part) for name, part in zip(names, parts, strict=True)
    )


def function(name: str, parameter: str, does: str, lines: list[str]) -> str:
    """One function of the written file."""
    first = [f'"""{does}"""'] if does else []
    body = "\n".join(f"    {line}" for line in [*first, *lines])
    return f"\n\ndef {name}(table: Table, {parameter}) -> None:\n{body}\n"


def package_of(folder: Path) -> str:
    """The dotted name of a game's folder: all folders above it that are packages too."""
    parts = [folder.name]
    for above in folder.parents:
        if not (above / "__init__.py").exists():
            break
        parts.insert(0, above.name)
    return ".".join(parts)


def wanted(folder: Path) -> str:
    """What `fields.py` of the game in a folder should hold."""
    path = folder / "rules" / "state.py"
    try:
        source = path.read_text("utf-8")
        return written(package_of(folder.resolve()), source)
    except OSError as error:
        raise BadContent(str(path), [f"cannot be read: {error.strerror}"]) from error
    except SyntaxError as error:
        raise BadContent(str(path), [f"line {error.lineno}: {error.msg}"]) from error


def is_stale(folder: Path) -> bool:
    """Does `fields.py` of the game in a folder hold anything else than it should?"""
    path = folder / "rules" / "fields.py"
    return not path.exists() or path.read_text("utf-8") != wanted(folder)


def write(folder: Path) -> bool:
    """Write `fields.py` of the game in a folder; False if it was right already."""
    if not is_stale(folder):
        return False
    text = wanted(folder)
    (folder / "rules" / "fields.py").write_text(text, "utf-8")
    return True
