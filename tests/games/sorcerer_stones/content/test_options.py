"""What a game can be started with, and how wrong options are refused."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.errors import BadOption
from hexmoot.games.sorcerer_stones.content.options import OPTIONS
from tests.games.sorcerer_stones.kit import GAME, fresh


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "R"}, "colour is 'R'.*no such option"),
        ({"qi_supply": 0}, r"qi_supply is 0, allowed: 1\.\.56"),
        ({"qi_supply": 57}, r"qi_supply is 57, allowed: 1\.\.56"),
        ({"paid_steps": 10}, r"paid_steps is 10, allowed: 1\.\.9"),
        ({"max_rounds": 4}, r"max_rounds is 4, allowed: 5\.\.1000"),
        ({"mode": "duel"}, "mode is 'duel', allowed: standard, intro, coop"),
        ({"take_rule": "loose"}, "take_rule is 'loose'"),
        ({"return_order": "never"}, "return_order is 'never'"),
        ({"tie_break": "dice"}, "tie_break is 'dice'"),
        ({"equal_turns": 1}, "equal_turns is 1"),
        ({"corner_contact": "yes"}, "corner_contact is 'yes'"),
        ({"colors": ["R"]}, r"colors is \['R'\], allowed: 2 colours \(one for each seat\)"),
        ({"colors": ["R", "X"]}, "colors is 'X'"),
        ({"colors": ["R", "N"]}, "colors is 'N'"),
        ({"colors": ["R", "R"]}, "colors is .*a colour is used twice"),
        ({"colors": "red"}, "colors is 'red', allowed: random, choose, or a list"),
        ({"optional_taking": "no"}, "optional_taking is 'no'"),
        ({"start_seat": 2}, r"start_seat is 2, allowed: 0\.\.1, random"),
        ({"start_seat": "last"}, "start_seat is 'last'"),
        ({"objectives": ["OB1", "OB2"]}, "objectives is .*3 different"),
        ({"objectives": ["OB1", "OB1", "OB2"]}, "objectives is .*3 different"),
        ({"objectives": ["OB1", "OB2", "OB8"]}, "objectives is 'OB8', allowed: OB1, OB2"),
        ({"objectives": "all"}, "objectives is 'all'"),
        ({"content": "deluxe"}, "content is 'deluxe'"),
        ({"content": {"artifact": []}}, "content is 'tables'.*0 cards"),
        ({"mode": "intro", "qi_supply": 30}, "qi_supply is 30.*only mode standard knows"),
        ({"mode": "intro", "equal_turns": True}, "equal_turns is True.*only mode standard"),
        ({"mode": "coop", "max_rounds": 50}, "max_rounds is 50.*standard or intro"),
        ({"mode": "coop", "tie_break": "ladder"}, "tie_break is 'ladder'"),
        ({"mode": "coop", "paid_steps": 2}, "paid_steps is 2"),
        ({"mode": "coop", "objectives": ["OB1", "OB2", "OB3"]}, "objectives is"),
        ({"coop_deck": 5}, "coop_deck is 5.*only mode coop"),
        ({"coop_placement": "cascade"}, "coop_placement is 'cascade'"),
        ({"mode": "coop", "coop_deck": 3}, r"coop_deck is 3, allowed: 4\.\.11"),
    ],
)
def test_wrong_options_are_refused_with_name_value_and_reason(
    options: dict[str, Any], message: str
) -> None:
    """The sentence names the option and what is allowed."""
    with pytest.raises(BadOption, match=message):
        fresh(2, **options)


def test_a_seat_count_outside_the_mode_is_refused() -> None:
    """SS-1."""
    with pytest.raises(BadOption, match=r"seats is 1, allowed: 2\.\.4 \(mode standard"):
        fresh(1)


def test_without_a_word_two_seats_play_the_standard_game() -> None:
    """The defaults are a whole game."""
    state = GAME.start(seed=1)
    assert state.seats == 2
    assert state.setup.options["mode"] == "standard"


@pytest.mark.parametrize("preset", list(OPTIONS.presets))
def test_every_preset_starts(preset: str) -> None:
    """A Taoist goes to one of five zones, or a seat plays one of four colours (SS-173)."""
    wanted = 4 if preset == "free_hand" else 5
    assert GAME.start(seats=3, seed=1, preset=preset).choice_count == wanted


def test_resolved_options_can_be_given_again() -> None:
    """A record stores all options and starts from them."""
    for preset in OPTIONS.presets:
        values = OPTIONS.resolve({}, preset, 2)
        assert OPTIONS.resolve(values, None, 2) == values


def test_colours_can_be_chosen() -> None:
    """SS-3."""
    assert list(fresh(3, colors=["G", "Y", "R"]).colour) == [3, 2, 0]


def test_options_of_an_older_record_leave_everything_as_it_was() -> None:
    """SS-72, SS-174: a record that knows nothing of the option plays the compulsory rule."""
    values = OPTIONS.resolve({}, "workshop", 2)
    older = {name: value for name, value in values.items() if name != "optional_taking"}
    assert OPTIONS.resolve(older, None, 2) == values
    assert values["optional_taking"] is False
