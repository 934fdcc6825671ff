"""Playing magic cards: Spin, Fly and Shift, discards and draws."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.actions import MAGIC_WORDS
from hexmoot.games.sorcerer_stones.rules.cards import list_second_card
from hexmoot.games.sorcerer_stones.shown.zones import zone_cells
from tests.games.sorcerer_stones.kit import Table, at

MIXED = ("G B / R N", "B G / N R", "R Y / B Y", "G N / B R", "G R / N Y")


def hand(words: str, seats: int = 2, **options: object) -> Table:
    """Seat 0 is to play from this hand, on a fixed board."""
    table = at(seats, **options).hand(words).zones(*MIXED).taoist(2)
    return table.before(kinds.FIRST_CARD).go()


def test_one_card_must_be_played() -> None:
    """SS-33: the first question offers cards alone, each type once."""
    assert hand("spin spin fly shift-r").choices == ["play spin", "play fly", "play shift-r"]


def test_a_second_card_may_be_played_and_never_a_third() -> None:
    """SS-33: after the second card the turn goes on."""
    table = hand("spin spin fly quake").play("play spin", "spin t0 cw")
    assert table.choices == ["play spin", "play fly", "play quake", "end-cards"]
    table.play("play spin", "spin t0 cw")
    assert table.discards() == ["spin", "spin"]
    assert (table.state.seat, table.asked) == (1, "first_card")


def test_the_first_card_is_resolved_before_the_second_is_chosen() -> None:
    """SS-34: the effect is asked first."""
    table = hand("spin fly fly quake").play("play spin")
    assert table.asked == "spin"
    table.play("spin t1 cw")
    assert table.asked == "second_card"
    assert table.zone(1) == "N B / R G"


def test_nothing_is_drawn_between_the_cards() -> None:
    """SS-35: three cards are left to choose from."""
    table = hand("spin fly fly quake").play("play spin", "spin t0 cw")
    assert table.cards() == ["fly", "fly", "quake"]
    assert table.state.deck_count[0] == 7


def test_a_played_card_goes_to_the_own_discards() -> None:
    """SS-36."""
    table = hand("spin fly fly quake").play("play quake")
    assert table.discards(0) == ["quake"]
    assert table.discards(1) == []


def test_cards_are_drawn_up_to_four_before_the_activation() -> None:
    """SS-37: a taken stone is chosen with a full hand already."""
    table = hand("spin spin fly quake").zones(*MIXED[:2], "Y Y / R G", "Y N / B R")
    table.play("play spin", "spin t4 cw", "end-cards")
    assert table.asked == "which_stones"
    assert len(table.cards()) == 4
    assert table.state.deck_count[0] == 6


def test_an_empty_deck_is_renewed_from_all_discards() -> None:
    """SS-38: the card played this turn is shuffled in as well."""
    table = hand("spin fly quake shift-r").deck("")
    state = table.state
    table.play("play shift-r", "shift t0.sw", "with t0.nw", "end-cards")
    assert state.deck_count[0] == 7
    assert state.hand_count[0] == 4
    assert table.discards() == []
    assert state.hand[3] + state.deck[3] == 1


def drawn(table: Table) -> list[str]:
    """What the last answer drew, with the shuffles between."""
    told = [event for event in table.events() if event[0] in ("card_drawn", "reshuffled")]
    return [MAGIC_WORDS[numbers[1]] if name == "card_drawn" else name for name, numbers in told]


def test_the_last_card_of_a_deck_is_drawn_without_a_shuffle() -> None:
    """SS-38: discards wait until a card is missing and the deck has none."""
    table = hand("spin spin fly quake").deck("shift-b")
    table.state.is_telling = True
    before = table.play("play spin", "spin t4 cw").discards()
    assert drawn(table.play("end-cards")) == ["shift-b"]
    assert (table.state.hand_count[0], table.state.deck_count[0]) == (4, 0)
    assert table.discards() == before
    assert len(before) == 7


def test_a_deck_is_drawn_empty_before_the_discards_are_shuffled() -> None:
    """SS-38: two cards are missing and one is left, so that one comes for certain."""
    for seed in range(12):
        table = hand("spin spin fly quake").deck("shift-b")
        table.state.reseed(seed)
        table.state.is_telling = True
        table.play("play spin", "spin t4 cw", "play spin", "spin t4 ccw")
        first, shuffle, second = drawn(table)
        assert (first, shuffle) == ("shift-b", "reshuffled")
        assert second in table.cards()
        assert (table.state.deck_count[0], table.discards()) == (7, [])


def test_nothing_is_shuffled_while_no_card_is_missing() -> None:
    """SS-38: an empty deck stays empty through the turns of the others."""
    table = hand("spin spin fly quake").deck("").before(kinds.DRAW_CARDS)
    table.state.is_telling = True
    before = table.discards()
    table.go()
    assert drawn(table) == []
    assert (table.state.deck_count[0], table.discards()) == (0, before)


def test_everybody_shows_four_cards_between_turns() -> None:
    """SS-39: also after two cards."""
    table = hand("spin spin fly quake")
    table.play("play spin", "spin t0 cw", "play spin", "spin t0 ccw")
    while table.state.seat == 0:
        table.state.apply(table.state.legal()[-1])
    assert list(table.state.hand_count) == [4, 4]


def test_an_effect_must_be_carried_out() -> None:
    """SS-40: nothing but an effect can be answered."""
    table = hand("quake spin fly shift-b").play("play shift-b")
    assert all(choice.startswith("shift") for choice in table.choices)
    table.play("shift t0.ne")
    assert all(choice.startswith("with") for choice in table.choices)


def test_a_shift_without_its_colour_does_nothing_and_counts() -> None:
    """SS-41: no brown stone on any zone."""
    table = hand("shift-n spin fly quake")
    table.zones("G B / R Y", "B G / Y R", "R Y / B Y", "G R / B R", "G R / B Y")
    before = [table.zone(zone) for zone in range(5)]
    table.play("play shift-n")
    assert table.asked == "second_card"
    assert table.state.cards_played == 1
    assert [table.zone(zone) for zone in range(5)] == before
    assert table.discards() == ["shift-n"]


@pytest.mark.parametrize("zone", [0, 4])
def test_a_single_stone_in_any_corner_is_enough_for_a_shift(zone: int) -> None:
    """SS-41: the first corner of the first zone, the last corner of the last one."""
    zones = ["R B / Y G"] * 5
    zones[zone] = "N B / Y G" if zone == 0 else "R B / Y N"
    table = at().hand("shift-n spin fly quake").zones(*zones).before(kinds.FIRST_CARD).go()
    assert table.play("play shift-n").asked != "second_card"


def test_zones_and_stones_of_others_are_free_to_all() -> None:
    """SS-42: the opponent's zone can be spun and its stones shifted."""
    table = hand("spin fly quake shift-r").taoist(3, seat=1)
    table.play("play spin")
    assert "spin t3 cw" in table.choices
    table = hand("spin fly quake shift-r").taoist(3, seat=1).play("play shift-r")
    assert "shift t3.se" in table.choices


def test_spin_offers_every_zone_both_ways() -> None:
    """SS-43: ten choices."""
    table = hand("spin fly quake shift-r").play("play spin")
    assert table.choices == [f"spin t{zone} {way}" for zone in range(5) for way in ("cw", "ccw")]


@pytest.mark.parametrize(("way", "after"), [("cw", "Y R / G B"), ("ccw", "B G / R Y")])
def test_spin_moves_the_stones_round(way: str, after: str) -> None:
    """SS-44: [R B / Y G] turned either way."""
    table = hand("spin fly quake shift-r").zones("R B / Y G")
    table.play("play spin", f"spin t0 {way}")
    assert table.zone(0) == after


def test_spin_leaves_cells_and_taoists_alone() -> None:
    """SS-45: and notes the tile's turn for drawing."""
    table = hand("spin fly quake shift-r")
    cells = zone_cells(table.state)
    table.play("play spin", "spin t2 ccw")
    assert zone_cells(table.state) == cells
    assert table.state.taoist[0] == 2
    assert list(table.state.zone_turn) == [0, 0, 3, 0, 0]


def test_fly_goes_anywhere_even_to_the_same_or_a_shared_zone() -> None:
    """SS-46: five choices with T2 own and T3 occupied."""
    table = hand("spin fly quake shift-r").taoist(3, seat=1).play("play fly")
    assert table.choices == ["fly t0", "fly t1", "fly t2", "fly t3", "fly t4"]
    table.play("fly t3")
    assert table.state.taoist[0] == 3


def test_fly_moves_nobody_else() -> None:
    """SS-47."""
    table = hand("spin fly quake shift-r", 3).taoist(3, seat=1).taoist(4, seat=2)
    table.play("play fly", "fly t0")
    assert list(table.state.taoist) == [0, 3, 4]


def test_shift_exchanges_a_stone_of_its_colour_with_another_colour() -> None:
    """SS-58: red stones first, then all that are not red."""
    table = hand("spin fly quake shift-r").play("play shift-r")
    assert table.choices == [
        "shift t0.sw",
        "shift t1.se",
        "shift t2.nw",
        "shift t3.se",
        "shift t4.ne",
    ]
    table.play("shift t2.nw")
    assert len(table.choices) == 15
    assert "with t0.sw" not in table.choices
    table.play("with t0.nw")
    assert (table.zone(0), table.zone(2)) == ("R B / R N", "G Y / B Y")


def test_shift_stays_on_the_zones_of_which_it_may_use_one_or_two() -> None:
    """SS-59: line and reservoirs stay as they are, and both stones may lie on one zone."""
    table = hand("spin fly quake shift-r").holds("GG")
    line = table.tail
    table.play("play shift-r", "shift t0.sw", "with t0.nw")
    assert table.zone(0) == "R B / G N"
    assert (table.tail, table.stones()) == (line, "GG")


def test_an_empty_slot_is_no_partner_for_a_shift() -> None:
    """SS-60."""
    table = hand("spin fly quake shift-r").zones("G . / R N").play("play shift-r", "shift t0.sw")
    assert "with t0.nw" in table.choices
    assert "with t0.ne" not in table.choices


def test_a_second_card_follows_a_first_one_alone() -> None:
    """SS-33, SS-34: before any card, and after as many as a turn has, there is no such question."""
    state = at(2).hand("spin fly quake shift-r").state
    found = []
    for played in (0, 1, int(state.tables.cards_per_turn)):
        state.cards_played = played
        found.append(list_second_card(state) > 0)
    assert found == [False, True, False]
