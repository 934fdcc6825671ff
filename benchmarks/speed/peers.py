"""Other people's programs to compare with, each in an environment of its own.

They live below `.venv-peers`, so that the product does not depend on them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PEERS = ROOT / ".venv-peers"
NEEDED = {
    "catanatron": ("catanatron==3.2.1",),
    # PettingZoo's games for people to look at want pygame even where nobody looks.
    "connect_four": ("pettingzoo==1.27.0", "pygame==2.6.1"),
}


def peer_rows(name: str) -> list[dict[str, object]]:
    """What the module of a peer prints, run in the peer's own environment."""
    return rows([str(peer_python(name)), "-m", f"benchmarks.speed.{name}"], dict(os.environ))


def peer_python(name: str) -> Path:
    """The interpreter of a peer's environment, made on first use."""
    python = PEERS / name / "bin" / "python"
    if not python.exists():
        venv.create(PEERS / name, with_pip=True)
        install(name, python)
    return python


def install(name: str, python: Path) -> None:
    """What a peer needs, into its environment; none is left where that cannot be had."""
    quiet = ["install", "-q", "--disable-pip-version-check", *NEEDED[name]]
    if subprocess.run([str(python), "-m", "pip", *quiet], check=False).returncode:
        shutil.rmtree(PEERS / name)
        wanted = " ".join(NEEDED[name])
        sys.exit(f"the peer {name} cannot be measured: {wanted} could not be installed")


def rows(command: list[str], environment: dict[str, str]) -> list[dict[str, object]]:
    """The JSON lines a command prints."""
    run = subprocess.run(
        command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
