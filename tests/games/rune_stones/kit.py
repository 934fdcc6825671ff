"""Positions as table talk: `at(hand=[27, 100], gems="B2 W1", stones=["plus"])` begins a turn.

Cards are their printed numbers, gems are letters with a number (`B2 W1 O3`, O is ore), answers are
the texts of the action table. Everything not named is what a fresh game has, except that the asked
seat holds nothing but what is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hexmoot
from hexmoot.games.rune_stones.content.cards import card_index, card_number
from hexmoot.games.rune_stones.content.parts import DIE_IDS, TOADSTOOL_IDS, WISP_IDS
from hexmoot.games.rune_stones.rules import card_sets as zones_of
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.actions import STONE_WORDS
from hexmoot.games.rune_stones.rules.flow import Playable
from hexmoot.games.rune_stones.rules.turn import start_turn

GAME = hexmoot.game("rune_stones")
LETTERS = "BYGRWO"
# A display with one card of each colour, a dragon and one card more.
DISPLAY = [43, 44, 45, 46, 74, 51]


def at(
    seats: int = 2,
    active: int = 0,
    *,
    preset: str = "base",
    hand: Sequence[int] = (100, 104),
    deck: Sequence[int] | None = None,
    discard: Sequence[int] = (),
    gems: str = "",
    rows: Sequence[str] = ("", ""),
    stones: Sequence[str] = (),
    tokens: Sequence[str] = (),
    display: Sequence[int | None] = tuple(DISPLAY),
    score: int = 0,
    pause: bool = False,
    **options: Any,
) -> Table:
    """A position at the beginning of a seat's turn.

    With `pause` the seat has two artifacts in row A, so that the exchange step asks before the turn
    ends and the hand is refilled.
    """
    table = Table(seats, preset, options)
    table.clear(active)
    table.lay_display(display)
    table.give_cards(active, kinds.HAND, hand)
    if deck is not None:
        table.set_zone(active, kinds.DECK, deck)
    table.set_zone(active, kinds.DISCARD, discard)
    table.set_gems(active, gems)
    table.set_rows(active, ("BY", rows[1]) if pause else rows)
    table.give_stones(active, *stones)
    table.give_tokens(active, *tokens)
    table.state.score[active] = score
    table.begin(active)
    return table


class Table:
    """A game on the table: what is asked, what may be answered, who has what."""

    def __init__(self, seats: int, preset: str, options: dict[str, Any]) -> None:
        started = GAME.start(seats=seats, seed=1, preset=preset, **{"first_player": 0, **options})
        assert isinstance(started, Playable)
        self.state = started

    # ---- setting up

    def clear(self, seat: int) -> None:
        """Take everything from a seat; its druid cards form its deck."""
        for zone in (kinds.HAND, kinds.DECK, kinds.DISCARD, kinds.KNOWN):
            self._write(zone + seat, [])
        self._write(kinds.DECK + seat, list(range(100, 108)))
        self.set_gems(seat, "")

    def _write(self, zone: int, numbers: Sequence[int]) -> None:
        words = zones_of.zone_of([card_index(number) for number in numbers])
        self.state.zones[zone * 2] = words[0]
        self.state.zones[zone * 2 + 1] = words[1]

    def _take_out(self, seat: int, number: int) -> None:
        """Take a card from wherever it lies (a druid card: among this seat's cards)."""
        card = card_index(number)
        own = [zone + seat for zone in (kinds.HAND, kinds.DECK, kinds.DISCARD, kinds.REMOVED)]
        everywhere = range(kinds.ZONES)
        for zone in own if number >= 100 else everywhere:
            zones_of.remove(self.state.zones, zone, card)
        for slot in range(kinds.SLOTS):
            if self.state.display[slot] == card:
                self.state.display[slot] = kinds.NONE

    def give_cards(self, seat: int, zone: int, numbers: Sequence[int]) -> None:
        """Put cards into one of a seat's zones (or, with seat 0, into a common one)."""
        for number in numbers:
            self._take_out(seat, number)
            zones_of.add(self.state.zones, zone + seat, card_index(number))

    def set_zone(self, seat: int, zone: int, numbers: Sequence[int]) -> None:
        """Make a zone hold exactly these cards."""
        self._write(zone + seat, [])
        self.give_cards(seat, zone, numbers)

    def set_creature_deck(self, numbers: Sequence[int], general: Sequence[int] = ()) -> None:
        """What the creature deck and the general discard hold."""
        self.set_zone(0, kinds.CREATURE_DECK, numbers)
        self.set_zone(0, kinds.GENERAL, general)

    def lay_display(self, numbers: Sequence[int | None]) -> None:
        """Lay these cards out; the old ones go under the creature deck."""
        for slot in range(kinds.SLOTS):
            old = int(self.state.display[slot])
            if old != kinds.NONE:
                zones_of.add(self.state.zones, kinds.CREATURE_DECK, old)
            self.state.display[slot] = kinds.NONE
        for slot, number in enumerate(numbers):
            if number is not None:
                self._take_out(0, number)
                self.state.display[slot] = card_index(number)

    def set_gems(self, seat: int, text: str) -> None:
        """Give a seat exactly these gems and ore, out of the supply."""
        state = self.state
        wanted = {word[0]: int(word[1:]) for word in text.split()}
        for kind, letter in enumerate(LETTERS):
            place = seat * kinds.RESOURCES + kind
            state.supply[kind] += state.owned[place] - wanted.get(letter, 0)
            state.owned[place] = wanted.get(letter, 0)

    def set_supply(self, text: str) -> None:
        """Make the supply hold so many of some kinds."""
        for word in text.split():
            self.state.supply[LETTERS.index(word[0])] = int(word[1:])

    def set_rows(self, seat: int, rows: Sequence[str]) -> None:
        """Rows as letters of filled slots; small letters are wild artifacts on that slot."""
        for row, text in enumerate(rows):
            for letter in text:
                slot = LETTERS.index(letter.upper())
                is_wild = letter.islower() or letter == "W"
                place = seat * kinds.SEAT_SLOTS + row * kinds.ROW_SLOTS + slot
                self.state.rows[place] = kinds.WILD_TILE if is_wild else kinds.OWN_COLOUR
                if is_wild:
                    self.state.wild_artifacts -= 1
                else:
                    self.state.artifact_bag[slot] -= 1

    def set_smithies(self, letters: str) -> None:
        """The artifacts at smithies 1 to 5; `-` is empty."""
        for smithy, letter in enumerate(letters):
            old = int(self.state.smithies[smithy])
            if old != kinds.NONE:
                self.state.artifact_bag[old] += 1
            colour = kinds.NONE if letter == "-" else LETTERS.index(letter)
            self.state.smithies[smithy] = colour
            if colour != kinds.NONE:
                self.state.artifact_bag[colour] -= 1

    def give_stones(self, seat: int, *words: str) -> None:
        """Stones out of the stacks."""
        for word in words:
            stone = STONE_WORDS.index(word)
            self.state.stones[seat] |= 2**stone
            self.state.stones_left[stone] -= 1

    def give_tokens(self, seat: int, *ids: str) -> None:
        """Toadstools out of the stack."""
        for name in ids:
            kind = TOADSTOOL_IDS.index(name)
            self.state.toadstool_bag[kind] -= 1
            self.state.toadstools[seat * kinds.TOADSTOOLS + kind] += 1

    def set_wisps(self, *ids: str) -> None:
        """The four face-up wisp tiles."""
        for tile, name in enumerate(ids):
            self.state.wisp_bag[self.state.wisp_up[tile]] += 1
            self.state.wisp_up[tile] = WISP_IDS.index(name)
            self.state.wisp_bag[WISP_IDS.index(name)] -= 1

    def set_night(self, *spaces: int) -> None:
        """The score spaces with wisp tokens; all others are quiet."""
        self.state.night = sum(2 ** (space // 5 - 1) for space in spaces)

    def begin(self, seat: int) -> Table:
        """Begin a seat's turn from here."""
        state = self.state
        state.depth = 0
        state.ending = 0
        state.clear_turn()
        start_turn(state, seat)
        state.settle()
        return self

    def again(self) -> Table:
        """Look at the choices afresh after the position was changed by hand."""
        self.state.relist()
        return self

    def load(self, *outcomes: int) -> Table:
        """The chance outcomes to come; later ones are free."""
        self.state.load_chance(list(outcomes))
        return self

    def roll(self, *results: str) -> Table:
        """The die results to come."""
        return self.load(*(DIE_IDS.index(result) for result in results))

    # ---- playing and looking

    def play(self, *answers: str) -> Table:
        """Give answers one after another, each checked."""
        for answer in answers:
            self.state.apply(GAME.actions.parse(answer))
        return self

    def utilize(self, *numbers: int) -> Table:
        """Play these cards for their abilities, as far as that is asked."""
        self.play("utilize")
        for number in numbers:
            if f"card {number}" in self.options:
                self.play(f"card {number}")
        if self.asked == "util_card":
            self.play("done")
        return self

    def forge(self, what: str, where: str = "row a", *, smithies: str = "") -> Table:
        """Forge at a smithy, skipping questions that are not asked: `forge("smith 4 gems")`."""
        if smithies:
            self.set_smithies(smithies)
            self.again()
        for answer in ("forge", what, where):
            if answer in self.options:
                self.play(answer)
        return self

    @property
    def options(self) -> list[str]:
        """The legal answers in words."""
        return [GAME.actions.text(action) for action in self.state.legal()]

    def offered(self, word: str) -> list[str]:
        """The legal answers that begin with a word."""
        return [text for text in self.options if text.split()[0] == word]

    @property
    def asked(self) -> str:
        """The kind of the present decision."""
        decision = self.state.decision
        return decision.kind if decision else "over"

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.seat

    def zone(self, zone: int, seat: int = 0) -> list[int]:
        """The numbers in a zone."""
        return [card_number(card) for card in zones_of.zone_cards(self.state.zones, zone + seat)]

    def hand(self, seat: int = 0) -> list[int]:
        """The cards in a seat's hand."""
        return self.zone(kinds.HAND, seat)

    def deck(self, seat: int = 0) -> list[int]:
        """The cards of a seat's deck."""
        return self.zone(kinds.DECK, seat)

    def discard(self, seat: int = 0) -> list[int]:
        """The cards a seat has put aside this round."""
        return self.zone(kinds.DISCARD, seat)

    def known(self, seat: int = 0) -> list[int]:
        """The cards everybody knows a seat to have."""
        return self.zone(kinds.KNOWN, seat)

    def removed(self, seat: int = 0) -> list[int]:
        """The cards that are out of a seat's game."""
        return self.zone(kinds.REMOVED, seat)

    @property
    def general(self) -> list[int]:
        """The cards nobody owns yet."""
        return self.zone(kinds.GENERAL)

    @property
    def display(self) -> list[int | None]:
        """The display from slot 1 to 6."""
        found = [int(card) for card in self.state.display]
        return [None if card == kinds.NONE else card_number(card) for card in found]

    def gems(self, seat: int = 0) -> str:
        """What a seat holds: `B2 W1 O3`, only what is there."""
        owned = [
            int(self.state.owned[seat * kinds.RESOURCES + kind]) for kind in range(kinds.RESOURCES)
        ]
        return " ".join(f"{LETTERS[kind]}{count}" for kind, count in enumerate(owned) if count)

    def supply(self, letter: str) -> int:
        """How many gems of a colour are left."""
        return int(self.state.supply[LETTERS.index(letter)])

    def score(self, seat: int = 0) -> int:
        """The points of a seat."""
        return int(self.state.score[seat])

    def rows(self, seat: int = 0) -> list[str]:
        """Both rows as letters, wild artifacts small."""
        found = []
        for row in range(2):
            base = seat * kinds.SEAT_SLOTS + row * kinds.ROW_SLOTS
            tiles = [int(self.state.rows[base + slot]) for slot in range(kinds.ROW_SLOTS)]
            found.append(
                "".join(
                    LETTERS[slot] if tile == kinds.OWN_COLOUR else LETTERS[slot].lower()
                    for slot, tile in enumerate(tiles)
                    if tile
                )
            )
        return found

    def smithies(self) -> str:
        """The artifacts at smithies 1 to 5."""
        return "".join(
            "-" if c == kinds.NONE else LETTERS[c] for c in map(int, self.state.smithies)
        )

    def stones(self, seat: int = 0) -> list[str]:
        """The rune stones a seat has, by name."""
        mask = int(self.state.stones[seat])
        return [word for stone, word in enumerate(STONE_WORDS) if (mask >> stone) & 1]

    def tokens(self, seat: int = 0) -> list[str]:
        """The toadstools a seat has, by name, each as often as it is there."""
        held = [int(self.state.toadstools[seat * kinds.TOADSTOOLS + k]) for k in range(5)]
        return [name for name, count in zip(TOADSTOOL_IDS, held, strict=True) for _ in range(count)]

    def familiar(self, seat: int = 0) -> int:
        """Where a seat's familiar stands."""
        return int(self.state.familiar[seat])
