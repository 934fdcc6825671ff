"""docs/architecture.md is true: its picture is the import graph, its rooms and files exist."""

from __future__ import annotations

import ast
import re
from functools import cache

from tests.project.sources import MODULES, NAMES, ROOT, SOURCE, imports, room_of, tree_of

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NO_ROOMS = {"", "version"}


@cache
def real_edges() -> frozenset[tuple[str, str]]:
    """Which room imports which."""
    found = set()
    for path in MODULES:
        own = path.relative_to(SOURCE).parts[0]
        found |= {(own, room_of(module)) for module in imports(path)}
    return frozenset(
        (one, other)
        for one, other in found
        if one != other and not one.endswith(".py") and other not in NO_ROOMS
    )


def drawn_edges() -> set[tuple[str, str]]:
    """The arrows of the picture."""
    return set(re.findall(r"^  (\w+) --> (\w+)$", PAGE, re.M))


def reached(edges: set[tuple[str, str]], room: str) -> set[str]:
    """Every room below this one."""
    below = {other for one, other in edges if one == room}
    return below.union(*(reached(edges, other) for other in below))


def test_the_picture_shows_every_import() -> None:
    """What a room imports lies below it in the picture."""
    drawn = drawn_edges()
    hidden = [(one, other) for one, other in real_edges() if other not in reached(drawn, one)]
    assert hidden == []


def test_every_arrow_is_an_import() -> None:
    """And no arrow is there for looks."""
    assert drawn_edges() - real_edges() == set()


def test_every_folder_is_listed_with_its_purpose() -> None:
    """In the words of its own first line; a game's rooms once, as `games/<game>/…`."""
    listed = dict(re.findall(r"^\| `([\w/<>]+)` \| (.+) \|$", PAGE, re.M))
    assert listed == purposes()


def purposes() -> dict[str, str]:
    """The first line of every folder's docstring."""
    found = {}
    for path in MODULES:
        if path.name == "__init__.py" and path.parent != SOURCE:
            room = str(path.parent.relative_to(SOURCE))
            name = re.sub(r"^games/\w+", "games/<game>", room)
            words = ast.get_docstring(tree_of(path)) or ""
            if name != "games/<game>" and name.count("/") < 3:
                found[name] = words.partition("\n")[0]
    return found


def test_every_file_named_exists() -> None:
    """Under `src/hexmoot`, or in the folder named before it in the same row; a game's in each."""
    games = [path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")]
    files = re.findall(r"`([\w/<>]+\.py)`", PAGE)
    assert len(files) > 30
    for file in files:
        for game in games if "<game>" in file else [""]:
            path = SOURCE / file.replace("<game>", game)
            hints = path.parent / path.stem / "__init__.py"  # one noun may become a folder
            optional = path.name == "secrets.py"
            known = any(name.endswith(path.stem) for name in NAMES) and "/" not in file
            assert path.exists() or hints.exists() or optional or is_below(file) or known, file


def is_below(file: str) -> bool:
    """`wire/messages.py` in a row about the server."""
    return (SOURCE / "server" / file).exists()
