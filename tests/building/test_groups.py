"""Which modules are compiled together."""

from __future__ import annotations

from pathlib import Path

from hexmoot.building.groups import compiled_modules, group_of, groups_of, without_others
from tests.project.sources import SOURCE

ROOT = SOURCE.parent
GAMES = SOURCE / "games"


def test_only_the_compiled_rooms_are_compiled(tmp_path: Path) -> None:
    """Modules of `rules` and `native`, neither words nor files of the same name."""
    for name in (
        "rules/turn.py",
        "rules/__init__.py",
        "words/log.py",
        "native/state.py",
        "rules.py",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = [str(path.relative_to(tmp_path)) for path in compiled_modules(tmp_path)]
    assert found == ["native/state.py", "rules/turn.py"]


def test_a_group_is_named_after_the_folder_that_holds_it() -> None:
    """All compiled rooms of a game are one group, those of the engine another."""
    assert group_of(SOURCE / "engine/native/state.py", ROOT) == "hexmoot.engine.compiled"
    assert group_of(GAMES / "a/rules/turn.py", ROOT) == "hexmoot.games.a.compiled"
    assert group_of(GAMES / "a/minds/judge.py", ROOT) == "hexmoot.games.a.compiled"


def test_the_house_is_built_in_one_group_a_room_and_game() -> None:
    """No compiled module is left out and none is in two groups."""
    groups = groups_of(compiled_modules(SOURCE), ROOT)
    games = {f"hexmoot.games.{path.parent.name}.compiled" for path in GAMES.glob("*/__init__.py")}
    rooms = {f"hexmoot.{room}.compiled" for room in ("engine", "bots", "research", "server.wire")}
    assert set(groups) == rooms | games
    assert sum(map(len, groups.values())) == len(compiled_modules(SOURCE))


def test_other_games_can_be_left_out() -> None:
    """The engine is always built, of the games only those that are named."""
    engine, one, other = (
        SOURCE / "engine/native/state.py",
        GAMES / "one/rules/turn.py",
        GAMES / "other/rules/turn.py",
    )
    modules = [engine, one, other]
    assert without_others(modules, GAMES, "") == modules
    assert without_others(modules, GAMES, "one") == [engine, one]
    assert without_others(modules, GAMES, "one,other") == modules
