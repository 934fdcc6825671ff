"""What mypyc remembers of each module from build to build.

With it only a group whose own sources changed, or what it is compiled against, is made anew.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

KNOWLEDGE: Final = Path("build") / "mypyc"
UNFINISHED: Final = "unfinished"


class HiddenHeir(Exception):
    """A class has an heir in another group, and its methods are called as if it had none."""


@contextmanager
def kept(folder: Path, groups: Iterable[str]) -> Iterator[None]:
    """Keep what is learned in a build that succeeds; of one that does not, nothing.

    One that was killed leaves its mark behind.
    """
    if (folder / UNFINISHED).exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / UNFINISHED).touch()
    try:
        yield
        forget_strangers(folder, groups)
        (folder / UNFINISHED).unlink()
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def forget_strangers(folder: Path, groups: Iterable[str]) -> None:
    """Let no class remember an heir of another group.

    A group is read before the groups that build on it, so its classes cannot name their heirs
    there. Only classes that allow interpreted heirs may have some: their methods are looked up.
    """
    prefixes = [name.rpartition(".")[0] + "." for name in groups]
    for path in sorted(folder.rglob("*.ir.json")):
        known = json.loads(path.read_bytes())
        if forget(known["ir"]["classes"], prefixes):
            path.write_text(json.dumps(known), "utf-8")


def forget(classes: list[dict[str, Any]], prefixes: list[str]) -> bool:
    """Forget the heirs of the classes of one module that lie in other groups; were there any?"""
    changed = False
    for one in classes:
        own = longest(one["module_name"], prefixes)
        strangers = [heir for heir in one["children"] or [] if longest(heir, prefixes) != own]
        if strangers and not one["allow_interpreted_subclasses"]:
            raise HiddenHeir(
                f"{one['module_name']}.{one['name']} has an heir in another group, "
                f"{strangers[0]}: mark it with mypyc_attr(allow_interpreted_subclasses=True)"
            )
        if strangers:
            one["children"] = None
            changed = True
    return changed


def longest(name: str, prefixes: Iterable[str]) -> str:
    """The group a dotted name lies in."""
    return max((prefix for prefix in prefixes if name.startswith(prefix)), key=len, default="")
