"""States are whole when rules see them, so that what they hold need not be asked for each time.

mypyc asks at every use of an attribute whether it was ever set. An array that never was is empty
here: an index into it is out of range, which is asked anyway. Numbers that a constructor of the
engine sets before it branches are set in every state of a compiled game; the engine itself, whose
states may be interpreted, goes on asking.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from .directness import extensible

UNSET_ARRAY: Final = re.compile(r"(\bself->_\w+\.len = )-1;(?=\s*self->_\w+\.items = NULL;)")
ASKED_ARRAY: Final = re.compile(
    r"(\b(?P<array>cpy_r_\w+) = \(\(\w+ \*\)\w+\)->_\w+;\n)"
    r"\s*if \(unlikely\((?P=array)\.len < 0\)\) \{\n\s*CPy_AttributeError\([^\n]*\n[^\n}]*\n\s*\}\n"
)
ASKED_NUMBER: Final = re.compile(
    r"(\b(?P<number>cpy_r_\w+) = \(\((?P<owner>\w+)Object \*\)\w+\)->_(?P<name>\w+);\n)"
    r"\s*if \(unlikely\((?P=number) == -113\) && !\([^\n]*\n\s*PyErr_SetString\([^\n]*\n\s*\}\n"
    r"(?P<asked>\s*\w+ = )(?P=number) == -113;"
)
CONSTRUCTOR: Final = re.compile(
    r"^char CPyDef_(?P<owner>\w+)_____init__\([^\n]*\) \{\n(?P<body>.*?)^\}\n", re.M | re.S
)
BRANCH: Final = re.compile(r"^\s*(?:if \((?!unlikely\(|\(\(\w+ \*\)\w+\)->)|CPyL\d+: ;)", re.M)
SET_NUMBER: Final = re.compile(r"\(\(\w+ \*\)cpy_r_self\)->_(\w+) = ")


def with_empty_arrays(source: str) -> str:
    """C in which an array that was never set is empty, and nobody asks whether it was."""
    return ASKED_ARRAY.sub(r"\1", UNSET_ARRAY.sub(r"\g<1>0;", source))


@cache
def always_set(source: str) -> set[str]:
    """What the constructors of extensible classes set in every instance: all before a branch."""
    owners = extensible(source)
    return {
        name
        for constructor in CONSTRUCTOR.finditer(source)
        if constructor["owner"] in owners
        for name in SET_NUMBER.findall(BRANCH.split(constructor["body"], maxsplit=1)[0])
    }


def with_set_numbers(source: str, names: set[str], owners: set[str]) -> str:
    """C that takes these numbers of these classes for set."""

    def unasked(found: re.Match[str]) -> str:
        if found["name"] not in names or found["owner"] not in owners:
            return found[0]
        return f"{found[1]}{found['asked'].lstrip(chr(10))}0;"

    return ASKED_NUMBER.sub(unasked, source)
