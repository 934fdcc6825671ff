"""The log of a table: what of it stands, and where its undos went."""

from __future__ import annotations

from collections.abc import Sequence

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


def takebacks(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """For each undo of a log: the moment it made, and the ply it went back to."""
    found = []
    moment = 0
    for place, entry in enumerate(entries):
        moment += entry.kind != "order"
        if entry.kind == "undo":
            left = kept_entries(entries[: place + 1])
            found.append((moment, sum(kept.kind == "answer" for kept in left)))
    return found
