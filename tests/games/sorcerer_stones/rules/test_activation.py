"""Reading pairs and lines, and taking stones."""

from __future__ import annotations

from itertools import product

import pytest

from hexmoot.engine.native.chance import splitmix
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.activation import reach, read_zone
from hexmoot.games.sorcerer_stones.rules.geometry import SLOT_OFFSETS, STEPS
from hexmoot.games.sorcerer_stones.rules.taking import DOUBLES
from hexmoot.games.sorcerer_stones.shown.hints.claims import claims
from tests.games.sorcerer_stones.kit import Table, at, blue_board

Cell = tuple[int, int]

# No two equal stones touch anywhere on the cross, in no direction two by two across zones.
QUIET = ("G N / Y B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")


def board(*zones: str, taoist: int = 2, **options: object) -> Table:
    """A board of the cross with seat 0 (red) on a zone, Spirits far from all stacks."""
    table = at(2, mode="intro", **options).zones(*zones).taoist(taoist)
    return table.before(kinds.ACTIVATE)


def reading(table: Table, zone: int = 2) -> tuple[int, int, int, int]:
    """Singles, doubles, number of lines, longest line."""
    state = table.state
    read_zone(state, zone)
    return (
        int(state.singles),
        int(state.doubles),
        int(state.line_count),
        int(state.longest),
    )


def test_the_zone_under_the_taoist_is_activated_once() -> None:
    """SS-61: the pair of T0 and T2 gives T0's stone to a Taoist on T0, T2's to one on T2."""
    zones = ("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
    table = board(*zones, taoist=0).go()
    assert table.stones() == "R"
    assert table.zone(2) == zones[2]
    table = board(*zones, taoist=2).go()
    assert table.stones() == "R"
    assert table.zone(0) == zones[0]


def test_adjacent_means_side_by_side() -> None:
    """SS-62: equal stones across a corner of two zones are no pair."""
    assert reading(board(*QUIET)) == (0, 0, 0, 0)
    corner = board("G N / Y B", "G Y / N R", "B G / Y N", "N Y / R B", "B R / G Y")
    assert reading(corner)[0] == 0  # T0.SE and T2.NW meet at a corner
    corner = board("G N / Y B", "R Y / N R", "N G / R Y", "B Y / R N", "B R / G Y", taoist=0)
    assert reading(corner, 0)[0] == 0  # T0.SE and T3.NW do so too
    beside = board("G N / B Y", "G Y / N R", "B G / Y N", "N Y / R B", "B R / G Y")
    assert reading(beside)[0] == 1


@pytest.mark.parametrize(
    ("zones", "length"),
    [
        (("G N / B R", "B G / R N", "Y Y / R G", "Y N / B R", "B N / Y R"), 3),
        (("R G / N G", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y"), 3),
        (("G B / R N", "B G / N R", "R Y / B Y", "G N / B R", "G R / N Y"), 0),
        (("G N / Y G", "B Y / N R", "N R / G Y", "B Y / R B", "B R / G N"), 0),
        (("G N / R B", "R Y / G B", "B Y / N B", "N R / B G", "G R / N Y"), 3),
    ],
    ids=["row", "column", "none", "gap", "diagonal"],
)
def test_a_line_is_three_or_more_in_a_row_column_or_diagonal(
    zones: tuple[str, ...], length: int
) -> None:
    """SS-63."""
    assert reading(board(*zones))[3] == length


def test_four_in_a_row_are_one_line() -> None:
    """SS-64: T1.NE, T2.NW, T2.NE, T3.NW."""
    table = board("B N / R Y", "R G / B N", "G G / Y R", "G B / N Y", "B N / R Y")
    assert reading(table) == (0, 0b000001, 1, 4)


def test_a_diagonal_may_cross_between_zones_that_touch_by_a_corner() -> None:
    """SS-65: T0.NW, T0.SE, T3.NW."""
    table = board("G N / R G", "B Y / N R", "B Y / N R", "G R / B N", "Y R / B G", taoist=0)
    assert reading(table, 0) == (0, 0b010000, 1, 3)


@pytest.mark.parametrize("middle", [".", "B"])
def test_an_empty_slot_or_another_colour_breaks_a_line(middle: str) -> None:
    """SS-66: T1.NW, T1.NE, T2.NW, T2.NE with T1.NE replaced leaves a pair inside T2."""
    whole = board("B N / R Y", "G G / B N", "G G / Y R", "B N / R Y", "B N / R Y")
    assert reading(whole)[3] == 4
    broken = board("B N / R Y", f"G {middle} / B N", "G G / Y R", "B N / R Y", "B N / R Y")
    assert reading(broken)[3] == 0


def test_a_missing_cell_breaks_a_line() -> None:
    """SS-66: T1 and T3 of the cross without the centre between them do not join."""
    table = board("B N / G G", "G G / B N", "B R / Y R", "G N / R Y", "B N / R Y")
    table.layout((0, 0), (1, 1), (0, 1), (0, 2), (1, 2))
    assert reading(table, 1)[3] == 0


def test_a_pair_reaches_over_to_another_zone() -> None:
    """SS-67: T2.NW and T0.SW, exactly two long."""
    table = board("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y").go()
    assert table.stones() == "R"


def test_two_equal_stones_of_one_zone_are_no_claim() -> None:
    """SS-68: both yellow stones of T2 touch only each other."""
    table = board("G B / R N", "B G / N R", "R Y / B Y", "G N / B R", "G R / N Y")
    assert [claim.kind for claim in claims(table.state, 2)] == ["pair"]
    assert table.go().stones() == "R"


def test_every_line_with_a_stone_on_the_zone_is_a_claim() -> None:
    """SS-69: a line that only ends on the zone counts."""
    table = board("R N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
    assert [(claim.kind, len(claim.slots)) for claim in claims(table.state, 2)] == [("line", 3)]
    assert table.go().stones() == "R"


def test_a_pair_inside_a_line_is_no_claim_of_its_own() -> None:
    """SS-70: T2.NE and T3.NW belong to the line of three, so one stone comes."""
    table = board("G N / B R", "B G / R N", "Y Y / R G", "Y N / B R", "B N / Y R")
    assert reading(table) == (0, 1, 1, 3)
    assert table.go().choices == ["take nw", "take ne"]


def test_each_claim_gives_one_stone_and_each_stone_goes_once() -> None:
    """SS-71: NW is in two pairs and goes once; a line of two own stones and a pair give both."""
    table = board("B N / G R", "R G / N B", "G Y / B N", "B R / Y R", "Y R / G B").go()
    assert table.stones() == "BG"
    table = board("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G").go()
    assert table.stones() == "YY"


def test_taking_is_compulsory() -> None:
    """SS-72: with one claim there is no question and no way to leave the stone."""
    table = board("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
    table.holds("NNNBB").go()
    assert table.stones() == "RBBNNN"


def test_the_player_chooses_between_sets_of_the_largest_size() -> None:
    """SS-73: one of two yellow stones, and the choice decides which slot is refilled."""
    zones = ("G N / B R", "B G / R N", "Y Y / R G", "Y N / B R", "B N / Y R")
    table = board(*zones).line("NBR").go().play("take ne")
    assert table.stones() == "Y"
    assert table.zone(2) == "Y N / R G"


def test_all_claims_are_read_before_a_stone_is_lifted() -> None:
    """SS-74: two crossing lines share NW; both give a stone though NW goes."""
    table = board("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G").line("RRR").go()
    assert table.stones() == "YY"
    assert table.zone(2) == "R R / G R"


def test_stones_of_other_zones_stay() -> None:
    """SS-75: three pairs take three stones of T2 and nothing else."""
    zones = ("G N / R Y", "Y N / B R", "R B / G Y", "B N / R G", "N Y / R B")
    table = board(*zones).go()
    assert table.stones() == "RBY"
    assert [table.zone(zone) for zone in (0, 1, 3, 4)] == [zones[zone] for zone in (0, 1, 3, 4)]


def test_the_reservoir_may_exceed_five_for_now() -> None:
    """SS-76: eight stones are held when crafting is asked."""
    zones = ("G N / R Y", "Y N / B R", "R B / G Y", "B N / R G", "N Y / R B")
    table = board(*zones).holds("NNNGG").offer(6, 7, 8, 9).go()
    assert table.asked == "craft"
    assert table.stones() == "RBYGGNNN"


def standard(codes: str = "B") -> Table:
    """Seat 0 of the standard game would take two blue stones from T2 (and has this colour)."""
    table = at(2, colors=[codes, "Y"]).plane().spirit("r2c0").spirit("r5c4", seat=1)
    table.zones("G N / R B", "R Y / G B", "B Y / N B", "N R / B G", "G R / N Y").taoist(2)
    return table.objectives().supply(20)


def test_taken_stones_of_the_own_colour_bring_qi() -> None:
    """SS-77: two blue stones bring blue 2 Qi and red none."""
    table = standard("B").activate()
    assert (table.state.qi[0], table.state.qi_supply) == (2, 18)
    table = standard("R").activate()
    assert (table.state.qi[0], table.state.qi_supply) == (0, 20)


def test_the_own_colour_qi_is_one_gain() -> None:
    """SS-78: with 1 Qi left, one gain of two pays 1 and credits 1."""
    table = standard("B").supply(1)
    table.state.is_telling = True
    table.before(kinds.ACTIVATE).go()
    gains = [numbers for kind, numbers in table.events() if kind == "qi_gained"]
    assert gains == [(0, 1, 1, 0)]


def test_strict_taking_allows_one_stone_of_a_line_in_all() -> None:
    """SS-79: the pair over NW does not free a second stone of the line."""
    zones = ("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G")
    assert board(*zones, take_rule="strict").go().choices == ["take nw", "take ne"]
    assert board(*zones).go().stones() == "YY"


# ---- taking as one likes


def test_stones_may_be_left_where_taking_is_optional() -> None:
    """SS-174: of two claims both, one or none; each set is one that the claims allow."""
    zones = ("B N / G R", "R G / N B", "G Y / B N", "B R / Y R", "Y R / G B")
    table = board(*zones, optional_taking=True).go()
    assert table.choices == ["take none", "take nw", "take sw", "take nw+sw"]
    assert board(*zones).go().stones() == "BG"


def test_who_leaves_all_stones_takes_nothing_and_nothing_is_refilled() -> None:
    """SS-174: the zone stays as it is and the turn goes on."""
    zones = ("B N / G R", "R G / N B", "G Y / B N", "B R / Y R", "Y R / G B")
    table = board(*zones, optional_taking=True).line("RRR").holds("").go().play("take none")
    assert (table.stones(), table.zone(2), table.tail) == ("", zones[2], "RRR")
    assert table.state.active == 1


def test_nothing_to_take_is_no_question_where_taking_is_optional() -> None:
    """SS-31, SS-174."""
    assert board(*QUIET, optional_taking=True).holds("").go().state.active == 1


def test_optional_taking_keeps_to_the_strict_rule() -> None:
    """SS-79, SS-174: never both yellow stones of the line, though a pair covers one of them."""
    zones = ("B N / Y R", "R G / N B", "Y Y / G R", "Y B / N G", "B N / R G")
    table = board(*zones, take_rule="strict", optional_taking=True).go()
    assert table.choices == ["take none", "take nw", "take ne"]
    table = board(*zones, optional_taking=True).go()
    assert table.choices == ["take none", "take nw", "take ne", "take nw+ne"]


def test_only_stones_that_were_taken_pay_and_carry() -> None:
    """SS-77, SS-80, SS-101, SS-174: one of two blue stones: one Qi, one step, no harvest."""
    table = blue_board(optional_taking=True).holds("").objectives(2).spirit("r4c1")
    table.before(kinds.ACTIVATE).go()
    assert "take none" in table.choices
    table.play("take se")
    assert (table.stones(), int(table.state.qi[0])) == ("B", 1)
    assert (table.asked, table.choices) == ("spirit_step", ["step r4c0", "stop"])


def test_nothing_follows_an_empty_slot() -> None:
    """SS-65, SS-66: empty slots beside each other are no line."""
    state = at(2).zones(*["R B / Y G"] * 5).state
    for slot in range(20):
        state.slots[slot] = kinds.EMPTY
    assert [reach(state, kinds.EMPTY, place, way) for place in range(20) for way in range(8)] == [
        0
    ] * 160


def plain_reading(colours: dict[Cell, int], zone: list[Cell]) -> tuple[int, int, int, int]:
    """Singles, doubles, number of lines and the longest, run by run over plain coordinates."""
    singles: set[tuple[int, ...]] = set()
    doubles: set[tuple[int, ...]] = set()
    lengths: list[int] = []
    for (dx, dy), slot in product(STEPS[:4], range(4)):
        (x, y), colour, run = zone[slot], colours[zone[slot]], []
        if colour == kinds.EMPTY:
            continue
        while colours.get((x - dx, y - dy)) == colour:
            x, y = x - dx, y - dy
        while colours.get((x, y)) == colour:
            run.append((x, y))
            x, y = x + dx, y + dy
        own = [place for place in range(4) if zone[place] in run]
        if len(own) == 2 and slot == own[1]:
            continue  # the same run was met at its first stone
        if len(run) >= 3:
            lengths.append(len(run))
            (singles if len(own) == 1 else doubles).add(tuple(sorted(own)))
        elif len(run) == 2 and len(own) == 1 and 0 in (dx, dy):
            singles.add(tuple(own))
    pairs = [tuple(sorted(pair)) for pair in DOUBLES]
    return (
        sum(2**slot for (slot,) in singles),
        sum(2 ** pairs.index(pair) for pair in doubles),
        len(lengths),
        max(lengths, default=0),
    )


@pytest.mark.parametrize("corner_contact", [False, True])
def test_a_reading_agrees_with_runs_of_equal_stones_on_every_layout(corner_contact: bool) -> None:
    """SS-62 to SS-71: few colours, so that there is much to read, and some gaps."""
    state = at(2, corner_contact=corner_contact).state
    shapes = state.tables.lattice.shapes
    found: set[tuple[int, int, int, int]] = set()
    for number, shape in enumerate(shapes):
        state.shape = number
        colours: dict[Cell, int] = {}
        for slot in range(20):
            zone, place = divmod(slot, 4)
            state.zone_place[zone], state.place_zone[zone] = zone, zone
            state.slots[slot] = (0, 0, 1, 1, 2, kinds.EMPTY)[splitmix(20 * number + slot) % 6]
            (x, y), (dx, dy) = shape[zone], SLOT_OFFSETS[place]
            colours[2 * x + dx, 2 * y + dy] = int(state.slots[slot])
        for zone, (x, y) in enumerate(shape):
            own = [(2 * x + dx, 2 * y + dy) for dx, dy in SLOT_OFFSETS]
            read_zone(state, zone)
            read = (state.singles, state.doubles, state.line_count, state.longest)
            assert read == plain_reading(colours, own), (shape, zone, colours)
            found.add(read)
    assert len(found) > 40
