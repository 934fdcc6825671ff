"""What is always set is not asked for."""

from __future__ import annotations

from hexmoot.building.wholeness import always_set, with_empty_arrays, with_set_numbers

SETUP = """
    self->_coins.len = -1;
    self->_coins.items = NULL;
    self->_round = -113;
"""
READ = """
    cpy_r_r1 = ((toy___TableObject *)cpy_r_table)->_coins;
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AttributeError("toy.py", "pay", "Table", "coins", 3, CPyStatic_toy___globals);
        goto CPyL9;
    }
CPyL1: ;
"""
MADE = """
    cpy_r_r1 = CPyDef_zeros(3);
    if (unlikely(cpy_r_r1.len < 0)) {
        CPy_AddTraceback("toy.py", "pay", 3, CPyStatic_toy___globals);
        goto CPyL9;
    }
"""
NUMBER = """
    cpy_r_r0 = ((toy___TableObject *)cpy_r_self)->_depth;
    if (unlikely(cpy_r_r0 == -113) && !(((toy___TableObject *)cpy_r_self)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'depth' of 'Table' undefined");
    }
    cpy_r_r1 = cpy_r_r0 == -113;
    if (unlikely(cpy_r_r1)) goto CPyL2;
"""
CONSTRUCTORS = """
static CPyVTableItem base___State_vtable_shadow[3];
char CPyDef_base___State_____init__(PyObject *cpy_r_self, char cpy_r_fresh) {
    if (unlikely(cpy_r_seats == -113)) {
        ((base___StateObject *)cpy_r_self)->bitmap |= 512;
    }
    ((base___StateObject *)cpy_r_self)->_depth = 0;
    if (((base___StateObject *)cpy_r_self)->_told.len >= 0) {
        VEC_I64_DECREF(((base___StateObject *)cpy_r_self)->_told);
    }
    ((base___StateObject *)cpy_r_self)->_told = cpy_r_r8;
    if (!cpy_r_fresh) goto CPyL18;
    ((base___StateObject *)cpy_r_self)->_choices = cpy_r_r9;
CPyL18: ;
    return 1;
}
char CPyDef_base___Tape_____init__(PyObject *cpy_r_self) {
    ((base___TapeObject *)cpy_r_self)->_place = 0;
    return 1;
}
"""


def test_an_array_that_was_never_set_is_empty() -> None:
    """An index into it is out of range: nothing is read that is not there."""
    text = with_empty_arrays(SETUP)
    assert "self->_coins.len = 0;" in text
    assert "self->_round = -113;" in text


def test_nobody_asks_whether_an_array_was_set() -> None:
    """What follows the question stays."""
    text = with_empty_arrays(READ)
    assert "CPy_AttributeError" not in text
    assert text.endswith("->_coins;\nCPyL1: ;\n")


def test_a_function_that_failed_is_still_noticed() -> None:
    """Its result has no length either, but that is an error."""
    assert with_empty_arrays(MADE) == MADE


def test_what_a_constructor_sets_before_it_branches_is_always_set() -> None:
    """Of classes that games extend; an array that only a fresh state has is not."""
    assert always_set(CONSTRUCTORS) == {"depth", "told"}


def test_a_number_that_is_always_set_is_not_asked_for() -> None:
    """The branch that followed is never taken."""
    text = with_set_numbers(NUMBER, {"depth"}, {"toy___Table"})
    assert "PyErr_SetString" not in text
    assert "cpy_r_r1 = 0;" in text


def test_other_numbers_and_other_classes_are_asked() -> None:
    """They may have been left out."""
    assert with_set_numbers(NUMBER, {"ply"}, {"toy___Table"}) == NUMBER
    assert with_set_numbers(NUMBER, {"depth"}, {"toy___Board"}) == NUMBER
