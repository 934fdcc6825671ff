"""What holds throughout: seats, colours, stones, magic decks, open information."""

from __future__ import annotations

import pytest

from hexmoot.engine.conformance import random_game
from hexmoot.engine.errors import BadOption
from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules.invariants import count_stones
from tests.games.sorcerer_stones.kit import GAME, at, fresh


@pytest.mark.parametrize("mode", ["standard", "intro"])
def test_standard_and_intro_take_two_to_four_seats(mode: str) -> None:
    """SS-1: one seat is refused outside co-op."""
    for seats in (2, 3, 4):
        assert fresh(seats, mode=mode).seats == seats
    with pytest.raises(BadOption, match=r"seats is 1, allowed: 2\.\.4"):
        fresh(1, mode=mode)


def test_coop_takes_one_to_four_seats() -> None:
    """SS-1: co-op can be played alone, and nothing with five seats."""
    for seats in (1, 2, 3, 4):
        assert fresh(seats, mode="coop").seats == seats
    with pytest.raises(BadOption, match=r"seats is 5, allowed: 1\.\.4"):
        fresh(5, mode="coop")


def test_five_colours_pair_with_five_elements() -> None:
    """SS-2."""
    pairs = {colour.name: colour.element for colour in standard().colour}
    assert pairs == {
        "red": "Fire",
        "blue": "Water",
        "yellow": "Metal",
        "green": "Wood",
        "brown": "Earth",
    }


def test_seats_have_different_player_colours() -> None:
    """SS-3: brown belongs to nobody, and no colour is used twice."""
    assert list(fresh(4).colour) == [0, 1, 2, 3]
    for seed in range(20):
        drawn = list(fresh(4, seed, colors="random").colour)
        assert sorted(drawn) == [0, 1, 2, 3]
    for wrong in (["R", "N"], ["R", "R"]):
        with pytest.raises(BadOption, match="colors"):
            fresh(2, colors=wrong)


@pytest.mark.parametrize(("seats", "mode"), [(4, "standard"), (3, "intro"), (2, "coop")])
def test_there_are_eight_stones_of_each_colour_at_any_time(seats: int, mode: str) -> None:
    """SS-4: counted after each answer of a whole game."""
    state = fresh(seats, mode=mode)
    for _ in range(seats):
        state.apply(state.legal()[0])
    for _ in random_game(state, 3):
        assert [int(count_stones(state, colour)) for colour in range(5)] == [8] * 5


def test_every_magic_deck_holds_the_same_eleven_cards() -> None:
    """SS-5: two Spin, two Fly, two Quake, a Shift of each colour."""
    state = at(4).state
    for seat in range(4):
        cards = [int(state.hand[seat * 8 + k] + state.deck[seat * 8 + k]) for k in range(8)]
        assert cards == [2, 2, 2, 1, 1, 1, 1, 1]


def test_after_set_up_taoists_may_share_a_zone() -> None:
    """SS-6: both Taoists on T2."""
    table = at().hand("fly fly spin quake").taoist(2, seat=1).taoist(0)
    table.before(2).go().play("play fly", "fly t2")
    assert list(table.state.taoist) == [2, 2]


def test_everything_but_deck_orders_is_open() -> None:
    """SS-7: all viewers see the same table, and no order of a deck is in it."""
    table = at(3)
    views = [table.state.view(viewer)["table"] for viewer in (0, 1, 2, None)]
    assert [view.pop("viewer") for view in views] == [0, 1, 2, None]
    assert [view.pop("hints") is None for view in views].count(False) == 1
    assert views[0] == views[1] == views[2] == views[3]
    seat = views[0]["seats"][1]
    assert len(seat["hand"]) == 4
    assert seat["deck"] == 7
    assert views[0]["artifacts_unseen"] == 10


def test_a_world_imagined_by_a_seat_differs_in_chance_alone() -> None:
    """SS-7: nothing is hidden, so only what will be drawn can differ."""
    state = at(2).state
    world = state.imagine(0, 99)
    skipped = slice(4, None)  # the three streams and the count of draws come first
    assert world.numbers()[skipped] == state.numbers()[skipped]
    assert world.numbers() != state.numbers()


def test_the_game_is_found_by_its_name() -> None:
    """With its title and the size of its action table, which records rely on."""
    assert GAME.title == "Sorcerer & Stones"
    assert len(GAME.actions) == 215
