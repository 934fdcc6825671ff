"""The log: one line for each deed, also for those that bring nothing, and for ties."""

from __future__ import annotations

import pytest

from hexmoot.engine.events import told_to
from hexmoot.engine.native.chance import DRAWS
from hexmoot.games.rune_stones.rules import kinds
from hexmoot.games.rune_stones.rules.actions import CARD
from hexmoot.games.rune_stones.rules.card_sets import add
from hexmoot.games.rune_stones.rules.choices import answer_general_card
from hexmoot.games.rune_stones.rules.display import take_from_display
from hexmoot.games.rune_stones.rules.gains import steal
from tests.games.rune_stones.kit import GAME, Table, at
from tests.games.telling import never_told

BLUE_ONLY = (43, None, None, None, None, None)
NO_GEMS = "B0 Y0 G0 R0"


def told(table: Table, *answers: str) -> list[str]:
    """The lines that a spectator reads after these answers."""
    table.state.is_telling = True
    found = []
    for answer in answers:
        table.play(answer)
        found += [event.text for event in table.state.events(None)]
    return found


@pytest.mark.parametrize(
    ("card", "answers", "line"),
    [
        (35, [], "Brown finds no card that fits in the display."),
        (76, ["done"], "Brown takes no card."),
        (83, [], "Brown finds no card in the general discard."),
        (79, [], "Brown finds nobody with a gem of that colour."),
        (43, [], "Brown has no gem to hand in."),
        (25, [], "Brown finds no coloured gem left in the supply."),
        (47, [], "Brown finds no blue gem left in the supply."),
    ],
)
def test_an_ability_that_brings_nothing_says_so(card: int, answers: list[str], line: str) -> None:
    """RS-6, RS-61, RS-67, RS-133, RS-135: nothing fits, nothing is left, nobody has one."""
    table = at(hand=[card, 107], display=BLUE_ONLY, preset="night")
    table.set_gems(1, "")
    table.set_supply(NO_GEMS)
    table.set_creature_deck([11, 12, 13])
    table.utilize(card, 107)
    assert told(table, "use 0", *answers).count(line) == 1


def test_what_is_declined_leaves_a_line() -> None:
    """RS-61, RS-65: no gem handed in, no card called back; after a first gem there is no line."""
    table = at(hand=[72, 107], gems="B2").utilize(72, 107)
    assert told(table, "use 0", "done")[1:] == ["Brown hands in no gem."]
    table = at(hand=[72, 107], gems="B2").utilize(72, 107)
    assert "Brown hands in no gem." not in told(table, "use 0", "colour blue", "done")
    table = at(hand=[83, 107], preset="night").utilize(83, 107)
    table.set_creature_deck([11, 12], [60])
    assert told(table, "use 0", "done")[1:] == ["Brown calls no card back."]


def test_an_empty_forest_and_an_empty_night_say_so() -> None:
    """RS-132, RS-146: no toadstool and no tile is left."""
    table = at(hand=[100, 107], preset="forest").utilize(100, 107)
    table.state.familiar[0] = 2
    for kind in range(kinds.TOADSTOOLS):
        table.state.toadstool_bag[kind] = 0
    assert "Brown finds no toadstool left." in told(table, "familiar 0")
    table = at(hand=[87, 107], preset="night").utilize(87, 107)
    for tile in range(kinds.FACE_UP):
        table.state.wisp_up[tile] = kinds.NONE
    assert "Brown finds no wisp to follow." in told(table, "use 0")


def test_the_exchange_stone_leaves_one_line() -> None:
    """RS-111: what is given and what is taken are one deed."""
    table = at(gems="B1 O1", stones=["exchange"])
    assert told(table, "gem-for-ore blue") == ["Brown changes a blue gem into ore."]
    assert table.gems() == "O2"
    table = at(gems="B1 O1", stones=["exchange"])
    assert told(table, "ore-for-gem red") == ["Brown changes ore into a red gem."]
    assert table.gems() == "B1 R1"


def test_played_cards_leave_one_line() -> None:
    """RS-55, RS-137, RS-150: a loss, a toadstool or the way of the rest, but only one of them."""
    kept = "Brown puts the played cards on the discard pile."
    table = at(hand=[45, 58], preset="full", tokens=["TS-N"], pause=True).utilize(45, 58)
    lines = told(table, "done", "yes")
    assert "Brown uses No discard and keeps every card." in lines
    assert kept not in lines
    table = at(hand=[45, 91], preset="full", pause=True).utilize(45, 91)
    assert kept in told(table, "use 1", "slot 1", "done")


def last_turn(score: int) -> Table:
    """Grey's last turn, with Brown at 66 and no gems on either side."""
    table = at(2, active=1, hand=[51, 105], score=score, preset="forest").utilize(51, 105)
    table.set_gems(0, "")
    table.state.score[0] = 66
    table.state.final_round = True
    return table


def test_a_shared_win_is_explained() -> None:
    """RS-166: equal totals share the win; other ends have no such line."""
    shared = "Brown and Grey have the same total and share the win: nothing breaks this tie."
    table = last_turn(64)
    assert told(table, "use 0", "done")[-1] == shared
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)
    assert not [line for line in told(last_turn(63), "use 0", "done") if "share the win" in line]


def test_the_order_of_familiars_on_one_space_is_explained() -> None:
    """RS-145, RS-163: who came first is ahead, and it is said once."""
    table = last_turn(60)
    state = table.state
    for seat, arrival in ((0, 2), (1, 1)):
        state.familiar[seat] = 7
        state.arrival[seat] = arrival
    state.arrivals = 2
    lines = [line for line in told(table, "use 0", "done") if line.startswith("The familiars")]
    assert lines == [
        "The familiars of Grey and Brown share space 7: Grey's came first and is ahead."
    ]
    assert not [line for line in told(last_turn(60), "done") if line.startswith("The familiars")]


@pytest.mark.parametrize(("gems", "kinds_told"), [(1, [kinds.E_STEAL]), (0, [kinds.E_NOTHING])])
def test_a_theft_tells_of_its_victims_or_that_there_was_none(
    gems: int, kinds_told: list[int]
) -> None:
    """RS-133: one of the two, never both."""
    state = at().state
    state.owned[kinds.RESOURCES + kinds.BLUE] = gems
    state.is_telling = True
    steal(state, 0, kinds.BLUE)
    assert [kind for kind, _ in told_to(state, None)] == kinds_told


def test_who_draws_nothing_is_not_told_of() -> None:
    """RS-104, RS-108: a full hand draws no card, and others read no line about it."""
    state = at(hand=[51, 105]).state
    state.is_telling = True
    state.draw_up_to(0, 2, DRAWS)
    assert told_to(state, None) == []
    state.draw_up_to(0, 3, DRAWS)
    assert [(kind, numbers[:2]) for kind, numbers in told_to(state, None)] == [
        (kinds.E_DRAW_COUNT, (0, 1))
    ]


@pytest.mark.parametrize("destination", [kinds.TO_DISCARD, kinds.TO_HAND])
def test_a_card_taken_from_the_display_is_told_to_all(destination: int) -> None:
    """RS-66, RS-169: the card by name, and where it goes."""
    state = at().state
    card = int(state.display[2])
    state.is_telling = True
    take_from_display(state, 0, 2, destination)
    assert [(kind, numbers[:3]) for kind, numbers in told_to(state, None)] == [
        (kinds.E_TAKE, (0, card, destination))
    ]


def test_a_card_called_back_from_the_general_discard_is_told_to_all() -> None:
    """RS-135: it goes to the own discard pile, and everybody reads which one."""
    state = at().state
    add(state.zones, kinds.GENERAL, 12)
    state.push(kinds.TURN_ACTION, 0)
    state.is_telling = True
    answer_general_card(state, 0, CARD + 12)
    assert [(kind, numbers[:2]) for kind, numbers in told_to(state, None)] == [
        (kinds.E_RAISE, (0, 12))
    ]


def test_whatever_happens_is_told() -> None:
    """RS-3: all but hands is open; what a random game hardly ever comes to has tests of its own."""
    assert never_told(GAME, 2, "full", 3) <= {"pass", "shared_win", "stone_aside"}
