"""Utilize abilities, and the die."""

from __future__ import annotations

import pytest

from hexmoot.games.rune_stones.rules import kinds
from tests.games.rune_stones.kit import at

FAR = [31, 32, 33, 34, 35, 36]


def test_rs51_exactly_two_cards() -> None:
    """RS-51: after two the choosing is over; the highest card cannot be the first."""
    table = at(hand=[100, 101, 102, 104]).play("utilize")
    assert table.options == ["card 100", "card 101", "card 102"]
    table.play("card 100", "card 101")
    assert table.asked == "util_next"


def test_rs52_two_cards_are_needed() -> None:
    """RS-52: with one card in hand Utilize is not offered."""
    assert "utilize" not in at(hand=[104], deck=[], gems="B2 W2").options
    assert "utilize" in at(hand=[100, 104]).options


def test_rs53_one_ability_after_the_other_in_any_order() -> None:
    """RS-53: the second card first; its choice is finished before the other can start."""
    table = at(hand=[25, 57]).utilize(25, 57)
    assert table.offered("use") == ["use 0", "use 1"]
    table.play("use 1", "colour blue")
    assert table.asked == "pick_gem"
    table.play("colour red")
    assert table.offered("use") == ["use 0"]


def test_rs54_abilities_may_be_left_out() -> None:
    """RS-54: DONE gives up what is left."""
    table = at(hand=[69, 105], pause=True).utilize(69, 105).play("use 0", "done")
    assert table.gems() == "G3"
    assert table.asked == "exchange_row"


def test_rs58_a_card_is_lost_unused_too() -> None:
    """RS-58: nothing was used, the higher card is lost."""
    table = at(hand=[45, 60], pause=True, display=FAR).utilize(45, 60).play("done")
    assert (table.general, table.discard()) == ([60], [45])


def test_rs59_played_cards_wait_in_front() -> None:
    """RS-59: until all is done neither pile has them."""
    table = at(hand=[69, 105]).utilize(69, 105).play("use 0")
    assert table.zone(kinds.PLAYED) == [69, 105]
    assert table.discard() == table.removed() == []


def test_rs60_magic_does_not_matter() -> None:
    """RS-60: two cards of different magic colours are played together, and no pool arises."""
    table = at(hand=[27, 30]).utilize(27, 30)
    assert table.asked == "util_next"
    assert table.state.pool == 0


def test_rs61_a_used_ability_gives_all_it_can() -> None:
    """RS-61: both gems come unasked, the card may be declined."""
    table = at(hand=[35, 105]).utilize(35, 105).play("use 0")
    assert table.gems() == "B1"
    assert (table.asked, table.options) == ("take_card", ["done", "slot 2"])
    table.play("done")
    assert table.discard() == []


def test_rs62_one_side_of_an_or() -> None:
    """RS-62: both are offered, one is carried out, the other is gone."""
    table = at(hand=[63, 105]).utilize(63, 105).play("use 0")
    assert table.options == ["side a", "side b"]
    table.play("side b")
    assert (table.gems(), table.score(), table.asked) == ("Y2", 0, "util_next")


@pytest.mark.parametrize(("first", "second"), [("side a", "side b"), ("side b", "side a")])
def test_rs116_plus_offers_the_other_side(first: str, second: str) -> None:
    """RS-116: whichever came first, and it may be declined."""
    table = at(hand=[63, 105], stones=["plus"]).utilize(63, 105).play("use 0", first)
    assert (table.asked, table.options) == ("or_second", ["done", second])


def test_rs63_the_gem_goes_first() -> None:
    """RS-63: with an empty supply of blue the returned gem is one of the two to come."""
    table = at(hand=[31, 105], gems="B1")
    table.set_supply("B0")
    table.utilize(31, 105).play("use 0", "colour blue")
    assert table.gems() == "B1"


def test_rs64_any_gem_in_a_swap() -> None:
    """RS-64: white too."""
    table = at(hand=[43, 105], gems="B1 W1").utilize(43, 105).play("use 0")
    assert table.options == ["done", "colour blue", "colour white"]


def test_rs65_a_swap_may_stop_after_each_gem() -> None:
    """RS-65: one of three."""
    table = at(hand=[72, 105], gems="B3").utilize(72, 105).play("use 0", "colour blue")
    assert table.options == ["done", "colour blue"]
    table.play("done")
    assert (table.score(), table.gems()) == (2, "B2")


def test_rs66_a_gained_card_is_replaced_at_once() -> None:
    """RS-66: free, to the own discard pile, and the display is full again."""
    table = at(hand=[100, 106]).utilize(100, 106)
    table.set_creature_deck([12])
    table.play("use 1", "slot 3")
    assert table.discard() == [45]
    assert table.display == [12, 43, 44, 46, 74, 51]


def test_rs67_a_colour_means_the_printed_colour() -> None:
    """RS-67: no dragon for a colour; without a match nothing is asked."""
    table = at(hand=[19, 105], display=[43, 46, 74, 75, 45, 51]).utilize(19, 105)
    table.play("use 0", "side a")
    assert table.asked == "util_next"
    assert table.discard() == []
    table = at(hand=[24, 105], display=[43, 46, 74, 75, 45, 51]).utilize(24, 105)
    table.play("use 0", "side a")
    assert "slot 3" in table.options


def test_rs139_a_banshee_matches_its_colour() -> None:
    """RS-139: card 19 may take a yellow banshee; when lost it goes to the general discard."""
    table = at(hand=[19, 105], display=[43, 80, 45, 46, 74, 51], preset="night").utilize(19, 105)
    table.play("use 0", "side a")
    assert table.options == ["done", "slot 2"]
    table = at(hand=[19, 80], preset="night", pause=True).utilize(19, 80).play("done")
    assert (table.general, table.discard()) == ([80], [19])


# ---- the die


def test_rs68_eight_results_alike() -> None:
    """RS-68: over 4000 rolls each of the eight results comes about 500 times."""
    state = at().state
    counts = [0] * 8
    for _ in range(4000):
        counts[int(state.weighted(2, state.terms.die_weights, 0, 8))] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 24.4


@pytest.mark.parametrize(
    ("table_name", "weights"),
    [
        ("manual", [1] * 8),
        ("six", [0, 1, 1, 0, 1, 1, 1, 1]),
        ([0, 0, 0, 0, 0, 0, 3, 1], [0, 0, 0, 0, 0, 0, 3, 1]),
        ({"ORE": 2}, [0, 0, 2, 0, 0, 0, 0, 0]),
    ],
)
def test_rs68_die_tables(table_name: object, weights: list[int]) -> None:
    """RS-68: the six-sided table leaves out the coloured results; own weights are taken."""
    table = at(die_table=table_name)
    assert [int(weight) for weight in table.state.terms.die_weights] == weights


@pytest.mark.parametrize(
    ("result", "answers", "gems", "score"),
    [
        ("GEM_C", [], "B1", 0),
        ("WILD", [], "W1", 0),
        ("ORE", [], "O1", 0),
        ("CARD_C", ["slot 1"], "", 0),
        ("ANY_CARD", ["slot 5"], "", 0),
        ("ANY_GEM", ["colour red"], "R1", 0),
        ("PP1", [], "", 1),
        ("PP2", [], "", 2),
    ],
)
def test_rs70_every_result_at_once(result: str, answers: list[str], gems: str, score: int) -> None:
    """RS-70, RS-69: carried out for the blue card 27."""
    table = at(hand=[27, 105]).utilize(27, 105).roll(result).play("use 0", *answers)
    assert (table.gems(), table.score()) == (gems, score)
    assert len(table.discard()) == (1 if "CARD" in result else 0)
    assert table.asked == "util_next"


def test_rs69_a_white_source_chooses() -> None:
    """RS-69: a druid's coloured gem is any gem, its coloured card any card."""
    table = at(hand=[100, 104]).utilize(100, 104).roll("GEM_C").play("use 1")
    assert table.options == ["colour blue", "colour yellow", "colour green", "colour red"]
    table = at(hand=[100, 104]).utilize(100, 104).roll("CARD_C").play("use 1")
    assert len(table.offered("slot")) == 6


def test_rs70_an_impossible_result_does_nothing() -> None:
    """RS-70: with no gem in the supply the choice lapses."""
    table = at(hand=[27, 105])
    table.set_supply("B0 Y0 G0 R0")
    table.utilize(27, 105).roll("ANY_GEM").play("use 0")
    assert (table.gems(), table.asked) == ("", "util_next")


def test_rs71_points_of_the_die_reach_tokens() -> None:
    """RS-71: an ordinary gain; with the option the stone counts it as the card's."""
    table = at(hand=[27, 105], score=4, preset="night")
    table.set_night(5)
    table.utilize(27, 105).roll("PP1").play("use 0")
    assert table.asked == "wisp_pick"
    table = at(hand=[27, 105], stones=["extra-point"], extra_point_on_die=True).utilize(27, 105)
    table.roll("PP1").play("use 0")
    assert table.score() == 2
