"""The worked examples of the rules from 29, numbered as in the specification."""

from __future__ import annotations

from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.scoring import final_score
from tests.games.rune_stones.kit import GAME, Table, at

STONES = ["magic", "hand", "exchange", "wild"]


def wild_green() -> Table:
    """A player with a green gem on the Wild gem stone."""
    table = at(gems="G2 Y1 W1", stones=["wild"])
    table.state.wild_colour[0] = kinds.GREEN
    table.state.supply[kinds.GREEN] -= 1
    table.set_smithies("BBYBB")
    return table.again()


def test_example_29_gems_made_wild_pay_before_white_ones() -> None:
    """RS-76, RS-77: Y1 and G2 pay, W1 is kept; the die uses yellow."""
    table = wild_green().roll("GEM_C").forge("smith 3 gems")
    assert table.gems() == "Y1 W1"
    assert table.rows()[0] == "Y"


def test_example_30_the_gem_on_the_stone_does_not_count() -> None:
    """RS-114, RS-161: two gems are no full three."""
    table = wild_green()
    table.set_gems(0, "G2")
    assert final_score(table.state, 0) == 0


def test_example_31_exchange_once_a_turn() -> None:
    """RS-111: a white gem becomes ore, and that was it for this turn."""
    table = at(gems="W1", stones=["exchange"])
    assert "gem-for-ore white" in table.options
    table.play("gem-for-ore white")
    assert table.gems() == "O1"
    assert table.offered("gem-for-ore") == table.offered("ore-for-gem") == []


def test_example_32_wilds_pays_with_any_gem() -> None:
    """RS-154, RS-83: all three gems, and the bonus die."""
    table = at(gems="B1 Y1 R1", tokens=["TS-W"], preset="forest")
    table.play("wilds").roll("ORE").forge("smith 3 gems", smithies="GGGGG")
    assert table.gems() == "O1"
    assert table.rows()[0] == "G"


def test_example_33_for_free_has_no_bonus() -> None:
    """RS-155: the artifact, no points, the token is gone."""
    table = at(tokens=["TS-F"], preset="forest")
    table.forge("smith 5 free", smithies="BBBBR")
    assert table.rows()[0] == "R"
    assert table.score() == 0
    assert table.tokens() == []


def test_example_34_no_discard_keeps_everything() -> None:
    """RS-150: both cards go to the own discard pile."""
    table = at(hand=[40, 107], tokens=["TS-N"], preset="forest", pause=True)
    table.utilize(40, 107).play("done")
    assert table.options == ["done", "yes"]
    table.play("yes")
    assert table.discard() == [40, 107]
    assert table.tokens() == []


def test_example_35_a_copy_before_the_loss() -> None:
    """RS-151: three more green gems, then 69 is lost."""
    table = at(hand=[15, 69], tokens=["TS-C"], preset="forest", pause=True).utilize(15, 69)
    table.play("use 1", "use 0", "side a")
    assert table.asked == "copy_own"
    table.play("use 1")
    assert table.gems() == "G6 O1"
    assert table.general == [69]


def test_example_36_a_refill_through_a_reshuffle() -> None:
    """RS-105: one card, reshuffle, one card more."""
    table = at(hand=[100, 101, 102, 103], deck=[104], discard=[105, 106, 107, 11], gems="B1")
    table.utilize(100, 101).play("done")
    assert len(table.hand()) == 4
    assert 104 in table.hand()
    assert table.discard() == []
    assert len(table.deck()) == 4


def test_example_37_nothing_to_draw() -> None:
    """RS-106: the hand stays as it is."""
    table = at(hand=[100, 101, 102], deck=[], gems="B2")
    table.forge("smith 1 gems", smithies="BYYYY")
    assert table.hand() == [100, 101, 102]


def test_example_38_a_large_hand_is_kept() -> None:
    """RS-104: five cards, no draw."""
    table = at(hand=[100, 101, 102, 11, 12], deck=[103], gems="B2")
    table.forge("smith 1 gems", smithies="BYYYY")
    assert table.hand() == [11, 12, 100, 101, 102]


def test_example_39_the_round_is_finished() -> None:
    """RS-157, RS-158: seat 0 still has its turn, then the game ends."""
    table = at(3, active=2, score=60, rows=("BYG", ""), first_player=1)
    table.utilize(100, 104).play("done", "row a", "stone plus")
    assert table.score(2) == 66
    assert table.state.final_round
    assert table.seat == 0
    table.play("utilize")
    while table.seat == 0:
        table.play(table.options[0])
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason.name == "target_reached"


def test_example_40_the_last_seat_ends_the_game() -> None:
    """RS-159: no further turn."""
    table = at(4, active=3, score=62, rows=("BY", ""))
    table.utilize(100, 104).play("done", "row a", "stone plus")
    assert table.state.over


def test_example_41_final_scoring() -> None:
    """RS-161, RS-162: 66 + 2 + 0 + 6."""
    table = at(score=66, gems="B2 Y2 W1 O3", rows=("B", "BYG"))
    assert final_score(table.state, 0) == 74


def test_example_42_familiars_at_the_end() -> None:
    """RS-163, RS-164: 8, 5, 3 and nothing for the one that never moved."""
    table = at(4, preset="forest")
    for seat, (space, arrival) in enumerate([(9, 20), (9, 25), (0, 0), (4, 11)]):
        table.set_gems(seat, "")
        table.state.familiar[seat] = space
        table.state.arrival[seat] = arrival
    assert [int(final_score(table.state, seat)) for seat in range(4)] == [8, 5, 0, 3]


def test_example_43_equal_totals_share_the_win() -> None:
    """RS-166: the second and third player win together."""
    table = at(3)
    for seat, score in enumerate([71, 74, 74]):
        table.set_gems(seat, "")
        table.state.score[seat] = score
    table.state.ending = kinds.ENDING_TARGET
    assert [int(rank) for rank in table.state.ranks()] == [3, 1, 1]
    assert [table.state.utility(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_example_44_a_dragon_is_set_aside() -> None:
    """RS-18, RS-19: slot 3 gets the next card, the dragon is back in the deck."""
    # First player fixed; five artifacts, then creatures by their place in the ascending deck.
    chance = [0, 0, 0, 0, 0, 0, 0, 61, 0]
    state = GAME.start(seats=2, seed=1, first_player=0, chance=chance)
    table = at()
    table.state = state  # type: ignore[assignment]
    assert table.display[:3] == [11, 12, 13]
    assert 74 in table.zone(kinds.CREATURE_DECK)


def test_example_45_a_gain_stops_at_the_supply() -> None:
    """RS-6: one blue gem is left."""
    table = at(hand=[59, 105])
    table.set_supply("B1")
    table.utilize(59, 105).play("use 0", "side a")
    assert table.gems() == "B1"
    assert table.supply("B") == 0


def test_example_46_the_returned_gem_comes_back() -> None:
    """RS-63: returned first, gained after."""
    table = at(hand=[23, 105], gems="W1")
    table.set_supply("W0")
    table.utilize(23, 105).play("use 0", "colour white")
    assert table.gems() == "W1"
    assert table.score() == 1


def test_example_47_no_room_for_blue() -> None:
    """RS-78: a wild artifact on one blue slot, a blue one on the other."""
    table = at(gems="B4 O3", rows=("b", "B"))
    table.set_smithies("BYYYY")
    table.again().play("forge")
    assert not any(text.startswith("smith 1 ") for text in table.options)


def test_example_48_wild_artifacts_return_to_their_smithy() -> None:
    """RS-100: six points, green to the discard, two wild ones back."""
    table = at(rows=("GrW", ""))
    before = int(table.state.wild_artifacts)
    table.utilize(100, 104).play("done", "row a")
    assert table.score() == 6
    assert table.state.artifact_discard[kinds.GREEN] == 1
    assert table.state.wild_artifacts == before + 2


def test_example_49_a_wisp_that_stops_short() -> None:
    """RS-131: 4 + 2 reaches 5, the Crown Wisp leads to 9."""
    table = at(hand=[53, 105], score=4, preset="night")
    table.set_night(5, 10)
    table.set_wisps("WT-P", "WT-B", "WT-B", "WT-Y")
    table.utilize(53, 105).play("use 0", "tile 1")
    assert table.score() == 9
    assert table.asked == "util_next"


def test_example_50_wisps_inside_a_utilize() -> None:
    """RS-120, RS-127, RS-129: 3 to 6, a wisp, 9; then 12 and a second wisp; 53 is lost."""
    table = at(hand=[51, 53], score=3, preset="night", stones=["extra-point"], pause=True)
    table.set_night(5, 10)
    table.set_wisps("WT-P", "WT-B", "WT-Y", "WT-G")
    table.utilize(51, 53).play("use 1")
    assert (table.score(), table.asked) == (6, "wisp_pick")
    table.play("tile 1")
    assert (table.score(), table.asked) == (9, "util_next")
    table.play("use 0")
    assert (table.score(), table.asked) == (12, "wisp_pick")
    table.play("tile 2")
    assert table.general == [53]
    assert table.discard() == [51]


def test_example_51_the_stone_alone_buys() -> None:
    """RS-37, RS-109: a pool of two without a card, for slot 1 or slot 2."""
    table = at(hand=[33], stones=["magic"]).play("done")
    assert table.options == ["slot 1", "slot 2"]
    table.play("slot 1")
    assert 33 in table.hand()
    assert table.discard() == [43]


def test_example_52_the_round_cap() -> None:
    """RS-160: after round 200 the game is scored."""
    table = at(active=1, score=58)
    table.state.round = 200
    table.utilize(100, 104).play("done")
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason.name == "round_limit"


def test_example_53_a_scarce_supply_asks() -> None:
    """RS-77: two yellow gems go unasked, the third may be white; with plenty nothing is asked."""
    table = at(gems="Y3 W1")
    table.set_supply("W0")
    table.forge("smith 3 gems", smithies="BBYBB")
    assert table.options == ["colour yellow", "colour white"]
    assert table.gems() == "Y1 W1"
    table = at(gems="Y3 W1")
    table.set_supply("W3 Y3")
    table.roll("ORE").forge("smith 3 gems", smithies="BBYBB")
    assert table.gems() == "W1 O1"


def test_example_54_only_reachable_cards_join() -> None:
    """RS-33, RS-36, RS-168: one colour must reach the price, and the last card is asked for."""
    alone = [None, None, None, None, None, 36]
    table = at(hand=[73, 79, 82, 100], display=alone, preset="night").play("summon", "card 73")
    assert table.options == ["card 79", "card 82"]
    table.play("card 79")
    assert table.options == ["card 100"]
    table = at(hand=[73, 79, 82], display=alone, preset="night")
    assert "summon" not in table.options


def test_example_55_what_is_known_after_a_reshuffle() -> None:
    """RS-105, RS-169: three cards are known, the fourth is one of five."""
    table = at(
        2,
        active=1,
        hand=[102, 103, 104, 105],
        deck=[106],
        discard=[101, 27, 45, 60],
        display=[31, 32, 33, 34, 35, 36],
    )
    table.utilize(104, 105).play("done")
    assert table.known(1) == [102, 103, 106]
    fourth = (set(table.hand(1)) - {102, 103, 106}).pop()
    assert fourth in {27, 45, 60, 101, 104}
    seen = dict.fromkeys((27, 45, 60, 101, 104), 0)
    for seed in range(500):
        world = table.state.imagine(0, seed)
        twin = at()
        twin.state = world  # type: ignore[assignment]
        (guess,) = set(twin.hand(1)) - {102, 103, 106}
        seen[guess] += 1
    assert min(seen.values()) > 60


def test_example_56_asked_with_done_alone() -> None:
    """RS-35, RS-168: no other card fits blue, but the question does not tell."""
    table = at(hand=[27, 30, 33, 42]).play("summon", "card 27")
    assert table.state.pool == 2
    assert (table.asked, table.options) == ("summon_card", ["done"])


def test_example_57_two_switches() -> None:
    """RS-137, RS-171: both banshees are lost, nothing else; No discard is not asked."""
    table = at(hand=[91, 94], preset="full", tokens=["TS-N"], pause=True).utilize(91, 94)
    table.play("use 0", "slot 1", "use 1", "slot 6")
    assert table.general == [91, 94]
    assert len(table.hand()) == 2
    assert table.discard() == []
    assert table.asked == "exchange_row"
    assert table.tokens() == ["TS-N"]


def test_example_58_no_step_no_answer() -> None:
    """RS-143, RS-170: the familiar stands on 16, nobody is asked."""
    table = at(gems="B2", preset="forest")
    table.state.familiar[0] = 16
    table.give_tokens(1, "TS-C")
    table.forge("smith 2 gems", smithies="YBYYY")
    assert table.familiar() == 16
    assert (table.asked, table.seat) == ("turn_action", 1)


def test_example_59_a_free_play_before_the_copy() -> None:
    """RS-31, RS-151: an ore becomes the gem that the copied swap returns."""
    table = at(hand=[26, 51], preset="forest", tokens=["TS-C"], gems="B1", stones=["exchange"])
    table.utilize(26, 51).play("use 1", "use 0", "colour blue")
    assert (table.asked, table.gems()) == ("copy_own", "O2")
    table.play("ore-for-gem blue", "use 0", "colour blue")
    assert table.gems(0) == "O3"


def test_example_60_hands_that_leave_an_answer() -> None:
    """RS-169: after 45 a higher card must be in the hand; five pairs are equally likely."""
    table = at(active=1, hand=[45, 13, 52], deck=[27, 101], display=[31, 32, 33, 34, 35, 36])
    table.play("utilize", "card 45")
    pairs: dict[tuple[int, ...], int] = {}
    for seed in range(1000):
        twin = at()
        twin.state = table.state.imagine(0, seed)  # type: ignore[assignment]
        pair = tuple(twin.hand(1))
        pairs[pair] = pairs.get(pair, 0) + 1
    assert sorted(pairs) == [(13, 52), (13, 101), (27, 52), (27, 101), (52, 101)]
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 18.5
