"""What is released can be installed by a stranger, and plays."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from email.parser import Parser
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect

from hexmoot.building.groups import compiled_modules, groups_of
from hexmoot.version import VERSION
from tests.browser.conftest import browser_type_launch_args, chromium, page_built
from tests.browser.person import BOT, ME, Person
from tests.browser.stage import play_to_the_end
from tests.patience import wait_until
from tests.project.sources import ROOT, SOURCE
from tests.release.kit import packing
from tests.release.kit.installing import environment, install, is_here, needed, run

__all__ = ["browser_type_launch_args", "page_built"]

MOST_BYTES = 40_000_000
ARENA = ["arena", "alchemists_race", "--players", "random,greedy", "--games", "1"]
ARENA += ["--preset", "quick", "--workers", "1", "--out", "run"]
STEP = """
from hexmoot.research.pettingzoo import env
table = env("alchemists_race")
table.reset(seed=1)
mask = table.observe(table.agent_selection)["action_mask"]
table.step(int(mask.argmax()))
"""
# All tables are checked in the complete form: promises are the same as those of tests/conformance.
TABLE = [] if "HEXMOOT_WHOLE" in os.environ else ["--seats", "2", "--preset", "quick"]
# What each extra is for, done once.
USES: dict[str, list[str]] = {
    "cluster": ["-c", "import distributed, hexmoot.workers.cluster"],
    "lab": ["-m", "hexmoot", *ARENA, "--rows", "rows.parquet"],
    "postgres": ["-c", "import psycopg, hexmoot.server"],
    "redis": ["-c", "import redis.asyncio, hexmoot.server"],
    "research": ["-c", STEP],
}
needs_packers = pytest.mark.skipif(
    not all(map(find_spec, ("build", "twine"))), reason="build and twine are not installed"
)


def metadata(wheel: Path) -> dict[str, list[str]]:
    """The metadata of a wheel, all values of each field."""
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        message = Parser().parsestr(archive.read(name).decode())
    return {key: message.get_all(key, []) for key in message}


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def check_contents(wheel: Path) -> None:
    """The page, the weights and every licence are inside; nothing of the build is."""
    names = names_in(wheel)
    assert {"hexmoot/web/index.html", "hexmoot/py.typed"} <= names
    assert {"hexmoot/docs/CHANGELOG.md", "hexmoot/docs/players.md"} <= names
    assert any(name.startswith("hexmoot/web/assets/main-") for name in names)
    assert any(name.endswith(".weights") for name in names)
    licences = {path.name for path in (ROOT / "licences").iterdir()}
    held = {Path(name).name for name in names if "/licenses/" in name}
    assert held == {"LICENSE", *licences}
    assert [name for name in names if name.endswith((".c", ".h", ".pyc"))] == []
    assert wheel.stat().st_size <= MOST_BYTES


def check_libraries(wheel: Path) -> None:
    """Every compiled module has its library, and every group."""
    libraries = {name.partition(".")[0] for name in names_in(wheel) if name.endswith(".so")}
    modules = compiled_modules(SOURCE)
    wanted = {str(path.relative_to(SOURCE.parent).with_suffix("")) for path in modules}
    groups = groups_of(modules, SOURCE.parent)
    assert libraries == wanted | {f"{name.replace('.', '/')}__mypyc" for name in groups}


def check_metadata(wheel: Path) -> None:
    """As a registry expects it."""
    found = metadata(wheel)
    assert found["Version"] == [VERSION]
    assert found["License-Expression"] == ["MIT AND OFL-1.1"], "ours, and that of the fonts"
    assert "Project-URL" not in found, "no address that leads nowhere"
    assert "Home-Page" not in found
    assert "Typing :: Typed" in found["Classifier"]
    assert found["Description-Content-Type"] == ["text/markdown"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def is_open(port: int) -> bool:
    """Does somebody listen there?"""
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def play_in_the_browser(python: Path, folder: Path, browser: Browser) -> None:
    """Start the installed server, open its page and play a game to its end."""
    port = free_port()
    database = f"sqlite:///{folder}/tables.db"
    words = ["serve", "--port", str(port), "--database", database, "--bots", "1"]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [str(python), "-m", "hexmoot", *words], cwd=folder, stdout=log, stderr=log, env={}
        )
    try:
        wait_until(lambda: is_open(port), "the installed server does not listen")
        person = Person(browser, f"http://127.0.0.1:{port}", "Wren")
        quick = {"preset": "quick", "options": {"target_coins": 4, "max_rounds": 10}}
        person.open_table("alchemists_race", [ME, BOT], **quick)
        play_to_the_end([person])
        expect(person.page.get_by_role("heading", name="Final score")).to_be_visible()
        assert person.troubles == []
        person.leave()
    finally:
        server.terminate()
        server.wait()


def use(python: Path, folder: Path, build: str) -> None:
    """What a stranger types first."""
    hexmoot = [str(python), "-m", "hexmoot"]
    assert VERSION in run([*hexmoot, "--version"], folder)
    assert VERSION in run([*hexmoot, "docs", "changelog"], folder)
    assert f'"build": "{build}"' in run(
        [*hexmoot, "bench", "alchemists_race", "--games", "1", "--json"], folder
    )
    run([*hexmoot, *ARENA], folder)


@pytest.fixture
def built(page_built: Path, tmp_path: Path) -> tuple[Path, Path, Path]:
    """The sdist, the wheel of the checkout, and a Python that can build more."""
    tree = packing.copy_of_checkout(tmp_path / "checkout")
    python, out = packing.builder(tmp_path / "builder"), tmp_path / "dist"
    out.mkdir()
    native = {} if packing.is_compiled() else {"HEXMOOT_PURE": "1"}
    return (
        packing.build("sdist", python, tree, out),
        packing.build("wheel", python, tree, out, **native),
        python,
    )


@needs_packers
def test_what_is_released_plays(
    built: tuple[Path, Path, Path], tmp_path: Path, browser: Browser
) -> None:
    """Wheel and sdist, in environments that hold nothing but what they declare."""
    chromium()
    sdist, wheel, builder = built
    check_contents(wheel)
    check_metadata(wheel)
    build = "compiled" if packing.is_compiled() else "interpreted"
    if build == "compiled":
        check_libraries(wheel)
    declared = metadata(wheel)["Requires-Dist"]
    base = environment(tmp_path / "base", needed(declared).values())
    install(base, wheel)
    use(base, tmp_path, build)
    if build == "compiled":
        run([str(base), "-m", "hexmoot", "check", "alchemists_race", *TABLE], tmp_path)
    play_in_the_browser(base, tmp_path, browser)

    # A machine with Python alone: no compiler, no Node.
    source = packing.unpacked(sdist, tmp_path / "source")
    assert set(packing.PARTS) <= {path.name for path in source.iterdir()}
    bare = packing.without_tools(tmp_path / "bare")
    (tmp_path / "pure").mkdir()
    pure = packing.build("wheel", builder, source, tmp_path / "pure", **bare)
    assert pure.name == f"hexmoot-{VERSION}-py3-none-any.whl"
    check_contents(pure)
    assert "PASSED" in packing.twine_check(sdist, wheel, pure)
    plain = environment(tmp_path / "plain", needed(declared).values())
    install(plain, pure)
    shutil.rmtree(tmp_path / "run")
    use(plain, tmp_path, "interpreted")


@needs_packers
@pytest.mark.parametrize("extra", USES)
def test_an_extra_declares_all_it_needs(extra: str, tmp_path: Path) -> None:
    """The package itself comes from the checkout, everything else from what is declared."""
    settings = packing.pyproject()["project"]
    wanted = [*settings["dependencies"], *settings["optional-dependencies"][extra]]
    if not is_here(wanted, ""):
        pytest.skip(f"what {extra} asks for is not installed here")
    python = environment(tmp_path / "environment", needed(wanted).values())
    run([str(python), *USES[extra]], tmp_path, PYTHONPATH=str(SOURCE.parent))


@pytest.mark.whole
@needs_packers
def test_an_sdist_builds_a_compiled_wheel(built: tuple[Path, Path, Path], tmp_path: Path) -> None:
    """On a machine with Python and a C compiler, from nothing and without care for speed."""
    sdist, _, builder = built
    source = packing.unpacked(sdist, tmp_path / "source")
    (tmp_path / "native").mkdir()
    wheel = packing.build("wheel", builder, source, tmp_path / "native", MYPYC_OPT="0")
    check_contents(wheel)
    check_libraries(wheel)
