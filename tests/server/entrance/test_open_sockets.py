"""The open sockets of a process: counted, limited, and told goodbye."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexmoot.server.entrance.open_sockets import OpenSockets
from hexmoot.server.errors import Refusal
from hexmoot.server.metrics import Metrics
from hexmoot.server.table.viewer import Viewer
from tests.server.kit.houses import settings_in, told
from tests.server.kit.tables import RAFE, WREN


def test_a_client_has_so_many_sockets_and_others_have_theirs() -> None:
    metrics = Metrics()
    sockets = OpenSockets(metrics, 2)
    for client in ("a", "a", "b"):
        sockets.enter(client)
    with pytest.raises(Refusal, match="at most 2"):
        sockets.enter("a")
    assert "\nhexmoot_sockets 3\n" in metrics.text()
    sockets.leave("a")
    sockets.enter("a")
    for client in ("a", "a", "b"):
        sockets.leave(client)
    assert not sockets.by_client


def test_everybody_hears_goodbye_and_nobody_comes_in_any_more(tmp_path: Path) -> None:
    sockets = OpenSockets(Metrics(), 2)
    viewer = Viewer(settings_in(tmp_path), None, None)
    sockets.guests.add(viewer)
    sockets.say_goodbye()
    bye, end = told(viewer)
    assert (bye["type"], bye["again"], end["type"]) == ("bye", True, "end")
    with pytest.raises(Refusal) as caught:
        sockets.enter("a")
    assert caught.value.code == "not_now"


def test_the_sockets_of_somebody_who_was_signed_out_are_closed(tmp_path: Path) -> None:
    sockets = OpenSockets(Metrics(), 2)
    later = msgspec.structs.replace(WREN, epoch=1)
    people = [WREN, later, RAFE, None]
    viewers = [Viewer(settings_in(tmp_path), player, None) for player in people]
    sockets.guests.update(viewers)
    assert sockets.people() == {"wren", "rafe"}
    sockets.end("wren", 1)
    assert [len(told(viewer)) for viewer in viewers] == [2, 0, 0, 0]
    sockets.end("wren")
    assert [len(told(viewer)) for viewer in viewers[1:]] == [2, 0, 0]
