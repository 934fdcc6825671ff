"""What answers cost and leave, and what sets come to."""

from __future__ import annotations

from hexmoot.engine.picks import pick_menu
from tests.games.rune_stones.kit import Table, at


def notes(table: Table) -> dict[str, str]:
    """The line under each answer."""
    return {choice["text"]: choice["note"] for choice in table.state.view(table.seat)["choices"]}


def totals(table: Table) -> dict[tuple[int, ...], str]:
    """What each whole choice comes to."""
    menu = pick_menu(table.state)
    assert menu is not None
    return {one.pieces: one.total for one in menu.sets}


def test_main_actions_say_what_one_has_for_them() -> None:
    """RS-28: before one is chosen."""
    assert notes(at(hand=[11, 100])) == {
        "summon": "with up to 4 magic",
        "utilize": "two of 2 cards, lose one",
    }


def test_a_purchase_says_its_price_and_what_it_leaves() -> None:
    """RS-39: and buying no more what is lost."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert notes(table)["slot 2"] == "2 magic, leaves 1"
    assert notes(table.play("slot 1"))["done"] == "2 magic is lost"


def test_the_total_of_a_purchase_runs() -> None:
    """RS-38, RS-39: what is spent and what is left, for every set."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert list(totals(table).values()) == [
        "1 of 3 magic spent, 2 left",
        "3 of 3 magic spent, 0 left",
        "2 of 3 magic spent, 1 left",
        "3 of 3 magic spent, 0 left",
    ]
    menu = pick_menu(table.state)
    assert menu is not None
    assert menu.limit == "Together they may cost 3 magic"


def test_a_creature_for_free_costs_no_magic() -> None:
    """RS-155: it does not count among what is spent."""
    table = at(hand=[11, 100], preset="forest", tokens=["TS-F"]).play("summon", "card 11", "done")
    free = [total for pieces, total in totals(table).items() if len(pieces) == 1]
    assert "0 of 3 magic spent, 3 left" in free


def test_cards_played_for_magic_add_up() -> None:
    """RS-34, RS-35: a card's magic with its colour, and the pool of a set."""
    table = at(hand=[27, 30, 100], display=[43, 44, 45, None, None, None]).play("summon")
    assert notes(table)["card 27"] == "2 blue magic"
    assert notes(table)["card 100"] == "1 rainbow magic"
    assert set(totals(table).values()) == {"1 magic so far", "2 magic so far", "3 magic so far"}


def test_two_cards_say_which_is_lost() -> None:
    """RS-55: the higher number."""
    table = at(hand=[27, 30, 11]).play("utilize")
    assert set(totals(table).values()) == {
        "27 Nixie Trickster is lost and goes to the general discard",
        "30 Goblin Trickster is lost and goes to the general discard",
    }


def test_the_wild_slot_has_the_name_of_the_wild_gem() -> None:
    """RS-7, RS-79: one name for it everywhere."""
    table = at(gems="B2 Y1 R2").play("forge", "smith-wild gems")
    shown = [choice["label"] for choice in table.state.view(table.seat)["choices"]]
    assert any("wild slot" in label for label in shown)
    assert not any("white" in label for label in shown)
