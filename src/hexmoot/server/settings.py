"""How one server process is set up."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from hexmoot.lab.shelf import default_shelf
from hexmoot.server.push.addresses import SERVICES

MESSAGE_BYTES = 16_384
BODY_BYTES = 65_536


def default_database() -> str:
    """An SQLite file in the user's data directory."""
    return f"sqlite:///{user_data_path('hexmoot') / 'hexmoot.db'}"


def steady_clock() -> Callable[[], float]:
    """The time of day as it was when this process began, going on evenly whatever is set since."""
    began = time.time() - _uptime()
    return lambda: began + _uptime()


def _uptime() -> float:
    """Seconds that only grow; on Linux those the machine slept count too."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may do; a person behind a shared address shares the limits by address."""

    requests: Rate = Rate(200, 20)
    identities: Rate = Rate(20, 0.1)
    recoveries: Rate = Rate(10, 0.05)
    new_tables: Rate = Rate(20, 0.1)
    messages: Rate = Rate(60, 10)
    chat: Rate = Rate(8, 0.5)
    thoughts: Rate = Rate(30, 0.5)
    reviews: Rate = Rate(10, 0.02)
    pictures: Rate = Rate(20, 0.5)
    sockets: int = 60
    running_tables: int = 60


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days things are kept that nobody comes back for; None: for ever.

    `unstarted`: tables that never began; `abandoned`: games that came to no end; `unused`: people
    who have neither a table nor a seat nor said anything. Finished games are kept.
    """

    unstarted: float | None = None
    abandoned: float | None = None
    unused: float | None = None

    @property
    def is_set(self) -> bool:
        """Is anything to be deleted at all?"""
        return any(days is not None for days in (self.unstarted, self.abandoned, self.unused))


@dataclass(frozen=True, slots=True)
class Push:
    """Notices to browsers: the text of a private key, whom push services may write to, and which
    services are used. In a trial plain addresses of this machine are too, for tests alone."""

    key: str
    contact: str
    services: tuple[str, ...] = SERVICES
    is_trial: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can choose.

    `channels` carries news between processes: `memory`, `redis://…` or `postgresql://…`; by default
    memory on SQLite and the database itself on PostgreSQL. `origins` are further addresses the page
    is served from. `pace` is the shortest time in seconds that a bot's answer takes; with `is_warm`
    bot processes start with the server, else with the first bot. A request that is not whole after
    `asking_seconds` is given up. `reports` is the folder balance reports are read from. Without
    `push` nobody is called.
    """

    database: str = field(default_factory=default_database)
    channels: str | None = None
    secret: str | None = None
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    bot_workers: int = 2
    is_warm: bool = False
    bot_seconds: float = 60.0
    pace: float = 0.6
    lease: float = 10.0
    sweep: float = 1.0
    asking_seconds: float = 15.0
    limits: Limits = Limits()
    keep: Keep = Keep()
    push: Push | None = None
    reports: Path = field(default_factory=default_shelf)
    web: Path = Path(__file__).parent.parent / "web"
    now: Callable[[], float] = field(default_factory=steady_clock)
    process: str = field(default_factory=lambda: secrets.token_hex(8))
