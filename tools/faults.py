"""The kinds of faults that can be planted in a source: each changes one small thing."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
# What a bare number or truth value is told with.
SHORT = (ast.expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr)


@dataclass(frozen=True, slots=True)
class Fault:
    """A place in a source, what stands there, and what shall stand there instead."""

    first: int  # line of the function it sits in
    line: int
    start: int
    end: int
    function: str
    before: str
    after: str
    words: str  # what is changed into what; of a bare number all that it is part of

    def planted_in(self, source: str) -> str:
        """The source with the fault in it."""
        return source[: self.start] + self.after + source[self.end :]


def faults_in(source: str, zeros: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Every fault that can be planted inside a function, in the order of the source.

    `zeros` are names that mean 0: to take them away instead of adding them is no fault.
    """
    tree = ast.parse(source)
    begins = line_begins(source)
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node, around in body_nodes(function):
                for other in () if adds_nothing(node, zeros) else changed(node):
                    yield fault_at(node, around, other, function, source, begins)


def body_nodes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What is carried out in a function, each with what it is part of.

    No docstring, no annotation, no inner function.
    """
    for statement in function.body:
        yield from carried_out(statement, function)


def carried_out(node: ast.AST, around: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node, (ast.FunctionDef, ast.Raise)) or is_text(node):
        return
    yield node, around
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from carried_out(child, node)


def is_text(node: ast.AST) -> bool:
    """A docstring, or a text for people."""
    value = node.value if isinstance(node, ast.Expr) else node
    return isinstance(value, (ast.JoinedStr,)) or (
        isinstance(value, ast.Constant) and isinstance(value.value, str)
    )


def adds_nothing(node: ast.AST, zeros: frozenset[str]) -> bool:
    """Something plus or minus a name that means 0."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, (ast.Add, ast.Sub))
        and isinstance(node.right, ast.Name)
        and node.right.id in zeros
    )


def changed(node: ast.AST) -> Iterator[str]:
    """What may stand in the place of a node, as source."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        other = copy.deepcopy(node)
        other.ops[0] = COMPARED[type(node.ops[0])]()
        yield ast.unparse(other)
    elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
        twin = copy.deepcopy(node)
        twin.op = COMPUTED[type(node.op)]()
        yield f"({ast.unparse(twin)})"
    elif isinstance(node, ast.BoolOp):
        swapped = copy.deepcopy(node)
        swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(swapped)})"
        for left_out in range(len(node.values)):
            rest = [value for at, value in enumerate(node.values) if at != left_out]
            joined = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield f"({ast.unparse(joined)})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield ast.unparse(node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1)
    elif (isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED) or (
        isinstance(node, (ast.Expr, ast.Assign)) and is_deed(node)
    ):
        yield "pass"


def is_deed(node: ast.Expr | ast.Assign) -> bool:
    """A call for what it does, or a field that is set; a local name must stay."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return all(not isinstance(target, (ast.Name, ast.Tuple)) for target in node.targets)


def line_begins(source: str) -> list[int]:
    """Where each line begins."""
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    return begins


def fault_at(
    node: ast.AST,
    around: ast.AST,
    after: str,
    function: ast.FunctionDef,
    source: str,
    begins: list[int],
) -> Fault:
    """The fault of replacing this node by something else."""
    start, end = span(node, source, begins)
    before = one_line(source[start:end])
    words = f"{before} -> {after}"
    if isinstance(node, ast.Constant) and isinstance(around, SHORT):
        first, last = span(around, source, begins)
        faulty = source[first:start] + after + source[end:last]
        words = f"{one_line(source[first:last])} -> {one_line(faulty)}"
    line = node.lineno if isinstance(node, (ast.expr, ast.stmt)) else function.lineno
    return Fault(function.lineno, line, start, end, function.name, before, after, words)


def one_line(text: str) -> str:
    return " ".join(text.split())


def span(node: ast.AST, source: str, begins: list[int]) -> tuple[int, int]:
    """Where a node begins and ends in the source; columns of the syntax tree count bytes."""
    assert isinstance(node, (ast.expr, ast.stmt))
    last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
    start = begins[node.lineno - 1] + letters(source, begins, node.lineno, node.col_offset)
    return start, begins[last - 1] + letters(source, begins, last, column)


def letters(source: str, begins: list[int], line: int, column: int) -> int:
    """A column in bytes as a number of letters."""
    text = source[begins[line - 1] : begins[line]]
    return len(text.encode()[:column].decode())
