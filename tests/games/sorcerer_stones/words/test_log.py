"""Events in words."""

from __future__ import annotations

from hexmoot.games.sorcerer_stones.rules import kinds
from tests.games.sorcerer_stones.kit import CROSSED, GAME, at, blue_board, fresh
from tests.games.telling import never_told


def test_log_sentences() -> None:
    """A whole turn in words."""
    table = at(2, colors=["B", "G"], return_order="auto").plane().objectives(1, 2, 4)
    table.zones(*CROSSED).taoist(2).taoist(0, seat=1).hand("spin fly quake shift-r").line(
        "GGR"
    ).supply(20)
    table.spirit("r4c3").spirit("r1c1", seat=1).offer(2, 1, 3, 4).holds("Y")
    table.before(kinds.FIRST_CARD).go()
    table.state.is_telling = True
    told: list[str] = []
    for words in ("play fly", "fly t2", "end-cards", "take nw+se", "stop", "step r4c2", "stop"):
        table.play(words)
        told += [event.text for event in table.state.events(None)]
    table.play("craft 0")
    told += [event.text for event in table.state.events(None)]
    drawn = [line for line in told if line.startswith("Blue turns up")]
    shown = [line for line in told if "comes up" in line]
    assert (len(drawn), len(shown)) == (1, 1)
    assert [line for line in told if line not in drawn + shown] == [
        "Blue plays Fly.",
        "Blue's Taoist flies to Storm.",
        "Blue takes blue, blue from Storm (2 lines, longest 4).",
        "Blue gains 2 Qi.",
        "Long Line pays Blue 1 Qi and a free step.",
        "Rich Harvest pays Blue 1 Qi.",
        "Crossing Lines pays Blue a free step.",
        "Blue's Spirit steps to row 5, column 3.",
        "Blue gains 2 Qi.",
        "Storm north-west is refilled with green.",
        "Storm south-east is refilled with green.",
        "Blue returns blue to the line.",
        "Blue returns blue to the line.",
        "Blue returns yellow to the line.",
        "Blue crafts Kunlun Mirror (3).",
        "Round 1: Green begins a turn.",
    ]


def test_the_last_round_is_begun_by_who_owns_all_runes() -> None:
    """SS-133: the sentence is written when the next seat's turn has begun, and names the first."""
    table = at().plane().objectives().holds("").spirit("r2c2").owns(B=1, Y=1, G=1)
    table.before(kinds.CLAIM_RUNE).go()
    table.state.is_telling = True
    table.play("claim")
    told = [event.text for event in table.state.events(None)]
    assert table.state.active == 1
    assert "Red owns 5 kinds of rune. The last round has begun." in told


def test_the_last_round_is_begun_by_who_crafts_the_last_artifact() -> None:
    """SS-139: with equal turns."""
    crafted = [card for card in range(1, 15) if card != 1]
    table = at(equal_turns=True, return_order="auto").plane().objectives()
    table.crafted(*crafted, seat=1).offer(1).holds("NYY").before(kinds.CRAFT).go()
    table.state.is_telling = True
    table.play("craft 0")
    told = [event.text for event in table.state.events(None)]
    assert table.state.active == 1
    assert "Red crafted the last artifact. The last round has begun." in told


def test_the_last_round_may_begin_with_an_empty_supply() -> None:
    """SS-139: nobody is named."""
    table = blue_board(equal_turns=True).supply(2).before(kinds.ACTIVATE).go()
    table.state.is_telling = True
    table.play("take nw+se")
    told = [event.text for event in table.state.events(None)]
    assert "The Qi supply is empty. The last round has begun." in told


def test_a_won_race_names_no_seat_by_its_place() -> None:
    """SS-149: any seat may be the one that wins, with however many artifacts the race asks for."""
    table = at(mode="intro").crafted(2, 3, 4, seat=1).offer(1, 5, 6, 7).holds("NYY", seat=1)
    table.before(kinds.CRAFT, seat=1).go()
    table.state.is_telling = True
    table.play("craft 0")
    told = [event.text for event in table.state.events(None)]
    assert told[-2] == "Game over. Somebody has crafted enough artifacts to win the race."


def test_a_chosen_colour_is_told_by_the_number_of_its_seat() -> None:
    """SS-173: the seat is called by its colour from then on."""
    state = fresh(2, colors="choose", start_seat=0)
    state.is_telling = True
    assert GAME.seat_names(state) == ["Seat 1", "Seat 2"]
    state.apply(GAME.actions.parse("put y"))
    assert [event.text for event in state.events(None)] == ["Seat 2 plays yellow."]
    assert GAME.seat_names(state) == ["Seat 1", "Yellow"]


def test_ties_in_words() -> None:
    """SS-148, SS-152."""
    told = {
        kinds.TIE_BY_RUNES: "Blue and Red are level: Blue has claimed more runes (2 to 1).",
        kinds.TIE_BY_ARTIFACTS: "Blue and Red are level: Blue has crafted more artifacts (2 to 1).",
        kinds.TIE_BY_QI: "Blue and Red are level: Blue has more Qi (2 to 1).",
        kinds.TIE_BY_STONES: "Blue and Red are level: Blue holds more stones (2 to 1).",
        kinds.TIE_SHARED: "Blue and Red are level: they share the win.",
    }
    state = at().state
    assert {kind: GAME.event_text(state, kind, (1, 0, 2, 1)) for kind in told} == told


def test_a_shift_names_both_stones() -> None:
    """SS-58: colours and corners, as they were before."""
    table = at(2, colors=["B", "G"]).hand("spin fly quake shift-r").zones(*["R B / Y G"] * 5)
    table.before(kinds.FIRST_CARD).go().play("play shift-r", "shift t2.nw")
    table.state.is_telling = True
    table.play("with t0.se")
    told = [event.text for event in table.state.events(None)]
    assert told[0] == "Blue shifts red at Storm north-west with green at Sky south-east."


SELDOM = {"card_idle", "last_round"}
CO_OP = {"stone_discarded", "stone_placed"}
RIVALS = {"objective_met", "qi_gained", "reshuffled", "rune_claimed", "stone_spent", "walked"}


def test_whatever_happens_is_told() -> None:
    """SS-7: all but the cards to come is open; ties and the last round have tests of their own."""
    ties = {kind for kind in GAME.events.values() if kind.startswith("tie_")}
    assert never_told(GAME, 4, "free_hand", 2) <= ties | SELDOM | CO_OP
    assert never_told(GAME, 4, "coop", 3) <= ties | SELDOM | RIVALS | {"colour_chosen"}
