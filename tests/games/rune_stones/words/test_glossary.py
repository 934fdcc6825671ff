"""Tooltips as the options and the content of a table make them read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.games.rune_stones.kit import GAME

BOTH = {"nocturnal": True, "forest": True}


def tips(**options: Any) -> dict[str, str]:
    """The sentences at a table with these options."""
    setup = GAME.prepare(3, None, options)
    return {key: tip.text for key, tip in GAME.glossary_for(setup).items()}


@pytest.mark.parametrize(
    ("options", "component", "words"),
    [
        ({"gem_magic": True}, "supply:white", "a magic point"),
        ({"forge_token_any_payment": False}, "forge", "for gems"),
        ({"extra_point_on_die": True}, "ST-XPP", "by its die too"),
        ({"util3_lost": "highest"}, "ST-UTIL3", "the highest number"),
        ({"druid_decks": "affinity"}, "card:107", "2 gems of your own affinity's colour"),
        ({"target_score": 40}, "t65", "40 points"),
    ],
)
def test_a_tip_says_what_the_option_changes(
    options: dict[str, Any], component: str, words: str
) -> None:
    """RS-14, RS-45, RS-71, RS-124, RS-152."""
    assert words in tips(**BOTH, **options)[component]
    assert words not in tips(**BOTH)[component]


def test_coloured_druids_have_magic_of_one_colour() -> None:
    """RS-35, V-5: the four Rites; all other druids stay rainbow."""
    plain, coloured = tips(), tips(druid_magic="coloured")
    druids = [f"card:{number}" for number in range(100, 108)]
    assert all("rainbow magic" in plain[card] for card in druids)
    changed = [
        coloured[card].split(" magic")[0].split()[1]
        for card in druids
        if coloured[card] != plain[card]
    ]
    assert sorted(changed) == ["blue", "green", "red", "yellow"]


def test_what_is_not_in_play_has_no_tip() -> None:
    """RS-20, RS-127, RS-132, RS-143, RS-147: banshees, night and wisps; forest and toadstools."""
    base, full = tips(), tips(**BOTH)
    assert set(full) == set(GAME.glossary)
    night, forest = tips(nocturnal=True), tips(forest=True)
    assert {"card:79", "card:94", "NT-W", "w1", "t5"} <= set(night) - set(forest)
    assert {"forest:3", "familiar", "forge"} <= set(forest) - set(night)
    assert not (set(night) & set(forest)) - set(base)


def test_own_content_brings_its_own_words() -> None:
    """A table with another price in ore says so at its smithies."""
    source = files("hexmoot.games.rune_stones").joinpath("content.toml")
    game = {**tomllib.loads(source.read_text("utf-8"))["game"], "ore_price": 2}
    found = tips(content={"game": game})
    assert "or 2 ore" in found["s1"]
    assert found["supply:ore"] == "2 ore pay at any smithy."
    assert "or 3 ore" in tips()["s1"]
