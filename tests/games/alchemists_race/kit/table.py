"""Positions as table talk: `at("O3<O2 poison / O3<O4 grass:2", dice="2")` sets one up and plays it.

Seats are A, B, C, D, written in order and parted by `/`. A seat is its space, `<` and the space it
came from (left out: a free heading), then what it holds (`grass:2`, `poison`), `coins:17`,
`defended`, `invisible`. The dice are loaded strictly: a test that rolls more than it says fails.
"""

from __future__ import annotations

from typing import Any, cast

import hexmoot
from hexmoot.engine.native.stack import KIND
from hexmoot.games.alchemists_race.rules.actions import (
    LOSE_POTION,
    LOSE_RESOURCE,
    METEOR,
    POISON,
    POTION_WORDS,
    RESOURCE_WORDS,
    STEP,
    SWAP,
    TELEPORT,
)
from hexmoot.games.alchemists_race.rules.flow import Playable
from hexmoot.games.alchemists_race.rules.kinds import DECISIONS, KINDS, NO_SPACE, UNLIMITED
from hexmoot.games.alchemists_race.rules.turn import begin_turn

GAME = hexmoot.game("alchemists_race")
SEATS = "ABCD"
# The worked examples count supply and stacks, so they limit both.
COUNTED = {"resource_supply": "scarce", "potion_supply": 4}


def at(
    position: str,
    dice: str = "",
    turn: str = "A",
    first: str = "A",
    round: int = 1,  # noqa: A002
    **options: Any,
) -> Table:
    """A position at the beginning of a seat's turn, played on to the first real choice."""
    seats = position.split("/")
    table = Table(len(seats), SEATS.index(first), options)
    for seat, words in enumerate(seats):
        table.put(seat, words.split())
    table.state.round = round
    table.dice(dice)
    table.begin(SEATS.index(turn))
    return table


class Table:
    """A game on the table: what is asked, what may be answered, who has what."""

    def __init__(self, seats: int, first: int, options: dict[str, Any]) -> None:
        started = GAME.start(seats=seats, seed=1, first_player=first, **options)
        self.state = cast(Playable, started)
        self.labels = [space.label for space in self.state.board.spaces]

    # ---- setting up

    def put(self, seat: int, words: list[str]) -> None:
        """Place one seat's piece and give it what it holds."""
        here, _, back = words[0].partition("<")
        self.state.position[seat] = self.labels.index(here)
        self.state.came_from[seat] = self.labels.index(back) if back else NO_SPACE
        for word in words[1:]:
            name, _, number = word.partition(":")
            self.give(seat, name, int(number or 1))

    def give(self, seat: int, name: str, number: int = 1) -> None:
        """Give a seat tokens, cards, coins or a protection."""
        state = self.state
        if name in RESOURCE_WORDS:
            for _ in range(number):
                state.take_resource(seat, RESOURCE_WORDS.index(name))
        elif name in POTION_WORDS:
            for _ in range(number):
                state.take_potion(seat, POTION_WORDS.index(name))
        elif name == "coins":
            state.coins[seat] = number
        else:
            {"defended": state.defended, "invisible": state.invisible}[name][seat] = number

    def dice(self, faces: str) -> None:
        """Load the faces to come; the die may not fall otherwise."""
        self.state.load_chance([int(face) - 1 for face in faces.split()], strict=True)

    def begin(self, seat: int) -> None:
        """Begin a seat's turn from here."""
        self.state.depth = 0
        begin_turn(self.state, seat)
        self.state.settle()

    # ---- playing

    def play(self, *answers: str) -> Table:
        """Give answers one after another, each checked."""
        for answer in answers:
            self.state.apply(self.number(answer))
        return self

    def number(self, answer: str) -> int:
        """The action of table talk: `O2` is a step, `poison B` an attack, `lose wood` a loss."""
        if answer in self.labels:
            return STEP + self.labels.index(answer)
        verb, _, about = answer.partition(" ")
        if verb == "teleport":
            return TELEPORT + self.labels.index(about)
        if verb in ("swap", "poison", "meteor"):
            base = {"swap": SWAP, "poison": POISON, "meteor": METEOR}[verb]
            return base + SEATS.index(about)
        if verb == "lose" and about in POTION_WORDS:
            return LOSE_POTION + POTION_WORDS.index(about)
        words = {"end": "end_turn", "speed": "play speed"}
        words |= {"invisibility": "play invisibility", "defence": "play defence"}
        return GAME.actions.parse(words.get(answer, answer))

    # ---- looking

    @property
    def asked(self) -> str:
        """Who is asked what: `B lose_resources`."""
        kind = DECISIONS[int(self.state.frames[self.state.top() + KIND])]
        return f"{SEATS[self.state.seat]} {kind}"

    @property
    def choices(self) -> str:
        """What may be answered, in the order of the action table."""
        return " | ".join(self.words(action) for action in self.state.legal())

    def words(self, action: int) -> str:
        """An action as table talk."""
        if action >= TELEPORT:
            return f"teleport {self.labels[action - TELEPORT]}"
        if action >= STEP:
            return self.labels[action - STEP]
        if action >= LOSE_RESOURCE:
            lost = [*RESOURCE_WORDS, *POTION_WORDS][action - LOSE_RESOURCE]
            return f"lose {lost}"
        words = GAME.actions.text(action)
        verb, _, about = words.partition(" ")
        if verb in ("swap", "poison", "meteor"):
            return f"{verb} {SEATS[int(about)]}"
        return about if verb == "play" else words.replace("end_turn", "end")

    def seat(self, name: str) -> str:
        """Everything about a seat in the words in which it was set up."""
        state, seat = self.state, SEATS.index(name)
        row = seat * KINDS
        words = [self.place(name)]
        for names, held in ((RESOURCE_WORDS, state.resources), (POTION_WORDS, state.potions)):
            for kind, word in enumerate(names):
                number = held[row + kind]
                if number:
                    words.append(word if number == 1 else f"{word}:{number}")
        if state.coins[seat]:
            words.append(f"coins:{state.coins[seat]}")
        words += ["defended"] if state.defended[seat] else []
        words += ["invisible"] if state.invisible[seat] else []
        return " ".join(words)

    def place(self, name: str) -> str:
        """Where a seat's piece stands and came from."""
        seat = SEATS.index(name)
        space, back = self.state.position[seat], self.state.came_from[seat]
        return self.labels[space] + ("" if back == NO_SPACE else f"<{self.labels[back]}")

    @property
    def seats(self) -> list[str]:
        """All seats, as they were set up."""
        return [self.seat(name) for name in SEATS[: self.state.seats]]

    def supply(self, resource: str) -> int | None:
        """Tokens left, None without a limit."""
        left = int(self.state.supply[RESOURCE_WORDS.index(resource)])
        return None if left == UNLIMITED else left

    def stack(self, potion: str) -> int | None:
        """Cards left, None without a limit."""
        left = int(self.state.stacks[POTION_WORDS.index(potion)])
        return None if left == UNLIMITED else left

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.state.active]
