"""What answers do with cards, tiles, stones and toadstools, and what sets seats apart."""

from __future__ import annotations

from hexmoot.games.rune_stones.rules import kinds
from tests.games.deeds import deeds
from tests.games.rune_stones.kit import GAME, Table, at

COLOURS = ("blue", "yellow", "green", "red")


def test_main_actions_are_no_deeds() -> None:
    """RS-28: to summon, utilize or forge is no component."""
    assert set(deeds(at(gems="R2").state).values()) == {None}


def test_cards_are_played_for_magic_and_bought() -> None:
    """RS-34, RS-38: the card in the slot, not the slot."""
    table = at(hand=[11, 100, 104]).play("summon")
    assert deeds(table.state) == {
        "card 11": "played for magic card:11",
        "card 100": "played for magic card:100",
        "card 104": "played for magic card:104",
    }
    table.play("card 11", "done")
    assert deeds(table.state) == {
        "slot 1": "bought card:43",
        "slot 2": "bought card:44",
        "slot 3": "bought card:45",
    }


def test_cards_are_played_for_abilities_that_are_used_or_given_up() -> None:
    """RS-51, RS-53, RS-142: two of three cards, then each ability or a familiar step for it."""
    table = at(hand=[12, 60, 104], preset="forest").play("utilize")
    assert deeds(table.state) == {
        "card 12": "played for ability card:12",
        "card 60": "played for ability card:60",
    }
    table.play("card 12", "card 60")
    assert deeds(table.state) == {
        "done": None,
        "use 0": "used card:12",
        "use 1": "used card:60",
        "familiar 0": "given up card:12",
        "familiar 1": "given up card:60",
    }


def test_abilities_take_cards_from_the_display() -> None:
    """RS-137: a Shade Changer offers all six."""
    table = at(hand=[12, 92], preset="night").utilize(12, 92).play("use 1")
    cards = (43, 44, 45, 46, 74, 51)
    taken = {f"slot {slot}": f"taken card:{card}" for slot, card in enumerate(cards, start=1)}
    assert deeds(table.state) == {"done": None, **taken}


def test_cards_are_called_back_from_the_general_discard() -> None:
    """RS-135."""
    table = at(hand=[83, 105], preset="night")
    table.give_cards(0, kinds.GENERAL, [20, 30])
    table.utilize(83, 105).play("use 0")
    assert deeds(table.state) == {
        "done": None,
        "card 20": "called back card:20",
        "card 30": "called back card:30",
    }


def test_gems_of_choice_are_picked() -> None:
    """RS-51: the ability of card 78."""
    table = at(hand=[78, 105]).utilize(78, 105).play("use 0")
    assert deeds(table.state) == {f"colour {c}": f"picked supply:{c}" for c in COLOURS}


def test_wisps_are_chosen() -> None:
    """RS-132: the face-up tiles by their kinds."""
    table = at(hand=(51, 105), score=3, preset="night")
    table.set_night(5)
    table.set_wisps("WT-P", "WT-S", "WT-D", "WT-H")
    table.utilize(51, 105).play("use 0")
    assert deeds(table.state) == {
        "tile 1": "chosen WT-P",
        "tile 2": "chosen WT-S",
        "tile 3": "chosen WT-D",
        "tile 4": "chosen WT-H",
    }


def test_artifacts_are_forged_however_they_are_paid() -> None:
    """RS-74, RS-79: by colour, wild ones too; where they go is no deed."""
    table = at(gems="R4 O3")
    table.set_smithies("R----")
    table.again().play("forge")
    assert deeds(table.state) == {
        "smith 1 gems": "forged A-R",
        "smith 1 ore": "forged A-R",
        "smith-wild gems": "forged A-W",
        "smith-wild ore": "forged A-W",
    }
    table.play("smith 1 ore")
    assert deeds(table.state) == {"row a": None, "row b": None}


def test_stones_are_chosen() -> None:
    """RS-95: every type left; to trade a row in is no deed."""
    table = at(rows=("BY", "")).utilize(100, 104).play("done")
    assert deeds(table.state) == {"done": None, "row a": None}
    table.play("row a")
    told = deeds(table.state)
    assert len(told) == 8
    assert told["stone magic"] == "chosen ST-MP"
    assert told["stone three"] == "chosen ST-UTIL3"


def test_stones_are_laid_aside_by_option() -> None:
    """RS-103: the own stone that makes room."""
    four = ("magic", "hand", "exchange", "wild")
    table = at(seats=3, rows=("BY", ""), stones=four, stone_swap=True)
    table.state.wild_colour[0] = kinds.RED
    table.utilize(100, 104).play("done", "row a")
    assert deeds(table.state) == {
        "done": None,
        "stone magic": "laid aside ST-MP",
        "stone hand": "laid aside ST-HAND",
        "stone exchange": "laid aside ST-EXCH",
        "stone wild": "laid aside ST-WILD",
    }


def test_stones_are_used_and_a_colour_is_made_wild() -> None:
    """RS-111, RS-113: free plays of Exchange and Wild gem."""
    told = deeds(at(stones=("exchange", "wild"), gems="B1 O1").state)
    assert told["gem-for-ore blue"] == told["ore-for-gem red"] == "used ST-EXCH"
    assert [told[f"set-wild {c}"] for c in COLOURS] == [f"made wild supply:{c}" for c in COLOURS]


def test_toadstools_are_spent_in_a_turn() -> None:
    """RS-149, RS-154: whichever stone is borrowed; the colour of a borrowed Wild gem is wild."""
    table = at(tokens=["TS-U", "TS-W"], preset="forest")
    told = deeds(table.state)
    assert told["borrow magic"] == told["borrow plus"] == "spent TS-U"
    assert told["wilds"] == "spent TS-W"
    table.play("borrow wild")
    assert deeds(table.state)["colour green"] == "made wild supply:green"


def test_for_free_is_spent_on_a_card_or_an_artifact() -> None:
    """RS-155: the toadstool counts, not what it brings."""
    table = at(hand=[11, 100], tokens=["TS-F"], preset="forest").play("summon", "card 11", "done")
    told = deeds(table.state)
    assert told["slot 1"] == "bought card:43"
    assert told["free-slot 6"] == "spent TS-F"
    table = at(tokens=["TS-F"], gems="R2", preset="forest")
    table.set_smithies("R----")
    table.again().play("forge")
    assert deeds(table.state) == {"smith 1 gems": "forged A-R", "smith 1 free": "spent TS-F"}


def test_no_discard_and_copy_effect_are_spent() -> None:
    """RS-150, RS-151, RS-153: after Utilize, and in another player's turn."""
    table = at(tokens=["TS-N"], preset="forest", pause=True).utilize(100, 104).play("done")
    assert deeds(table.state) == {"done": None, "yes": "spent TS-N"}
    table = at(hand=[39, 69], tokens=["TS-C"], preset="forest", pause=True).utilize(39, 69)
    table.play("use 0", "familiar 1")
    assert deeds(table.state) == {"done": None, "use 0": "spent TS-C"}
    table = at(gems="R4", preset="forest")
    table.give_tokens(1, "TS-C")
    table.forge("smith 5 gems", smithies="BYBYR")
    assert (table.asked, deeds(table.state)) == (
        "copy_response",
        {"done": None, "yes": "spent TS-C"},
    )


def test_gems_handed_in_are_no_deeds() -> None:
    """RS-77: a payment of choice."""
    table = at(gems="B2 Y2 R2")
    table.set_smithies("-----")
    table.again().play("forge")
    while table.asked != "pay_gem":
        table.play(table.options[0])
    assert set(deeds(table.state).values()) == {None}


def test_identical_druids_set_nobody_apart() -> None:
    """V-6: the usual game."""
    table = Table(3, "full", {})
    assert [GAME.roles(table.state, seat) for seat in range(3)] == [[], [], []]


def test_affinity_sets_seats_apart() -> None:
    """V-6: card 107 gives gems of the seat's colour."""
    table = Table(4, "base", {"druid_decks": "affinity"})
    assert [GAME.roles(table.state, seat) for seat in range(4)] == [
        ["affinity:green"],
        ["affinity:blue"],
        ["affinity:yellow"],
        ["affinity:red"],
    ]
    tip = GAME.glossary["affinity:red"]
    assert (tip.name, tip.rule) == ("Red affinity", "RS-14")
    assert tip.text == "The druid card Small Wonder of this player gives 2 red gems."
