"""Threads that read rows at the same moment find everything known about them."""

from __future__ import annotations

import subprocess
import sys

# In a process of its own: in this one somebody has read everything already. msgspec looks at
# annotations when it finds out about a struct, and never again.
PROGRAM = """
import asyncio, sys
from msgspec import _utils
from sqlalchemy import create_engine
from hexmoot.server import app
from hexmoot.server.storage import rows
from hexmoot.server.storage.desk import Desk
from hexmoot.server.storage.subscriptions import Subscription
from hexmoot.server.wire.messages import Act

if "desk" in sys.argv:
    Desk(create_engine("sqlite://"), asyncio.Lock())
asked = []
look = _utils._eval_type
_utils._eval_type = lambda *given: asked.append(given) or look(*given)
for kind in (rows.TableRow, rows.SeatRow, rows.Entry, rows.PlayerRow, Subscription, Act):
    try:
        rows.read_row({}, kind)
    except ValueError:
        pass
print(len(asked))
"""


def asked(*words: str) -> int:
    """How often msgspec has to look at an annotation when rows are read."""
    command = [sys.executable, "-c", PROGRAM, *words]
    return int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def test_with_a_desk_there_is_nothing_left_to_find_out() -> None:
    """Without one there is, so this would notice if msgspec found out in another way."""
    assert asked("desk") == 0
    assert asked() > 0
