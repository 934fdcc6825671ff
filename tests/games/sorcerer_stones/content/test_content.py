"""Content as data: the shipped tables, and what is refused in a designer's."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent
from hexmoot.games.sorcerer_stones.content.read import content_from, read, standard, standard_file
from tests.games.sorcerer_stones.kit import GAME, at, fresh

BASE: dict[str, Any] = standard_file().data


def changed(table: str, index: int, **fields: Any) -> dict[str, Any]:
    """The shipped list with one entry changed."""
    rows = [dict(row) for row in BASE[table]]
    rows[index].update(fields)
    return {table: rows}


def numbers(**fields: Any) -> dict[str, Any]:
    """The numbers of the file with some of them changed."""
    return {"numbers": {**BASE["numbers"], **fields}}


def test_the_shipped_artifacts_add_up() -> None:
    """SS-142: 51 symbols, nearly equal by colour, and 56 points."""
    cards = standard().artifact
    symbols = Counter("".join(card.cost for card in cards))
    assert symbols == {"R": 10, "B": 10, "Y": 10, "G": 10, "N": 11}
    assert sum(card.points for card in cards) == 56


def test_the_shipped_tiles_are_fair() -> None:
    """SS-18: colours over all tiles, and no two equal neighbours on a tile."""
    tiles = standard().tile
    colours = Counter("".join("".join(tile.rows) for tile in tiles))
    assert colours == {"R": 16, "B": 16, "Y": 16, "G": 16, "N": 17}
    for tile in tiles:
        assert sorted(Counter("".join(tile.rows)).values()) == [1, 2, 2, 2, 2]
        for row in range(3):
            for column in range(3):
                here = tile.rows[row][column]
                assert column == 2 or tile.rows[row][column + 1] != here
                assert row == 2 or tile.rows[row + 1][column] != here


def test_the_shipped_numbers() -> None:
    """SS-5, SS-19, SS-25: eleven cards, sixteen runes, the Qi supplies."""
    content = standard()
    assert sum(card.copies for card in content.magic) == 11
    assert sum(len(values) for values in content.runes.values()) == 16
    assert content.numbers.qi_supply == [30, 42, 56]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": "other/1"}, "format: is 'other/1'"),
        ({"surprise": 1}, "unknown field `surprise`"),
        ({"artifact": BASE["artifact"][:13]}, "artifact: 13 cards, the component list says 14"),
        (changed("artifact", 3, cost="GRG"), r"artifact\[3\].cost: equal symbols"),
        (changed("artifact", 3, cost="GRRRR"), r"artifact\[3\].cost: 'GRRRR' must be 1 to 4"),
        (changed("artifact", 3, cost="GX"), r"artifact\[3\].cost: 'GX'"),
        (changed("artifact", 3, points=-1), r"artifact\[3\].points: is -1"),
        (changed("artifact", 3, points="many"), r"artifact\[3\].points: Expected `int`"),
        (changed("artifact", 3, id="A1"), "artifact: two cards share one id"),
        (changed("magic", 0, copies=3), "magic: 12 cards a seat, the component list says 11"),
        (changed("magic", 0, copies=-1), r"magic\[0\].copies: cannot be negative"),
        (changed("magic", 0, kind="fly"), "magic: the kinds must be"),
        (changed("magic", 3, colour="B"), "magic: the shifts must have the colours"),
        (changed("objective", 0, kind="twin_stones"), "objective: the kinds must be"),
        (changed("objective", 1, id="OB1"), "objective: two cards share one id"),
        (changed("objective", 4, tiers=[{"at": 1, "qi": 1, "steps": 0}]), "has no tiers"),
        (
            changed("objective", 1, tiers=[{"at": 3, "qi": 1, "steps": 0}] * 2),
            r"objective\[1\].tiers: tiers must rise",
        ),
        (
            changed("objective", 1, tiers=[{"at": 3, "qi": 60, "steps": 0}]),
            r"a tier pays 0\.\.56 Qi",
        ),
        ({"runes": {**BASE["runes"], "R": [1, 2]}}, "runes.R: 2 tokens, the component list says 3"),
        ({"runes": {**BASE["runes"], "R": [1, 2, 100]}}, r"runes.R: values must be 0\.\.99"),
        ({"runes": {"R": [1, 2, 3]}}, "runes: types must be"),
        (changed("tile", 2, rows=["RRR", "BBB", "YY"]), r"tile\[2\].rows: three rows of three"),
        ({"tile": BASE["tile"][:8]}, "tile: 8 tiles, the component list says 9"),
        ({"title": []}, "title: the numbers must rise from 0"),
        ({"layout": {"cells": [[0, 0]] * 5}}, "layout.cells: 5 different cells"),
        (
            {"layout": {"cells": [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]]}},
            "layout.cells: the zones must touch by edges",
        ),
        (changed("colour", 0, code="N"), "colour: the codes must be"),
        (changed("colour", 4, player=True), "colour: the first four are player colours"),
        (numbers(hand_size=0), r"numbers.hand_size: is 0, allowed: 1\.\.11"),
        (numbers(reservoir_limit=6), "numbers.reservoir_limit: is 6"),
        (numbers(stones_per_colour=9), "numbers.stones_per_colour: is 9"),
        (numbers(qi_in_box=60), "numbers.qi_in_box: is 60"),
        (numbers(qi_supply=[1, 2]), "numbers.qi_supply: three numbers"),
    ],
)
def test_wrong_content_is_refused_field_by_field(changes: dict[str, Any], problem: str) -> None:
    """The problem is named with the field, so that a designer can mend it."""
    with pytest.raises(BadContent, match=problem):
        content_from(changes)


def test_a_problem_in_a_file_names_its_line() -> None:
    """`hexmoot check` reads the same complaint."""
    text = 'format = "sorcerer_stones.content/1"\nname = "base"\nsurprise = 3\n'
    with pytest.raises(BadContent, match="own.toml: "):
        GAME.check_content(ContentFile.toml(text, "own.toml"))
    file = ContentFile("own.toml", {**BASE, **numbers(hand_size=0)}, {("numbers", "hand_size"): 7})
    with pytest.raises(BadContent, match="line 7: numbers.hand_size"):
        read(file)


def test_the_shipped_file_passes_the_check() -> None:
    """With a summary of what is in it."""
    assert "14 artifacts" in GAME.check_content(standard_file())


def test_own_content_is_played_with() -> None:
    """Other points, other rewards, other limits."""
    options = {
        "artifact": changed("artifact", 0, points=9)["artifact"],
        **numbers(reservoir_limit=3, hand_size=5),
        **changed("objective", 1, tiers=[{"at": 1, "qi": 2, "steps": 1}]),
    }
    table = at(2, content=options)
    assert table.state.hand_count[0] == 5
    assert table.crafted(1).parts()["artifacts"] == 9
    table.objectives(2).plane().spirit("r1c1").spirit("r4c3", seat=1).offer(6, 7, 8, 9).supply(9)
    table.before(104).took("R").go()
    assert table.asked == "free_step"
    table.play("stop")
    assert table.state.qi[0] == 2
    again = GAME.load(table.state.dump())
    assert again == table.state


def test_a_game_with_own_content_is_stored_with_it() -> None:
    """The option holds plain data, so a dump can be read elsewhere."""
    state = fresh(2, content=changed("artifact", 0, name="Plain Rock"))
    twin = GAME.load(state.dump())
    assert twin.setup.options["content"]["artifact"][0]["name"] == "Plain Rock"
