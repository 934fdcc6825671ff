"""Consequences inside consequences: a decision is finished before what lies below goes on."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.memory import T_GROW_LEFT
from tests.games.mushroom_sorcerer.kit import BAHON, CASSANDRA, CHARLES, EDDIE, Table


def test_growing_elements_bonus_placement_with_swap_then_germination() -> None:
    """MS-57, MS-62, MS-79, MS-193: land servant, two track servants and the potion, in order."""
    table = Table(4).potion(CASSANDRA, "germination").elements(CASSANDRA, 1, 0, 0, 0)
    table.lying("d1", "stone").tower(CASSANDRA, "c1", "F", stone=1).turn_of(CASSANDRA).scrolls(
        CASSANDRA, "hunch"
    )
    table.play("grow b4", "element flame")
    assert (table.asked, table.choices) == ("place", ["land c1", "land b4", "reserve"])
    table.play("land c1")
    assert (table.guards("c1"), table.reserve(CASSANDRA)) == ((1, 0), (0, 1))
    table.play("grow d1", "element flame")
    assert table.asked == "place"
    table.play("land d1")
    assert (table.asked, table.points(CASSANDRA)) == ("res_pick", 2)
    table.play("resource stone", "land c1")
    assert (table.guards("c1"), table.reserve(CASSANDRA)) == ((0, 1), (1, 1))
    assert (table.seat, table.state.turn[T_GROW_LEFT]) == (CASSANDRA, 0)


def test_a_spell_walks_a_track_that_brings_a_scroll_that_is_cast_next() -> None:
    """MS-43, MS-65, MS-125: the scroll of a bonus comes between two element picks."""
    table = Table(2).scrolls(BAHON, "hunch").elements(BAHON, 0, 0, 0, 4).top("glorify")
    table.play("spell hunch", "element thunder")
    assert table.asked == "scroll"
    table.play("deck servant")
    assert table.track(BAHON) == [0, 0, 0, 6]  # the second pick could only be thunder again
    assert table.archive(BAHON) == ["(hunch)", "glorify"]


def test_a_stolen_scroll_taken_in_the_middle_of_its_own_effect_is_flipped_where_it_lies() -> None:
    """MS-186, MS-65: Thief casts Hunch from a deck and takes that very scroll by a thunder
    bonus.
    """
    table = Table(4).potion(EDDIE, "thief").elements(EDDIE, 0, 0, 0, 4).top("hunch")
    for deck, key in (("servant", "glorify"), ("war", "squeeze"), ("gu", "extra_hand")):
        table.deck_left(deck, key)
    table.turn_of(EDDIE).play("power", "element thunder", "deck summoning")
    assert table.archive(EDDIE) == ["(hunch)"]
    assert not table.left_game("hunch")


def test_slow_learner_doubles_in_a_war_announcement() -> None:
    """MS-165, MS-129: Spearhead twice is four arrows, and the defender is asked afterwards."""
    table = Table(4).potion(BAHON, "slow_learner").scrolls(BAHON, "spearhead").has(BAHON, mana=2)
    table.tower(BAHON, "c1", "FF", flame=1).tower(EDDIE, "d1", "SSSS").potion(EDDIE, "cheating")
    table.turn_of(BAHON).play("attack c1", "spell spearhead")
    assert (table.asked, table.seat) == ("def_decl", EDDIE)
    table.play("done")
    assert "The attack: 6 arrows" in table.log[-1]


def test_the_defender_places_a_servant_in_the_middle_of_a_war() -> None:
    """MS-191: out of turn, with an exchange, before the dice."""
    table = Table(4).tower(BAHON, "c1", "FF", flame=2).tower(CASSANDRA, "d1", "S", flame=1)
    table.potion(CASSANDRA, "stonouflage").scrolls(BAHON, "hunch").turn_of(BAHON)
    table.play("attack c1", "power")
    assert (table.asked, table.seat) == ("place", CASSANDRA)
    table.play("land d1")
    assert table.reserve(CASSANDRA) == (1, 0)
    assert table.asked == "raze"


def test_losses_of_both_sides_are_asked_of_their_owners() -> None:
    """MS-97, MS-98: the defender first, then the attacker, then the destruction."""
    table = Table(4).tower(BAHON, "c1", "FFF", flame=2, stone=1)
    table.tower(CHARLES, "d1", "SSS", flame=1, stone=2).turn_of(BAHON).scrolls(BAHON, "hunch")
    table.play("attack c1")
    assert (table.asked, table.seat) == ("victim", CHARLES)
    table.play("resource stone", "resource stone")
    assert (table.asked, table.seat) == ("victim", BAHON)
    table.play("resource stone")
    assert (table.guards("c1"), table.guards("d1")) == ((2, 0), (1, 0))


def test_once_per_turn_marks_are_cleared_for_an_extra_turn() -> None:
    """MS-37, MS-120, MS-158: Overwork's turn may cast and slide again."""
    table = (
        Table(2).potion(CHARLES, "overwork").scrolls(CHARLES, "water_cycle").has(CHARLES, mana=2)
    )
    table.has(CHARLES, flame=9).tower(CHARLES, "c1", "FW").turn_of(CHARLES, cycle=3)
    table.play("spell water_cycle", "forward", "slide c1", "land d1", "end", "done")
    assert (table.asked, table.state.cycle) == ("turn_menu", 4)
    assert table.offered("spell") == ["water_cycle"]
    assert table.offered("slide") == ["c1", "d1"]
