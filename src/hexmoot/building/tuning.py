"""The C that mypyc wrote, made faster without doing anything else: `tuned.c` beside it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Final

from .borrowing import borrowing, effects, settable
from .directness import direct, extensible, heirs
from .hints import PRELUDE, hinted, with_known_bits, with_twins
from .inlining import HEADER, SOURCE, TUNED, can_see, included, shown, write_if_changed
from .recycling import RENEWAL, keeping, owning, renewed, renewing
from .wholeness import always_set, with_empty_arrays, with_set_numbers

PREAMBLE: Final = "/* What tuned.c of every group uses. */\n"


def write_tuned(folders: Iterable[Path], root: Path) -> None:
    """Write the tuned C of all groups below a folder, and the header it needs."""
    write_if_changed(root / HEADER, PREAMBLE + PRELUDE + RENEWAL)
    texts = {folder: first_pass((folder / SOURCE).read_text("utf-8")) for folder in folders}
    below = {
        folder: [root / other for other in included(folder) if root / other in texts]
        for folder in texts
    }
    lent = {
        folder: second_pass(text, [texts[other] for other in below[folder]])
        for folder, text in texts.items()
    }
    for folder, text in lent.items():
        seen = [shown(lent[other], other) for other in below[folder] if can_see(folder, other)]
        changed, twins = direct(text, seen)
        write_if_changed(folder / TUNED, twins + changed)


def first_pass(source: str) -> str:
    """What can be done to a group without knowing of others."""
    return with_empty_arrays(renewing(owning(with_known_bits(with_twins(hinted(source))))))


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
