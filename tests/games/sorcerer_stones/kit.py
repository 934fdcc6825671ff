"""Positions of Sorcerer & Stones in a few words, for tests that read like table talk."""

from __future__ import annotations

from typing import Any, cast

import hexmoot
from hexmoot.engine.events import told_to
from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.numbers import table as row
from hexmoot.engine.native.stack import KIND
from hexmoot.games.sorcerer_stones.rules import kinds, turn
from hexmoot.games.sorcerer_stones.rules.actions import MAGIC_WORDS
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.rules.geometry import in_reading_order
from hexmoot.games.sorcerer_stones.rules.kinds import CODES, COLOURS, EMPTY, MAGIC, NO_CARD

GAME = hexmoot.game("sorcerer_stones")

# Places of the four letters of `[NW NE / SW SE]` among the slots NW, NE, SE, SW.
READING = (0, 1, 3, 2)

# The plane of the worked examples: Z1, Z2 over Z3, Z4, unturned.
PLANE = "GRBGNB YGNBYR NYBYGN YGNGNG BRYNRY GNRBYR".replace(" ", "")
# Wood top left, Water top right, Metal bottom left, Fire bottom right.
CORNERS = "GBYR"


def colour(code: str) -> int:
    """The number of a stone's colour; a dot is an empty corner."""
    return EMPTY if code == "." else CODES.index(code)


def space(name: str) -> int:
    """`r4c1` as a number."""
    return 6 * int(name[1]) + int(name[3])


def counts(codes: str) -> list[int]:
    """How many stones of each colour."""
    return [codes.count(code) for code in CODES]


class Table:
    """A started game whose pieces can be put anywhere. Seat 0 begins and is to play a card."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        options = {"start_seat": 0, **options}
        self.state = cast(Playable, GAME.start(seats=seats, seed=1, **options))
        while self.kind == kinds.PLACE_TAOIST:
            self.state.apply(self.state.legal()[0])

    # ---- putting pieces

    def zones(self, *words: str) -> Table:
        """Stones of T0, T1, … written `G B / R N`; a dot is an empty slot."""
        for zone, letters in enumerate(words):
            for index, code in enumerate(letters.replace("/", "").split()):
                self.state.slots[4 * zone + READING[index]] = colour(code)
        return self

    def layout(self, *cells: tuple[int, int]) -> Table:
        """The lattice cells of T0 to T4."""
        shape = in_reading_order(list(cells))
        self.state.shape = self.state.tables.lattice.number_of[shape]
        for zone, cell in enumerate(cells):
            self.state.zone_place[zone] = shape.index(cell)
            self.state.place_zone[shape.index(cell)] = zone
        return self

    def taoist(self, zone: int, seat: int = 0) -> Table:
        """Where a seat's Taoist stands."""
        self.state.taoist[seat] = zone
        return self

    def holds(self, codes: str, seat: int = 0) -> Table:
        """The whole reservoir of a seat."""
        for index, count in enumerate(counts(codes)):
            self.state.reservoir[seat * COLOURS + index] = count
        return self

    def line(self, codes: str) -> Table:
        """The whole line, head first."""
        self.state.line_length = 0
        for code in codes:
            self.state.to_tail(colour(code))
        return self

    def hand(self, words: str, seat: int = 0) -> Table:
        """The magic cards turned up; the rest of the eleven is the deck."""
        state = self.state
        for card in range(MAGIC):
            held = words.split().count(MAGIC_WORDS[card])
            state.hand[seat * MAGIC + card] = held
            state.deck[seat * MAGIC + card] = state.tables.copies[card] - held
            state.discard[seat * MAGIC + card] = 0
        state.hand_count[seat] = len(words.split())
        state.deck_count[seat] = 11 - len(words.split())
        return self

    def deck(self, words: str, seat: int = 0) -> Table:
        """The magic cards still to be drawn; set after the hand, the others are discards."""
        state = self.state
        for card in range(MAGIC):
            index = seat * MAGIC + card
            state.deck[index] = words.split().count(MAGIC_WORDS[card])
            state.discard[index] = state.tables.copies[card] - state.hand[index] - state.deck[index]
        state.deck_count[seat] = len(words.split())
        return self

    def objectives(self, *numbers: int) -> Table:
        """OB1 is 1, …; any number of them."""
        self.state.open_objectives = sum(int(BIT[number - 1]) for number in numbers)
        return self

    def offer(self, *cards: int) -> Table:
        """Artifacts A1 to A14 by number: the row, then the deck's top."""
        for position in range(4):
            card = cards[position] - 1 if position < len(cards) else NO_CARD
            self.state.offer[position] = card
        seen = sum(int(BIT[card - 1]) for card in cards) + sum(map(int, self.state.crafted))
        self.state.artifact_bag = int(BIT[14]) - 1 - seen
        return self

    def crafted(self, *cards: int, seat: int = 0) -> Table:
        """The artifacts a seat has crafted; set before the offer."""
        self.state.crafted[seat] = sum(int(BIT[card - 1]) for card in cards)
        self.state.crafted_count = sum(bin(mask).count("1") for mask in self.state.crafted)
        return self

    def plane(self) -> Table:
        """The plane and the stacks of the worked examples; the rune 1 of each type is out."""
        self.state.plane = row([colour(code) for code in PLANE])
        self.state.corner_type = row([colour(code) for code in CORNERS] + [4])
        return self.stacks(R="23", B="23", Y="23", G="23", N="234")

    def stacks(self, **values: str) -> Table:
        """The rune values left of each type; values are 1, 2, 3 (Earth up to 4)."""
        for code, digits in values.items():
            self.state.stack[colour(code)] = sum(int(BIT[int(digit) - 1]) for digit in digits)
        return self

    def spirit(self, name: str, seat: int = 0) -> Table:
        """Where a seat's Spirit stands."""
        self.state.spirit[seat] = space(name)
        return self

    def owns(self, seat: int = 0, **values: int) -> Table:
        """Claimed runes of a seat by type and value; the own colour is owned anyway."""
        state = self.state
        state.owned[seat] = BIT[state.colour[seat]]
        for index, code in enumerate(CODES):
            value = values.get(code, 0)
            state.rune[seat * COLOURS + index] = value
            if value:
                state.owned[seat] |= BIT[index]
        return self

    def took(self, codes: str) -> Table:
        """The active seat took these stones this turn: held, and good for steps."""
        for index, count in enumerate(counts(codes)):
            self.state.gained[index] += count
            self.state.budget[index] += count
            self.state.reservoir[self.state.active * COLOURS + index] += count
        return self

    def qi(self, amount: int, seat: int = 0) -> Table:
        """How much Qi a seat has."""
        self.state.qi[seat] = amount
        return self

    def credited(self, amount: int, seat: int = 0) -> Table:
        """Qi the empty supply still owes a seat."""
        self.state.qi_credited[seat] = amount
        return self

    def supply(self, amount: int) -> Table:
        """How much Qi is left for all."""
        self.state.qi_supply = amount
        return self

    # ---- where in the turn

    def before(self, kind: int, seat: int = 0) -> Table:
        """The turn of a seat stands right before this decision or step; `go` lets it run."""
        state = self.state
        state.ending = 0
        state.active = seat
        state.depth = 0
        turn.clear_scratch(state)
        turn.push_steps(state)
        while self.kind != kind:
            state.pop()
        return self

    def go(self) -> Table:
        """Do what follows by itself, up to the next question."""
        self.state.settle()
        return self

    def relist(self) -> Table:
        """List the choices anew after a change."""
        self.state.relist()
        return self

    def activate(self, seat: int = 0) -> Table:
        """Run the activation of a seat's zone, up to the next question."""
        return self.before(kinds.ACTIVATE, seat).go()

    def play(self, *words: str) -> Table:
        """Answer, by the words of the actions."""
        for text in words:
            self.state.apply(GAME.actions.parse(text))
        return self

    # ---- looking

    @property
    def kind(self) -> int:
        """The kind of question that is asked."""
        return int(self.state.frames[self.state.top() + KIND])

    @property
    def asked(self) -> str:
        """The name of the present decision."""
        return kinds.DECISIONS[self.kind]

    @property
    def choices(self) -> list[str]:
        """The legal answers in words."""
        return [GAME.actions.text(action) for action in self.state.legal()]

    @property
    def ending(self) -> str | None:
        """Why the game is over, or None."""
        outcome = self.state.outcome
        return None if outcome is None else outcome.reason.name

    def stones(self, seat: int = 0) -> str:
        """The reservoir in colour order."""
        return "".join(
            code * self.state.reservoir[seat * COLOURS + index] for index, code in enumerate(CODES)
        )

    def zone(self, zone: int) -> str:
        """A zone as it was written for `zones`."""
        codes = [(*CODES, ".")[self.state.slots[4 * zone + slot]] for slot in READING]
        return f"{codes[0]} {codes[1]} / {codes[2]} {codes[3]}"

    @property
    def tail(self) -> str:
        """The whole line, head first."""
        return "".join(CODES[self.state.line[k]] for k in range(self.state.line_length))

    def cards(self, seat: int = 0) -> list[str]:
        """The magic cards turned up."""
        return [
            word
            for card, word in enumerate(MAGIC_WORDS)
            for _ in range(self.state.hand[seat * MAGIC + card])
        ]

    def discards(self, seat: int = 0) -> list[str]:
        """The magic cards a seat has played, in the order of the game."""
        return [
            word
            for card, word in enumerate(MAGIC_WORDS)
            for _ in range(self.state.discard[seat * MAGIC + card])
        ]

    @property
    def row(self) -> list[int]:
        """The cards on offer by number, 0 for a gap."""
        return [int(self.state.offer[position]) + 1 for position in range(4)]

    def at_space(self, seat: int = 0) -> str:
        """Where a Spirit stands."""
        number = int(self.state.spirit[seat])
        return f"r{number // 6}c{number % 6}"

    def parts(self, seat: int = 0) -> dict[str, int]:
        """What a seat's points are made of."""
        return GAME.score_parts(self.state)[seat]

    def events(self) -> list[tuple[str, tuple[int, ...]]]:
        """What the last answer brought about."""
        return [(kinds.EVENTS[kind], numbers) for kind, numbers in told_to(self.state, None)]


def at(seats: int = 2, **options: Any) -> Table:
    """A standard game (or as the options say) on seat 0's first card."""
    return Table(seats, options)


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Playable:
    """A game as it is dealt, before any answer."""
    return cast(Playable, GAME.start(seats=seats, seed=seed, **options))


# ---- a board to look at, and what its asked seat may answer

# Two lines of blue through T2, one down and one slanting.
CROSSED = ("R N / B G", "N R / Y G", "B Y / B B", "B N / R G", "B R / N G")


def blue_board(**options: Any) -> Table:
    """Blue on T2 with two lines through it, three objectives open, a card to play."""
    table = (
        at(2, colors=["B", "G"], **options).plane().objectives(1, 2, 4).zones(*CROSSED).taoist(2)
    )
    table.taoist(0, seat=1).hand("spin fly quake shift-r").supply(20)
    return table.before(kinds.FIRST_CARD).go()


def labels(table: Table) -> dict[str, str]:
    """The choices of the asked seat: text of the action to label."""
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["label"] for choice in shown["choices"]}


def targets(table: Table) -> dict[str, str]:
    """What each choice points at, by its text."""
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["target"] for choice in shown["choices"]}


def warnings(table: Table) -> dict[str, str]:
    """What each choice warns of, by its text."""
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["warning"] for choice in shown["choices"]}
