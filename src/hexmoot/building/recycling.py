"""Copies of a state that allocate nothing: a dropped state lends its arrays to the next copy.

mypyc keeps one dropped instance of a class that asks for it (`free_list_len=1`), but gives its
arrays back. Here a few are kept, with their arrays, and `table.coins = source.coins[:]` writes into
the array that is already there, if it is large enough and nobody else holds it. Only how memory is
come by changes, never what a program does; C that looks otherwise than expected is left as it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

RENEWAL: Final = """\
#pragma once
#include <string.h>

/* `place = values[start:end]` in the memory that `place` holds; it is empty after. */
static inline VecI64 Renewed_VecI64(VecI64 *place, VecI64 values, int64_t start, int64_t end) {
    VecI64 found = *place;
    if (likely(start == 0 && end >= 0 && found.items != NULL && found.items != values.items)) {
        int64_t size = end < values.len ? end : values.len;
        if (likely(Py_REFCNT(VEC_I64_BUF(found)) == 1 && Py_SIZE(VEC_I64_BUF(found)) >= size)) {
            memcpy(found.items, values.items, (size_t)size * sizeof(int64_t));
            found.len = size;
            place->len = -1;
            place->items = NULL;
            return found;
        }
    }
    return VecI64Api.slice(values, start, end);
}
"""

# Dropped instances that a class keeps: the worlds that a search has in hand at once, and one more.
MOST_SPARES: Final = 4

SLICED: Final = re.compile(
    r"VecI64Api\.slice\((?P<rest>(?P<values>\w+), [^;\n]*\);\n"
    r"\s*VEC_I64_DECREF\((?P=values)\);\n"
    r"\s*if \(unlikely\(\w+\.len < 0\)\) \{\n(?:[^\n}]*\n)*?\s*\}\n"
    r"\s*if \((?P<place>\(\(\w+ \*\)\w+\)->_\w+)\.len >= 0\) \{)"
)
RENEWED: Final = re.compile(r"Renewed_VecI64\(&\(\((\w+) \*\)\w+\)->_(\w+),")
SET: Final = re.compile(
    r"(VEC_I64_DECREF\([^;\n]*\);\s*\}\s*)?\(\((\w+) \*\)\w+\)->_(\w+) = cpy_r_\w+;"
)
# What is set from outside comes with a reference of its own; mypyc takes one more and keeps it.
UNBOXED: Final = re.compile(
    r"(\b(\w+) = VecI64Api\.unbox\(value\);\n"
    r"\s*if \(VEC_IS_ERROR\(\2\)\) \{\n(?:[^\n}]*\n)*?\s*\}\n)\s*VEC_I64_INCREF\(\2\);\n"
)
DROPPED: Final = re.compile(
    r"static void\s+(?P<owner>\w+)_dealloc\(\w+ \*self\)\s*\{\s*"
    r"if \((?P=owner)_free_instance == NULL\) \{\s*(?P=owner)_free_instance = self;"
    r"(?P<given_back>.*?)\n\s*return;\n",
    re.S,
)
GIVEN_BACK: Final = re.compile(
    r"\s*if \(self->_(\w+)\.items\) \{\s*Py_DECREF\(VEC_I64_BUF\(self->_\1\)\);"
    r"\s*self->_\1\.items = NULL;\s*\}"
)


def renewing(source: str) -> str:
    """C in which an attribute that is set to a slice is written into the array it holds."""
    return SLICED.sub(r"Renewed_VecI64(&\g<place>, \g<rest>", source)


def owning(source: str) -> str:
    """C in which an array that is set from outside is held once, so that it can go."""
    return UNBOXED.sub(r"\1", source)


@cache
def renewed(source: str) -> set[str]:
    """The attributes that are written into the array they hold, and never lose it otherwise.

    What a constructor sets itself it takes for empty before.
    """
    losing = {(owner, name) for released, owner, name in SET.findall(source) if not released}
    return {name for owner, name in set(RENEWED.findall(source)) - losing}


def keeping(source: str, names: set[str]) -> str:
    """C in which dropped instances keep the arrays of these attributes, to be written into."""
    for dropped in list(DROPPED.finditer(source)):
        if names.intersection(GIVEN_BACK.findall(dropped["given_back"])):
            source = with_spares(source, dropped, names)
    return source


def with_spares(source: str, dropped: re.Match[str], names: set[str]) -> str:
    """One class that keeps several dropped instances with their arrays, not one without."""
    owner = dropped["owner"]
    lone, spares, count = (f"{owner}_{name}" for name in ("free_instance", "spares", "spare_count"))

    def given_back(found: re.Match[str]) -> str:
        return "" if found[1] in names else found[0]

    kept = f"""\
static CPyThreadLocal {owner}Object *{spares}[{MOST_SPARES}];
static CPyThreadLocal int {count} = 0;

{dropped[0].replace(dropped["given_back"], GIVEN_BACK.sub(given_back, dropped["given_back"]))}"""
    kept = kept.replace(f"{lone} == NULL", f"{count} < {MOST_SPARES}")
    kept = kept.replace(f"{lone} = self", f"{spares}[{count}++] = self")
    taken = re.compile(rf"if \({lone} != NULL\) \{{\s*self = {lone};\s*{lone} = NULL;")
    changed, times = taken.subn(f"if ({count} > 0) {{\n    self = {spares}[--{count}];", source)
    return changed.replace(dropped[0], kept) if times == 1 else source
