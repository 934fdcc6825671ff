"""Ravens: a tiny hidden-card game that exists only to test the engine.

Each seat holds two of the cards 0..7, the rest lies in a bag. In turn a seat plays a card (shown to
all), draws one, and may roll a die for a point. After three rounds the highest total wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec

from hexmoot.engine.actions import ActionTable, family, numbered
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DRAWS, SETUP
from hexmoot.engine.native.numbers import zeros
from hexmoot.engine.native.sheet import Sheet
from hexmoot.engine.native.stack import KIND, SEAT
from hexmoot.engine.native.state import NOBODY, State
from hexmoot.engine.native.tape import Tape
from hexmoot.engine.options import Flag, Number, OptionSet, Values
from hexmoot.engine.outcome import EndReason
from hexmoot.engine.setup import Setup
from hexmoot.engine.wording import Label, Panel, PanelRow, Tip

CARDS = 8
PLAY_CARD, GAMBLE = 0, 1
NEXT = 100
SAY_PLAYED, SAY_DREW, SAY_DREW_HIDDEN, SAY_ROLLED = 0, 1, 2, 3
IN_BAG, PLAYED = -1, -2
KEEP, ROLL, PLAY = 0, 1, 2
ORDER_KEEP, ORDER_NONE = 10, 11
ACTION_COUNT = 12


class RavensState(State):
    """Where each card is (a seat, the bag, or played), the totals, and secret standing orders."""

    def __init__(self, setup: Setup, fresh: bool) -> None:
        super().__init__(setup, setup.seats, ACTION_COUNT, 4, fresh)
        self.turns = 0
        if fresh:
            self.place = vec_of(CARDS, IN_BAG)
            self.totals = zeros(setup.seats)
            self.always_keep = zeros(setup.seats)

    def deal(self) -> None:
        """Two cards for each seat; the first seat begins."""
        for seat in range(self.seats):
            self.draw(seat, SETUP)
            self.draw(seat, SETUP)
        self.push(PLAY_CARD, 0)

    def in_place(self, place: int) -> list[int]:
        """The cards that lie there, lowest first."""
        return [card for card in range(CARDS) if self.place[card] == place]

    def draw(self, seat: int, stream: int) -> None:
        """A card from the bag, told by name to its owner alone."""
        bag = self.in_place(IN_BAG)
        if bag:
            card = bag[self.below(stream, len(bag))]
            self.place[card] = seat
            self.tell_seat(seat, SAY_DREW, seat, card)
            self.tell_others(seat, SAY_DREW_HIDDEN, seat)

    def list_choices(self) -> int:
        """Keep or roll after a card, otherwise the cards of the hand."""
        if self.frames[self.top() + KIND] == GAMBLE:
            self.choices[0], self.choices[1] = KEEP, ROLL
            return 2
        hand = self.in_place(self.argument(SEAT))
        for index, card in enumerate(hand):
            self.choices[index] = PLAY + card
        return len(hand)

    def is_always_asked(self) -> bool:
        """A single card is asked for as well: silence would tell how many there are."""
        return True

    def answer(self, action: int) -> None:
        """A card is laid open and the next one drawn; or a turn ends, with a roll or without."""
        seat = self.argument(SEAT)
        if action >= PLAY:
            self.place[action - PLAY] = PLAYED
            self.totals[seat] += action - PLAY
            self.disclose()
            self.tell(SAY_PLAYED, seat, action - PLAY)
            self.draw(seat, DRAWS)
            self.frames[self.top() + KIND] = GAMBLE
            return
        if action == ROLL:
            face = self.roll(self.setup.options["sides"])
            self.totals[seat] += 1 if face == 1 else 0
            self.tell(SAY_ROLLED, seat, face)
        self.frames[self.top() + KIND] = NEXT

    def run_step(self, kind: int) -> None:
        """The next turn, until each seat had three or somebody has no card left."""
        seat = self.argument(SEAT)
        self.pop()
        self.turns += 1
        if self.turns == 3 * self.seats or not self.in_place((seat + 1) % self.seats):
            self.end(1)
        else:
            self.push(PLAY_CARD, (seat + 1) % self.seats)

    def redeal(self, seat: int) -> None:
        """What is neither shown nor the seat's own lies anywhere; orders of others are any."""
        seen = {PLAYED} if seat == NOBODY else {PLAYED, seat}
        hidden = [card for card in range(CARDS) if self.place[card] not in seen]
        places = vec_list(sorted(self.place[card] for card in hidden))
        self.shuffle(DRAWS, places, 0, len(hidden))
        for card, place in zip(hidden, places, strict=True):
            self.place[card] = place
        for other in range(self.seats):
            if other != seat:
                self.always_keep[other] = self.below(DRAWS, 2)

    def orders(self, seat: int) -> list[int]:
        """Everybody may say at any time that no die is ever to be rolled."""
        return [ORDER_KEEP, ORDER_NONE]

    def take_order(self, seat: int, action: int) -> None:
        """A standing order holds until it is taken back."""
        self.always_keep[seat] = 1 if action == ORDER_KEEP else 0

    def standing_answer(self) -> int:
        """Who has ordered so keeps, without being asked."""
        asked = self.frames[self.top() + KIND] == GAMBLE and self.always_keep[self.seat] == 1
        return KEEP if asked else NOBODY

    def ranks(self) -> Any:
        """More points, better place; equals share one."""
        totals = list(self.totals)
        return vec_list([1 + sum(other > mine for other in totals) for mine in totals])

    def observe(self, seat: int, sheet: Sheet) -> None:
        """The own hand and order, what was played, and every total, the viewer's first."""
        for card in range(CARDS):
            sheet.flag(f"held[{card}]", self.place[card] == seat)
            sheet.flag(f"played[{card}]", self.place[card] == PLAYED)
        sheet.number("order", self.always_keep[seat], 0, 1)
        for offset in range(self.seats):
            sheet.about_seat(offset)
            sheet.number("total", self.totals[(seat + offset) % self.seats], 0, 50)

    def copy(self) -> RavensState:
        """Every field, none of them shared."""
        twin = RavensState(self.setup, False)
        twin.copy_base(self)
        twin.turns = self.turns
        twin.place = self.place[:]
        twin.totals = self.totals[:]
        twin.always_keep = self.always_keep[:]
        return twin

    def exchange(self, tape: Tape) -> None:
        """Every field, in the order in which it is stored."""
        self.turns = tape.number(self.turns)
        self.place = tape.array(self.place)
        self.totals = tape.array(self.totals)
        self.always_keep = tape.array(self.always_keep)

    def problems(self) -> list[str]:
        """The one thing that can be wrong."""
        return [] if self.turns <= 3 * self.seats else ["too many turns"]


def vec_of(count: int, value: int) -> Any:
    """So many of one value, as compiled code keeps them."""
    return vec_list([value] * count)


def vec_list(values: list[int]) -> Any:
    """These numbers, as compiled code keeps them."""
    from mypy_extensions import i64 as native

    return vec[native](values)


class Ravens(Game):
    name = "ravens"
    title = "Ravens"
    summary = "Three rounds of high cards."
    minutes = (1, 2)
    weight = 1.0
    min_seats, max_seats = 2, 3
    rules_version = 3
    places = ("card", "die")
    actions = ActionTable(
        [
            family("keep", KEEP),
            family("roll", ROLL),
            family("play", PLAY, numbered(CARDS)),
            family("order", ORDER_KEEP, ("keep", "none")),
        ]
    )
    options = OptionSet(
        [Number("sides", 6, "faces of the die", 2, 12), Flag("loud", False, "no effect")],
        {"standard": {}, "coin": {"sides": 2}},
    )
    decisions = {PLAY_CARD: "play_card", GAMBLE: "gamble"}
    events = {
        SAY_PLAYED: "played",
        SAY_DREW: "drew",
        SAY_DREW_HIDDEN: "drew_hidden",
        SAY_ROLLED: "rolled",
    }
    endings = (EndReason("three_rounds", "Everybody has played three cards."),)
    glossary = {"raven": Tip("Raven", "A card with a number.")}

    def blank(self, setup: Setup) -> State:
        """An empty table, for copies and dumps to fill."""
        return RavensState(setup, True)

    def content(self, seats: int, options: Values) -> None:
        """There is no content file."""

    def table(self, state: State, viewer: int | None) -> dict[str, Any]:
        """The own hand and order, how many cards the others hold, and what was played."""
        assert isinstance(state, RavensState)
        hand = [] if viewer is None else [int(card) for card in state.in_place(viewer)]
        order = None if viewer is None else int(state.always_keep[viewer])
        sizes = [len(state.in_place(seat)) for seat in range(state.seats)]
        played = [int(card) for card in state.in_place(PLAYED)]
        return {
            "hand": hand,
            "order": order,
            "sizes": sizes,
            "played": played,
            "totals": [int(total) for total in state.totals],
        }

    def prompt(self, state: State, viewer: int | None) -> str:
        """One sentence for the asked seat, another for all others."""
        if viewer != state.seat:
            return f"Waiting for seat {state.seat + 1}."
        return "Play a card." if state.frames[state.top() + KIND] == PLAY_CARD else "Roll?"

    def label(self, state: State, action: int) -> Label:
        """What an action is called, and the card or die it points at."""
        if action >= PLAY:
            return Label(f"Play {action - PLAY}", f"card:{action - PLAY}")
        return Label(("Keep", "Roll")[action], "die")

    def event_text(self, state: State, kind: int, numbers: tuple[int, ...]) -> str:
        """The name of the event and its two numbers."""
        return f"{self.events[kind]} {numbers[0]} {numbers[1]}."

    def score_parts(self, state: State) -> list[dict[str, int]]:
        """The sum of the cards played."""
        assert isinstance(state, RavensState)
        return [{"cards": int(total)} for total in state.totals]

    def panels(self, table: Mapping[str, Any]) -> list[Panel]:
        """One panel: the hand."""
        return [Panel("Hand", tuple(PanelRow("card", str(card)) for card in table["hand"]))]


GAME = Ravens()
