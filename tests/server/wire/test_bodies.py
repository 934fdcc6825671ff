"""Bodies of the HTTP API: what is left out, and what may not be there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexmoot.server.wire import bodies
from hexmoot.server.wire.bodies import Body, Fork, NameMe, NewTable, Recover


def test_a_new_table_needs_a_game_and_seats_alone() -> None:
    wish = msgspec.json.decode(b'{"game":"ravens","seats":[{"kind":"me"}]}', type=NewTable)
    assert (wish.preset, wish.options, wish.clock.kind, wish.level) == (None, {}, "none", "adept")
    assert (wish.listed, wish.start, wish.absence) == (False, False, 0)


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({"game": "ravens", "seats": []}, NewTable),
        ({"game": "ravens", "seats": [{}] * 9}, NewTable),
        ({"game": "ravens", "seats": [{}], "absence": -1}, NewTable),
        ({"game": "ravens", "seats": [{}], "colour": "red"}, NewTable),
        ({"ply": -1}, Fork),
        ({"name": ""}, NameMe),
        ({"name": "x" * 41}, NameMe),
        ({"code": ""}, Recover),
        ({"code": "x" * 81}, Recover),
    ],
)
def test_what_is_out_of_bounds_is_refused(given: dict[str, Any], kind: type[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, kind)


def test_whatever_a_client_sends_forbids_what_it_does_not_know() -> None:
    sent = [
        kind
        for kind in vars(bodies).values()
        if isinstance(kind, type) and issubclass(kind, Body) and kind is not Body
    ]
    names = {"NameMe", "DeleteMe", "Recover", "NewTable", "Fork"}
    names |= {"Subscribe", "Unsubscribe", "Quiet"}
    assert {kind.__name__ for kind in sent} == names
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in sent)
