"""Arrays that are looked at without being held, and those that must be."""

from __future__ import annotations

import pytest

from hexmoot.building.borrowing import (
    borrowing,
    effects,
    goes_nowhere,
    is_parameter,
    settable,
    without_failures,
)

HEAD = "char CPyDef_toy___{name}(PyObject *cpy_r_table) {{\n    VecI64 cpy_r_r1;\n"
HOLD = """\
    cpy_r_r1 = ((toy___TableObject *)cpy_r_table)->_coins;
    VEC_I64_INCREF(cpy_r_r1);
"""
USE = """\
    cpy_r_r2 = (int64_t)cpy_r_r1.len;
    cpy_r_r3 = (CPyPtr)cpy_r_r1.items;
"""
LET_GO = "    VEC_I64_DECREF(cpy_r_r1);\n    return 1;\n}\n"
SETS = """\
char CPyDef_toy___{name}(PyObject *cpy_r_table) {{
    ((toy___TableObject *)cpy_r_table)->_{attribute} = cpy_r_r4;
    return 1;
}}
"""
RAISING = """\
    if (likely(cpy_r_r5)) goto CPyL2;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r7, 0, 0, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        goto CPyL3;
    }
    CPy_Raise(cpy_r_r6);
    if (unlikely(!0)) {
        goto CPyL3;
    }
    CPy_Unreachable();
CPyL2: ;
    VEC_I64_DECREF(cpy_r_r1);
    return 1;
CPyL3: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
"""


def tuned(source: str, is_closed: bool = True) -> str:
    return borrowing(source, settable(effects(source), is_closed))


def pay(middle: str = USE, last: str = LET_GO) -> str:
    return HEAD.format(name="pay") + HOLD + middle + last


def calls(name: str) -> str:
    return f"    cpy_r_r9 = CPyDef_toy___{name}(cpy_r_table);\n"


def is_held(text: str) -> bool:
    held, let_go = ("VEC_I64_INCREF(cpy_r_r1)" in text, "VEC_I64_DECREF(cpy_r_r1)" in text)
    assert held == let_go
    return held


def test_an_array_that_is_only_used_is_not_held() -> None:
    """Neither taken nor let go, and all else stays."""
    assert tuned(pay()) == pay().replace("    VEC_I64_INCREF(cpy_r_r1);\n", "").replace(
        "    VEC_I64_DECREF(cpy_r_r1);\n", ""
    )


@pytest.mark.parametrize(("attribute", "expected"), [("coins", True), ("stones", False)])
def test_what_is_called_meanwhile_may_set_another_attribute(attribute: str, expected: bool) -> None:
    """Also through a second function."""
    second = HEAD.format(name="win") + calls("set") + "    return 1;\n}\n"
    third = SETS.format(name="set", attribute=attribute)
    assert is_held(tuned(pay(calls("win") + USE) + second + third)) == expected


def test_who_sets_the_attribute_itself_holds_the_array() -> None:
    """The old one goes when the new one comes."""
    own = "    ((toy___TableObject *)cpy_r_table)->_coins = cpy_r_r4;\n"
    assert is_held(tuned(pay(own + USE)))


@pytest.mark.parametrize(
    "opaque",
    [
        "    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r7, 0, 0, 0);\n",
        calls("unknown"),
        "    cpy_r_r9 = some_function(cpy_r_table);\n",
    ],
)
def test_what_cannot_be_seen_through_may_set_anything(opaque: str) -> None:
    """Python, a function of which nothing is known, whatever else."""
    assert is_held(tuned(pay(opaque + USE)))


def test_what_is_called_only_to_raise_an_error_changes_nothing() -> None:
    """Nobody goes on with the array after that."""
    assert not is_held(tuned(pay(USE, RAISING)))
    caught = RAISING.replace("    CPy_Raise(cpy_r_r6);\n", "").replace("CPy_Unreachable()", "f()")
    assert is_held(tuned(pay(USE, caught)))


def test_a_way_that_returns_without_an_error_is_kept() -> None:
    """Be there one to an error beside it."""
    body = "    if (unlikely(!cpy_r_r1)) {\n        goto CPyL1;\n    }\n    return 1;\n"
    failing = "CPyL1: ;\n    cpy_r_r2 = 2;\n    return cpy_r_r2;\n"
    assert without_failures(body + failing) == body


def test_a_method_that_may_be_interpreted_may_set_anything() -> None:
    """In a closed world it is one of those that are known."""
    looked_up = "    r = CPY_GET_METHOD(cpy_r_table, T, 4, O, char (*)(PyObject *))(cpy_r_table); "
    source = pay(looked_up + "/* widen */\n" + USE) + SETS.format(name="widen", attribute="frames")
    assert is_held(tuned(source, is_closed=False))
    assert not is_held(tuned(source))
    assert is_held(tuned(source.replace("_frames", "_coins")))


@pytest.mark.parametrize(
    "use",
    [
        "    cpy_r_other = cpy_r_r1;\n",
        "    ((toy___TableObject *)cpy_r_table)->_stones = cpy_r_r1;\n",
        "    return cpy_r_r1;\n",
        "    cpy_r_r1 = cpy_r_r5;\n",
    ],
)
def test_an_array_that_goes_elsewhere_is_held(use: str) -> None:
    """Who gets it counts on a holder."""
    assert not goes_nowhere("cpy_r_r1", HOLD + use + USE)
    assert is_held(tuned(pay(use + USE)))


def test_the_table_must_be_a_parameter_that_stays() -> None:
    """Only then somebody else holds it."""
    assert is_parameter("cpy_r_table", "PyObject *cpy_r_table", USE)
    assert not is_parameter("cpy_r_r7", "PyObject *cpy_r_table", USE)
    assert not is_parameter("cpy_r_table", "PyObject *cpy_r_table", "cpy_r_table = cpy_r_r4;")


def test_an_array_is_not_held_for_a_slice_of_it() -> None:
    """Even where the attribute is set after: the slice is whole by then."""
    copied = "    cpy_r_r4 = Renewed_VecI64(&((TO *)cpy_r_twin)->_coins, cpy_r_r1, 0, 9);\n"
    after = "    ((toy___TableObject *)cpy_r_twin)->_coins = cpy_r_r4;\n    return 1;\n}\n"
    source = pay(copied, "    VEC_I64_DECREF(cpy_r_r1);\n" + after)
    assert not is_held(tuned(source))
    assert "Renewed_VecI64" in tuned(source)
    assert is_held(tuned(pay(copied + USE, LET_GO.replace("return 1", "f()"))))
