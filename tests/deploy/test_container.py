"""The container file: its instructions are read, its commands are run."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.kit import DEPLOY, served
from tests.project.sources import ROOT

INSTRUCTIONS = {
    *("FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """Each instruction with the rest of its line, lines that go on joined."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    found = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in found]


def said(word: str) -> list[str]:
    """What follows a word of the container's file, line by line."""
    return [rest for name, rest in instructions() if name == word]


def test_every_instruction_is_one() -> None:
    """Two stages; what is copied from another stage is made there; the last runs as nobody much."""
    assert {word for word, _ in instructions()} <= INSTRUCTIONS
    stages = [rest.partition(" AS ")[2] for rest in said("FROM")]
    assert stages == ["build", ""]
    sources = [found[1] for rest in said("COPY") if (found := re.match(r"--from=(\w+)", rest))]
    assert sources == ["build"]
    assert said("USER") == ["hexmoot"]


@pytest.mark.parametrize("command", said("RUN"))
def test_shell_commands_can_be_read(command: str) -> None:
    """The shell finds no fault in their grammar."""
    run = subprocess.run(["sh", "-n", "-c", command], capture_output=True, text=True, check=False)
    assert run.stderr == ""


def test_what_is_installed_is_what_the_package_has() -> None:
    """The extras it names exist."""
    paper = (ROOT / "pyproject.toml").read_text("utf-8")
    for extras in re.findall(r"\[([a-z,]+)\]\"", " ".join(said("RUN"))):
        for extra in extras.split(","):
            assert re.search(rf"^{extra} = \[", paper, re.M), extra


def test_nothing_that_was_built_elsewhere_comes_into_the_image() -> None:
    """Libraries of another system would be packed as they are; the page is the same everywhere."""
    text = (ROOT / ".dockerignore").read_text("utf-8")
    ignored = {line.removeprefix("**/") for line in text.splitlines()}
    asked = (ROOT / ".gitignore").read_text("utf-8").split()
    caches = {".mypy_cache", ".pytest_cache", ".ruff_cache", "*.py[co]"}
    known = {name.rstrip("/") for name in asked} - {"src/hexmoot/web"} - caches
    assert known <= ignored
    assert {".git", ".*_cache"} <= ignored


def test_what_it_runs_serves_and_its_check_of_health_agrees(tmp_path: Path) -> None:
    """The check succeeds while the server runs and fails afterwards."""
    assert json.loads(said("ENTRYPOINT")[0]) == ["hexmoot"]
    words = [word.replace("/data", str(tmp_path)) for word in json.loads(said("CMD")[0])]
    [setting] = said("ENV")
    database = setting.removeprefix("HEXMOOT_DATABASE=").replace("/data", str(tmp_path))
    health = json.loads(said("HEALTHCHECK")[0].partition("CMD")[2])
    with served(words, tmp_path, HEXMOOT_DATABASE=database) as port:
        check = [word.replace(":8000", f":{port}") for word in health]
        assert check[0] == "python"
        assert subprocess.run([sys.executable, *check[1:]], check=False).returncode == 0
    gone = subprocess.run([sys.executable, *check[1:]], check=False, capture_output=True)
    assert gone.returncode != 0
