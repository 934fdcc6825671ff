"""Poison and Meteor (AR-113 to AR-131, AR-159)."""

from __future__ import annotations

import pytest

from tests.games.alchemists_race.kit.table import COUNTED, at

ASKED = "O18<O17 speed"


def test_only_poison_and_meteor_attack() -> None:
    """AR-113: with every potion in hand."""
    hand = "speed invisibility defence teleport swap poison meteor"
    table = at(f"O17<O16 {hand} / O18<O17 wood speed", dice="1").play("roll")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B | meteor B")


@pytest.mark.parametrize(
    ("start", "dice", "answers"),
    [
        ("O17<O16 poison", "1", ()),
        ("O17<O16 poison", "2", ()),
        ("R1<S1 poison teleport", "1", ("teleport O18",)),
    ],
)
def test_entering_an_opponents_space_allows_an_attack(
    start: str, dice: str, answers: tuple[str, ...]
) -> None:
    """AR-114: landing, passing, or by Teleport."""
    table = at(f"{start} / O18<O17 wood speed", dice=dice).play(*answers)
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")


@pytest.mark.parametrize("mine", ["O17<O16", "O19<O20"])
@pytest.mark.parametrize("theirs", ["O18<O17", "O18<O19", "O18"])
def test_directions_do_not_matter(mine: str, theirs: str) -> None:
    """AR-115."""
    table = at(f"{mine} poison / {theirs} wood speed", dice="1")
    assert table.choices == "pass | poison B"


def test_those_on_the_own_space_can_be_attacked_before_the_roll() -> None:
    """AR-116: not with `start_attack = false`, and not on the Market."""
    start = "O3<O2 poison meteor speed / O3<O4 wood:2"
    assert at(start).choices == "roll | speed | poison B | meteor B"
    assert at(start, start_attack=False).choices == "roll | speed"
    market = at("M poison speed / M wood:2")
    assert market.choices == "roll | speed | sell speed | sell poison"


def test_one_attack_potion_an_encounter() -> None:
    """AR-117: after the first the move goes on, although more cards are in hand."""
    table = at("O17<O16 poison:2 meteor / O18<O17 wood:5 speed", dice="1").play("poison B")
    assert table.seats == ["O18<O17 flower poison meteor", "O18<O17 wood:3 speed"]


def test_several_opponents_are_separate_encounters() -> None:
    """AR-118: whom and in which order is the attacker's choice, each once."""
    start = "O17<O16 poison:3 / O18<O17 wood:3 speed / O18<O19 honey:3"
    table = at(start, dice="1").play("poison C")
    assert table.choices == "pass | poison B"
    table.play("poison B")
    assert table.seats == ["O18<O17 flower poison", "O18<O17 wood speed", "O18<O19 honey"]


def test_passing_ends_the_whole_encounter() -> None:
    """AR-118: the move goes on without asking about C."""
    start = "O17<O16 poison:3 / O18<O17 wood:3 speed / O18<O19 honey:3"
    table = at(start, dice="2").play("pass")
    assert table.seats[0] == "O19<O18 grass poison:3"


def test_attacking_is_optional() -> None:
    """AR-119: B keeps everything, A keeps the card."""
    table = at("O17<O16 meteor / O18<O17 wood:3 speed", dice="1").play("pass")
    assert table.seats == ["O18<O17 flower meteor", "O18<O17 wood:3 speed"]


def test_after_an_encounter_the_move_goes_on() -> None:
    """AR-120: with the two steps that remain."""
    table = at("O17<O16 poison / O18<O17 wood:2 speed", dice="3").play("poison B")
    assert table.seat("A") == "O20<O19 honey"


def test_poison_takes_two() -> None:
    """AR-121."""
    table = at("O17<O16 poison / O18<O17 wood:5 speed", dice="1").play("poison B")
    assert table.seat("B") == "O18<O17 wood:3 speed"


def test_meteor_takes_four() -> None:
    """AR-122."""
    table = at("O17<O16 meteor / O18<O17 wood:5 speed", dice="1").play("meteor B")
    assert table.seat("B") == "O18<O17 wood speed"


@pytest.mark.parametrize("potion", ["poison", "meteor"])
def test_both_work_before_the_roll_and_in_mid_move(potion: str) -> None:
    """AR-123."""
    before = at(f"O3<O2 {potion} speed / O3<O4 wood:5")
    assert before.choices == f"roll | speed | {potion} B"
    moving = at(f"O2<O1 {potion} / O3<O4 wood:5 speed", dice="2")
    assert (moving.asked, moving.choices) == ("A encounter", f"pass | {potion} B")


@pytest.mark.parametrize(("potion", "hand"), [("poison", "wood"), ("meteor", "wood honey grass")])
def test_who_holds_less_gives_all(potion: str, hand: str) -> None:
    """AR-124: without a question."""
    table = at(f"O17<O16 {potion} / O18<O17 {hand} speed", dice="1").play(f"{potion} B")
    assert table.seat("B") == "O18<O17 speed"


def test_the_target_chooses_and_play_waits() -> None:
    """AR-125: nothing moves until B has answered."""
    table = at("O17<O16 poison / O18<O17 wood honey grass speed", dice="2").play("poison B")
    assert (table.asked, table.choices) == ("B lose_resources", "lose grass | lose honey")
    assert (table.place("A"), table.active) == ("O18<O17", "A")
    table.play("lose grass", "lose wood")
    assert table.seats == ["O19<O18 grass", "O18<O17 honey speed"]


def test_the_attacker_gains_nothing() -> None:
    """AR-126: what B gives up goes to the supply."""
    table = at("O17<O16 poison / O18<O17 wood:2 speed", dice="1", **COUNTED).play("poison B")
    assert (table.seat("A"), table.supply("wood")) == ("O18<O17 flower", 3)


@pytest.mark.parametrize("victim", ["O18<O17 wood:2 defended", "O18<O17", "O18<O17 poison coins:5"])
def test_who_cannot_be_attacked_is_never_offered(victim: str) -> None:
    """AR-127: defended, or without a resource; A walks on without a question."""
    table = at(f"O17<O16 poison meteor / {victim} speed", dice="1")
    assert (table.seat("A"), table.asked) == ("O18<O17 flower poison meteor", "B pre_roll")


def test_on_the_market_nobody_is_offered() -> None:
    """AR-127."""
    table = at("S1<R1 poison / M wood:3 speed", dice="2")
    assert table.choices == "stop | S2 | S3 | S4"


def test_a_new_entry_is_a_new_encounter() -> None:
    """AR-128: B is hit before the roll and again when A comes back by Teleport."""
    table = at("O3<O2 poison:2 teleport:2 / O3<O4 wood:5 speed", dice="1")
    table.play("poison B", "teleport O18", "teleport O3")
    assert (table.asked, table.choices) == ("A encounter", "pass | poison B")
    assert table.play("poison B").seat("B") == "O3<O4 wood speed"


def test_no_attack_after_the_move() -> None:
    """AR-129: but after the die of an extra roll Meteor can hit whom A spared on landing."""
    table = at("O17<O16 poison meteor speed / O18<O17 wood:5 speed", dice="1 1")
    table.play("speed", "pass")
    assert (table.asked, table.choices) == ("A end_move", "roll | end")
    table.play("roll")
    assert (table.asked, table.choices) == ("A post_roll", "keep | meteor B")
    attacked = at("O17<O16 poison meteor speed / O18<O17 wood:5 speed", dice="1 1")
    attacked.play("speed", "poison B", "roll")
    assert attacked.seat("A") == "O19<O18 flower grass meteor"


def test_an_open_target_can_be_attacked_once() -> None:
    """AR-130: other potions may come first, Meteor even after the die; then it is over."""
    start = "O3<O2 poison:2 meteor:2 speed defence / O3<O4 wood:9 speed"
    table = at(start, dice="1").play("defence", "speed")
    assert table.choices == "roll | poison B | meteor B"
    table.play("roll", "meteor B")
    assert table.seats == ["O4<O3 grass poison:2 meteor defended", "O3<O4 wood:5 speed"]
    early = at(start).play("poison B")
    assert early.choices == "roll | speed | defence"


def test_attacks_never_take_potions_or_coins() -> None:
    """AR-131."""
    table = at("O17<O16 meteor / O18<O17 wood speed swap coins:5", dice="1").play("meteor B")
    assert table.seat("B") == "O18<O17 speed swap coins:5"


def test_meteor_but_not_poison_after_the_die() -> None:
    """AR-159: the die stays, and Reroll may come before or after."""
    start = "O2<O1 poison meteor reroll:2 / O2<O3 wood:5 speed"
    table = at(start, dice="2 3 1").play("roll")
    assert table.choices == "keep | reroll | meteor B"
    assert table.play("reroll").choices == "keep | reroll | meteor B"
    table.play("meteor B")
    assert (table.asked, table.choices, table.state.die) == ("A post_roll", "keep | reroll", 3)
    assert table.play("reroll").seats == ["O3<O2 mushroom poison", "O2<O3 wood speed"]


def test_no_meteor_after_the_die_without_an_open_target() -> None:
    """AR-159: not on the Market, not with `start_attack = false`, not on those elsewhere."""
    market = at("M meteor / M wood:5 speed", dice="1").play("roll")
    assert market.asked == "A path"
    barred = at("O3<O2 meteor / O3<O4 wood:5 speed", dice="1", start_attack=False)
    assert barred.seat("A") == "O4<O3 grass meteor"
    elsewhere = at("O3<O2 meteor / O9<O8 wood:5 speed", dice="1")
    assert elsewhere.seat("A") == "O4<O3 grass meteor"
