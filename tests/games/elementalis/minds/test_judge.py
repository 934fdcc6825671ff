"""What bots think of a position."""

from __future__ import annotations

from tests.games.elementalis.kit import at


def test_a_better_position_is_judged_higher() -> None:
    """More Mana is better; the judge's numbers stay within 0 and 1 and know the winner."""
    poor = at("F/A", "E/E", pools=["F", "EEEE"]).power("F F A A / S").state
    rich = at("F/A", "E/E", pools=["FFFFFFFF", "EEEE"]).power("F F A A / S").state
    assert 0 < poor.judge(0) < rich.judge(0) < 1
    assert poor.judge(1) > rich.judge(1)


def test_the_judge_sees_what_a_spell_on_the_dice_would_change() -> None:
    """In the window a roll that scores is worth more than one that does not."""
    good = at("F/F", "E/E", pools=["F", "E"]).power("FF F F A / A").state
    bad = at("F/F", "E/E", pools=["F", "E"]).power("W W W A / A").state
    assert good.judge(0) > bad.judge(0)
    sunny = at("F/F", "M/E", pools=["", "WW"]).fill_channel("FFFF").chance_from("F F A A / S").state
    clear = at("F/F", "M/E", pools=["", "WW"]).fill_channel("FFFF").chance_from("F F A A / A").state
    assert clear.judge(0) > sunny.judge(0)
