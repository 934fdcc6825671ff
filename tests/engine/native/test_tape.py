"""A tape hands values back when it writes, and gives them out when it reads."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadState
from hexmoot.engine.native.numbers import table, zeros
from hexmoot.engine.native.tape import Tape, digest_of


def test_what_is_written_is_read() -> None:
    """Numbers, flags and arrays, in the same order."""
    writing = Tape([], False)
    row = table([4, 5, 6])
    assert (writing.number(7), writing.flag(True)) == (7, True)
    assert list(writing.array(row)) == [4, 5, 6]
    assert writing.numbers == [7, 1, 3, 4, 5, 6]
    reading = Tape(writing.numbers, True)
    assert (reading.number(0), reading.flag(False)) == (7, True)
    assert list(reading.array(zeros(3))) == [4, 5, 6]
    reading.finish()


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [([2, 1, 1], "another length"), ([3, 1], "too early"), ([3, 1, 1, 1, 1], "more numbers")],
)
def test_a_row_that_does_not_fit_is_refused(numbers: list[int], reason: str) -> None:
    """Too short, too long, or of another shape."""
    tape = Tape(numbers, True)
    with pytest.raises(BadState, match=reason):
        read_three(tape)


def read_three(tape: Tape) -> None:
    """Read three numbers, and nothing may be left."""
    tape.array(zeros(3))
    tape.finish()


def test_the_digest_of_a_row_is_fixed() -> None:
    """The same on every machine and build; negative numbers count."""
    assert digest_of([1, 2, 3]) == digest_of([1, 2, 3]) != digest_of([1, 2, -3])
