"""The live preview, and where the answers of the asked seat lead."""

from __future__ import annotations

from typing import cast

import pytest

from hexmoot.engine.conformance import positions
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.rules.geometry import ZONE_SLOTS, ZONES
from hexmoot.games.sorcerer_stones.shown.hints.claims import claims
from hexmoot.games.sorcerer_stones.shown.hints.preview import gain_of
from tests.games.sorcerer_stones.kit import GAME, at, blue_board


def test_the_preview_says_what_activating_would_give() -> None:
    """SS-74, SS-98: claims with their slots, sets, Qi by source and free steps."""
    preview = blue_board().state.view(0)["table"]["preview"]
    assert preview["words"] == "take blue, blue (to be chosen), +4 Qi, 2 steps free"
    assert preview["stones"] == ["B", "B"]
    assert preview["sets"] == [["slot:8", "slot:10"], ["slot:10", "slot:11"]]
    assert [(claim["kind"], claim["own"]) for claim in preview["claims"]] == [
        ("line", ["slot:8", "slot:11"]),
        ("line", ["slot:10"]),
    ]
    assert preview["claims"][0]["slots"] == ["slot:3", "slot:8", "slot:11", "slot:16"]
    assert (preview["own_colour_qi"], preview["qi"], preview["free_steps"]) == (2, 4, 2)
    assert preview["objectives"] == [
        {"objective": "objective:OB1", "qi": 1, "steps": 1},
        {"objective": "objective:OB2", "qi": 1, "steps": 0},
        {"objective": "objective:OB4", "qi": 0, "steps": 1},
    ]
    assert (preview["lines"], preview["longest_line"]) == (2, 4)


@pytest.mark.parametrize(("seats", "preset"), [(3, "standard"), (2, "workshop"), (2, "coop")])
def test_the_preview_is_what_the_activation_then_gives(seats: int, preset: str) -> None:
    """SS-61, SS-77: on random positions, END_CARDS gives exactly the stones and own-colour Qi."""
    checked = 0
    for position in positions(GAME, seats, preset, seed=9, every=2):
        state = cast(Playable, position.copy())
        if state.frames[state.top()] != kinds.SECOND_CARD:
            continue
        seat = int(state.active)
        before = state.copy()
        gain = gain_of(state, seat, int(state.taoist[seat]))
        state.is_telling = True
        state.apply(GAME.actions.parse("end-cards"))
        if state.frames[state.top()] == kinds.WHICH_STONES and not state.over:
            assert len(gain.sets) == state.choice_count > 1
            state.apply(state.legal()[0])
        if state.turn == before.turn:
            assert tuple(int(count) for count in state.gained) == gain.colours
        assert state.qi[seat] + state.qi_credited[seat] >= before.qi[seat] + gain.own_qi
        checked += 1
    assert checked >= 5


def test_a_preview_changes_nothing() -> None:
    """Looking is not playing: the state is the same before and after."""
    table = blue_board()
    before = table.state.numbers()
    table.state.view(0)
    table.play("play quake")
    table.state.view(0)
    table.play("quake t4")
    middle = table.state.numbers()
    table.state.view(0)
    assert table.state.numbers() == middle != before


def test_the_preview_stays_until_stones_are_taken() -> None:
    """While stones are chosen the claims are still shown, then no longer."""
    table = blue_board().before(kinds.ACTIVATE).go()
    assert table.asked == "which_stones"
    shown = table.state.view(0)["table"]
    assert (shown["step"], len(shown["preview"]["claims"])) == (2, 2)
    table.play("take nw+se")
    assert table.state.view(0)["table"]["preview"] is None


def test_the_asked_seat_sees_where_its_answers_lead() -> None:
    """SS-74: by action; after flying to T3 its stones count, on the board as it then lies."""
    table = blue_board().play("play fly")
    after = table.state.view(0)["table"]["after"]
    stay, away = GAME.actions.parse("fly t2"), GAME.actions.parse("fly t3")
    assert set(after) == {str(action) for action in table.state.legal()}
    assert after[str(stay)] == blue_board().state.view(0)["table"]["preview"]
    assert after[str(away)]["zone"] == "zone:3"
    assert table.state.view(1)["table"]["after"] == {}


@pytest.mark.parametrize(
    "words",
    [
        ["play spin"],
        ["play fly"],
        ["play quake", "quake t1"],
        ["play shift-r", "shift t0.nw"],
    ],
)
def test_every_answer_leads_where_it_says(words: list[str]) -> None:
    """SS-43, SS-46, SS-48, SS-58: what is shown before is what lies there afterwards."""
    state = blue_board().play(*words).state
    after = state.view(0)["table"]["after"]
    assert set(after) == {str(action) for action in state.legal()}
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        assert twin.view(0)["table"]["preview"] == after[str(action)]


def test_a_turned_zone_is_read_as_it_then_lies() -> None:
    """The gains beside the choices are those of the labels."""
    table = blue_board().play("play spin")
    shown = table.state.view(0)
    words = {choice["action"]: choice["label"].split(": ")[1] for choice in shown["choices"]}
    assert {int(key): gain["words"] for key, gain in shown["table"]["after"].items()} == words


def test_where_a_taoist_would_begin_is_read_before_cards_are_dealt() -> None:
    """SS-12, SS-172: one reading for each zone that may be chosen."""
    shown = GAME.start(seats=2, seed=1)
    after = shown.view(shown.seat)["table"]["after"]
    assert {gain["zone"] for gain in after.values()} == {f"zone:{zone}" for zone in range(5)}


def test_all_see_what_is_under_way() -> None:
    """The card being carried out, and what was already chosen for it."""
    table = blue_board()
    nothing = {"card": None, "thing": None, "symbol": None}
    assert table.state.view(1)["table"]["under_way"] == nothing
    table.play("play shift-r")
    assert table.state.view(1)["table"]["under_way"] == nothing | {"card": "magic:shift-R"}
    table.play("shift t0.nw")
    chosen = {"card": "magic:shift-R", "thing": "slot:0"}
    assert table.state.view(1)["table"]["under_way"] == nothing | chosen
    table = blue_board().play("play quake").play("quake t3")
    assert table.state.view(1)["table"]["under_way"]["thing"] == "zone:3"
    table = at().offer(1, 2, 3, 4).holds("NYY").objectives().before(kinds.CRAFT).go()
    table.play("craft 0")
    assert table.state.view(1)["table"]["under_way"]["thing"] == "offer:0"


def test_a_note_says_whether_stones_may_be_left() -> None:
    """SS-71, SS-174."""
    for optional, words in ((False, "choose which"), (True, "You may leave stones")):
        table = blue_board(optional_taking=optional).before(kinds.ACTIVATE).go()
        assert table.asked == "which_stones"
        assert words in table.state.view(0)["table"]["hints"]["note"]
    assert blue_board().state.view(0)["table"]["hints"]["note"] == ""


def test_empty_slots_in_a_row_are_no_line() -> None:
    """SS-63: rows are of stones."""
    table = blue_board().state.copy()
    for slot in range(ZONES * ZONE_SLOTS):
        table.slots[slot] = kinds.EMPTY
    assert [claims(table, zone) for zone in range(ZONES)] == [[]] * ZONES
