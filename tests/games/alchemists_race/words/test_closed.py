"""What things say that no answer points at."""

from __future__ import annotations

from tests.games.alchemists_race.kit.table import Table, at


def closed(table: Table) -> dict[str, str]:
    """By the thing: why not."""
    return {one["target"]: one["why"] for one in table.state.view(table.state.seat)["closed"]}


def test_a_potion_on_the_shelf_says_what_is_missing() -> None:
    """AR-60 to AR-63: resources, or the Market."""
    found = closed(at("M flower grass / O1"))
    assert "potion:speed" not in found
    assert found["potion:defence"] == "Defence needs Wood, Honey."
    away = closed(at("O3<O2 flower grass speed / O8"))
    assert away["potion:speed"] == "Speed is crafted at the Market, at the beginning of a turn."


def test_a_potion_in_hand_says_when_its_time_is() -> None:
    """AR-87, AR-113: Reroll before the roll, Poison without anybody to throw it at."""
    found = closed(at("O3<O2 reroll poison speed / O8"))
    assert found["card:0:reroll"] == "Reroll is played right after your roll."
    assert found["card:0:poison"].startswith("Poison is thrown at somebody you meet")
    assert "card:0:speed" not in found


def test_spaces_wait_for_the_die() -> None:
    """AR-30: nobody goes anywhere before it."""
    found = closed(at("O3<O2 speed / O8"))
    assert found["space:"] == "Roll the die first: it says how far you go."
    assert "die" not in found
