"""The one way the server says no."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import HexmootError
from hexmoot.server.errors import STATUS, CannotServe, Refusal


@pytest.mark.parametrize(
    ("code", "status"),
    [("malformed", 400), ("not_yours", 403), ("stale", 409), ("too_fast", 429), ("failed", 500)],
)
def test_a_refusal_knows_its_http_status(code: str, status: int) -> None:
    (known,) = [one for one in STATUS if one == code]
    refusal = Refusal(known, "words for people", 1.5)
    assert (refusal.status, str(refusal), refusal.wait) == (status, "words for people", 1.5)


def test_only_failures_of_the_server_are_server_errors() -> None:
    assert {code for code, status in STATUS.items() if status >= 500} == {"failed"}


def test_both_are_errors_of_hexmoot() -> None:
    assert issubclass(Refusal, HexmootError)
    assert issubclass(CannotServe, HexmootError)
