"""Servants: placing, paying, surplus, allocation (MS-77 to MS-85, MS-222)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.gains import gain_servants
from hexmoot.games.mushroom_sorcerer.rules.payment import shed_surplus
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table, land

FLAME, STONE = 0, 1


def gains(table: Table, kind: int, amount: int, seat: int = BAHON) -> Table:
    """The seat gains servants out of the blue."""
    gain_servants(table.state, seat, kind, amount)
    table.state.settle()
    return table


def test_a_gained_servant_is_placed_at_once() -> None:
    """MS-77: on an own tower or in the reserve; never on a foreign one."""
    table = Table(2).tower(BAHON, "c1", "F").tower(CHARLES, "d1", "S")
    gains(table, FLAME, 1)
    assert (table.asked, table.choices) == ("place", ["land c1", "reserve"])
    assert table.play("land c1").guards("c1") == (1, 0)
    assert gains(table, STONE, 1).asked == "place"


def test_a_tower_carries_no_more_than_its_height() -> None:
    """MS-78: two on a tower of two, then no more of the same kind."""
    table = Table(2).tower(BAHON, "c1", "FS").tower(BAHON, "d1", "F")
    gains(table, FLAME, 3)
    table.play("land c1", "land c1")
    assert table.choices == ["land d1", "reserve"]


def test_a_gained_servant_may_replace_one_of_the_other_kind() -> None:
    """MS-79: on a full tower; the other one goes to the reserve, or to the supply by option."""
    table = gains(Table(2).tower(BAHON, "c1", "F", stone=1), FLAME, 1)
    assert table.label("land c1").text == "Onto Clover, in exchange for a stone servant"
    table.play("land c1")
    assert (table.guards("c1"), table.reserve(BAHON)) == ((1, 0), (0, 1))
    table = gains(Table(2, displaced_servant="supply").tower(BAHON, "c1", "F", stone=1), FLAME, 1)
    table.play("land c1")
    assert (table.guards("c1"), table.reserve(BAHON)) == ((1, 0), (0, 0))
    assert table.stock("stone") == 30


def test_a_replacement_needs_another_kind_and_a_full_tower() -> None:
    """MS-79: a full tower of the same kind is not offered; with room there is no exchange."""
    table = gains(
        Table(2).tower(BAHON, "c1", "F", flame=1).tower(BAHON, "d1", "FS", stone=1), FLAME, 1
    )
    assert table.choices == ["land d1", "reserve"]
    assert table.play("land d1").guards("d1") == (1, 1)


def test_the_reserve_has_no_limit() -> None:
    """MS-80: all thirty of a kind."""
    table = gains(Table(2), FLAME, 30)
    assert (table.reserve(BAHON), table.stock("flame")) == ((30, 0), 0)


def test_only_the_allocation_moves_servants_from_the_reserve() -> None:
    """MS-81: nothing in the menu does; at the end of the owner's turn it is asked."""
    table = Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=2).turn_of(BAHON, after=(CHARLES,))
    assert not table.offered("flame-servant")
    table.play("end")
    assert (table.asked, table.seat) == ("alloc", BAHON)
    assert table.play("flame-servant c1", "flame-servant c1").guards("c1") == (2, 0)


def test_any_own_servants_pay_a_price() -> None:
    """MS-82: reserve or tower, either kind; a named kind where one is named."""
    table = Table(2).scrolls(BAHON, "glorify").tower(BAHON, "c1", "F", stone=1)
    table.tower(CHARLES, "d1", "F", flame=1).has(BAHON, flame=1).play("spell glorify")
    assert table.choices == ["reserve-servant flame", "stone-servant c1"]
    table.play("stone-servant c1")
    assert (table.guards("c1"), table.points(BAHON)) == ((0, 0), 1)
    named = Table(2).scrolls(BAHON, "elementalist").tower(BAHON, "c1", "F", stone=1)
    named.has(BAHON, flame=1, stone=1).play("spell elementalist")
    assert named.choices == ["reserve-servant stone", "stone-servant c1"]


def test_picks_of_one_price_rise() -> None:
    """MS-82: the second servant of a price is no lower answer than the first."""
    table = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2, stone=1)
    table.tower(BAHON, "c1", "F", flame=1).play("spell purify", "reserve-servant stone")
    assert table.asked == "elem_pick"
    assert (table.reserve(BAHON), table.guards("c1")) == ((2, 0), (0, 0))
    other = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2, stone=2).play("spell purify")
    assert other.choices == ["reserve-servant flame", "reserve-servant stone"]
    other.play("reserve-servant stone")
    assert other.reserve(BAHON) == (2, 0)


def test_one_tower_may_pay_twice() -> None:
    """MS-82: a servant that stands beside the one just paid is no lower answer."""
    table = Table(2).scrolls(BAHON, "strike").has(BAHON, mana=1).tower(CHARLES, "d1", "SF")
    table.tower(BAHON, "c1", "FFF", flame=2, stone=1).play("spell strike", "flame-servant c1")
    assert table.choices == ["flame-servant c1", "stone-servant c1"]
    assert table.play("flame-servant c1").guards("c1") == (0, 1)


def test_a_lower_tower_is_not_gone_back_to() -> None:
    """MS-82: after a servant of Dell none of Clover is offered, though it stands there."""
    table = Table(2).scrolls(BAHON, "strike").has(BAHON, mana=1).tower(CHARLES, "e1", "SF")
    table.tower(BAHON, "c1", "F", flame=1).tower(BAHON, "d1", "FFF", flame=2, stone=1)
    table.play("spell strike", "flame-servant d1")
    assert table.choices == ["flame-servant d1", "stone-servant d1"]


def test_a_tower_that_shrinks_sheds_the_surplus() -> None:
    """MS-83: the owner picks the kind that goes to the reserve."""
    table = Table(2).scrolls(BAHON, "strike").has(BAHON, flame=2, mana=1)
    table.tower(CHARLES, "d1", "SF", flame=1, stone=1)
    table.play("spell strike")
    assert (table.asked, table.seat) == ("excess", CHARLES)
    assert table.choices == ["resource flame", "resource stone"]
    table.play("resource stone")
    assert (table.guards("d1"), table.reserve(CHARLES)) == ((1, 0), (0, 1))


def test_surplus_is_shed_until_the_rest_finds_room() -> None:
    """MS-83: three servants too many are asked for one after the other."""
    table = Table(2).tower(BAHON, "c1", "F", flame=2, stone=2)
    shed_surplus(table.state, land("c1"))
    table.state.settle()
    table.play("resource flame", "resource stone")
    assert (table.asked, table.guards("c1"), table.reserve(BAHON)) == ("excess", (1, 1), (1, 1))
    table.play("resource flame")
    assert (table.asked, table.guards("c1")) == ("turn_menu", (0, 1))


def test_a_tower_without_gus_is_gone() -> None:
    """MS-84: platform and servants go back to their owner, the land is free."""
    table = Table(2).scrolls(BAHON, "strike").has(BAHON, flame=1, mana=1)
    table.tower(CHARLES, "d1", "S", flame=1).play("spell strike")
    assert table.owner("d1") is None
    assert table.state.platforms_left(CHARLES) == 4
    assert (table.reserve(CHARLES), table.guards("d1")) == ((1, 0), (0, 0))
    assert "d1" in table.offered("grow")


def test_servants_in_the_reserve_do_not_fight() -> None:
    """MS-85: a tower without servants cannot attack, and the reserve adds nothing to a defence."""
    table = Table(2).tower(BAHON, "c1", "F").has(BAHON, flame=5).tower(CHARLES, "d1", "S")
    assert table.offered("attack") == []
    table = Table(2).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    table.has(CHARLES, flame=5, stone=5).play("attack c1")
    assert (table.asked, table.choices) == ("raze", ["count 0", "count 1"])
    assert table.guards("c1") == (1, 0)


def test_the_allocation_never_swaps_or_takes_off() -> None:
    """MS-222: a full tower is not offered, whatever stands on it."""
    table = Table(2).tower(BAHON, "c1", "F", stone=1).tower(BAHON, "d1", "FS", flame=1)
    table.has(BAHON, flame=1).turn_of(BAHON, after=(CHARLES,)).play("end")
    assert table.choices == ["done", "flame-servant d1"]


def test_the_allocation_reaches_own_towers_only() -> None:
    """MS-36: rivals' towers have room too, before and after the own one."""
    table = Table(4).tower(CHARLES, "a1", "FF").tower(BAHON, "d1", "FF").tower(EDDIE, "e1", "FF")
    table.tower(BAHON, "e4", "S").has(BAHON, stone=1).turn_of(BAHON, after=(CHARLES,)).play("end")
    assert table.choices == ["done", "stone-servant d1", "stone-servant e4"]


def test_only_own_servants_pay() -> None:
    """MS-82: those of rivals stand before and after the own ones."""
    table = Table(4).tower(CHARLES, "a1", "FF", stone=2).tower(BAHON, "d1", "FF", flame=1, stone=1)
    table.tower(EDDIE, "e1", "FF", flame=2).scrolls(BAHON, "glorify").play("spell glorify")
    assert table.choices == ["flame-servant d1", "stone-servant d1"]


def test_servants_are_counted_as_far_as_they_are_needed() -> None:
    """MS-82: in the reserve and on every tower; enough is enough."""
    table = Table(4).tower(BAHON, "c1", "FWT", flame=1, stone=2).tower(BAHON, "a3", "SS", stone=2)
    state = table.has(BAHON, flame=1, stone=1).state
    assert state.servants_of(BAHON) == 7
    for enough in range(10):
        counted = state.servants_up_to(BAHON, enough)
        assert min(enough, 7) <= counted <= 7
    assert state.servants_up_to(BAHON, 1) == 2
