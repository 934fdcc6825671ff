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
        ({"players": 2}, "players.*no such option"),
    ],
)
def test_bad_options_stop_the_setup_and_are_named(options: dict[str, object], reason: str) -> None:
    """MS-14: out of bounds or impossible together."""
    with pytest.raises(BadOption, match=reason):
        game().start(seats=2, seed=1, **options)
