"""Answers that are about no component."""

from __future__ import annotations

from hexmoot.lab.facts import Tally
from hexmoot.lab.sections.choices import choice_lines
from tests.lab.kit.weighing import field, made_up


def test_choices_by_decision_the_commonest_first() -> None:
    seldom, often = Tally(4, 1, {0}, {0}), Tally(4, 3, {0}, {0})
    facts = made_up([1.0, 0.0], choices={("b", "x"): often, ("a", "y"): seldom, ("a", "z"): often})
    lines = choice_lines(field([facts]))
    assert [(line.kind, line.text, line.rate.mean) for line in lines] == [
        ("a", "z", 0.75),
        ("a", "y", 0.25),
        ("b", "x", 0.75),
    ]
