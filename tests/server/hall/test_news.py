"""News between processes: ids only, heard by all others, made up for when the line was broken."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from hexmoot.server.errors import CannotServe
from hexmoot.server.hall import news
from hexmoot.server.hall.news import CHANNEL, Item, News, channels_backend
from hexmoot.server.storage.database import Database
from tests.patience import until

MEMORY = "sqlite:///:memory:"


class Line:
    """Hears news and remembers them, and how often the line was opened."""

    def __init__(self) -> None:
        self.heard: list[Item] = []
        self.opened = 0

    async def hear(self, item: Item) -> None:
        self.heard.append(item)

    async def on_open(self) -> None:
        self.opened += 1


async def until_open(line: Line, times: int = 1) -> None:
    """Wait for the line."""
    await until(lambda: line.opened >= times, "the line was not opened")


def test_others_are_heard_and_oneself_is_not() -> None:
    async def check() -> list[tuple[str, str]]:
        backend = MemoryChannelsBackend()
        here, line = News(lambda: backend, "here"), Line()
        listening = asyncio.create_task(here.listen_for_ever(line.hear, line.on_open))
        await until_open(line)
        here.tell("mine", "changed")
        here.send(Item(process="here", table="mine", what="changed"))
        item = Item(process="there", table="theirs", what="said")
        await backend.publish(msgspec.json.encode(item), [CHANNEL])
        await until(lambda: line.heard)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return [(one.table, one.what) for one in line.heard]

    assert asyncio.run(check()) == [("theirs", "said")]


def test_a_broken_line_is_opened_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "AGAIN_SECONDS", 0.01)

    async def check() -> int:
        backends: list[MemoryChannelsBackend] = []

        def make() -> MemoryChannelsBackend:
            backends.append(MemoryChannelsBackend())
            return backends[-1]

        here, line = News(make, "here"), Line()
        listening = asyncio.create_task(here.listen_for_ever(line.hear, line.on_open))
        await until_open(line)
        await backends[0].publish(b"nonsense", [CHANNEL])
        await until_open(line, 2)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        return line.opened

    assert asyncio.run(check()) == 2


def test_without_a_line_telling_is_no_harm() -> None:
    async def check() -> None:
        News(MemoryChannelsBackend, "here").tell("table", "changed")
        await asyncio.sleep(0.01)

    asyncio.run(check())


@pytest.mark.parametrize(
    ("address", "words"),
    [("carrier-pigeon:", "channels are"), ("postgresql", "need an address")],
)
def test_channels_that_there_are_not_are_named(address: str, words: str) -> None:
    with pytest.raises(CannotServe, match=words):
        channels_backend(address, Database(MEMORY))


def test_on_sqlite_news_stay_in_memory() -> None:
    made = channels_backend(None, Database(MEMORY))()
    assert isinstance(made, MemoryChannelsBackend)
