"""Qi, and the ways a game ends."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.craft import ending_by_craft
from hexmoot.games.sorcerer_stones.rules.kinds import END_QI, END_RUNES
from hexmoot.games.sorcerer_stones.rules.supply import gain_qi
from tests.games.sorcerer_stones.kit import Table, at

ALL_BUT_A1 = range(2, 15)


def quiet(seats: int = 2, **options: object) -> Table:
    """Spirits apart from each other and from all stacks, no objectives."""
    table = at(seats, **options).plane().objectives().offer(7, 1, 12, 3)
    for seat in range(seats):
        table.spirit(f"r1c{seat + 1}", seat=seat)
    return table


# ---- Qi


def test_qi_comes_from_the_supply() -> None:
    """SS-130."""
    table = quiet().supply(10)
    gain_qi(table.state, 4)
    assert (table.state.qi[0], table.state.qi_supply, table.state.qi_credited[0]) == (4, 6, 0)


def test_what_the_supply_cannot_pay_is_credited() -> None:
    """SS-131: a gain of 3 with 1 left."""
    table = quiet().supply(1)
    gain_qi(table.state, 3)
    assert (table.state.qi[0], table.state.qi_supply, table.state.qi_credited[0]) == (1, 0, 2)
    assert table.parts()["qi"] == 3


def test_qi_is_never_lost() -> None:
    """SS-132: through a whole game each seat's Qi only grows."""
    state = at(3).state
    before = [0, 0, 0]
    while not state.over:
        state.apply(state.legal()[state.ply % len(state.legal())])
        now = [int(qi) for qi in state.qi]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert sum(before) > 0


# ---- runes


def five_types(seats: int, seat: int, **options: object) -> Table:
    """This seat (red is 0) owns all but Earth and stands beside it, claiming is asked."""
    table = quiet(seats, **options).spirit("r2c2", seat=seat)
    types = {code: 1 for code in "RBYG" if "RBYG".index(code) != table.state.colour[seat]}
    return table.owns(seat, **types).before(kinds.CLAIM_RUNE, seat).go()


def test_five_types_finish_the_round() -> None:
    """SS-133: seat 0 of 3 claims the last type; seats 1 and 2 still play."""
    table = five_types(3, 0).play("claim")
    assert table.state.last_reason == END_RUNES
    assert (table.ending, table.state.seat) == (None, 1)
    table.before(kinds.FINISH_TURN, 1).go()
    assert (table.ending, table.state.seat) == (None, 2)
    table.before(kinds.FINISH_TURN, 2).go()
    assert table.ending == "runes"


def test_the_last_seat_of_a_round_ends_the_game_with_its_turn() -> None:
    """SS-134."""
    assert five_types(3, 2).play("claim").ending == "runes"


def test_four_types_end_nothing() -> None:
    """SS-133: Earth is the fourth type here."""
    table = quiet(2).spirit("r2c2", seat=1).owns(1, R=1, Y=1).before(kinds.CLAIM_RUNE, 1).go()
    table.play("claim")
    assert (table.state.last_reason, table.ending) == (0, None)


# ---- artifacts and Qi: at once


def last_artifact(**options: object) -> Table:
    """Thirteen cards are crafted; seat 0 can craft A1, holding nine stones."""
    table = quiet(2, **options).crafted(*ALL_BUT_A1, seat=1).offer(1).holds("NYYRRRRRR")
    return table.line("").before(kinds.CRAFT).go()


def test_the_last_artifact_ends_the_game_at_once() -> None:
    """SS-135: its stones go to the tail in colour order without a question."""
    table = last_artifact().play("craft 0")
    assert table.ending == "artifacts"
    assert table.tail == "YYN"
    assert table.state.crafted[0] == 1


def own_colour_gain(supply: int, **options: object) -> Table:
    """Red (seat 0) takes two red stones from T2 with so much Qi left."""
    table = quiet(2, **options).supply(supply).holds("NNNNN").taoist(2).line("BBBBB")
    table.zones("G N / R B", "Y G / N R", "R Y / G R", "N G / R B", "B Y / N G")
    return table.activate()


def test_an_empty_qi_supply_ends_the_game_at_once() -> None:
    """SS-136: the second red stone takes the last Qi."""
    assert own_colour_gain(3).ending is None
    assert own_colour_gain(2).ending == "qi"


def test_an_empty_supply_after_step_four_ends_the_game_as_well() -> None:
    """SS-136: the Qi of objectives."""
    table = quiet().supply(1).objectives(2).before(kinds.GRANT_STEPS).took("RB").go()
    assert table.ending == "qi"


def test_a_sudden_end_cuts_a_last_round_short() -> None:
    """SS-137: seat 0 began the last round, seat 1 of 3 empties the supply."""
    table = five_types(3, 0).play("claim").supply(1).objectives(2)
    table.before(kinds.GRANT_STEPS, 1).took("RB").go()
    assert table.ending == "qi"


def test_at_once_drops_the_rest_of_the_turn() -> None:
    """SS-138: no refill, no surplus; seven stones are scored as they lie."""
    table = own_colour_gain(2).owns(N=1)
    assert table.stones() == "RRNNNNN"
    assert table.zone(2) == ". Y / G ."
    assert table.parts()["stones"] == 7


def test_equal_turns_finish_the_round_and_remember_the_first_reason() -> None:
    """SS-139: Qi end, last artifact and runes all begin a last round; later Qi is credited."""
    table = own_colour_gain(2, equal_turns=True).play("stop", "return n", "return n")
    assert (table.ending, table.state.last_reason, table.state.seat) == (None, END_QI, 1)
    assert table.stones() == "RRNNN"
    table.objectives(2).before(kinds.GRANT_STEPS, 1).took("RB").go()
    assert table.state.qi_credited[1] == 1
    assert table.ending == "qi"


def test_equal_turns_keep_the_first_reason() -> None:
    """SS-139: the supply is empty first, the fifth type of seat 1 comes after it."""
    table = own_colour_gain(2, equal_turns=True).play("stop", "return n", "return n")
    table.spirit("r2c2", seat=1).owns(1, R=1, Y=1, G=1).before(kinds.CLAIM_RUNE, 1).go()
    assert table.play("claim").ending == "qi"


def test_equal_turns_let_the_last_artifact_be_paid_in_any_order() -> None:
    """SS-139: the craft does not end the game, so the order is asked and nothing is on offer."""
    table = last_artifact(equal_turns=True).play("craft 0")
    assert table.asked == "return_order"
    table.play("return n")
    assert table.tail[:3] == "NYY"
    assert table.row == [0, 0, 0, 0]
    assert (table.ending, table.state.seat) == (None, 1)
    table.holds("NYY", seat=1).before(kinds.CRAFT, 1).go()
    assert table.ending == "artifacts"


def test_the_turn_cap_ends_the_game_after_full_rounds() -> None:
    """SS-140: round 5 of 5, after the last seat."""
    table = quiet(2, max_rounds=5)
    table.state.round = 5
    table.before(kinds.FINISH_TURN, 0).go()
    assert table.ending is None
    table.before(kinds.FINISH_TURN, 1).go()
    assert table.ending == "cap"


def test_before_the_cap_the_game_goes_on() -> None:
    """SS-140: round 4 of 5."""
    table = quiet(2, max_rounds=5)
    table.state.round = 4
    table.before(kinds.FINISH_TURN, 1).go()
    assert (table.ending, table.state.round) == (None, 5)


def test_only_the_very_last_artifact_ends_the_game() -> None:
    """SS-135, SS-164: with two left crafting one of them ends nothing, in either game."""
    for mode, reason in (("coop", kinds.END_COOP_ALL), ("standard", kinds.END_ARTIFACTS)):
        state = at(2, mode=mode).state
        found = []
        for left in (2, 1):
            state.crafted_count = kinds.ARTIFACTS - left
            found.append(ending_by_craft(state))
        assert found == [0, reason]
