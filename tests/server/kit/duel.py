"""Two people who play on whatever happens to their servers, and remember every answer they gave."""

from __future__ import annotations

import time
import uuid
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from hexmoot.server.storage.stores import Stores
from hexmoot.server.storage.tables import Stored
from tests.server.kit.people import ME, OPEN, Person, Viewer
from tests.server.kit.process import ServerProcess
from tests.server.kit.stores import with_stores


class Duel:
    """A game of two people, each at a server; what was answered is known here, in order."""

    def __init__(self, database: str, servers: list[ServerProcess], people: list[Person]) -> None:
        self.database, self.servers, self.people = database, servers, people
        self.answers: list[str] = []
        self.count = 0
        self.deal()

    def deal(self) -> None:
        """Another table, with both pages open."""
        wren, rafe = self.people
        self.table = wren.open("alchemists_race", ME, OPEN)
        here = f"/api/tables/{self.table}/messages"
        rafe.post(here, {"type": "sit", "id": "sit", "seat": 1})
        wren.post(here, {"type": "start", "id": "start"})
        self.pages = [person.sit_at(self.table) for person in self.people]
        self.answers = []

    def asked(self) -> Viewer:
        """The page that is asked, once both show the last answer."""
        for page in self.pages:
            page.wait(lambda page=page: page.moment == len(self.answers))
        return next(page for page in self.pages if page.choices)

    def send(self) -> dict[str, Any]:
        """Send an answer without waiting for anything; returns the message."""
        page = self.asked()
        self.count += 1
        chosen = page.choices[self.count * 7919 % len(page.choices)]
        act = {"moment": page.moment, "actions": [chosen["action"]], "id": uuid.uuid4().hex}
        page.send_raw(encode({"type": "act", **act}))
        return {"page": page, "text": chosen["text"], **act}

    def settle(self, sent: dict[str, Any]) -> None:
        """Send it (again) until it is acknowledged: carried out now, or it had been before."""
        page: Viewer = sent["page"]
        fields = {name: sent[name] for name in ("moment", "actions", "id")}
        answer = page.send("act", **fields)
        assert answer["type"] == "done" or answer["code"] == "repeated", answer
        self.answers.append(sent["text"])

    def play(self, answers: int) -> None:
        """So many answers, each acknowledged."""
        for _ in range(answers):
            if self.is_over:
                return
            sent = self.send()
            sent["page"].wait(lambda sent=sent: sent["id"] in sent["page"].answers)
            assert sent["page"].answers[sent["id"]]["type"] == "done"
            self.answers.append(sent["text"])

    def kill_in_the_middle(self, seconds: float, which: int) -> None:
        """Kill a server so long after an answer was sent to it or to the other one."""
        if self.is_over:
            self.check()
            self.deal()
        sent = self.send()
        time.sleep(seconds)
        server = self.servers[which % len(self.servers)]
        server.kill()
        server.start()
        self.come_back(server)
        self.settle(sent)

    def come_back(self, server: ServerProcess) -> None:
        """Everybody who was at this server connects anew."""
        for person, page in zip(self.people, self.pages, strict=True):
            if person.url == server.url:
                reconnect(page)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return any(page.is_over for page in self.pages)

    def check(self) -> None:
        """The log holds every answer once, in order, and nothing else; all see its end."""

        async def read(stores: Stores) -> list[tuple[int, str]]:
            stored = await stores.tables.read(self.table)
            assert stored is not None
            await self._check_results(stores, stored)
            return [(entry.number, entry.text) for entry in stored.entries]

        for page in self.pages:
            page.wait(lambda page=page: page.moment == len(self.answers))
        stored = with_stores(self.database, read)
        assert stored == list(enumerate(self.answers, 1))

    async def _check_results(self, stores: Stores, stored: Stored) -> None:
        """An ended game is counted, once for each of both; a running one is not."""
        people = [seat.player for seat in stored.seats if seat.player is not None]
        rows = [row for one in people for row in await stores.results.of_player(one)]
        counted = [row for row in rows if row.table_id == self.table]
        assert stored.row.counted == (stored.row.status == "finished")
        assert len(counted) == (2 if stored.row.counted else 0)


def reconnect(page: Viewer) -> None:
    """Until the line is open again; it may break once more on the way."""
    for attempt in range(20):
        try:
            page.connect()
            return
        except (ConnectionClosed, OSError):
            time.sleep(0.05 * attempt)
    raise AssertionError("the server did not come back")


def encode(message: dict[str, Any]) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()
