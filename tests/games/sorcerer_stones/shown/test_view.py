"""What people see: the live preview, labels with targets, steps, tooltips, scores."""

from __future__ import annotations

from typing import cast

import pytest

from hexmoot.engine.conformance import positions
from hexmoot.games.sorcerer_stones.content.read import standard
from hexmoot.games.sorcerer_stones.rules import kinds
from hexmoot.games.sorcerer_stones.rules.flow import Playable
from hexmoot.games.sorcerer_stones.shown.hints.preview import gain_of
from tests.games.sorcerer_stones.kit import GAME, Table, at

X5 = ("R N / B G", "N R / Y G", "B Y / B B", "B N / R G", "B R / N G")


def blue_board() -> Table:
    """Blue on T2 with two lines through it, three objectives open, a card to play."""
    table = at(2, colors=["B", "G"]).plane().objectives(1, 2, 4).zones(*X5).taoist(2)
    table.taoist(0, seat=1).hand("spin fly quake shift-r").supply(20)
    return table.before(kinds.FIRST_CARD).go()


def labels(table: Table) -> dict[str, str]:
    """The choices of the asked seat: text of the action to label."""
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["label"] for choice in shown["choices"]}


def targets(table: Table) -> dict[str, str]:
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["target"] for choice in shown["choices"]}


def warnings(table: Table) -> dict[str, str]:
    shown = table.state.view(table.state.seat)
    return {choice["text"]: choice["warning"] for choice in shown["choices"]}


def test_the_preview_says_what_activating_would_give() -> None:
    """SS-74, SS-98: claims with their slots, sets, Qi by source and free steps."""
    preview = blue_board().state.view(0)["table"]["preview"]
    assert preview["words"] == "take blue, blue (your choice which), +4 Qi, 2 steps free"
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


def test_every_board_choice_says_what_it_would_give() -> None:
    """Spinning T0 away breaks the column; flying off leaves it."""
    table = blue_board().play("play spin")
    shown = labels(table)
    assert shown["spin t4 cw"].startswith("Turn T4 clockwise: take ")
    assert shown["spin t0 cw"] != shown["spin t0 ccw"]
    table = blue_board().play("play fly")
    assert labels(table)["fly t2"].startswith("Stay on T2: take blue, blue")
    assert targets(table)["fly t3"] == "zone:3"


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
    table = blue_board().before(kinds.ACTIVATE).go()
    assert table.asked == "which_stones"
    shown = table.state.view(0)["table"]
    assert (shown["step"], len(shown["preview"]["claims"])) == (2, 2)
    table.play("take nw+se")
    assert table.state.view(0)["table"]["preview"] is None


def test_everybodys_zone_says_what_it_would_give() -> None:
    seats = blue_board().state.view(1)["table"]["seats"]
    assert seats[0]["would_take"] == "take blue, blue (your choice which), +4 Qi, 2 steps free"
    assert seats[1]["would_take"].startswith("take")


def test_steps_are_numbered() -> None:
    """SS-29: 0 at set-up, then 1 to 6."""
    assert GAME.start(seats=2, seed=1).view(0)["table"]["step"] == 0
    table = blue_board()
    assert table.state.view(0)["table"]["step"] == 1
    table = at().plane().objectives().spirit("r2c2").before(kinds.CLAIM_RUNE)
    assert table.go().state.view(0)["table"]["step"] == 3
    table = at().plane().objectives().spirit("r4c3").spirit("r0c4", seat=1)
    assert table.before(kinds.SPIRIT_STEP).took("Y").go().state.view(0)["table"]["step"] == 3
    table = at().offer(1, 2, 3, 4).holds("NYY").objectives().before(kinds.CRAFT).go()
    assert table.state.view(0)["table"]["step"] == 6


def test_choices_point_at_things_on_the_table() -> None:
    """Cards, zones, cells, slots, spaces, stacks, offers and stones."""
    table = blue_board()
    assert targets(table)["play shift-r"] == "magic:0:shift-R"
    table.play("play quake")
    assert targets(table)["quake t0"] == "zone:0"
    table.play("quake t0")
    assert targets(table)["lay 0,0"] == "cell:0,0"
    assert targets(table)["swap t3"] == "zone:3"
    table = blue_board().play("play shift-r")
    assert targets(table)["shift t0.nw"] == "slot:0"
    table = blue_board().before(kinds.ACTIVATE).go()
    assert targets(table) == {"take nw+se": "slot:8", "take se+sw": "slot:11"}
    table = at().plane().objectives().spirit("r2c2").before(kinds.CLAIM_RUNE).go()
    assert targets(table)["claim"] == "stack:N"
    table = at().offer(1, 2, 3, 4).holds("NYY").objectives().before(kinds.CRAFT).go()
    assert targets(table)["craft 0"] == "offer:0"
    assert targets(table.play("craft 0"))["return y"] == "stone:Y"


def test_a_claim_shows_value_and_bonus() -> None:
    """SS-144, SS-145: two brown symbols and a brown stone make the bonus 3."""
    table = at().plane().objectives().spirit("r2c2").crafted(5).holds("N")
    table.before(kinds.CLAIM_RUNE).go()
    assert labels(table)["claim"] == "Claim Earth rune (4, bonus now 3)"
    assert table.state.view(0)["decision"]["prompt"] == "Claim the Earth rune worth 4?"


def test_choices_that_close_a_road_warn() -> None:
    """The end of the game, the last round, lost steps, wasted stones and idle cards."""
    table = blue_board().supply(2).before(kinds.ACTIVATE).go()
    assert "ends the game" in warnings(table)["take nw+se"]
    table = at().plane().objectives().spirit("r2c2").owns(B=1, Y=1, G=1)
    assert "last round" in warnings(table.before(kinds.CLAIM_RUNE).go())["claim"]
    table = at().plane().objectives().spirit("r4c3").spirit("r0c4", seat=1)
    table.before(kinds.SPIRIT_STEP).took("YR").go()
    assert warnings(table)["stop"] == "2 steps would be lost."
    table = at().offer(7, 1, 12, 3).holds("NYYRRR").objectives().before(kinds.CRAFT).go()
    assert warnings(table)["no-craft"] == "1 more than you may keep."
    table = at(2, mode="coop").offer(1, 5, 9, 3).before(kinds.PLACE_STONE)
    table.state.placing[0] = table.state.placing[4] = 1
    assert "goes back to the line" in warnings(table.go())["put r"]
    table = at().hand("shift-n spin fly quake").zones(*["R B / Y G"] * 5)
    assert "does nothing" in warnings(table.before(kinds.FIRST_CARD).go())["play shift-n"]


def test_others_are_told_whom_they_wait_for() -> None:
    shown = blue_board().state.view(1)
    assert shown["decision"]["prompt"] == "Blue is playing."
    assert shown["choices"] == []


def test_the_next_stones_name_the_slots_they_would_fill() -> None:
    """SS-116: NW, SW, SE, NE of the active zone."""
    shown = blue_board().line("RBYGN").state.view(0)["table"]["next_stones"]
    assert [(stone["name"], stone["stone"]) for stone in shown] == [
        ("NW", "R"),
        ("SW", "B"),
        ("SE", "Y"),
        ("NE", "G"),
    ]


def test_scores_with_their_parts_are_there_at_all_times() -> None:
    """SS-141 to SS-145."""
    scores = blue_board().qi(3).holds("BB").state.view(None)["scores"]
    assert scores[0]["total"] == 5
    assert scores[0]["parts"] == {"runes": 0, "artifacts": 0, "qi": 3, "symbols": 0, "stones": 2}


def test_every_component_has_a_name_and_a_tooltip() -> None:
    content = standard()
    wanted = {f"magic:{card.id}" for card in content.magic}
    wanted |= {f"artifact:{card.id}" for card in content.artifact}
    wanted |= {f"objective:{card.id}" for card in content.objective}
    wanted |= {f"tile:{tile.id}" for tile in content.tile}
    for thing in ("stone", "rune", "stack"):
        wanted |= {f"{thing}:{colour.code}" for colour in content.colour}
    assert wanted <= set(GAME.glossary)
    assert GAME.glossary["artifact:A1"].text == "3 points for brown, yellow, yellow."
    assert GAME.glossary["objective:OB1"].text == (
        "By your longest line: 3 pays 1 Qi, 4 pays 1 Qi and a free step, "
        "5 pays 4 Qi and a free step."
    )


def test_log_sentences() -> None:
    """A whole turn in words."""
    table = at(2, colors=["B", "G"], return_order="auto").plane().objectives(1, 2, 4).zones(*X5)
    table.taoist(2).taoist(0, seat=1).hand("spin fly quake shift-r").line("GGR").supply(20)
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
        "Blue's Taoist flies to T2.",
        "Blue takes blue, blue from T2 (2 lines, longest 4).",
        "Blue gains 2 Qi.",
        "Long Line pays Blue 1 Qi and a free step.",
        "Rich Harvest pays Blue 1 Qi.",
        "Crossing Lines pays Blue a free step.",
        "Blue's Spirit steps to r4c2.",
        "Blue gains 2 Qi.",
        "T2.NW is refilled with green.",
        "T2.SE is refilled with green.",
        "Blue returns blue to the line.",
        "Blue returns blue to the line.",
        "Blue returns yellow to the line.",
        "Blue crafts Kunlun Mirror (3).",
        "Round 1: Green begins a turn.",
    ]


def test_open_objectives_say_what_they_pay() -> None:
    """SS-97: by name and with their tiers."""
    shown = blue_board().state.view(None)["table"]["objectives"]
    assert [card["name"] for card in shown] == ["Long Line", "Rich Harvest", "Crossing Lines"]
    assert shown[1]["text"] == (
        "By the number of stones you take: 2 pays 1 Qi, 3 pays 2 Qi, 4 pays 4 Qi."
    )


def test_panels_draw_zones_and_plane() -> None:
    panels = {panel["title"]: panel for panel in blue_board().state.view(0)["panels"]}
    assert "T2" in panels["Alchemy zones"]["picture"]
    assert len(panels["Elemental Plane"]["picture"].splitlines()) == 6


def test_the_asked_seat_sees_where_its_answers_lead() -> None:
    """SS-74: by action; after flying to T3 its stones count, on the board as it then lies."""
    table = blue_board().play("play fly")
    after = table.state.view(0)["table"]["after"]
    stay, away = GAME.actions.parse("fly t2"), GAME.actions.parse("fly t3")
    assert set(after) == {str(action) for action in table.state.legal()}
    assert after[str(stay)] == blue_board().state.view(0)["table"]["preview"]
    assert after[str(away)]["zone"] == "zone:3"
    assert table.state.view(1)["table"]["after"] == {}


def test_a_turned_zone_is_read_as_it_then_lies() -> None:
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


def test_each_way_of_turning_points_at_its_own_arrow() -> None:
    shown = targets(blue_board().play("play spin"))
    assert shown["spin t2 cw"] == "turn:2:clockwise"
    assert shown["spin t2 ccw"] == "turn:2:counter-clockwise"


def test_discards_lie_open() -> None:
    """SS-7, SS-36."""
    table = blue_board().play("play fly", "fly t2")
    assert table.state.view(1)["table"]["seats"][0]["discards"] == ["Fly"]


def test_what_is_played_for_is_said_in_numbers() -> None:
    """SS-98, SS-149, SS-165: tiers of objectives, the goal of a race, the titles of a group."""
    shown = blue_board().state.view(0)["table"]
    assert shown["objectives"][1]["kind"] == "rich_harvest"
    assert shown["objectives"][1]["tiers"] == [
        {"at": 2, "qi": 1, "steps": 0},
        {"at": 3, "qi": 2, "steps": 0},
        {"at": 4, "qi": 4, "steps": 0},
    ]
    assert GAME.start(seats=2, seed=1, preset="intro").view(0)["table"]["goal"] == 4
    titles = GAME.start(seats=1, seed=1, preset="coop").view(0)["table"]["titles"]
    assert {"crafted": 9, "name": "Master Xian"} in titles
