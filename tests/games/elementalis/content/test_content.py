"""The content file: counted, checked, and complained about by line."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent
from hexmoot.games.elementalis.content.read import read, standard
from tests.games.elementalis.kit import GAME

TEXT = files("hexmoot.games.elementalis").joinpath("content.toml").read_text(encoding="utf-8")


def test_the_component_list_adds_up() -> None:
    """Five dice, seven Majors, fourteen Minors, fifteen spells, eighty counters."""
    content = standard()
    assert len(content.dice) == 5
    assert sum(card.majors for card in content.arcana) == 7
    assert sum(card.minors for card in content.arcana) == 14
    assert len(content.spells) == 15
    assert content.numbers["mana_per_colour"] * len(content.elements) == 80


def test_the_shipped_file_passes_the_designers_check() -> None:
    """`hexmoot check` says in a line what it holds."""
    words = GAME.check_content(ContentFile.toml(TEXT, "content.toml"))
    assert words == "5 dice, 7 arcana, 15 spells"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('format = "elementalis.content/1"', 'format = "other/1"', "format: must be one of"),
        ("rounds = 6", "rounds = 0", "numbers.rounds: must be a whole number 1..12"),
        ("rounds = 6", "", "numbers: the field 'rounds' is missing"),
        ('opposer = "W"', 'opposer = "A"', "each element must be the opposer of exactly one"),
        ('id = "D2"', 'id = "D9"', "die: must be the rows D1, D2, D3, D4, SUN"),
        ('"X", "WW"]', '"X", "S"]', "die[1].faces[5]: must be one of"),
        ('"X", "WW"]', '"X"]', "die[1].faces: must have 6 entries"),
        ('set = "moon"', 'set = "mars"', "arcana[6].set: must be one of base, ether, sun, moon"),
        ("level = 3", "level = 2", "spell: must be the rows"),
        ('major = "X"\nminor = "W"', 'major = "X"\nminor = "S"', "preset[1]: X/S is not a mage"),
    ],
)
def test_a_wrong_file_is_refused_with_field_and_reason(old: str, new: str, complaint: str) -> None:
    """Every complaint names the field, and the line where it can."""
    assert old in TEXT
    with pytest.raises(BadContent) as refused:
        read(ContentFile.toml(TEXT.replace(old, new, 1), "mine.toml"))
    assert complaint in str(refused.value)
