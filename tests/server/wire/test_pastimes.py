"""Bodies about what people come back for are read as they are written."""

from __future__ import annotations

import msgspec
import pytest

from hexmoot.server.wire.pastimes import MatchWish, SolvedNow, SolvedPuzzle


def test_what_a_client_sends_is_checked() -> None:
    body = b'{"solved": [{"game": "ravens", "puzzle": "a", "day": "2026-11-16"}]}'
    read = msgspec.json.decode(body, type=SolvedNow)
    assert read.solved == [SolvedPuzzle(game="ravens", puzzle="a", wrong=0, day="2026-11-16")]
    for wrong in (b'{"game": "x", "puzzle": "a", "day": "today"}', b'{"game": "x", "wrong": -1}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=SolvedPuzzle)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "x", "pace": "soon"}', type=MatchWish)
