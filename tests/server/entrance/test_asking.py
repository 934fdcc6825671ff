"""What all handlers share: who asks, and how a refusal looks."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from hexmoot.server.entrance.asking import MEANING, problem, refusals
from hexmoot.server.errors import Refusal
from tests import patience
from tests.server.kit.people import Person

Arrive = Callable[..., Person]


def test_every_route_documents_the_refusals_all_have() -> None:
    found = refusals(404)
    assert sorted(found) == [400, 403, 404, 413, 429]
    assert {found[status].description for status in found} <= set(MEANING.values())


def test_a_refusal_is_an_answer_with_its_status_and_the_time_to_wait() -> None:
    answer = problem(Refusal("too_fast", "slowly", 2.5))
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "3")
    assert (answer.content.code, answer.content.message) == ("too_fast", "slowly")
    assert "retry-after" not in problem(Refusal("stale", "late")).headers


def test_a_token_counts_before_the_cookie_and_a_wrong_one_for_nobody(person: Arrive) -> None:
    wren, rafe = person("Wren"), person("Rafe")
    token = wren.post("/api/me/token", {"code": wren.code})["token"]

    def known_by(given: str) -> str | None:
        headers = {"Authorization": given, "Cookie": rafe.cookie}
        me = httpx.get(f"{wren.url}/api/me", headers=headers, timeout=patience.SECONDS).json()["me"]
        return None if me is None else str(me["name"])

    assert known_by(f"Bearer {token}") == "Wren"
    assert known_by(f"Bearer {token}x") is None
    assert known_by(f"Basic {token}") == "Rafe"


def test_what_the_framework_refuses_is_a_problem_too(person: Arrive) -> None:
    nobody = person(None)
    assert nobody.refused("GET", "/api/nothing") == (404, "not_found")
    assert nobody.refused("PATCH", "/api/me") == (405, "not_found")
    assert nobody.refused("POST", "/api/tables", {"game": 1}) == (400, "malformed")
    table = {"game": "ravens", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert nobody.refused("POST", "/api/tables", table) == (401, "unknown_player")
