"""The log of a table: what of it stands, and where its undos went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexmoot.engine.record import ORDER_MARK
from hexmoot.server.storage.rows import Entry, EntryKind


def read_text(text: str, actor: int) -> tuple[EntryKind, int, str]:
    """What an entry of a record is, whose, and the text of its action."""
    if not text.startswith(ORDER_MARK):
        return "answer", actor, text
    seat, _, words = text[len(ORDER_MARK) :].partition(" ")
    return "order", int(seat), words


def kept_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            del kept[entry.target :]
        else:
            kept.append(entry)
    return kept


class Takeback(NamedTuple):
    """An undo: the moment it made, by which seat, from which ply to which."""

    moment: int
    seat: int
    before: int
    ply: int


class Note(NamedTuple):
    """Where an undo stands in the log: after the answer `ply`, there since a moment."""

    ply: int
    since: int
    takeback: Takeback


def takebacks(entries: Sequence[Entry]) -> list[Takeback]:
    """The undos of a log."""
    found = []
    moment = 0
    # For each length of the record so far, how many of its entries are answers.
    answers = [0]
    for entry in entries:
        moment += entry.kind != "order"
        if entry.kind == "undo":
            assert entry.target is not None
            before = answers[-1]
            del answers[entry.target + 1 :]
            found.append(Takeback(moment, entry.seat, before, answers[-1]))
        else:
            answers.append(answers[-1] + (entry.kind != "order"))
    return found


def notes(undos: Sequence[Takeback]) -> list[Note]:
    """Where each undo stands: none is lost, one that goes back further takes earlier ones along."""
    found: list[Note] = []
    for undo in reversed(undos):
        if not found or undo.ply <= found[-1].ply:
            found.append(Note(undo.ply, undo.moment, undo))
        else:
            found.append(found[-1]._replace(takeback=undo))
    return found[::-1]
