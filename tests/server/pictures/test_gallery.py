"""Pictures that were asked for: painted once, one after the other, kept for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.pictures import gallery as module
from hexmoot.server.pictures.gallery import Gallery
from tests.server.kit.tables import RAFE, WREN, finished

TABLE = finished(WREN, RAFE)


class Easel(Gallery):
    """A gallery that writes down what it would paint."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"), Metrics())
        self.why_not = ""
        self.painted: list[bytes] = []

    async def _paint(self, body: bytes, width: int) -> bytes:
        self.painted.append(body)
        await asyncio.sleep(0)
        return b"%d" % width


def test_where_nothing_can_be_painted_that_is_said() -> None:
    shut = Gallery(Path("nowhere"), Metrics())
    assert not shut.is_open
    for wish in (shut.picture, shut.film):
        with pytest.raises(Refusal, match="paints no pictures") as refused:
            asyncio.run(wish(TABLE, 0))
        assert refused.value.code == "not_now"


def test_the_same_is_painted_once() -> None:
    easel = Easel()

    async def ask() -> None:
        assert await easel.picture(TABLE, 1) == b"1200"
        assert await easel.picture(TABLE, 1) == b"1200"
        assert await easel.picture(TABLE, 2) == b"1200"

    asyncio.run(ask())
    assert len(easel.painted) == 2


def test_a_film_is_not_made_of_pictures_of_another_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "film_of", b" ".join)
    easel = Easel()

    async def ask() -> bytes:
        await easel.picture(TABLE, 1)
        return await easel.film(TABLE, 1)

    assert set(asyncio.run(ask()).split()) == {b"%d" % module.FILM_WIDTH}


def test_the_oldest_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT_BYTES", 8)
    easel = Easel()

    async def ask() -> None:
        for ply in (1, 2, 3, 1):
            await easel.picture(TABLE, ply)

    asyncio.run(ask())
    assert len(easel.painted) == 4


def test_too_many_at_once_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    easel = Easel()

    async def ask() -> list[object]:
        wishes = [easel.picture(TABLE, ply) for ply in range(4)]
        return list(await asyncio.gather(*wishes, return_exceptions=True))

    found = asyncio.run(ask())
    codes = [one.code for one in found if isinstance(one, Refusal)]
    assert codes == ["too_fast", "too_fast"]
    assert easel.waiting == 0


def test_a_painter_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    shut = Gallery(Path("nowhere"), Metrics())
    shut.why_not = ""

    async def ask() -> None:
        with pytest.raises(Refusal, match="could not be painted"):
            await shut.picture(TABLE, 1)
        assert shut._pool is None
        assert shut.waiting == 0

    asyncio.run(ask())
