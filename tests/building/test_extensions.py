"""A small house of two groups, compiled: what changes is compiled anew, the rest stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.building import extensions
from hexmoot.building.compiler import compile_flags, missing
from hexmoot.building.extensions import settings, turned_into_c
from hexmoot.building.knowledge import HiddenHeir
from tests.building.kit.house import BASE, ENGINE, RULES, TURN, build, total

needs_compiler = pytest.mark.skipif(bool(missing()), reason="nothing can be compiled here")
# A line of its own before the others: whatever comes after it lies elsewhere in memory.
WIDER = BASE.replace(
    "    def worth", "    def luck(self) -> i64:\n        return 0\n\n    def worth"
)


@needs_compiler
def test_only_what_changed_is_compiled(house: Path) -> None:
    """A second build leaves the others alone, and what depends on a change is built with it."""
    (house / "elsewhere.so").touch()
    first = build(house)
    assert (house / "elsewhere.so").exists(), "only the package's own libraries are looked after"
    assert set(first) == {"engine", "one"}
    assert total(house) == ".so 96"
    assert build(house) == first

    (house / RULES).write_text(TURN.replace("20", "30"), "utf-8")
    second = build(house)
    assert second["engine"] == first["engine"]
    assert second["one"] > first["one"]
    assert total(house) == ".so 136"

    (house / ENGINE).write_text(WIDER, "utf-8")
    third = build(house)
    assert third["engine"] > second["engine"]
    assert third["one"] > second["one"], "compiled against the old table of methods"
    assert total(house) == ".so 136"


@needs_compiler
def test_a_function_inlined_elsewhere_is_compiled_there_too(house: Path) -> None:
    """Its signature stays, so only what the group shows tells that its users are stale."""
    before = build(house)
    (house / ENGINE).write_text(BASE.replace("seats * 0", "seats * 2"), "utf-8")
    after = build(house)
    assert all(after[name] > before[name] for name in before)
    assert total(house) == ".so 128"


@needs_compiler
def test_a_table_that_moved_is_compiled_against_anew(house: Path) -> None:
    """A function nobody is shown (it uses a text) moves the others in the table of exports."""
    before = build(house)
    wordy = 'def a_word() -> str:\n    return "hidden"\n\n\ndef bonus'
    (house / ENGINE).write_text(BASE.replace("def bonus", wordy), "utf-8")
    after = build(house)
    assert all(after[name] > before[name] for name in before)
    assert total(house) == ".so 96"


@needs_compiler
def test_a_module_that_is_gone_leaves_no_library(house: Path) -> None:
    """Neither in place, where it would be imported, nor where wheels are packed from."""
    (house / RULES).with_name("old.py").write_text("ONE = 1\n", "utf-8")
    build(house)
    assert len([path for path in house.rglob("old.*.so") if "temp" not in str(path)]) == 2
    (house / RULES).with_name("old.py").unlink()
    build(house)
    assert list(house.rglob("old.*.so")) == []
    assert total(house) == ".so 96"


@needs_compiler
def test_other_flags_compile_everything_anew(house: Path) -> None:
    """Else what was compiled in haste would stay for good."""
    before = build(house)
    after = build(house, MYPYC_OPT="1")
    assert all(after[name] > before[name] for name in before)


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "LDFLAGS"])
def test_what_is_compiled_with_is_written_down(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compilers, flags and the Python, each on its line."""
    monkeypatch.delenv(name, raising=False)
    before = settings(["-O3"])
    assert "\n-O3\n" in before
    assert "\nmypy " in before
    monkeypatch.setenv(name, "another")
    assert settings(["-O3"]) != before


def test_a_library_made_by_counts_is_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one changed line after a build by counts would compile everything anew."""
    monkeypatch.delenv("HEXMOOT_PROFILE", raising=False)
    before = settings(compile_flags(["-O3"]))
    monkeypatch.setenv("HEXMOOT_PROFILE", "read")
    assert settings(compile_flags(["-O3"])) == before


@pytest.mark.parametrize(
    ("error", "remembers", "times"),
    [
        (ValueError("value is not in list"), True, 2),
        (ValueError("value is not in list"), False, 1),
        (HiddenHeir("an heir elsewhere"), True, 1),
    ],
)
def test_a_compiler_misled_by_its_notes_begins_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, remembers: bool, times: int
) -> None:
    """Once, and only where there were notes and the fault is not ours."""
    asked = []

    def stumbling(groups: dict[str, list[Path]]) -> list[object]:
        asked.append(groups)
        raise error

    monkeypatch.setattr(extensions, "KNOWLEDGE", tmp_path if remembers else tmp_path / "none")
    monkeypatch.setattr(extensions, "written_in_c", stumbling)
    with pytest.raises(type(error)):
        turned_into_c({})
    assert len(asked) == times
