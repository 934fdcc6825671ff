"""The types the page is written against are those of the protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hexmoot.server.wire import parts as shapes
from hexmoot.server.wire import typescript

PAGE = Path(__file__).parent.parent.parent.parent / "web" / "src" / "protocol.ts"


def test_the_pages_types_are_current() -> None:
    """`python -m hexmoot.server.wire.typescript > web/src/protocol.ts` writes them anew."""
    command = [sys.executable, "-m", "hexmoot.server.wire.typescript"]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == PAGE.read_text("utf-8").strip()


def test_every_message_is_written_as_typescript() -> None:
    written = "\n".join(typescript.typescript())
    for kind in typescript.structs():
        assert f"export interface {kind.__name__} {{" in written
    act = written.partition("export interface Act {\n")[2].partition("}")[0]
    assert sorted(line.strip() for line in act.splitlines()) == [
        *("actions: Array<number>;", "id: string;", "moment: number;", 'type: "act";')
    ]
    assert "  preset?: string | null;" in written
    assert "export type ServerMessage = Hello | TableChanged" in written


def test_every_message_is_in_the_json_schema() -> None:
    found = typescript.schema()["$defs"]
    assert found["Act"]["properties"]["actions"]["maxItems"] == shapes.MAX_SEQUENCE
    assert set(found) >= {kind.__name__ for kind in typescript.structs()}
