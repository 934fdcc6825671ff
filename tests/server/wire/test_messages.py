"""Every message of the sockets: documented, and strict about what it is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.server.errors import STATUS
from hexmoot.server.wire import bodies
from hexmoot.server.wire import messages as protocol
from hexmoot.server.wire import parts as shapes

ROOT = Path(__file__).parent.parent.parent.parent


def test_every_message_and_request_is_documented() -> None:
    """The page about the API names each client message, server message and body."""
    page = (ROOT / "docs" / "http-api.md").read_text("utf-8")
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in page, kind
    for name in ("NameMe", "Recover", "NewTable", "Fork", "TableInfo", "Position", "Problem"):
        assert hasattr(bodies, name) or hasattr(shapes, name)
        assert f"`{name}`" in page, name
    for code in STATUS:
        assert f"`{code}`" in page, code


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"act","id":"x","moment":0,"actions":[]}',
        b'{"type":"act","id":"x","moment":-1,"actions":[1]}',
        b'{"type":"act","id":"x","moment":0,"actions":[1],"seat":0}',
        b'{"type":"sit","id":"x","seat":8}',
        b'{"type":"say","id":"x","text":""}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping","id":"a b"}',
        b'{"type":"ping"}',
        b'{"type":"hello","id":"x"}',
    ],
)
def test_a_message_is_exactly_what_it_says(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=protocol.ClientMessage)


def test_each_message_has_a_tag_of_its_own() -> None:
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        tags = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(tags) == len(set(tags))
