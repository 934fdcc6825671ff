"""What a game may be started with (AR-150 to AR-158)."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot import BadOption, IllegalAction
from hexmoot.games.alchemists_race.content.boards.plan import BadBoard
from tests.games.alchemists_race.kit.boards import pocket_ring
from tests.games.alchemists_race.kit.table import GAME, at

BOUNDS = {
    "target_coins": (4, 100),
    "max_rounds": (10, 2000),
    "resource_supply": (1, 99),
    "potion_supply": (1, 99),
    "die_sides": (2, 12),
}


def refusal(seats: int = 2, **options: Any) -> BadOption:
    """The error a start is answered with."""
    with pytest.raises(BadOption) as refused:
        GAME.start(seats=seats, seed=1, **options)
    return refused.value


@pytest.mark.parametrize("seats", [0, 1, 5, "2", True])
def test_the_number_of_players(seats: Any) -> None:
    """AR-150."""
    error = refusal(seats=seats)
    assert (error.code, error.allowed) == ("option_players", "2..4")


@pytest.mark.parametrize("name", BOUNDS)
def test_numbers_have_bounds(name: str) -> None:
    """AR-151: the error names option, value and bounds; the bounds themselves are fine."""
    low, high = BOUNDS[name]
    for value in (low - 1, high + 1):
        error = refusal(**{name: value})
        assert (error.code, error.option, error.given) == ("option_range", name, value)
        assert f"{low}..{high}" in str(error)
    for value in (low, high):
        assert GAME.start(seats=2, seed=1, **{name: value}).setup.options[name] == value


def test_the_error_reads_well() -> None:
    """AR-151."""
    assert str(refusal(target_coins=3)) == "target_coins is 3, allowed: 4..100"


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("end_mode", "later", "immediate, full_round"),
        ("selling", "never", "free, market_turn"),
        ("speed_timing", "end", "start, any"),
        ("resource_supply", "plenty", "1..99, unlimited, scarce"),
        ("potion_supply", "scarce", "1..99, unlimited"),
        ("first_player", "youngest", "0..3, random"),
        ("may_stay", "yes", "true or false"),
        ("warp_craft", 1, "true or false"),
    ],
)
def test_choices_are_listed(name: str, value: Any, allowed: str) -> None:
    """AR-152."""
    error = refusal(**{name: value})
    assert (error.code, error.allowed) == ("option_choice", allowed)


def test_unknown_options() -> None:
    """AR-153."""
    error = refusal(colour="red")
    assert (error.code, error.option) == ("option_unknown", "colour")


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 3), (4, 4), (4, -1)])
def test_the_first_player_must_sit_at_the_table(seats: int, first: int) -> None:
    """AR-154."""
    error = refusal(seats=seats, first_player=first)
    assert (error.code, error.given) == ("option_first_player", first)


@pytest.mark.parametrize("board", ["moon", 5, None])
def test_unknown_boards(board: Any) -> None:
    """AR-155."""
    error = refusal(board=board)
    assert error.code == "option_board"
    assert error.allowed.startswith("four_regions, pocket_ring")


def test_a_board_of_ones_own_is_checked() -> None:
    """AR-155: by the rules for boards."""
    board = pocket_ring()
    del board["edges"][0]
    with pytest.raises(BadBoard) as refused:
        GAME.start(seats=2, seed=1, board=board)
    assert refused.value.codes == ["board_dead_end"]
    assert refusal(board={"spaces": {1, 2}}).code == "option_board"


@pytest.mark.parametrize(
    "overrides",
    [
        {"zap": {"value": 3}},
        {"speed": {"value": 0}},
        {"speed": {"value": 11}},
        {"speed": {"value": "2"}},
        {"speed": {"cost": ["flower"]}},
        {"speed": {"cost": ["flower", "grass", "wood"]}},
        {"speed": {"cost": ["flower", "gold"]}},
        {"speed": {"cost": ["flower", "purple_rock"]}},
        {"speed": {"effect": "none"}},
        {"speed": 5},
        ["speed"],
    ],
)
def test_wrong_potion_overrides(overrides: Any) -> None:
    """AR-156."""
    error = refusal(potion_overrides=overrides)
    assert (error.code, error.option) == ("option_potion", "potion_overrides")


def test_potion_overrides_change_recipe_and_value() -> None:
    """AR-156: either field alone or both; a resource may be asked for twice."""
    overrides = {"speed": {"cost": ["wood", "wood"], "value": 10}, "meteor": {"value": 1}}
    table = at("M wood:2 black_rock / O18<O17 speed", potion_overrides=overrides)
    assert table.choices == "roll | craft speed | craft meteor"
    assert table.play("craft speed", "sell speed").seat("A") == "M black_rock coins:10"
    alone = at("M wood meteor / O18<O17 speed", potion_overrides=overrides)
    assert alone.choices == "roll | sell meteor"
    rock = at(
        "M flower purple_rock / O18<O17 speed",
        two_purples=True,
        potion_overrides={"speed": {"cost": ["flower", "purple_rock"]}},
    )
    assert rock.choices == "roll | craft speed"


def test_a_single_token_cannot_be_paid_twice() -> None:
    """AR-157."""
    overrides = {"speed": {"cost": ["wood", "wood"]}}
    error = refusal(resource_supply=1, potion_overrides=overrides)
    assert (error.code, error.option) == ("option_supply", "resource_supply")
    assert GAME.start(seats=2, seed=1, resource_supply=2, potion_overrides=overrides).seats == 2


@pytest.mark.parametrize("answer", ["end", "stop", "craft speed", "O2", "teleport M", "poison B"])
def test_an_illegal_action_changes_nothing(answer: str) -> None:
    """AR-158: the error names the seat, the action and what is allowed."""
    table = at("O17<O16 speed / O3<O2 speed")
    before = table.state.numbers()
    with pytest.raises(IllegalAction) as refused:
        table.play(answer)
    assert (refused.value.seat, refused.value.allowed) == (0, ("roll", "play speed"))
    assert table.state.numbers() == before


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_every_preset_starts(preset: str) -> None:
    """A preset is a valid set of options, and the rules explain it."""
    assert f"| `{preset}` |" in GAME.rules_text()
    assert GAME.start(seats=4, seed=1, preset=preset).seats == 4


def test_every_option_has_help() -> None:
    """What a page shows beside each input."""
    forms = GAME.options.form()
    assert all(form["help"].endswith(".") for form in forms)
    assert {form["type"] for form in forms} == {"flag", "number", "choice", "custom"}


def test_options_of_older_records_are_enough() -> None:
    """A record made before an option was added plays by its default."""
    table = GAME.start(seats=2, seed=1, may_stay=False, two_purples=False)
    assert (table.setup.options["speed_turns_back"], table.setup.options["stay_after_selling"]) == (
        True,
        False,
    )
