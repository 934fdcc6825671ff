"""What viewers are shown of one position: made once, for all who see the same."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from hexmoot.engine.native.state import State
from hexmoot.engine.sharing import Parts, Sharing
from hexmoot.engine.view import frame_of, glance_of, panels_of
from hexmoot.server.wire.native.patch import Differences
from hexmoot.server.wire.parts import View

Plain = dict[str, Any]


class Sights:
    """The views of a position by who looks, and what changed in them since an earlier one.

    Whoever holds the state clears this when it changes. Plain views are never changed after
    they are made: who was shown one keeps it to compare the next one with.
    """

    def __init__(self) -> None:
        self._parts: Parts = {}
        self._before: Parts = {}
        self._plain: dict[tuple[int | None, bool, bool], Plain] = {}
        self._views: dict[int | None, View] = {}
        self._changes: dict[tuple[int, int], tuple[Plain, Plain, Raw]] = {}
        self._differences = Differences()

    def clear(self) -> None:
        """The position is another one now."""
        # Between two looks there may be several answers: what was shown last is kept.
        if self._parts:
            self._before, self._parts = self._parts, {}
        self._plain.clear()
        self._views.clear()
        self._changes.clear()
        self._differences.clear()

    def plain(
        self, state: State, viewer: int | None, is_drawn: bool, is_whole: bool = False
    ) -> Plain:
        """What a viewer may see, as plain data; without panels for who draws the game itself.

        Unless it is whole, without what is told only to whoever points at things.
        """
        key = (viewer, is_drawn, is_whole)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._made(state, viewer, is_drawn, is_whole)
        return found

    def _made(self, state: State, viewer: int | None, is_drawn: bool, is_whole: bool) -> Plain:
        if is_drawn:
            make = frame_of if is_whole else glance_of
            with Sharing(state, self._parts, self._before):
                return make(state.setup.game, state, viewer)
        frame = self.plain(state, viewer, is_drawn=True, is_whole=is_whole)
        return {**frame, "panels": panels_of(state.setup.game, frame["table"])}

    def view(self, state: State, viewer: int | None) -> View:
        """The same in its typed form."""
        found = self._views.get(viewer)
        if found is None:
            whole = self.plain(state, viewer, is_drawn=False, is_whole=True)
            found = msgspec.convert(whole, View)
            self._views[viewer] = found
        return found

    def change(self, before: Plain, after: Plain) -> Raw:
        """The patch from one plain view to another, encoded once for all who need it."""
        key = (id(before), id(after))
        found = self._changes.get(key)
        if found is None:
            patch = Raw(msgspec.json.encode(self._differences.between(before, after)))
            # Both are kept with it: as long as they live nothing else has their ids.
            found = self._changes[key] = (before, after, patch)
        return found[2]
