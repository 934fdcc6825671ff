"""Train where nothing can be installed: pack a Python that plays, and learn with the Python there.

    python tools/learn_elsewhere.py pack FOLDER        here: archives in FOLDER
    bash FOLDER/learn_there.sh FOLDER OUT "GAME key=value …" …   there: side by side

The machine there has PyTorch and an accelerator; actors bring their own Python, NumPy and the
compiled package of here (`make build` first). Keys are those of a recipe, besides `minutes` (the
most it may take), `begin` (weights to start from) and `every` (seconds between checkpoints).
Weights come to OUT while it trains.
"""

from __future__ import annotations

import dataclasses
import json
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parent.parent / "src"
# What the learner imports; its Python knows no compiled module of ours.
LEARNER = (
    "engine/errors.py",
    "bots/learned/weights.py",
    *(
        f"learn/{name}.py"
        for name in (
            "plan",
            "shared",
            "crew",
            "net",
            "experience",
            "trainer",
            "keeping",
            "session",
        )
    ),
)
PACKAGES = ("numpy", "numpy.libs", "librt", "msgspec", "mypy_extensions.py", "typing_extensions.py")
LEFT_OUT = {"__pycache__", "test", "tests", "site-packages", "idlelib", "tkinter", "ensurepip"}
THERE = Path(__file__).with_name("learn_there.sh")


def pack(folder: Path) -> None:
    """Write the three archives and the two programs."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        room = Path(name)
        copy_python(room / "python")
        shutil.copytree(SOURCE, room / "package", ignore=shutil.ignore_patterns(*LEFT_OUT, "web"))
        copy_learner(room / "learner")
        for part in ("python", "package", "learner"):
            with tarfile.open(folder / f"{part}.tar.gz", "w:gz", compresslevel=1) as archive:
                archive.add(room / part, part)
    shutil.copy(__file__, folder)
    shutil.copy(THERE, folder)


def copy_python(room: Path) -> None:
    """This Python with its library and the packages an actor needs."""
    base = Path(sys.base_prefix)
    library = Path(sysconfig.get_path("stdlib"))
    inside = room / "lib" / library.name
    shutil.copytree(library, inside, ignore=shutil.ignore_patterns(*LEFT_OUT, "config-*"))
    (room / "bin").mkdir()
    shutil.copy(Path(sys.executable).resolve(), room / "bin" / "python3")
    for path in (base / "lib").glob("libpython3.*.so.*"):
        shutil.copy(path, room / "lib")
        subprocess.run(["strip", str(room / "lib" / path.name)], check=False)
    for name in PACKAGES:
        source, target = (
            Path(sysconfig.get_path("purelib")) / name,
            inside / "site-packages" / name,
        )
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*LEFT_OUT, "*.a"))
        else:
            shutil.copy(source, target)


def copy_learner(room: Path) -> None:
    """Only what the learner imports, in a package of the same name."""
    for name in LEARNER:
        target = room / "hexmoot" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / "hexmoot" / name, target)
    for folder in [room / "hexmoot", *(room / "hexmoot").rglob("*/")]:
        (folder / "__init__.py").touch()


def settings_of(words: list[str]) -> dict[str, str]:
    """`key=value` words behind the game's name."""
    return dict(word.split("=", 1) for word in words[1:])


def plan(folder: Path, words: list[str]) -> None:
    """There, in the actors' Python: write the plan."""
    import hexmoot
    from hexmoot.learn.plan import Recipe, write_plan
    from hexmoot.learn.tables import make_plan

    given = settings_of(words)
    kinds = {field.name: field.type for field in dataclasses.fields(Recipe)}
    recipe: dict[str, Any] = {
        name: float(value) if kinds[name] == "float" else int(value)
        for name, value in given.items()
        if name in kinds
    }
    folder.mkdir(parents=True, exist_ok=True)
    write_plan(folder, make_plan(hexmoot.game(words[0]), Recipe(**recipe)))


def train(folder: Path, actor: str, out: Path, words: list[str]) -> None:
    """There, in the learner's Python: train, and bring weights out at every checkpoint."""
    from hexmoot.learn.keeping import Keeper
    from hexmoot.learn.plan import read_plan
    from hexmoot.learn.session import Session
    from hexmoot.learn.trainer import Trainer

    def tell(game: str, done: int, total: int) -> None:
        """The curve says it all."""

    def bring(trainer: Trainer, keeper: Keeper) -> list[dict[str, object]]:
        keeper.write_weights(trainer, out)
        print(json.dumps({"decisions": trainer.decisions, "seconds": keeper.seconds}), flush=True)
        return []

    given = settings_of(words)
    begin = Path(given["begin"]) if "begin" in given else None
    seconds = 60 * float(given.get("minutes", "1e6"))
    session = Session(folder, read_plan(folder), float(given.get("every", "30")), seconds, begin)
    session.run(tell, bring, (actor, "-m", "hexmoot.learn.actor"))


def main() -> None:
    """One of the three parts."""
    part, folder, *rest = sys.argv[1:]
    if part == "pack":
        pack(Path(folder))
    elif part == "plan":
        plan(Path(folder), rest)
    else:
        train(Path(folder), rest[0], Path(rest[1]), rest[2:])


if __name__ == "__main__":
    main()
