"""The types the page is written against are those of the protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "web" / "src" / "protocol.ts"


def test_the_pages_types_are_current() -> None:
    """`python -m hexmoot.server.wire.typescript > web/src/protocol.ts` writes them anew."""
    command = [sys.executable, "-m", "hexmoot.server.wire.typescript"]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == PAGE.read_text("utf-8").strip()
