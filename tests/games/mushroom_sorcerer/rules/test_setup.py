"""Setup and options (MS-1 to MS-14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.games.mushroom_sorcerer.content.layout import neighbours
from hexmoot.games.mushroom_sorcerer.rules.keys import POTION_KEYS
from hexmoot.games.mushroom_sorcerer.rules.pieces import FORBIDDEN, GROUND, PLATEAU, SHRINE
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table, game, land

FORESTS = {
    2: "XPGGPXSXPGGPXSXPGGPX",
    3: "XPGGPGSXPGGPGSGPGGPX",
    4: "GPGGPGSGPGGPGSGPGGPG",
}


def letters(table: Table) -> str:
    """The kinds of the lands, a letter each."""
    return "".join("GPSX"[int(kind)] for kind in table.state.land_kind)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_sorcerers_are_refused(seats: int) -> None:
    """MS-1: two, three or four play."""
    with pytest.raises(BadOption, match="2..4"):
        game().start(seats=seats)
    assert list(game().seat_counts) == [2, 3, 4]


def test_sorcerers_differ_by_their_five_potions_alone() -> None:
    """MS-2: each seat has another sorcerer, with five potions of its own."""
    table = Table(4)
    seats = table.state.view(None)["table"]["seats"]
    assert [seat["sorcerer"] for seat in seats] == ["bahon", "charles", "eddie", "cassandra"]
    own = [seat["potions_left"] for seat in seats]
    assert own == [list(POTION_KEYS[first : first + 5]) for first in (0, 5, 10, 15)]
    alike = ("drops", "mana", "flasks", "dice", "platforms", "influence", "moon")
    assert len({tuple(seat[key] for key in alike) for seat in seats}) == 1


def test_drawn_sorcerers_are_all_different() -> None:
    """MS-2: a random draw never gives two seats the same sorcerer."""
    seen = set()
    for seed in range(40):
        state = game().start(seats=3, seed=seed)
        roles = tuple(seat["sorcerer"] for seat in state.view(None)["table"]["seats"])
        assert len(set(roles)) == 3
        seen.add(roles)
    assert len(seen) > 15


def test_everybody_starts_with_the_same_goods() -> None:
    """MS-3: 5 drops, 2 flasks, 1 mana, 4 platforms, 5 potions, and nothing else."""
    table = Table(3, dealt=True)
    for seat in range(3):
        assert (table.drops(seat), table.flasks(seat), table.mana(seat)) == (5, 2, 1)
        assert table.reserve(seat) == (0, 0)
        assert table.state.platforms_left(seat) == 4
        assert bin(table.state.potions_left[seat]).count("1") == 5
        assert table.state.dice[seat] == 0
        assert table.archive(seat) == []


def test_everybody_starts_at_zero_on_the_influence_path() -> None:
    """MS-4: all tracks and influence at 0."""
    table = Table(4)
    for seat in range(4):
        assert table.track(seat) == [0, 0, 0, 0]
        assert (table.moon(seat), table.points(seat)) == (0, 0)
        assert not table.state.is_on_moon(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forest_of_each_number_of_sorcerers(seats: int) -> None:
    """MS-5: 6 plateaus, 2 shrines and 12 grounds, of which 6, 3 or 0 are forbidden, in place."""
    kinds = Table(seats).state.land_kind
    assert "".join("GPSX"[int(kind)] for kind in kinds) == FORESTS[seats]
    counts = Counter(int(kind) for kind in kinds)
    closed = {2: 6, 3: 3, 4: 0}[seats]
    assert (counts[PLATEAU], counts[SHRINE]) == (6, 2)
    assert (counts[GROUND], counts[FORBIDDEN]) == (12 - closed, closed)


def test_lands_are_adjacent_by_their_sides() -> None:
    """MS-6: edges of the grid only; a forbidden cell is next to nothing."""
    four = Table(4).state
    near = [[n for n in range(20) if (int(four.near[at]) >> n) & 1] for at in range(20)]
    assert near[land("a1")] == [1, 5]
    assert near[land("c2")] == [2, 6, 8, 12]
    assert near[land("e3")] == [9, 13, 19]
    assert sum(len(row) for row in near) // 2 == 31
    two = Table(2).state
    edges = [bin(int(mask)).count("1") for mask in two.near]
    assert edges[land("c2")] == 0
    assert sum(edges) // 2 == 16
    assert sum(map(len, neighbours(FORESTS[3]))) // 2 == 23


def test_three_tiles_of_each_resource_are_dealt_by_rising_land() -> None:
    """MS-7: the loaded shuffle puts each tile where it must; tiles on forbidden cells are out."""
    chance = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]  # the shuffle that changes nothing
    options = {"roles": ["bahon", "charles"], "first_seat": 0}
    state: Any = game().start(seats=2, seed=1, chance=chance, **options)
    tiles = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]  # flame, stone, mana, drop
    cells = [at for at, letter in enumerate(FORESTS[2]) if letter in "GX"]
    expected = {at: tile for at, tile in zip(cells, tiles, strict=True) if FORESTS[2][at] == "G"}
    dealt = {at: int(state.land_good[at]) for at in expected}
    assert dealt == expected
    assert all(state.land_good[at] == -1 for at in cells if at not in expected)


def test_open_grounds_hold_one_piece_from_the_supply() -> None:
    """MS-8: with four sorcerers three pieces of each resource lie in the forest."""
    table = Table(4, dealt=True)
    lying = Counter(int(good) for good in table.state.land_good if good != -1)
    assert [lying[kind] for kind in range(4)] == [3, 3, 3, 3]
    assert (table.stock("flame"), table.stock("stone")) == (27, 27)
    assert table.stock("mana") == 30 - 3 - 4
    assert table.stock("drop") == 50 - 3 - 20


def test_plateaus_hold_a_flask_and_debris() -> None:
    """MS-9: six plateaus, six flasks out of the supply, debris on each."""
    table = Table(4, dealt=True)
    plateaus = [at for at in range(20) if FORESTS[4][at] == "P"]
    assert all(table.state.land_good[at] == 4 for at in plateaus)
    assert all((int(table.state.debris) >> at) & 1 for at in plateaus)
    assert table.stock("flask") == 30 - 6 - 8


def test_shrines_hold_debris_and_nothing_to_collect() -> None:
    """MS-10: both shrines."""
    table = Table(4, dealt=True)
    for where in ("b2", "d3"):
        assert table.has_debris(where)
        assert table.state.land_good[land(where)] == -1


def test_eight_of_ten_debris_start_in_the_forest() -> None:
    """MS-11: the other two are in the supply."""
    table = Table(4, dealt=True)
    assert bin(int(table.state.debris)).count("1") == 8
    assert table.state.debris_supply == 2


def test_decks_are_eight_scrolls_with_one_visible() -> None:
    """MS-12: four decks, mixed one by one; the view shows the top and the number alone."""
    firsts = set()
    for seed in range(30):
        table = Table(2, seed=seed)
        decks = table.state.view(0)["table"]["decks"]
        assert [deck["left"] for deck in decks] == [8, 8, 8, 8]
        firsts.add(tuple(deck["top"] for deck in decks))
        for number, deck in enumerate(decks):
            spells = int(table.state.deck_rest[number]) | 2 ** int(table.state.deck_top[number])
            assert spells == int(table.state.tables.deck_mask[number])
            assert set(deck) == {"id", "deck", "name", "top", "top_name", "mana", "tooltip", "left"}
    assert len(firsts) > 25


def test_the_first_order_is_clockwise_from_the_first_sorcerer() -> None:
    """MS-13: named by the options, else drawn."""
    assert [int(seat) for seat in Table(4, first_seat=2).state.order] == [2, 3, 0, 1]
    drawn = {int(Table(3, seed=seed, first_seat=None).state.order[0]) for seed in range(30)}
    assert drawn == {BAHON, CHARLES, EDDIE}


def test_a_named_layout_is_used_and_a_shuffled_one_keeps_the_forbidden_cells() -> None:
    """MS-5, MS-14: custom forests in letters with spaces; shuffled ones deal the open lands."""
    own = "GPGGP GSGPG GPGSG PXXPX"
    assert letters(Table(2, layout=own.lower())) == own.replace(" ", "")
    forests = {letters(Table(3, seed=seed, layout="shuffled")) for seed in range(20)}
    assert len(forests) > 15
    closed = [at for at in range(20) if FORESTS[3][at] == "X"]
    for forest in forests:
        assert [at for at in range(20) if forest[at] == "X"] == closed
        assert sorted(forest) == sorted(FORESTS[3])


def test_start_goods_follow_the_options() -> None:
    """MS-3, MS-14: other numbers of drops, flasks and mana within their bounds."""
    table = Table(2, start_drops=8, start_flasks=0, start_mana=5)
    assert (table.drops(0), table.flasks(0), table.mana(0)) == (8, 0, 5)
