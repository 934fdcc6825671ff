"""Functions that one library shows to another."""

from __future__ import annotations

from pathlib import Path

from hexmoot.building.inlining import (
    functions,
    header,
    write_if_changed,
    write_shown,
    write_unit,
)

TABLE = """
struct export_table_toy___engine___compiled {
    PyObject **CPyStatic_base___globals;
    VecI64 *CPyStatic_base___BIT;
    PyTypeObject **CPyType_base___State;
    int64_t (*CPyDef_base___top)(PyObject *cpy_r_self);
    char (*CPyDef_base___pop)(PyObject *cpy_r_self);
    PyObject *(*CPyDef_base___text)(PyObject *cpy_r_self);
    VecI64 (*CPyDef_base___row)(PyObject *cpy_r_self);
};
"""
SOURCE = """
int64_t CPyDef_base___top(PyObject *cpy_r_self) {
    return CPyDef_base___text(cpy_r_self) != CPyStatic_base___globals;
}
char CPyDef_base___pop(PyObject *cpy_r_self) {
    return CPyDef_base___top(cpy_r_self) == CPyType_base___State;
}
PyObject *CPyDef_base___text(PyObject *cpy_r_self) {
    return CPyStatics[3];
}
VecI64 CPyDef_base___row(PyObject *cpy_r_self) {
    return VecI64Api.alloc(0, 0);
}
char CPyDef_base___hidden(PyObject *cpy_r_self) {
    return 1;
}
"""
VECTORS = "#include <vecs/librt_vecs_api.c>\n"
EXPORTS = "exports_toy___engine___compiled"


def test_functions_are_found_with_their_bodies() -> None:
    """Name, result and arguments are read from the generated C."""
    found = {one.name: one for one in functions(SOURCE)}
    assert len(found) == 5
    assert found["CPyDef_base___text"].result == "PyObject *"
    assert found["CPyDef_base___pop"].arguments == "PyObject *cpy_r_self"


def test_only_what_uses_the_table_alone_is_shown() -> None:
    """Who uses literals stays inside, and who is not exported."""
    text = header(SOURCE, TABLE)
    defined = [line for line in text.splitlines() if line.startswith("#define")]
    assert [line.split("(")[0] for line in defined] == [
        "#define CPyDef_base___top",
        "#define CPyDef_base___pop",
        "#define CPyDef_base___row",
    ]


def test_what_a_twin_uses_is_found_in_the_table() -> None:
    """Functions, globals and types of another group are reached through its table."""
    text = header(SOURCE, TABLE)
    assert f"{EXPORTS}.CPyDef_base___text(cpy_r_self)" in text
    assert f"(*{EXPORTS}.CPyStatic_base___globals)" in text
    assert f"Shown_CPyDef_base___top(cpy_r_self) == (*{EXPORTS}.CPyType_base___State)" in text


def test_only_short_ways_are_inlined_by_force() -> None:
    """Everything else the compiler weighs itself."""
    assert "INLINED" not in header(SOURCE, TABLE)


def test_a_group_without_a_table_shows_nothing() -> None:
    """There is no header then."""
    assert header(SOURCE, "") == ""


def test_a_unit_sees_what_the_groups_below_show(tmp_path: Path) -> None:
    """Their headers are included before the unit's own source."""
    engine, game = tmp_path / "toy" / "engine", tmp_path / "toy" / "one"
    for folder in (engine, game):
        folder.mkdir(parents=True)
    for name in ("__native_compiled.c", "tuned.c"):
        (engine / name).write_text(VECTORS + SOURCE, "utf-8")
    (engine / "__native_compiled.h").write_text(TABLE, "utf-8")
    inner = '#include "__native_compiled.h"\n#include <toy/engine/__native_compiled.h>\n'
    (game / "__native_internal_compiled.h").write_text(inner, "utf-8")
    write_shown(engine)

    (game / "__native_compiled.c").write_text("", "utf-8")
    own = [str(game / "tuned.c"), str(tmp_path / "tuning.h")]
    assert write_unit(game, tmp_path) == own, "has no vectors"
    (game / "__native_compiled.c").write_text(VECTORS, "utf-8")
    needed = write_unit(game, tmp_path)
    assert needed == [*own, str(engine / "shown.h")]
    lines = (game / "unit.c").read_text("utf-8").splitlines()
    assert lines[2:] == [
        "#include <vecs/librt_vecs_api.h>",
        "#include <tuning.h>",
        "#include <toy/engine/shown.h>",
        '#include "tuned.c"',
    ]


def test_a_file_that_says_the_same_stays_as_old(tmp_path: Path) -> None:
    """So that nothing is compiled again for its sake."""
    path = tmp_path / "shown.h"
    write_if_changed(path, "one")
    before = path.stat().st_mtime_ns
    write_if_changed(path, "one")
    assert path.stat().st_mtime_ns == before
    write_if_changed(path, "two")
    assert path.read_text("utf-8") == "two"
