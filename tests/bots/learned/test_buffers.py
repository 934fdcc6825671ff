"""Native buffers seen by NumPy: one memory, not a copy."""

from __future__ import annotations

import numpy as np

from hexmoot.bots.learned.buffers import memory_of, shown, writable
from hexmoot.engine.native.sheet import Sheet


def test_what_native_code_writes_is_shown_and_the_other_way_round() -> None:
    """Shapes are views of the same numbers."""
    sheet = Sheet(False, 6)
    seen, written = shown(sheet.out, np.int16, (2, 3)), writable(sheet.out, np.int16)
    sheet.number("one", 7, 0, 9)
    assert seen[0, 0] == 7
    written[5] = -2
    assert seen[1, 2] == -2


def test_memory_has_the_size_of_the_numbers() -> None:
    """Two bytes each."""
    assert len(memory_of(Sheet(False, 6).out)) == 12
