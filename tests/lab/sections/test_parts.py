"""Where points come from."""

from __future__ import annotations

from hexmoot.lab.sections.parts import PartLine, part_lines
from tests.lab.kit.weighing import field, made_up


def test_parts_of_winners_and_others() -> None:
    lines = part_lines(field([made_up([1.0, 0.0], [8, 2]), made_up([0.0, 1.0], [0, 4])]))
    assert lines == [PartLine("luck", 6.0, 1.0)]
