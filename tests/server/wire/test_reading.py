"""A client's message from its bytes."""

from __future__ import annotations

import pytest

from hexmoot.server.errors import Refusal
from hexmoot.server.settings import MESSAGE_BYTES
from hexmoot.server.wire.messages import Ping
from hexmoot.server.wire.reading import id_of, read_message, refused


def test_text_and_bytes_are_read_alike() -> None:
    text = '{"type":"ping","id":"1"}'
    assert read_message(text) == read_message(text.encode()) == Ping(id="1")


@pytest.mark.parametrize(
    ("data", "code", "found"),
    [
        ('{"type":"ping","id":"1","more":2}', "malformed", "1"),
        ('{"type":"nothing","id":"2"}', "malformed", "2"),
        ('{"id":3}', "malformed", None),
        ("", "malformed", None),
        ("[" * 5000, "malformed", None),
        (b"\xff\xfe", "malformed", None),
        ('{"id":"' + "x" * MESSAGE_BYTES + '"}', "too_large", None),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_id_if_it_has_one(
    data: str | bytes, code: str, found: str | None
) -> None:
    with pytest.raises(Refusal) as caught:
        read_message(data)
    assert caught.value.code == code
    answer = refused(caught.value, data)
    assert (answer.id, answer.code) == (found, code)
    if code == "malformed":
        assert id_of(data) == found
