"""What the C compiler is told about the C that mypyc writes."""

from __future__ import annotations

import re

import pytest

from hexmoot.building import hints
from hexmoot.building.hints import TWINS, hinted, with_twins
from hexmoot.engine.native import numbers

BITS_IN_C = re.compile(r"\b(\d+)LL\b")

INDEX = """
    cpy_r_r2 = (uint64_t)cpy_r_r0 < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL5;
    cpy_r_r3 = cpy_r_r0 + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL9;
    cpy_r_r5 = cpy_r_r0 < cpy_r_r1;
    if (cpy_r_r5) goto CPyL7;
"""
NAME = "CPyDef_hexmoot___engine___native___numbers___lowest_bit"
TWIN = f"""
int64_t {NAME}(int64_t cpy_r_mask);
int64_t {NAME}(int64_t cpy_r_mask) {{
    return places[cpy_r_mask];
}}
int64_t CPyDef_other(int64_t cpy_r_mask) {{
    return 0;
}}
"""


def test_an_index_is_likely_in_range_and_not_from_the_end() -> None:
    """Other comparisons are left open."""
    tuned = hinted(INDEX)
    assert "if (likely(cpy_r_r2)) goto CPyL5;" in tuned
    assert "if (unlikely(cpy_r_r4)) {" in tuned
    assert "if (cpy_r_r5) goto CPyL7;" in tuned


def test_a_twin_takes_the_place_of_its_function_where_it_can() -> None:
    """The function stays for compilers without the instruction."""
    tuned = with_twins(TWIN)
    (body,) = TWINS.values()
    assert f"#if defined(__GNUC__)\n    {body}\n#else\n    return places[cpy_r_mask];\n" in tuned
    assert tuned.endswith(
        "#endif\n}\nint64_t CPyDef_other(int64_t cpy_r_mask) {\n    return 0;\n}\n"
    )
    assert with_twins(INDEX) == INDEX


BIT = "CPyStatic_hexmoot___engine___native___numbers___BIT"


def using_bits(use: str) -> str:
    return f"""\
char CPyDef_toy___pay(PyObject *cpy_r_table) {{
    VecI64 cpy_r_r1;
    cpy_r_r1 = *exports_hexmoot___engine___compiled.{BIT};
    if (likely(cpy_r_r1.len >= 0)) goto CPyL1;
CPyL1: ;
    {use}
    return 1;
}}
"""


def test_the_compiler_knows_the_table_of_bits() -> None:
    """All that the engine's table holds."""
    assert [int(value) for value in BITS_IN_C.findall(hints.PRELUDE)] == list(numbers.BIT)
    text = hints.with_known_bits(using_bits("cpy_r_r2 = (CPyPtr)cpy_r_r1.items;"))
    assert BIT not in text
    assert "cpy_r_r1 = (VecI64){62, (int64_t *)Known_bits};" in text


@pytest.mark.parametrize(
    "use",
    ["VEC_I64_INCREF(cpy_r_r1);", "cpy_r_bits = cpy_r_r1;", "CPyDef_total(cpy_r_r1, 0);"],
)
def test_a_table_of_bits_that_goes_elsewhere_is_the_engines(use: str) -> None:
    """Ours has no holders to be counted."""
    assert hints.with_known_bits(using_bits(use)) == using_bits(use)
