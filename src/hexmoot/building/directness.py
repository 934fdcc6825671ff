"""Methods of a base class that know the class they serve: no table of methods on the hot way.

`State.settle` asks a table of methods what `list_choices`, `answer` and `run_step` are in the game
at hand, thrice an answer and more. A class that has no heirs gets a twin of each such method, in
which these calls are direct and can be inlined, and its table of methods names the twin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

METHODS: Final = re.compile(r"^\s*CPyVTableItem (\w+)_vtable_scratch\[\] = \{(.*?)\};", re.M | re.S)
ENTRY: Final = re.compile(r"\(CPyVTableItem\)((?:\w+\.)?\w+)|\b(NULL)\b")
EXTENSIBLE: Final = re.compile(r"^\s*static CPyVTableItem (\w+)_vtable_shadow\[", re.M)
SHOWN_TWIN: Final = re.compile(
    r"^static (?P<result>\w[\w ]*\**)Shown_(?P<name>CPyDef_\w+)\((?P<arguments>[^\n]*)\) \{\n"
    r"(?P<body>.*?)^\}\n",
    re.M | re.S,
)
LOOKED_UP: Final = re.compile(
    r"CPY_GET_METHOD\(cpy_r_self, [^,\n]+, (\d+), \w+, [^\n]*?\(\*\)\([^)\n]*\)\)\("
)


class Twin(NamedTuple):
    """A method that another group shows."""

    result: str
    name: str
    arguments: str
    body: str


@cache
def tables(source: str) -> dict[str, list[str]]:
    """The entries of the table of methods of every class."""
    return {
        owner: [own or null for own, null in ENTRY.findall(entries)]
        for owner, entries in METHODS.findall(source)
    }


@cache
def extensible(source: str) -> set[str]:
    """The classes that may have interpreted heirs."""
    return set(EXTENSIBLE.findall(source))


def heirs(source: str, bases: Iterable[str]) -> set[str]:
    """The classes of a group that have a method of one of these classes."""
    prefixes = tuple(f"CPyDef_{base}___" for base in bases)
    return {
        owner
        for owner, entries in tables(source).items()
        if any(entry.rpartition(".")[2].startswith(prefixes) for entry in entries)
    }


def last_of_their_line(source: str) -> dict[str, list[str]]:
    """The tables of those classes that nobody inherits from."""
    known = tables(source)
    inherited = {
        owner
        for owner in known
        for other, entries in known.items()
        if other != owner and any(entry.startswith(f"CPyDef_{owner}___") for entry in entries)
    }
    return {one: known[one] for one in known.keys() - inherited - extensible(source)}


def looking_up(shown: str) -> dict[str, Twin]:
    """The methods in what a group shows that look up other methods of their object."""
    twins = [Twin(**found.groupdict()) for found in SHOWN_TWIN.finditer(shown)]
    return {twin.name: twin for twin in twins if LOOKED_UP.search(twin.body)}


def direct(source: str, seen: Iterable[str]) -> tuple[str, str]:
    """A group whose classes have twins of such methods of other groups, and these twins."""
    known = looking_up("".join(seen))
    written: list[str] = []
    for owner, entries in sorted(last_of_their_line(source).items()):
        own = {
            entry: f"Own_{owner}_{name}"
            for entry in entries
            if (name := entry.partition(".")[2]) in known
        }
        twins = [known[entry.partition(".")[2]] for entry in own]
        written += [f"static {heading(twin, owner)};\n" for twin in twins]
        written += [own_twin(twin, owner, entries, own) for twin in twins]
        alike = {entry for entry in own if means_one_thing(known, entry, tables(source), own)}
        source = calling(naming(source, owner, own), own, alike)
    return source, "".join(written)


def means_one_thing(
    known: Mapping[str, Twin],
    entry: str,
    methods: Mapping[str, list[str]],
    own: Mapping[str, str],
) -> bool:
    """Does a method call the same ones in every class of the group that has it?

    Then whoever calls it here by its name, on whatever object, may call the twin.
    """
    having = [entries for entries in methods.values() if entry in entries]
    for found in LOOKED_UP.finditer(known[entry.partition(".")[2]].body):
        meant = {entries[int(found[1])] for entries in having}
        if len(meant) != 1:
            return False
        inner = meant.pop()
        if inner in own and inner != entry and not means_one_thing(known, inner, methods, own):
            return False
    return True


def calling(source: str, own: Mapping[str, str], alike: Iterable[str]) -> str:
    """The group with the twins called that mean the same everywhere.

    mypyc calls a method of an extensible class by its name only on objects of a class that is not.
    """
    for entry in alike:
        source = source.replace(f"{entry}(", f"{own[entry]}(")
    return source


def heading(twin: Twin, owner: str) -> str:
    """How the twin of a class is declared."""
    return f"{twin.result}Own_{owner}_{twin.name}({twin.arguments})"


def own_twin(twin: Twin, owner: str, entries: list[str], own: Mapping[str, str]) -> str:
    """The method with direct calls of what the table of this class names."""

    def named(found: re.Match[str]) -> str:
        entry = entries[int(found[1])]
        return f"{own.get(entry, entry)}("

    body = LOOKED_UP.sub(named, twin.body)
    for entry, name in own.items():
        body = body.replace(f"Shown_{entry.partition('.')[2]}(cpy_r_self", f"{name}(cpy_r_self")
    return f"static {heading(twin, owner)} {{\n{body}}}\n"


def naming(source: str, owner: str, own: Mapping[str, str]) -> str:
    """The group with the twins in the table of methods of one class."""
    found = re.search(rf"CPyVTableItem {owner}_vtable_scratch\[\] = \{{.*?\}};", source, re.S)
    if not found or not own:
        return source
    changed = found[0]
    for entry, twin in own.items():
        changed = re.sub(rf"\){re.escape(entry)}(?=,|\s)", f"){twin}", changed)
    return source.replace(found[0], changed, 1)
