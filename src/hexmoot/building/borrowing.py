"""Arrays looked at without being held, where nobody can take them away meanwhile.

`choices = table.choices` counts a holder up, and down again on every way out. That is needed only
if the attribute can be set while the array is in use. So it is left out where the table is a
parameter (the caller holds it), the array goes nowhere but into reads, writes and calls, and
nothing that can be called from there sets an attribute of that name. A function that calls what
cannot be seen through (Python, a method looked up at run time) may set anything; one that does so
only to raise an error may not, since nobody goes on after that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from .inlining import DEFINITION

HELD: Final = re.compile(
    r"^(?P<read>\s+(?P<array>cpy_r_\w+) = \(\(\w+ \*\)(?P<owner>cpy_r_\w+)\)->_(?P<name>\w+);\n"
    r"(?:\s+if \(unlikely\((?P=array)\.len < 0\)\) \{\n[^\n]*\n[^\n}]*\n\s*\}\n)?)"
    r"\s+VEC_I64_INCREF\((?P=array)\);\n",
    re.M,
)
# A slice is whole before the array it is taken from is let go.
SLICED: Final = re.compile(
    r"(?P<read>\b(?P<array>cpy_r_\w+) = \(\(\w+ \*\)\w+\)->_\w+;\n)"
    r"\s+VEC_I64_INCREF\((?P=array)\);\n(?P<slice>(?:CPyL\d+: ;\n)?(?:\s+\w+ = [^\n(]*;\n)*"
    r"\s+\w+ = Renewed_VecI64\([^\n]*, (?P=array), [^\n]*;\n)\s+VEC_I64_DECREF\((?P=array)\);\n"
)
SETS: Final = re.compile(r"\)->_(\w+) = ")
CALLS: Final = re.compile(r"(?<![\w.])(?:\w+\.)?([A-Za-z_]\w*)\(")
METHOD: Final = re.compile(r"\bCPY_GET_METHOD\([^\n]*/\* (\w+) \*/")
# A label begins a stretch of a function, a branch ends one.
LABEL: Final = re.compile(r"^(CPyL\d+): ;\n", re.M)
BRANCH: Final = re.compile(r"^\s+if \([^\n]*\) goto CPyL\d+;\n", re.M)
GOES: Final = re.compile(r"\bgoto (CPyL\d+);")
ENDS: Final = re.compile(r"(?:\n\s+goto CPyL\d+|\breturn [^\n;]*|CPy_Unreachable\(\));\s*\Z")
RETURNS: Final = re.compile(r"\breturn [^\n;]*;\s*\Z")
HOME: Final = -1
FAILS: Final = re.compile(r"CPy_Unreachable\(\);\s*\Z|\w+ = (?:2|-113|NULL);\n\s*return \w+;\s*\Z")
# What runs no code but its own: words of C, the runtime's arithmetic and reports of errors.
QUIET: Final = re.compile(
    r"(?:if|while|for|switch|return|sizeof|likely|unlikely|CPY_GET_METHOD)$"
    r"|VEC_I64_|VEC_IS_ERROR$|Renewed_VecI64$|memcpy$|memset$|(?:append|alloc|slice)$"
    r"|CPy_(?:AddTraceback|AttributeError|Unreachable|INCREF|DECREF|XDECREF|DecRef|IncRef)"
    r"|PyErr_(?:SetNone|SetString|Occurred)$|CPyTagged_|CPyLong_|CPyInt64_|PyLong_From|__builtin_|defined$"
)
FUNCTION: Final = re.compile(r"CPyDef_\w+")


class Effects(NamedTuple):
    """What a function does by itself: attributes it sets, what it calls, and can all be told?"""

    sets: frozenset[str]
    calls: frozenset[str]
    methods: frozenset[str]
    is_seen_through: bool


def effects_of(body: str) -> Effects:
    """What the body of one function does on all ways that do not end in an error."""
    usual = without_failures(body)
    called = set(CALLS.findall(usual))
    ours = {name for name in called if FUNCTION.match(name)}
    return Effects(
        frozenset(SETS.findall(usual)),
        frozenset(ours),
        frozenset(METHOD.findall(usual)),
        all(QUIET.match(name) for name in called - ours),
    )


def without_failures(body: str) -> str:
    """The stretches of a function from which it can still return without an error."""
    texts = LABEL.sub(r"\f\g<0>", BRANCH.sub(r"\g<0>\f", body)).split("\f")
    ways = ways_on(texts)
    failing = {place for place, text in enumerate(texts) if not ways[place] and FAILS.search(text)}
    while more := {
        place for place, to in enumerate(ways) if place not in failing and to and to <= failing
    }:
        failing |= more
    return "".join(text for place, text in enumerate(texts) if place not in failing)


def ways_on(texts: list[str]) -> list[set[int]]:
    """Where each stretch of a function can go on; HOME is back to the caller, without an error."""
    places = {found[1]: place for place, text in enumerate(texts) if (found := LABEL.match(text))}
    ways = [{places[label] for label in GOES.findall(text)} for text in texts]
    for place, text in enumerate(texts):
        if not ENDS.search(text):
            ways[place].add(place + 1 if place + 1 < len(texts) else HOME)
        elif RETURNS.search(text) and not FAILS.search(text):
            ways[place].add(HOME)
    return ways


@cache
def effects(source: str) -> dict[str, Effects]:
    """What each function of a C file does by itself."""
    return {one["name"]: effects_of(one["body"]) for one in DEFINITION.finditer(source)}


def settable(known: Mapping[str, Effects], is_closed: bool) -> dict[str, frozenset[str]]:
    """What can be set while a function runs; one that may set anything is left out.

    In a closed world every method that can be called is known; else it may be an interpreted one.
    """
    calls = {name: called_by(one, known) for name, one in known.items()}
    found = {
        name: one.sets
        for name, one in known.items()
        if one.is_seen_through and (is_closed or not one.methods)
    }
    while True:
        closed = {
            name: found[name].union(*(found[call] for call in calls[name]))
            for name in found
            if calls[name] <= found.keys()
        }
        if closed == found:
            return found
        found = closed


def called_by(one: Effects, known: Mapping[str, Effects]) -> set[str]:
    """The functions that one calls, and all that one of its method calls may mean."""
    endings = tuple(f"___{method}" for method in one.methods)
    meant = {name for name in known if name.endswith(endings)} if endings else set()
    return {*one.calls, *meant}


def borrowing(source: str, safe: Mapping[str, frozenset[str]]) -> str:
    """C in which arrays are not held where that is not needed."""

    def lent(found: re.Match[str]) -> str:
        whole = found[0]
        if found["name"] not in safe:
            return whole
        body = borrowed(found["body"], found["arguments"], safe[found["name"]])
        return whole.replace(found["body"], body, 1)

    return SLICED.sub(sliced, DEFINITION.sub(lent, source))


def borrowed(body: str, arguments: str, settable_here: frozenset[str]) -> str:
    """The body of one function, with every array lent that can be."""
    for held in list(HELD.finditer(body)):
        array = held["array"]
        is_kept = held["name"] not in settable_here and is_parameter(held["owner"], arguments, body)
        if is_kept and goes_nowhere(array, body):
            body = body.replace(held[0], held["read"], 1)
            body = re.sub(rf"^\s+VEC_I64_DECREF\({array}\);\n", "", body, flags=re.M)
    return body


def is_parameter(owner: str, arguments: str, body: str) -> bool:
    """Is this a parameter that stays what it is?"""
    return bool(re.search(rf"\b{owner}\b", arguments)) and not re.search(rf"\b{owner} = ", body)


def goes_nowhere(array: str, body: str) -> bool:
    """Is an array set once, and then only read, written into, let go and given to functions?"""
    uses = [line.strip() for line in body.split("\n") if re.search(rf"\b{array}\b", line)]
    allowed = re.compile(
        rf"VecI64 {array};$|VEC_I64_(?:INCREF|DECREF)\({array}\);$"
        rf"|if \(unlikely\({array}\.len < 0\)\) \{{$"
        rf"|\w+ = \((?:int64_t|CPyPtr)\){array}\.(?:len|items);$"
        rf"|\w+ = (?:\w+\.)?CPyDef_\w+\([^;]*\);$"
    )
    set_here = [use for use in uses if use.startswith(f"{array} = ")]
    return len(set_here) == 1 and all(allowed.match(use) for use in uses if use not in set_here)


def sliced(found: re.Match[str]) -> str:
    """A slice taken of an array that is not held for it."""
    return f"{found['read']}{found['slice']}"
