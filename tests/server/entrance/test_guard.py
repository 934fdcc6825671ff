"""The door: who is counted as one client, who may come in, what goes out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from hexmoot.server.entrance.guard import Guard, client_of, header, hostname
from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.metrics import Metrics
from hexmoot.server.settings import Rate, Settings


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8::9:9:9:9", "2001:db8::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_is_an_address_or_its_network(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client
    assert client_of({}) == "unknown"


def test_host_names_are_read_without_their_port() -> None:
    assert [hostname(host) for host in ("a.b:80", "[::1]:8", "A.b", "[", "")] == [
        *("a.b", "::1", "a.b", "", ""),
    ]


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """An application that says yes to everything."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


def ask(guard: Guard, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask the guard for a page: status, headers and body of its answer."""
    sent: list[dict[str, Any]] = []

    async def receive() -> None:
        raise AssertionError("nothing is read")

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    given = {"host": "games.example", **headers}
    lines = [(name.replace("_", "-").encode(), text.encode()) for name, text in given.items()]
    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": "/api/secret-key",
        "path_template": "/api/{name}",
        "client": ("192.0.2.7", 1),
        "headers": lines,
    }
    asyncio.run(guard(scope, receive, send))
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, sent[1]["body"]


def guard_of(metrics: Metrics | None = None, burst: int = 10, **settings: Any) -> Guard:
    """A guard before that application."""
    limiter = Limiter(Rate(burst, 0.1), lambda: 0.0)
    chosen = Settings(database="sqlite:///:memory:", **settings)
    return Guard(answering, chosen, limiter, metrics or Metrics())


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("GET", {"origin": "https://elsewhere.example"}, 200),
        ("PUT", {}, 200),
        ("PUT", {"origin": "http://games.example"}, 200),
        ("PUT", {"origin": "https://elsewhere.example"}, 403),
        ("PUT", {"origin": "http://games.example", "sec_fetch_site": "cross-site"}, 403),
        ("PUT", {"origin": "https://friend.example", "sec_fetch_site": "cross-site"}, 200),
        ("GET", {"host": "rebound.example"}, 403),
    ],
)
def test_pages_from_elsewhere_may_look_but_change_nothing(
    method: str, headers: dict[str, str], status: int
) -> None:
    guard = guard_of(hosts=("games.example",), origins=("https://friend.example",))
    found, _, body = ask(guard, method, **headers)
    assert found == status
    if status == 403:
        assert msgspec.json.decode(body)["code"] == "foreign_origin"


def test_a_hurried_client_is_told_how_long_to_wait() -> None:
    guard = guard_of(burst=1)
    assert ask(guard)[0] == 200
    status, headers, _ = ask(guard)
    assert (status, headers["retry-after"]) == (429, "11")


def test_answers_carry_headers_and_are_counted_by_route_never_by_path() -> None:
    metrics = Metrics()
    _, headers, _ = ask(guard_of(metrics))
    assert headers["x-frame-options"] == "DENY"
    assert headers["cache-control"] == "no-store"
    text = metrics.text()
    assert 'hexmoot_requests_total{route="/api/{name}",status="200"} 1' in text
    assert "secret-key" not in text


def test_a_header_is_found_whatever_its_capitals() -> None:
    scope = {"headers": [(b"Origin", b"null")]}
    assert (header(scope, "origin"), header(scope, "host")) == ("null", "")


def test_head_is_answered_like_get_without_the_body() -> None:
    status, headers, body = ask(guard_of(), "HEAD")
    assert (status, headers["x-frame-options"], body) == (200, "DENY", b"")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content_length": "2", "content_type": "application/json"}, 200),
        ({"content_length": "2", "content_type": "Application/JSON; charset=utf-8"}, 200),
        ({"content_length": "0"}, 200),
        ({"content_length": "2", "content_type": "text/plain"}, 400),
        ({"content_length": "2"}, 400),
        ({"transfer_encoding": "chunked", "content_type": "text/plain"}, 400),
    ],
    ids=str,
)
def test_a_body_says_that_it_is_json(headers: dict[str, str], status: int) -> None:
    assert ask(guard_of(), "POST", **headers)[0] == status
