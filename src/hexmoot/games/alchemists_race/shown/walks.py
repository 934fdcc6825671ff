"""The walks of a roll, joined where they come together, so that many are looked at in few steps."""

from __future__ import annotations

from typing import Final

from hexmoot.games.alchemists_race.rules.actions import STEP, STOP
from hexmoot.games.alchemists_race.rules.tables import Board

# A space, and the space it was entered from: all that says how a walk may go on (AR-31).
Heading = tuple[int, int]
# For each heading after so many steps: how many walks lead there, and the heading before the last.
Layer = dict[Heading, tuple[int, Heading]]

ONCE: Final = 1


class Walks:
    """All walks of so many steps from a space that begin with one certain step."""

    def __init__(self, board: Board, here: int, first: int, steps: int) -> None:
        self.board = board
        self.start: Heading = (here, here)
        self.layers: list[Layer] = [{(first, here): (ONCE, self.start)}]
        while len(self.layers) < steps:
            self.layers.append(_next_layer(board, self.layers[-1]))

    def ends(self) -> list[tuple[int, Heading]]:
        """AR-40, AR-42, AR-47: the last step, or a stop on the Market before it; place and heading.

        The place is that of the layer: a walk that ends in the first one has one step.
        """
        market = self.board.market
        stops = [
            (place, heading)
            for place, layer in enumerate(self.layers[:-1])
            for heading in layer
            if heading[0] == market
        ]
        return stops + [(len(self.layers) - 1, heading) for heading in self.layers[-1]]

    def roads(self) -> list[list[int]]:
        """Every road one of the walks takes, once, as its two ends in the order of walking."""
        found: dict[tuple[int, int], list[int]] = {}
        for layer in self.layers:
            for space, back in layer:
                found.setdefault((min(space, back), max(space, back)), [back, space])
        return list(found.values())

    def path(self, place: int, heading: Heading) -> list[int]:
        """The spaces of one walk with this end, in order."""
        spaces: list[int] = []
        for layer in self.layers[place::-1]:
            spaces.append(heading[0])
            heading = layer[heading][1]
        return spaces[::-1]

    def passed(self, place: int, heading: Heading) -> set[int]:
        """The spaces that walks with this end pass before it, whichever way they take."""
        found: set[int] = set()
        behind = {heading}
        for layer in self.layers[:place][::-1]:
            behind = {
                (space, back)
                for space, back in layer
                if any((road, space) in behind for road in self.board.roads_on(space, back))
            }
            found |= {space for space, _ in behind}
        return found

    def answers(self, path: list[int]) -> list[int]:
        """The answers this walk takes: none where a single road leads on (AR-32, AR-40)."""
        found = [STEP + path[0]]
        back, here = self.start[0], path[0]
        for step in path[1:]:
            if here == self.board.market or len(self.board.roads_on(here, back)) > 1:
                found.append(STEP + step)
            back, here = here, step
        return found if len(path) == len(self.layers) else [*found, STOP]


def _next_layer(board: Board, layer: Layer) -> Layer:
    """One step further, by every road but the way back."""
    found: Layer = {}
    for heading, (ways, _) in layer.items():
        space, back = heading
        for road in board.roads_on(space, back):
            more, before = found.get((road, space), (0, heading))
            found[road, space] = (ways + more, before)
    return found


def ends_of_rolls(board: Board, here: int, back: int, most: int) -> list[set[int]]:
    """Where walks of 1, 2, … steps may end; the Market from the first time it is passed (AR-40)."""
    headings: set[Heading] = {(here, back)}
    stops: set[int] = set()
    found: list[set[int]] = []
    for _ in range(most):
        headings = {
            (road, space) for space, came in headings for road in board.roads_on(space, came)
        }
        spaces = {space for space, _ in headings}
        found.append(spaces | stops)
        stops |= spaces & {board.market}
    return found
