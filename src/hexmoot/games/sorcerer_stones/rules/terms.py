"""What a game is played with, as numbers: options and content, shared by all copies of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.native.numbers import table
from hexmoot.games.sorcerer_stones.rules.geometry import ZONES, Lattice, in_reading_order, lattice
from hexmoot.games.sorcerer_stones.rules.tables import COLOURS, OBJECTIVES, REACH, SYMBOLS, TOKENS

if TYPE_CHECKING:
    from hexmoot.games.sorcerer_stones.content.read import Content

CODES = "RBYGN"
NO_SYMBOL = -1
MODES = ("standard", "intro", "coop")
PLACEMENTS = ("leftmost", "cascade", "ordered")


class Terms:
    """Options and content of one game. Never changed after it was made."""

    def __init__(self, content: Content, seats: int, options: dict[str, Any]) -> None:
        self.content: Any = content
        self.take_options(seats, options, content)
        self.take_numbers(content)
        self.take_cards(content)
        self.take_places(content, bool(options["corner_contact"]))

    def take_options(self, seats: int, options: dict[str, Any], content: Content) -> None:
        """The options of a game as numbers."""
        supply = options["qi_supply"]
        self.mode: i64 = MODES.index(options["mode"])
        self.strict: i64 = int(options["take_rule"] == "strict")
        self.paid_steps: i64 = options["paid_steps"]
        self.is_order_chosen: bool = options["return_order"] == "choose"
        self.has_equal_turns: bool = options["equal_turns"]
        self.has_ladder: bool = options["tie_break"] == "ladder"
        self.max_rounds: i64 = options["max_rounds"]
        self.placement: i64 = PLACEMENTS.index(options["coop_placement"])
        self.deck_cut: i64 = options["coop_deck"]
        self.qi_supply: i64 = (
            content.numbers.qi_supply[max(seats, 2) - 2] if supply is None else supply
        )
        self.colours: list[int] = _codes(options["colors"], seats)
        self.start_seat: i64 = -1 if options["start_seat"] == "random" else options["start_seat"]
        self.objectives: i64 = _objective_set(content, options["objectives"])

    def take_numbers(self, content: Content) -> None:
        """The counts of the rulebook."""
        numbers = content.numbers
        self.stones_per_colour: i64 = numbers.stones_per_colour
        self.hand_size: i64 = numbers.hand_size
        self.cards_per_turn: i64 = numbers.cards_per_turn
        self.reservoir_limit: i64 = numbers.reservoir_limit
        self.intro_goal: i64 = numbers.intro_goal
        self.rune_types_to_finish: i64 = numbers.rune_types_to_finish
        self.coop_success: i64 = numbers.coop_success

    def take_cards(self, content: Content) -> None:
        """Cards and tokens as tables."""
        cards = content.artifact
        costs = [card.cost for card in cards]
        self.copies: vec[i64] = table([card.copies for card in content.magic])
        self.points: vec[i64] = table([card.points for card in cards])
        self.cost: vec[i64] = table([cost.count(code) for cost in costs for code in CODES])
        self.symbols: vec[i64] = table([symbol for cost in costs for symbol in _symbols(cost)])
        self.bonus: vec[i64] = table(
            [_matching(cost, owned) for cost in costs for owned in range(2**COLOURS)]
        )
        self.points_sum: vec[i64] = table(
            [sum(cards[k].points for k in subset) for subset in _subsets()]
        )
        self.symbol_sum: vec[i64] = table(
            [sum(costs[k].count(code) for k in subset) for subset in _subsets() for code in CODES]
        )
        self.rune_count: vec[i64] = table([len(content.runes[code]) for code in CODES])
        self.rune_value: vec[i64] = table(
            [value for code in CODES for value in _padded(sorted(content.runes[code]), TOKENS)]
        )
        self.reward_qi: vec[i64] = table(_rewards(content, 0))
        self.reward_steps: vec[i64] = table(_rewards(content, 1))

    def take_places(self, content: Content, by_corners: bool) -> None:
        """Tiles, the lattice and where the zones lie at the start."""
        cells = [(x, y) for x, y in content.layout.cells]
        shape = in_reading_order(cells)
        self.tile_space: vec[i64] = table(
            [CODES.index(code) for tile in content.tile for row in tile.rows for code in row]
        )
        self.lattice: Lattice = lattice(by_corners)
        self.start_shape: i64 = self.lattice.number_of[shape]
        self.start_place: vec[i64] = table([shape.index(cells[zone]) for zone in range(ZONES)])


def _codes(colours: Any, seats: int) -> list[int]:
    """The colour of each seat; empty when they are drawn."""
    if colours == "random":
        return []
    return [CODES.index(code) for code in (colours or CODES[:seats])]


def _objective_set(content: Content, chosen: Any) -> int:
    """The chosen objectives as bits, or -1 when they are drawn."""
    if chosen == "random":
        return -1
    return sum(2**place for place, card in enumerate(content.objective) if card.id in chosen)


def _symbols(cost: str) -> list[int]:
    return _padded([CODES.index(code) for code in cost], SYMBOLS)


def _padded(values: list[int], size: int) -> list[int]:
    return values + [NO_SYMBOL] * (size - len(values))


def _subsets() -> list[list[int]]:
    """The cards of each set of crafted ones, by halves: 128 sets of A1..A7, then of A8..A14."""
    return [
        [first + k for k in range(7) if bits >> k & 1] for first in (0, 7) for bits in range(128)
    ]


def _matching(cost: str, owned: int) -> int:
    """How many symbols of a cost have a colour of this set."""
    return sum(owned >> CODES.index(code) & 1 for code in cost)


def _rewards(content: Content, part: int) -> list[int]:
    """SS-98: for each objective and number reached, the Qi (part 0) or steps (part 1) it pays."""
    found: list[int] = []
    for place in range(OBJECTIVES):
        for reached in range(REACH):
            best = (0, 0)
            for tier in content.objective[place].tiers:
                if tier.at <= reached:
                    best = (tier.qi, tier.steps)
            found.append(best[part])
    return found
