"""Rounds, order, Twilight and Night (MS-15 to MS-29, MS-37)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    BLESSING,
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_NEXT_TURN,
    STEP_NIGHT_END,
    STEP_REPEAT,
    STEP_TWILIGHT,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import T_CAST, T_GROWN, T_KILLED
from hexmoot.games.mushroom_sorcerer.rules.pieces import NONE
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, Table


def end_all(table: Table, turns: int) -> list[int]:
    """Everybody asked ends the turn at once; returns who was asked."""
    seats = []
    for _ in range(turns):
        assert table.asked == "turn_menu"
        seats.append(table.seat)
        table.play("end")
    return seats


def test_a_round_goes_twilight_night_daybreak_repeat() -> None:
    """MS-15: the phases in the log, from the first Daybreak on."""
    table = Table(2)
    end_all(table, 6)
    assert table.state.round == 2
    first = [line for line in table.log if "Daybreak." in line or "Round" in line]
    assert first == ["Daybreak.", "Round 2 begins."]
    assert table.asked == "potion"
    table.play("potion fury", "potion duel_expert")
    assert table.state.view(None)["table"]["phase"] == "night"
    assert table.asked == "turn_menu"


def test_round_one_begins_with_night() -> None:
    """MS-16: no refill and no potion before the first turn."""
    table = Table(2)
    assert (table.asked, table.state.round) == ("turn_menu", 1)
    assert table.drops(BAHON) == 5
    assert table.state.potion[BAHON] == NONE


def test_everything_in_turn_goes_by_the_order_track() -> None:
    """MS-17: turns, potions and Daybreak follow the order, not the seats."""
    table = Table(3).order(2, 0, 1)
    table.step(STEP_CYCLE, 2)
    assert end_all(table, 3) == [EDDIE, BAHON, CHARLES]
    table.log.clear()
    table.step(STEP_TWILIGHT)
    assert table.seat == EDDIE
    table.play("potion thief")
    assert table.seat == BAHON
    for seat in range(3):
        table.elements(seat, 0, 0, 1, 0)
    table.log.clear()
    table.step(STEP_DAYBREAK)
    dawns = [line for line in table.log if line.startswith("Daybreak for")]
    assert dawns == [f"Daybreak for {name}: water." for name in ("Eddie", "Bahon", "Charles")]


def test_the_new_order_is_by_moon_then_influence() -> None:
    """MS-18: fewest moon elements, then least influence."""
    table = Table(4).influence(0, 20).influence(1, 3)
    table.elements(2, 0, 0, 0, 0, moon=2).elements(3, 0, 0, 0, 0, moon=1)
    table.step(STEP_REPEAT)
    assert [int(seat) for seat in table.state.order] == [1, 0, 3, 2]


def test_equals_keep_their_order() -> None:
    """MS-19: all alike stay as they were."""
    table = Table(4).order(3, 1, 0, 2)
    table.step(STEP_REPEAT)
    assert [int(seat) for seat in table.state.order] == [3, 1, 0, 2]


def test_repeat_discards_the_top_of_each_deck() -> None:
    """MS-20: one scroll of each deck that has any leaves the game."""
    table = Table(2).top("hunch").top("glorify").top("strike").deck_left("gu")
    before = [int(table.state.deck_size(deck)) for deck in range(4)]
    table.step(STEP_REPEAT)
    assert all(table.left_game(key) for key in ("hunch", "glorify", "strike"))
    assert [int(table.state.deck_size(deck)) for deck in range(4)] == [n - (n > 0) for n in before]


def test_a_potion_works_until_its_round_is_over() -> None:
    """MS-21: still there at Daybreak, gone at Repeat, never to be drunk again."""
    table = Table(2).potion(BAHON, "fury").tower(BAHON, "b2", "F")
    table.step(STEP_DAYBREAK)
    assert (table.asked, table.state.potion[BAHON]) == ("shrine_pays", 1)
    table = Table(2).potion(BAHON, "fury")
    table.step(STEP_REPEAT)
    assert table.state.potion[BAHON] == NONE
    while table.seat != BAHON:
        table.play(table.choices[0])
    assert table.offered("potion") == ["hibernate", "big_belly", "forest_keeper", "slow_learner"]


def test_twilight_refills_a_drop_for_each_flask() -> None:
    """MS-22: drops equal to flasks."""
    table = Table(2).has(BAHON, flasks=4, drops=1).has(CHARLES, flasks=0, drops=2)
    table.step(STEP_TWILIGHT)
    table.play(table.choices[0])
    assert (table.drops(BAHON), table.drops(CHARLES)) == (5, 2)


def test_a_potion_must_be_chosen_from_those_left() -> None:
    """MS-23, MS-24: exactly one, none of those drunk before, and no way to decline."""
    table = Table(2)
    table.state.potions_left[BAHON] = 0b10110
    table.step(STEP_TWILIGHT)
    assert (table.asked, table.seat) == ("potion", BAHON)
    assert table.choices == ["potion fury", "potion big_belly", "potion slow_learner"]
    table.play("potion big_belly")
    assert table.state.potion[BAHON] == 2
    assert table.state.potions_left[BAHON] == 0b10010


def test_without_potions_the_round_is_played_without_one() -> None:
    """MS-25: nothing is asked and nothing is active."""
    table = Table(2)
    table.state.potions_left[BAHON] = 0
    table.step(STEP_TWILIGHT)
    assert table.seat == CHARLES
    assert table.state.potion[BAHON] == NONE


def test_one_refills_and_drinks_before_the_next() -> None:
    """MS-26: Charles has no drops yet when Bahon chooses, and sees what Bahon drank."""
    table = Table(2).has(BAHON, drops=0).has(CHARLES, drops=0)
    table.step(STEP_TWILIGHT)
    assert (table.drops(BAHON), table.drops(CHARLES)) == (2, 0)
    table.play("potion fury")
    assert (table.seat, table.drops(CHARLES)) == (CHARLES, 2)
    assert table.state.view(CHARLES)["table"]["seats"][BAHON]["potion"] == "fury"


def test_effects_at_the_end_of_twilight_come_after_all_choices() -> None:
    """MS-27: Charles drinks before Bahon picks for Hibernate."""
    table = Table(2).elements(BAHON, 4, 0, 0, 0)
    table.step(STEP_TWILIGHT)
    table.play("potion hibernate")
    assert (table.asked, table.seat) == ("potion", CHARLES)
    table.play("potion curiosity")
    assert (table.asked, table.seat) == ("res_pick", BAHON)
    table.play("resource mana", "resource mana")
    assert (table.asked, table.seat) == ("curiosity", CHARLES)


def test_night_has_three_cycles_with_one_turn_each() -> None:
    """MS-28: three times everybody, then the round is over."""
    table = Table(3)
    assert end_all(table, 9) == [0, 1, 2] * 3
    assert table.state.round == 2


def test_blessing_is_checked_before_the_goal_as_a_turn_begins() -> None:
    """MS-29: a blessed sorcerer ends the game before anything is asked; the goal only raises the
    alarm.
    """
    table = Table(2).influence(BAHON, 30)
    table.step(STEP_CYCLE, 2)
    assert (table.state.dominance, table.asked, table.seat) == (1, "turn_menu", BAHON)
    table = Table(2).elements(BAHON, 0, 0, 0, 0, moon=20)
    table.tower(BAHON, "c1", "M").tower(BAHON, "d1", "M")
    table.step(STEP_CYCLE, 2)
    assert (table.asked, int(table.state.ending)) == ("over", BLESSING)
    assert not any("turn" in line and "ends" in line for line in table.log)


def test_this_turn_counts_from_the_start_of_the_turn() -> None:
    """MS-37: an extra turn of Overwork starts with nothing done."""
    table = Table(2).potion(CHARLES, "overwork").turn_of(CHARLES, cycle=3)
    table.turn(T_KILLED, 2).turn(T_GROWN, 1).turn(T_CAST, 2**16).scrolls(CHARLES, "bounty")
    table.play("end")
    assert (table.asked, table.seat, table.state.cycle) == ("turn_menu", CHARLES, 4)
    assert table.state.turn[T_KILLED] == 0
    assert table.state.turn[T_GROWN] == 0
    assert table.state.turn[T_CAST] == 0
    assert table.offered("spell") == []


def test_the_queue_of_a_cycle_is_shown_until_it_is_empty() -> None:
    """MS-28: who is still to come in this cycle stands in the view."""
    table = Table(4).order(2, 3, 0, 1)
    table.step(STEP_CYCLE, 2)
    assert table.state.view(None)["table"]["queue"] == [CASSANDRA, BAHON, CHARLES]


def test_night_end_leads_to_daybreak() -> None:
    """MS-15: after the last turn the sun rises, and the next round begins."""
    table = Table(2)
    table.step(STEP_NIGHT_END)
    assert table.state.round == 2
    assert "Daybreak." in table.log
    assert table.state.frames[0] != STEP_NEXT_TURN
