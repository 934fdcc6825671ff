"""What the C compiler cannot know of the C that mypyc writes: which ways are hardly ever gone.

An index is in range, an array is held by somebody else too, and what reports an error is cold. The
compiler lays such ways aside and keeps the others together and in registers. A few functions of
the engine have a twin in C that does the same with one instruction, and of its table of bits the
compiler knows what it holds.
"""

from __future__ import annotations

import re
from typing import Final

from .inlining import DEFINITION

BITS: Final = 62
PRELUDE: Final = """\
#pragma once
#if defined(__GNUC__)
#define RARE __attribute__((cold, noinline))
#define INLINED inline __attribute__((always_inline))
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *)
    __attribute__((cold));
#else
#define RARE
#define INLINED inline
#endif

static const int64_t Known_bits[] = {ALL_BITS};

static RARE void Drop_VecI64(PyObject *buffer) {
    _Py_Dealloc(buffer);
}

#if !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG) && PY_VERSION_HEX < 0x030C0000
#undef VEC_I64_DECREF
#define VEC_I64_DECREF(v) do { \\
    if ((v).items && unlikely(--((PyObject *)VEC_I64_BUF(v))->ob_refcnt == 0)) \\
        Drop_VecI64((PyObject *)VEC_I64_BUF(v)); \\
} while (0)
#endif
""".replace("ALL_BITS", ", ".join(f"{2**place}LL" for place in range(BITS)))

CHECKED: Final = re.compile(
    r"(?P<check>\b(?P<holds>cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*if \()(?P=holds)\)"
)
FROM_THE_END: Final = re.compile(
    r"(?P<sum>\b(?P<index>cpy_r_r\d+) = \w+ \+ \w+;\n"
    r"\s*(?P<holds>cpy_r_r\d+) = \(uint64_t\)(?P=index) < \(uint64_t\)\w+;\n\s*if \()"
    r"likely\((?P=holds)\)\)"
)
BIT_TABLE: Final = re.compile(
    r"\b(?P<array>cpy_r_\w+) = (?:\*exports_\w+\.)?"
    r"CPyStatic_hexmoot___engine___native___numbers___BIT;"
)
TWINS: Final = {
    "hexmoot___engine___native___numbers___lowest_bit": (
        "return cpy_r_mask == 0 ? 0 : __builtin_ctzll((unsigned long long)cpy_r_mask);"
    ),
}


def hinted(source: str) -> str:
    """C that says which branches are likely."""
    return FROM_THE_END.sub(
        r"\g<sum>unlikely(\g<holds>))", CHECKED.sub(r"\g<check>likely(\g<holds>))", source)
    )


def with_twins(source: str) -> str:
    """C in which a function that has a twin is that, where the compiler knows the instruction."""
    for name, body in TWINS.items():
        head = re.escape(f"CPyDef_{name}(int64_t cpy_r_mask) {{\n")
        found = re.search(rf"^int64_t {head}(?P<body>.*?)^\}}\n", source, re.M | re.S)
        if found:
            own = found["body"]
            either = f"#if defined(__GNUC__)\n    {body}\n#else\n{own}#endif\n"
            source = source.replace(own, either, 1)
    return source


def with_known_bits(source: str) -> str:
    """C in which bits are looked up in a table whose length and place the compiler knows."""
    return DEFINITION.sub(lambda found: known_bits(found[0]), source)


def known_bits(function: str) -> str:
    """One function that asks the engine's table of bits for nothing but bits."""
    for found in list(BIT_TABLE.finditer(function)):
        array = found["array"]
        is_set_once = len(re.findall(rf"\b{array} = ", function)) == 1
        elsewhere = re.findall(rf"\b{array}\b(?!\.(?:len|items)\b|;| = )", function)
        if is_set_once and not elsewhere and not re.search(rf"[=(] *{array};", function):
            known = f"{array} = (VecI64){{{BITS}, (int64_t *)Known_bits}};"
            function = function.replace(found[0], known)
    return function
