"""Whatever arrives by HTTP or over a socket: never a server error, never an undocumented answer."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hexmoot.server.app import litestar_app
from hexmoot.server.house import House
from hexmoot.server.settings import Settings
from tests import patience
from tests.server.kit.people import ME, OPEN, Person, Viewer

Arrive = Callable[..., Person]
EXAMPLES = int(os.environ.get("HEXMOOT_FUZZ", "8"))
CHECKS = (
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
PATIENT = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


# ---- HTTP


def described() -> Any:
    """The API as it describes itself, with valid and invalid requests to be made from it."""
    app = litestar_app(House(Settings(database="sqlite:///:memory:")))
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    schema.config.generation.update(modes=list(GenerationMode))
    return schema


api = described()


@pytest.fixture(scope="session")
def at_table(shared_server: Any) -> Iterator[tuple[Person, str]]:
    """Somebody in the middle of a game."""
    wren = Person(shared_server.url, "Wren")
    table = wren.open("ravens", ME, {"kind": "me", "name": "Noor"}, start=True)
    yield wren, table
    wren.close()


@api.parametrize()
@PATIENT
def test_every_request_gets_a_documented_answer(case: Any, at_table: tuple[Person, str]) -> None:
    person, table = at_table
    if "table_id" in (case.path_parameters or {}) and len(case.path_parameters["table_id"]) % 2:
        case.path_parameters["table_id"] = table
    headers = {"Cookie": person.cookie} if len(str(case.body)) % 2 else {}
    if case.path.endswith("/thoughts"):
        case.path_parameters["table_id"] = "nowhere"
    answer = case.call(base_url=person.url, headers=headers, timeout=patience.SECONDS)
    case.validate_response(answer, checks=CHECKS)


# ---- the socket


SMALL = st.integers(-2, 14)
VALUES = st.recursive(
    st.none() | st.booleans() | SMALL | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
KINDS = [
    *("act", "order", "undo", "consent", "sit", "stand", "arrange", "start"),
    *("close", "look", "say", "ping", "nothing"),
]
FIELDS = {
    "moment": SMALL | VALUES,
    "actions": st.lists(SMALL, max_size=4) | VALUES,
    "seat": SMALL | st.none() | VALUES,
    "action": SMALL | VALUES,
    "number": SMALL | VALUES,
    "yes": st.booleans() | VALUES,
    "kind": st.sampled_from(["open", "bot", "person"]) | VALUES,
    "level": st.sampled_from(["adept", "god"]) | VALUES,
    "name": st.text(max_size=50) | VALUES,
    "text": st.text(max_size=600) | VALUES,
}
IDS = st.text(min_size=1, max_size=8) | VALUES
SHAPED = st.builds(
    lambda kind, name, fields: {"type": kind, "id": name, **fields},
    st.sampled_from(KINDS),
    IDS,
    st.fixed_dictionaries({}, optional=FIELDS),
)


def as_text(value: Any) -> str:
    """JSON, also of what JSON does not know."""
    return json.dumps(value)


@pytest.fixture
def pages(person: Arrive) -> list[Viewer]:
    """A seated person, another one, a watcher and a stranger at one table."""
    wren, rafe = person("Wren"), person("Rafe")
    table = wren.open("ravens", ME, OPEN)
    viewers = [wren.sit_at(table), rafe.sit_at(table), person(None).sit_at(table)]
    viewers[1].do("sit", seat=1)
    viewers[0].do("start")
    return viewers


@PATIENT
@given(
    data=st.lists(
        st.tuples(st.integers(0, 2), SHAPED.map(as_text) | VALUES.map(as_text) | st.text()),
        max_size=8,
    )
)
def test_whatever_a_socket_says_it_gets_a_typed_answer(
    pages: list[Viewer], data: list[tuple[int, str]]
) -> None:
    """No message breaks a connection or the table, or is left without an answer."""
    for speaker, text in data:
        viewer = pages[speaker]
        viewer.send_raw(text)
        answer = viewer.hear()
        while answer["type"] not in ("done", "refused"):
            answer = viewer.hear()
        assert answer.get("code") != "failed", (text, answer)
    for viewer in pages:
        viewer.do("ping")
    check_agreement(pages)


def check_agreement(pages: list[Viewer]) -> None:
    """Sooner or later everybody sees the same moment, and what a fresh page sees."""
    deadline = time.monotonic() + patience.SECONDS
    while len({viewer.moment for viewer in pages}) > 1:
        assert time.monotonic() < deadline, [viewer.moment for viewer in pages]
        for viewer in pages:
            viewer.quiet(0.05)
    for viewer in pages:
        before, moment = viewer.position["view"]["table"], viewer.moment
        seat = viewer.viewer
        viewer.connect()
        if (viewer.viewer, viewer.moment) == (seat, moment):
            assert viewer.position["view"]["table"] == before
