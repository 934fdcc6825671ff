"""Crafting and selling (AR-60 to AR-81)."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.table import COUNTED, GAME, at

ASKED = "O18<O17 speed"


def test_crafting_needs_the_market() -> None:
    """AR-60: next to it nothing can be crafted."""
    assert at(f"S1<R1 flower grass defence / {ASKED}").choices == "roll | defence"
    assert at(f"M flower grass / {ASKED}").choices == "roll | craft speed"


def test_the_first_craft_makes_a_market_turn() -> None:
    """AR-61."""
    table = at(f"M flower grass / {ASKED}")
    assert table.asked == "A pre_roll"
    assert table.play("craft speed").asked == "A market_turn"


def test_a_craft_pays_two_resources_for_one_card() -> None:
    """AR-62: both tokens to the supply, the card from its stack."""
    table = at(f"M wood:2 black_rock honey / {ASKED}", **COUNTED).play("craft meteor")
    assert table.seat("A") == "M honey wood meteor"
    assert (table.supply("wood"), table.supply("black_rock"), table.stack("meteor")) == (2, 3, 3)


def test_an_empty_stack_bars_the_craft() -> None:
    """AR-63: B holds the only Speed."""
    table = at(f"M flower grass honey / {ASKED}", potion_supply=1)
    assert table.choices == "roll | craft invisibility"


def test_any_number_of_crafts_in_a_market_turn() -> None:
    """AR-64."""
    table = at(f"M flower:3 grass:3 honey:1 wood:1 / {ASKED}")
    table.play("craft speed", "craft speed", "craft defence", "craft speed")
    assert table.seat("A") == "M speed:3 defence"


def test_in_a_market_turn_the_piece_stays() -> None:
    """AR-65: and its heading stays free."""
    table = at(f"M flower grass / {ASKED}").play("craft speed", "end")
    assert (table.place("A"), table.active) == ("M", "B")


def test_no_crafting_on_arrival() -> None:
    """AR-66: the roll brought A here, so the next turn is the earliest."""
    table = at("S1<R1 flower grass poison / O18<O17 speed", dice="1 1")
    assert (table.asked, table.choices) == ("A end_move", "end | sell poison")
    table.play("end", "roll")
    assert (table.asked, table.choices) == ("A pre_roll", "roll | craft speed | sell poison")


def test_a_stop_obliges_to_nothing() -> None:
    """AR-67: with everything for a craft in hand A may roll."""
    table = at(f"M flower grass / {ASKED}", dice="1").play("roll", "S1")
    assert table.seat("A") == "S1<M flower grass mushroom"


def test_market_turns_may_follow_each_other() -> None:
    """AR-68."""
    table = at("M flower:2 grass:2 / O18<O17 speed", dice="1")
    table.play("craft speed", "end", "roll")
    assert (table.asked, table.seat("A")) == ("A pre_roll", "M flower grass speed")
    table.play("craft speed", "end")
    assert table.seat("A") == "M speed:2"


def test_no_craft_after_speed() -> None:
    """AR-69: selling is still free."""
    table = at(f"M flower grass speed:2 / {ASKED}").play("speed")
    assert table.choices == "roll | speed | sell speed"


@pytest.mark.parametrize(
    ("start", "answer"),
    [
        (f"O3<O2 flower grass teleport speed / {ASKED}", "teleport M"),
        ("O3<O2 flower grass swap speed / M speed", "swap B"),
    ],
)
def test_warping_onto_the_market_allows_crafting(start: str, answer: str) -> None:
    """AR-70: unless `warp_craft` is off."""
    assert at(start).play(answer).choices == "roll | speed | craft speed | sell speed"
    assert at(start, warp_craft=False).play(answer).choices == "roll | speed | sell speed"


def test_a_warp_bars_crafting_only_in_its_own_turn() -> None:
    """AR-70: A has teleported, and B crafts in the next turn as ever."""
    start = "O3<O2 teleport / M flower grass"
    table = at(start, dice="1", warp_craft=False).play("teleport O17", "O18")
    assert (table.asked, table.choices) == ("B pre_roll", "roll | craft speed")


def test_what_was_just_crafted_can_be_sold() -> None:
    """AR-71."""
    table = at(f"M wood black_rock / {ASKED}").play("craft meteor")
    assert table.choices == "end | sell meteor"
    assert table.play("sell meteor").seat("A") == "M coins:4"


def test_selling_needs_the_market_and_ones_own_turn() -> None:
    """AR-72: neither on the road, nor while B rests on the Market in A's turn."""
    assert at("S1<R1 meteor defence / M meteor").choices == "roll | defence"
    table = at("S1<M speed / M meteor swap", dice="1")
    assert table.play("roll").asked == "B pre_roll"
    assert table.choices == "roll | swap A | sell swap | sell meteor"


def test_a_sale_returns_one_card_and_pays_its_value() -> None:
    """AR-73: one at a time, as many as there are."""
    table = at(f"M swap meteor:2 / {ASKED}", **COUNTED)
    table.play("sell meteor")
    assert (table.seat("A"), table.stack("meteor")) == ("M swap meteor coins:4", 3)
    table.play("sell meteor")
    assert (table.seat("A"), table.stack("meteor")) == ("M swap coins:8", 4)


def test_a_sale_before_the_roll_costs_nothing() -> None:
    """AR-74: rolling, crafting and potions stay possible."""
    table = at(f"M flower grass meteor defence / {ASKED}").play("sell meteor")
    assert table.choices == "roll | defence | craft speed | sell defence"


def test_selling_on_arrival() -> None:
    """AR-75: before the turn ends and before an extra roll."""
    table = at(f"S1<R1 meteor:2 speed / {ASKED}", dice="1 1").play("speed")
    assert table.choices == "roll | end | sell meteor"
    assert table.play("sell meteor").choices == "roll | end | sell meteor"
    assert table.play("sell meteor").seat("A") == "M coins:8"


def test_nothing_is_sold_in_passing() -> None:
    """AR-76: on the Market with steps left only the stop and the roads are offered."""
    table = at(f"S1<R1 meteor / {ASKED}", dice="2")
    assert table.choices == "stop | S2 | S3 | S4"
    assert table.play("S2").seat("A") == "S2<M flower meteor"


def test_selling_as_a_market_turn() -> None:
    """AR-77: not after Speed, not on arrival, not after a warp where crafting is barred."""
    rule = {"selling": "market_turn"}
    table = at(f"M meteor:2 speed:2 / {ASKED}", **rule)
    assert table.choices == "roll | speed | sell speed | sell meteor"
    assert table.play("speed").choices == "roll | speed"
    arrived = at(f"S1<R1 meteor / {ASKED}", dice="1", **rule)
    assert (arrived.seat("A"), arrived.active) == ("M meteor", "B")
    warped = at(f"O3<O2 meteor teleport speed / {ASKED}", warp_craft=False, **rule)
    assert warped.play("teleport M").choices == "roll | speed"
    allowed = at(f"O3<O2 meteor teleport speed / {ASKED}", **rule)
    assert allowed.play("teleport M").choices == "roll | speed | sell speed | sell meteor"


def test_the_first_sale_makes_a_market_turn_by_house_rule() -> None:
    """AR-77: afterwards only crafting and selling are left."""
    table = at(f"M flower grass meteor defence / {ASKED}", selling="market_turn")
    table.play("sell meteor")
    assert (table.asked, table.choices) == ("A market_turn", "end | craft speed | sell defence")


def test_coins_are_only_ever_earned() -> None:
    """AR-78: no action spends or gives coins, and neither spaces nor attacks take any."""
    verbs = {family.word for family in GAME.actions.verbs}
    assert verbs.isdisjoint({"buy", "pay", "give", "trade"})
    table = at("O7<O6 coins:9 / O9<O8 wood coins:8 speed", dice="1")
    assert table.seats == ["O8<O7 coins:9", "O9<O8 wood speed coins:8"]
    table = at("O3<O2 meteor / O3<O4 wood coins:8 speed", dice="1").play("meteor B")
    assert table.seat("B") == "O3<O4 speed coins:8"


def test_players_on_the_market_do_not_disturb_each_other() -> None:
    """AR-79: A crafts and sells, B's things stay, and B does the same in the next turn."""
    table = at("M flower grass / M flower grass", **COUNTED)
    table.play("craft speed", "sell speed")
    assert table.seats == ["M coins:2", "M flower grass"]
    assert table.choices == "roll | craft speed"
    assert table.active == "B"


def test_a_player_on_the_market_is_safe() -> None:
    """AR-80: neither from a newcomer nor from somebody who rests there, too."""
    table = at("S1<R1 poison meteor / M wood:3 speed", dice="1")
    assert (table.asked, table.choices) == ("A end_move", "end | sell poison | sell meteor")
    assert table.state.view(None)["table"]["open_targets"] == []
    both = at("M poison meteor / M wood:3 speed")
    assert both.state.view(None)["table"]["open_targets"] == []
    assert both.choices == "roll | sell poison | sell meteor"


def test_a_market_turn_can_always_be_ended() -> None:
    """AR-81."""
    table = at(f"M flower:2 grass:2 meteor / {ASKED}").play("craft speed")
    assert table.choices.startswith("end | ")
    assert table.play("end").active == "B"


def test_a_sale_does_not_let_you_stay() -> None:
    """AR-19, AR-74: the roll remains, unless a house rule says otherwise."""
    table = at(f"M poison meteor / {ASKED}").play("sell poison")
    assert table.choices == "roll | sell meteor"


def test_by_house_rule_a_sale_lets_you_stay() -> None:
    """AR-161: after the sale, not before; the turn then passes on, and the next begins anew."""
    table = at(f"M poison meteor / {ASKED}", dice="1", stay_after_selling=True)
    assert table.choices == "roll | sell poison | sell meteor"
    table.play("sell poison")
    assert table.choices == "roll | end | sell meteor"
    table.play("end")
    assert (table.place("A"), table.asked) == ("M", "B pre_roll")
    table.play("roll")
    assert (table.asked, table.choices) == ("A pre_roll", "roll | sell meteor")


def test_by_house_rule_only_who_is_still_on_the_market_stays() -> None:
    """AR-161: a Swap away from it takes the chance, a potion drunk there does not."""
    table = at(f"M poison swap defence / {ASKED}", stay_after_selling=True)
    table.play("sell poison", "defence")
    assert table.choices == "roll | end | swap B | sell swap"
    away = at(f"M poison:2 swap defence / {ASKED}", stay_after_selling=True)
    assert away.play("sell poison", "swap B").choices == "roll | defence"


def test_staying_after_a_sale_is_no_matter_of_arriving() -> None:
    """AR-75, AR-161: a sale on arrival comes after the roll."""
    table = at(f"S1<R1 poison speed / {ASKED}", dice="1", stay_after_selling=True)
    table.play("roll", "sell poison")
    assert (table.asked, table.choices) == ("A end_move", "end | sell speed")
