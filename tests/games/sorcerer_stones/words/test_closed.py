"""What things say that no answer points at."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import GAME, Table


def closed(table: Table) -> dict[str, tuple[str, list[str]]]:
    """By the thing: why not, and the answers that lead to it."""
    found = table.state.view(table.state.seat)["closed"]
    return {
        one["target"]: (one["why"], [GAME.actions.text(action) for action in one["actions"]])
        for one in found
    }


def first_card(hand: str) -> Table:
    """The first card of a turn is asked for."""
    table = Table(2, {}).zones("G B / R N", "G B / R N", "G B / R N", "G B / R N", "G B / R N")
    return table.hand(hand).before(kinds.FIRST_CARD).go()


def test_zones_and_stones_lead_to_the_cards_that_move_them() -> None:
    """SS-36, SS-46, SS-54: a stone also to the card of its colour."""
    found = closed(first_card("spin shift-b fly"))
    assert found["zone:3"] == ("", ["play spin", "play fly"])
    assert found["slot:1"] == ("", ["play spin", "play fly", "play shift-b"])
    assert found["slot:0"] == ("", ["play spin", "play fly"])


def test_a_stone_without_a_card_says_so() -> None:
    """SS-54."""
    found = closed(first_card("shift-b shift-r"))
    assert found["slot:0"] == ("You have no card that shifts green.", [])
    assert found["zone:0"] == ("None of your cards turns, moves or reaches a zone now.", [])


def test_an_artifact_says_what_is_missing() -> None:
    """SS-118: of its cost."""
    table = Table(2, {}).offer(1, 2, 3, 4).holds("BGG").before(kinds.CRAFT).go()
    whys = [why for why, _ in closed(table).values()]
    assert whys
    assert all("you lack" in why for why in whys)
