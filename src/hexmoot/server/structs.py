"""What msgspec knows of our structs, found out before there are threads.

msgspec finds out what a struct holds when it first reads one. A second thread that reads one of the
same kind meanwhile meets half of that, and the process ends at once. A server that people come back
to after a restart does just that: several threads read the rows of its tables.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

OURS = "hexmoot."


def know_structs() -> None:
    """Let msgspec find out about every struct of the package that was imported."""
    for kind in heirs(msgspec.Struct):
        if kind.__module__.startswith(OURS):
            msgspec.json.Decoder(kind)


def heirs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """All structs that are made of one, near and far."""
    for heir in kind.__subclasses__():
        yield heir
        yield from heirs(heir)
