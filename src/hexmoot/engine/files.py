"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hexmoot.engine.errors import HexmootError


class CannotWrite(HexmootError):
    """A file cannot be written; what was there before is still there."""

    def __init__(self, path: Path, reason: str | None) -> None:
        super().__init__(f"{path}: cannot be written ({reason})")


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the target, then rename: a full disk or a crash spares the old file."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise CannotWrite(path, error.strerror) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise CannotWrite(path, error.strerror) from error
