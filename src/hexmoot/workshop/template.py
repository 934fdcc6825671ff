"""A new game as a package of its own: small, whole and playable, from the files of `template/`."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from hexmoot.engine import registry
from hexmoot.engine.builds import MYPY
from hexmoot.engine.errors import BadOption
from hexmoot.engine.files import CannotWrite
from hexmoot.version import VERSION
from hexmoot.workshop import fields

TEMPLATE: Final = Path(__file__).parent / "template"
SUFFIX: Final = ".jinja"
PACKAGE: Final = "package"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME: Final = 40


def write_game(name: str, folder: Path, has_secrets: bool = False) -> Path:
    """Write a game of this name into a new folder of a folder, whole or not at all."""
    refuse_name(name)
    target = folder / name
    if target.exists():
        raise BadOption("name", name, f"a name without a folder of its own; there is {target}")
    beside = folder / f".{name}.new"
    try:
        shutil.rmtree(beside, ignore_errors=True)
        for path, text in files_of(name, has_secrets).items():
            (beside / path).parent.mkdir(parents=True, exist_ok=True)
            (beside / path).write_text(text, "utf-8")
        fields.write(beside / "src" / name)
        beside.rename(target)
    except OSError as error:
        shutil.rmtree(beside, ignore_errors=True)
        raise CannotWrite(target, error.strerror) from error
    return target


def refuse_name(name: str) -> None:
    """BadOption unless a package and a game may be called so."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST_NAME:
        allowed = f"small letters, digits and single underscores, {LONGEST_NAME} at most"
        raise BadOption("name", name, allowed, "for example night_market")
    if name in registry.game_names():
        raise BadOption("name", name, "a name no installed game has")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise BadOption("name", name, "a name no installed package has")


def files_of(name: str, has_secrets: bool) -> dict[str, str]:
    """The text of every file of a new game, by its place in the new folder."""
    words = name.split("_")
    known = {
        "name": name,
        "title": " ".join(word.capitalize() for word in words),
        "class_name": "".join(word.capitalize() for word in words),
        "prefix": prefix_of(words),
        "secrets": has_secrets,
        "version": VERSION,
        "mypy": MYPY,
    }
    loader = FileSystemLoader(TEMPLATE, encoding="utf-8")
    made = Environment(loader=loader, undefined=StrictUndefined, keep_trailing_newline=True)
    texts = {place_of(path, name): made.get_template(path).render(known) for path in sources()}
    return {place: text.rstrip() + "\n" for place, text in texts.items() if text.strip()}


def sources() -> list[str]:
    """The files of the template."""
    found = sorted(TEMPLATE.rglob(f"*{SUFFIX}"))
    return [path.relative_to(TEMPLATE).as_posix() for path in found]


def place_of(source: str, name: str) -> str:
    """Where a file of the template goes."""
    first, _, rest = source.removesuffix(SUFFIX).partition("/")
    if first == PACKAGE:
        return f"src/{name}/{rest}"
    return ".gitignore" if source == f"gitignore{SUFFIX}" else source.removesuffix(SUFFIX)


def prefix_of(words: list[str]) -> str:
    """Two capital letters for the ids of rules: `MG` for `my_game`, `OW` for `owls`."""
    letters = [word for word in words if word[0].isalpha()]
    initials = "".join(word[0] for word in letters[:2])
    alone = re.sub(r"[^a-z]", "", "".join(words))
    return (initials if len(initials) == 2 else f"{alone}x"[:2]).upper()
