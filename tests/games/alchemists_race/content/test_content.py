"""The content file: what is in it, and what a designer is told about a wrong one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hexmoot import BadContent
from hexmoot.engine.content import ContentFile
from hexmoot.games.alchemists_race.content.read import read, standard
from hexmoot.games.alchemists_race.rules.actions import POTION_WORDS, RESOURCE_WORDS
from tests.games.alchemists_race.kit.boards import text_of
from tests.games.alchemists_race.kit.table import GAME

TEXT = files("hexmoot.games.alchemists_race").joinpath("content.toml").read_text(encoding="utf-8")


def complaint(old: str, new: str) -> str:
    """The error about the content file with one thing changed."""
    assert old in TEXT
    with pytest.raises(BadContent) as refused:
        read(ContentFile.toml(TEXT.replace(old, new, 1), "mine.toml"))
    return str(refused.value)


def test_the_content_is_as_the_rules_say() -> None:
    """AR-2, AR-4, AR-5, AR-121, AR-122: kinds in order; every price is the worth of its parts."""
    made_of = standard()
    assert tuple(resource.id for resource in made_of.resources) == RESOURCE_WORDS
    assert tuple(potion.id for potion in made_of.potions) == POTION_WORDS
    worth = {resource.id: resource.worth for resource in made_of.resources}
    for potion in made_of.potions:
        assert potion.value == sum(worth[part] for part in potion.cost)
        assert potion.value == sum(worth[part] for part in potion.two_purples_cost)
    assert [potion.takes for potion in made_of.potions] == [0, 0, 0, 0, 0, 2, 4, 0]
    assert made_of.seat_colours == ("Red", "Blue", "Green", "Yellow")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('format = "alch', 'format = "alc', "line 4: format: must be one of"),
        ('id = "grass"', 'id = "weed"', "line 19: resources[1].id: must be one of grass"),
        ('short = "F"\n', "", "line 12: resources[0]: the field 'short' is missing"),
        ('short = "F"', 'short = "FF"', "line 15: resources[0].short: must be a text of 1 to 1"),
        ("worth = 1", 'worth = "much"', "line 16: resources[0].worth: must be a whole number"),
        ("value = 3", "value = 30", "potions[2].value: must be a whole number 1..10, not 30"),
        ('cost = ["flower", "grass"]', 'cost = ["flower"]', "potions[0].cost: must be exactly two"),
        ('["flower", "honey"]', '["flower", "gold"]', "potions[1].cost: unknown resource 'gold'"),
        ("takes = 4", "takes = 0", "potions[6].takes: must be a whole number 1..10, not 0"),
        ('"Blue", ', "", "seat_colours: must have 4 entries, not 3"),
        ('"Blue", ', '"Red", ', "seat_colours: must be different names"),
        ('only_with = "two_purples"', 'only_with = "luck"', "resources[7].only_with: must be one"),
        ("[[potions]]", "[[potions", "line 64"),
        ("boards = [", "board = [", "the field 'boards' is missing"),
    ],
)
def test_a_wrong_file_gets_line_field_and_reason(old: str, new: str, message: str) -> None:
    """Nothing is guessed, nothing is silently left out."""
    assert message in complaint(old, new)


def test_all_complaints_come_at_once() -> None:
    """A designer fixes them in one go."""
    text = TEXT.replace("value = 3", "value = 0").replace("worth = 2", "worth = -1")
    with pytest.raises(BadContent) as refused:
        read(ContentFile.toml(text, "mine.toml"))
    assert len(refused.value.problems) == 6


def test_a_missing_potion_is_refused() -> None:
    """The effects are code, so the eight kinds are fixed."""
    cut = TEXT[: TEXT.rindex("[[potions]]")]
    with pytest.raises(BadContent, match="potions: must have 8 entries, not 7"):
        read(ContentFile.toml(cut, "mine.toml"))


def test_checking_a_designers_file(tmp_path: Path) -> None:
    """`hexmoot check FILE` says in a line what it holds, or what is wrong."""
    good = tmp_path / "mine.json"
    good.write_text(text_of("pocket_ring"), encoding="utf-8")
    said = GAME.check_content(ContentFile.read(good))
    assert said == "board Pocket Ring: 21 spaces, 24 roads"
    assert GAME.check_content(ContentFile.toml(TEXT, "c")) == "8 resources, 8 potions"
    good.write_text(text_of("pocket_ring").replace("purple_rock", "gold"), encoding="utf-8")
    with pytest.raises(BadContent, match=r"line 35, two_purples\.18\.resource"):
        GAME.check_content(ContentFile.read(good))
