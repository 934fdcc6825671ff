"""Content files: every complaint names line, field and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.engine.content import ContentFile, field_text
from hexmoot.engine.errors import BadContent

TOML = """\
format = "toy/1"

[prices]
low = 1

[[potion]]
name = "Speed"
cost = 2

[[potion]]
name = "Poison"
cost = 99
[potion.effect]
kind = "loss"
"""

JSON = """\
{
  "spaces": [
    {"id": 0,
     "label": "M\\"x"},
    {"id": 1, "edges": [1, 2,
                        3]}
  ],
  "empty": {}, "none": []
}
"""


def test_toml_fields_know_their_lines() -> None:
    """Tables, array tables and what lies inside them."""
    file = ContentFile.toml(TOML, "toy.toml")
    assert file.line(("format",)) == 1
    assert file.line(("prices", "low")) == 4
    assert file.line(("potion", 0, "cost")) == 8
    assert file.line(("potion", 1, "cost")) == 12
    assert file.line(("potion", 1, "effect", "kind")) == 14
    assert file.line(("potion", 1, "missing")) == 10
    assert file.line(("nowhere",)) == 0


def test_json_fields_know_their_lines() -> None:
    """Objects, lists, escaped quotes and empty things."""
    file = ContentFile.json(JSON, "toy.json")
    assert file.line(("spaces", 0, "label")) == 4
    assert file.line(("spaces", 1, "edges", 2)) == 6
    assert file.line(("none",)) == 8
    assert file.data["spaces"][0]["label"] == 'M"x'


def test_complaints_name_line_field_and_reason() -> None:
    """All problems are told together."""
    file = ContentFile.toml(TOML, "toy.toml")
    assert file.number(("potion", 1, "cost"), 99, 1, 10) == 1
    assert file.word(("potion", 0, "name"), "Speed", ("Swap", "Reroll")) == "Swap"
    assert file.string(("potion", 1, "name"), "", 10) == "?"
    assert file.items(("potion",), [1, 2], 3) == []
    with pytest.raises(BadContent) as error:
        file.refuse_problems()
    assert str(error.value).splitlines() == [
        "toy.toml: line 12: potion[1].cost: must be a whole number 1..10, not 99",
        "toy.toml: line 7: potion[0].name: must be one of Swap, Reroll, not 'Speed'",
        "toy.toml: line 11: potion[1].name: must be a text of 1 to 10 characters, not ''",
        "toy.toml: potion: must have 3 entries, not 2",
    ]


def test_missing_and_unknown_fields_are_told() -> None:
    """By name, with the line of the table or of the field."""
    file = ContentFile.toml(TOML, "toy.toml")
    row = file.data["potion"][0]
    assert file.fields(("potion", 0), row, ("name", "value")) is False
    assert file.problems == [
        "line 6: potion[0]: the field 'value' is missing",
        "line 8: potion[0].cost: there is no such field",
    ]
    assert file.fields(("potion", 0), row, ("name",), ("cost",)) is True
    assert file.fields(("potion",), 3, ()) is False


def test_sound_values_pass_through() -> None:
    """And nothing is complained about."""
    file = ContentFile("data", {})
    assert file.number(("a",), 3, 1, 5) == 3
    assert file.word(("a",), "x", ("x",)) == "x"
    assert file.string(("a",), "text") == "text"
    assert file.items(("a",), [1]) == [1]
    file.refuse_problems()


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("a.toml", "x = \n", "line 1"),
        ("a.json", '{"a": 1,\n}', "line 2"),
        ("a.json", "", "line 1"),
        ("a.json", '{"a": {"b": 1, "b": 2}}', "the field 'b' is given twice"),
    ],
)
def test_files_that_do_not_parse_name_the_line(
    tmp_path: Path, name: str, text: str, reason: str
) -> None:
    """Syntax first."""
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(BadContent, match=reason):
        ContentFile.read(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Missing, or not text."""
    with pytest.raises(BadContent, match="cannot be read"):
        ContentFile.read(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="cannot be read"):
        ContentFile.read(tmp_path / "binary.toml")


def test_fields_read_as_people_write_them() -> None:
    """Dots and brackets."""
    assert field_text(("potion", 3, "cost", 0)) == "potion[3].cost[0]"
    assert field_text(()) == "file"
