"""How games end."""

from __future__ import annotations

from hexmoot.lab.sections.endings import EndingLine, ending_lines
from tests.lab.kit.weighing import field, made_up


def test_endings_nobody_saw_are_there_too() -> None:
    (line,) = ending_lines(field([made_up([1.0, 0.0])]))
    assert (line.name, line.sentence, line.share.mean) == (
        "weighed",
        "All have been weighed.",
        1.0,
    )
    assert isinstance(line, EndingLine)
