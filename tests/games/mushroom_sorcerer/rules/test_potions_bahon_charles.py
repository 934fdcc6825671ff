"""The potions of Bahon and Charles, basic and mastered (MS-156 to MS-176, MS-223)."""

from __future__ import annotations

import pytest

from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    STEP_CYCLE,
    STEP_NIGHT_END,
    STEP_TWILIGHT,
    STEP_TWILIGHT_END,
)
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    T_DESTROYED,
    T_GROW_LEFT,
    W_ARROWS,
    W_DAMAGE,
    W_DICE,
)
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CHARLES, EDDIE, SHIELD, Table


def test_mastery_is_read_at_the_moment_of_use() -> None:
    """MS-156: Forest Keeper pays one resource at water 7 and two right after an eighth element."""
    table = (
        Table(2).potion(BAHON, "forest_keeper").elements(BAHON, 0, 0, 7, 0).scrolls(BAHON, "hunch")
    )
    before = Table(2).potion(BAHON, "forest_keeper").elements(BAHON, 0, 0, 7, 0)
    before.play("power", "land c1", "resource drop")
    assert before.asked == "turn_menu"
    table.play(
        "spell hunch", "element water", "element thunder", "power", "land c1", "resource mana"
    )
    assert table.asked == "res_pick"


def test_a_resource_of_choice_is_one_of_four() -> None:
    """MS-157: servants, mana or a drop; never a flask or an element."""
    table = Table(2).potion(BAHON, "forest_keeper").play("power", "land c1")
    assert table.choices == ["resource flame", "resource stone", "resource mana", "resource drop"]


def test_once_a_turn_is_once_in_every_turn() -> None:
    """MS-158: used in this turn, offered again in the next, the extra one included."""
    table = Table(2).potion(BAHON, "forest_keeper").has(BAHON, mana=3).scrolls(BAHON, "hunch")
    table.play("power", "land c1", "resource drop")
    assert "power" not in table.choices
    table.turn_of(BAHON, cycle=4)
    assert "power" in table.choices


def test_hibernate() -> None:
    """MS-159: the highest general level at the end of Twilight, and counted anew at the end of
    Night.
    """
    table = Table(2).potion(BAHON, "hibernate").elements(BAHON, 1, 4, 0, 0)
    table.step(STEP_TWILIGHT_END)
    assert (table.asked, table.state.decision.picks) == ("res_pick", 2)
    table.play("resource mana", "resource drop")
    assert (table.mana(BAHON), table.drops(BAHON), table.asked) == (2, 6, "turn_menu")
    table.elements(BAHON, 1, 8, 0, 0)
    table.step(STEP_NIGHT_END)
    assert (table.asked, table.state.decision.picks) == ("res_pick", 3)


def test_hibernate_gives_nothing_at_level_zero() -> None:
    """MS-159: moon elements are no level."""
    table = Table(2).potion(BAHON, "hibernate").elements(BAHON, 0, 0, 0, 0, moon=12)
    table.step(STEP_TWILIGHT_END)
    assert table.asked == "turn_menu"


def war(attacker: int, defender: int) -> Table:
    """The attacker on c1, four high, beside the defender on d1, four high."""
    table = Table(4).tower(attacker, "c1", "FFFF").tower(defender, "d1", "SSSS").turn_of(attacker)
    return table.scrolls(attacker, "hunch")


def guard(table: Table, where: str, flame: int, stone: int) -> Table:
    """Servants on a tower."""
    for kind, count in enumerate((flame, stone)):
        number = 2 if where == "c1" else 3
        table.state.supply[kind] -= count
        table.state.servants[2 * number + kind] += count
    return table.fresh()


@pytest.mark.parametrize(("potion", "arrows"), [("fury", 3), ("big_belly", 1)])
def test_fury_gives_stone_servants_an_arrow(potion: str, arrows: int) -> None:
    """MS-160: two stone servants shoot twice; the attacker's own arrow comes on top."""
    table = guard(war(BAHON, CHARLES), "c1", 0, 2).potion(BAHON, potion).play("attack c1")
    assert f"The attack: {arrows} arrow" in table.log[-1]


def test_fury_works_in_defence_too() -> None:
    """MS-160: in every war of the round."""
    table = guard(guard(war(CHARLES, BAHON), "c1", 1, 0), "d1", 0, 2).potion(BAHON, "fury")
    table.play("attack c1")
    assert table.guards("c1") == (0, 0)


@pytest.mark.parametrize(
    ("potion", "elements"), [("fury", (8, 0, 0, 0)), ("big_belly", (0, 8, 0, 0))]
)
def test_fury_and_big_belly_mastered_take_two_dice(
    potion: str, elements: tuple[int, int, int, int]
) -> None:
    """MS-161: one mana in a war, attacking or defending; only when the potion's element is
    mastered.
    """
    table = guard(war(BAHON, CHARLES), "c1", 1, 0).potion(BAHON, potion).dice(CHARLES, 3)
    table.elements(BAHON, *elements).play("attack c1", "power")
    assert (table.mana(BAHON), table.state.war[W_DICE + 1]) == (0, 1)
    plain = guard(war(BAHON, CHARLES), "c1", 1, 0).potion(BAHON, potion).dice(CHARLES, 3)
    assert plain.play("attack c1").state.war[W_DICE + 1] == 3
    defends = guard(war(CHARLES, BAHON), "c1", 1, 0).potion(BAHON, potion).dice(CHARLES, 3)
    defends.elements(BAHON, *elements).play("attack c1")
    assert (defends.asked, defends.seat) == ("def_decl", BAHON)
    assert defends.play("power").state.war[W_DICE] == 1


def test_big_belly_gives_flame_servants_a_shield() -> None:
    """MS-162: three damage against two flame servants leaves nothing for the GUs."""
    table = guard(guard(war(CHARLES, BAHON), "c1", 2, 0), "d1", 2, 0).potion(BAHON, "big_belly")
    table.play("attack c1")
    assert table.state.war[W_DAMAGE + 1] == 3
    assert (table.guards("d1"), table.asked) == ((0, 0), "turn_menu")
    plain = guard(guard(war(CHARLES, BAHON), "c1", 2, 0), "d1", 2, 0).play("attack c1")
    assert plain.asked == "raze"


@pytest.mark.parametrize(
    ("potion", "flame", "arrows", "left"),
    [
        ("big_belly", 2, 2, (1, 0)),
        ("fury", 2, 2, (0, 0)),
        ("big_belly", 2, 3, (0, 0)),
        ("big_belly", 3, 4, (1, 0)),
        ("fury", 3, 4, (0, 0)),
    ],
)
def test_big_belly_guards_the_attacker_too(
    potion: str, flame: int, arrows: int, left: tuple[int, int]
) -> None:
    """MS-162, MS-99: in every war of the round; two arrows fell one of two flame servants."""
    table = guard(guard(war(BAHON, CHARLES), "c1", flame, 0), "d1", arrows, 0)
    table.potion(BAHON, potion).play("attack c1")
    assert table.state.war[W_DAMAGE] == arrows
    assert table.guards("c1") == left


def test_big_belly_counts_when_the_attacker_picks_the_victim() -> None:
    """MS-98, MS-162: the flame servant of the attacker takes both arrows alone."""
    table = guard(guard(war(BAHON, CHARLES), "c1", 1, 1), "d1", 2, 0).potion(BAHON, "big_belly")
    table.play("attack c1")
    assert (table.asked, table.seat, table.choices) == (
        "victim",
        BAHON,
        ["resource flame", "resource stone"],
    )
    assert table.play("resource flame").guards("c1") == (0, 1)


def test_forest_keeper() -> None:
    """MS-163: a mana and a debris on a free land without one bring a resource."""
    table = Table(2).potion(BAHON, "forest_keeper").tower(CHARLES, "c1", "F").debris("d1")
    table.play("power")
    lands = table.offered("land")
    assert ("c1" in lands, "d1" in lands, "a1" in lands, "b1" in lands) == (
        False,
        False,
        False,
        True,
    )
    before = int(table.state.debris_supply)
    table.play("land b1", "resource mana")
    assert (table.has_debris("b1"), table.mana(BAHON)) == (True, 1)
    assert table.state.debris_supply == before - 1
    empty = Table(2).potion(BAHON, "forest_keeper")
    empty.state.debris_supply = 0
    assert "power" not in empty.fresh().choices


def test_forest_keeper_mastered() -> None:
    """MS-164: two resources."""
    table = Table(2).potion(BAHON, "forest_keeper").elements(BAHON, 0, 0, 8, 0)
    table.play("power", "land b1", "resource drop")  # the second can only be a drop too
    assert (table.drops(BAHON), table.asked) == (7, "turn_menu")


def test_slow_learner() -> None:
    """MS-165: one mana more, always, and the effect twice."""
    table = Table(2).potion(BAHON, "slow_learner").scrolls(BAHON, "water_pouch", "raging_roar")
    assert table.offered("spell") == ["water_pouch"]
    table.play("spell water_pouch")
    assert (table.drops(BAHON), table.mana(BAHON)) == (9, 0)
    dropped = Table(2).potion(BAHON, "slow_learner").scrolls(BAHON, "glorify", "hunch")
    dropped.has(BAHON, flame=1, mana=2).play("spell glorify")
    assert (dropped.points(BAHON), dropped.mana(BAHON)) == (1, 0)


def test_slow_learner_mastered() -> None:
    """MS-166: exactly one mana, also for scrolls that cost nothing."""
    table = Table(2).potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    table.scrolls(BAHON, "water_pouch", "raging_roar").play("spell raging_roar")
    assert (table.points(BAHON), table.mana(BAHON)) == (4, 0)
    assert table.offered("spell") == []


def test_a_doubled_price_is_paid_twice_or_declined() -> None:
    """MS-167: mana and the flip happen once; each run pays; an impossible one is dropped."""
    table = Table(2).potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    table.scrolls(BAHON, "glorify", "hunch").has(BAHON, flame=2).play("spell glorify")
    assert (table.asked, table.points(BAHON), table.mana(BAHON)) == ("repeat_cast", 1, 0)
    table.play("done")
    assert (table.points(BAHON), table.reserve(BAHON)) == (1, (1, 0))
    one = Table(2).potion(BAHON, "slow_learner").elements(BAHON, 0, 0, 0, 8)
    one.scrolls(BAHON, "glorify", "hunch").has(BAHON, flame=1).play("spell glorify")
    assert one.asked == "turn_menu"


def test_overwork() -> None:
    """MS-168: one more turn after the third cycle, before what ends the Night."""
    table = Table(2).potion(CHARLES, "overwork").potion(BAHON, "hibernate")
    table.elements(BAHON, 1, 0, 0, 0)
    table.step(STEP_CYCLE, 3)
    table.play("end", "end")
    assert (table.asked, table.seat, table.state.cycle) == ("turn_menu", CHARLES, 4)
    table.play("end")
    assert (table.asked, table.seat) == ("res_pick", BAHON)


def test_duel_expert() -> None:
    """MS-169: an arrow in every war, attacking or defending."""
    table = guard(war(CHARLES, BAHON), "c1", 1, 0).potion(CHARLES, "duel_expert").play("attack c1")
    assert "The attack: 3 arrows" in table.log[-1]
    defends = guard(war(BAHON, CHARLES), "c1", 0, 1).potion(CHARLES, "duel_expert")
    defends.play("attack c1")
    assert defends.guards("c1") == (0, 0)


def test_duel_expert_mastered_attacks_again() -> None:
    """MS-170: a mana, the same tower, any own adjacent tower with a servant, while nothing fell."""
    table = guard(guard(war(CHARLES, BAHON), "c1", 0, 1), "d1", 0, 4).potion(CHARLES, "duel_expert")
    table.tower(CHARLES, "a3", "F", flame=1)  # too far away
    table.elements(CHARLES, 8, 0, 0, 0).has(CHARLES, mana=2)
    table.tower(CHARLES, "d2", "F", flame=1).play("attack c1")
    assert "power" in table.choices
    assert table.label("power").text == "Attack Dell again (1 mana)"
    table.play("power")
    assert (table.mana(CHARLES), table.choices) == (1, ["attack c1", "attack d2"])
    table.play("attack d2")
    assert "power" in table.choices
    table.play("power", "attack c1")
    assert (table.mana(CHARLES), "power" in table.choices) == (0, False)


def test_duel_expert_ends_with_a_destroyed_gu_or_without_mastery() -> None:
    """MS-170: after a GU fell, without mana, or unmastered there is no second attack."""
    table = guard(war(CHARLES, BAHON), "c1", 2, 0).potion(CHARLES, "duel_expert")
    table.elements(CHARLES, 8, 0, 0, 0).play("attack c1", "count 1")
    assert (table.state.turn[T_DESTROYED], "power" in table.choices) == (1, False)
    for mana, flame in ((0, 8), (1, 7)):
        other = guard(war(CHARLES, BAHON), "c1", 2, 0).potion(CHARLES, "duel_expert")
        other.elements(CHARLES, flame, 0, 0, 0).has(CHARLES, mana=mana).play("attack c1", "count 0")
        assert "power" not in other.choices


def test_nine_lives() -> None:
    """MS-171: a block shield in every war, attacking or defending."""
    table = guard(war(BAHON, CHARLES), "c1", 1, 0).potion(CHARLES, "nine_lives").play("attack c1")
    assert table.state.war[W_DAMAGE + 1] == 1
    attacks = guard(guard(war(CHARLES, BAHON), "c1", 1, 0), "d1", 1, 0)
    attacks.potion(CHARLES, "nine_lives").play("attack c1")
    assert attacks.guards("c1") == (1, 0)


def nine_lives(mana: int = 2, **options: object) -> Table:
    """Eddie attacks Charles, who has mastered Nine Lives; two GUs of TWSF fall."""
    table = Table(4, **options).tower(EDDIE, "c1", "FFFF", flame=2).tower(CHARLES, "d1", "TWSF")
    table.potion(CHARLES, "nine_lives").elements(CHARLES, 0, 8, 0, 0).has(CHARLES, mana=mana)
    return table.scrolls(EDDIE, "hunch").turn_of(EDDIE).play("attack c1", "count 2")


def test_nine_lives_mastered_puts_gus_back() -> None:
    """MS-172: the owner picks which, a mana each; old order above what stood; the reward stays."""
    table = nine_lives()
    assert (table.asked, table.seat) == ("revive", CHARLES)
    assert table.choices == ["done", "element flame", "element stone"]
    assert table.label("element flame").text == "Flame: then the tower is thunder, water and flame"
    table.play("element flame", "element stone")
    assert (table.stack("d1"), table.mana(CHARLES)) == ("TWSF", 0)
    assert (table.points(EDDIE), table.drops(EDDIE), table.state.turn[T_GROW_LEFT]) == (2, 7, 1)
    some = nine_lives().play("element flame", "done")
    assert some.stack("d1") == "TWF"
    poor = nine_lives(mana=1).play("element stone")
    assert (poor.stack("d1"), poor.asked) == ("TWS", "turn_menu")


def test_a_revival_cancels_the_reward_by_option() -> None:
    """MS-172: influence, drops, the GU to grow and the count leave out what is back."""
    table = nine_lives(revive_cancels_reward=True).play("element flame", "element stone")
    assert (table.points(EDDIE), table.drops(EDDIE)) == (0, 5)
    assert (table.state.turn[T_GROW_LEFT], table.state.turn[T_DESTROYED]) == (0, 0)
    half = nine_lives(revive_cancels_reward=True).play("element flame", "done")
    assert (half.points(EDDIE), half.state.turn[T_DESTROYED]) == (1, 1)


def test_a_revived_gu_is_not_grown() -> None:
    """MS-223: no elements, no influence; a tower back from nothing keeps its platform."""
    table = Table(4).tower(EDDIE, "c1", "FFFF", flame=1).tower(CHARLES, "d1", "M")
    table.elements(CHARLES, 0, 8, 0, 0, moon=3).potion(CHARLES, "nine_lives")
    table.turn_of(EDDIE).dice(EDDIE, 1).show(ARROW).play("attack c1", "count 1")
    table.play("element moon")
    assert (table.stack("d1"), table.owner("d1"), table.moon(CHARLES)) == ("M", CHARLES, 3)
    assert table.state.platforms_left(CHARLES) == 3
    assert table.track(CHARLES) == [0, 8, 0, 0]


def test_a_tower_is_gone_only_if_nothing_of_it_is_revived() -> None:
    """MS-84, MS-223: the log says so after the owner's choice, and not of a tower that stays."""
    table = Table(4).tower(EDDIE, "c1", "FFFF", flame=1).tower(CHARLES, "d1", "M")
    table.elements(CHARLES, 0, 8, 0, 0, moon=3).potion(CHARLES, "nine_lives")
    table.turn_of(EDDIE).dice(EDDIE, 1).show(ARROW).play("attack c1", "count 1")
    gone = "Charles has no tower on Dell any more."
    assert gone not in table.log
    assert gone not in table.play("element moon").log
    lost = Table(4).tower(EDDIE, "c1", "FFFF", flame=1).tower(CHARLES, "d1", "M")
    lost.elements(CHARLES, 0, 8, 0, 0, moon=3).potion(CHARLES, "nine_lives")
    lost.turn_of(EDDIE).dice(EDDIE, 1).show(ARROW).play("attack c1", "count 1", "done")
    assert lost.log.count(gone) == 1


def test_curiosity() -> None:
    """MS-173: up to four flasks go back, a resource each; with none to break nothing is asked."""
    table = Table(2).potion(CHARLES, "curiosity").has(CHARLES, flasks=5)
    table.step(STEP_TWILIGHT_END)
    assert table.choices == ["count 0", "count 1", "count 2", "count 3", "count 4"]
    assert table.label("count 2").text == "2 flasks, for 2 resources"
    stock = table.stock("flask")
    table.play("count 2", "resource drop")  # the second can only be a drop too
    assert (table.flasks(CHARLES), table.stock("flask"), table.drops(CHARLES)) == (3, stock + 2, 7)
    none = Table(2).potion(CHARLES, "curiosity").has(CHARLES, flasks=0)
    assert none.step(STEP_TWILIGHT_END).asked == "turn_menu"


def test_curiosity_mastered() -> None:
    """MS-174: two resources a flask."""
    table = Table(2).potion(CHARLES, "curiosity").elements(CHARLES, 0, 0, 8, 0)
    table.step(STEP_TWILIGHT_END)
    table.play("count 1", "resource mana", "resource drop")
    assert (table.mana(CHARLES), table.drops(CHARLES), table.flasks(CHARLES)) == (2, 6, 1)


def test_invisible_hand() -> None:
    """MS-175: a mana takes the top of a deck, if there is room."""
    table = Table(2).potion(CHARLES, "invisible_hand").top("strike").turn_of(CHARLES)
    table.play("power", "deck war")
    assert (table.archive(CHARLES), table.mana(CHARLES)) == (["strike"], 0)
    keys = ("hunch", "purify", "siphon", "bounty", "glorify", "squeeze")
    full = Table(2).potion(CHARLES, "invisible_hand").scrolls(CHARLES, *keys).turn_of(CHARLES)
    assert "power" not in full.choices


def test_invisible_hand_mastered_replaces() -> None:
    """MS-176: any own scroll, flipped or not, leaves the game; so it works with a full archive."""
    keys = ("hunch", "purify", "siphon", "bounty", "glorify", "squeeze")
    table = Table(2).potion(CHARLES, "invisible_hand").scrolls(CHARLES, *keys).flip("hunch")
    table.elements(CHARLES, 0, 0, 0, 8).top("strike").turn_of(CHARLES).play("power", "deck war")
    assert table.choices == [f"slot {number}" for number in range(1, 7)]
    table.play("slot 1")
    assert table.archive(CHARLES) == ["strike", *keys[1:]]
    assert table.left_game("hunch")
    room = Table(2).potion(CHARLES, "invisible_hand").scrolls(CHARLES, "purify")
    room.elements(CHARLES, 0, 0, 0, 8).top("strike").turn_of(CHARLES).play("power", "deck war")
    assert room.choices == ["done", "slot 1"]
    assert room.play("done").archive(CHARLES) == ["purify", "strike"]


def test_shields_thrown_add_to_those_of_nine_lives() -> None:
    """MS-171: one by the potion, one by the die."""
    table = guard(war(BAHON, CHARLES), "c1", 1, 0).potion(CHARLES, "nine_lives").dice(CHARLES, 1)
    table.show(SHIELD).play("attack c1")
    assert (table.state.war[W_DAMAGE + 1], table.state.war[W_ARROWS]) == (0, 0)


def test_a_neutral_potion_has_no_master_effect() -> None:
    """MS-156: Overwork is never mastered, whatever the levels."""
    table = Table(2).potion(CHARLES, "overwork").elements(CHARLES, 12, 12, 12, 12)
    assert not table.state.masters_potion(CHARLES)
    table.step(STEP_TWILIGHT)
