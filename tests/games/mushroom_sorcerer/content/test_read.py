"""Content as data: what ships, what a designer may replace, and what is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from hexmoot.engine.content import ContentFile
from hexmoot.engine.errors import BadContent, BadOption
from hexmoot.games.mushroom_sorcerer.content.read import read, standard, standard_file
from hexmoot.games.mushroom_sorcerer.rules.keys import SPELL_KEYS
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CHARLES, Table, game


def changed(**sections: Any) -> ContentFile:
    """The standard content with sections replaced."""
    return ContentFile("content", {**copy.deepcopy(standard_file().data), **sections})


def data(section: str) -> Any:
    """A section of the standard content to change."""
    return copy.deepcopy(standard_file().data[section])


def test_the_standard_content_counts_up() -> None:
    """MS-12, MS-2: 32 scrolls in four decks of eight, five potions for each sorcerer."""
    tables = standard()
    assert [bin(int(mask)).count("1") for mask in tables.deck_mask] == [8, 8, 8, 8]
    assert [list(tables.potion_owner).count(role) for role in range(4)] == [5, 5, 5, 5]
    costs = {key: int(tables.spell_mana[n]) for n, key in enumerate(SPELL_KEYS)}
    free = {key for key, mana in costs.items() if mana == 0}
    assert free == {
        "empty_flask",
        "hunch",
        "mana_crystal",
        "moon_essence",
        "water_pouch",
        "whistle",
        "flame_harmony",
        "stone_harmony",
        "thunder_harmony",
        "water_harmony",
    }
    assert set(costs.values()) == {0, 1}


def test_a_track_can_be_replaced() -> None:
    """MS-62: a designer's flame track gives a flask at 1, and a record could carry it."""
    tracks = data("tracks")
    tracks["flame"] = {"1": "flask"}
    table = Table(2, content={"tracks": tracks}).play("grow c1", "element flame")
    assert table.flasks(BAHON) == 3
    assert table.state.setup.options["content"]["tracks"]["flame"] == {"1": "flask"}
    again = game().load(table.state.dump())
    assert again == table.state


def test_a_spell_can_be_replaced() -> None:
    """MS-130: a Water Pouch that costs 1 and gives 5."""
    spells = data("spells")
    spells[6] |= {"mana": 1, "amount": 5}
    table = Table(2, content={"spells": spells}).scrolls(BAHON, "water_pouch")
    table.play("spell water_pouch")
    assert (table.drops(BAHON), table.mana(BAHON)) == (10, 0)


def test_a_potion_can_be_replaced() -> None:
    """MS-169: a Duel Expert with three arrows."""
    potions = data("potions")
    potions[6]["base"] = 3
    table = Table(2, content={"potions": potions}).tower(CHARLES, "c1", "F", flame=1)
    table.tower(BAHON, "d1", "S").potion(CHARLES, "duel_expert").turn_of(CHARLES).play("attack c1")
    assert "The attack: 5 arrows" in table.log[-1]


def test_a_layout_and_lower_towers_can_be_replaced() -> None:
    """MS-5, MS-52: another forest for two, and towers of three."""
    layouts = data("layouts") | {"2": "GPGGPGSGPGGPGSGPXXPX"}
    growth = {"drops": [1, 1, 1], "elements": [1, 2, 3]}
    table = Table(2, content={"layouts": layouts, "growth": growth}).tower(BAHON, "c1", "FFF")
    assert "c1" not in table.offered("grow")
    assert "c3" in table.offered("grow")
    assert "c4" not in table.offered("grow")


def test_war_numbers_can_be_replaced() -> None:
    """MS-94, MS-96: no bonus for the attacker, flame servants with two shields."""
    war = data("war") | {"attacker_arrows": 0, "flame_shields": 2}
    table = Table(2, content={"war": war}).tower(BAHON, "c1", "F", flame=1).dice(BAHON, 1)
    table.tower(CHARLES, "d1", "S", flame=1).scrolls(BAHON, "hunch").show(ARROW).play("attack c1")
    assert (table.guards("d1"), table.stack("d1"), table.asked) == ((0, 0), "S", "turn_menu")


BAD = [
    ({"format": "mushroom_sorcerer.content/2"}, "format: must be one of"),
    ({"supply": {}}, "supply: the field 'flame_servant' is missing"),
    ({"limits": data("limits") | {"towers": 0}}, "limits.towers: must be a whole number 1..5"),
    ({"war": data("war") | {"flame_shields": 0}}, "war.flame_shields: a servant without a shield"),
    ({"growth": {"drops": [1], "elements": [1, 2]}}, "growth: drops and elements must be two rows"),
    ({"growth": {"drops": 1, "elements": [1]}}, "growth.drops: must be a list"),
    ({"tracks": data("tracks") | {"levels": [4, 1, 8, 12]}}, "tracks.levels: must rise"),
    ({"tracks": data("tracks") | {"levels": [1, 4]}}, "tracks.levels: must have 4 entries"),
    (
        {"tracks": data("tracks") | {"flame": {"13": "die"}}},
        "tracks.flame.13: there are spaces 1..12",
    ),
    ({"tracks": data("tracks") | {"flame": {"3": "cake"}}}, "tracks.flame.3: must be one of"),
    ({"tracks": data("tracks") | {"moon": {"2": "mana"}}}, "tracks.moon.length: must be a whole"),
    ({"tracks": data("tracks") | {"water": 3}}, "tracks.water: must be a table of spaces"),
    (
        {"tracks": data("tracks") | {"water": {str(n): "die" for n in range(1, 5)}}},
        "tracks: 9 war dice and those of Cheating are more than 10",
    ),
    ({"grounds": data("grounds") | {"drop": 2}}, "grounds: must be 12 tiles together, not 11"),
    ({"layouts": data("layouts") | {"3": "GPS"}}, "layouts.3: must be 20 letters"),
    ({"sorcerers": data("sorcerers")[:3]}, "sorcerers: must have 4 entries"),
    ({"spells": data("spells")[:31]}, "spells: must have 32 entries"),
    ({"potions": data("potions")[1:]}, "potions: must have 20 entries"),
]


@pytest.mark.parametrize(("sections", "complaint"), BAD, ids=[reason for _, reason in BAD])
def test_bad_content_is_refused_with_its_reason(sections: Any, complaint: str) -> None:
    """MS-14: field and reason in one line."""
    with pytest.raises(BadContent) as caught:
        read(changed(**sections))
    assert any(complaint in problem for problem in caught.value.problems), caught.value.problems


def spell_with(**fields: Any) -> list[Any]:
    """The standard scrolls with the first one changed."""
    spells = data("spells")
    spells[0] = {key: value for key, value in (spells[0] | fields).items() if value is not None}
    return list(spells)


BAD_SPELLS = [
    ({"key": "hunch"}, "spells[0].key"),
    ({"deck": "war"}, "the summoning deck has 7 scrolls, not 8"),
    ({"mana": 10}, "spells[0].mana"),
    ({"effect": "cake", "of": None, "amount": None}, "spells[0].effect"),
    ({"of": "flame"}, "spells[0].of"),
    ({"amount": 0}, "spells[0].amount"),
    ({"amount": None}, "spells[0]: the field 'amount' is missing"),
    ({"price": 2}, "spells[0].price: there is no such field"),
    ({"when": "war"}, "arrows, and nothing else, are cast in a war"),
    ({"when": "never"}, "spells[0].when"),
]


@pytest.mark.parametrize(("fields", "complaint"), BAD_SPELLS, ids=[text for _, text in BAD_SPELLS])
def test_bad_spells_are_refused(fields: Any, complaint: str) -> None:
    """MS-14: a scroll that does not fit together."""
    with pytest.raises(BadContent) as caught:
        read(changed(spells=spell_with(**fields)))
    assert any(complaint in problem for problem in caught.value.problems), caught.value.problems


def test_a_potion_given_to_another_sorcerer_is_refused() -> None:
    """MS-2, MS-14: everybody has five."""
    potions = data("potions")
    potions[0]["sorcerer"] = "eddie"
    with pytest.raises(BadContent, match="bahon has 4 potions, not 5"):
        read(changed(potions=potions))


def test_bad_content_as_an_option_names_the_option() -> None:
    """MS-14: BadOption with the first complaint; unknown sections and other types too."""
    with pytest.raises(BadOption, match="content.*growth: drops and elements"):
        game().start(seats=2, content={"growth": {"drops": [1], "elements": []}})
    with pytest.raises(BadOption, match="content"):
        game().start(seats=2, content={"cake": {}})
    with pytest.raises(BadOption, match="content"):
        game().start(seats=2, content="cake")
    tracks = data("tracks")
    tracks["moon"] = {"length": 10}
    with pytest.raises(BadOption, match="moon_checkpoints.*beyond the moon track"):
        game().start(seats=2, content={"tracks": tracks})


def test_a_content_file_can_be_checked_alone() -> None:
    """A designer's file through `hexmoot check`."""
    assert game().check_content(standard_file()) == "32 scrolls, 20 potions, towers up to 4"
