"""The C that mypyc wrote, made faster without doing anything else: `tuned.c` beside it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Final

from .borrowing import borrowing, effects, settable
from .directness import direct, extensible, heirs
from .filling import FILLING, with_short_ways
from .hints import PRELUDE, hinted, with_known_bits, with_twins
from .inlining import (
    HEADER,
    INNER,
    SOURCE,
    TABLE,
    TUNED,
    can_see,
    included,
    shown,
    write_if_changed,
)
from .recycling import RENEWAL, keeping, owning, renewed, renewing
from .wholeness import always_set, with_empty_arrays, with_set_numbers

PREAMBLE: Final = "/* What tuned.c of every group uses. */\n"


# What a tuned file was made of stands beside it: tuning all of them takes many seconds.
MARK: Final = "tuned.txt"


def write_tuned(folders: Iterable[Path], root: Path) -> None:
    """Write the tuned C of all groups below a folder that are stale, and the header it needs."""
    write_if_changed(root / HEADER, PREAMBLE + PRELUDE + RENEWAL + FILLING)
    known = set(folders)
    below = {
        folder: [root / other for other in included(folder) if root / other in known]
        for folder in known
    }
    marks = {folder: mark_of([folder, *below[folder]]) for folder in known}
    stale = {folder: below[folder] for folder in known if not has_mark(folder, marks[folder])}
    needed = {*stale, *chain.from_iterable(stale.values())}
    reached = {*needed, *chain.from_iterable(below[folder] for folder in needed)}
    texts = {folder: first_pass((folder / SOURCE).read_text("utf-8")) for folder in reached}
    lent = {
        folder: second_pass(texts[folder], [texts[other] for other in below[folder]])
        for folder in needed
    }
    for folder, others in stale.items():
        seen = [shown(lent[other], other) for other in others if can_see(folder, other)]
        changed, twins = direct(lent[folder], seen)
        write_if_changed(folder / TUNED, twins + changed)
        write_if_changed(folder / MARK, marks[folder])


def mark_of(folders: list[Path]) -> str:
    """What stands for a group that is made of these, by the passes as they are."""
    made_of = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        made_of.update(path.read_bytes())
    for folder in folders:
        for name in (SOURCE, INNER, TABLE):
            made_of.update((folder / name).read_bytes())
    return made_of.hexdigest()


def has_mark(folder: Path, mark: str) -> bool:
    """Was the tuned file of a group made of the same?"""
    paths = (folder / TUNED, folder / MARK)
    return all(path.is_file() for path in paths) and paths[1].read_text("utf-8") == mark


def first_pass(source: str) -> str:
    """What can be done to a group without knowing of others."""
    told = with_short_ways(with_known_bits(with_twins(hinted(source))))
    return with_empty_arrays(renewing(owning(told)))


def second_pass(source: str, below: list[str]) -> str:
    """What can be done to a group that knows the groups it builds on."""
    bases = set().union(*map(extensible, below))
    own = heirs(source, bases)
    names = set().union(*(always_set(text) for text in below))
    known = dict(chain.from_iterable(effects(text).items() for text in (source, *below)))
    whole = with_set_numbers(source, names, own)
    kept = keeping(whole, set().union(*map(renewed, [source, *below])))
    # Who extends a class of another group knows all its methods, unless others may extend it.
    return borrowing(kept, settable(known, bool(own) and not extensible(source)))
