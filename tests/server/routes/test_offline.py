"""What a browser may keep for everybody."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.kit.people import ME, OPEN, Person

Arrive = Callable[..., Person]


def test_everything_on_the_list_is_there_and_the_same_for_everybody(person: Arrive) -> None:
    wren, nobody = person("Wren"), person(None)
    wren.open("ravens", ME, OPEN, listed=True)
    paths = nobody.get("/api/games/offline")["paths"]
    assert "/api/games/rune_stones/book" in paths
    assert "/api/games/rune_stones/lessons/first" in paths
    assert any(path.startswith("/api/puzzles/elementalis/") for path in paths)
    assert len(paths) == len(set(paths))
    for path in paths:
        assert path.startswith(("/api/games", "/api/puzzles", "/api/server"))
        assert wren.http.get(path).content == nobody.http.get(path).content
