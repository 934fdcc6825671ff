"""The tuned C of all groups, and the header it needs."""

from __future__ import annotations

from pathlib import Path

from hexmoot.building.inlining import HEADER, INNER, SOURCE, TUNED
from hexmoot.building.tuning import first_pass, write_tuned
from tests.building.test_recycling import CLASS, COPY, SETTER


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
    write_tuned([game, engine], tmp_path)
    assert "Renewed_VecI64(" in (engine / TUNED).read_text("utf-8")
    assert "toy___Table_spares" in (game / TUNED).read_text("utf-8")
    assert "Renewed_VecI64(VecI64 *place" in (tmp_path / HEADER).read_text("utf-8")


def test_every_pass_is_made() -> None:
    """What is set from outside is held once, also in the C that is compiled."""
    assert "VEC_I64_INCREF(tmp);" not in first_pass(SETTER)
