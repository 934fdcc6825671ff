"""What people see: the table, prompts, labels with targets, warnings, the war preview, panels."""

from __future__ import annotations

import json

import pytest

from hexmoot.engine.conformance import random_game
from hexmoot.engine.picks import pick_menu
from hexmoot.games.mushroom_sorcerer.rules.keys import POTION_KEYS, SPELL_KEYS
from hexmoot.games.mushroom_sorcerer.rules.kinds import (
    DECISIONS,
    EVENTS,
    STEP_CYCLE,
    STEP_DAYBREAK,
    STEP_TWILIGHT_END,
)
from hexmoot.games.mushroom_sorcerer.shown.hints.war import attack_preview
from hexmoot.games.mushroom_sorcerer.words import log, names, prompts
from tests.games.mushroom_sorcerer.table import (
    ARROW,
    BAHON,
    CASSANDRA,
    CHARLES,
    EDDIE,
    SHIELD,
    Table,
    game,
    land,
)

MOON_WARNING = "You leave the influence path for good and lose your 14 influence"


# ---- the one-way change of path


def test_a_moon_gu_warns_before_it_is_grown() -> None:
    """MS-68: the warning stands on the moon alone, and only on the influence path."""
    table = Table(2).influence(BAHON, 14).play("grow c1")
    warnings = {choice: table.label(choice).warning for choice in table.choices}
    assert warnings.pop("element moon") == MOON_WARNING
    assert set(warnings.values()) == {""}
    moon = Table(2).elements(BAHON, 0, 0, 0, 0, moon=1).play("grow c1")
    assert moon.label("element moon").warning == ""


def test_growing_warns_when_only_a_moon_can_grow() -> None:
    """MS-68: the kind would not be asked any more, so the land itself carries the warning."""
    table = Table(2).influence(BAHON, 14).box(flame=0, stone=0, water=0, thunder=0)
    assert table.label("grow c1").warning == MOON_WARNING
    assert Table(2).influence(BAHON, 14).label("grow c1").warning == ""


def test_thief_warns_when_moon_essence_is_all_there_is_to_steal() -> None:
    """MS-68, MS-185: the one scroll in reach would be cast without another question."""
    table = Table(4).potion(EDDIE, "thief").influence(EDDIE, 14)
    table.deck_left("summoning", "moon_essence")
    for deck, key in (("servant", "glorify"), ("war", "squeeze"), ("gu", "extra_hand")):
        table.deck_left(deck, key)
    table.turn_of(EDDIE)
    assert table.label("power").warning == MOON_WARNING
    table.has(EDDIE, flame=1)
    assert table.label("power").warning == ""
    table.play("power")
    assert table.label("spell moon_essence").warning == MOON_WARNING
    assert table.label("spell glorify").warning == ""


def test_the_choices_of_a_view_carry_the_warning() -> None:
    """MS-68: what a page gets; nothing is changed by asking."""
    table = Table(2).influence(BAHON, 14).play("grow c1")
    before = table.state.digest()
    choices = {choice["text"]: choice for choice in table.state.view(BAHON)["choices"]}
    assert choices["element moon"]["warning"] == MOON_WARNING
    assert choices["element moon"]["target"] == "gu:moon"
    assert table.state.digest() == before


# ---- the war preview


def arena(dice: tuple[int, int] = (0, 0)) -> Table:
    """Bahon with one flame servant beside Charles with one stone servant, three high."""
    table = Table(4).tower(BAHON, "c1", "FF", flame=2).tower(CHARLES, "d1", "SSS", stone=1)
    return table.dice(BAHON, dice[0]).dice(CHARLES, dice[1])


def test_a_war_without_dice_is_certain() -> None:
    """MS-101: three arrows against two shields destroy one GU."""
    war = attack_preview(arena().state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == [0.0, 1.0, 0.0]
    assert (war["expected"], war["at_least_one"], war["cap"], war["height"]) == (1.0, 1.0, 2, 3)
    assert war["attacker"] == {
        "seat": BAHON,
        "land": land("c1"),
        "arrows": 3,
        "block": 0,
        "dice": 0,
        "wall": 2,
        "flame": 2,
        "stone": 0,
        "shields": {"flame": 1, "stone": 2},
    }


@pytest.mark.parametrize(
    ("dice", "chances"),
    [((1, 0), [0.0, 0.5, 0.5]), ((0, 1), [0.5, 0.5, 0.0]), ((1, 1), [0.25, 0.5, 0.25])],
)
def test_the_odds_are_exact(dice: tuple[int, int], chances: list[float]) -> None:
    """MS-92, MS-101, MS-102: arrows of the attacker help, shields of the defender hinder."""
    war = attack_preview(arena(dice).state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == chances


def test_the_odds_agree_with_every_throw() -> None:
    """MS-92: playing out all throws of three dice gives the shares the preview names."""
    counts = [0, 0, 0]
    for throw in range(8):
        table = arena((2, 1))
        table.show(*[(throw >> die) & 1 for die in range(3)]).play("attack c1")
        most = len(table.offered("count")) - 1 if table.asked == "raze" else 0
        counts[most] += 1
    war = attack_preview(arena((2, 1)).state, BAHON, land("c1"), land("d1"))
    assert war["chances"] == [count / 8 for count in counts]


def test_the_menu_shows_the_odds_of_every_attack() -> None:
    """MS-86: in the view and on the buttons; only while an attack can be chosen."""
    table = arena().tower(EDDIE, "c2", "T")
    attacks = table.state.view(None)["table"]["attacks"]
    assert [(war["attacker"]["land"], war["defender"]["land"]) for war in attacks] == [
        (2, 3),
        (2, 7),
    ]
    words = table.label("attack c1").text
    assert words == "Attack from C1 (1.0 GUs on average, 100 % for at least one)"
    table.play("attack c1")
    assert table.label("land d1").text == (
        "Attack D1 of Charles: 1.0 GUs on average, 100 % for at least one"
    )
    weak = Table(4).tower(BAHON, "c1", "F", stone=1).tower(CHARLES, "d1", "SS", stone=2)
    assert weak.label("attack c1").text == "Attack from C1 (no GU can fall)"
    assert Table(4).play("deck war").state.view(None)["table"]["attacks"] == []


def test_the_war_under_way_is_shown_with_what_was_announced() -> None:
    """MS-88, MS-91: forces and odds change with an announcement, for everybody."""
    table = Table(4).tower(EDDIE, "c1", "FF", flame=1).tower(CHARLES, "d1", "SSS", stone=1)
    table.potion(EDDIE, "cheating").turn_of(EDDIE).play("attack c1")
    war = table.state.view(BAHON)["table"]["war"]
    assert (war["attacker"]["dice"], war["at_least_one"]) == (0, 0.0)
    table.show(ARROW, SHIELD).play("power")
    war = table.state.view(BAHON)["table"]["war"]
    assert war["thrown"][0] == {"arrows": 1, "shields": 1}
    assert (war["damage"], war["excess"], war["counted_cap"]) == ([0, 3], 1, 1)
    table.play("count 1")
    assert table.state.view(BAHON)["table"]["war"] is None


# ---- the rest of the table


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


def test_others_are_told_whom_we_wait_for() -> None:
    """Only the asked seat reads the question."""
    table = Table(2).play("grow c1")
    assert table.state.view(BAHON)["decision"]["prompt"] == "Which GU grows on C1, at level 1?"
    assert table.state.view(CHARLES)["decision"]["prompt"] == "Waiting for Bahon."
    assert table.state.view(CHARLES)["choices"] == []


def test_labels_say_what_an_answer_costs_and_gives() -> None:
    """The consequence stands on the button."""
    table = Table(2).elements(BAHON, 6, 0, 0, 0).tower(BAHON, "c1", "FF").has(BAHON, drops=3)
    table.play("grow c1")
    assert table.label("element flame").text == (
        "Flame: +1 influence, flame 6 › 9 (III), 1 flame servant, 1 war die, 1 influence"
    )
    assert table.label("element moon").text == "Moon: moon 0 › 3, 1 mana"


def test_sets_of_picks_are_marked() -> None:
    """The page may let people pick in any order where a batch is chosen."""
    table = Table(2).scrolls(BAHON, "purify").has(BAHON, flame=2, stone=2).play("spell purify")
    assert table.state.view(BAHON)["decision"]["picks"] == 2
    alloc = (
        Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=3).turn_of(BAHON, after=(1,)).play("end")
    )
    assert alloc.state.view(BAHON)["decision"]["picks"] == 3
    assert Table(2).state.view(BAHON)["decision"]["picks"] == 0


def test_an_allocation_is_a_set_of_any_size() -> None:
    """MS-36: saying that it is enough is no piece of the set."""
    table = Table(2).tower(BAHON, "c1", "FF").has(BAHON, flame=2).turn_of(BAHON, after=(1,))
    menu = pick_menu(table.play("end").state)
    assert menu is not None
    assert [label.target for label in menu.labels.values()] == ["land:2:flame"]
    assert [(len(one.pieces), len(one.answers)) for one in menu.sets] == [(0, 1), (1, 2), (2, 2)]


def test_a_set_ends_where_a_servant_must_be_placed_first() -> None:
    """MS-77: mana and drops are picked together, a servant is placed before the next pick."""
    table = Table(2).tower(BAHON, "c1", "FF").elements(BAHON, 4, 0, 0, 0)
    table.potion(BAHON, "hibernate").step(STEP_TWILIGHT_END)
    menu = pick_menu(table.state)
    assert menu is not None
    text_of = game().actions.text
    sets = [
        [text_of(action).removeprefix("resource ") for action in one.pieces] for one in menu.sets
    ]
    assert sets == [["flame"], ["stone"], ["mana", "mana"], ["mana", "drop"], ["drop", "drop"]]


def test_elements_are_picked_together_unless_a_bonus_asks() -> None:
    """MS-62, MS-67: the servant of space 2 is placed before the second element is chosen."""
    table = Table(2).tower(BAHON, "c1", "FF").elements(BAHON, 1, 0, 0, 11)
    menu = pick_menu(table.scrolls(BAHON, "hunch").play("spell hunch").state)
    assert menu is not None
    text_of = game().actions.text
    sets = [
        [text_of(action).removeprefix("element ") for action in one.pieces] for one in menu.sets
    ]
    assert sets[:4] == [["flame"], ["stone", "stone"], ["stone", "water"], ["stone", "thunder"]]


def test_everything_has_words() -> None:
    """Every decision a prompt, every event a log line, every card a name and a tooltip."""
    assert set(prompts.PROMPTS) >= set(DECISIONS.values())
    assert set(log.LOG) == set(EVENTS.values())
    assert (set(names.SPELLS), set(names.POTIONS)) == (set(SPELL_KEYS), set(POTION_KEYS))
    glossary = game().glossary
    assert all(tip.name and tip.text and tip.rule.startswith("MS-") for tip in glossary.values())
    rules = game().rules_text()
    for key, name in [(key, names.SPELLS[key][0]) for key in SPELL_KEYS]:
        rule = glossary[f"spell:{key}"].rule
        assert f"- **{rule}** {name} (" in rules
    for key in POTION_KEYS:
        rule = glossary[f"potion:{key}"].rule
        assert f"- **{rule}** {names.POTIONS[key][0]} (" in rules


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
    assert because(debris.play("grow c1", "element water")) == ["Water for C1"]
    summoned = Table(2).elements(BAHON, 4, 0, 0, 0).tower(BAHON, "c1", "FF")
    assert because(summoned.play("summon flame")) == ["what you summoned"]
    cheating = Table(4).tower(EDDIE, "c1", "FF", flame=1).tower(CHARLES, "d1", "SSS", stone=1)
    cheating.potion(EDDIE, "cheating").turn_of(EDDIE).play("attack c1")
    assert because(cheating) == ["the attack on D1"]


def test_the_damage_still_to_be_taken_is_told() -> None:
    """MS-98: servant after servant it becomes less."""
    table = Table(4).tower(BAHON, "c1", "FFF", flame=3)
    table.tower(CHARLES, "d1", "SSSS", flame=2, stone=2).play("attack c1")
    assert table.state.view(None)["table"]["asked"]["damage"] == 4
    table.play("resource flame")
    assert table.state.view(None)["table"]["asked"]["damage"] == 3


def test_the_forest_is_drawn_in_text() -> None:
    """Owner, GUs from the ground up, servants; plateau, shrine, flask, debris."""
    table = Table(4).tower(BAHON, "c1", "WFM", flame=1, stone=2).lying("b1", "flask").debris("b1")
    panels = table.state.view(None)["panels"]
    picture = panels[0]["picture"].splitlines()
    assert picture[0].split() == ["A1", "B1=", "k", "x", "C1", "D1", "E1="]
    assert picture[1].split() == ["Ba", "WFM", "1f2s"]
    assert [panel["title"] for panel in panels if panel["seat"] is not None] == [
        "Bahon the Guardian",
        "Charles the Duelist",
        "Eddie the Trickster",
        "Cassandra the Scholar",
    ]


def test_the_alarm_of_dominance_and_a_war_have_panels() -> None:
    """MS-203, MS-88: what everybody must see at once."""
    table = Table(4).tower(CASSANDRA, "c1", "FF", flame=1).tower(CHARLES, "d1", "SS")
    table.potion(CASSANDRA, "flamouflage").influence(CASSANDRA, 30).order(3, 0, 1, 2)
    table.step(STEP_CYCLE, 2)
    table.play("attack c1")
    panels = table.state.view(None)["panels"]
    assert any(row["label"] == "Forest Dominance" for row in panels[1]["rows"])
    assert panels[2]["title"] == "War: Cassandra against Charles"


def test_the_log_of_a_daybreak_reads_well() -> None:
    """MS-197: one line for what each element brings."""
    table = Table(2).elements(BAHON, 0, 0, 8, 0).step(STEP_DAYBREAK)
    assert table.log[:3] == [
        "Daybreak for Bahon: water",
        "Bahon gains 1 influence",
        "Bahon gains 3 drops",
    ]


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
