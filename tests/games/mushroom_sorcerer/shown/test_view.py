"""What people see: the table as plain data."""

from __future__ import annotations

import json

from hexmoot.games.mushroom_sorcerer.rules.keys import SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import PLACE
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, EDDIE, Table

MOON_WARNING = "You leave the influence path for good and lose your 14 influence"


def test_path_and_score_of_each_seat_at_all_times() -> None:
    """MS-68, MS-72: influence, or moon elements with the checkpoint in reach."""
    table = Table(3).influence(BAHON, 14).elements(CHARLES, 0, 0, 0, 0, moon=9)
    table.elements(EDDIE, 0, 0, 0, 0, moon=19).tower(EDDIE, "c1", "M")
    view = table.state.view(None)
    seats = view["table"]["seats"]
    assert [seat["path"] for seat in seats] == ["influence", "moon", "moon"]
    assert [seat["needs"] for seat in seats] == [
        None,
        {"elements": 16, "gus": 4},
        {"elements": 18, "gus": 3},
    ]
    assert [score["parts"] for score in view["scores"]] == [
        {"influence": 14, "moon": 0},
        {"influence": 0, "moon": 9},
        {"influence": 0, "moon": 19},
    ]


def test_every_viewer_sees_the_same_table_and_no_deck_order() -> None:
    """MS-12: what lies under a top is nowhere in the view."""
    state = Table(3, dealt=True).state
    tables = [json.dumps(state.view(viewer)["table"], sort_keys=True) for viewer in (0, 1, 2, None)]
    assert len(set(tables)) == 1
    shown = {deck["top"] for deck in state.view(None)["table"]["decks"]}
    hidden = set(SPELL_KEYS) - shown
    assert not [key for key in hidden if f'"{key}"' in tables[0]]


def test_the_five_potions_of_a_sorcerer_with_their_element() -> None:
    """MS-24, MS-156: left, active or drunk, and whether the master effect would work now."""
    table = Table(2).elements(BAHON, 8, 0, 0, 0).potion(BAHON, "fury")
    potions = table.state.view(None)["table"]["seats"][BAHON]["potions"]
    assert [(one["potion"], one["element"], one["mastered"], one["state"]) for one in potions] == [
        ("hibernate", None, False, "left"),
        ("fury", "flame", True, "active"),
        ("big_belly", "stone", False, "left"),
        ("forest_keeper", "water", False, "left"),
        ("slow_learner", "thunder", False, "left"),
    ]


def test_a_question_says_what_it_hangs_from() -> None:
    """The spell, the growth or the war that asks; nothing for the turn itself."""

    def because(table: Table) -> list[str]:
        return list(table.state.view(None)["table"]["asked"]["because"])

    assert because(Table(2)) == []
    assert because(Table(2).play("grow c1", "element water", "grow d1")) == []
    purify = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2, stone=2)
    assert because(purify.play("spell purify")) == ["Purify"]
    debris = Table(2).debris("c1").has(BAHON, flame=1, stone=1)
    assert because(debris.play("grow c1", "element water")) == ["Water for Clover"]
    summoned = Table(2).elements(BAHON, 4, 0, 0, 0).tower(BAHON, "c1", "FF")
    assert because(summoned.play("summon flame")) == ["what you summoned"]
    cheating = Table(4).tower(EDDIE, "c1", "FF", flame=1).tower(CHARLES, "d1", "SSS", stone=1)
    cheating.potion(EDDIE, "cheating").turn_of(EDDIE).play("attack c1")
    assert because(cheating) == ["the attack on Dell"]


def test_the_servant_that_looks_for_a_place_is_told_to_all() -> None:
    """MS-12: it was chosen in the open; without a placement there is none."""
    table = Table(2)
    assert table.state.view(CHARLES)["table"]["asked"]["placing"] is None
    for kind, key in ((0, "flame"), (1, "stone")):
        table.state.push(PLACE, BAHON, kind, 1)
        assert table.state.view(CHARLES)["table"]["asked"]["placing"] == key
        table.state.pop()


def test_the_damage_still_to_be_taken_is_told() -> None:
    """MS-98: servant after servant it becomes less."""
    table = Table(4).tower(BAHON, "c1", "FFF", flame=3)
    table.tower(CHARLES, "d1", "SSSS", flame=2, stone=2).play("attack c1")
    assert table.state.view(None)["table"]["asked"]["damage"] == 4
    table.play("resource flame")
    assert table.state.view(None)["table"]["asked"]["damage"] == 3
