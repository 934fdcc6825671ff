"""The potions of Eddie and Cassandra, basic and mastered (MS-177 to MS-196, MS-224)."""

from __future__ import annotations

from hexmoot.games.mushroom_sorcerer.rules.kinds import STEP_CYCLE, STEP_REPEAT, STEP_TWILIGHT_END
from hexmoot.games.mushroom_sorcerer.rules.memory import (
    W_ARROWS,
    W_ASIDE,
    W_DICE,
    W_ROLLED,
    W_SHIELDS,
)
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CASSANDRA, CHARLES, EDDIE, SHIELD, Table


def war(attacker: int, defender: int, flame: int = 1, **options: str) -> Table:
    """The attacker on c1, four high, beside the defender on d1, four high."""
    table = Table(4, **options).tower(attacker, "c1", "FFFF", flame=flame)
    table.tower(defender, "d1", "SSSS")
    return table.scrolls(attacker, "hunch").turn_of(attacker)


def test_early_bird_moves_first_in_cycle_one() -> None:
    """MS-177: then the order holds again."""
    table = Table(4).potion(EDDIE, "early_bird").order(1, 2, 3, 0)
    table.step(STEP_CYCLE, 1)
    seats = []
    for _ in range(8):
        seats.append(table.seat)
        table.play("end")
    assert seats == [EDDIE, CHARLES, CASSANDRA, BAHON, CHARLES, EDDIE, CASSANDRA, BAHON]


def early_bird() -> Table:
    """Eddie has drunk Early Bird and has the free GU."""
    table = Table(4).potion(EDDIE, "early_bird").turn_of(EDDIE).has(EDDIE, drops=0)
    table.state.free_gu[EDDIE] = 1
    return table.fresh()


def test_early_bird_grows_one_gu_for_no_drops() -> None:
    """MS-178: whatever the level; debris is paid; the next one costs as ever."""
    table = early_bird().debris("c1").has(EDDIE, drops=0, flame=1).scrolls(EDDIE, "hunch")
    assert table.label("grow c1").text == "Grow on Clover: 0 drops and 1 servant"
    table.play("grow c1", "element flame")
    assert (table.reserve(EDDIE), table.drops(EDDIE), table.stack("c1")) == ((0, 0), 0, "F")
    assert table.offered("grow") == []


def test_the_free_gu_comes_with_the_potion() -> None:
    """MS-178: drinking it sets the free GU."""
    table = Table(3)
    table.step(STEP_REPEAT)
    while table.seat != EDDIE:
        table.play(table.choices[0])
    table.play("potion early_bird")
    assert table.state.free_gu[EDDIE] == 1


def test_an_unused_free_gu_is_lost_with_the_round() -> None:
    """MS-224: at Repeat it is gone."""
    table = early_bird()
    table.step(STEP_REPEAT)
    assert table.state.free_gu[EDDIE] == 0


def test_cheating() -> None:
    """MS-179: a mana adds two dice, attacking or defending; once a war."""
    table = war(EDDIE, BAHON).potion(EDDIE, "cheating").dice(EDDIE, 1).has(EDDIE, mana=2)
    table.show(ARROW, ARROW, ARROW).play("attack c1", "power")
    assert (table.mana(EDDIE), table.state.war[W_DICE], table.state.war[W_ROLLED]) == (1, 3, 3)
    assert table.asked == "raze"
    defends = war(BAHON, EDDIE).potion(EDDIE, "cheating").play("attack c1")
    assert (defends.asked, defends.seat) == ("def_decl", EDDIE)
    assert defends.play("power").state.war[W_DICE + 1] == 2


def test_cheating_mastered_throws_again() -> None:
    """MS-180: any own dice once, if it was paid; arrows first, then shields."""
    table = war(EDDIE, BAHON).potion(EDDIE, "cheating").dice(EDDIE, 2).elements(EDDIE, 8, 0, 0, 0)
    table.show(ARROW, SHIELD, SHIELD, ARROW, SHIELD, ARROW).play("attack c1", "power")
    assert (table.asked, table.choices) == ("reroll_arrows", ["count 0", "count 1", "count 2"])
    table.play("count 0")
    assert (table.asked, table.choices) == ("reroll_shields", ["count 0", "count 1", "count 2"])
    table.play("count 2")
    assert table.state.war[W_ROLLED] == 2 + 1
    free = war(EDDIE, BAHON).potion(EDDIE, "cheating").dice(EDDIE, 2).elements(EDDIE, 8, 0, 0, 0)
    free.show(ARROW, SHIELD).play("attack c1", "done")
    assert (free.asked, free.state.war[W_ROLLED]) == ("raze", 1)


def test_cheating_unmastered_does_not_throw_again() -> None:
    """MS-180: paid, but flame at II."""
    table = war(EDDIE, BAHON).potion(EDDIE, "cheating").elements(EDDIE, 7, 0, 0, 0)
    table.show(ARROW, SHIELD).play("attack c1", "power")
    assert table.asked == "raze"


def test_plan_b() -> None:
    """MS-181: some dice thrown before the war, a stone servant a shield; they sit the war out."""
    table = war(EDDIE, BAHON).potion(EDDIE, "plan_b").dice(EDDIE, 3)
    table.show(SHIELD, ARROW, ARROW).play("attack c1", "power")
    assert (table.asked, table.choices) == ("planb_count", ["count 1", "count 2", "count 3"])
    table.play("count 2", "land c1")
    assert table.guards("c1") == (1, 1)
    assert (table.state.war[W_ASIDE], table.state.war[W_DICE]) == (2, 1)
    assert table.mana(EDDIE) == 1
    bare = war(EDDIE, BAHON).potion(EDDIE, "plan_b").play("attack c1")
    assert bare.asked == "raze"  # no dice, no power


def test_plan_b_mastered_throws_the_same_dice_twice() -> None:
    """MS-182: servants of both throws are one batch."""
    table = war(EDDIE, BAHON).potion(EDDIE, "plan_b").dice(EDDIE, 3).elements(EDDIE, 0, 8, 0, 0)
    table.show(SHIELD, ARROW, SHIELD, SHIELD, ARROW).play("attack c1", "power", "count 2")
    assert (table.asked, table.state.decision.picks) == ("place", 3)
    table.play("land c1", "land c1", "land c1")
    assert table.guards("c1") == (1, 3)


def plan_b(stone: int, **options: str) -> Table:
    """Eddie attacks with Plan B and three dice, one of which he throws: a shield."""
    table = war(EDDIE, BAHON, **options).potion(EDDIE, "plan_b").dice(EDDIE, 3)
    table.elements(EDDIE, 0, stone, 0, 0)
    table.show(SHIELD, SHIELD, ARROW, SHIELD, ARROW, ARROW)
    return table.play("attack c1", "power", "count 1")


def test_plan_b_mastered_may_throw_all_dice_again() -> None:
    """MS-182: with plan_b_again = all; only the dice set aside first stay out of the war."""
    table = plan_b(8, plan_b_again="all")
    assert (table.asked, table.state.decision.picks) == ("place", 3)  # 1, then 2 of all three dice
    assert "Eddie throws 1 war die for Plan B: 1 shield." in table.log
    assert "Eddie throws 3 war dice for Plan B: 2 shields." in table.log
    table.play("land c1", "land c1", "land c1")
    assert (table.state.war[W_ASIDE], table.state.war[W_DICE]) == (1, 2)
    assert plan_b(8).state.decision.picks == 2  # the one die twice


def test_plan_b_unmastered_throws_once_whatever_is_played() -> None:
    """MS-181: plan_b_again speaks of the master alone."""
    table = plan_b(7, plan_b_again="all")
    assert (table.asked, table.state.decision.picks) == ("place", 1)
    thrown = [line for line in table.log if "Plan B:" in line]
    assert thrown == ["Eddie throws 1 war die for Plan B: 1 shield."]


def lucky(dice: int, water: int = 0) -> Table:
    """Eddie ends a turn with Lucky Hand."""
    table = Table(4).potion(EDDIE, "lucky_hand").dice(EDDIE, dice).elements(EDDIE, 0, 0, water, 0)
    return table.turn_of(EDDIE, after=(BAHON,))


def test_lucky_hand() -> None:
    """MS-183: a resource an arrow, no kind twice, four at most."""
    table = lucky(3).show(ARROW, SHIELD, ARROW).play("end", "resource drop")
    assert table.choices == ["resource flame", "resource stone", "resource mana"]
    table.play("resource mana")
    assert (table.drops(EDDIE), table.mana(EDDIE), table.seat) == (6, 2, BAHON)
    all_arrows = lucky(5).show(*[ARROW] * 5).play("end", "resource drop", "resource mana")
    all_arrows.play("resource flame")
    assert (all_arrows.reserve(EDDIE), all_arrows.mana(EDDIE)) == ((1, 1), 2)
    assert all_arrows.seat == BAHON
    assert lucky(1).show(SHIELD).play("end").seat == BAHON


def test_lucky_hand_mastered() -> None:
    """MS-184: arrows of a second throw are added; kinds differ over both."""
    table = lucky(1, water=8).show(ARROW, ARROW).play("end", "resource drop")
    assert "resource drop" not in table.choices
    table.play("resource mana")
    assert (table.drops(EDDIE), table.mana(EDDIE), table.seat) == (6, 2, BAHON)


def thief(*tops: str, thunder: int = 0, mana: int = 1) -> Table:
    """Eddie with Thief; every deck has one scroll, those named where given."""
    table = Table(4).potion(EDDIE, "thief").has(EDDIE, mana=mana).elements(EDDIE, 0, 0, 0, thunder)
    for deck, key in (("summoning", "spearhead"), ("servant", "glorify"), ("war", "squeeze")):
        table.deck_left(deck, key)
    table.deck_left("gu", "extra_hand")
    for key in tops:
        table.top_only(key)
    return table.turn_of(EDDIE)


def test_thief_casts_a_deck_top_for_one_mana() -> None:
    """MS-185: in place of the printed cost; the scroll stays unless it is a Summoning one."""
    table = thief("purify").has(EDDIE, flame=2).play("power")
    assert (table.asked, table.track(EDDIE)) == ("elem_pick", [0, 0, 0, 0])
    table.play("element water", "element water")
    assert (table.track(EDDIE), table.mana(EDDIE)) == ([0, 0, 2, 0], 0)
    assert table.tops()[1] == "purify"
    free = thief("water_pouch").play("power")
    assert (free.drops(EDDIE), free.mana(EDDIE)) == (7, 0)


def test_thief_casts_a_rivals_unflipped_scroll_and_never_its_own() -> None:
    """MS-185: not a flipped one, not one of the own archive, once a turn."""
    table = thief(mana=3).scrolls_only(BAHON, "water_cycle").scrolls_only(CHARLES, "whistle")
    table.flip("whistle").scrolls_only(EDDIE, "hunch").has(EDDIE, flame=1)
    table.play("power")
    assert table.offered("spell") == ["glorify", "water_cycle"]
    table.play("spell glorify")
    assert (table.points(EDDIE), "power" in table.choices) == (1, False)
    assert thief(mana=0).scrolls_only(BAHON, "whistle").offered("power") == []


def test_thief_needs_a_scroll_that_would_do_something() -> None:
    """MS-122, MS-185: neither the first nor the second time is one borrowed for nothing."""
    assert "power" not in thief().choices
    table = thief("water_pouch", thunder=8, mana=2).play("power")
    assert (table.drops(EDDIE), table.asked) == (7, "turn_menu")


def test_a_stolen_summoning_scroll_is_used_up_where_it_lies() -> None:
    """MS-186: flipped in the rival's archive, or out of the game from a deck."""
    table = thief().scrolls_only(BAHON, "water_pouch").play("power")
    assert table.archive(BAHON) == ["(water_pouch)"]
    deck = thief("water_pouch").play("power")
    assert deck.left_game("water_pouch")
    assert deck.tops()[0] is None


def test_thief_mastered_casts_a_second_scroll() -> None:
    """MS-187: right after the first for one more mana, or not."""
    table = thief("water_pouch", thunder=8, mana=2).scrolls_only(BAHON, "mana_crystal")
    table.play("power", "spell water_pouch")
    assert (table.asked, table.choices) == ("thief_spell", ["done", "spell mana_crystal"])
    table.play("spell mana_crystal")
    assert (table.mana(EDDIE), table.drops(EDDIE)) == (2, 7)
    once = thief("water_pouch", thunder=8, mana=1).scrolls_only(BAHON, "mana_crystal")
    assert once.play("power", "spell water_pouch").asked == "turn_menu"
    basic = thief("water_pouch", thunder=7, mana=2).scrolls_only(BAHON, "mana_crystal")
    assert basic.play("power", "spell water_pouch").asked == "turn_menu"


def test_thief_in_a_war_takes_war_spells_alone() -> None:
    """MS-185, MS-187: at the start of an own war Spearhead and Invincible, the second time too."""
    table = thief("water_pouch", thunder=8, mana=2).scrolls_only(BAHON, "invincible", "spearhead")
    table.tower(EDDIE, "c1", "FF", flame=1).tower(BAHON, "d1", "SSSS", stone=1).turn_of(EDDIE)
    table.play("attack c1", "power")
    assert table.choices == ["spell spearhead", "spell invincible"]
    table.play("spell spearhead")
    assert table.choices == ["done", "spell invincible"]
    table.play("spell invincible")
    assert (table.state.war[W_ARROWS], table.mana(EDDIE)) == (3, 0)
    assert table.archive(BAHON) == ["invincible", "(spearhead)"]


def test_total_mastery() -> None:
    """MS-188: two resources for each mastered general element at the end of Twilight."""
    table = Table(4).potion(CASSANDRA, "total_mastery").elements(CASSANDRA, 8, 7, 12, 0)
    table.step(STEP_TWILIGHT_END)
    assert (table.asked, table.seat, table.state.decision.picks) == ("res_pick", CASSANDRA, 4)
    table.play("resource mana", "resource mana", "resource drop")
    assert (table.mana(CASSANDRA), table.drops(CASSANDRA)) == (3, 7)
    none = Table(4).potion(CASSANDRA, "total_mastery").elements(CASSANDRA, 7, 7, 7, 7)
    assert none.step(STEP_TWILIGHT_END).asked == "turn_menu"


def test_flamouflage() -> None:
    """MS-189: a mana at the start of a war brings a flame servant, placed as usual; once a war."""
    table = war(CASSANDRA, BAHON).potion(CASSANDRA, "flamouflage").has(CASSANDRA, mana=2)
    table.play("attack c1")
    assert table.choices == ["done", "power"]
    table.play("power", "land c1")
    assert (table.guards("c1"), table.mana(CASSANDRA), table.asked) == ((2, 0), 1, "raze")
    empty = war(BAHON, CASSANDRA).potion(CASSANDRA, "flamouflage")
    empty.state.supply[0] = 0
    assert empty.play("attack c1").asked == "raze"


def test_flamouflage_mastered() -> None:
    """MS-190: two arrows instead of the servant, one of the two a war."""
    table = war(CASSANDRA, BAHON).potion(CASSANDRA, "flamouflage").elements(CASSANDRA, 8, 0, 0, 0)
    table.has(CASSANDRA, mana=2).play("attack c1")
    assert table.choices == ["done", "power", "second-power"]
    assert table.label("second-power").text == "Use Flamouflage for 2 arrows"
    table.play("second-power")
    assert (table.state.war[W_ARROWS], table.guards("c1"), table.mana(CASSANDRA)) == (2, (1, 0), 1)
    assert table.asked == "raze"


def test_stonouflage() -> None:
    """MS-191: a stone servant for a mana, also in defence."""
    table = war(BAHON, CASSANDRA).potion(CASSANDRA, "stonouflage").play("attack c1")
    assert (table.asked, table.seat, table.choices) == ("def_decl", CASSANDRA, ["done", "power"])
    table.play("power", "land d1")
    assert (table.mana(CASSANDRA), table.guards("d1")) == (0, (0, 0))  # it stopped both arrows
    assert table.stack("d1") == "SSSS"


def test_stonouflage_mastered() -> None:
    """MS-192: two block shields instead."""
    table = war(BAHON, CASSANDRA).potion(CASSANDRA, "stonouflage").elements(CASSANDRA, 0, 8, 0, 0)
    table.play("attack c1", "second-power")
    assert (table.state.war[W_SHIELDS + 1], table.mana(CASSANDRA)) == (2, 0)
    assert (table.asked, table.stack("d1")) == ("turn_menu", "SSSS")


def germination(water: int = 0) -> Table:
    """Cassandra with Germination and plenty of drops."""
    table = Table(4).potion(CASSANDRA, "germination").elements(CASSANDRA, 0, 0, water, 0)
    return table.has(CASSANDRA, drops=9).turn_of(CASSANDRA)


def test_germination() -> None:
    """MS-193: the second GU of a kind in a turn brings a resource; two kinds bring none."""
    table = germination().play("grow c1", "element thunder", "grow d1", "element thunder")
    assert (table.asked, table.state.decision.picks) == ("res_pick", 1)
    table.play("resource drop")
    assert (table.drops(CASSANDRA), table.asked) == (8, "turn_menu")
    other = germination().play("grow c1", "element thunder", "grow d1", "element flame")
    assert other.asked != "res_pick"


def test_germination_mastered() -> None:
    """MS-194: one more, of another kind; mastery that this very GU brings counts."""
    table = germination(water=6).play("grow c1", "element water", "grow d1", "element water")
    assert (table.track(CASSANDRA)[2], table.state.decision.picks) == (8, 2)
    table.play("resource drop")
    assert table.choices == ["resource flame", "resource stone", "resource mana"]


def chain(thunder: int = 0, *keys: str) -> Table:
    """Cassandra with Thunder Chain and these scrolls."""
    table = Table(4).potion(CASSANDRA, "thunder_chain").elements(CASSANDRA, 0, 0, 0, thunder)
    return table.scrolls(CASSANDRA, *keys).turn_of(CASSANDRA)


def test_thunder_chain() -> None:
    """MS-195: after a spell of choice, once a turn, a resource."""
    table = chain(0, "water_pouch", "empty_flask", "mana_crystal").play("spell water_pouch")
    assert (table.asked, table.choices) == ("chain", ["done", "yes"])
    table.play("done", "spell empty_flask", "yes", "resource drop")
    assert table.drops(CASSANDRA) == 8
    assert table.play("spell mana_crystal").asked == "turn_menu"


def test_thunder_chain_mastered() -> None:
    """MS-196: one more, of another kind."""
    table = chain(8, "water_pouch").play("spell water_pouch")
    assert table.state.decision.prompt == "Use Thunder Chain now for 2 resources?"
    table.play("yes", "resource drop")
    assert table.choices == ["resource flame", "resource stone", "resource mana"]


def test_thunder_chain_answers_inside_a_war_too() -> None:
    """MS-195: after Invincible in the announcement; the servant picked is placed before the
    dice.
    """
    table = chain(0, "invincible", "hunch").tower(CASSANDRA, "c1", "FF", flame=1)
    table.tower(BAHON, "d1", "SSSS").turn_of(CASSANDRA).play("attack c1", "spell invincible", "yes")
    table.play("resource flame", "land c1")
    assert (table.guards("c1"), table.asked) == ((2, 0), "raze")
    assert table.offered("count") == ["0", "1", "2"]
