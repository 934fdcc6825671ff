"""The co-op game."""

from __future__ import annotations

import pytest

from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.coop import complete
from hexmoot.games.sorcerer_stones.words.names import title_of
from tests.games.sorcerer_stones.kit import Table, at, fresh

ALL_BUT_A1 = range(2, 15)


def group(seats: int = 2, **options: object) -> Table:
    """A co-op game with A1 (N Y Y), A5 (R N N), A9 (R R Y Y) and A3 (B G G) on offer."""
    return at(seats, mode="coop", **options).offer(1, 5, 9, 3).line("GG")


def placing(stones: str, table: Table | None = None, **laid: str) -> Table:
    """Seat 0 has taken these stones and places them; `laid` are stones on cards a, b, c, d."""
    table = table or group()
    for position, name in enumerate("abcd"):
        for index, code in enumerate("RBYGN"):
            table.state.placed[position * 5 + index] = laid.get(name, "").count(code)
    table.before(kinds.PLACE_STONE)
    for index, code in enumerate("RBYGN"):
        table.state.placing[index] = stones.count(code)
    return table.go()


def laid(table: Table, position: int = 0) -> str:
    """The stones on a card on offer, in colour order."""
    placed = table.state.placed
    return "".join(code * placed[position * 5 + k] for k, code in enumerate("RBYGN"))


def test_a_played_card_leaves_the_game() -> None:
    """SS-153: it is not drawn again when the deck is empty."""
    table = group().hand("spin fly quake shift-r")
    state = table.state
    for card in range(8):
        state.deck[card] = 0
    state.deck_count[0] = 0
    table.before(kinds.FIRST_CARD).go().play("play spin", "spin t0 cw", "end-cards")
    assert state.hand_count[0] == 3
    assert state.deck_count[0] == 0
    assert table.discards() == ["spin"]


def test_cards_are_drawn_while_the_deck_lasts() -> None:
    """SS-154: one card is left for two missing ones, and nothing is shuffled."""
    table = group().hand("spin fly quake shift-r")
    table.state.deck_count[0] = 1
    table.before(kinds.FIRST_CARD).go()
    table.play("play spin", "spin t0 cw", "play fly", "fly t0")
    assert table.state.hand_count[0] == 3
    assert table.state.deck_count[0] == 0


def test_who_has_no_cards_skips_step_one_alone() -> None:
    """SS-155: the zone is still activated; who has cards must play one."""
    table = group().hand("").taoist(2)
    table.state.deck_count[0] = 0
    table.zones("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
    table.offer(5, 1, 9, 3).before(kinds.FIRST_CARD).go()
    assert laid(table) == "R"
    assert table.state.seat == 1
    assert all(choice.startswith("play") for choice in table.choices)


def test_stones_are_placed_one_at_a_time_in_a_chosen_order() -> None:
    """SS-156: two colours are asked, one colour is not."""
    assert placing("YN").choices == ["put y", "put n"]
    table = placing("YY")
    assert laid(table) == "YY"
    assert table.state.seat == 1


def test_a_stone_goes_on_the_leftmost_card_if_that_lacks_it() -> None:
    """SS-157."""
    table = placing("YN").play("put y")
    assert laid(table) == "YN"


def test_a_stone_that_does_not_fit_goes_to_the_tail() -> None:
    """SS-158: red is not on A1, and a third yellow is too many."""
    table = placing("R")
    assert (laid(table), table.tail[-1]) == ("", "R")
    table = placing("Y", a="YY")
    assert (laid(table), table.tail[-1]) == ("YY", "Y")


def test_a_complete_card_is_crafted_before_the_next_stone() -> None:
    """SS-159: its stones are laid in the chosen order first."""
    table = placing("NR", a="YY").play("put n")
    assert table.asked == "return_order"
    assert table.row == [1, 5, 9, 3]
    table.play("return y", "return n")
    assert table.tail == "GGYNY"
    assert table.state.crafted_count == 1
    assert laid(table) == "R"


def test_then_the_row_moves_left_and_stones_go_to_the_new_leftmost_card() -> None:
    """SS-160: A5 is leftmost and takes the red stone; the new deck card is empty."""
    table = placing("NR", a="YY", d="G").play("put n", "return n")
    assert table.row[:3] == [5, 9, 3]
    assert table.row[3] not in (0, 1, 5, 9, 3)
    assert (laid(table, 0), laid(table, 2), laid(table, 3)) == ("R", "G", "")


def test_stones_stay_on_an_unfinished_card_and_travel_with_it() -> None:
    """SS-161: between turns, and when the card moves left."""
    table = placing("N", a="YY", b="RN")
    table.play("return n")
    assert table.row[0] == 5
    assert laid(table) == "RN"
    assert table.state.seat == 1


def test_the_order_of_cards_never_changes_otherwise() -> None:
    """SS-162: placing without completing leaves the row as it is."""
    table = placing("YNR").play("put y", "put n")
    assert table.row == [1, 5, 9, 3]
    assert table.state.seat == 1


def test_there_are_no_reservoirs_and_no_limit() -> None:
    """SS-163: taken stones are placed, nothing is kept and nothing given back."""
    table = group().taoist(2)
    table.zones("G N / R Y", "Y N / B R", "R B / G Y", "B N / R G", "N Y / R B").activate()
    assert table.choices == ["put r", "put b", "put y"]
    table.play("put r", "put b")
    assert list(table.state.reservoir) == [0] * 10
    assert table.state.seat == 1


def test_the_game_ends_after_the_turn_with_the_last_magic_card() -> None:
    """SS-164: seat 1 has none; seat 0 plays its last and completes the turn."""
    table = group().hand("spin").hand("", seat=1).taoist(2)
    table.state.deck_count[0] = table.state.deck_count[1] = 0
    table.zones("G N / R B", "G Y / N B", "R G / Y N", "N Y / R B", "B R / G Y")
    table.offer(5, 1, 9, 3).before(kinds.FIRST_CARD).go()
    table.play("spin t3 cw")
    assert table.ending == "coop_cards"
    assert laid(table) == "R"


def test_the_last_of_all_cards_ends_the_game_at_once() -> None:
    """SS-164: its stones, then those not yet placed go to the tail, each in colour order."""
    table = group().crafted(*ALL_BUT_A1).offer(1)
    table = placing("NRB", table, a="YY")
    table.state.is_telling = True
    table.play("put n")
    told = [event.text for event in table.state.events(None)]
    assert [line.split(" discards ")[1] for line in told if " discards " in line] == [
        "red to the line.",
        "blue to the line.",
    ]
    assert table.ending == "coop_all"
    assert table.tail == "GGYYNRB"
    assert table.row == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("crafted", "title"),
    [
        (0, "Not enlightened"),
        (5, "Not enlightened"),
        (6, "Apprentice Xian"),
        (7, "Novice Xian"),
        (8, "Expert Xian"),
        (9, "Master Xian"),
        (14, "Master Xian"),
    ],
)
def test_the_result_is_the_number_of_cards_and_its_title(crafted: int, title: str) -> None:
    """SS-165: shared by all seats."""
    table = group(3).crafted(*range(1, crafted + 1))
    assert title_of(standard(), crafted) == title
    assert table.state.view(None)["table"]["title"] == title
    assert table.state.view(None)["table"]["success"] == (crafted >= 6)
    table.state.end(5)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1, 1)
    assert outcome.scores == (crafted,) * 3
    assert outcome.utilities == (crafted / 14,) * 3
    assert outcome.together is (crafted >= 6)
    ending = table.state.view(None)["outcome"]
    assert ending["together"] is (crafted >= 6)


def test_cascade_uses_the_leftmost_card_that_lacks_the_colour() -> None:
    """SS-166: blue reaches the deck top, red the second card; a middle card closes up."""
    table = group(coop_placement="cascade")
    table = placing("RB", table).play("put r")
    assert (laid(table, 1), laid(table, 3)) == ("R", "B")
    table = placing("N", group(coop_placement="cascade"), a="YYN", b="RN").play("return r")
    assert table.row[:3] == [1, 9, 3]
    assert (laid(table, 0), laid(table, 1)) == ("YYN", "")


def test_ordered_fills_symbols_in_printed_order() -> None:
    """SS-167: A1 is N Y Y, so yellow does not fit before brown."""
    table = placing("YN", group(coop_placement="ordered")).play("put y")
    assert (laid(table), table.tail[-1]) == ("N", "Y")
    table = placing("YN", group(coop_placement="ordered")).play("put n")
    assert laid(table) == "YN"


def test_the_deck_can_be_cut() -> None:
    """SS-168: five cards each, four of them turned up; over many deals any card can be missing."""
    state = fresh(2, mode="coop", coop_deck=5)
    for _ in range(2):
        state.apply(state.legal()[0])
    assert list(state.deck_count) == [1, 1]
    assert list(state.hand_count) == [4, 4]
    assert state.problems() == []
    turns = 0
    while not state.over:
        turns += state.frames[state.top()] == kinds.FIRST_CARD
        state.apply(state.legal()[0])
    assert sum(int(card) for card in state.discard) == 10


def test_a_card_is_crafted_in_the_step_of_the_activation() -> None:
    """SS-29, SS-159: the stones of a complete card are laid before the next stone is placed."""
    table = placing("YR", a="NY").play("put y")
    assert table.asked == "return_order"
    assert table.state.view(0)["table"]["step"] == 2


def test_stones_of_a_complete_card_have_left_it() -> None:
    """SS-159: they are on their way to the tail and lie nowhere else; other cards keep theirs."""
    table = group()
    table.state.placed[0 * 5 + 2], table.state.placed[1 * 5 + 0] = 2, 1
    complete(table.state, 0)
    assert (laid(table), laid(table, 1), table.state.pending[2]) == ("", "R", 2)
