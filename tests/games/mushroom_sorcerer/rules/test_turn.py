"""The turn, studying and summoning (MS-30 to MS-43, MS-74 to MS-76)."""

from __future__ import annotations

from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.mushroom_sorcerer.rules.keys import SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.memory import T_GROW_LEFT, T_STUDY_LEFT
from hexmoot.games.mushroom_sorcerer.rules.scrolls import reveal
from tests.games.mushroom_sorcerer.kit import ARROW, BAHON, CHARLES, EDDIE, Table

MAIN_VERBS = ("deck", "grow", "summon", "attack")


def mains(table: Table) -> list[str]:
    """Which main actions the menu offers."""
    return [verb for verb in MAIN_VERBS if table.offered(verb)]


def ready_for_all() -> Table:
    """A turn in which all four main actions are possible."""
    table = Table(2).elements(BAHON, 1, 0, 0, 0).tower(BAHON, "c1", "F", flame=1)
    return table.tower(CHARLES, "d1", "S")


def test_one_main_action_closes_the_others() -> None:
    """MS-30: study, grow, summon or war, one of them."""
    assert mains(ready_for_all()) == list(MAIN_VERBS)
    assert mains(ready_for_all().play("deck war")) == ["deck"]
    assert mains(ready_for_all().play("grow d4", "element water")) == ["grow"]
    assert mains(ready_for_all().play("summon flame")) == []
    spared = ready_for_all().play("attack c1", "count 0")
    assert mains(spared) == []


def test_a_turn_may_end_without_a_main_action() -> None:
    """MS-31: END is always there, and says what it gives up."""
    table = ready_for_all()
    assert table.choices[0] == "end"
    assert table.label("end").warning == "you have not taken a main action"
    table.play("end")
    assert table.seat == CHARLES


def test_side_actions_fit_before_between_and_after() -> None:
    """MS-32: cast, first scroll, slide, second scroll, cast."""
    table = Table(2).tower(BAHON, "c1", "FW", flame=1).scrolls(BAHON, "water_pouch", "whistle")
    table.play("spell water_pouch", "deck war", "slide c1", "land d1", "deck war")
    assert table.stack("d1") == "W"
    table.play("spell whistle", "resource flame", "reserve", "resource stone", "reserve")
    assert table.reserve(BAHON) == (1, 1)
    assert len(table.archive(BAHON)) == 4


def test_open_parts_wait_for_any_later_moment() -> None:
    """MS-33: the second GU after a spell; the GU of a war after a slide."""
    table = Table(2).scrolls(BAHON, "water_pouch").has(BAHON, drops=1)
    table.play("grow c1", "element flame")
    assert table.offered("grow") == []
    table.play("spell water_pouch", "grow d1", "element flame")
    assert table.state.turn[T_GROW_LEFT] == 0
    table = Table(2).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    table.has(BAHON, flame=1).play(
        "attack c1", "count 1", "slide c1", "land b1", "flame-servant c1"
    )
    assert table.state.turn[T_GROW_LEFT] == 1
    table.play("grow a3", "element stone")
    assert table.stack("a3") == "S"


def test_open_parts_are_lost_with_the_turn() -> None:
    """MS-34: END warns of them, and the next turn starts afresh."""
    table = Table(2).play("deck war")
    assert table.label("end").warning == "a scroll you could still take is lost"
    table.play("end")
    assert table.state.turn[T_STUDY_LEFT] == 0
    table.play("grow c1", "element flame")
    assert table.label("end").warning == "a GU you could still grow is lost"
    table.play("end")
    assert (table.seat, table.state.turn[T_GROW_LEFT]) == (BAHON, 0)


def test_after_the_end_lucky_hand_then_allocation_then_the_next() -> None:
    """MS-35: Eddie's dice come first, his servants are allocated next, then the following turn."""
    table = Table(4).potion(EDDIE, "lucky_hand").dice(EDDIE, 1).has(EDDIE, stone=1)
    table.tower(EDDIE, "c1", "FF").turn_of(EDDIE, after=(BAHON,))
    table.show(ARROW).play("end")
    assert (table.asked, table.seat) == ("res_pick", EDDIE)
    table.play("resource drop")
    assert (table.asked, table.seat) == ("alloc", EDDIE)
    table.play("done")
    assert (table.asked, table.seat) == ("turn_menu", BAHON)


def test_a_servant_of_lucky_hand_can_be_allocated_at_once() -> None:
    """MS-35: the allocation comes after the dice, also when the reserve was empty before."""
    table = Table(4).potion(EDDIE, "lucky_hand").dice(EDDIE, 1).tower(EDDIE, "c1", "FF")
    table.turn_of(EDDIE, after=(BAHON,)).show(ARROW).play("end", "resource flame", "reserve")
    assert (table.asked, table.choices) == ("alloc", ["done", "flame-servant c1"])


def test_allocation_moves_any_number_to_towers_with_room() -> None:
    """MS-36: as many as wanted, as far as there is room; answers only rise."""
    table = Table(2).tower(BAHON, "c1", "FF").tower(BAHON, "d1", "S", stone=1)
    table.has(BAHON, flame=1, stone=2).turn_of(BAHON, after=(CHARLES,)).play("end")
    assert table.choices == ["done", "flame-servant c1", "stone-servant c1"]
    table.play("flame-servant c1", "stone-servant c1")
    assert (table.guards("c1"), table.reserve(BAHON)) == ((1, 1), (0, 1))
    assert table.seat == CHARLES


def test_a_study_takes_two_scrolls() -> None:
    """MS-38: one after the other, from any decks, and no third."""
    table = Table(2).scrolls(BAHON, "hunch").top("strike").top("purify")
    table.play("deck war", "deck servant")
    assert table.archive(BAHON) == ["hunch", "strike", "purify"]
    assert table.offered("deck") == []


def test_each_outcome_uncovers_another_scroll() -> None:
    """MS-12, MS-39: of seven scrolls left in a deck each comes up with one number of chance."""
    for deck, mask in enumerate(Table(2).state.tables.deck_mask):
        top = int(mask).bit_length() - 1
        rest = [spell for spell in range(top) if int(mask) >> spell & 1]
        for outcome, spell in enumerate(rest):
            table = Table(2).top(SPELL_KEYS[top]).show(outcome)
            reveal(table.state, deck, DRAWS)
            assert table.state.deck_top[deck] == spell
            assert int(table.state.deck_rest[deck]) == int(mask) - 2**top - 2**spell


def test_a_scroll_taken_uncovers_the_next() -> None:
    """MS-39: which may be the second one of the same study."""
    table = Table(2).top("strike").show(0).play("deck war")
    shown = table.tops()[3]
    assert shown == "bounty"
    table.play("deck war")
    assert table.archive(BAHON) == ["strike", "bounty"]


def test_six_scrolls_fill_an_archive() -> None:
    """MS-40: nothing can be taken with six, and the second scroll not after the sixth."""
    keys = ("hunch", "purify", "siphon", "bounty", "glorify", "squeeze")
    assert Table(2).scrolls(BAHON, *keys).offered("deck") == []
    table = Table(2).scrolls(BAHON, *keys[:5]).play("deck gu")
    assert (len(table.archive(BAHON)), table.offered("deck")) == (6, [])


def test_a_flipped_scroll_keeps_its_place() -> None:
    """MS-41: unless the option says that it leaves."""
    keys = ("whistle", "purify", "siphon", "bounty", "glorify", "squeeze")
    answers = ("spell whistle", "resource flame", "resource flame")
    table = Table(2).scrolls(BAHON, *keys).play(*answers)
    assert table.archive(BAHON)[0] == "(whistle)"
    assert table.offered("deck") == []
    table = Table(2, flipped_keep_slot=False).scrolls(BAHON, *keys).play(*answers)
    assert table.archive(BAHON) == list(keys[1:])
    assert table.state.archive[5] == -1  # the last place is empty, not a second Squeeze
    assert table.left_game("whistle")
    assert len(table.offered("deck")) == 4


def test_an_empty_deck_offers_nothing() -> None:
    """MS-42: and is not filled again."""
    table = Table(2).deck_left("war", "strike").play("deck war")
    assert table.tops()[3] is None
    assert table.offered("deck") == ["summoning", "servant", "gu"]


def test_a_scroll_may_be_cast_in_the_turn_it_was_taken() -> None:
    """MS-43: taken, then cast."""
    table = Table(2).top("water_pouch").play("deck summoning", "spell water_pouch")
    assert table.drops(BAHON) == 7


def test_summoning_pays_by_the_level() -> None:
    """MS-74: servants, drops or mana equal to the level of the element."""
    table = Table(2).elements(BAHON, 4, 1, 5, 7)
    assert table.offered("summon") == ["flame", "stone", "water", "thunder"]
    assert table.label("summon flame").text == "Summon flame: 2 flame servants"
    flame = Table(2).elements(BAHON, 4, 1, 5, 7).play("summon flame")
    assert flame.reserve(BAHON) == (2, 0)
    stone = Table(2).elements(BAHON, 4, 1, 5, 7).play("summon stone")
    assert stone.reserve(BAHON) == (0, 1)
    assert table.play("summon water").drops(BAHON) == 7
    assert Table(2).elements(BAHON, 4, 1, 5, 7).play("summon thunder").mana(BAHON) == 3


def test_summoning_a_mastered_element_brings_influence() -> None:
    """MS-75: one, from level III on."""
    assert Table(2).elements(BAHON, 0, 0, 7, 0).play("summon water").points(BAHON) == 0
    table = Table(2).elements(BAHON, 0, 0, 8, 0).play("summon water")
    assert (table.points(BAHON), table.drops(BAHON)) == (1, 8)


def test_level_zero_and_the_moon_cannot_be_summoned() -> None:
    """MS-76: only elements from level I on, never moon."""
    assert Table(2).offered("summon") == []
    table = Table(2).elements(BAHON, 0, 0, 0, 1, moon=9)
    assert table.offered("summon") == ["thunder"]
