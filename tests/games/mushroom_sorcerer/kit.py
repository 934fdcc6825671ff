"""Positions of Mushroom Sorcerer in table talk: set the forest, play answers by their words, look.

Seats are called by their sorcerers: with four seats 0 is Bahon, 1 Charles, 2 Eddie, 3 Cassandra.
The forest starts bare (no resources, no debris) unless a test asks for the dealt one.
"""

from __future__ import annotations

from typing import Any

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.games.mushroom_sorcerer.rules.keys import (
    DECK_KEYS,
    ELEMENT_KEYS,
    GOOD_KEYS,
    POTION_KEYS,
    SPELL_KEYS,
)
from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_NEXT_TURN, TURN_MENU
from hexmoot.games.mushroom_sorcerer.rules.memory import NIGHT, T_LAST_TARGET, TURN, W_ACTIVE
from hexmoot.games.mushroom_sorcerer.rules.pieces import (
    DECKS,
    FLASK,
    GENERAL,
    GOODS,
    HEIGHT,
    LANDS,
    MANA,
    NONE,
    SLOTS,
)
from hexmoot.games.mushroom_sorcerer.rules.towers import lift_gu, put_gu, vacate

BAHON, CHARLES, EDDIE, CASSANDRA = 0, 1, 2, 3
ROLES = ["bahon", "charles", "eddie", "cassandra"]
LETTERS = {"F": 0, "S": 1, "W": 2, "T": 3, "M": 4}
ARROW, SHIELD = 1, 0
DROP = GOOD_KEYS.index("drop")


def game() -> Game:
    """The game under test."""
    return registry.game("mushroom_sorcerer")


def land(label: str) -> int:
    """`c3` is land 12."""
    return 5 * (int(label[1]) - 1) + "abcde".index(label[0].lower())


class Table:
    """A started game whose position a test sets piece by piece; supplies stay counted."""

    def __init__(
        self, seats: int = 4, *, seed: int = 1, dealt: bool = False, **options: Any
    ) -> None:
        options.setdefault("roles", ROLES[:seats])
        options.setdefault("first_seat", 0)
        self.state: Any = game().start(seats=seats, seed=seed, **options)
        self.state.is_telling = True
        self.log: list[str] = []
        if not dealt:
            self.bare()

    # ---- setting

    def bare(self) -> None:
        """Take everything off the lands, back to the supplies."""
        state = self.state
        for number in range(LANDS):
            good = int(state.land_good[number])
            if good != NONE:
                state.supply[good] += 1
                state.land_good[number] = NONE
        state.debris_supply += bin(int(state.debris)).count("1")
        state.debris = 0
        state.relist()

    def has(self, seat: int, **counts: int) -> Table:
        """Exactly so many drops, mana, flasks, and flame or stone servants in the reserve."""
        for name, count in counts.items():
            good = GOOD_KEYS.index({"drops": "drop", "flasks": "flask"}.get(name, name))
            place = seat * GOODS + good
            self.state.supply[good] += self.state.goods[place] - count
            self.state.goods[place] = count
        return self.fresh()

    def tower(self, seat: int, where: str, stack: str, flame: int = 0, stone: int = 0) -> Table:
        """A tower, bottom GU first, with servants on it."""
        state = self.state
        number = land(where)
        for letter in stack:
            state.box[LETTERS[letter]] -= 1
            put_gu(state, seat, number, LETTERS[letter])
        for kind, count in enumerate((flame, stone)):
            state.supply[kind] -= count
            state.servants[2 * number + kind] += count
        return self.fresh()

    def no_tower(self, where: str) -> Table:
        """Clear a land."""
        number = land(where)
        while self.state.height[number] > 0:
            self.state.box[lift_gu(self.state, number)] += 1
        vacate(self.state, number)
        return self.fresh()

    def elements(self, seat: int, *steps: int, moon: int | None = None) -> Table:
        """The seat's places on the flame, stone, water and thunder tracks, and on the moon
        track.
        """
        for element, step in enumerate(steps):
            self.state.element[seat * GENERAL + element] = step
        if moon is not None:
            self.state.moon[seat] = moon
            self.state.influence[seat] = 0 if moon else self.state.influence[seat]
        return self.fresh()

    def influence(self, seat: int, points: int) -> Table:
        """The seat's influence."""
        self.state.influence[seat] = points
        return self.fresh()

    def dice(self, seat: int, count: int) -> Table:
        """The seat's war dice."""
        self.state.dice_supply += self.state.dice[seat] - count
        self.state.dice[seat] = count
        return self.fresh()

    def lying(self, where: str, good: str) -> Table:
        """A piece of a resource, or a flask, on a land."""
        number = GOOD_KEYS.index(good)
        self.state.supply[number] -= 1
        self.state.land_good[land(where)] = number
        return self.fresh()

    def debris(self, *places: str) -> Table:
        """Debris on lands."""
        for where in places:
            self.state.debris |= 2 ** land(where)
            self.state.debris_supply -= 1
        return self.fresh()

    def scrolls(self, seat: int, *keys: str) -> Table:
        """Scrolls in the seat's archive, taken out of the decks."""
        for key in keys:
            spell = SPELL_KEYS.index(key)
            self._take_from_deck(spell)
            size = int(self.state.archive_size[seat])
            self.state.archive[seat * SLOTS + size] = spell
            self.state.archive_size[seat] = size + 1
            self.state.scrolls[seat] |= 2**spell
        return self.fresh()

    def _take_from_deck(self, spell: int) -> None:
        deck = int(self.state.tables.spell_deck[spell])
        if self.state.deck_top[deck] == spell:
            rest = int(self.state.deck_rest[deck])
            other = rest.bit_length() - 1
            self.state.deck_top[deck] = other
            self.state.deck_rest[deck] = rest - 2**other
        else:
            self.state.deck_rest[deck] -= 2**spell

    def top(self, key: str) -> Table:
        """This scroll is the visible one of its deck."""
        spell = SPELL_KEYS.index(key)
        deck = int(self.state.tables.spell_deck[spell])
        shown = int(self.state.deck_top[deck])
        if shown != spell:
            self.state.deck_rest[deck] += 2**shown - 2**spell
            self.state.deck_top[deck] = spell
        return self.fresh()

    def scrolls_only(self, seat: int, *keys: str) -> Table:
        """Scrolls in the seat's archive that had left the game, so that the decks stay as they
        are.
        """
        for key in keys:
            spell = SPELL_KEYS.index(key)
            self.state.discard &= ~(2**spell)
            deck = int(self.state.tables.spell_deck[spell])
            self.state.deck_rest[deck] |= 2**spell
            self.scrolls(seat, key)
        return self

    def top_only(self, key: str) -> Table:
        """A deck is cut down to this one scroll, which may have left the game."""
        spell = SPELL_KEYS.index(key)
        deck = int(self.state.tables.spell_deck[spell])
        self.state.discard |= 2 ** int(self.state.deck_top[deck])
        self.state.discard &= ~(2**spell)
        self.state.deck_top[deck] = spell
        return self.fresh()

    def deck_left(self, deck: str, *keys: str) -> Table:
        """A deck is cut down to these scrolls, the first one visible; the others left the game."""
        number = DECK_KEYS.index(deck)
        spells = [SPELL_KEYS.index(key) for key in keys]
        top = int(self.state.deck_top[number])
        whole = int(self.state.deck_rest[number]) + (2**top if top != NONE else 0)
        self.state.discard |= whole & ~sum(2**spell for spell in spells)
        self.state.deck_top[number] = spells[0] if spells else NONE
        self.state.deck_rest[number] = sum(2**spell for spell in spells[1:])
        return self.fresh()

    def flip(self, key: str) -> Table:
        """This scroll in an archive has been used up."""
        self.state.flipped |= 2 ** SPELL_KEYS.index(key)
        return self.fresh()

    def potion(self, seat: int, key: str) -> Table:
        """The seat has drunk this potion for the round."""
        number = POTION_KEYS.index(key)
        self.state.potion[seat] = number
        self.state.potions_left[seat] &= ~(2**number)
        return self.fresh()

    def supply(self, **counts: int) -> Table:
        """Cut supplies down; the rest of the pieces goes to the last seat's holdings."""
        last = int(self.state.seats) - 1
        for name, count in counts.items():
            good = GOOD_KEYS.index({"drops": "drop", "flasks": "flask"}.get(name, name))
            self.state.goods[last * GOODS + good] += self.state.supply[good] - count
            self.state.supply[good] = count
        return self.fresh()

    def box(self, **counts: int) -> Table:
        """So many GUs of a kind are in the box; the others are taken out of the count."""
        for name, count in counts.items():
            self.state.box[ELEMENT_KEYS.index(name)] = count
        return self.fresh()

    def turn_of(self, seat: int, *, cycle: int = 1, after: tuple[int, ...] = ()) -> Table:
        """It is this seat's turn, nothing done yet; `after` are the seats still to come."""
        state = self.state
        state.depth = 0
        state.phase = NIGHT
        state.cycle = cycle
        state.active = seat
        state.war[W_ACTIVE] = 0
        for index in range(TURN):
            state.turn[index] = 0
        state.turn[T_LAST_TARGET] = NONE
        for index, other in enumerate(after):
            state.queue[index] = other
        state.queue_at = 0
        state.queue_size = len(after)
        state.push(STEP_NEXT_TURN, 0)
        state.push(TURN_MENU, seat)
        return self.fresh()

    def turn(self, index: int, value: int) -> Table:
        """Something the running turn remembers."""
        self.state.turn[index] = value
        return self.fresh()

    def order(self, *seats: int) -> Table:
        """The order track."""
        for index, seat in enumerate(seats):
            self.state.order[index] = seat
        return self.fresh()

    def step(self, kind: int, a: int = 0) -> Table:
        """Let the game go on from a step of the round."""
        self.state.depth = 0
        self.state.events_told = type(self.state.events_told)([])
        self.state.push(kind, 0, a)
        self.state.settle()
        return self.heard()

    def fresh(self) -> Table:
        """The choices after something was set."""
        self.state.relist()
        return self

    def show(self, *outcomes: int) -> Table:
        """The next chance outcomes: for dice ARROW or SHIELD."""
        self.state.load_chance(list(outcomes))
        return self

    # ---- playing

    def play(self, *answers: str) -> Table:
        """Give answers by their words, one after the other; none may break an invariant."""
        for words in answers:
            before = set(self.state.problems())
            self.state.apply(self.state.setup.game.actions.parse(words))
            assert set(self.state.problems()) <= before, f"{words} broke an invariant"
            self.heard()
        return self

    def heard(self) -> Table:
        """Keep what was told."""
        self.log += [event.text for event in self.state.events(None)]
        return self

    # ---- looking

    @property
    def choices(self) -> list[str]:
        """The legal answers in words."""
        return [self.state.setup.game.actions.text(action) for action in self.state.legal()]

    def offered(self, verb: str) -> list[str]:
        """The arguments offered for one verb: `offered("grow")` gives lands."""
        words = [choice.split() for choice in self.choices]
        return [" ".join(parts[1:]) for parts in words if parts[0] == verb]

    @property
    def asked(self) -> str:
        """The name of the present decision, or `over`."""
        decision = self.state.decision
        return "over" if decision is None else str(decision.kind)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.seat)

    def good(self, seat: int, key: str) -> int:
        """How much of a good a seat has (servants: in the reserve)."""
        return int(self.state.goods[seat * GOODS + GOOD_KEYS.index(key)])

    def drops(self, seat: int) -> int:
        """The drops of a seat."""
        return int(self.state.goods[seat * GOODS + DROP])

    def mana(self, seat: int) -> int:
        """The mana of a seat."""
        return int(self.state.goods[seat * GOODS + MANA])

    def flasks(self, seat: int) -> int:
        """The flasks of a seat."""
        return int(self.state.goods[seat * GOODS + FLASK])

    def reserve(self, seat: int) -> tuple[int, int]:
        """Flame and stone servants in the reserve."""
        return self.good(seat, "flame"), self.good(seat, "stone")

    def points(self, seat: int) -> int:
        """The influence of a seat."""
        return int(self.state.influence[seat])

    def moon(self, seat: int) -> int:
        """How far a seat has come on the moon track."""
        return int(self.state.moon[seat])

    def track(self, seat: int) -> list[int]:
        """The seat's places on the four general tracks."""
        return [int(self.state.element[seat * GENERAL + element]) for element in range(GENERAL)]

    def stack(self, where: str) -> str:
        """The GUs on a land, bottom first."""
        number = land(where)
        kinds = [int(self.state.stack[number * HEIGHT + n]) for n in range(HEIGHT)]
        return "".join("FSWTM"[kind] for kind in kinds if kind != NONE)

    def guards(self, where: str) -> tuple[int, int]:
        """Flame and stone servants on a land."""
        number = land(where)
        return int(self.state.servants[2 * number]), int(self.state.servants[2 * number + 1])

    def owner(self, where: str) -> int | None:
        """Who has a tower there."""
        found = int(self.state.owner[land(where)])
        return None if found == NONE else found

    def archive(self, seat: int) -> list[str]:
        """The scrolls of a seat by place; flipped ones in brackets."""
        found = []
        for slot in range(int(self.state.archive_size[seat])):
            spell = int(self.state.archive[seat * SLOTS + slot])
            name = SPELL_KEYS[spell]
            found.append(f"({name})" if self.state.is_flipped(spell) else name)
        return found

    def tops(self) -> list[str | None]:
        """The visible scrolls of the four decks."""
        tops = [int(self.state.deck_top[deck]) for deck in range(DECKS)]
        return [None if top == NONE else SPELL_KEYS[top] for top in tops]

    def left_game(self, key: str) -> bool:
        """Is this scroll out of the game?"""
        return bool((int(self.state.discard) >> SPELL_KEYS.index(key)) & 1)

    def stock(self, key: str) -> int:
        """How much of a good the supply has."""
        return int(self.state.supply[GOOD_KEYS.index(key)])

    def has_debris(self, where: str) -> bool:
        """Does debris lie in this land?"""
        return bool((int(self.state.debris) >> land(where)) & 1)

    def label(self, words: str) -> Any:
        """The label of an answer."""
        made = self.state.setup.game
        return made.label(self.state, made.actions.parse(words))
