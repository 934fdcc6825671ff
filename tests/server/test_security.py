"""The door: identity, origins, hosts, limits, headers."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests import patience
from tests.server.kit.people import ME, OPEN, Person, Viewer, patient
from tests.server.kit.process import ServerProcess

Arrive = Callable[..., Person]
Start = Callable[..., ServerProcess]
FOREIGN = "https://elsewhere.example"


# ---- identity


def test_a_recovery_code_brings_a_person_back_on_another_device(person: Arrive) -> None:
    wren, other = person("Wren"), person(None)
    table = wren.open("ravens", ME, OPEN)
    assert other.get("/api/me") == {"me": None}
    back = other.post("/api/me/recover", {"code": wren.code.upper().replace("-", " ")})
    assert back == wren.get("/api/me")
    assert [one["id"] for one in other.get("/api/tables")["mine"]] == [table]
    fresh = wren.post("/api/me/recovery")["code"]
    assert other.refused("POST", "/api/me/recover", {"code": wren.code}) == (401, "unknown_player")
    assert other.post("/api/me/recover", {"code": fresh})["me"]["name"] == "Wren"


def test_a_program_uses_a_token_instead_of_a_cookie(person: Arrive) -> None:
    wren = person("Wren")
    token = wren.post("/api/me/token", {"code": wren.code})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    answer = httpx.get(f"{wren.url}/api/me", headers=headers, timeout=patience.SECONDS)
    assert answer.json()["me"]["name"] == "Wren"


@pytest.mark.parametrize(
    "forge",
    [
        lambda value: value[:-2] + ("AA" if value[-2:] != "AA" else "BB"),
        lambda value: "a" * 24 + value[24:],
        lambda value: value.replace(".0.", ".1."),
        lambda value: value.partition(".")[0],
        lambda value: "",
        lambda value: "..",
        lambda value: "\u00e9.0.x",
    ],
    ids=["signature", "player", "epoch", "bare", "empty", "dots", "letters"],
)
def test_a_forged_cookie_is_nobody(person: Arrive, forge: Callable[[str], str]) -> None:
    value = person("Wren").http.cookies["hexmoot"]
    url = person(None).url
    headers = {"Cookie": f"hexmoot={forge(value)}".encode()}
    answer = httpx.get(f"{url}/api/me", headers=headers, timeout=patience.SECONDS)
    assert answer.json() == {"me": None}


def test_the_cookie_is_for_this_site_and_not_for_scripts(person: Arrive) -> None:
    answer = person(None).http.put("/api/me", json={"name": "Wren"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    proxied = {"X-Forwarded-Proto": "https"}
    answer = person(None).http.put("/api/me", json={"name": "Wren"}, headers=proxied)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_names_are_made_harmless(person: Arrive) -> None:
    wren = person(None)
    welcome = wren.http.put("/api/me", json={"name": " <i>W\u202eren</i>\n\u0007 "}).json()
    assert welcome["me"]["name"] == "<i>Wren</i>"
    assert wren.refused("PUT", "/api/me", {"name": "\u200b\u202e"}) == (400, "malformed")
    assert wren.refused("PUT", "/api/me", {"name": "x" * 41}) == (400, "malformed")
    wren.http.delete("/api/me")
    assert wren.get("/api/me") == {"me": None}


# ---- foreign pages


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": FOREIGN},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
    ids=str,
)
def test_a_foreign_page_can_change_nothing(person: Arrive, headers: dict[str, str]) -> None:
    wren = person("Wren")
    answer = wren.http.put("/api/me", json={"name": "Mallory"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert wren.get("/api/me")["me"]["name"] == "Wren"
    table = wren.open("ravens", ME, OPEN)
    address = f"{wren.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    extra = {**headers, "Cookie": wren.cookie}
    with pytest.raises(InvalidStatus) as caught, patient(address, additional_headers=extra):
        pass
    assert caught.value.response.status_code == 403


def test_the_own_page_may(person: Arrive) -> None:
    wren = person("Wren")
    headers = {"Origin": wren.url, "Sec-Fetch-Site": "same-origin"}
    assert wren.http.put("/api/me", json={"name": "Wren"}, headers=headers).status_code == 200


def test_hosts_and_origins_are_the_operators_choice(start_server: Start, arrive: Arrive) -> None:
    server = start_server(hosts=["127.0.0.1"], origins=[FOREIGN])
    wren = arrive(server.url, "Wren")
    rebound = {"Host": "evil.example"}
    answer = wren.http.get("/api/me", headers=rebound)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    allowed = {"Origin": FOREIGN, "Sec-Fetch-Site": "cross-site"}
    assert wren.http.put("/api/me", json={"name": "Rafe"}, headers=allowed).status_code == 200


# ---- limits


def test_limits_hold_and_say_how_long_to_wait(start_server: Start, arrive: Arrive) -> None:
    server = start_server(is_limited=True)
    wren = arrive(server.url, "Wren")
    table = wren.open("ravens", ME, OPEN)
    viewer = wren.sit_at(table)
    codes = [viewer.send("ping").get("code") for _ in range(8)]
    assert codes[:5] == [None] * 5
    assert "too_fast" in codes
    answers = [wren.http.post("/api/me/recover", json={"code": "guess"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
    assert int(answers[-1].headers["retry-after"]) > 10
    statuses = [wren.http.get("/api/server").status_code for _ in range(40)]
    assert statuses[-1] == 429


def test_a_flooding_client_is_cut_off(start_server: Start, arrive: Arrive) -> None:
    server = start_server(is_limited=True)
    wren = arrive(server.url, "Wren")
    viewer = wren.sit_at(wren.open("ravens", ME, OPEN))
    with pytest.raises(ConnectionClosed):
        flood(viewer)
    assert wren.get("/api/me")["me"]["name"] == "Wren"


def flood(viewer: Viewer) -> None:
    """Many messages without waiting for answers."""
    for number in range(500):
        viewer.send_raw(f'{{"type":"ping","id":"{number}"}}')
        time.sleep(0.001)
    viewer.quiet(patience.SECONDS)


def test_oversized_requests_are_refused(person: Arrive) -> None:
    wren = person("Wren")
    assert wren.refused("PUT", "/api/me", {"name": "x" * 100_000}) == (413, "too_large")


# ---- what goes out


def test_every_answer_carries_the_strict_headers(person: Arrive) -> None:
    wren = person(None)
    for path in ("/", "/t/anything", "/api/server", "/api/nothing", "/metrics"):
        headers = wren.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    assert wren.http.get("/api/server").headers["cache-control"] == "no-store"


def test_unknown_paths_and_methods_are_problems(person: Arrive) -> None:
    wren = person(None)
    assert wren.refused("GET", "/api/nothing") == (404, "not_found")
    assert wren.refused("DELETE", "/api/games") == (405, "not_found")
    assert wren.refused("POST", "/api/tables", {"game": "ravens"}) == (400, "malformed")
    plain = wren.http.put("/api/me", content=b"\xff", headers={"Content-Type": "application/json"})
    assert (plain.status_code, plain.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"type":"say","id":"x","zzz":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"type":"say","id":"x","text":"\xff"}',
        b'{"type":"say","id":"x","text":"\\ud800"}',
        b"\xff\xfe",
        b"",
    ],
    ids=["deep", "deep and whole", "no UTF-8", "half a pair", "no text", "nothing"],
)
def test_bodies_that_cannot_be_read_are_refused_in_words(person: Arrive, body: bytes) -> None:
    wren = person("Wren")
    table = wren.open("ravens", ME, OPEN)
    headers = {"Content-Type": "application/json"}
    answer = wren.http.post(f"/api/tables/{table}/messages", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_head_and_other_kinds_of_bodies(person: Arrive) -> None:
    """A form of a foreign page can send text/plain without asking; it is not taken."""
    wren = person("Wren")
    table = wren.open("ravens", ME, OPEN)
    for path in ("/", "/api/server", f"/api/tables/{table}", "/health/ready"):
        head = wren.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
    message = b'{"type":"say","id":"x","text":"hello"}'
    plain = {"Content-Type": "text/plain"}
    answer = wren.http.post(f"/api/tables/{table}/messages", content=message, headers=plain)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert wren.get(f"/api/tables/{table}/chat") == []
