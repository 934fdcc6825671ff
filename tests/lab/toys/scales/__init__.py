"""Scales: a game of nothing but luck and planted faults, to weigh the designers' report with.

Every seat is dealt a role and chooses a weight; one stream of chance gives it up to 1000 points.
Options add points to the first seat, to a role or to a weight: a report must find just these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.actions import ActionTable, family
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import SETUP, STREAM_NAMES
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import SEAT
from hexmoot.engine.native.state import State
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.options import Choice, Number, OptionSet, Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Deed, Label, Panel, Tip

WEIGHTS = ("copper", "silver", "gold", "stone")
ROLES = ("baker", "smith", "weaver")
CHOOSE = 0
PASS = len(WEIGHTS)
POINTS = 1000


class ScalesState(State):
    """What each seat was dealt, chose and got."""

    def __init__(self, setup: Setup, fresh: bool) -> None:
        super().__init__(setup, setup.seats, len(WEIGHTS) + 1, 2, fresh)
        if fresh:
            self.role = zeros(setup.seats)
            self.luck = zeros(setup.seats)
            self.edge = zeros(setup.seats)

    def deal(self) -> None:
        """A role for each seat, and its luck if that is to come from the deal."""
        for seat in range(self.seats):
            self.role[seat] = self.below(SETUP, len(ROLES))
            if self.stream == SETUP:
                self.luck[seat] = self.below(SETUP, POINTS)
        self.push(CHOOSE, 0)

    @property
    def stream(self) -> int:
        """The stream of chance that decides, as the options say."""
        return STREAM_NAMES.index(self.setup.options["luck"])

    def list_choices(self) -> int:
        """Every weight, or to pass."""
        for action in range(PASS + 1):
            self.choices[action] = action
        return PASS + 1

    def answer(self, action: int) -> None:
        """Chooses a weight; luck and the edges that the options set are added up."""
        options = self.setup.options
        seat = self.argument(SEAT)
        if self.stream != SETUP:
            self.luck[seat] = self.below(self.stream, POINTS)
        self.edge[seat] += options["seat_edge"] if seat == 0 else 0
        self.edge[seat] += options["role_edge"] if self.role[seat] == 0 else 0
        self.edge[seat] += options["weight_edge"] if action == 0 else 0
        self.pop()
        if seat + 1 == self.seats:
            self.end(1)
        else:
            self.push(CHOOSE, seat + 1)

    def is_ahead(self, seat: int, other: int) -> bool:
        """A higher total."""
        return self.total(seat) > self.total(other)

    def total(self, seat: int) -> int:
        """Luck and edges together."""
        return int(self.luck[seat] + self.edge[seat])

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""

    def observe(self, seat: int, sheet: Sheet) -> None:
        """A single number: the own role."""
        sheet.number("role", self.role[seat], 0, len(ROLES))

    def copy(self) -> ScalesState:
        """Every field, none of them shared."""
        twin = ScalesState(self.setup, False)
        twin.copy_base(self)
        twin.role, twin.luck, twin.edge = self.role[:], self.luck[:], self.edge[:]
        return twin

    def exchange(self, tape: Tape) -> None:
        """Every field, in the order in which it is stored."""
        self.role = tape.array(self.role)
        self.luck = tape.array(self.luck)
        self.edge = tape.array(self.edge)


class Scales(Game):
    name = "scales"
    title = "Scales <of> Luck"
    summary = "Luck, and what was planted."
    minutes = (1, 1)
    weight = 1.0
    min_seats, max_seats = 2, 4
    rules_version = 1
    actions = ActionTable([family("choose", 0, WEIGHTS), family("pass", len(WEIGHTS))])
    options = OptionSet(
        [
            Number("seat_edge", 0, "points for the first seat", 0, POINTS),
            Number("role_edge", 0, "points for the baker", 0, POINTS),
            Number("weight_edge", 0, "points for copper", 0, POINTS),
            Choice("luck", "dice", "where luck comes from", STREAM_NAMES),
        ],
        {"standard": {}},
    )
    decisions = {CHOOSE: "choose"}
    events = {}
    endings = (EndReason("weighed", "All have been weighed."),)
    glossary = {name: Tip(name.capitalize(), "A thing.") for name in (*WEIGHTS, *ROLES)}

    def blank(self, setup: Setup) -> State:
        """An empty table, for copies and dumps to fill."""
        return ScalesState(setup, True)

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Nothing is drawn."""
        return {}

    def prompt(self, state: State, viewer: int | None) -> str:
        """One sentence for everybody."""
        return "Choose a weight."

    def label(self, state: State, action: int) -> Label:
        """The text of the action."""
        return Label(self.actions.text(action))

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        """There are no events."""
        return ""

    def score_parts(self, state: State) -> list[dict[str, int]]:
        """Luck and edge apart, so that a study can tell them."""
        assert isinstance(state, ScalesState)
        return [
            {"luck": int(luck), "edge": int(edge)}
            for luck, edge in zip(state.luck, state.edge, strict=True)
        ]

    def deed(self, state: State, action: int) -> Deed | None:
        """Which weight was chosen, for the evidence of a study."""
        return Deed("chosen", WEIGHTS[action]) if action < PASS else None

    def roles(self, state: State, seat: int) -> list[str]:
        """The role, for comparisons between them."""
        assert isinstance(state, ScalesState)
        return [ROLES[state.role[seat]]]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        """None are needed."""
        return []

    def content(self, seats: int, options: Values) -> None:
        """There is no content file."""


GAME = Scales()
