"""The course of a turn (AR-17 to AR-28)."""

from __future__ import annotations

from tests.games.alchemists_race.kit.table import GAME, Table, at

ASKED = "O18<O17 speed"


def told(table: Table, *answers: str) -> list[str]:
    """The log of the last of these answers."""
    table.state.is_telling = True
    table.play(*answers)
    return [event.text for event in table.state.events(None)]


def test_own_protections_end_before_anything_else() -> None:
    """AR-17: they are gone when the first question of the turn is asked; others' stay."""
    table = at("O3<O2 speed defended invisible / O18<O17 defended invisible")
    assert table.seats == ["O3<O2 speed", "O18<O17 defended invisible"]
    log = told(at("M / M defended invisible", dice="1 1"), "S1")
    begins = log.index("Round 1 – Blue's turn.")
    assert log[begins + 1 : begins + 4] == [
        "Blue's Defence wears off.",
        "Blue's Invisibility wears off.",
        "Blue rolls 1.",
    ]


def test_a_turn_is_a_move_or_a_market_turn() -> None:
    """AR-18: no roll after a craft, no craft after a roll."""
    crafted = at(f"M flower:2 grass:2 / {ASKED}").play("craft speed")
    assert crafted.choices == "end | craft speed | sell speed"
    rolled = at(f"S1<R1 flower grass reroll / {ASKED}", dice="1").play("keep")
    assert (rolled.asked, rolled.choices) == ("A end_move", "end | sell reroll")


def test_who_does_not_craft_must_roll() -> None:
    """AR-19: on the road and on the Market alike."""
    assert at(f"O3<O2 / {ASKED}", dice="1").seat("A") == "O4<O3 grass"
    assert at(f"M / {ASKED}", dice="1").asked == "A path"
    assert "end" not in at(f"M flower grass / {ASKED}").choices


def test_staying_is_a_house_rule() -> None:
    """AR-19: with `may_stay` the turn may end before the roll."""
    table = at(f"O3<O2 / {ASKED}", may_stay=True)
    assert table.choices == "roll | end"
    assert told(table, "end")[0] == "Red ends the turn without a roll."
    assert (table.seat("A"), table.active) == ("O3<O2", "B")


def test_before_the_roll_anything_goes_in_any_order() -> None:
    """AR-20: potions, attacks on open targets and sales, one after another."""
    table = at(f"M speed invisibility defence / {ASKED}", dice="1")
    for answer in ("defence", "sell speed"):
        table.play(answer)
        assert table.asked == "A pre_roll"
    assert table.choices == "roll | invisibility | sell invisibility"
    road = at("O3<O2 speed poison / O3<O4 wood:2 speed")
    assert road.play("speed").choices == "roll | poison B"
    road = at("O3<O2 speed poison / O3<O4 wood:2 speed")
    assert road.play("poison B").choices == "roll | speed"


def test_the_window_does_not_open_again() -> None:
    """AR-21: not between the two rolls of a Speed turn, nor after a craft."""
    table = at(f"O16<O15 speed:2 invisibility defence swap / {ASKED}", dice="1 1")
    table.play("speed", "roll", "O17")
    assert (table.asked, table.choices) == ("A end_move", "roll | end")
    assert table.play("roll").asked == "B pre_roll"
    crafted = at(f"M flower grass defence speed / {ASKED}").play("craft speed")
    assert crafted.choices == "end | sell speed | sell defence"


def test_five_potions_belong_before_the_roll() -> None:
    """AR-22: after the die only Reroll is offered, after the move none of them."""
    hand = "speed invisibility defence teleport swap reroll"
    table = at(f"O16<O15 {hand} / {ASKED}", dice="1")
    table.play("roll")
    assert table.choices == "keep | reroll"
    table.play("keep", "O17")
    assert (table.seat("A"), table.active) == (f"O17<O16 grass {hand}", "B")


def test_speed_may_follow_a_move_by_house_rule() -> None:
    """AR-22: the exception `speed_timing = any`."""
    table = at(f"O17<O16 speed defence / {ASKED}", dice="1", speed_timing="any")
    assert table.play("roll").choices == "end | speed"


def test_nobody_plays_potions_in_anothers_turn() -> None:
    """AR-23: B holds everything and may only choose what to lose."""
    hand = "speed defence teleport swap poison meteor reroll"
    table = at(f"O3<O2 poison / O3<O4 wood:2 honey:2 {hand}")
    table.play("poison B")
    assert (table.asked, table.choices) == ("B lose_resources", "lose honey | lose wood")


def test_any_number_of_potions_in_a_turn() -> None:
    """AR-24: three Speeds, two Swaps and two Teleports."""
    table = at("O3<O2 speed:4 swap:2 teleport:2 / O18<O17")
    table.play("speed", "swap B", "speed", "swap B", "teleport O9", "speed", "teleport O7")
    assert (table.state.extra_rolls, table.seat("A")) == (3, "O7 black_rock purple_crystal speed")


def test_a_played_card_is_back_before_its_effect() -> None:
    """AR-25: the space it leads to can only take another card."""
    table = at("R1<S1 teleport poison / M speed", dice="1", potion_supply=4)
    table.play("teleport O5")
    assert (table.seat("A"), table.stack("teleport"), table.stack("poison")) == ("O5", 4, 4)
    alone = at("R1<S1 teleport / M speed", dice="1", potion_supply=4)
    assert alone.play("teleport O5").asked == "A path"


def test_a_market_turn_is_only_crafting_and_selling() -> None:
    """AR-26: with every potion in hand nothing else is offered."""
    hand = "speed invisibility defence teleport swap reroll"
    table = at(f"M flower:2 grass:2 {hand} / {ASKED}").play("craft speed")
    sales = [f"sell {potion}" for potion in hand.split()]
    assert table.choices == " | ".join(["end", "craft speed", *sales])


def test_the_turn_ends_by_choice_or_by_itself() -> None:
    """AR-27: the next seat begins."""
    chosen = at(f"M flower grass / {ASKED} / M").play("craft speed", "end")
    assert (chosen.asked, chosen.active) == ("B pre_roll", "B")
    forced = at(f"O3<O2 / {ASKED} / M", dice="1")
    assert (forced.asked, forced.active) == ("B pre_roll", "B")


def test_single_answers_are_taken_and_told() -> None:
    """AR-28: keeping the die, three forced steps, the forced loss and the end of the turn."""
    table = at(f"O2<O1 speed / {ASKED}", dice="3")
    assert told(table, "roll") == [
        "Red rolls 3.",
        "Red goes Flower › Mushroom.",
        "Red goes Mushroom › Grass.",
        "Red goes Grass › −1 Pot.",
        "Red gives up Speed.",
        "Round 1 – Blue's turn.",
    ]


def test_turns_are_counted_from_one() -> None:
    """AR-16, AR-27: the first turn of a game is turn 1, the next one turn 2."""
    start = GAME.start(seats=2, seed=1, may_stay=True)
    assert start.view(0)["table"]["turn"] == 1
    start.apply(GAME.actions.parse("end_turn"))
    assert start.view(0)["table"]["turn"] == 2
