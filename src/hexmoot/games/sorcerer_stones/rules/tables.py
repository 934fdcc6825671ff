"""What a game is played with, as numbers: the box and the options, shared by all copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES, Lattice, in_reading_order, lattice
from hexmoot.games.sorcerer_stones.rules.kinds import (
    CODES,
    MODES,
    OBJECTIVES,
    PLACEMENTS,
    SYMBOLS,
    TOKENS,
)

if TYPE_CHECKING:
    from hexmoot.games.sorcerer_stones.content.parts import Artifact, Content, Numbers

DRAWN: Final = -1  # a start seat or objectives that chance decides
NO_SYMBOL: Final = -1
REACH: Final = 24  # a tier table has an entry for each number below this
OWNED_SETS: Final = 32  # sets of rune types
# Sums over crafted cards are kept for each set of seven: A1..A7, then A8..A14.
HALF: Final = 7
# Counts of all colours in one number: so much is one of a colour to the one of the next.
COLOUR_UNIT: Final = 256
HALF_SETS: Final = 128


class Terms:
    """What the options say. Never changed after it was made."""

    def __init__(self, seats: int, options: dict[str, Any], content: Content) -> None:
        self.mode: i64 = MODES.index(options["mode"])
        self.taking: i64 = _taking(options)
        self.is_taking_optional: bool = options["optional_taking"]
        self.paid_steps: i64 = options["paid_steps"]
        self.is_order_chosen: bool = options["return_order"] == "choose"
        self.has_equal_turns: bool = options["equal_turns"]
        self.has_ladder: bool = options["tie_break"] == "ladder"
        self.max_rounds: i64 = options["max_rounds"]
        self.placement: i64 = PLACEMENTS.index(options["coop_placement"])
        self.deck_cut: i64 = options["coop_deck"]
        self.qi_supply: i64 = _qi_supply(options["qi_supply"], seats, content.numbers)
        self.colours: list[int] = _colours(options["colors"], seats)
        self.are_colours_chosen: bool = options["colors"] == "choose"
        self.start_seat: i64 = DRAWN if options["start_seat"] == "random" else options["start_seat"]
        self.objectives: i64 = _objective_set(content, options["objectives"])


class Tables:
    """What the box holds, and the terms it is played by. Never changed after it was made."""

    def __init__(self, content: Content, terms: Terms, by_corners: bool) -> None:
        self.content: Content = content
        self.terms: Terms = terms
        # Numbers and the lattice here, not in a method: what is set at once is never asked for.
        numbers, cells = content.numbers, [(x, y) for x, y in content.layout.cells]
        self.stones_per_colour: i64 = numbers.stones_per_colour
        self.hand_size: i64 = numbers.hand_size
        self.cards_per_turn: i64 = numbers.cards_per_turn
        self.reservoir_limit: i64 = numbers.reservoir_limit
        self.intro_goal: i64 = numbers.intro_goal
        self.rune_types_to_finish: i64 = numbers.rune_types_to_finish
        self.coop_success: i64 = numbers.coop_success
        self.lattice: Lattice = lattice(by_corners)
        self.start_shape: i64 = self.lattice.number_of[in_reading_order(cells)]
        self.take_artifacts(content.artifact)
        self.take_sums(content.artifact)
        self.take_runes(content.runes)
        self.copies: vec[i64] = table([card.copies for card in content.magic])
        self.reward_qi: vec[i64] = table([qi for qi, _ in _rewards(content)])
        self.reward_steps: vec[i64] = table([steps for _, steps in _rewards(content)])
        self.take_places(content, cells)

    def take_artifacts(self, cards: list[Artifact]) -> None:
        """Each artifact: its points, its cost by colour and symbol by symbol."""
        costs = [card.cost for card in cards]
        self.points: vec[i64] = table([card.points for card in cards])
        self.cost: vec[i64] = table([cost.count(code) for cost in costs for code in CODES])
        self.price: vec[i64] = table([_in_one_number(cost) for cost in costs])
        self.symbols: vec[i64] = table([symbol for cost in costs for symbol in _symbols(cost)])
        self.bonus: vec[i64] = table(
            [_matching(cost, owned) for cost in costs for owned in range(OWNED_SETS)]
        )

    def take_sums(self, cards: list[Artifact]) -> None:
        """Each set of crafted artifacts: its points and its symbols."""
        sets = [[cards[place] for place in places] for places in _subsets()]
        self.points_sum: vec[i64] = table(
            [sum(card.points for card in crafted) for crafted in sets]
        )
        self.symbol_sum: vec[i64] = table(
            [sum(card.cost.count(code) for card in one) for one in sets for code in CODES]
        )

    def take_runes(self, runes: dict[str, list[int]]) -> None:
        """Each type of rune: how many tokens, and their values from the lowest on."""
        values = [sorted(runes[code]) for code in CODES]
        self.rune_count: vec[i64] = table([len(tokens) for tokens in values])
        self.rune_value: vec[i64] = table(
            [value for tokens in values for value in _padded(tokens, TOKENS)]
        )

    def take_places(self, content: Content, cells: list[tuple[int, int]]) -> None:
        """Tiles, and where the zones lie at the start."""
        shape = in_reading_order(cells)
        self.tile_space: vec[i64] = table(
            [CODES.index(code) for tile in content.tile for row in tile.rows for code in row]
        )
        self.start_place: vec[i64] = table([shape.index(cells[zone]) for zone in range(ZONES)])


# ---- what the options say


def _qi_supply(chosen: int | None, seats: int, numbers: Numbers) -> int:
    """SS-25: by the number of seats unless it was chosen; co-op alone has none anyway."""
    return numbers.qi_supply[max(seats, 2) - 2] if chosen is None else chosen


def _taking(options: dict[str, Any]) -> int:
    """The rule of taking by its number: 1 for SS-79, 2 for SS-174, both may hold."""
    return int(options["take_rule"] == "strict") + 2 * int(options["optional_taking"])


def _colours(colours: Any, seats: int) -> list[int]:
    """The colour of each seat; empty when they are drawn or chosen."""
    if colours == "random" or colours == "choose":
        return []
    return [CODES.index(code) for code in (colours or CODES[:seats])]


def _objective_set(content: Content, chosen: Any) -> int:
    """The chosen objectives as bits, or DRAWN."""
    if chosen == "random":
        return DRAWN
    return sum(2**place for place, card in enumerate(content.objective) if card.id in chosen)


# ---- what the box holds


def _symbols(cost: str) -> list[int]:
    return _padded([CODES.index(code) for code in cost], SYMBOLS)


def _in_one_number(cost: str) -> int:
    """How often each colour stands in a cost, the first colour highest."""
    found = 0
    for code in CODES:
        found = found * COLOUR_UNIT + cost.count(code)
    return found


def _padded(values: list[int], size: int) -> list[int]:
    return values + [NO_SYMBOL] * (size - len(values))


def _subsets() -> list[list[int]]:
    """The places of the cards of each set of crafted ones, half by half."""
    return [
        [first + place for place in range(HALF) if bits >> place & 1]
        for first in (0, HALF)
        for bits in range(HALF_SETS)
    ]


def _matching(cost: str, owned: int) -> int:
    """How many symbols of a cost have a colour of this set."""
    return sum(owned >> CODES.index(code) & 1 for code in cost)


def _rewards(content: Content) -> list[tuple[int, int]]:
    """SS-98: for each objective and number reached, the Qi and the steps of the best tier."""
    found: list[tuple[int, int]] = []
    for place in range(OBJECTIVES):
        for reached in range(REACH):
            best = (0, 0)
            for tier in content.objective[place].tiers:
                if tier.at <= reached:
                    best = (tier.qi, tier.steps)
            found.append(best)
    return found
