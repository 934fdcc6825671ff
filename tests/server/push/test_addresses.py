"""Where a push may go, and where not."""

from __future__ import annotations

import socket

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.push.addresses import SERVICES, Endpoint, address_of, read_endpoint


@pytest.mark.parametrize(
    "text",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=BQY",
        "https://web.push.apple.com/QOk",
    ],
)
def test_the_push_services_of_browsers_are_known(text: str) -> None:
    endpoint = read_endpoint(text, SERVICES)
    assert text == f"{endpoint.origin}{endpoint.path}"
    assert (endpoint.is_safe, endpoint.port) == (True, 443)


@pytest.mark.parametrize(
    "text",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://10.0.0.7/push",
        "https://[::1]/push",
        "https://169.254.169.254/latest/meta-data",
        "https://example.org/push",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://notify.windows.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x#y",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "fcm.googleapis.com/x",
    ],
)
def test_nothing_is_sent_anywhere_else(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_endpoint(text, SERVICES)
    assert refused.value.code == "bad_option"


@pytest.mark.parametrize(
    "text",
    [
        "https://[::1",
        "https://fcm.googleapis.com/\r\nhost: x",
        "https://fcm.googleapis.com/\u00e9",
        "https://fcm.googleapis.com/" + 1000 * "a",
        "https://fcm.googleapis.com:port/",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_endpoint(text, SERVICES)
    assert refused.value.code in ("malformed", "bad_option")


def test_plain_addresses_of_this_machine_are_for_trials_alone() -> None:
    with pytest.raises(Refusal):
        read_endpoint("http://127.0.0.1:9000/a", SERVICES)
    endpoint = read_endpoint("http://127.0.0.1:9000/a", SERVICES, is_trial=True)
    assert endpoint == Endpoint(False, "127.0.0.1", 9000, "/a")
    assert endpoint.origin == "http://127.0.0.1:9000"
    with pytest.raises(Refusal):
        read_endpoint("http://10.0.0.7:9000/a", SERVICES, is_trial=True)


@pytest.mark.parametrize(
    "addresses",
    [["10.0.0.7"], ["127.0.0.1"], ["::1"], ["169.254.169.254"], ["8.8.8.8", "192.168.0.1"], []],
)
def test_a_name_that_leads_inside_is_not_followed(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only one of its addresses does."""

    def found(*_: object, **__: object) -> list[object]:
        return [(0, 0, 0, "", (address, 443)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(Refusal, match="public network"):
        address_of(Endpoint(True, "fcm.googleapis.com", 443, "/"))


def test_a_public_address_is_connected_to_as_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = [(0, 0, 0, "", ("142.250.1.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer)
    assert address_of(Endpoint(True, "fcm.googleapis.com", 443, "/")) == "142.250.1.1"
