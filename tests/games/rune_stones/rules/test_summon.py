"""Summon creatures."""

from __future__ import annotations

from hexmoot.games.rune_stones.rules import kinds
from tests.games.rune_stones.kit import DISPLAY, at

EMPTY = [None] * 6
ONLY_SIXTH = [None, None, None, None, None, 51]


def test_rs33_summon_needs_a_price_in_reach() -> None:
    """RS-33: magic of one colour against the cheapest slot, with the stone's bonus."""
    assert "summon" not in at(hand=[27, 30], display=ONLY_SIXTH).options
    assert "summon" not in at(hand=[100, 104], display=ONLY_SIXTH).options
    assert "summon" in at(hand=[100, 104, 105, 101], display=ONLY_SIXTH).options
    assert "summon" in at(hand=[104, 105], display=ONLY_SIXTH, stones=["magic"]).options
    assert "summon" not in at(hand=[104, 105], display=EMPTY, stones=["magic"]).options


def test_rs33_a_for_free_token_is_enough() -> None:
    """RS-33: with a filled slot, whatever it costs."""
    table = at(hand=[100, 101], display=ONLY_SIXTH, tokens=["TS-F"], preset="forest")
    assert "summon" in table.options
    table = at(hand=[100, 101], display=EMPTY, tokens=["TS-F"], preset="forest")
    assert "summon" not in table.options


def test_rs34_any_number_of_cards_adds_up() -> None:
    """RS-34: four cards make a pool of six."""
    table = at(hand=[100, 101, 104, 105])
    table.play("summon", "card 100", "card 101", "card 104")
    assert table.state.pool == 4
    table.play("card 105")
    assert table.state.pool == 6
    assert table.offered("slot") == [f"slot {slot}" for slot in range(1, 7)]


def test_rs35_colours_do_not_mix() -> None:
    """RS-35: blue then red is refused; rainbow cards fit; coloured druids do not."""
    table = at(hand=[27, 28, 31, 100]).play("summon", "card 27")
    assert table.options == ["done", "card 31", "card 100"]
    coloured = at(hand=[27, 100, 101, 104], druid_magic="coloured").play("summon", "card 27")
    assert coloured.options == ["done", "card 100", "card 104"]


def test_rs36_no_dead_ends() -> None:
    """RS-36: a card after which no purchase is in reach may not be added."""
    display = [None, None, None, None, 51, None]
    table = at(hand=[27, 30, 31, 34], display=display).play("summon")
    assert table.options == ["card 27", "card 30"]
    table.play("card 27")
    assert table.options == ["card 31"]


def test_rs37_done_without_a_card() -> None:
    """RS-37: only the stone or a token pays by itself."""
    assert "done" not in at().play("summon").options
    assert "done" in at(stones=["magic"]).play("summon").options
    assert "done" in at(tokens=["TS-F"], preset="forest").play("summon").options


def test_rs38_prices_by_position() -> None:
    """RS-38: a pool of three reaches slots 1 to 3; with other prices other slots."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert table.options == ["slot 1", "slot 2", "slot 3"]
    table = at(hand=[11, 100], display_costs=[1, 2, 2, 3, 3, 4]).play("summon", "card 11", "done")
    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]


def test_rs39_several_cards_while_the_pool_lasts() -> None:
    """RS-39: 1 + 2 + 3 with six magic; with a limit of two the Summon ends after the second."""
    hand = [100, 101, 104, 105]
    table = at(hand=hand).play("summon", *(f"card {n}" for n in hand))
    table.play("slot 1", "slot 2", "slot 3")
    assert table.seat == 1
    owned = table.hand() + table.deck() + table.discard()
    assert {43, 44, 45} <= set(owned)
    table = at(hand=hand, summon_limit=2, pause=True).play("summon", *(f"card {n}" for n in hand))
    table.play("slot 1", "slot 2")
    assert table.asked == "exchange_row"
    assert table.discard() == [43, 44, 100, 101, 104, 105]


def test_rs40_at_least_one_card() -> None:
    """RS-40: DONE is offered only after the first purchase."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert "done" not in table.options
    assert "done" in table.play("slot 1").options


def test_rs41_any_colour_may_be_bought() -> None:
    """RS-41: blue magic buys a red card."""
    table = at(hand=[11, 100], display=[46, None, None, None, None, None], pause=True)
    table.play("summon", "card 11", "done")
    assert table.discard() == [11, 46]


def test_rs42_the_display_stands_still() -> None:
    """RS-42: after slot 1 is bought the card of slot 2 still costs 2 and lies there."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done", "slot 1")
    assert table.display == DISPLAY
    assert table.state.pool == 2
    table.play("slot 2")
    assert table.state.pool == 0


def test_rs43_unspent_magic_is_lost() -> None:
    """RS-43: nothing of the pool is left in the exchange step."""
    table = at(hand=[11, 100], pause=True).play("summon", "card 11", "done", "slot 1", "done")
    assert table.asked == "exchange_row"
    assert (table.state.pool, table.gems()) == (0, "")


def test_rs44_played_and_bought_cards_to_the_own_discard() -> None:
    """RS-44: all of them, nothing to the general discard."""
    table = at(hand=[11, 100], pause=True).play("summon", "card 11", "done", "slot 2")
    assert table.discard() == [11, 44]
    assert table.general == []
    assert table.hand() == [100]


def test_rs45_white_gems_are_no_magic() -> None:
    """RS-45: neither for the choice of the action nor in the Summon itself."""
    assert "summon" not in at(hand=[27, 30], gems="W9", display=ONLY_SIXTH).options
    assert at(hand=[11, 100], gems="W9").play("summon").offered("colour") == []


def test_rs45_white_gems_are_magic_with_the_option() -> None:
    """RS-45 with `gem_magic`: a point for each gem, to the supply, for cards of any colour."""
    table = at(hand=[27, 30], gems="B3 W4", display=ONLY_SIXTH, gem_magic=True, pause=True)
    white = table.supply("W")
    assert table.play("summon").options == ["card 27", "card 30"]
    table.play("card 30")
    assert table.options == ["colour white"]
    table.play("colour white")
    assert (table.asked, table.state.pool, table.gems()) == ("exchange_row", 0, "B3")
    assert table.discard() == [30, 51]
    assert table.supply("W") == white + 4


def test_rs45_gems_come_after_the_cards_and_are_counted_in_reach() -> None:
    """RS-33, RS-36, RS-45: one gem short of the price nothing is offered; gems end the cards."""
    assert "summon" not in at(hand=[27, 30], gems="W3", display=ONLY_SIXTH, gem_magic=True).options
    table = at(hand=[11, 15, 100], gems="W2", gem_magic=True).play("summon")
    assert table.options == ["card 11", "card 15", "card 100", "colour white"]
    table.play("colour white")
    assert (table.state.pool, table.options) == (1, ["done", "colour white"])
    table.play("done")
    assert 43 in table.hand() + table.deck() + table.discard()


def test_rs45_gems_may_join_where_a_token_pays() -> None:
    """RS-37, RS-45: with a For Free token nothing is missing, and gems are offered at once."""
    table = at(gems="W1", gem_magic=True, tokens=["TS-F"], preset="forest").play("summon")
    assert table.options == ["done", "card 100", "card 104", "colour white"]


def test_rs45_gems_alone_may_pay() -> None:
    """RS-37, RS-45: a seat without any card can Summon with white gems, and hints say so."""
    table = at(hand=[], deck=[], gems="W2", gem_magic=True)
    assert "summon" in table.options
    lines = table.state.view(0)["table"]["hints"]["main_actions"]
    assert lines["summon"] == "with up to 2 magic"
    table.play("summon")
    assert table.options == ["done", "colour white"]
    view = table.state.view(0)
    assert view["decision"]["prompt"].startswith("Play a card or hand in a wild gem")
    label = next(one for one in view["choices"] if one["text"] == "colour white")
    assert (label["label"], label["target"]) == (
        "Hand in a wild gem for 1 magic",
        "p0:gem:white",
    )
    hint = view["table"]["hints"]["answers"]["colour white"]
    assert (hint["magic"], hint["change"]) == (1, {"white": -1})


def test_rs46_left_shift() -> None:
    """RS-46, RS-47 with `display_shift = left`: old cards slide left, new ones enter right."""
    table = at(hand=[11, 100], display_shift="left").play("summon", "card 11", "done")
    table.set_creature_deck([12, 13])
    table.play("slot 1").load(1).play("slot 2")
    assert table.display == [45, 46, 74, 51, 13, 12]


def test_rs48_the_general_discard_becomes_the_deck() -> None:
    """RS-48: with an empty deck the lost cards are shuffled in."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    table.set_creature_deck([], [60])
    table.play("slot 1", "done")
    assert table.display[0] == 60
    assert table.general == []


def test_rs49_the_rightmost_slot_stays_empty_with_left_shift() -> None:
    """RS-49: the gap is farthest from the remaining cards."""
    table = at(hand=[11, 100], display_shift="left").play("summon", "card 11", "done")
    table.set_creature_deck([12])
    table.play("slot 1", "slot 2")
    assert table.display == [45, 46, 74, 51, 12, None]


def test_rs50_dragons_and_banshees_stay_in_the_display() -> None:
    """RS-50: revealed during play they lie there and are bought like any card."""
    table = at(hand=[11, 100], preset="night", pause=True).play("summon", "card 11", "done")
    table.set_creature_deck([75, 79])
    table.load(0).play("slot 1", "slot 2")
    assert table.display[:2] == [75, 79]
    table = at(hand=[11, 100], display=[79, 75, 43, 44, 45, 46], preset="night", pause=True)
    table.play("summon", "card 11", "done", "slot 1", "slot 2")
    assert table.discard() == [11, 75, 79]


def test_rs139_banshees_have_magic_of_their_colour() -> None:
    """RS-139: a red banshee joins red cards only."""
    table = at(hand=[30, 79, 82, 100], preset="night").play("summon", "card 30")
    assert table.options == ["done", "card 82", "card 100"]


def test_rs154_wilds_makes_all_magic_rainbow() -> None:
    """RS-154: blue and red add up."""
    table = at(hand=[27, 30], display=ONLY_SIXTH, tokens=["TS-W"], preset="forest")
    assert "summon" not in table.options
    table = at(
        hand=[27, 30], display=[None, None, None, 51, None, None], tokens=["TS-W"], preset="forest"
    )
    assert "summon" not in table.options
    table.play("wilds")
    assert "summon" in table.options
    table.play("summon", "card 27", "card 30")
    assert 51 in table.hand() + table.deck() + table.discard()


def test_rs155_for_free_buys_one_creature_each() -> None:
    """RS-155: two tokens, two creatures without magic; the tokens are spent."""
    table = at(tokens=["TS-F", "TS-F"], preset="forest", pause=True)
    table.play("summon", "done", "free-slot 5")
    assert table.options == ["done", "free-slot 6"]
    table.play("free-slot 6")
    assert table.discard() == [51, 74]
    assert table.tokens() == []
    assert table.state.toadstool_discard[kinds.FOR_FREE_TOKEN] == 2
