"""What a worker process knows before it works."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import UnknownGame
from hexmoot.workers.processes import know_games_of


@pytest.fixture(autouse=True)
def _forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begins with our own games alone."""
    monkeypatch.setattr(registry, "_packages", ["hexmoot.games"])
    registry._modules.cache_clear()
    yield
    monkeypatch.undo()
    registry._modules.cache_clear()


def test_games_of_a_package_are_known_once_it_is_named() -> None:
    with pytest.raises(UnknownGame):
        registry.game("ravens")
    know_games_of(["hexmoot.games", "tests.toys"])
    assert registry.game("ravens").name == "ravens"
    assert registry.packages() == ["hexmoot.games", "tests.toys"]


def test_a_package_that_is_not_installed_here_takes_no_other_games_with_it() -> None:
    """A worker on another machine may lack it; the games it has can still be played there."""
    know_games_of(["nobody.has.these", "tests.toys"])
    assert registry.packages() == ["hexmoot.games", "tests.toys"]
    assert "rune_stones" in registry.game_names()
