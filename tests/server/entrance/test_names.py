"""Names and texts people type."""

from __future__ import annotations

import pytest

from hexmoot.server.entrance.names import NAME_LENGTH, clean_name, clean_text, distinct, likeness
from hexmoot.server.errors import Refusal


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Wren  ", "Wren"),
        ("a\u202eb\u0000c", "abc"),
        ("a \t\n b", "a b"),
        ("e\u0301", "\u00e9"),
        ("x" * 60, "x" * 40),
        ("W\u3164ren", "Wren"),
        ("\u2665\ufe0f", "\u2665"),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "\u200b",
        "\u3164",
        "\u115f\u1160",
        "\uffa0 \u3164",
        "\u2800",
        "\u0301",
        "\ufe0f",
        "\u00ad",
        "\u034f",
    ],
    ids=ascii,
)
def test_a_name_must_show(typed: str) -> None:
    with pytest.raises(Refusal, match="visible"):
        clean_name(typed)


def test_a_text_of_nothing_is_nothing() -> None:
    assert clean_text("\u200b\u2066\u3164") == ""


@pytest.mark.parametrize(
    "name",
    ["wren", "W R E N", "Wr\u0435n", "\uff37ren", "Wr\u00e9n", "VVren", "W.ren", "Wren\u2800"],
    ids=ascii,
)
def test_names_that_are_taken_for_one_another_are_alike(name: str) -> None:
    assert likeness(name) == likeness("Wren")


@pytest.mark.parametrize("name", ["Wrenn", "Wran", "Ren", "Wren 2", "Noor", "\u2665"])
def test_other_names_are_not(name: str) -> None:
    assert likeness(name) != likeness("Wren")


def test_letters_of_other_scripts_and_digits_are_taken_for_latin_ones() -> None:
    """Arno is not Amo at a second look, but at a first."""
    pairs = [("\u0420\u0410\u0422", "PAT"), ("Bi11", "Bill"), ("N0or", "Noor"), ("Arno", "Amo")]
    assert [likeness(one) == likeness(other) for one, other in pairs] == [True] * 4


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert distinct("Wren", ["Rafe"]) == "Wren"
    assert distinct("Wr\u0435n", ["Wren"]) == "Wr\u0435n (2)"
    assert distinct("wren", ["Wren", "Wren (2)"]) == "wren (3)"
    longest = "x" * NAME_LENGTH
    assert len(distinct(longest, [longest])) == NAME_LENGTH
