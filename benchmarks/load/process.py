"""What a process of this machine costs, as the kernel counts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
NANOSECONDS = 1e9


class Spent(NamedTuple):
    """Seconds of CPU: the program's own, and the kernel's for it."""

    user: float
    system: float

    @property
    def whole(self) -> float:
        """Both together."""
        return self.user + self.system

    def since(self, before: Spent) -> Spent:
        """What was spent after that."""
        return Spent(self.user - before.user, self.system - before.system)


def cpu_seconds(pid: int) -> Spent:
    """What a process has spent so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Spent(int(fields[11]) / TICKS, int(fields[12]) / TICKS)


def run_seconds(pid: int) -> float:
    """What the threads a process has now were given of the CPU, finer than by ticks of a clock."""
    stats = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(stat.read_text().split()[0]) for stat in stats) / NANOSECONDS


def memory_bytes(pid: int) -> int:
    """What a process holds in memory now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ProcessLookupError(pid)
