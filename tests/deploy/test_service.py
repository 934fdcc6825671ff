"""The systemd unit: read by systemd itself where it is, and its command run."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests import patience
from tests.deploy.kit import DEPLOY, HOST, served

UNIT = (DEPLOY / "hexmoot.service").read_text("utf-8")


def values(name: str) -> list[str]:
    """What the unit says under a name."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.M)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    """With a program that is there, as on a machine where Hexmoot is installed."""
    copy = tmp_path / "hexmoot.service"
    copy.write_text(UNIT.replace("/opt/hexmoot/bin/hexmoot", sys.executable), "utf-8")
    words = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(copy)]
    run = subprocess.run(
        words, capture_output=True, text=True, check=False, timeout=patience.SECONDS
    )
    about = [line for line in run.stderr.splitlines() if "hexmoot.service" in line]
    assert about == []


def test_its_command_serves_and_ends_well(tmp_path: Path) -> None:
    """With the settings of the unit; only its own folder is another one."""
    [line] = values("ExecStart")
    program, *words = shlex.split(line.replace("${HEXMOOT_HOST}", HOST))
    assert program == "/opt/hexmoot/bin/hexmoot"
    own = dict(value.split("=", 1) for value in values("Environment"))
    database = own["HEXMOOT_DATABASE"].replace("/var/lib/hexmoot", str(tmp_path))
    words = [word.replace("/var/lib/hexmoot", str(tmp_path)) for word in words]
    with served(words, tmp_path, HEXMOOT_DATABASE=database) as port:
        address = f"http://127.0.0.1:{port}"
        named = {"host": HOST}
        assert httpx.get(f"{address}/health/ready", headers=named).status_code == 200
        assert httpx.get(f"{address}/health/ready").status_code == 403
    assert (tmp_path / "hexmoot.db").exists()


def test_it_waits_as_long_as_the_server_may_take_to_end() -> None:
    """Games at work are stored before it is killed."""
    assert int(values("TimeoutStopSec")[0]) > 10
    assert values("KillSignal") == ["SIGTERM"]
