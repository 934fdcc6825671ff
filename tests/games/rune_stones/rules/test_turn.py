"""General rules and the turn: what is asked, when, and what is hidden."""

from __future__ import annotations

import pytest

from hexmoot.engine.errors import IllegalAction
from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.gains import gain_points, gain_resource
from tests.games.rune_stones.kit import GAME, Table, at

EMPTY = [None] * 6


def finish_turn(table: Table) -> None:
    """Play the running turn to its end with the first answer each time."""
    seat = table.seat
    turns = table.state.round, table.state.active
    while not table.state.over and (table.state.round, table.state.active) == turns:
        assert table.seat == seat
        table.play(table.options[0])


def test_rs2_scores_start_at_zero_and_have_no_ceiling() -> None:
    """RS-2: beyond 99 the count goes on."""
    table = at(target_score=200)
    assert [table.score(seat) for seat in range(2)] == [0, 0]
    gain_points(table.state, 0, 98, kinds.ORIGIN_CARD)
    gain_points(table.state, 0, 15, kinds.ORIGIN_CARD)
    assert table.score() == 113


def test_rs3_only_the_owner_sees_a_hand() -> None:
    """RS-3: others and spectators see its size; deck orders are not even kept."""
    table = at(3)
    for viewer in (0, 1, 2, None):
        for shown in table.state.view(viewer)["table"]["seats"]:
            is_own = shown["seat"] == viewer
            assert (shown["hand"] is not None) == is_own
            assert shown["hand_size"] == len(table.hand(shown["seat"]))
            assert shown["deck_size"] == len(table.deck(shown["seat"]))


def test_rs4_everything_else_is_open() -> None:
    """RS-4: discard piles, gems, ore, rows, stones, toadstools and scores, for a spectator too."""
    table = at(
        preset="forest",
        discard=[101, 102],
        gems="B2 O1",
        rows=("BG", ""),
        stones=["plus"],
        tokens=["TS-W"],
        score=12,
    )
    table.give_cards(0, kinds.GENERAL, [30])
    shown = table.state.view(None)["table"]
    seat = shown["seats"][0]
    assert seat["discard"] == [101, 102]
    assert seat["gems"]["blue"] == 2
    assert seat["ore"] == 1
    assert seat["rows"][0]["slots"]["green"] == "green"
    assert seat["stones"] == ["ST-PLUS"]
    assert seat["toadstools"]["TS-W"] == 1
    assert seat["score"] == 12
    assert shown["general_discard"] == [30]


def test_rs5_rounds_go_clockwise_from_the_same_first_player() -> None:
    """RS-5: three seats, first is seat 1, over three rounds."""
    table = Table(3, "base", {"first_player": 1})
    order = []
    for _ in range(9):
        order.append((int(table.state.round), table.seat))
        finish_turn(table)
    assert order == [(r, seat) for r in (1, 2, 3) for seat in (1, 2, 0)]
    assert table.state.first == 1


def test_rs6_unlimited_supply_never_runs_out() -> None:
    """RS-6: every gain is whole and every condition met; with a limited supply it stops."""
    table = at(supply="unlimited")
    gain_resource(table.state, 0, kinds.BLUE, 40)
    assert table.gems() == "B40"
    limited = at()
    gain_resource(limited.state, 0, kinds.BLUE, 40)
    assert limited.gems() == "B14"
    assert limited.supply("B") == 0
    assert limited.gems(1) == "B1 Y1 G1 R1 W1"


def test_rs7_a_white_gem_pays_for_any_colour() -> None:
    """RS-7: two white gems forge red."""
    table = at(gems="W2").forge("smith 1 gems", smithies="RBBBB")
    assert table.rows()[0] == "R"
    assert table.gems() == ""


def test_rs8_holdings_are_limited_by_the_supply_alone() -> None:
    """RS-8: one seat may hold all ore there is."""
    table = at()
    gain_resource(table.state, 0, kinds.ORE, 20)
    assert table.gems() == "O20"


def test_rs28_exactly_one_main_action() -> None:
    """RS-28: after a Utilize neither Summon nor Forge is offered before the next seat's turn."""
    table = at(gems="B2", pause=True)
    table.set_smithies("BYYYY")
    assert table.again().offered("summon") + table.offered("utilize") + table.offered("forge") == [
        "summon",
        "utilize",
        "forge",
    ]
    table.utilize(100, 104).play("done")
    assert (table.seat, table.asked) == (0, "exchange_row")
    assert table.options == ["done", "row a"]


def test_rs29_passing_needs_that_nothing_is_possible() -> None:
    """RS-29: PASS is not offered beside a main action, and is taken when there is none."""
    table = at(hand=[100, 104])
    assert "pass" not in table.options
    with pytest.raises(IllegalAction):
        table.play("pass")
    stuck = at(hand=[100], deck=[], display=EMPTY)
    assert stuck.seat == 1
    assert stuck.hand() == [100]


def test_rs29_a_stuck_seat_with_a_free_play_is_asked() -> None:
    """RS-29: PASS stands beside the free plays."""
    table = at(hand=[100], deck=[], display=EMPTY, gems="B1", stones=["exchange"])
    assert table.options == ["pass", "gem-for-ore blue"]


def test_rs30_exchange_and_refill_follow_the_main_action() -> None:
    """RS-30: also after a pass; the refill comes last."""
    table = at(hand=[100], deck=[], display=EMPTY, rows=("BY", ""))
    assert table.asked == "exchange_row"
    table.play("done")
    assert table.seat == 1
    table = at(pause=True).utilize(100, 104).play("done")
    assert len(table.hand()) == 0
    table.play("done")
    assert len(table.hand()) == 4


def free_play_here(table: Table) -> bool:
    """May a gem be exchanged for ore now?"""
    return table.offered("gem-for-ore") != []


def test_rs31_where_free_plays_are_offered() -> None:
    """RS-31: before the main action, between abilities, between forgings, in the exchange step."""
    table = at(gems="B1", stones=["exchange"])
    assert free_play_here(table)
    table = at(hand=[100, 101, 104], gems="B1", stones=["exchange"]).play("utilize")
    assert table.asked == "util_card"
    assert not free_play_here(table)
    table.play("card 100", "card 104")
    assert table.asked == "util_next"
    assert free_play_here(table)
    table.play("done")
    assert table.asked == "exchange_row"
    assert free_play_here(table)
    table = at(gems="B2 R2", stones=["exchange"])
    table.set_smithies("BRBBB")
    table.again().play("forge")
    assert not free_play_here(table)
    table.forge("smith 1 gems")
    assert table.asked == "forge_pick"
    assert free_play_here(table)


def test_rs32_what_lasts_a_turn_ends_with_it() -> None:
    """RS-32: the borrowed hand stone still counts for the refill, then all is over."""
    table = at(
        preset="forest",
        hand=[100, 101, 102, 104],
        gems="B1",
        stones=["exchange"],
        tokens=["TS-U", "TS-W"],
    )
    table.play("gem-for-ore blue", "borrow hand", "wilds").utilize(100, 104).play("done")
    assert len(table.hand()) == 6
    state = table.state
    assert (state.borrowed, state.wilds_active, state.exchange_used) == (0, False, False)


def test_rs168_d1_is_asked_with_one_answer() -> None:
    """RS-168: with two cards in hand the main action is asked although only Utilize is possible."""
    table = at(hand=[100, 104], display=EMPTY)
    assert (table.asked, table.options) == ("turn_action", ["utilize"])


def test_rs168_the_hand_of_the_asked_seat_decides() -> None:
    """RS-168: seat 1 is asked by its own two cards, though seat 0 holds none."""
    table = at(active=1, hand=[100, 104], display=EMPTY)
    table.clear(0)
    table.again()
    assert (table.seat, table.asked, table.options) == (1, "turn_action", ["utilize"])


def test_rs168_d4_is_skipped_only_when_the_hand_is_just_enough() -> None:
    """RS-168: two cards in hand are played unasked; with three the last one is asked for."""
    table = at(hand=[100, 104]).play("utilize")
    assert table.asked == "util_next"
    table = at(hand=[100, 101, 104]).play("utilize", "card 101")
    assert (table.asked, table.options) == ("util_card", ["card 104"])


def test_rs168_a_third_card_is_asked_for_with_done_alone() -> None:
    """RS-168: with the stone and a lower card in hand the question does not tell."""
    table = at(hand=[100, 101, 104], stones=["three"]).play("utilize", "card 101", "card 104")
    assert (table.asked, table.options) == ("util_card", ["done"])


def test_rs104_to_rs108_the_refill() -> None:
    """RS-104, RS-108: what was bought and played this turn is drawn again at once."""
    table = at(hand=[100, 101], deck=[], discard=[], display=[43, None, None, None, None, None])
    table.play("summon", "card 100", "done")
    assert table.hand() == [43, 100, 101]


def test_rs107_gaps_are_filled_before_the_refill() -> None:
    """RS-107: a creature lost this turn goes back into an empty display."""
    table = at(hand=[12, 13], display=EMPTY, deck=[100, 101, 102, 103])
    table.set_creature_deck([], [])
    table.utilize(12, 13).play("done")
    assert table.display == [None, None, None, None, None, 13]


def test_the_rules_text_has_all_rules() -> None:
    """Every rule of the game stands in the rules a player can read."""
    text = GAME.rules_text()
    assert all(f"- **RS-{number}** " in text for number in range(1, 172))


def test_rs32_all_that_lasts_for_a_turn_is_cleared() -> None:
    """RS-32: magic, what was bought, forged, borrowed and made wild."""
    state = at().state
    counted = ["pool", "fits", "bought", "played_count", "forged", "borrowed"]
    begun = GAME.start(seats=2, seed=1)
    assert [getattr(begun, name) for name in counted] == [0] * len(counted)
    for name in [*counted, "last_card", "borrowed_wild"]:
        setattr(state, name, 2)
    state.exchange_used = state.wilds_active = True
    state.clear_turn()
    assert [getattr(state, name) for name in counted] == [0] * len(counted)
    assert (state.last_card, state.borrowed_wild) == (kinds.NONE, kinds.NONE)
    assert (state.exchange_used, state.wilds_active) == (False, False)


@pytest.mark.parametrize("colour", range(4))
def test_rs88_the_last_colour_in_the_bag_is_drawn_before_the_discards(colour: int) -> None:
    """RS-88: whichever it is; the discards stay where they are."""
    state = at().state
    for other in range(4):
        state.artifact_bag[other] = 1 if other == colour else 0
        state.artifact_discard[other] = 2
    assert state.draw_artifact(DRAWS) == colour
    assert list(state.artifact_discard) == [2, 2, 2, 2]
