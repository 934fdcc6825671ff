"""The tuned C of all groups, and the header it needs."""

from __future__ import annotations

from pathlib import Path

from hexmoot.building.inlining import HEADER, INNER, SOURCE, TABLE, TUNED
from hexmoot.building.tuning import first_pass, second_pass, write_tuned
from tests.building import test_borrowing, test_wholeness
from tests.building.test_recycling import CLASS, COPY, SETTER

ENGINE = """
static CPyVTableItem base___State_vtable_shadow[3];
char CPyDef_base___State_____init__(PyObject *cpy_r_self) {
    ((base___StateObject *)cpy_r_self)->_depth = 0;
    return 1;
}
char CPyDef_base___State___settle(PyObject *cpy_r_self) {
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_base, 1, O, char (*)(PyObject *))(cpy_r_self);
    return cpy_r_r1;
}
"""
EXPORTS = """
struct export_table_toy___engine {
    PyTypeObject **CPyType_base;
    char (*CPyDef_base___State___settle)(PyObject *cpy_r_self);
};
"""
GAME = """
    CPyVTableItem toy___Table_vtable_scratch[] = {
        (CPyVTableItem)exports_toy___engine.CPyDef_base___State___settle,
        (CPyVTableItem)CPyDef_toy___Table___list,
    };
"""


def test_a_class_keeps_what_groups_below_write_into(tmp_path: Path) -> None:
    """A state is copied by its game and by the engine."""
    engine, game = tmp_path / "toy" / "engine", tmp_path / "toy" / "one"
    for folder, source, inner in (
        (engine, COPY, ""),
        (game, CLASS, "#include <toy/engine/__native_compiled.h>\n"),
    ):
        folder.mkdir(parents=True)
        (folder / SOURCE).write_text(source, "utf-8")
        (folder / INNER).write_text(inner, "utf-8")
        (folder / TABLE).write_text("", "utf-8")
    write_tuned([game, engine], tmp_path)
    assert "Renewed_VecI64(" in (engine / TUNED).read_text("utf-8")
    assert "toy___Table_spares" in (game / TUNED).read_text("utf-8")
    assert "Renewed_VecI64(VecI64 *place" in (tmp_path / HEADER).read_text("utf-8")


def test_every_pass_is_made() -> None:
    """What is set from outside is held once, also in the C that is compiled."""
    assert "VEC_I64_INCREF(tmp);" not in first_pass(SETTER)
    assert "CPy_AttributeError" not in first_pass(test_wholeness.READ)


def test_a_group_knows_what_it_builds_on() -> None:
    """Numbers that the engine always sets, and what a call of it may do to arrays."""
    made = second_pass(GAME + test_wholeness.NUMBER, [ENGINE])
    assert "PyErr_SetString" not in made
    assert "PyErr_SetString" in second_pass(test_wholeness.NUMBER, [ENGINE]), "no heir"
    assert not test_borrowing.is_held(second_pass(GAME + test_borrowing.pay(), [ENGINE]))


def test_a_game_has_its_own_methods_of_the_engine(tmp_path: Path) -> None:
    """In what is compiled, before the table of methods that names them."""
    engine, game = tmp_path / "toy" / "engine", tmp_path / "toy" / "one"
    for folder, source, inner, table in (
        (engine, ENGINE, "", EXPORTS),
        (game, GAME, "#include <toy/engine/__native_compiled.h>\n", ""),
    ):
        folder.mkdir(parents=True)
        for name, text in ((SOURCE, source), (INNER, inner), (TABLE, table)):
            (folder / name).write_text(text, "utf-8")
    write_tuned([engine, game], tmp_path)
    text = (game / TUNED).read_text("utf-8")
    twin = "Own_toy___Table_CPyDef_base___State___settle"
    assert f"static char {twin}(PyObject *cpy_r_self) {{" in text
    assert "cpy_r_r1 = CPyDef_toy___Table___list(cpy_r_self);" in text
    assert f"(CPyVTableItem){twin}," in text


def test_only_what_is_stale_is_tuned_anew(tmp_path: Path) -> None:
    """A group whose sources, or those it builds on, changed; the others keep their file."""
    engine, game = tmp_path / "toy" / "engine", tmp_path / "toy" / "one"
    for folder, inner in ((engine, ""), (game, "#include <toy/engine/__native_compiled.h>\n")):
        folder.mkdir(parents=True)
        for name, text in ((SOURCE, COPY), (INNER, inner), (TABLE, "")):
            (folder / name).write_text(text, "utf-8")

    def tuned() -> list[bool]:
        """Which files are written anew, if each is marked first."""
        write_tuned([engine, game], tmp_path)
        anew = []
        for folder in (engine, game):
            path = folder / TUNED
            anew.append(not path.read_text("utf-8").endswith("// seen\n"))
            path.write_text(path.read_text("utf-8") + "// seen\n", "utf-8")
        return anew

    assert tuned() == [True, True]
    assert tuned() == [False, False]
    (game / SOURCE).write_text(f"{COPY}\n", "utf-8")
    assert tuned() == [False, True]
    (engine / TABLE).write_text("\n", "utf-8")
    assert tuned() == [True, True]
