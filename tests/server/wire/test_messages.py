"""Every message of the sockets: documented, and strict about what it is."""

from __future__ import annotations

from pathlib import Path

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
