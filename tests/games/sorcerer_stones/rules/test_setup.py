"""Setting the table up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.rules.geometry import SLOTS, ZONES
from hexmoot.games.sorcerer_stones.rules.plane import CORNERS as CORNER_SPACES
from hexmoot.games.sorcerer_stones.rules.setup import lay_tile, stack_runes
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells
from tests.games.sorcerer_stones.kit import CORNERS, GAME, PLANE, at, colour, fresh

SEEDS = range(40)


def dealt(seed: int, seats: int = 2, **options: object) -> Playable:
    """A game after all Taoists are placed."""
    state = fresh(seats, seed, **options)
    for _ in range(seats):
        state.apply(state.legal()[0])
    return state


def test_five_zones_lie_in_a_cross_and_four_other_tiles_make_the_plane() -> None:
    """SS-8: T0 north, T1 west, T2 centre, T3 east, T4 south; the plane has four of nine tiles."""
    state = dealt(1)
    assert zone_cells(state) == [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]
    used = set()
    for seed in SEEDS:
        tiles = [int(tile) for tile in dealt(seed).plane_tile][:4]
        assert len(set(tiles)) == 4
        used |= set(tiles)
    assert used == set(range(9))


def test_three_artifacts_and_the_deck_top_are_on_offer() -> None:
    """SS-9: four different cards are open, ten are not."""
    seen = set()
    for seed in SEEDS:
        state = fresh(2, seed)
        cards = [int(card) for card in state.offer]
        assert len(set(cards)) == 4
        assert state.artifact_bag == 2**14 - 1 - sum(2**card for card in cards)
        seen |= set(cards)
    assert seen == set(range(14))


def test_each_zone_starts_with_four_different_colours() -> None:
    """SS-10: and all colours and places occur."""
    seen = set()
    for seed in SEEDS:
        slots = [int(stone) for stone in fresh(2, seed).slots][:20]
        for zone in range(5):
            assert len(set(slots[4 * zone : 4 * zone + 4])) == 4
        seen |= set(enumerate(slots))
    assert seen == {(slot, stone) for slot in range(20) for stone in range(5)}


def test_the_start_seat_is_random_or_named() -> None:
    """SS-11: over many seeds each seat begins; an option fixes it."""
    assert {int(fresh(3, seed).start_seat) for seed in SEEDS} == {0, 1, 2}
    assert {int(fresh(3, seed, start_seat=2).start_seat) for seed in SEEDS} == {2}


def test_taoists_are_placed_in_reverse_turn_order() -> None:
    """SS-12: with start seat 1 of 3 the order is 0, 2, 1."""
    state = fresh(3, start_seat=1)
    asked = []
    for _ in range(3):
        asked.append(state.seat)
        state.apply(state.legal()[0])
    assert asked == [0, 2, 1]
    assert state.seat == 1


def test_no_zone_gets_a_second_taoist_during_set_up() -> None:
    """SS-13: a taken zone is not offered."""
    state = fresh(3, start_seat=0)
    state.apply(3)
    assert state.legal() == [0, 1, 2, 4]


def test_everybody_turns_up_four_cards() -> None:
    """SS-14: hands differ from seed to seed; seven cards stay in the deck."""
    hands = set()
    for seed in SEEDS:
        state = dealt(seed, 4)
        assert list(state.hand_count) == [4] * 4
        assert list(state.deck_count) == [7] * 4
        hands.add(tuple(state.hand))
    assert len(hands) > 30


def test_the_stones_left_form_a_line_of_twenty() -> None:
    """SS-15: in random order."""
    lines = {tuple(dealt(seed).line)[:20] for seed in SEEDS}
    assert len(lines) == len(SEEDS)
    assert {int(dealt(seed).line_length) for seed in SEEDS} == {20}


def test_no_two_neighbours_of_the_first_line_share_a_colour() -> None:
    """SS-16."""
    for seed in range(200):
        line = [int(stone) for stone in dealt(seed).line][:20]
        assert all(one != two for one, two in pairwise(line))


def test_later_the_line_may_hold_equal_neighbours() -> None:
    """SS-17: returned stones join beside their own colour."""
    table = at(2, return_order="auto").offer(1, 2, 3, 4).holds("NYY").line("BGY").objectives(1)
    table.before(15).go().play("craft 0")
    assert table.tail == "BGYYYN"


def test_the_plane_is_four_tiles_in_random_places_and_turns() -> None:
    """SS-18: six by six spaces that read as the content's tiles, turned."""
    turns = set()
    for seed in SEEDS:
        state = dealt(seed)
        turns |= {int(turn) for turn in state.plane_tile[4:]}
        assert state.view(None)["table"]["plane_tiles"][0]["turns"] == state.plane_tile[4]
    assert turns == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("turns", "rows"),
    [(0, "GRB YGN NYB"), (1, "NYG YGR BNB"), (2, "BYN NGY BRG"), (3, "BNB RGY GYN")],
)
def test_a_tile_is_turned_clockwise(turns: int, rows: str) -> None:
    """SS-18: Z1 by 0, 1, 2 and 3 quarter turns in the north-east quadrant."""
    state = at().state
    lay_tile(state, 1, 0, turns)
    found = ["".join("RBYGN"[state.plane[6 * r + 3 + c]] for c in range(3)) for r in range(3)]
    assert " ".join(found) == rows


def test_one_random_rune_of_each_type_is_removed() -> None:
    """SS-19: two of each colour are left, three of Earth; any token can be the missing one."""
    missing = set()
    for seed in range(60):
        stacks = [stack["values"] for stack in dealt(seed).view(None)["table"]["stacks"]]
        assert [len(values) for values in stacks] == [2, 2, 2, 2, 3]
        missing |= {(k, v) for k, values in enumerate(stacks) for v in {1, 2, 3} - set(values)}
    assert missing == {(kind, value) for kind in range(5) for value in (1, 2, 3)}


def test_the_highest_rune_lies_on_top() -> None:
    """SS-20: values fall from the top."""
    for seed in SEEDS:
        for stack in dealt(seed).view(None)["table"]["stacks"]:
            assert stack["values"] == sorted(stack["values"], reverse=True)


def test_earth_lies_in_the_middle_and_the_others_on_random_corners() -> None:
    """SS-21: all 24 orders of the corners can come up."""
    orders = {tuple(dealt(seed).corner_type) for seed in range(300)}
    assert len(orders) == 24
    assert {order[4] for order in orders} == {4}
    assert {tuple(sorted(order[:4])) for order in orders} == {(0, 1, 2, 3)}


def test_all_colour_stacks_are_used_with_two_seats() -> None:
    """SS-22: Metal and Wood have runes though red and blue play."""
    state = dealt(1)
    assert all(stack["values"] for stack in state.view(None)["table"]["stacks"])
    stack_runes(state)
    assert sorted(list(state.corner_type)[:4]) == [0, 1, 2, 3]


def test_each_spirit_starts_on_its_own_stack() -> None:
    """SS-23."""
    for seed in SEEDS:
        state = dealt(seed, 4)
        corners = (0, 5, 30, 35)
        for seat in range(4):
            assert state.spirit[seat] == corners[list(state.corner_type).index(seat)]


def test_three_random_objectives_are_open() -> None:
    """SS-24: all 35 triples can come up; an option names them."""
    triples = {int(dealt(seed).open_objectives) for seed in range(400)}
    assert len(triples) == 35
    assert {bin(triple).count("1") for triple in triples} == {3}
    assert dealt(1, objectives=["OB1", "OB4", "OB7"]).open_objectives == 0b1001001


@pytest.mark.parametrize(("seats", "qi"), [(2, 30), (3, 42), (4, 56)])
def test_the_qi_supply_depends_on_the_seats(seats: int, qi: int) -> None:
    """SS-25: an option overrides it."""
    assert dealt(1, seats).qi_supply == qi
    assert dealt(1, seats, qi_supply=7).qi_supply == 7


def test_the_own_rune_type_is_owned_and_worth_nothing() -> None:
    """SS-26."""
    table = at(4)
    assert [int(table.state.owned[seat]) for seat in range(4)] == [1, 2, 4, 8]
    assert table.parts(2)["runes"] == 0


@pytest.mark.parametrize("mode", ["intro", "coop"])
def test_intro_and_coop_have_no_plane_runes_spirits_objectives_or_qi(mode: str) -> None:
    """SS-27."""
    state = dealt(1, mode=mode)
    assert "plane" not in state.view(None)["table"]
    assert list(state.stack) == [0] * 5
    assert list(state.spirit) == [-1, -1]
    assert list(state.owned) == [0, 0]
    assert (state.open_objectives, state.qi_supply) == (0, 0)


def test_reservoirs_start_empty() -> None:
    """SS-28."""
    assert list(dealt(1, 4).reservoir) == [0] * 20


def test_taoists_are_placed_before_the_rest_is_dealt() -> None:
    """SS-172: until the last Taoist stands, only zones, stones and the offer are on the table."""
    state = fresh(3)
    for left in (3, 2, 1):
        shown = state.view(state.seat)["table"]
        assert shown["line"] == shown["plane"] == shown["stacks"] == shown["objectives"] == []
        assert [seat["hand"] for seat in shown["seats"]] == [[], [], []]
        assert [seat["spirit"] for seat in shown["seats"]] == [None] * 3
        assert all(card is not None for card in shown["offer"])
        assert sum(zone["taoists"] != [] for zone in shown["zones"]) == 3 - left
        state.apply(state.legal()[0])
    shown = state.view(state.seat)["table"]
    assert len(shown["line"]) == 20
    assert len(shown["plane"]) == 36


def test_the_plane_of_the_examples_is_made_of_the_first_four_tiles() -> None:
    """The examples' plane equals the content's Z1, Z2, Z3, Z4 unturned."""
    state = at().state
    for quadrant in range(4):
        lay_tile(state, quadrant, quadrant, 0)
    assert [int(stone) for stone in state.plane] == [colour(code) for code in PLANE]
    assert len(standard().tile) == 9
    assert CORNERS == "GBYR"


# ---- choosing colours


def test_colours_are_chosen_in_reverse_turn_order() -> None:
    """SS-173: seat 1 begins, so seat 0 chooses first and seat 1 last; each colour goes once."""
    state = fresh(3, colors="choose", start_seat=1)
    asked = []
    for word in ("put g", "put r", "put y"):
        asked.append((state.seat, [GAME.actions.text(action) for action in state.legal()]))
        state.apply(GAME.actions.parse(word))
    assert asked == [
        (0, ["put r", "put b", "put y", "put g"]),
        (2, ["put r", "put b", "put y"]),
        (1, ["put b", "put y"]),
    ]
    assert list(state.colour) == [3, 2, 0]
    assert list(state.owned) == [8, 4, 1]
    assert kinds.DECISIONS[int(state.asked())] == "place_taoist"


def test_the_last_of_four_seats_gets_the_colour_that_is_left() -> None:
    """SS-31, SS-173: one colour is no question."""
    state = fresh(4, colors="choose", start_seat=0)
    for word in ("put b", "put g", "put r"):
        state.apply(GAME.actions.parse(word))
    assert list(state.colour) == [2, 0, 3, 1]
    assert (state.seat, kinds.DECISIONS[int(state.asked())]) == (3, "place_taoist")


def test_a_chosen_colour_stays_with_the_copy_that_chose_it() -> None:
    """SS-173: copies share what is set once, so a choice must not write into it."""
    state = fresh(2, colors="choose", start_seat=0)
    twin = state.copy()
    twin.apply(GAME.actions.parse("put y"))
    assert list(twin.colour) == [kinds.EMPTY, 2]
    assert list(state.colour) == [kinds.EMPTY, kinds.EMPTY]


def test_a_chosen_colour_decides_where_the_spirit_starts() -> None:
    """SS-23, SS-173."""
    state = fresh(2, colors="choose", start_seat=0)
    for word in ("put y", "put g", "place t0", "place t1"):
        state.apply(GAME.actions.parse(word))
    found = [int(state.corner_type[list(CORNER_SPACES).index(space)]) for space in state.spirit]
    assert found == list(state.colour) == [3, 2]


def test_colours_may_be_chosen_without_runes_too() -> None:
    """SS-27, SS-173: the introductory game has no rune types to own."""
    state = fresh(2, mode="intro", colors="choose", start_seat=0)
    for word in ("put y", "put g"):
        state.apply(GAME.actions.parse(word))
    assert (list(state.colour), list(state.owned)) == ([3, 2], [0, 0])


def test_one_place_stands_for_all_outside_the_zones() -> None:
    """SS-8: every zone has its place, and exactly one more slot and place are none at all."""
    state = at(2).state
    assert (len(state.slots), state.slots[SLOTS]) == (SLOTS + 1, kinds.OUTSIDE)
    assert (len(state.place_zone), state.place_zone[ZONES]) == (ZONES + 1, ZONES)
    assert sorted(state.place_zone) == list(range(ZONES + 1))
