"""Answers in words, and what they point at."""

from __future__ import annotations

from hexmoot.engine.conformance import random_game
from hexmoot.games.mushroom_sorcerer.rules.keys import POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.words import names
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table, game


def test_labels_say_what_an_answer_costs_and_gives() -> None:
    """The consequence stands on the button."""
    table = Table(2).elements(BAHON, 6, 0, 0, 0).tower(BAHON, "c1", "FF").has(BAHON, drops=3)
    table.play("grow c1")
    assert table.label("element flame").text == (
        "Flame: +1 influence, flame 6 › 9 (III), 1 flame servant, 1 war die, 1 influence"
    )
    assert table.label("element moon").text == "Moon: moon 0 › 3, 1 mana"


def test_targets_point_at_things_in_the_view() -> None:
    """Lands, decks, scrolls, seats and reserves named by labels exist on the table."""
    known = {"influence"} | {f"gu:{key}" for key in names.ELEMENTS}
    known |= {f"track:{key}" for key in names.ELEMENTS} | {f"potion:{key}" for key in POTION_KEYS}
    known |= {f"resource:{key}" for key in ("flame", "stone", "mana", "drop")}
    known |= {f"scroll:{key}" for key in SPELL_KEYS} | {f"count:{number}" for number in range(11)}
    known |= {"answer:end", "answer:done", "answer:yes", "way:forward", "way:reverse"}
    state = game().start(seats=4, seed=5)
    for number in range(20):
        known |= {f"land:{number}", f"land:{number}:flame", f"land:{number}:stone"}
    for seat in range(4):
        known |= {f"seat:{seat}", f"reserve:{seat}"}
        known |= {f"reserve:{seat}:flame", f"reserve:{seat}:stone"}
    known |= {deck["id"] for deck in state.view(None)["table"]["decks"]}
    for ply, _ in enumerate(random_game(state, 5)):
        if ply % 3 == 0 and not state.over:
            for choice in state.view(state.seat)["choices"]:
                assert choice["target"] in known


def test_a_rivals_reserve_is_pointed_at_in_a_trade() -> None:
    """MS-135: the servant lies in the reserve of the one who gives it."""
    table = Table(3).scrolls(BAHON, "forced_trade").has(EDDIE, flame=1, stone=1)
    table.play("spell forced_trade")
    assert table.asked == "trade_serv"
    choices = table.state.view(BAHON)["choices"]
    assert [choice["target"] for choice in choices] == ["reserve:2:flame", "reserve:2:stone"]


def test_labels_promise_no_influence_on_the_moon_path() -> None:
    """MS-69: neither destroyed GUs nor the track pay influence to one on the moon path."""
    raid = Table(2).tower(BAHON, "c1", "F", flame=1).tower(CHARLES, "d1", "S")
    raid.elements(BAHON, moon=1).play("attack c1")
    assert (raid.asked, raid.label("count 1").text) == ("raze", "1 GU: 1 drop")
    climb = Table(2).elements(BAHON, 8, moon=1).play("grow c1")
    assert climb.label("element flame").text == "Flame: flame 8 › 9 (III)"
    climb.elements(BAHON, 8, moon=0)
    gain = "+1 influence, flame 8 › 9 (III), 1 influence"
    assert climb.label("element flame").text == f"Flame: {gain}"


def test_servants_are_named_by_kind_and_place() -> None:
    """MS-36, MS-82: who pays stands on a tower or in the reserve; who is sent, where to."""
    table = Table(2).tower(BAHON, "c1", "FF", flame=1, stone=1).has(BAHON, stone=1).debris("d1")
    table.play("grow d1", "element flame")
    assert {choice: table.label(choice).text for choice in table.choices} == {
        "reserve-servant stone": "A stone servant from the reserve",
        "flame-servant c1": "The flame servant on Clover",
        "stone-servant c1": "The stone servant on Clover",
    }
    home = Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=1, stone=1).play("end")
    assert {choice: home.label(choice).text for choice in home.choices} == {
        "done": "Done",
        "flame-servant c1": "A flame servant to Clover",
        "stone-servant c1": "A stone servant to Clover",
    }
