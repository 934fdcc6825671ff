"""One push: an empty message over a connection to exactly the address that was checked."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from typing import Literal

from hexmoot.server.push.addresses import Endpoint, address_of

SECONDS = 10.0
# Whoever is away for longer is told when they look.
KEPT_SECONDS = 24 * 3600
GONE = (404, 410)
Delivered = Literal["sent", "gone", "failed"]
# It says nothing but that there is something to look at: what, the browser asks us.
HEADERS = {
    "content-length": "0",
    "ttl": str(KEPT_SECONDS),
    "topic": "hexmoot-turn",
    "urgency": "normal",
}


class Pinned(http.client.HTTPConnection):
    """A connection to one network address, under the name of the push service."""

    def __init__(self, endpoint: Endpoint, address: str) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=SECONDS)
        self.endpoint = endpoint
        self.address = address

    def connect(self) -> None:
        """To the address that was checked, whatever the name says by now."""
        plain = socket.create_connection((self.address, self.endpoint.port), SECONDS)
        if self.endpoint.is_safe:
            safe = ssl.create_default_context()
            self.sock = safe.wrap_socket(plain, server_hostname=self.endpoint.host)
        else:
            self.sock = plain


def deliver(endpoint: Endpoint, authorization: str) -> Delivered:
    """Send a push; it blocks, so it is done beside the loop. No answer leads elsewhere."""
    headers: Mapping[str, str] = {**HEADERS, "authorization": authorization}
    try:
        connection = Pinned(endpoint, address_of(endpoint))
        try:
            connection.request("POST", endpoint.path, headers=headers)
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException):
        return "failed"
    if status in GONE:
        return "gone"
    return "sent" if 200 <= status < 300 else "failed"
