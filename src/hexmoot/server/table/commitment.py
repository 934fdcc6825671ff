"""The promise that the dice are fair: a hash of the seed at the start, the seed at the end."""

from __future__ import annotations

import hashlib
from functools import lru_cache

SEED_DIGITS = 32


def seed_text(seed: int) -> str:
    """A seed as 32 hexadecimal digits."""
    return f"{seed:0{SEED_DIGITS}x}"


@lru_cache(4096)
def commitment(seed: int) -> str:
    """SHA-256 of the seed's 32 digits: `printf %s DIGITS | sha256sum` gives the same."""
    return hashlib.sha256(seed_text(seed).encode()).hexdigest()
