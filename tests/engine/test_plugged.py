"""Games of other packages: found by their entry point, refused with a reason."""

from __future__ import annotations

import importlib
import pickle
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from hexmoot.engine import plugged, registry
from hexmoot.engine.errors import BrokenGame, UnknownGame
from hexmoot.workers.pool import end_pool, spawned
from tests import patience
from tests.engine.kit.packages import CROWS, Plug, installed


@pytest.fixture
def plug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plug]:
    """Installs packages for the length of a test."""
    monkeypatch.syspath_prepend(tmp_path)
    known = set(sys.modules)
    yield partial(install, tmp_path)
    forget()
    for module in set(sys.modules) - known:
        if module.startswith("birds"):
            del sys.modules[module]


def install(site: Path, game: str, source: str, package: str = "birds", module: str = "") -> Path:
    """Put a game into a package of its own and let it be found."""
    folder = installed(site, game, source, package, module)
    forget()
    return folder


def forget() -> None:
    """As if the process had just begun."""
    plugged.entries.cache_clear()
    plugged.admitted.cache_clear()
    importlib.invalidate_caches()


def refusal(name: str) -> str:
    """Why a game is refused; it is not listed, and the list of refusals says the same."""
    with pytest.raises(BrokenGame) as told:
        registry.game(name)
    assert name not in registry.game_names()
    assert str(told.value) in [str(broken) for broken in registry.refused()]
    return told.value.reason


def test_a_game_of_another_package_is_a_game_like_any_other(plug: Plug) -> None:
    """It is listed, starts, and its states can be sent to other processes."""
    plug("crows", CROWS)
    crows = registry.game("crows")
    assert "crows" in registry.game_names()
    assert crows in registry.games()
    assert registry.refused() == []
    state = crows.start(seats=2, seed=3)
    assert pickle.loads(pickle.dumps(state)) == state


def test_an_entry_point_may_name_the_object(plug: Plug) -> None:
    """Instead of the module that holds it."""
    folder = plug("crows", CROWS)
    entry = folder.parent / "birds-1.0.dist-info" / "entry_points.txt"
    entry.write_text("[hexmoot.games]\ncrows = birds_crows:GAME\n")
    assert registry.game("crows").title == "Crows"


def test_worker_processes_find_it_by_themselves(plug: Plug) -> None:
    """Nobody has to tell them of it."""
    plug("crows", CROWS)
    pool = spawned(1)
    try:
        assert pool.submit(title_of, "crows").result(patience.SECONDS) == "Crows"
    finally:
        end_pool(pool)


def title_of(name: str) -> str:
    """Asked in another process."""
    return registry.game(name).title


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import wings_nobody_has\n", "ModuleNotFoundError: No module named 'wings_nobody_has'"),
        ("def broken(:\n", "SyntaxError: invalid syntax"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
        ("GAME = 7\n", "TypeError: its entry point names no GAME"),
        ("", "TypeError: its entry point names no GAME"),
        (CROWS.replace('name = "crows"', 'name = "rooks"'), "TypeError: it calls itself 'rooks'"),
        (
            "from hexmoot import Game\nclass Crows(Game):\n    name = 'crows'\nGAME = Crows()\n",
            "TypeError: its registration lacks title, summary",
        ),
        (
            CROWS.replace("GAME =", "    def blank(self, setup):\n        1 / 0\n\n\nGAME ="),
            "ZeroDivisionError: division by zero",
        ),
        (
            CROWS.replace(
                "GAME =", "    def table(self, state, viewer):\n        1 / 0\n\n\nGAME ="
            ),
            "ZeroDivisionError",
        ),
        ("from tests.toys.ravens import GAME\nGAME.name", "TypeError: it calls itself 'ravens'"),
    ],
)
def test_a_broken_package_is_refused_with_its_reason(plug: Plug, source: str, reason: str) -> None:
    """And all other games are there."""
    before = registry.game_names()
    plug("crows", source)
    assert refusal("crows").startswith(reason)
    assert registry.game_names() == before
    assert [game.name for game in registry.games()] == before


def test_a_class_must_live_where_its_game_is_registered(plug: Plug) -> None:
    """A stored state is found again by that module."""
    plug("crows", CROWS.replace("GAME = Crows()", "OTHER = Crows()"), module="birds_home")
    elsewhere = "from birds_home import OTHER as GAME\n"
    plug("crows", elsewhere, package="birds_of_prey", module="birds_elsewhere")
    registry.refused()
    reasons = {broken.package: broken.reason for broken in registry.refused()}
    assert reasons["birds 1.0"].startswith("TypeError: its entry point names no GAME")
    assert reasons["birds_of_prey 1.0"] == "birds 1.0 has a game of this name"


def test_the_module_of_the_class_must_hold_the_game(plug: Plug) -> None:
    """States would not be found again elsewhere."""
    folder = plug("crows", "from birds_crows.inner import OTHER as GAME\n")
    (folder / "inner.py").write_text(CROWS.replace("GAME = Crows()", "OTHER = Crows()"), "utf-8")
    assert refusal("crows").startswith("TypeError: the module of its class, birds_crows.inner")


def test_nobody_takes_a_name_of_ours(plug: Plug) -> None:
    """The game of the house stays, the other is refused with the reason."""
    plug("elementalis", CROWS)
    assert registry.game("elementalis").name == "elementalis"
    assert [broken.reason for broken in registry.refused()] == [
        "Hexmoot itself has a game of this name"
    ]


def test_two_packages_with_one_name(plug: Plug) -> None:
    """The first in the alphabet has it, on every machine."""
    plug("crows", CROWS)
    plug("crows", CROWS.replace('"Crows"', '"Other"'), package="ants", module="birds_ants")
    assert registry.game("crows").title == "Other"
    assert [broken.package for broken in registry.refused()] == ["birds 1.0"]


def test_a_package_that_was_removed_is_unknown(plug: Plug) -> None:
    """As if it had never been there."""
    with pytest.raises(UnknownGame, match="unknown game 'crows'"):
        registry.game("crows")
