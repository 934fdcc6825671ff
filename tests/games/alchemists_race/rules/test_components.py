"""Components, public information and the set-up (AR-1 to AR-16)."""

from __future__ import annotations

import pytest

from hexmoot import BadOption, ChanceNeeded
from hexmoot.games.alchemists_race.content.read import standard
from tests.games.alchemists_race.kit.table import GAME, SEATS, Table, at

RECIPES = {
    "speed": ("flower", "grass", 2),
    "invisibility": ("flower", "honey", 2),
    "defence": ("honey", "wood", 3),
    "teleport": ("black_rock", "purple_crystal", 4),
    "swap": ("mushroom", "purple_crystal", 3),
    "poison": ("grass", "mushroom", 2),
    "meteor": ("wood", "black_rock", 4),
    "reroll": ("grass", "mushroom", 2),
}
ASKED = "O18<O17 speed"  # a seat with a question at the start of its turn


def test_two_to_four_players() -> None:
    """AR-1."""
    assert list(GAME.seat_counts) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption) as refused:
            GAME.start(seats=seats)
        assert refused.value.code == "option_players"


def test_seven_kinds_of_resources() -> None:
    """AR-2: the eighth is not in play in the usual game."""
    names = [resource.name for resource in standard().resources]
    assert names[:7] == [
        "Flower",
        "Grass",
        "Honey",
        "Mushroom",
        "Wood",
        "Black Rock",
        "Purple Crystal",
    ]
    table = at(f"M / {ASKED}", dice="1")
    shown = table.state.view(0)["table"]["supply"]
    assert list(shown) == [resource.id for resource in standard().resources[:7]]
    assert {space.resource for space in table.state.board.spaces} == {-1, 0, 1, 2, 3, 4, 5, 6}


def test_one_purple_makes_both_teleport_and_swap() -> None:
    """AR-3: a purple crystal serves both recipes."""
    table = at(f"M mushroom black_rock purple_crystal / {ASKED}")
    assert table.choices == "roll | craft teleport | craft swap"


def test_two_purples_are_two_kinds_by_house_rule() -> None:
    """AR-3: with `two_purples` Swap takes the rock and Teleport the crystal."""
    crystal = at(f"M mushroom black_rock purple_crystal / {ASKED}", two_purples=True)
    assert crystal.choices == "roll | craft teleport"
    rock = at(f"M mushroom black_rock purple_rock / {ASKED}", two_purples=True)
    assert rock.choices == "roll | craft swap"
    rock.play("craft swap")
    assert rock.seat("A") == "M black_rock swap"


@pytest.mark.parametrize("potion", RECIPES)
def test_a_potion_costs_its_two_resources(potion: str) -> None:
    """AR-4: one token of each, and neither alone is enough."""
    first, second, _ = RECIPES[potion]
    table = at(f"M {first} {second} / {ASKED}", dice="1")
    table.play(f"craft {potion}")
    assert table.seat("A") == f"M {potion}"
    for alone in (first, second):
        table = at(f"M {alone}:2 / {ASKED}", dice="1")
        assert table.asked == "A path"


@pytest.mark.parametrize("potion", RECIPES)
def test_a_potion_sells_for_its_value(potion: str) -> None:
    """AR-5."""
    table = at(f"M {potion} / {ASKED}", dice="1")
    table.play(f"sell {potion}")
    assert table.seat("A") == f"M coins:{RECIPES[potion][2]}"


@pytest.mark.parametrize(("supply", "left"), [("unlimited", None), ("scarce", 4), (9, 9)])
def test_the_resource_supply(supply: str | int, left: int | None) -> None:
    """AR-6: unlimited, one more than the players, or a number of every kind."""
    table = at(f"M / {ASKED} / M", dice="1", resource_supply=supply)
    assert [table.supply(resource.id) for resource in standard().resources[:7]] == [left] * 7
    table.give(0, "wood")
    assert table.supply("wood") == (None if left is None else left - 1)


@pytest.mark.parametrize(("supply", "left"), [("unlimited", None), (3, 3)])
def test_the_potion_stacks(supply: str | int, left: int | None) -> None:
    """AR-7: eight stacks that never run out, or a number of cards each."""
    table = at(f"M flower grass / {ASKED}", potion_supply=supply)
    assert [table.stack(potion) for potion in RECIPES if potion != "speed"] == [left] * 7
    assert table.stack("speed") == (None if left is None else left - 1)  # one is dealt to B
    table.play("craft speed")
    assert table.stack("speed") == (None if left is None else left - 2)


def test_a_sale_is_always_paid_in_full() -> None:
    """AR-8: however many coins are out."""
    rich = " / ".join([f"{ASKED} coins:99"] * 3)
    table = at(f"M meteor:2 coins:95 / {rich}", target_coins=100)
    table.play("sell meteor")
    assert table.seat("A") == "M meteor coins:99"


@pytest.mark.parametrize("sides", [2, 6, 12])
def test_the_die_is_fair(sides: int) -> None:
    """AR-9: every face is equally likely, and a roll is asked of chance each time."""
    table = at(f"{ASKED} / M", die_sides=sides)
    for _ in range(2):
        with pytest.raises(ChanceNeeded) as needed:
            table.play("roll")
        assert needed.value.outcomes == tuple(range(sides))
        assert needed.value.probabilities == tuple([1 / sides] * sides)
        assert table.seat("A") == ASKED


def test_everything_is_public() -> None:
    """AR-10: players and spectators see the same table, with everybody's holdings on it."""
    table = at(f"O3<O2 wood:2 poison coins:3 speed / {ASKED}", resource_supply="scarce")
    views = [table.state.view(viewer)["table"] for viewer in (0, 1, None)]
    hints = [shown.pop("hints") for shown in views]
    assert views[0] == views[1] == views[2]
    assert hints[0] is not None
    assert hints[1:] == [None, None]  # they are for the asked seat; others could work them out
    seat = views[1]["seats"][0]
    assert (seat["coins"], seat["resources"]["wood"], seat["potions"]["poison"]) == (3, 2, 1)
    assert (seat["came_from"], seat["defended"], views[1]["supply"]["wood"]) == (18, False, 1)


def test_hands_have_no_limit() -> None:
    """AR-11: the two-hundred-and-first flower is taken like the first."""
    table = at(f"O17<O16 flower:200 poison:50 coins:19 / {ASKED}", dice="1")
    assert table.seat("A") == "O18<O17 flower:201 poison:50 coins:19"


def test_what_is_spent_can_be_taken_again_at_once() -> None:
    """AR-12: the only tokens and the only card go back and are there again."""
    table = at("M flower grass / O18<O17 defence", resource_supply=1, potion_supply=1)
    table.play("craft speed")
    assert (table.supply("flower"), table.supply("grass"), table.stack("speed")) == (1, 1, 0)
    table.play("sell speed")
    assert table.stack("speed") == 1


def test_pieces_start_on_the_market_with_a_free_heading() -> None:
    """AR-13, AR-14: four empty-handed wizards on the Market."""
    table = Table(4, 0, {})
    assert table.seats == ["M"] * 4


def test_nobody_starts_with_a_protection() -> None:
    """AR-14."""
    state = Table(3, 0, {}).state
    assert list(state.defended) == list(state.invisible) == list(state.coins) == [0, 0, 0]


def test_the_first_player_is_drawn() -> None:
    """AR-15: uniformly from all seats, unless an option names one."""
    with pytest.raises(ChanceNeeded) as needed:
        GAME.start(seats=4, seed=1, strict=True)
    assert needed.value.probabilities == (0.25,) * 4
    assert GAME.start(seats=4, seed=1, chance=[2], may_stay=True).seat == 2
    assert GAME.start(seats=4, seed=1, first_player=3).seat == 3


def test_turns_go_up_the_seats_and_round_again() -> None:
    """AR-15, AR-16: the round number rises when the first player's turn comes."""
    table = at("M / M / M / M", turn="C", first="C", may_stay=True)
    order = []
    for _ in range(9):
        order.append(f"{table.active}{table.state.round}")
        table.play("end")
    assert " ".join(order) == "C1 D1 A1 B1 C2 D2 A2 B2 C3"
    assert SEATS[table.state.first_player] == "C"
