"""Powers of potions whose target has changed since (MS-158, MS-170)."""

from __future__ import annotations

from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table


def after_a_war() -> Table:
    """Charles has attacked Dell in vain and could do so again; Strike can take the tower away."""
    table = Table(4).tower(CHARLES, "c1", "FF", stone=2).tower(EDDIE, "d1", "S", stone=1)
    table.potion(CHARLES, "duel_expert").elements(CHARLES, 8, 0, 0, 0).has(CHARLES, mana=2, flame=2)
    table.scrolls(CHARLES, "strike", "toss_a_gu").turn_of(CHARLES)
    return table.play("attack c1")


def test_a_tower_that_is_gone_is_not_attacked_again() -> None:
    """MS-170: nobody has a tower there after Strike; then the attacker has one himself."""
    table = after_a_war()
    assert "power" in table.choices
    table.play("spell strike", "reserve-servant flame")
    assert (table.owner("d1"), "power" in table.choices) == (None, False)
    table.play("slide c1", "land d1", "reserve-servant flame")
    assert (table.owner("d1"), table.mana(CHARLES)) == (CHARLES, 1)
    assert "power" not in table.choices


def test_a_second_attack_stands_in_the_menu_with_everything_else() -> None:
    """MS-170: looking for its sources leaves other answers alone; it is told as the first form."""
    table = after_a_war()
    assert table.choices == ["end", "slide c1", "spell strike", "spell toss_a_gu", "power"]
    table.state.apply(table.state.setup.game.actions.parse("power"))
    told = table.state.events(None)[0]
    assert (told.kind, told.numbers[0], told.numbers[2]) == ("power", CHARLES, 0)


def test_without_a_potion_nothing_is_mastered() -> None:
    """MS-156: whatever the elements; with a potion its own element decides."""
    table = Table(4).elements(CHARLES, 8, 8, 8, 8)
    assert not table.state.masters_potion(CHARLES)
    assert table.potion(CHARLES, "duel_expert").state.masters_potion(CHARLES)


def test_a_power_of_the_turn_works_once_in_it() -> None:
    """MS-158: Forest Keeper and Invisible Hand, and again in the next turn."""
    for seat, key, answers in (
        (BAHON, "forest_keeper", ("land c3", "resource drop")),
        (CHARLES, "invisible_hand", ("deck war",)),
    ):
        table = Table(4).potion(seat, key).has(seat, mana=3).turn_of(seat).play("power", *answers)
        assert (table.mana(seat), "power" in table.choices) == (2, False)
        assert "power" in table.turn_of(seat).choices


def test_forest_keeper_needs_debris_and_a_land_without() -> None:
    """MS-163: a debris in the supply, and a free land that has none."""
    table = Table(2).potion(BAHON, "forest_keeper").turn_of(BAHON)
    assert "power" in table.choices
    table.state.debris_supply = 0
    assert "power" not in table.fresh().choices
    table.state.debris_supply = 1
    assert "power" in table.fresh().choices
    table.state.debris = table.state.free_lands()
    assert "power" not in table.fresh().choices


def test_invisible_hand_needs_a_scroll_and_a_place_for_it() -> None:
    """MS-175, MS-176: with a full archive only mastered; without decks never."""
    six = ("whistle", "purify", "siphon", "bounty", "glorify", "squeeze")
    table = Table(4).potion(CHARLES, "invisible_hand").scrolls(CHARLES, *six).turn_of(CHARLES)
    assert "power" not in table.choices
    assert "power" in table.elements(CHARLES, 0, 0, 0, 8).choices
    for deck in ("summoning", "servant", "gu", "war"):
        table.deck_left(deck)
    assert "power" not in table.choices


def test_two_fallen_gus_of_a_kind_come_back_one_after_the_other() -> None:
    """MS-172: each for its mana, the lower one first."""
    table = Table(4).tower(EDDIE, "c1", "FFF", flame=3).tower(CHARLES, "d1", "TSS")
    table.potion(CHARLES, "nine_lives").elements(CHARLES, 0, 8, 0, 0).has(CHARLES, mana=2)
    table.turn_of(EDDIE).play("attack c1", "count 2", "element stone", "element stone")
    assert (table.stack("d1"), table.mana(CHARLES)) == ("TSS", 0)


def test_a_potion_without_a_power_of_the_turn_offers_none() -> None:
    """MS-158: Fury works by itself and in wars; so do potions of Twilight; nor does having none."""
    assert "power" not in Table(4).turn_of(BAHON).choices
    for key in ("fury", "hibernate", "slow_learner"):
        assert "power" not in Table(4).potion(BAHON, key).turn_of(BAHON).choices
