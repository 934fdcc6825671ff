"""The one way the server says no: a typed refusal that changed nothing."""

from __future__ import annotations

from hexmoot.engine.errors import HexmootError
from hexmoot.server.wire.parts import RefusalCode

STATUS: dict[RefusalCode, int] = {
    "malformed": 400,
    "bad_option": 400,
    "unknown_player": 401,
    "not_yours": 403,
    "foreign_origin": 403,
    "not_found": 404,
    "stale": 409,
    "illegal": 409,
    "repeated": 409,
    "not_now": 409,
    "too_large": 413,
    "too_fast": 429,
    "failed": 500,
}


class Refusal(HexmootError):
    """A request that changes nothing; the message may be shown to whoever sent it."""

    def __init__(self, code: RefusalCode, message: str, wait: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS[self.code]


class CannotServe(HexmootError):
    """The server cannot start like this."""
