"""Crafting, paying, laying stones at the tail, and the limit of five."""

from __future__ import annotations

from itertools import product

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.payment import (
    PAIR_FIRST,
    PAIR_SECOND,
    can_afford,
    can_pay_rest,
    held_by_colour,
)
from tests.games.sorcerer_stones.kit import Table, at


def workshop(holds: str, *objectives: int, **options: object) -> Table:
    """Seat 0 before crafting with A7 A1 A12 and A3 on offer; line R G."""
    table = at(2, **options).plane().spirit("r1c2").spirit("r5c4", seat=1).taoist(2)
    table.objectives(*objectives).offer(7, 1, 12, 3).line("RG").holds(holds)
    return table.before(kinds.CRAFT).go()


def test_one_card_on_offer_may_be_crafted_a_turn() -> None:
    """SS-121: or none; after a craft the turn is over though more could be paid."""
    table = workshop("BGGNYY")
    assert table.choices == ["craft 1", "craft 3", "no-craft"]
    table.play("craft 3", "return b")
    assert table.state.seat == 1
    assert workshop("BGGNYY").play("no-craft", "return b").stones() == "YYGGN"


def test_the_cost_is_paid_from_the_reservoir() -> None:
    """SS-122: stones of this turn included."""
    table = at(2).plane().spirit("r5c4").spirit("r0c4", seat=1).objectives().offer(7, 1, 12, 3)
    table.holds("NY").before(kinds.CRAFT).took("Y").go().play("craft 1", "return n")
    assert table.stones() == ""


def test_paid_stones_go_to_the_tail_in_the_chosen_order() -> None:
    """SS-123: Y, N, Y; with `auto` in colour order."""
    table = workshop("NYYG").play("craft 1")
    assert table.choices == ["return y", "return n"]
    table.play("return y", "return n")
    assert table.tail == "RGYNY"
    assert workshop("NYYG", return_order="auto").play("craft 1").tail == "RGYYN"


def test_a_crafted_card_stays_with_its_player() -> None:
    """SS-124: points and symbols count."""
    table = workshop("NYYG", return_order="auto").owns(Y=1).play("craft 1")
    crafted = table.state.view(0)["table"]["seats"][0]["crafted"]
    assert [card["card"] for card in crafted] == ["artifact:A1"]
    assert (table.parts()["artifacts"], table.parts()["symbols"]) == (3, 2)


def test_the_row_closes_and_the_deck_top_enters() -> None:
    """SS-125: cards to the right move left, the next deck card is shown."""
    table = workshop("NYYG", return_order="auto")
    unseen = int(table.state.artifact_bag)
    table.play("craft 1")
    assert table.row[:3] == [7, 12, 3]
    assert unseen >> (table.row[3] - 1) & 1
    assert table.state.artifact_bag == unseen - 2 ** (table.row[3] - 1)


def test_crafting_the_deck_top_shows_the_next_card() -> None:
    """SS-126: the row stays."""
    table = workshop("BGG", return_order="auto").play("craft 3")
    assert table.row[:3] == [7, 1, 12]
    assert table.row[3] not in (7, 1, 12, 3)


def test_with_the_deck_used_up_fewer_cards_are_on_offer() -> None:
    """SS-127: four are left, one is crafted, three remain."""
    table = workshop("NYYG", return_order="auto").crafted(2, 4, 5, 6, 8, 9, 10, 11, 13, 14, seat=1)
    table.offer(7, 1, 12, 3).relist().play("craft 1")
    assert table.row == [7, 12, 3, 0]
    table.holds("BGG").before(kinds.CRAFT).go()
    assert table.choices == ["craft 2", "no-craft"]
    table.play("craft 2")
    assert table.row == [7, 12, 0, 0]


def test_an_empty_place_of_the_offer_cannot_be_crafted() -> None:
    """SS-121, SS-127: however much is held, there is one card and no other."""
    table = workshop("RRRRBBBBYYYYGGGGNNNN").offer(1).before(kinds.CRAFT).go()
    assert table.choices == ["craft 0", "no-craft"]


def test_stones_above_five_go_back_one_by_one() -> None:
    """SS-128: seven held, two returned in the chosen order."""
    table = workshop("RRRBBNN").play("no-craft")
    assert table.asked == "give_back"
    assert table.choices == ["return r", "return b", "return n"]
    table.play("return n", "return r")
    assert table.stones() == "RRBBN"
    assert table.tail == "RGNR"
    assert table.state.seat == 1


def test_the_limit_of_five_is_checked_after_crafting_only() -> None:
    """SS-129: nine stones are fine before; after a craft of four, five may stay."""
    table = workshop("BBNNRRRRR").play("craft 0", *["return b", "return b"])
    assert table.stones() == "RRRRR"
    assert table.state.seat == 1


def test_what_can_be_afforded() -> None:
    """SS-169: nothing missing, or with Transmutation twice as many spare as missing stones."""
    assert workshop("NY").state.seat == 1
    assert "craft 1" in workshop("NYRR", 7).choices
    assert workshop("NYR", 7).state.seat == 1
    assert "craft 1" in workshop("RRBBGG", 7).choices
    assert "craft 1" not in workshop("RRBBG", 7).choices


def test_the_order_of_a_craft() -> None:
    """SS-170: stones are laid before the next card is seen; then Maker's Grace; then surplus."""
    table = workshop("NYYRRRRRR", 5).play("craft 1")
    assert table.asked == "return_order"
    assert table.stones() == "RRRRRR"
    assert table.row == [7, 1, 12, 3]
    table.play("return n")
    assert table.asked == "craft_bonus"
    assert table.row[:3] == [7, 12, 3]
    table.state.is_telling = True
    table.play("skip")
    assert ("stone_returned", (0, 0, 0, 0)) in table.events()
    assert table.stones() == "RRRRR"


# ---- Transmutation, symbol by symbol


def test_symbols_are_paid_in_printed_order_exact_before_pairs() -> None:
    """SS-112, SS-114: A3 is B G G; after a pair for green no exact green payment is offered."""
    table = workshop("BGGRRYY", 7).play("craft 3")
    assert table.asked == "pay_symbol"
    assert table.choices[0] == "pay-exact"
    table.play("pay-exact", "pay-pair rr")
    assert table.asked == "return_order"  # green held or not, only the pair Y Y was left
    assert [int(table.state.pending[k]) for k in range(5)] == [2, 1, 2, 0, 0]


def test_a_payment_that_would_block_the_rest_is_not_offered() -> None:
    """SS-169: B1 G1 R1 Y1 for B G G leaves a single way to pay, so nothing is asked."""
    table = workshop("BGRY", 7).play("craft 3")
    assert table.asked == "return_order"
    assert [int(table.state.pending[k]) for k in range(5)] == [1, 1, 1, 1, 0]


def can_pay_plainly(held: list[int], symbols: list[int], pair_used: bool) -> bool:
    """The plain twin: try every payment of every symbol, exact before pairs in a block."""
    if not symbols:
        return True
    colour, rest = symbols[0], symbols[1:]
    same_block = bool(rest) and rest[0] == colour
    if held[colour] and not pair_used:
        held[colour] -= 1
        found = can_pay_plainly(held, rest, False)
        held[colour] += 1
        if found:
            return True
    for first, second in product(range(5), repeat=2):
        if first > second or colour in (first, second):
            continue
        held[first] -= 1
        held[second] -= 1
        found = min(held) >= 0 and can_pay_plainly(held, rest, same_block)
        held[first] += 1
        held[second] += 1
        if found:
            return True
    return False


def test_the_quick_answer_to_what_can_be_paid_agrees_with_trying_everything() -> None:
    """SS-114, SS-169: for sampled holdings, all cards, each symbol and both states of a block."""
    state = workshop("", 7).before(kinds.CRAFT).state
    for number, held in enumerate(product(range(4), repeat=5)):
        if sum(held) > 9 or number % 7:
            continue
        for index in range(5):
            state.reservoir[index] = held[index]
        for card in (0, 5, 10):
            state.offer[0] = card
            state.crafting = 0
            symbols = [int(s) for s in state.tables.symbols[4 * card : 4 * card + 4] if s >= 0]
            affordable = can_afford(state, card, held_by_colour(state))
            assert affordable == can_pay_plainly(list(held), symbols, False)
            for symbol in range(1, len(symbols)):
                if symbols[symbol] == symbols[symbol - 1]:
                    plain = can_pay_plainly(list(held), symbols[symbol:], True)
                    assert can_pay_rest(state, symbol, symbols[symbol]) == plain, (held, card)
                plain = can_pay_plainly(list(held), symbols[symbol:], False)
                assert can_pay_rest(state, symbol, -1) == plain, (held, card, symbol)


def test_pairs_are_in_the_order_of_the_action_table() -> None:
    """Fifteen of them, by their first and then their second colour."""
    pairs = ["RBYGN"[PAIR_FIRST[k]] + "RBYGN"[PAIR_SECOND[k]] for k in range(15)]
    assert pairs == [
        "RR",
        "RB",
        "RY",
        "RG",
        "RN",
        "BB",
        "BY",
        "BG",
        "BN",
        "YY",
        "YG",
        "YN",
        "GG",
        "GN",
        "NN",
    ]
