"""Documents that fail when they lie: snippets run, commands exist, every command is documented."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer.main

from hexmoot.cli.main import app
from hexmoot.engine import registry

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
# A test, or a folder or file of tests, as documents name them.
NAMED_TEST = re.compile(r"`((?:tests|web/src)/[\w./-]+)(?:::(\w+))?`")
LINK = re.compile(r"\]\(([^)#]+)\)")


def blocks(language: str) -> list[object]:
    return [
        pytest.param(text, id=f"{page.name}-{number}")
        for page in PAGES
        for number, (kind, text) in enumerate(BLOCK.findall(page.read_text("utf-8")))
        if kind == language
    ]


@pytest.mark.parametrize("text", blocks("python"))
def test_python_snippets_run(text: str) -> None:
    """As they stand."""
    exec(compile(text, "snippet", "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize("text", blocks("console"))
def test_commands_in_the_docs_exist(text: str) -> None:
    """`hexmoot` commands, games and options are real; `make` targets are in the Makefile."""
    commands = command_options()
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    for line in text.splitlines():
        words = shlex.split(line.removeprefix("$ "), comments=True)
        if words[:1] == ["make"]:
            assert words[1] in targets, line
        elif words[:1] == ["hexmoot"] and len(words) > 1:
            assert words[1] in commands, line
            for word in words[2:]:
                assert not word.startswith("--") or word.split("=")[0] in commands[words[1]], line


def command_options() -> dict[str, set[str]]:
    """Every command and the options it takes."""
    group = typer.main.get_group(app)
    return {
        name: {option for parameter in command.params for option in parameter.opts}
        for name, command in group.commands.items()
    }


def test_every_command_is_documented() -> None:
    """In the README or a page of docs."""
    words = "\n".join(page.read_text("utf-8") for page in PAGES)
    assert [name for name in command_options() if not re.search(rf"\b{name}\b", words)] == []


def test_every_game_is_in_the_readme() -> None:
    """By its title."""
    readme = (ROOT / "README.md").read_text("utf-8")
    ours = "hexmoot.games."
    games = [game for game in registry.games() if type(game).__module__.startswith(ours)]
    assert [game.title for game in games if game.title not in readme] == []


@pytest.mark.parametrize("page", ["first-game.md", "trust.md"])
def test_tests_that_hold_a_promise_are_there(page: str) -> None:
    """Under the name the page gives them."""
    named = NAMED_TEST.findall((ROOT / "docs" / page).read_text("utf-8"))
    assert named
    for place, name in named:
        assert (ROOT / place).exists(), place
        assert not name or f"def {name}(" in (ROOT / place).read_text("utf-8"), name


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Relative links point at files of the repository."""
    for link in LINK.findall(document.read_text("utf-8")):
        if not re.match(r"\w+:", link):
            assert (document.parent / link).exists(), link
