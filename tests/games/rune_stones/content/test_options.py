"""Options and presets: bounds, what belongs together, and their errors."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.games.rune_stones.rules.kinds import WHITE
from tests.games.rune_stones.kit import GAME, at


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"target_score": 19}, "target_score is 19, allowed: 20..200"),
        ({"target_score": 201}, "target_score is 201"),
        ({"max_rounds": 9}, "max_rounds is 9, allowed: 10..1000"),
        ({"display_costs": [1, 2, 3]}, "display_costs needs six integers 1..9"),
        ({"display_costs": [0, 2, 3, 4, 5, 6]}, "display_costs needs six integers 1..9"),
        ({"display_costs": "cheap"}, "display_costs needs six integers 1..9"),
        ({"display_shift": "up"}, "display_shift is 'up', allowed: right, left"),
        ({"summon_limit": 7}, "summon_limit is 7, allowed: 0..6"),
        ({"gem_magic": "yes"}, "gem_magic is 'yes', allowed: true or false"),
        ({"druid_magic": "none"}, "druid_magic is 'none', allowed: rainbow, coloured"),
        ({"druid_decks": "odd"}, "druid_decks is 'odd', allowed: identical, affinity"),
        ({"die_table": "d20"}, "die_table is 'd20', allowed: manual, six"),
        ({"die_table": [0] * 8}, "die weights must be non-negative and not all zero"),
        ({"die_table": [-1, 1, 1, 1, 1, 1, 1, 1]}, "die weights must be non-negative"),
        ({"die_table": [1, 1]}, "eight weights"),
        ({"die_table": {"SUN": 1}}, "weights for GEM_C"),
        ({"util3_lost": "middle"}, "util3_lost is 'middle', allowed: lowest, highest"),
        ({"extra_point_on_die": 1}, "extra_point_on_die is 1, allowed: true or false"),
        ({"nocturnal": "yes"}, "nocturnal is 'yes', allowed: true or false"),
        ({"night_tokens": "all"}, "night_tokens needs nocturnal"),
        ({"night_tokens": "many", "nocturnal": True}, "allowed: manual, publisher, all"),
        ({"toadstools": 15}, "toadstools needs forest"),
        ({"toadstools": 14, "forest": True}, "toadstools is 14, allowed: 15..16"),
        ({"forge_token_any_payment": False}, "forge_token_any_payment needs forest"),
        ({"supply": "endless"}, "supply is 'endless', allowed: limited, unlimited"),
        ({"first_player": 2}, "first_player is not a seat"),
        ({"first_player": "me"}, "first_player is 'me', allowed: 0..3, random"),
        ({"dragons": 9}, "no such option"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], message: str) -> None:
    """The error says which option, what was given and what is allowed."""
    with pytest.raises(BadOption) as caught:
        GAME.start(seats=2, seed=1, **options)
    assert message in str(caught.value)


def test_unknown_preset() -> None:
    """The known ones are listed."""
    with pytest.raises(BadOption, match="base, night, forest, full, literal, publisher"):
        GAME.start(seats=2, seed=1, preset="deluxe")


def test_presets() -> None:
    """V-2 to V-8: what each preset turns on."""
    resolve = GAME.options.resolve
    base = resolve({}, "base", 2)
    assert (base["nocturnal"], base["forest"]) == (False, False)
    full = resolve({}, "full", 2)
    assert {key: full[key] for key in base if full[key] != base[key]} == {
        "nocturnal": True,
        "forest": True,
    }
    literal = resolve({}, "literal", 3)
    assert {key: literal[key] for key in base if literal[key] != base[key]} == {
        "nocturnal": True,
        "forest": True,
        "gem_magic": True,
        "night_tokens": "all",
    }
    publisher = resolve({}, "publisher", 4)
    assert {key: publisher[key] for key in base if publisher[key] != base[key]} == {
        "nocturnal": True,
        "forest": True,
        "display_costs": [1, 2, 2, 3, 3, 4],
        "display_shift": "left",
        "summon_limit": 2,
        "druid_magic": "coloured",
        "night_tokens": "publisher",
        "toadstools": 15,
    }


def test_a_given_option_overrides_the_preset() -> None:
    """The preset is only a start."""
    values = GAME.options.resolve({"summon_limit": 0}, "publisher", 2)
    assert values["summon_limit"] == 0
    assert values["display_shift"] == "left"


def test_the_default_preset_is_base() -> None:
    """Nothing said means the base game."""
    assert GAME.options.default_preset == "base"


def test_coloured_druid_magic_leaves_the_cards_white() -> None:
    """V-5: only the magic has a colour, a roll still has a white source."""
    table = at(hand=[100, 101], druid_magic="coloured")
    fits = [int(table.state.tables.card_fits[card]) for card in range(84, 92)]
    assert fits == [1, 2, 4, 8, 15, 15, 15, 15]
    assert all(table.state.tables.card_colour[card] == WHITE for card in range(84, 92))


def test_unlimited_supply_pays_without_asking() -> None:
    """RS-6, RS-77: every condition on the supply counts as met."""
    table = at(gems="Y3 W1", supply="unlimited")
    table.roll("ORE").forge("smith 3 gems", smithies="BBYBB")
    assert table.gems() == "W1 O1"
    assert table.state.view(None)["table"]["supply"]["white"] is None


def test_unlimited_supply_pays_without_asking_however_small_the_box() -> None:
    """RS-6, RS-77: with an unlimited supply it does not matter how few gems the content names."""
    numbers = {"coloured_artifacts": 7, "wild_artifacts": 8, "start_ore": 0}
    gems = {"gems_per_colour": 10, "wild_gems": 10, "ore": 10, "start_gems": [2] * 5}
    table = at(4, gems="Y3 W1", supply="unlimited", content={"supply": {**numbers, **gems}})
    table.roll("ORE").forge("smith 3 gems", smithies="BBYBB")
    assert table.gems() == "W1 O1"
