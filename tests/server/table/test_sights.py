"""What viewers are shown of one position: made once, for all who see the same."""

from __future__ import annotations

import msgspec

from hexmoot.server.table.sights import Sights
from hexmoot.server.wire.native.patch import patched
from tests.server.kit.tables import RAFE, WREN, answer_first, begun, game_of


def test_a_view_is_made_once_until_the_position_changes() -> None:
    state, sights = game_of(begun(WREN, RAFE)).state, Sights()
    first = sights.plain(state, 0, is_drawn=True)
    assert sights.plain(state, 0, is_drawn=True) is first
    assert sights.plain(state, 1, is_drawn=True) is not first
    assert sights.view(state, 0) is sights.view(state, 0)
    sights.clear()
    assert sights.plain(state, 0, is_drawn=True) is not first


def test_with_panels_it_is_the_view_of_the_engine() -> None:
    state, sights = game_of(begun(WREN, RAFE)).state, Sights()
    for viewer in (None, 0, 1):
        whole = msgspec.to_builtins(state.view(viewer))
        assert sights.plain(state, viewer, is_drawn=False, is_whole=True) == whole
        drawn = {**whole, "panels": []}
        assert sights.plain(state, viewer, is_drawn=True, is_whole=True) == drawn
        assert sights.plain(state, viewer, is_drawn=False) == {**whole, "closed": None}
        assert msgspec.to_builtins(sights.view(state, viewer)) == whole


def test_a_change_is_encoded_once_for_all_who_saw_the_same() -> None:
    table = begun(WREN, RAFE)
    game = game_of(table)
    before = [game.plain_view(viewer, is_drawn=True) for viewer in (0, None)]
    answer_first(table, WREN)
    after = [game.plain_view(viewer, is_drawn=True) for viewer in (0, None)]
    mine = game.change(before[0], after[0])
    assert game.change(before[0], after[0]) is mine
    for old, new in zip(before, after, strict=True):
        assert patched(old, msgspec.json.decode(game.change(old, new))) == new
