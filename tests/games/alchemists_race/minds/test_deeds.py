"""What answers do with potions and resources, as told to balance reports."""

from __future__ import annotations

from tests.games.alchemists_race.kit.table import GAME, at
from tests.games.deeds import deeds


def test_potions_are_crafted_sold_and_played_at_the_market() -> None:
    """AR-4, AR-5: the potion is the component; to roll is no deed."""
    table = at("M flower grass defence speed reroll / O18<O17")
    assert deeds(table.state) == {
        "roll": None,
        "play speed": "played potion:speed",
        "play defence": "played potion:defence",
        "craft speed": "crafted potion:speed",
        "sell speed": "sold potion:speed",
        "sell defence": "sold potion:defence",
        "sell reroll": "sold potion:reroll",
    }


def test_a_potion_is_played_whomever_or_wherever_it_hits() -> None:
    """AR-100, AR-106, AR-121, AR-122: targets make no difference."""
    table = at("O3<O2 invisibility swap poison meteor teleport / O3<O4 grass / O18<O17")
    told = deeds(table.state)
    assert told.pop("roll") is None
    assert told.pop("play invisibility") == "played potion:invisibility"
    assert told.pop("swap 1") == told.pop("swap 2") == "played potion:swap"
    assert told.pop("poison 1") == "played potion:poison"
    assert told.pop("meteor 1") == "played potion:meteor"
    assert set(told.values()) == {"played potion:teleport"}
    assert len(told) == len(table.state.board.spaces) - 1


def test_a_second_throw_is_a_potion_played() -> None:
    """AR-87: Reroll; to keep the number is no deed."""
    table = at("O3<O2 reroll / M", dice="2")
    assert deeds(table.state) == {"keep": None, "reroll": "played potion:reroll"}


def test_steps_are_no_deeds() -> None:
    """AR-31: a way is no component."""
    assert set(deeds(at("M / M", dice="1").state).values()) == {None}


def test_resources_and_potions_are_given_up() -> None:
    """AR-52, AR-53: what a losing space or an attack costs."""
    table = at("O3<O2 poison / O3<O4 grass:2 wood:2").play("poison B")
    assert deeds(table.state) == {
        "lose grass": "given up resource:grass",
        "lose wood": "given up resource:wood",
    }


def test_nothing_sets_the_seats_apart() -> None:
    """AR-14: everybody starts alike."""
    table = at("M meteor:2 coins:17 / M")
    table.play("sell meteor")
    assert table.state.over
    assert [GAME.roles(table.state, seat) for seat in range(2)] == [[], []]
