"""The C that mypyc wrote, made faster without doing anything else: `tuned.c` beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from .hints import PRELUDE, hinted, with_twins
from .inlining import HEADER, INCLUDED, INNER, SOURCE, TUNED, write_if_changed
from .recycling import RENEWAL, keeping, owning, renewed, renewing

PREAMBLE: Final = "/* What tuned.c of every group uses. */\n"


def write_tuned(folders: Iterable[Path], root: Path) -> None:
    """Write the tuned C of all groups below a folder, and the header it needs."""
    write_if_changed(root / HEADER, PREAMBLE + PRELUDE + RENEWAL)
    texts = {folder: first_pass((folder / SOURCE).read_text("utf-8")) for folder in folders}
    for folder, text in texts.items():
        below = INCLUDED.findall((folder / INNER).read_text("utf-8"))
        near = [text, *(texts[root / other] for other in below if root / other in texts)]
        write_if_changed(folder / TUNED, keeping(text, set().union(*map(renewed, near))))


def first_pass(source: str) -> str:
    """What can be done to a group without knowing of others."""
    return renewing(owning(with_twins(hinted(source))))
