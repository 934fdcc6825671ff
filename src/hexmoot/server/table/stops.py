"""Where a table could have waited for a die: shown on the way to the next question.

The game has gone on: record, clocks, standing orders and bots know nothing of this. A page may
stop there until its person throws the die, or long enough for a bot's throw to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexmoot.engine.events import may_see
from hexmoot.engine.rolls import Roll
from hexmoot.server.table.sights import Plain, Sights
from hexmoot.server.wire.native.patch import Differences, Patch, difference
from hexmoot.server.wire.parts import Stop


class Stops:
    """The forced rolls after the last answer, as each viewer may see them."""

    def __init__(self, rolls: Sequence[Roll]) -> None:
        self._rolls = [(roll, Sights(), Differences()) for roll in rolls]

    def seen(self, viewer: int | None, is_drawn: bool, view: Plain, lines: int) -> list[Stop]:
        """Each as a patch of a view this viewer has, `lines` of news having gone before."""
        found = []
        for roll, sights, differences in self._rolls:
            shown = sights.plain(roll.state, viewer, is_drawn)
            told = sum(may_see(one.audience, viewer) for one in roll.told)
            patch = differences.between(view, shown)
            assert isinstance(patch, dict)
            found.append(Stop(view=patch, lines=lines + told))
        return found

    def details(self, place: int, viewer: int, is_drawn: bool) -> Patch | None:
        """What whoever throws sees there when they point at things, as a patch; None for others."""
        if place >= len(self._rolls):
            return None
        roll, sights, _ = self._rolls[place]
        if roll.state.seat != viewer:
            return None
        shown = sights.plain(roll.state, viewer, is_drawn)
        return difference(shown, sights.plain(roll.state, viewer, is_drawn, is_whole=True))
