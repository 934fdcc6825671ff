"""Boards as data (AR-138 to AR-149): what is accepted, and every way to be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hexmoot import BadContent
from hexmoot.games.alchemists_race.content.boards.check import lost_walks
from hexmoot.games.alchemists_race.content.boards.plan import BadBoard, board_of, read_board
from hexmoot.games.alchemists_race.content.read import board
from tests.games.alchemists_race.kit.boards import pocket_ring, text_of

Data = dict[str, Any]
Change = Callable[[Data], object]


def problems(change: Change, two_purples: bool = False) -> list[tuple[str, str]]:
    """Code and sentence of everything that is wrong with a changed Pocket Ring."""
    data = pocket_ring()
    change(data)
    with pytest.raises(BadBoard) as refused:
        board_of(data, two_purples)
    return [(problem.code, f"{problem.field} {problem.reason}") for problem in refused.value.found]


def codes(change: Change, two_purples: bool = False) -> list[str]:
    """Only the codes."""
    return [code for code, _ in problems(change, two_purples)]


# ---- refusals


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(format="board/2"), 'format must be "alchemists_race.board/1"'),
        (lambda d: d.pop("name"), "name is missing"),
        (lambda d: d.update(colour="red"), "colour is no field of this object"),
        (lambda d: d.update(id="Pocket Ring"), "id must be 1 to 40 characters"),
        (lambda d: d.update(name=""), "name must be a text of 1 to 60 characters"),
        (lambda d: d.update(canvas=5), "canvas must be an object"),
        (lambda d: d["canvas"].update(width=50), "canvas.width must be a whole number 100..10000"),
        (lambda d: d.update(spaces={}), "spaces must be a list of spaces"),
        (lambda d: d["spaces"].__setitem__(3, 7), "spaces[3] must be an object"),
        (lambda d: d["spaces"][3].update(x=1.5), "spaces[3].x must be a whole number"),
        (lambda d: d["spaces"][3].update(id=True), "spaces[3].id must be a whole number"),
        (lambda d: d["spaces"][3].update(label="TOOLONG"), "spaces[3].label must be a text of 1"),
        (lambda d: d["spaces"][3].pop("resource"), "spaces[3].resource is missing for the kind"),
        (lambda d: d["spaces"][3].update(amount=1), "spaces[3].amount does not go with the kind"),
        (lambda d: d["spaces"][7].pop("amount"), "spaces[7].amount is missing for the kind"),
        (lambda d: d["edges"].append([1]), "edges[24] must be a pair of space ids"),
        (lambda d: d["two_purples"].update({"99": {"kind": "plain"}}), "two_purples.99 is not"),
        (lambda d: d["two_purples"].update({"3": {}}), "two_purples.3.kind is missing"),
    ],
)
def test_a_board_of_the_wrong_shape(change: Change, complaint: str) -> None:
    """AR-138: format, and missing, superfluous or wrongly typed fields."""
    [(code, sentence)] = problems(change)
    assert code == "board_format"
    assert sentence.startswith(complaint)


def test_a_board_must_be_an_object() -> None:
    """AR-138."""
    with pytest.raises(BadBoard) as refused:
        board_of([1, 2], two_purples=False)
    assert refused.value.codes == ["board_format"]


def ring(size: int) -> Change:
    """Replace the board by a ring of spaces that has everything but the right size."""

    def change(data: Data) -> None:
        """As many spaces as are asked for, in a chain, with every resource on them."""
        kinds = [row["resource"] for row in pocket_ring()["spaces"] if "resource" in row]
        wanted = sorted(set(kinds))
        data["spaces"] = [{"id": 0, "label": "M", "kind": "market", "x": 0, "y": 0}] + [
            {
                "id": number,
                "label": f"Z{number}",
                "kind": "resource",
                "resource": wanted[number % len(wanted)],
                "x": number,
                "y": 0,
            }
            for number in range(1, size)
        ]
        data["edges"] = [[number, (number + 1) % size] for number in range(size)]
        data.pop("two_purples")

    return change


@pytest.mark.parametrize("size", [7, 65])
def test_a_board_that_is_too_small_or_too_large(size: int) -> None:
    """AR-139: 8 to 64 spaces."""
    assert ("board_size", f"spaces {size} spaces, allowed 8..64") in problems(ring(size))


@pytest.mark.parametrize("size", [8, 64])
def test_the_smallest_and_the_largest_board(size: int) -> None:
    """AR-139."""
    data = pocket_ring()
    ring(size)(data)
    assert board_of(data, two_purples=False).size == size


def test_ids_and_labels_are_unique() -> None:
    """AR-140: and ids run from 0 without a gap."""
    assert problems(lambda d: d["spaces"][4].update(id=3)) == [
        ("board_ids", "spaces[4].id id 3 is used twice")
    ]
    assert problems(lambda d: d["spaces"][4].update(id=21)) == [
        ("board_ids", "spaces[4].id id 21 is not one of 0..20")
    ]
    assert problems(lambda d: d["spaces"][4].update(label="S3")) == [
        ("board_ids", "spaces[4].label label 'S3' is used twice")
    ]


def replace_space(number: int, **content: Any) -> Change:
    """Give a space another content."""

    def change(data: Data) -> None:
        """The space keeps its place and gets another content."""
        row = data["spaces"][number]
        kept = {key: row[key] for key in row if key not in ("kind", "resource", "amount")}
        data["spaces"][number] = {**kept, **content}

    return change


def test_there_is_exactly_one_market() -> None:
    """AR-141."""
    assert codes(replace_space(0, kind="plain"))[0] == "board_market"
    [(code, sentence)] = problems(replace_space(6, kind="market"))
    assert (code, sentence) == (
        "board_market",
        "spaces spaces 0, 6 of kind market, there must be exactly one",
    )


@pytest.mark.parametrize(
    ("edge", "reason"),
    [
        ([5, 5], "edge 5-5 leads from a space to itself"),
        ([5, 21], "edge 5-21 leads to unknown space 21"),
        ([-1, 5], "edge -1-5 leads to unknown space -1"),
        ([1, 0], "edge 1-0 is given twice"),
    ],
)
def test_wrong_edges(edge: list[int], reason: str) -> None:
    """AR-142: to itself, to an unknown space, or given twice in either order."""
    found = problems(lambda d: d["edges"].append(edge))
    assert found == [("board_edges", f"edges[24] {reason}")]


def test_dead_ends_and_too_many_roads() -> None:
    """AR-143: at least two, at most eight neighbours."""
    assert problems(lambda d: d["edges"].remove([6, 7])) == [
        ("board_dead_end", "spaces[6] space 6 (Q2) has 1 neighbour, at least 2 are needed"),
        ("board_dead_end", "spaces[7] space 7 (Q3) has 1 neighbour, at least 2 are needed"),
    ]
    star = [[0, end] for end in (5, 6, 7, 8, 9)]
    assert problems(lambda d: d["edges"].extend(star)) == [
        ("board_degree", "spaces[0] space 0 (M) has 9 neighbours, at most 8 are allowed")
    ]
    data = pocket_ring()
    data["edges"].extend(star[:4])
    assert board_of(data, two_purples=False).degree[0] == 8


def test_an_unconnected_board() -> None:
    """AR-144: three spaces on a ring of their own."""

    def change(data: Data) -> None:
        """Three spaces more, linked to each other alone."""
        for number in (21, 22, 23):
            row = {"id": number, "label": f"Z{number}", "kind": "plain", "x": number, "y": 1}
            data["spaces"].append(row)
        data["edges"] += [[21, 22], [22, 23], [21, 23]]

    [(code, sentence)] = problems(change)
    assert code == "board_unconnected"
    assert sentence == (
        "spaces[21] space 21 (Z21) cannot be reached from space 0 (nor can 2 others)"
    )


def test_a_cut_off_part_with_a_dead_end() -> None:
    """AR-143, AR-144, AR-149: both faults are reported, the dead end first."""

    def change(data: Data) -> None:
        """The same with a fourth space at the end of a lane."""
        for number in (21, 22, 23, 24):
            row = {"id": number, "label": f"Z{number}", "kind": "plain", "x": number, "y": 1}
            data["spaces"].append(row)
        data["edges"] += [[21, 22], [22, 23], [21, 23], [23, 24]]

    assert problems(change) == [
        (
            "board_dead_end",
            "spaces[24] space 24 (Z24) has 1 neighbour, at least 2 are needed",
        ),
        (
            "board_unconnected",
            "spaces[21] space 21 (Z21) cannot be reached from space 0 (nor can 3 others)",
        ),
    ]


def test_walks_that_never_lead_home_are_found() -> None:
    """AR-145: only a dead end can have one, which is why no board that got so far is refused."""
    lollipop = {0: {1}, 1: {0, 2, 3}, 2: {1, 3}, 3: {1, 2}}
    assert lost_walks(lollipop, 0) == []
    dead_end = {0: {1, 2}, 1: {0, 2}, 2: {0, 1, 3}, 3: {2}}
    assert lost_walks(dead_end, 0) == [(2, 3)]


def test_every_walk_on_the_built_in_boards_leads_home() -> None:
    """AR-145."""
    for name in ("four_regions", "pocket_ring"):
        spaces = board(name, False).spaces
        assert lost_walks({n: set(row.neighbours) for n, row in enumerate(spaces)}, 0) == []


def test_every_resource_in_play_has_a_space() -> None:
    """AR-146: after the replacements; the eighth kind only with the option."""

    def no_honey(data: Data) -> None:
        """Honey is nowhere to be found."""
        for number in (1, 13):
            replace_space(number, kind="plain")(data)

    assert problems(no_honey) == [("board_missing_resource", "spaces no space gives honey")]
    without = [("board_missing_resource", "spaces no space gives purple_rock")]
    assert problems(lambda d: d.pop("two_purples"), two_purples=True) == without

    def covered(data: Data) -> None:
        """Both spaces of a resource are covered by the variant."""
        for number in (9, 18):
            data["two_purples"][str(number)] = {"kind": "resource", "resource": "purple_rock"}

    assert problems(covered, two_purples=True) == [
        ("board_missing_resource", "spaces no space gives purple_crystal")
    ]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (replace_space(6, kind="volcano"), "spaces[6].kind unknown kind 'volcano'"),
        (replace_space(6, kind="resource", resource="gold"), "spaces[6].resource unknown resource"),
        (
            replace_space(6, kind="lose_material", amount=5),
            "spaces[6].amount amount 5, allowed 1..4",
        ),
        (replace_space(6, kind="lose_potion", amount=0), "spaces[6].amount amount 0, allowed 1..4"),
        (
            replace_space(6, kind="resource", resource="purple_rock"),
            "spaces[6].resource unknown resource 'purple_rock' without two_purples",
        ),
        (
            lambda d: d["two_purples"].update({"3": {"kind": "volcano"}}),
            "two_purples.3.kind unknown kind 'volcano'",
        ),
    ],
)
def test_unknown_kinds_resources_and_amounts(change: Change, field: str) -> None:
    """AR-147."""
    [(code, sentence)] = problems(change)
    assert code == "board_kind"
    assert sentence.startswith(field)


def test_purple_rock_is_a_resource_with_two_purples() -> None:
    """AR-147."""
    data = pocket_ring()
    replace_space(6, kind="resource", resource="purple_rock")(data)
    assert board_of(data, two_purples=True).resource[6] == 7


def test_coordinates() -> None:
    """AR-148: inside the canvas, and no two on one point."""
    assert problems(lambda d: d["spaces"][6].update(x=1001)) == [
        ("board_coordinates", "spaces[6].x space 6 (Q2) lies at 1001, 160, outside the canvas")
    ]
    assert problems(lambda d: d["spaces"][6].update(x=500)) == [
        ("board_coordinates", "spaces[6].x space 6 (Q2) lies on the same point as space 5")
    ]
    assert codes(lambda d: d["spaces"][6].update(y=-1)) == ["board_coordinates"]


def everything_wrong(data: Data) -> None:
    """One problem of each sort that can be reported together."""
    data["edges"] = [[3, 3], *(edge for edge in data["edges"] if edge != [6, 7])]
    replace_space(12, kind="market")(data)
    replace_space(20, kind="lose_material", amount=9)(data)
    data["spaces"][8]["x"] = 2000


def test_all_problems_are_reported_together_in_order() -> None:
    """AR-149: by rule, then by space."""
    assert codes(everything_wrong) == [
        "board_market",
        "board_edges",
        "board_dead_end",
        "board_dead_end",
        "board_missing_resource",
        "board_kind",
        "board_coordinates",
    ]


def test_wrong_format_or_ids_end_the_search() -> None:
    """AR-149: later checks are not made."""

    def bad_format(data: Data) -> None:
        """What is wrong with the form, beside everything else."""
        everything_wrong(data)
        data["colour"] = "red"
        data["spaces"][2]["x"] = None

    assert codes(bad_format) == ["board_format", "board_format"]

    def bad_ids(data: Data) -> None:
        """What is wrong with numbers and labels, beside everything else."""
        everything_wrong(data)
        data["spaces"][2]["label"] = "S1"

    assert codes(bad_ids) == ["board_ids"]


# ---- files


def test_complaints_name_line_field_and_reason() -> None:
    """A designer's file: the line is the one in the editor."""
    text = text_of("pocket_ring").replace('"label": "Q4"', '"label": "Q3"')
    with pytest.raises(BadContent) as refused:
        read_board(text, "mine.json", two_purples=False)
    assert str(refused.value) == (
        "mine.json: line 15, spaces[8].label: label 'Q3' is used twice [board_ids]"
    )


def test_a_file_that_is_not_json_says_where() -> None:
    """One line, no traceback."""
    with pytest.raises(BadContent, match=r"mine\.json: line 3"):
        read_board('{\n"format": 1,\nnonsense}', "mine.json", two_purples=False)
