"""One push, to a service on this machine."""

from __future__ import annotations

import socket

import pytest

from hexmoot.server.push import delivery
from hexmoot.server.push.addresses import Endpoint
from hexmoot.server.push.delivery import deliver
from tests.server.kit.push_service import PushService, push_service


def endpoint_at(service: PushService, path: str = "/abc") -> Endpoint:
    return Endpoint(False, "127.0.0.1", int(service.url.rpartition(":")[2]), path)


def test_a_push_is_empty_and_signed() -> None:
    """Nothing about anybody or any game goes through somebody else's hands."""
    with push_service() as service:
        assert deliver(endpoint_at(service), "vapid t=a, k=b") == "sent"
    (push,) = service.received
    assert (push.path, push.body) == ("/abc", b"")
    assert push.headers["authorization"] == "vapid t=a, k=b"
    assert push.headers["ttl"] == "86400"
    assert set(push.headers) <= {
        *("accept-encoding", "authorization", "content-length", "host"),
        *("topic", "ttl", "urgency"),
    }


@pytest.mark.parametrize(
    ("status", "result"),
    [
        (201, "sent"),
        (404, "gone"),
        (410, "gone"),
        (429, "failed"),
        (500, "failed"),
        (302, "failed"),
    ],
)
def test_what_the_service_says_is_understood(status: int, result: str) -> None:
    with push_service() as service:
        service.status = status
        assert deliver(endpoint_at(service), "") == result
    assert len(service.received) == 1  # no answer leads elsewhere


def test_nobody_there_is_a_failure_and_no_more() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        nobody = Endpoint(False, "127.0.0.1", taken.getsockname()[1], "/")
        assert deliver(nobody, "") == "failed"


def test_a_service_without_a_certificate_is_not_spoken_to(monkeypatch: pytest.MonkeyPatch) -> None:
    with push_service() as service:
        plain = endpoint_at(service)
        monkeypatch.setattr(delivery, "address_of", lambda _: "127.0.0.1")
        safe = Endpoint(True, "fcm.googleapis.com", plain.port, "/abc")
        assert deliver(safe, "") == "failed"
    assert service.received == []
