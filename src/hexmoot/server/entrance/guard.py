"""The door of the server: hosts, origins, rates, and the headers every answer carries."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hexmoot.server.entrance.rates import Limiter
from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.settings import Settings
from hexmoot.server.wire.bodies import Problem

Scope = Mapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OWN_SITES = {"", "same-origin", "none"}
CLOSE_FOREIGN, CLOSE_TOO_FAST = 4403, 4429
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # A table's address is its key: it must not travel with a click on a foreign link.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
TRANSPORT = "max-age=31536000"
# Whoever comes in is looked up several times; so many are remembered.
MOST_NETWORKS = 4096


class Guard:
    """Stands around the whole application."""

    def __init__(
        self, app: Application, settings: Settings, rate: Limiter, metrics: Metrics
    ) -> None:
        self.app = app
        self.settings = settings
        self.rate = rate
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_head = scope["method"] == "HEAD"
        asked = {**scope, "method": "GET"} if is_head else scope

        async def send_dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(asked, message)
                self._count(asked, message["status"])
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            self._check(asked, is_safe=asked["method"] in SAFE_METHODS)
            check_body(asked)
            self.rate.take(client_of(asked))
        except Refusal as error:
            await _refuse(error, send_dressed)
            return
        await self.app(asked, receive, send_dressed)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, is_safe=False)
            self.rate.take(client_of(scope))
        except Refusal as error:
            self.metrics.count("hexmoot_refusals_total", code=error.code)
            await receive()
            code = CLOSE_TOO_FAST if error.code == "too_fast" else CLOSE_FOREIGN
            await send({"type": "websocket.close", "code": code, "reason": error.message})
            return
        await self.app(scope, receive, send)

    # ---- who may come in

    def _check(self, scope: Scope, is_safe: bool) -> None:
        host = header(scope, "host")
        if self.settings.hosts and hostname(host) not in self.settings.hosts:
            raise Refusal("foreign_origin", "this server does not answer to that host name")
        if is_safe:
            return
        origin = header(scope, "origin")
        if origin in self.settings.origins:
            return
        is_own_site = header(scope, "sec-fetch-site") in OWN_SITES
        is_own_origin = not origin or urlsplit(origin).netloc == host
        if not (is_own_site and is_own_origin):
            raise Refusal("foreign_origin", "a page from elsewhere may not do this")

    # ---- what goes out

    def _dress(self, scope: Scope, message: Message) -> None:
        given = {name.lower() for name, _ in message["headers"]}
        wanted = dict(HEADERS)
        if scope["scheme"] == "https":
            wanted["strict-transport-security"] = TRANSPORT
        if scope["path"].startswith("/api"):
            wanted["cache-control"] = "no-store"
        extra = [(name.encode(), value.encode()) for name, value in wanted.items()]
        fresh = [pair for pair in extra if pair[0] not in given]
        message["headers"] = [*message["headers"], *fresh]

    def _count(self, scope: Scope, status: int) -> None:
        """By route, not by path: a path may hold a table's key."""
        route = str(scope.get("path_template") or "other")
        self.metrics.count("hexmoot_requests_total", route=route, status=str(status))


async def _refuse(error: Refusal, send: Send) -> None:
    body = msgspec.json.encode(Problem(code=error.code, message=error.message))
    headers = [(b"content-type", b"application/json")]
    if error.wait:
        headers.append((b"retry-after", str(int(error.wait) + 1).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def check_body(scope: Scope) -> None:
    """A body is JSON and says so: what a foreign page can send without asking is not taken."""
    length = header(scope, "content-length") or header(scope, "transfer-encoding")
    kind = header(scope, "content-type").partition(";")[0].strip().lower()
    if length not in ("", "0") and kind != "application/json":
        raise Refusal("malformed", "a body is sent as application/json")


def header(scope: Scope, name: str) -> str:
    """A request header, empty if it is missing."""
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key.lower() == wanted:
            return str(value, "latin-1")
    return ""


def hostname(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def client_of(scope: Scope) -> str:
    """Whom to count a request for: an IPv4 address, or the network of an IPv6 one."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


@lru_cache(maxsize=MOST_NETWORKS)
def network_of(host: str) -> str:
    """An IPv4 address as it is, the network of an IPv6 one; what is neither stands for itself."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network(f"{address}/64", strict=False))
