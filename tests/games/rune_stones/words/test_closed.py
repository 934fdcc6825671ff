"""What things say that no answer points at."""

from __future__ import annotations

from tests.games.rune_stones.kit import GAME, Table, at


def closed(table: Table) -> dict[str, tuple[str, list[str]]]:
    """By the thing: why not, and the answers that lead to it."""
    found = table.state.view(table.seat)["closed"]
    return {
        one["target"]: (one["why"], [GAME.actions.text(action) for action in one["actions"]])
        for one in found
    }


def test_a_creature_leads_to_summon() -> None:
    """RS-28, RS-33: a click on it begins the action; a hand card leads to both that use it."""
    found = closed(at(hand=[11, 100]))
    assert found["d3"] == ("", ["summon"])
    assert found["card:11"] == ("", ["summon", "utilize"])


def test_a_creature_out_of_reach_says_its_price() -> None:
    """RS-33: the others lead on."""
    table = at(hand=[100, 101])
    assert closed(table)["d1"] == ("", ["summon"])
    assert closed(table)["d6"] == ("It costs 6 magic; your cards make 2 at most.", [])


def test_a_smithy_leads_to_forge_or_says_what_is_missing() -> None:
    """RS-73 to RS-76: each smithy for itself."""
    table = at(gems="B2")
    table.set_smithies("BYGRB")
    found = closed(table.again())
    assert found["s1"] == ("", ["forge"])
    assert found["s2"][1] == []
    assert found["s2"][0].startswith("Needs 2 yellow gems or 3 ore more")


def test_a_stone_says_how_it_is_come_by_or_what_it_does_for_you() -> None:
    """RS-94, RS-126: the Exchange stone leads to its exchanges, once a turn."""
    table = at(gems="B1 O1", stones=["exchange", "plus"])
    found = closed(table)
    colours = ("blue", "yellow", "green", "red")
    assert found["ST-EXCH"] == (
        "",
        ["gem-for-ore blue", *(f"ore-for-gem {one}" for one in colours)],
    )
    assert found["ST-PLUS"] == ("Its power is yours.", [])
    assert found["ST-HAND"][0].startswith("Trade in a row of artifacts")
    after = closed(table.play("ore-for-gem red"))
    assert after["ST-EXCH"] == ("You have used it this turn.", [])


def test_what_is_too_dear_says_so_while_buying() -> None:
    """RS-38: price and magic."""
    table = at(hand=[11, 100]).play("summon", "card 11", "done")
    assert closed(table)["d6"] == ("It costs 6 magic, and you have 3.", [])
    assert "d1" not in closed(table)


def test_nobody_else_is_told() -> None:
    """RS-4: it may speak of a hand."""
    table = at(hand=[11, 100])
    assert table.state.view(1)["closed"] == []
    assert table.state.view(None)["closed"] == []
