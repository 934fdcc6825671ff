"""The log of a table: what of it stands, and where its undos went."""

from __future__ import annotations

import pytest

from hexmoot.server.storage.rows import Entry, EntryKind
from hexmoot.server.table.log import Takeback, kept_entries, notes, read_text, takebacks


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
        (("answer", "answer", 1), [1], [(3, 2, 1)]),
        (("answer", "answer", 0, "answer"), [4], [(3, 2, 0)]),
        (("answer", "order", "answer", 2), [1, 2], [(3, 2, 1)]),
        (("order", "answer", 0), [], [(2, 1, 0)]),
        (("answer", "answer", "answer", 2, 0), [], [(4, 3, 2), (5, 2, 0)]),
    ],
)
def test_an_undo_goes_back_to_a_place_of_the_record_and_makes_a_moment(
    lines: tuple[str | int, ...], kept: list[int], undos: list[tuple[int, int, int]]
) -> None:
    """Orders take a place of the record, but are no moment and no ply."""
    entries = log(*lines)
    assert [entry.number for entry in kept_entries(entries)] == kept
    assert [(undo.moment, undo.before, undo.ply) for undo in takebacks(entries)] == undos


@pytest.mark.parametrize(
    ("went", "stand"),
    [
        ([], []),
        ([(3, 2)], [(2, 3)]),
        ([(3, 2), (6, 4)], [(2, 3), (4, 6)]),
        ([(3, 2), (5, 1)], [(1, 5), (1, 5)]),
        ([(3, 2), (5, 2)], [(2, 3), (2, 5)]),
        ([(3, 2), (6, 4), (9, 3)], [(2, 3), (3, 9), (3, 9)]),
    ],
)
def test_no_undo_is_lost_by_a_later_one(
    went: list[tuple[int, int]], stand: list[tuple[int, int]]
) -> None:
    """One that goes back further takes the earlier ones along, and they are told anew."""
    undos = [Takeback(moment, 0, 9, ply) for moment, ply in went]
    found = notes(undos)
    assert [note.takeback for note in found] == undos
    assert [(note.ply, note.since) for note in found] == stand


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


def test_many_undos_are_read_in_one_pass() -> None:
    """Each entry is looked at once: a log of this length took minutes when all were counted."""
    answers = 30_000
    entries = log(*["answer"] * answers, *range(answers - 1, 0, -1))
    found = takebacks(entries)
    assert (len(found), found[-1]) == (answers - 1, Takeback(2 * answers - 1, 0, 2, 1))
