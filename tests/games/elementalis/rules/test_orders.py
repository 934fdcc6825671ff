"""Standing orders (EL-191 to EL-195)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hexmoot
from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.rules import kinds as k
from tests.games.elementalis.kit import GAME, Bench, at


def standing(bench: Bench) -> str:
    """What the asked seat's order says, empty if nothing."""
    action = int(bench.state.standing_answer())
    return "" if action < 0 else GAME.actions.text(action)


def test_el191_silent_says_no_to_declaring_casting_and_answering() -> None:
    """EL-191: for the seat that gave it, in every window of the round."""
    bench = at("W/W", "F/E", pools=["WWWW", "FFFF"]).order(0, "order silent")
    bench.power("W W F F / W")
    assert standing(bench) == "declare no"
    late = at("W/W", "F/E", pools=["WWWW", "FFFF"]).power("W W F F / W")
    late.play("declare yes", "declare yes").order(0, "order silent")
    assert (late.asked, standing(late)) == ("cast", "cast pass")
    late.play("cast pass")
    assert standing(late) == ""
    late.play("cast char", "die d1")
    assert (late.asked, standing(late)) == ("respond", "respond no")


def test_el191_silent_leaves_all_other_questions_to_the_player() -> None:
    """EL-191: going on, for one, is asked."""
    bench = at("W/W", "M/F").order(0, "order silent").power("W W F F / W")
    assert (bench.asked, standing(bench)) == ("go", "")


def test_el192_guard_declares_exactly_when_an_answer_could_be_paid() -> None:
    """EL-192: yes with a fresh, payable Counter Spell; no once it is used or too dear."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).order(0, "order guard").power("W W F F / W")
    assert standing(bench) == "declare yes"
    bench.state.used = 2**2
    assert standing(bench) == "declare no"
    fire = at("F/A", "M/F", pools=["F"]).order(0, "order guard").power("F F A A / S")
    assert standing(fire) == "declare no"
    moon = at("M/A", "F/F", pools=["AAA"]).order(0, "order guard").power("F F A A / S")
    assert standing(moon) == "declare yes"


def test_el192_guard_passes_casting_turns_and_asks_about_answers() -> None:
    """EL-192: pass by order, the answer by hand."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).order(0, "order guard").power("W W F F / W")
    bench.play("declare yes", "declare yes")
    assert (bench.asked, standing(bench)) == ("cast", "cast pass")
    bench.play("cast pass", "cast char", "die d1")
    assert (bench.asked, standing(bench)) == ("respond", "")


def test_el193_an_order_changes_nothing_others_can_see() -> None:
    """EL-193: view, legal answers and events of all others are the same with and without it."""
    plain = at("W/W", "F/E", "M/F", pools=["WW", "FF", "EEE"])
    secret = at("W/W", "F/E", "M/F", pools=["WW", "FF", "EEE"]).order(0, "order guard")
    for bench in (plain, secret):
        bench.state.is_telling = True
        bench.power("W W F F / W")
    answers = ["declare yes", "declare yes", "declare no", "cast pass", "cast char", "die d1"]
    for answer in answers:
        for viewer in (None, 1, 2):
            seen = [json.dumps(b.state.view(viewer), sort_keys=True) for b in (plain, secret)]
            assert seen[0] == seen[1]
            told = [b.state.events(viewer) for b in (plain, secret)]
            assert told[0] == told[1]
        assert plain.legal == secret.legal
        plain.play(answer)
        secret.play(answer)
    assert plain.state.view(0)["table"]["order"] == "none"
    assert secret.state.view(0)["table"]["order"] == "guard"


def test_el193_an_imagined_world_keeps_the_own_order_and_guesses_the_others() -> None:
    """EL-193: over many worlds seat 1 meets every order of seat 0 about equally often."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).order(0, "order guard").order(1, "order silent")
    bench.power("W W F F / W")
    worlds: list[Any] = [bench.state.imagine(1, seed) for seed in range(300)]
    counts = [sum(int(w.order[0]) == order for w in worlds) for order in range(3)]
    assert all(int(w.order[1]) == k.SILENT for w in worlds)
    assert sum((count - 100) ** 2 / 100 for count in counts) < 13.8


def test_el193_nobody_knows_the_order_of_any_other_seat() -> None:
    """EL-193: whoever imagines, every other seat has each of the three orders in some world."""
    bench = at("W/W", "F/E", "A/A", "M/F", pools=["WW", "FF"])
    for seat in range(4):
        bench.order(seat, "order guard")
    bench.power("W W F F / W")
    for viewer in range(4):
        worlds: list[Any] = [bench.state.imagine(viewer, seed) for seed in range(60)]
        for seat in range(4):
            found = {int(world.order[seat]) for world in worlds}
            assert found == ({k.GUARD} if seat == viewer else set(range(k.ORDER_KINDS)))


def test_el193_orders_are_in_the_log_and_replay() -> None:
    """EL-193: a match answered by orders where they speak replays to the same digests."""
    match = hexmoot.Match.start(GAME, seats=3, seed=4, arcana="preset")
    picker = Picker(4)
    match.order(1, GAME.actions.parse("order guard"))
    match.order(2, GAME.actions.parse("order silent"))
    by_order = 0
    while not match.state.over:
        if match.play_standing():
            by_order += 1
        else:
            match.play(picker.pick(match.state.legal()))
    assert by_order > 0
    assert match.record.actions[:2] == ["@1 order guard", "@2 order silent"]
    assert match.record.final() == match.state


def test_el194_orders_with_implicit_declarations() -> None:
    """EL-194: silent passes and lets spells happen, guard passes and is asked about answers."""
    for order, answer in (("order silent", "respond no"), ("order guard", "")):
        bench = at("W/W", "F/E", pools=["WW", "FF"], declarations="implicit").order(0, order)
        bench.power("W W F F / W")
        assert (bench.asked, standing(bench)) == ("cast", "cast pass")
        bench.play("cast pass", "cast char", "die d1")
        assert (bench.asked, standing(bench)) == ("respond", answer)


def test_el195_silence_lapses_with_the_round_and_guard_stays() -> None:
    """EL-195: after round 1 only the guard is left."""
    bench = at("W/W", "F/E", pools=["W", "F"], start_seat=1, last_turn=False)
    bench.state.turn = 1
    bench.order(0, "order silent").order(1, "order guard")
    bench.power("W W F F / W").pass_window().play("go stop")
    assert bench.state.round == 2
    assert list(bench.state.order) == [k.NO_ORDER, k.GUARD]


def test_el195_an_order_can_be_replaced_or_taken_back_at_any_moment() -> None:
    """EL-195: also while somebody else is asked; the one in force is not offered again."""
    bench = at("W/W", "F/E", pools=["W", "FF"]).power("W W F F / W")
    assert bench.seat == 0
    bench.order(1, "order silent").order(1, "order guard").order(1, "order none")
    assert bench.state.order[1] == k.NO_ORDER
    with pytest.raises(hexmoot.IllegalAction):
        bench.order(1, "order none")
    with pytest.raises(hexmoot.IllegalAction):
        bench.play("order silent")
