"""Where a push may go: to the push services of browsers, over TLS, and never into our own network.

A browser tells us an address and we connect to it: without these checks anybody could have the
server knock at any door it can reach.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from hexmoot.server.errors import Refusal

# The push services of the browsers there are; a leading dot stands for any name below it.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    "web.push.apple.com",
    ".push.apple.com",
)
MOST_LETTERS = 1000


class Endpoint(NamedTuple):
    """The address of one browser at its push service."""

    is_safe: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a push service calls itself."""
        scheme, usual = ("https", 443) if self.is_safe else ("http", 80)
        return f"{scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(text: str, services: Sequence[str], is_trial: bool = False) -> Endpoint:
    """An address a push may go to, or a Refusal; a trial knows plain ones of this machine too."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refusal("malformed", "this is no address of a push service") from error
    is_safe = parts.scheme == "https"
    is_own = is_trial and parts.scheme == "http" and host == "127.0.0.1"
    is_plain = not (parts.username or parts.password or parts.fragment)
    is_known = is_own or (is_safe and port in (None, 443) and is_service(host, services))
    if len(text) > MOST_LETTERS or not (text.isascii() and text.isprintable()):
        raise Refusal("malformed", "this is no address of a push service")
    if not (is_known and is_plain):
        raise Refusal("bad_option", "notices are sent to the push services of browsers only")
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    return Endpoint(is_safe, host, port or (443 if is_safe else 80), path or "/")


def is_service(host: str, services: Sequence[str]) -> bool:
    """Is this one of the push services, or a name below one?"""
    return any(host == one or (one[0] == "." and host.endswith(one)) for one in services)


def address_of(endpoint: Endpoint) -> str:
    """The network address to connect to; Refusal where a name leads to one that is not public.

    It is looked up once and connected to as it is: a name that changes its mind in between leads
    nowhere else.
    """
    if not endpoint.is_safe:
        return endpoint.host
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise Refusal("bad_option", "this push service is not on the public network")
    return addresses[0]
