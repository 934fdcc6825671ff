"""Bots that fail in every way a bot can."""

from __future__ import annotations

import os
import time
from typing import Any


def crash(*_: Any) -> int:
    """Takes its process with it."""
    os._exit(1)


def hang(*_: Any) -> int:
    """Never comes to an end."""
    time.sleep(3600)
    return 0


def nonsense(*_: Any) -> int:
    """Answers what was not asked."""
    return 10**6


def error(*_: Any) -> int:
    """Raises."""
    raise ValueError("no idea")
