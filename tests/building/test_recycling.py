"""Arrays of dropped states that the next copy is written into."""

from __future__ import annotations

from hexmoot.building.recycling import MOST_SPARES, keeping, owning, renewed, renewing

PLACE = "((toy___TableObject *)cpy_r_table)->_coins"
COPY = f"""
    cpy_r_r1 = VecI64Api.slice(cpy_r_r0, 0, 4611686018427387903LL);
    VEC_I64_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1.len < 0)) {{
        CPy_AddTraceback("fields.py", "copy_fields", 43, CPyStatic_globals);
        goto CPyL52;
    }}
    if ({PLACE}.len >= 0) {{
        VEC_I64_DECREF({PLACE});
    }}
    {PLACE} = cpy_r_r1;
"""
OTHER = """
    cpy_r_r1 = VecI64Api.slice(cpy_r_r0, 0, 3);
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
"""
SETTER = """
    VecI64 tmp;
    tmp = VecI64Api.unbox(value);
    if (VEC_IS_ERROR(tmp)) {
        CPy_TypeError("vec[i64]", value); return -1;
    }
    VEC_I64_INCREF(tmp);
    if (self->_coins.len >= 0) {
        VEC_I64_DECREF(self->_coins);
    }
    self->_coins = tmp;
"""
CLASS = """
static void
toy___Table_dealloc(toy___TableObject *self)
{
    if (toy___Table_free_instance == NULL) {
        toy___Table_free_instance = self;
        self->_round = -113;
        if (self->_coins.items) {
            Py_DECREF(VEC_I64_BUF(self->_coins));
            self->_coins.items = NULL;
        }
        if (self->_loaded.items) {
            Py_DECREF(VEC_I64_BUF(self->_loaded));
            self->_loaded.items = NULL;
        }
        return;
    }
    toy___Table_clear((PyObject *)self);
}
PyObject *toy___Table_setup(PyObject *cpy_r_type)
{
    if (toy___Table_free_instance != NULL) {
        self = toy___Table_free_instance;
        toy___Table_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        return (PyObject *)self;
    }
}
"""


def test_a_slice_is_written_into_the_array_that_is_there() -> None:
    """Only where an attribute takes the slice; what is read and checked stays."""
    tuned = renewing(COPY)
    assert f"Renewed_VecI64(&{PLACE}, cpy_r_r0, 0, 4611686018427387903LL);" in tuned
    assert tuned.count("\n") == COPY.count("\n")
    assert renewed(tuned) == {"coins"}
    assert renewing(OTHER) == OTHER
    assert renewed(OTHER) == set()


def test_what_is_set_without_release_is_not_kept() -> None:
    """A constructor would lose the array of a dropped instance."""
    assert renewed(renewing(COPY) + f"    {PLACE} = cpy_r_r9;\n") == set()


def test_dropped_instances_keep_what_is_written_into() -> None:
    """Several of them; all other arrays are given back as before."""
    tuned = keeping(CLASS, {"coins"})
    assert "VEC_I64_BUF(self->_coins)" not in tuned
    assert "VEC_I64_BUF(self->_loaded)" in tuned
    assert f"*toy___Table_spares[{MOST_SPARES}];" in tuned
    assert "toy___Table_spares[toy___Table_spare_count++] = self;" in tuned
    assert "self = toy___Table_spares[--toy___Table_spare_count];" in tuned
    assert "free_instance" not in tuned


def test_a_class_without_such_arrays_is_left_alone() -> None:
    """And so is C of another shape."""
    assert keeping(CLASS, {"others"}) == CLASS
    strange = CLASS.replace("toy___Table_free_instance = NULL;", "")
    assert keeping(strange, {"coins"}) == strange


def test_what_is_set_from_outside_is_held_once() -> None:
    """Unboxing takes a reference already; what is read elsewhere keeps its own."""
    tuned = owning(SETTER)
    assert "VEC_I64_INCREF(tmp);" not in tuned
    assert tuned.count("\n") == SETTER.count("\n") - 1
    assert owning("    VEC_I64_INCREF(tmp);\n") == "    VEC_I64_INCREF(tmp);\n"
