"""The rooms of a game: the same files for the same jobs, so that whoever knows one knows all."""

from __future__ import annotations

import ast
from pathlib import Path

Rooms = dict[str, dict[str, tuple[str, ...]]]

# Every file of a room that all games share, and the names it must define.
ROOMS: Rooms = {
    "content": {"read": ("read", "standard"), "options": ("OPTIONS", "tables_of")},
    "rules": {
        "kinds": ("DECISIONS", "EVENTS"),
        "actions": ("ACTIONS", "ACTION_COUNT"),
        "tables": (),
        "state": ("Table",),
        "fields": ("copy_fields", "exchange_fields"),
        "setup": ("set_up",),
        "flow": ("Playable",),
        "turn": (),
        "scoring": (),
        "invariants": ("problems_of",),
    },
    "shown": {
        "view": ("table_view", "score_parts"),
        "panels": ("panels",),
        "hints": (),
    },
    "words": {
        "text": ("TITLE", "SUMMARY", "ENDINGS"),
        "names": ("seat_names",),
        "prompts": ("prompt", "picks_left"),
        "labels": ("label",),
        "log": ("event_text",),
        "glossary": ("glossary", "glossary_for"),
    },
    "minds": {
        "judge": ("judge_seat",),
        "features": ("observe_table",),
        "deeds": ("deed", "roles"),
    },
}
# Files some games have and others need not; what they define where they stand.
OPTIONAL: Rooms = {
    "rules": {"secrets": ("redeal",)},
    "words": {"notes": ("note",), "closed": ("closed",)},
    "minds": {"sketch": ("sketch_table",), "worth": ()},
}
# Rooms that may also hold nouns of their own: chapters of the rulebook, parts of a view.
OPEN_ROOMS = {"content", "rules", "shown"}
BESIDE = {"__init__.py", "RULES.md", "content.toml"}
# What stands in a package of its own beside them: a drawn board, and what was built.
OF_A_PACKAGE = {"board", "py.typed"}
# Data a game may have beside its rooms: first games hand in hand, pictures of the rules, puzzles.
OPTIONAL_BESIDE = {"lessons", "figures.toml", "puzzles.json"}
BUILT = {".so", ".pyd"}


def faults(game: Path) -> list[str]:
    """Everything in a game's folder that is missing or stands where nobody looks for it."""
    return [*strangers(game), *missing_files(game), *missing_names(game)]


def strangers(game: Path) -> list[str]:
    """What stands beside the rooms, or in a room that holds nothing of its own."""
    known = BESIDE | OPTIONAL_BESIDE | OF_A_PACKAGE | set(ROOMS) | {"__pycache__"}
    beside = [path for path in game.iterdir() if path.suffix not in BUILT]
    found = [f"{path.name}: not one of the rooms" for path in beside if path.name not in known]
    for room in sorted(set(ROOMS) - OPEN_ROOMS):
        taken = {*ROOMS[room], *OPTIONAL.get(room, {})}
        found += [
            f"{room}/{name}.py: not a file of this room" for name in nouns(game / room) - taken
        ]
    return sorted(found)


def missing_files(game: Path) -> list[str]:
    """Files every game has."""
    return [
        f"{room}/{name}.py: missing"
        for room, files in ROOMS.items()
        for name in files
        if name not in nouns(game / room)
    ]


def missing_names(game: Path) -> list[str]:
    """Names a file must define where it stands."""
    found = []
    for table in (ROOMS, OPTIONAL):
        for room, files in table.items():
            for file, names in files.items():
                path = game / room / f"{file}.py"
                if path.exists():
                    lacking = sorted(set(names) - defined(path))
                    found += [f"{room}/{file}.py: defines no {name}" for name in lacking]
    return found


def nouns(room: Path) -> set[str]:
    """The modules and folders of a room."""
    if not room.is_dir():
        return set()
    found = {path.stem for path in room.glob("*.py")} - {"__init__"}
    return found | {path.name for path in room.iterdir() if (path / "__init__.py").exists()}


def defined(path: Path) -> set[str]:
    """The names a module defines itself."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign):
            found |= {ast.unparse(target) for target in node.targets}
    return found
