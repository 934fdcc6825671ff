"""Rules traced: every numbered rule stands in the code that does it and in a test that holds it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\* ", re.M)
NAMED = re.compile(r"\b([A-Z]{2})-(\d+[a-z]?)\b(?: to ([A-Z]{2})-(\d+)\b)?")
ONE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


def rule_ids(rules: str) -> list[str]:
    """The numbered rules of a RULES.md, in order."""
    return RULE.findall(rules)


def faults(rules: str, package: Path, tests: Path) -> list[str]:
    """Everything that is wrong with the numbers of a game's rules, one sentence each."""
    return [*misnumbered(rules), *not_in_code(rules, package), *not_in_tests(rules, tests)]


def misnumbered(rules: str) -> list[str]:
    """Ids that stand twice, or leave a gap."""
    ids = rule_ids(rules)
    if not ids:
        return ["there are no numbered rules"]
    found = [f"{rule} stands twice" for rule in sorted({r for r in ids if ids.count(r) > 1})]
    numbers = {int(re.sub(r"\D", "", rule.split("-")[1])) for rule in ids}
    gaps = sorted(set(range(1, max(numbers) + 1)) - numbers)
    return found + [f"there is no rule number {number}" for number in gaps]


def not_in_code(rules: str, package: Path) -> list[str]:
    """Rules that no docstring of the package names."""
    named = named_in(docstrings(package))
    return [f"{rule} stands in no docstring" for rule in rule_ids(rules) if rule not in named]


def not_in_tests(rules: str, tests: Path) -> list[str]:
    """Rules that no test names, each by itself."""
    text = "\n".join(path.read_text("utf-8") for path in sorted(tests.rglob("*.py")))
    named = set(ONE.findall(text))
    return [f"{rule} stands in no test" for rule in rule_ids(rules) if rule not in named]


def named_in(text: str) -> set[str]:
    """Rule ids in a text; `AR-13 to AR-16` names all four."""
    found = set()
    for prefix, number, last_prefix, last in NAMED.findall(text):
        found.add(f"{prefix}-{number}")
        if last and last_prefix == prefix and number.isdecimal():
            found |= {f"{prefix}-{between}" for between in range(int(number), int(last) + 1)}
    return found


def docstrings(folder: Path) -> str:
    """All docstrings of the modules of a folder."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)
