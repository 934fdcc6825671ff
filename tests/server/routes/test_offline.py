"""What a browser may keep for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hexmoot.engine import registry
from hexmoot.server.routes.offline import edition
from tests.server.kit.people import ME, OPEN, Person

Arrive = Callable[..., Person]


@pytest.fixture
def fresh_edition() -> Iterator[Callable[[], str]]:
    """The edition worked out anew, as by a server that was started again."""

    def found() -> str:
        edition.cache_clear()
        return edition()

    yield found
    edition.cache_clear()


def test_everything_on_the_list_is_there_and_the_same_for_everybody(person: Arrive) -> None:
    wren, nobody = person("Wren"), person(None)
    wren.open("ravens", ME, OPEN, listed=True)
    offered = nobody.get("/api/games/offline")
    assert offered["edition"] == edition()
    paths = offered["paths"]
    assert "/api/games/rune_stones/book" in paths
    assert "/api/games/rune_stones/lessons/first" in paths
    assert any(path.startswith("/api/puzzles/elementalis/") for path in paths)
    assert len(paths) == len(set(paths))
    for path in paths:
        assert path.startswith(("/api/games", "/api/puzzles", "/api/server"))
        assert wren.http.get(path).content == nobody.http.get(path).content


def test_another_edition_is_told_where_a_lesson_says_something_else(
    fresh_edition: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fresh_edition()
    assert fresh_edition() == before
    game = registry.game("rune_stones")
    changed = game.lessons()
    changed[0].step[0].say = "Something else."
    monkeypatch.setattr(type(game), "lessons", lambda _: changed)
    assert fresh_edition() != before
