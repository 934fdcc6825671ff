"""The content file: counts, the ability form, and errors that name card and field."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.games.rune_stones.content.cards import card_index, card_number
from hexmoot.games.rune_stones.content.parts import TOADSTOOL_IDS
from hexmoot.games.rune_stones.content.read import chosen, read_whole, standard
from hexmoot.games.rune_stones.rules.kinds import COLOUR_NAMES
from tests.games.rune_stones.kit import GAME, at

TEXT = files("hexmoot.games.rune_stones").joinpath("content.toml").read_text("utf-8")


def data() -> dict[str, Any]:
    """A copy of the built-in content to spoil."""
    return copy.deepcopy(tomllib.loads(TEXT))


def complaints(spoiled: dict[str, Any]) -> str:
    """What is said about a spoiled content file."""
    with pytest.raises(BadContent) as caught:
        read_whole(ContentFile("mine.toml", spoiled))
    return str(caught.value)


def test_component_counts() -> None:
    """RS-9, RS-11, RS-16: 60 creatures, 8 dragons, 16 banshees, 8 druids and everything else."""
    content = standard()
    numbers = [card.number for card in content.cards]
    assert numbers == [*range(11, 95), *range(100, 108)]
    for colour in range(4):
        in_colour = [card.number for card in content.cards if card.colour == colour]
        assert len([n for n in in_colour if n <= 70]) == 15
        assert len([n for n in in_colour if 79 <= n <= 94]) == 4
    assert sum(part.numbers["count"] for part in content.wisps) == 20
    assert [part.numbers["count"] for part in content.toadstools] == [3, 3, 4, 3, 3]
    assert len(content.forest) == 17
    assert content.numbers["coloured_artifacts"] * 4 + content.numbers["wild_artifacts"] == 36
    assert tuple(part.id for part in content.toadstools) == TOADSTOOL_IDS


def test_sum_of_magic_in_a_start_deck() -> None:
    """RS-14: the eight druid cards have twelve magic points."""
    assert sum(card.magic for card in standard().cards if card.number >= 100) == 12


def test_card_numbers_and_places() -> None:
    """Places 0 to 91 are the numbers 11 to 94 and 100 to 107, both ways."""
    assert [card_index(card_number(place)) for place in range(92)] == list(range(92))
    assert [card_number(place) for place in (0, 83, 84, 91)] == [11, 94, 100, 107]


@pytest.mark.parametrize(
    ("family", "index", "field", "value", "message"),
    [
        ("creatures", 3, "magic", 0, "creatures[3].magic: must be a whole number 1..9"),
        ("creatures", 3, "colour", "pink", "creatures[3].colour: must be one of blue"),
        ("creatures", 0, "number", 12, "creatures[0].number: must be 11, not 12 (card 11)"),
        ("creatures", 5, "name", "", "creatures[5].name: must be a text"),
        ("dragons", 0, "colour", "blue", "dragons[0].colour: must be one of white"),
        ("druids", 7, "ability", {"seq": []}, "druids[7].ability.seq: must have 1 to 4 terms"),
        ("druids", 7, "ability", {"and": []}, "druids[7].ability: must have seq, or,"),
        ("druids", 7, "ability", 4, "druids[7].ability: must be a table"),
        ("druids", 7, "ability", {"or": [["ore 1"]]}, "druids[7].ability.or: must have 2 entries"),
        ("druids", 7, "ability", {"swap": 4, "gain": ["ore 1"]}, "ability.swap: must be a whole"),
        ("druids", 7, "ability", {"seq": ["fly 1"]}, "ability.seq[0]: must begin with one of gem"),
        ("druids", 7, "ability", {"seq": ["gem 1"]}, "must read 'gem COLOUR n', not 'gem 1'"),
        ("druids", 7, "ability", {"seq": ["gem white 1"]}, "must be one of blue, yellow"),
        ("druids", 7, "ability", {"seq": ["gem blue 0"]}, "must be a whole number 1..9"),
        ("druids", 7, "ability", {"seq": ["ore x"]}, "must be a whole number 1..9"),
        ("druids", 7, "ability", {"seq": ["switch"]}, "'switch' may not stand on a card"),
        ("druids", 7, "ability", {"seq": ["hand_card"]}, "'hand_card' may not stand on a card"),
        ("druids", 7, "ability", {"seq": ["toadstool 1"]}, "'toadstool' may not stand on a card"),
        ("banshees", 0, "ability", {"seq": ["wisp", "ore 1"]}, "stand alone in a seq"),
        ("die", 0, "ability", {"seq": ["die 1"]}, "'die' may not stand on a die"),
        ("wisps", 0, "count", 3, "wisps: count must add up to 20, not 21"),
        ("toadstools", 0, "count", 4, "toadstools: count must add up to 16, not 17"),
        ("toadstools", 0, "count_15", 2, "toadstools: count_15 must add up to 15, not 14"),
        ("forest", 2, "space", 3, "forest[2].space: must be a whole number 2..2"),
        ("smithies", 0, "gems", 0, "smithies[0].gems: must be a whole number 1..9"),
        ("smithies", 0, "forge_token", True, "smithies: the forge token lies at one smithy"),
        ("stones", 1, "id", "ST-X", "stones[1].id: must be one of ST-HAND"),
    ],
)
def test_a_wrong_field_is_named(
    family: str, index: int, field: str, value: object, message: str
) -> None:
    """The complaint says which table, which row and which field; for cards also the number."""
    spoiled = data()
    spoiled[family][index][field] = value
    text = complaints(spoiled)
    assert message in text
    if family in ("creatures", "dragons", "banshees", "druids"):
        assert f"(card {data()[family][index]['number']})" in text


def test_a_missing_or_unknown_field_is_named() -> None:
    """Both are refused."""
    spoiled = data()
    del spoiled["creatures"][4]["magic"]
    spoiled["dragons"][1]["speed"] = 3
    text = complaints(spoiled)
    assert "creatures[4]: the field 'magic' is missing" in text
    assert "dragons[1].speed: there is no such field" in text


def test_wrong_counts_name_the_table() -> None:
    """60/8/16/8 cards, 15 of each colour, 17 spaces, ten night spaces."""
    spoiled = data()
    spoiled["creatures"].pop()
    spoiled["forest"].pop()
    spoiled["banshees"][0]["colour"] = "red"
    spoiled["night"]["spaces"] = [5, 5, 15, 20, 25, 30, 35, 40, 45, 50]
    spoiled["night"]["all"] = {"wisp": 3, "quiet": 3}
    text = complaints(spoiled)
    assert "creatures: must have 60 entries, not 59" in text
    assert "forest: must have 17 entries, not 16" in text
    assert "banshees: needs 4 blue cards, not 3" in text
    assert "night.spaces: must rise" in text
    assert "night.all: needs ten tokens or more, not 6" in text


def test_a_missing_table_is_named() -> None:
    """Nothing is guessed."""
    spoiled = data()
    del spoiled["stones"]
    assert "the field 'stones' is missing" in complaints(spoiled)


def test_complaints_carry_the_line_of_the_file() -> None:
    """A designer finds the row at once."""
    lines = TEXT.splitlines()
    line = next(k for k, text in enumerate(lines) if text == 'name = "Pixie Forager"') + 1
    spoiled = TEXT.replace('name = "Pixie Forager"', 'name = ""')
    with pytest.raises(BadContent) as caught:
        read_whole(ContentFile.toml(spoiled, "mine.toml"))
    assert f"mine.toml: line {line}: creatures[1].name" in str(caught.value)


def test_a_designers_tables_replace_the_built_in_ones() -> None:
    """The option `content` takes whole tables; the game plays by them and its dump reloads."""
    druids = data()["druids"]
    druids[0]["ability"] = {"seq": ["points 5"]}
    druids[0]["magic"] = 4
    table = at(content={"druids": druids}).utilize(100, 104).play("use 0")
    assert table.score() == 5
    again = GAME.load(table.state.dump())
    assert again == table.state
    shown = table.state.view(0)["table"]["turn"]["played"][0]
    assert (shown["magic"], shown["text"]) == (4, "Gain 5 points.")


def test_rs116_plus_is_for_cards_alone() -> None:
    """RS-116: a designer's wisp with two sides gives one of them, Plus or not."""
    wisps = data()["wisps"]
    wisps[7]["ability"] = {"or": [["ore 1"], ["points 2"]]}
    table = at(hand=[87, 105], preset="night", stones=["plus"], content={"wisps": wisps})
    table.set_wisps("WT-P", "WT-B", "WT-S", "WT-O")
    table.utilize(87, 105).play("use 0", "tile 1", "side b")
    assert (table.asked, table.score(), table.gems()) == ("util_next", 2, "")


def test_a_designers_mistake_is_a_bad_option() -> None:
    """The option names what is wrong in the tables."""
    druids = data()["druids"]
    druids[2]["magic"] = "much"
    with pytest.raises(BadOption, match=r"druids\[2\]\.magic.*card 102"):
        GAME.start(seats=2, seed=1, content={"druids": druids})
    with pytest.raises(BadOption, match="standard"):
        GAME.start(seats=2, seed=1, content=7)
    with pytest.raises(BadContent, match="no such field"):
        chosen({"giants": []})


def test_a_content_file_is_checked_whole_or_in_part() -> None:
    """Tables left out are the built-in ones; a wrong card is named with its line."""
    whole = GAME.check_content(ContentFile.toml(TEXT, "mine.toml"))
    assert whole == "Rune Stones: 92 cards and all other tables are sound."
    part = 'format = "rune_stones.content/1"\n[affinity]\nnumber = 107\ngems = 30\n'
    part += 'colours = ["green", "blue", "yellow", "red"]\n'
    with pytest.raises(BadContent, match=r"line 4: affinity\.gems"):
        GAME.check_content(ContentFile.toml(part, "mine.toml"))
    with pytest.raises(BadContent, match="tables by name"):
        GAME.check_content(ContentFile("mine.json", [1]))


def test_colours_are_in_their_order() -> None:
    """Blue, yellow, green, red, white: the order of payments and slots."""
    assert COLOUR_NAMES == ("blue", "yellow", "green", "red", "white")
