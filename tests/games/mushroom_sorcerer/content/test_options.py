"""Options: their bounds, and what they change."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import BadOption
from tests.games.mushroom_sorcerer.kit import game


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"roles": ["bahon"]}, "roles"),
        ({"roles": ["bahon", "nobody"]}, "roles.*no such sorcerer"),
        ({"roles": ["bahon", "bahon"]}, "roles.*named twice"),
        ({"roles": 7}, "roles"),
        ({"first_seat": 2}, "first_seat.*no such seat"),
        ({"first_seat": -1}, "first_seat"),
        ({"layout": "GPS"}, "layout.*20 letters"),
        ({"layout": 5}, "layout"),
        ({"layout": "GGGGGGSXPGGPGSGPGGPX"}, "layout.*exactly 6 P"),
        ({"layout": "XPXXPXSXPGGPXSXPGGPX"}, "layout.*at least 6 G"),
        ({"layout": "GPGXGPSXGGPGXXSPXPPG"}, "layout.*connected"),
        ({"influence_goal": 9}, "influence_goal"),
        ({"influence_goal": 61}, "influence_goal"),
        ({"moon_checkpoints": []}, "moon_checkpoints"),
        ({"moon_checkpoints": [[16, 4], [16, 3]]}, "moon_checkpoints"),
        ({"moon_checkpoints": [[16, 3], [18, 3]]}, "moon_checkpoints"),
        ({"moon_checkpoints": [[21, 3]]}, "moon_checkpoints"),
        ({"moon_checkpoints": [[16, 5]]}, "moon_checkpoints"),
        ({"moon_checkpoints": [[16]]}, "moon_checkpoints"),
        ({"moon_checkpoints": [[True, 3]]}, "moon_checkpoints"),
        ({"moon_box": 0}, "moon_box"),
        ({"start_drops": 9}, "start_drops"),
        ({"start_flasks": 5}, "start_flasks"),
        ({"start_mana": 6}, "start_mana"),
        ({"max_rounds": 31}, "max_rounds"),
        ({"limited_supply": 1}, "limited_supply"),
        ({"displaced_servant": "box"}, "displaced_servant"),
        ({"blessing_timing": "later"}, "blessing_timing"),
        ({"plan_b_again": "some"}, "plan_b_again.*set_aside, all"),
        ({"slide_to_any_tower": "yes"}, "slide_to_any_tower"),
        ({"players": 2}, "players.*no such option"),
    ],
)
def test_bad_options_stop_the_setup_and_are_named(options: dict[str, object], reason: str) -> None:
    """MS-14: out of bounds or impossible together."""
    with pytest.raises(BadOption, match=reason):
        game().start(seats=2, seed=1, **options)


def test_the_words_of_the_rulebook_taken_literally_are_a_preset() -> None:
    """MS-111, MS-182: what players may dispute is off by default and together in `literal`."""
    options = game().options
    usual = options.resolve({}, None, 4)
    literal = options.resolve({}, "literal", 4)
    changed = {name: literal[name] for name in literal if literal[name] != usual[name]}
    assert changed == {"slide_to_any_tower": True, "plan_b_again": "all"}


def test_options_that_came_later_have_the_value_of_the_usual_game() -> None:
    """MS-14: what was recorded before they were there names neither, and is played as it was."""
    old = game().options.resolve({}, "gentle", 2)
    del old["slide_to_any_tower"], old["plan_b_again"]
    again = game().options.resolve(old, None, 2)
    assert (again["slide_to_any_tower"], again["plan_b_again"]) == (False, "set_aside")


def test_every_option_and_preset_stands_in_the_rules() -> None:
    """MS-14: with its name, so that people know what can be changed."""
    rules = game().rules_text()
    names = [*game().options.options, *game().options.presets]
    assert [name for name in names if f"`{name}`" not in rules] == []
