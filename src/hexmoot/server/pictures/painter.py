"""Painting in a process of its own: the page's boards run in QuickJS, resvg makes a picture of it.

Both are the extra `pictures`. The script is built with the page (`web/src/still`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

SCRIPT = "painter.js"
FACES = ("sans.ttf", "title.ttf")
USUAL_FACE = "Source Sans 3 ExtraLight"
PACKAGES = ("quickjs", "resvg_py")
SECONDS = 10
MEMORY_BYTES = 256 * 2**20
STACK_BYTES = 4 * 2**20


def missing(folder: Path) -> str:
    """Why nothing can be painted; empty where it can."""
    absent = [package for package in PACKAGES if find_spec(package) is None]
    if absent:
        return f"{', '.join(absent)} not installed: pip install 'hexmoot[pictures]'"
    files = [name for name in (SCRIPT, *FACES) if not (folder / name).is_file()]
    return f"{', '.join(files)} not built" if files else ""


@cache
def _studio(folder: Path) -> Any:
    """The script, loaded once in each process that paints."""
    context = import_module("quickjs").Context()
    context.set_memory_limit(MEMORY_BYTES)
    context.set_max_stack_size(STACK_BYTES)
    context.set_time_limit(SECONDS)
    context.eval((folder / SCRIPT).read_text("utf-8"))
    return context


def draw(folder: Path, subject: bytes) -> str:
    """A subject as an SVG that needs nothing else."""
    studio = _studio(folder)
    studio.set("subject", subject.decode())
    # As JSON, since strings put together of many are not handed out as they are.
    found = studio.eval("JSON.stringify(painter.draw(JSON.parse(subject)))")
    return msgspec.json.decode(found, type=str)


def paint(folder: Path, subject: bytes, width: int) -> bytes:
    """Runs in a worker: a subject as a PNG file, so many pixels wide."""
    faces = [str(folder / name) for name in FACES]
    painted = import_module("resvg_py").svg_to_bytes(
        svg_string=draw(folder, subject),
        width=width,
        skip_system_fonts=True,
        font_files=faces,
        font_family=USUAL_FACE,
    )
    return bytes(painted)
