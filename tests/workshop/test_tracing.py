"""Rules that are missing in code, in tests or in their own numbers."""

from __future__ import annotations

from pathlib import Path

from hexmoot.workshop.tracing import faults, named_in

RULES = "- **AB-1** One.\n- **AB-2** Two.\n- **AB-3** Three.\n"


def folders(tmp_path: Path, code: str, test: str) -> tuple[Path, Path]:
    found = tmp_path / "code", tmp_path / "tests"
    for folder, text in zip(found, (code, test), strict=True):
        folder.mkdir()
        (folder / "one.py").write_text(text)
    return found


def test_a_rule_in_code_and_test_is_traced(tmp_path: Path) -> None:
    code = '"""AB-1 to AB-3: all."""\n'
    assert faults(RULES, *folders(tmp_path, code, "# AB-1 AB-2 AB-3\n")) == []


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    """A range names its rules in code; a test names each by itself."""
    code = '"""AB-1."""\n# AB-2 in a comment\nX = "AB-3"\n'
    assert faults(RULES, *folders(tmp_path, code, "# AB-1 to AB-3\n")) == [
        "AB-2 stands in no docstring",
        "AB-3 stands in no docstring",
        "AB-2 stands in no test",
    ]


def test_numbers_that_repeat_or_leave_a_gap(tmp_path: Path) -> None:
    rules = "- **AB-1** One.\n- **AB-1** Again.\n- **AB-3** Three.\n"
    code = '"""AB-1, AB-3."""\n'
    found = faults(rules, *folders(tmp_path, code, "# AB-1 AB-3\n"))
    assert found == ["AB-1 stands twice", "there is no rule number 2"]


def test_a_game_without_numbered_rules(tmp_path: Path) -> None:
    assert faults("Play.", *folders(tmp_path, "", "")) == ["there are no numbered rules"]


def test_ranges_name_all_between() -> None:
    assert named_in("AB-2 to AB-4, CD-7b") == {"AB-2", "AB-3", "AB-4", "CD-7b"}
