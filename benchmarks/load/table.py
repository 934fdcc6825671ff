"""A table with its people: opened, seated, and played at a steady pace."""

from __future__ import annotations

import argparse
import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from benchmarks.load.page import Page

PATIENCE_SECONDS = 60.0
LOOK_SECONDS = 0.02


@dataclass
class Times:
    """What the answers of all tables took, in seconds, and how many came to nothing."""

    shown: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    lost: int = 0


@dataclass
class Lateness:
    """How late this program itself comes to what it wants to do, in seconds.

    It shares the machine with the server: where it is late, answers look slower than they are.
    """

    seconds: list[float] = field(default_factory=list)

    async def note_for_ever(self) -> None:
        """Note it again and again until cancelled."""
        while True:
            wanted = time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.seconds.append(time.perf_counter() - wanted)


@dataclass
class LoadTable:
    """One table, and the pages of those who play or watch there."""

    number: int
    id: str
    pages: list[Page]
    answers: int = 0

    def asked(self) -> Page | None:
        """The page that is asked now."""
        return next((page for page in self.pages if page.choices), None)

    async def play(self, every: float, until: float, times: Times) -> None:
        """Answer once, and then every so many seconds until it is late or the game is over."""
        loop = asyncio.get_running_loop()
        # Tables do not answer in step.
        due = loop.time() + every * (self.number * 0.618 % 1.0)
        is_early = True
        while is_early:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due += every
            page = await self._wait_for_question(loop)
            if page is None:
                return
            await self._answer(page, times)
            is_early = max(due, loop.time()) < until

    async def _wait_for_question(self, loop: asyncio.AbstractEventLoop) -> Page | None:
        deadline = loop.time() + PATIENCE_SECONDS
        while (page := self.asked()) is None and loop.time() < deadline:
            if any(page.is_over for page in self.pages):
                return None
            await asyncio.sleep(0.002)
        return page

    async def _answer(self, page: Page, times: Times) -> None:
        name = f"{self.number}-{self.answers}"
        pick = self.number * 7919 + self.answers * 104_729
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                shown, told = await page.answer(name, pick)
        except TimeoutError:
            times.lost += 1
            return
        self.answers += 1
        times.shown.append(shown)
        times.told.append(told)


async def open_table(
    client: httpx.AsyncClient, url: str, given: argparse.Namespace, number: int
) -> LoadTable:
    """Two people at a new table, and so many who watch."""
    host, guest = [await arrive(client, f"{name} {number}") for name in ("Wren", "Rafe")]
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": given.game, "seats": seats}
    table = str((await post(client, "/api/tables", host, body))["id"])
    here = f"/api/tables/{table}/messages"
    await post(client, here, guest, {"type": "sit", "id": "sit", "seat": 1})
    await post(client, here, host, {"type": "start", "id": "start"})
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?drawn={given.game}"
    cookies = (host, guest, *[""] * given.watchers)
    pages = [Page(address, cookie, given.plain) for cookie in cookies]
    return LoadTable(number, table, pages)


async def arrive(client: httpx.AsyncClient, name: str) -> str:
    """Somebody new; returns their cookie."""
    answer = (await client.put("/api/me", json={"name": name})).raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


async def post(client: httpx.AsyncClient, path: str, cookie: str, body: Any) -> dict[str, Any]:
    """Post as somebody."""
    answer = await client.post(path, json=body, headers={"Cookie": cookie})
    return dict(answer.raise_for_status().json())
