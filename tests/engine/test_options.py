"""Options: typed, bounded, with presets; errors name option, value and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.engine.options import Choice, Custom, Flag, Number, OptionSet, Several, Values


def even(value: object) -> int:
    """A check of one value: even numbers only."""
    if not isinstance(value, int) or value % 2:
        raise BadOption("even", value, "an even number", code="option_even")
    return value


def together(values: Values, seats: int) -> None:
    """A check of the values with each other and the seats."""
    if values["goal"] == 5 and seats == 3:
        raise BadOption("goal", 5, "not 5 with 3 seats")


OPTIONS = OptionSet(
    [
        Flag("quick", False, "shorter"),
        Number("goal", 20, "points to win", 5, 50, ("none",)),
        Choice("order", "left", "direction of play", ("left", "right")),
        Several("sets", ["sun"], "card sets", ("sun", "moon", "star")),
        Custom("even", 2, "an even number", even),
    ],
    {"standard": {}, "short": {"quick": True, "goal": 10}},
    together,
)
DEFAULTS = {"quick": False, "goal": 20, "order": "left", "sets": ["sun"], "even": 2}


def test_nothing_given_means_defaults() -> None:
    """The first preset is the default one."""
    assert OPTIONS.resolve({}, None, 2) == DEFAULTS
    assert OPTIONS.default_preset == "standard"


def test_given_values_override_the_preset() -> None:
    """Preset first, then what was said."""
    assert OPTIONS.resolve({"goal": 30}, "short", 2) == {**DEFAULTS, "quick": True, "goal": 30}


def test_sets_are_kept_in_their_own_order() -> None:
    """However they are given."""
    assert OPTIONS.resolve({"sets": {"star", "sun"}}, None, 2)["sets"] == ["sun", "star"]
    assert OPTIONS.resolve({"sets": ["moon", "sun"]}, None, 2)["sets"] == ["sun", "moon"]


@pytest.mark.parametrize(
    ("given", "code", "message"),
    [
        ({"quick": 1}, "option_choice", "quick is 1, allowed: true or false"),
        ({"goal": 4}, "option_range", "goal is 4, allowed: 5..50, none"),
        ({"goal": 51}, "option_range", "goal is 51, allowed: 5..50, none"),
        ({"goal": True}, "option_range", "goal is True, allowed: 5..50, none"),
        ({"goal": "some"}, "option_choice", "goal is 'some', allowed: 5..50, none"),
        ({"goal": 5.5}, "option_range", "goal is 5.5, allowed: 5..50, none"),
        ({"order": "up"}, "option_choice", "order is 'up', allowed: left, right"),
        ({"order": 3}, "option_choice", "order is 3, allowed: left, right"),
        ({"sets": ["sky"]}, "option_choice", "sets is 'sky', allowed: sun, moon, star"),
        ({"sets": "sun"}, "option_value", "sets is 'sun', allowed: a list of sun, moon, star"),
        ({"even": 3}, "option_even", "even is 3, allowed: an even number"),
        (
            {"gaol": 3},
            "option_unknown",
            "gaol is 3, allowed: quick, goal, order, sets, even (no such",
        ),
    ],
)
def test_wrong_values_are_refused(given: dict[str, Any], code: str, message: str) -> None:
    """One sentence with option, value and what is allowed."""
    with pytest.raises(BadOption) as error:
        OPTIONS.resolve(given, None, 2)
    assert error.value.code == code
    assert message in str(error.value)


def test_an_unknown_preset_is_refused() -> None:
    """The error lists the presets."""
    with pytest.raises(BadOption, match="preset is 'long', allowed: standard, short"):
        OPTIONS.resolve({}, "long", 2)


def test_what_must_hold_between_options_is_checked_last() -> None:
    """With the seat count at hand."""
    assert OPTIONS.resolve({"goal": 5}, None, 2)["goal"] == 5
    with pytest.raises(BadOption, match="not 5 with 3 seats"):
        OPTIONS.resolve({"goal": 5}, None, 3)


def test_a_page_can_draw_the_form() -> None:
    """Each option says what kind of input it is."""
    forms = {form["name"]: form for form in OPTIONS.form()}
    assert [form["type"] for form in forms.values()] == [
        "flag",
        "number",
        "choice",
        "several",
        "custom",
    ]
    assert (forms["goal"]["low"], forms["goal"]["high"], forms["goal"]["words"]) == (
        5,
        50,
        ["none"],
    )
    assert forms["order"]["words"] == ["left", "right"]
