"""People at tables, for tests that read like table talk."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from hexmoot.server.wire.native.patch import patched
from tests import patience

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "apprentice"}


def patient(address: str, **options: Any) -> ClientConnection:
    """A socket that takes its time: a busy machine is slow, not gone."""
    waits = {"open_timeout": patience.SECONDS, "ping_interval": None}
    return connect(address, **waits, **options)


class Person:
    """Somebody with a browser: a cookie jar and a name."""

    def __init__(self, url: str, name: str | None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=patience.SECONDS)
        self.pages: list[Viewer] = []
        self.code = ""
        if name is not None:
            welcome = self.http.put("/api/me", json={"name": name}).raise_for_status().json()
            self.code = welcome["recovery_code"]

    def open(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        """Open a table; returns its id."""
        body = {"game": game, "seats": list(seats), **wishes}
        return str(self.post("/api/tables", body)["id"])

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        """Post and expect success."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Any:
        """Get and expect success."""
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and code of a refusal."""
        answer = self.http.request(method, path, json=body)
        return answer.status_code, answer.json()["code"]

    def sit_at(self, table: str, seat: int | None = None, url: str | None = None) -> Viewer:
        """Connect to a table, perhaps through another process."""
        self.pages.append(Viewer(url or self.url, table, self.cookie, seat))
        return self.pages[-1]

    @property
    def cookie(self) -> str:
        """What the browser would send."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def close(self) -> None:
        """Close the browser with all its pages."""
        for page in self.pages:
            page.close()
        self.http.close()


class Viewer:
    """One open table page: what it has been told so far."""

    def __init__(self, url: str, table: str, cookie: str, seat: int | str | None = None) -> None:
        self.table_id = table
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        if seat is not None:
            self.address += f"?seat={seat}"
        self.headers = {"Cookie": cookie} if cookie else {}
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.viewer: int | None = None
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notices: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.received: list[str] = []
        self.line = ExitStack()
        self.socket: ClientConnection | None = None
        self.connect()

    def connect(self) -> None:
        """Open the socket (again) and wait for hello."""
        self.line.close()
        self.socket = self.line.enter_context(
            patient(self.address, additional_headers=self.headers, max_size=None)
        )
        self.wait(lambda: "hello" in self.received)
        self.received.clear()

    # ---- hearing

    def hear(self) -> dict[str, Any]:
        """Take the next message in."""
        assert self.socket is not None
        message = msgspec.json.decode(self.socket.recv(timeout=patience.SECONDS))
        self.received.append(message["type"])
        self._note(message)
        return dict(message)

    def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "hello":
            self.table, self.position = message["table"], message["position"] or {}
            self.viewer, self.log, self.chat = message["viewer"], message["log"], message["chat"]
        elif kind == "moved":
            assert message["since"] == self.position["moment"]
            self.position = patched(self.position, message["position"])
            self.table = patched(self.table, message["table"])
            if message["undone"] is not None:
                self.log = [line for line in self.log if line["ply"] <= message["undone"]]
            self.log = self.log + message["log"]
        elif kind == "undo":
            self.position = {**self.position, "undo": message["undo"]}
        elif kind == "said":
            self.chat = [*self.chat, message["line"]]
        elif kind == "notice":
            self.notices.append(message["text"])
        elif kind in ("done", "refused") and message["id"]:
            self.answers[message["id"]] = message

    def wait(self, until: Callable[[], Any]) -> None:
        """Hear until something is so."""
        deadline = time.monotonic() + patience.SECONDS
        while not until():
            assert time.monotonic() < deadline, f"waited in vain; heard {self.received[-20:]}"
            self.hear()

    def quiet(self, seconds: float = 0.3) -> list[str]:
        """What arrives within a while."""
        assert self.socket is not None
        before = len(self.received)
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                message = msgspec.json.decode(self.socket.recv(timeout=left))
            except TimeoutError:
                break
            self.received.append(message["type"])
            self._note(message)
        return self.received[before:]

    # ---- speaking

    def send(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        name = fields.pop("id", None) or uuid.uuid4().hex
        self.answers.pop(name, None)
        self.send_raw(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        self.wait(lambda: name in self.answers)
        return self.answers[name]

    def send_raw(self, data: str | bytes) -> None:
        """Send anything."""
        assert self.socket is not None
        self.socket.send(data)

    def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a message that must be carried out."""
        answer = self.send(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Send a message that must be refused; returns the code."""
        answer = self.send(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    def act(self, text: str | None = None) -> dict[str, Any]:
        """Answer the present decision, by default with the first choice."""
        self.wait(lambda: self.choices)
        chosen = next(choice for choice in self.choices if text in (None, choice["text"]))
        return self.do("act", moment=self.moment, actions=[chosen["action"]])

    def act_for(self, seat: int) -> None:
        """Answer for a seat of mine this page does not look from."""
        answer = httpx.get(self._position(seat), headers=self.headers, timeout=patience.SECONDS)
        view = answer.json()["view"]
        self.do("act", moment=self.moment, actions=[view["choices"][0]["action"]])

    def _position(self, seat: int) -> str:
        address = self.address.partition("?")[0].replace("ws", "http", 1)
        return f"{address.replace('/ws/', '/api/')}/position?seat={seat}"

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What can be answered now."""
        return list(self.position["view"]["choices"]) if self.position else []

    @property
    def moment(self) -> int:
        """The moment of the position seen last."""
        return int(self.position["moment"])

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return bool(self.table) and self.table["status"] == "finished"

    def close(self) -> None:
        """Hang up."""
        self.line.close()
