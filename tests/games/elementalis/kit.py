"""A builder that reads like table talk: who sits there, what they own, what the dice show.

>>> bench = at("F/A", "E/E", pools=["FF", ""])
>>> bench.power("FF A A W / E")
>>> bench.play("declare no")
>>> bench.channel
'FA'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hexmoot
from hexmoot.engine.native.numbers import BIT
from hexmoot.engine.native.stack import KIND
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.flow import Playable
from hexmoot.games.elementalis.rules.mages import become_mage

GAME = hexmoot.game("elementalis")
COLOURS = "FWEA"
PRINTED = "fwea"
FACES = ("F", "W", "E", "A", "X", "S", "FF", "WW", "EE", "AA")
SLOTS = ("D1", "D2", "D3", "D4", "Q1", "Q2", "Q3", "Q4", "SUN")


def outcome(face: str) -> int:
    """The chance outcome that makes a die show a face: its double, or the Sun, is the sixth."""
    return "FWEAX".index(face) if face in "FWEAX" else 5


class Bench:
    """A started game with short names for what tests look at."""

    def __init__(self, state: Playable) -> None:
        self.state = state

    # ---- doing

    def power(self, dice: str) -> Bench:
        """Roll the Power Roll of the active seat, showing `D1 D2 D3 D4 / SUN`."""
        return self.step(k.STEP_POWER, dice)

    def chance(self, dice: str) -> Bench:
        """Roll the Chance Roll; name only the dice that are rolled."""
        return self.step(k.STEP_CHANCE, dice)

    def chance_from(self, dice: str) -> Bench:
        """Roll a Chance Roll of all five dice, a Cultist keeping the Sun die."""
        self.state.in_play = k.FULL_TRAY
        self.chance(dice)
        return self.play("sun keep") if self.asked == "sun_reroll" else self

    def cosmic(self, face: str) -> Bench:
        """Roll the Cosmic Roll."""
        return self.step(k.STEP_COSMIC, face)

    def begin_turn(self, dice: str = "") -> Bench:
        """Begin the active seat's turn from its start."""
        return self.step(k.STEP_TURN, dice)

    def step(self, kind: int, dice: str) -> Bench:
        """Put a step on the empty stack, load the dice and let things happen."""
        self.state.depth = 0
        self.load(dice)
        self.state.push(kind, 0)
        self.state.settle()
        return self

    def step_loaded(self) -> Bench:
        """Roll the Power Roll with chance that is loaded already."""
        self.state.push(k.STEP_POWER, 0)
        self.state.settle()
        return self

    def load(self, dice: str) -> Bench:
        """The faces the next dice will show, in slot order."""
        faces = dice.replace("/", " ").split()
        self.state.load_chance([outcome(face) for face in faces])
        return self

    def play(self, *answers: str, dice: str = "") -> Bench:
        """Give these answers; `dice` are the faces of dice thrown meanwhile."""
        if dice:
            self.load(dice)
        for answer in answers:
            self.state.apply(GAME.actions.parse(answer))
        return self

    def order(self, seat: int, text: str) -> Bench:
        """Leave a standing order."""
        self.state.give_order(seat, GAME.actions.parse(text))
        return self

    def pass_window(self) -> Bench:
        """Nobody declares (or, having declared, casts or answers) in this window."""
        quiet = {"declare": "declare no", "cast": "cast pass", "respond": "respond no"}
        while self.asked in quiet:
            self.play(quiet[self.asked])
        return self

    def hold(self, *slots: str) -> Bench:
        """Mark dice as held."""
        for slot in slots:
            self.state.held |= BIT[SLOTS.index(slot)]
        return self

    def scorch(self, *slots: str) -> Bench:
        """Mark dice as scorched."""
        for slot in slots:
            self.state.scorched |= BIT[SLOTS.index(slot)]
        return self

    def destroy(self, *slots: str) -> Bench:
        """Take dice out of play."""
        for slot in slots:
            self.state.in_play &= ~BIT[SLOTS.index(slot)]
        return self

    def link(self, owner: int, linked: int) -> Bench:
        """Let a link exist."""
        self.state.links |= BIT[owner * 7 + linked]
        return self

    def leak(self, *seats: int) -> Bench:
        """Let an Ether Leak reach these seats."""
        for seat in seats:
            self.state.leak += 256**seat
        return self

    def own(self, seat: int, mana: str) -> Bench:
        """Fill a Pool from the Flux: capitals are coloured, small letters colourless Mana."""
        state = self.state
        for place in range(k.POOL):
            state.flux[place % 4] += state.pool[seat * k.POOL + place]
            state.pool[seat * k.POOL + place] = 0
        for letter in mana:
            place = (COLOURS + PRINTED).index(letter)
            state.pool[seat * k.POOL + place] += 1
            state.flux[place % 4] -= 1
        return self

    def flux(self, amounts: Sequence[int]) -> Bench:
        """Set the Flux to these amounts of F W E A."""
        for colour, amount in enumerate(amounts):
            self.state.flux[colour] = amount
        return self

    def fill_channel(self, mana: str) -> Bench:
        """Put Mana of the Flux into the Channel."""
        for letter in mana:
            self.state.channel[COLOURS.index(letter)] += 1
            self.state.flux[COLOURS.index(letter)] -= 1
        return self

    def chaos(self, element: str) -> Bench:
        """Let the Chaotica have this element."""
        state = self.state
        state.chaos = COLOURS.index(element)
        for seat in range(state.seats):
            become_mage(state, seat)
        return self

    # ---- looking

    @property
    def asked(self) -> str:
        """The kind of the present decision, empty when the game is over."""
        decision = self.state.decision
        return "" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.seat

    @property
    def legal(self) -> list[str]:
        """The legal answers in words."""
        return [GAME.actions.text(action) for action in self.state.legal()]

    @property
    def spells(self) -> list[str]:
        """The castable spells of a casting turn."""
        return [text.split()[1] for text in self.legal if text not in ("cast pass",)]

    @property
    def channel(self) -> str:
        """The Channel as letters."""
        return "".join(letter * self.state.channel[c] for c, letter in enumerate(COLOURS))

    @property
    def fluxes(self) -> list[int]:
        """The Flux as amounts of F W E A."""
        return [int(amount) for amount in self.state.flux]

    @property
    def pools(self) -> list[str]:
        """All Pools as letters."""
        return [self.pool(seat) for seat in range(self.state.seats)]

    def pool(self, seat: int) -> str:
        """A Pool as letters, colourless Mana small by printed colour."""
        return "".join(
            letter * self.state.pool[seat * k.POOL + place]
            for place, letter in enumerate(COLOURS + PRINTED)
        )

    @property
    def dice(self) -> str:
        """The dice in play as `D1 D2 D3 D4 Q1.. / SUN`; a die out of play is a dash."""
        shown = []
        for slot in range(k.DIE_SLOTS):
            if (self.state.in_play >> slot) & 1:
                shown.append(FACES[self.state.face[slot]])
            elif slot < k.ELEMENT_DICE:
                shown.append("-")
        return f"{' '.join(shown)} / {FACES[self.state.face[k.SUN_SLOT]]}"

    def marked(self, mask: int) -> list[str]:
        """The slots in a mask."""
        return [slot for place, slot in enumerate(SLOTS) if (mask >> place) & 1]

    @property
    def links(self) -> list[tuple[int, int]]:
        """The links as (owner, linked)."""
        seats = range(self.state.seats)
        return [(a, b) for a in seats for b in seats if self.state.has_link(a, b)]

    @property
    def stack(self) -> list[int]:
        """The kinds on the decision stack, top last."""
        frames = self.state.frames
        return [int(frames[place * 6 + KIND]) for place in range(self.state.depth)]


def at(
    *mages: str,
    pools: Sequence[str] = (),
    chaos: str = "",
    last_turn: bool = True,
    **options: Any,
) -> Bench:
    """These mages by seat, seat 0 active, with Pools.

    Unless `last_turn` is False it is the last turn of a game of one round, so that the game is over
    when the turn is, and nothing moves afterwards.
    """
    seats = len(mages)
    settings: dict[str, Any] = {"arcana": [mage.split("/") for mage in mages]}
    if last_turn:
        settings |= {"rounds": 1, "start_seat": 1}
    state = GAME.start(seats=seats, seed=1, **(settings | options))
    assert isinstance(state, Playable)
    state.depth = 0
    state.round = 1
    state.active = 0
    state.turn = seats - 1 if last_turn else 0
    bench = Bench(state)
    if chaos:
        bench.chaos(chaos)
    for seat in range(seats):
        bench.own(seat, pools[seat] if seat < len(pools) else "")
    return bench


def scored(mage: str, dice: str, *answers: str, chaos: str = "", **options: Any) -> str:
    """What a mage has in the Channel after a Power Roll with these dice and these answers."""
    neutral = "X/E" if mage.startswith("M") else "M/F"
    bench = at(mage, neutral, chaos=chaos, **options).power(dice)
    return bench.play(*answers).channel
