"""The log of a table: what of it stands, and where its undos went."""

from __future__ import annotations

import pytest

from hexmoot.server.storage.rows import Entry, EntryKind
from hexmoot.server.table.log import kept_entries, read_text, takebacks


def kind_of(line: str | int) -> EntryKind:
    """What an entry is."""
    if isinstance(line, int):
        return "undo"
    return "order" if line == "order" else "answer"


def log(*lines: str | int) -> list[Entry]:
    """Entries: `answer`, `order`, or the place of the record an undo went back to."""
    found = []
    for number, line in enumerate(lines, 1):
        target = line if isinstance(line, int) else None
        found.append(Entry(number=number, kind=kind_of(line), seat=0, target=target, at=0.0))
    return found


@pytest.mark.parametrize(
    ("lines", "kept", "undos"),
    [
        ((), [], []),
        (("answer", "answer"), [1, 2], []),
        (("answer", "answer", 1), [1], [(3, 1)]),
        (("answer", "answer", 0, "answer"), [4], [(3, 0)]),
        (("answer", "order", "answer", 2), [1, 2], [(3, 1)]),
        (("order", "answer", 0), [], [(2, 0)]),
        (("answer", "answer", "answer", 2, 0), [], [(4, 2), (5, 0)]),
    ],
)
def test_an_undo_goes_back_to_a_place_of_the_record_and_makes_a_moment(
    lines: tuple[str | int, ...], kept: list[int], undos: list[tuple[int, int]]
) -> None:
    """Orders take a place of the record, but are no moment and no ply."""
    entries = log(*lines)
    assert [entry.number for entry in kept_entries(entries)] == kept
    assert takebacks(entries) == undos


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("play 3", ("answer", 1, "play 3")),
        ("@2 order keep", ("order", 2, "order keep")),
    ],
)
def test_a_text_of_a_record_is_an_answer_of_its_actor_or_an_order(
    text: str, read: tuple[str, int, str]
) -> None:
    assert read_text(text, 1) == read
