"""Writes `rules/fields.py` of every game: copying and storing, from the attributes of its Table.

A state's fields are the annotated attributes of the class `Table` in `rules/state.py`: `i64`,
`bool` and `vec[i64]`; anything else is content, which copies share. They are passed in the order in
which they are declared. Arrays named in `SHARED` never change after the deal: copies share them.

    python tools/fields.py            write the files anew
    python tools/fields.py --check    name those that are stale, and fail
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "hexmoot" / "games"
TAPE = {"i64": "number", "bool": "flag", "vec[i64]": "array"}
MOST_LINES = 24  # of a written function
DOES = {
    "copy": "Take over every field of another table.",
    "exchange": "Pass every field over the tape.",
}

HEAD = '''"""How a table is copied and stored; written by `make fields` from `state.py`."""

from __future__ import annotations

from hexmoot.engine.native.tape import Tape
from hexmoot.games.{game}.rules.state import Table
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
    raise SystemExit("state.py has no class Table")


def shared_names(tree: ast.Module) -> tuple[str, ...]:
    """The arrays that copies share: the constant `SHARED`, where there is one."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "SHARED" and node.value:
            return tuple(ast.literal_eval(node.value))
    return ()


def written(game: str, source: str) -> str:
    """The whole of `fields.py` for a game with this `state.py`."""
    fields = fields_of(source)
    copied = functions("copy", "source: Table", "source", [field.copied() for field in fields])
    passed = functions("exchange", "tape: Tape", "tape", [field.passed() for field in fields])
    return HEAD.format(game=game) + copied + passed


def functions(verb: str, parameter: str, argument: str, lines: list[str]) -> str:
    """`copy_fields` or `exchange_fields`, in as many parts as its length asks for."""
    parts = [lines[start : start + MOST_LINES] for start in range(0, len(lines), MOST_LINES)]
    if len(parts) == 1:
        return function(f"{verb}_fields", parameter, DOES[verb], parts[0])
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


def stale() -> dict[Path, str]:
    """The files that do not hold what they should, with what they should hold."""
    found = {}
    for state in sorted(GAMES.glob("*/rules/state.py")):
        path = state.with_name("fields.py")
        text = written(state.parent.parent.name, state.read_text("utf-8"))
        if not path.exists() or path.read_text("utf-8") != text:
            found[path] = text
    return found


def main(arguments: list[str]) -> None:
    """Write what is stale, or only say it."""
    found = stale()
    if "--check" in arguments:
        raise SystemExit("\n".join(f"stale: {path.relative_to(GAMES)}" for path in found))
    for path, text in found.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
