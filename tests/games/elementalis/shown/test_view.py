"""What people see: targets that exist, words for everything, previews that are right."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.minds.worth import roll_worth
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.flow import Playable
from tests.games.elementalis.kit import GAME, Bench, at, scored


def ids_in(thing: Any) -> set[str]:
    """Every id anywhere in a view."""
    if isinstance(thing, dict):
        own = {thing["id"]} if isinstance(thing.get("id"), str) else set()
        return own.union(*(ids_in(value) for value in thing.values()))
    if isinstance(thing, list):
        return set().union(*(ids_in(value) for value in thing)) if thing else set()
    return set()


def test_every_label_points_at_something_on_the_table_or_in_the_glossary() -> None:
    """Targets are ids of the view; symbols, cards and the Channel stand in the glossary."""
    for seed in range(3):
        state = GAME.start(seats=5, seed=seed)
        picker = Picker(seed)
        while not state.over:
            view = state.view(state.seat)
            known = ids_in(view["table"]) | set(GAME.glossary) | {""}
            for choice in view["choices"]:
                assert choice["target"] in known, choice
            state.apply(picker.pick(state.legal()))


def test_every_spell_mage_card_and_die_has_a_tooltip() -> None:
    """Fifteen spells, nine mages, fourteen cards, five dice, seven symbols."""
    families = {"spell:": 15, "mage:": 9, "major:": 7, "minor:": 7, "die:": 5, "symbol:": 7}
    for prefix, count in families.items():
        assert sum(name.startswith(prefix) for name in GAME.glossary) == count


def test_the_waiting_prompt_does_not_tell_what_the_asked_seat_could_do() -> None:
    """Whoever waits reads the same sentence whatever spells the other could cast."""
    prompts = set()
    for pool in ("F", "FF", "FFFF"):
        bench = at("F/A", "M/F", pools=[pool]).power("F F A A / S")
        assert bench.asked == "declare"
        decision = GAME.decision(bench.state, 1)
        assert decision is not None
        prompts.add(decision.prompt)
    assert prompts == {"Seat 1 decides whether to declare."}


def test_declaring_says_what_could_be_cast_or_answered_with() -> None:
    """Spells with prices for the asked seat; a Purist's Counter Spell costs X - 1."""
    bench = at("W/W", "F/F", pools=["W"]).power("W W F F / W")
    labels = [choice["label"] for choice in bench.state.view(0)["choices"]]
    assert labels == ["Stay silent", "Declare: Mirror Pool 1, Ether Leak 1, Counter Spell X-1"]
    assert bench.state.view(1)["choices"] == []
    cosmic = at("X/E", "F/F", pools=["", "F"]).fill_channel("F").cosmic("F")
    labels = [choice["label"] for choice in cosmic.state.view(1)["choices"]]
    assert labels == ["Stay silent", "Declare: nothing to cast yet"]


def test_a_cosmic_roll_is_logged_by_the_sun_die_alone() -> None:
    """The element dice no longer matter and are not named."""
    bench = at("F/A", "M/W").power("F F A A / S").play("go roll", dice="F F A A / F")
    bench.state.is_telling = True
    bench.play("go roll", dice="E")
    texts = [event.text for event in bench.state.events(None)]
    assert "Seat 1, Cosmic Roll: E." in texts


def test_prices_in_the_view_include_surcharges() -> None:
    """A Harmonist under a leak reads 3, 4 and 5 beside its Major's lines."""
    bench = at("F/W", "M/F", pools=["F"]).leak(0).power("F F W W / S")
    lines = bench.state.view(1)["table"]["seats"][0]["lines"]
    assert [line["price"] for line in lines] == ["3", "4", "5", "3"]
    assert [line["name"] for line in lines] == ["Char", "Burn", "Incinerate", "Mirror Pool"]


def test_marks_duplicates_and_the_spell_being_cast_are_shown() -> None:
    """Held, scorched, destroyed; the copy names its die; the spell names caster and price."""
    bench = at("W/E", "F/F", pools=["W", "F"]).power("F WW E F / W")
    bench.play("declare yes", "declare yes", "cast mirror", "die d2")
    bench.hold("D1").scorch("D3").destroy("D4")
    bench.play("cast char")
    table = bench.state.view(None)["table"]
    dice = {die["id"]: die for die in table["dice"]}
    assert dice["die:d1"]["held"]
    assert dice["die:d3"]["scorched"]
    assert dice["die:d4"]["destroyed"]
    assert dice["die:q1"]["copy_of"] == "die:d2"
    assert (table["spell"]["cast"], table["spell"]["caster"], table["spell"]["paid"]) == (
        "Char",
        1,
        1,
    )


@pytest.mark.parametrize(
    ("mage", "dice"),
    [
        ("F/A", "F W X X / A"),
        ("E/W", "FF W X E / W"),
        ("X/W", "X W X E / S"),
        ("M/F", "X W A AA / X"),
        ("E/M", "F X A X / W"),
        ("F/W", "F W E X / F"),
        ("A/A", "A X E AA / X"),
    ],
)
def test_the_worth_of_a_roll_is_the_best_that_can_be_scored(mage: str, dice: str) -> None:
    """The hint equals the best of all ways to answer the Ether and colour questions."""
    neutral = "X/E" if mage.startswith("M") else "M/F"
    bench = at(mage, neutral)
    bench.power(dice)
    expected = int(roll_worth(bench.state, 0))
    best = 0
    for answers in every_answer(mage, dice):
        best = max(best, len(scored(mage, dice, *answers)))
    assert expected == best


def every_answer(mage: str, dice: str) -> list[tuple[str, ...]]:
    """All ways to answer until the roll is scored."""
    neutral = "X/E" if mage.startswith("M") else "M/F"
    found: list[tuple[str, ...]] = []
    open_ways: list[tuple[str, ...]] = [()]
    while open_ways:
        way = open_ways.pop()
        bench = at(mage, neutral).power(dice).play(*way)
        if bench.asked in ("ether", "gain"):
            open_ways += [(*way, answer) for answer in bench.legal]
        else:
            found.append(way)
    return found


def test_log_sentences_name_seats_and_things() -> None:
    """A turn reads as it happened."""
    bench = at("F/A", "A/A", pools=["", "A"])
    bench.state.is_telling = True
    bench.power("FF A A W / E")
    bench.play("declare yes", "cast breeze", "die d4", dice="A")
    lines = [event.text for event in bench.state.events(None)]
    assert lines == [
        "Breeze is aimed at the white die.",
        "The white die is thrown again: Water becomes Air.",
        "Seat 1 scores 2 Fire, 2 Air; Channel 4.",
    ]


def test_rolls_and_opposition_throws_are_logged_by_their_faces() -> None:
    """`D1 D2 D3 D4 / SUN`; a throw shows the dice taken only."""
    logged = at("F/F", "E/E", pools=["AA"])
    logged.state.is_telling = True
    logged.power("W W EE W / E")
    assert [event.text for event in logged.state.events(None)] == [
        "Seat 1, Power Roll: W W EE W / E.",
        "Seat 1 scores nothing; Channel 0.",
        "No Mana for Seat 1: Opposition.",
    ]
    logged.play("oppose d3")
    logged.play("oppose sun", dice="E A")
    texts = [event.text for event in logged.state.events(None)]
    assert texts[:2] == [
        "Opposition: Seat 2 throws E / A, takes 1.",
        "Seat 1 gives 1 Air to Seat 2.",
    ]


def test_die_labels_say_what_the_roll_becomes() -> None:
    """Char on the Purist's FF takes 3 to 1; Breeze on it averages the six faces."""
    bench = at("F/F", "X/E", pools=["", "FFAA"]).power("FF F A A / A").play("declare yes")
    bench.play("cast char")
    labels = [choice["label"] for choice in bench.state.view(1)["choices"]]
    assert labels[0] == "The red die (double Fire), this roll 3 → 1"
    assert labels[2] == "The green die (Air), this roll 3 → 3"
    breeze = at("F/F", "X/E", pools=["", "FFAA"]).power("FF F A A / A").play("declare yes")
    breeze.play("cast breeze")
    labels = [choice["label"] for choice in breeze.state.view(1)["choices"]]
    assert labels[0] == "The red die (double Fire), this roll 3 → 1.5"


def test_tremor_and_ether_labels_say_what_they_bring() -> None:
    """Each symbol with the roll it makes; each Ether with the most it can still bring."""
    bench = at("F/F", "E/E", pools=["", "E"]).power("W F A A / A")
    bench.play("declare yes", "cast tremor", "die d1")
    labels = [choice["label"] for choice in bench.state.view(1)["choices"]]
    assert labels[:2] == ["Fire, this roll 0 → 2", "Water, this roll 0 → 0"]
    moon = at("M/F", "X/E").power("X X W A / A")
    labels = [choice["label"] for choice in moon.state.view(0)["choices"]]
    assert labels == [
        "Ether as Fire (up to 4 Mana)",
        "Ether as Water (up to 5 Mana)",
        "Ether as Earth (up to 4 Mana)",
        "Ether as Air (up to 4 Mana)",
    ]
    pair = at("E/W", "M/F").power("FF W X E / W")
    labels = [choice["label"] for choice in pair.state.view(0)["choices"]]
    assert labels == ["Ether as Water (up to 3 Mana)", "Ether as Earth (up to 2 Mana)"]


def test_panels_are_made_for_every_viewer() -> None:
    """Dice, Mana, seats, wheel; the own order only for its owner."""
    bench = at("W/W", "F/E", pools=["WW", "FF"]).order(0, "order guard").power("W W F F / W")
    own = [panel["title"] for panel in bench.state.view(0)["panels"]]
    others = [panel["title"] for panel in bench.state.view(1)["panels"]]
    assert "Your standing order" in own
    assert "Your standing order" not in others
    assert {"Power Roll", "Channel", "Flux", "Seat 1", "Seat 2", "The wheel"} <= set(others)


def test_a_better_position_is_judged_higher() -> None:
    """More Mana is better; the judge's numbers stay within 0 and 1 and know the winner."""
    poor = at("F/A", "E/E", pools=["F", "EEEE"]).power("F F A A / S").state
    rich = at("F/A", "E/E", pools=["FFFFFFFF", "EEEE"]).power("F F A A / S").state
    assert 0 < poor.judge(0) < rich.judge(0) < 1
    assert poor.judge(1) > rich.judge(1)


def test_the_judge_sees_what_a_spell_on_the_dice_would_change() -> None:
    """In the window a roll that scores is worth more than one that does not."""
    good = at("F/F", "E/E", pools=["F", "E"]).power("FF F F A / A").state
    bad = at("F/F", "E/E", pools=["F", "E"]).power("W W W A / A").state
    assert good.judge(0) > bad.judge(0)
    sunny = at("F/F", "M/E", pools=["", "WW"]).fill_channel("FFFF").chance_from("F F A A / S").state
    clear = at("F/F", "M/E", pools=["", "WW"]).fill_channel("FFFF").chance_from("F F A A / A").state
    assert clear.judge(0) > sunny.judge(0)


def test_observations_put_the_viewer_first() -> None:
    """Both seats read their own Pool under the same name."""
    bench = at("F/A", "E/E", pools=["FF", "EEE"]).power("F F A A / S")
    names = [feature.name for feature in GAME.features(bench.state.setup)]
    rows = [GAME.observation(bench.state, seat) for seat in (0, 1)]
    fire, earth = names.index("seat+0.pool[0]"), names.index("seat+0.pool[2]")
    assert [(row[fire], row[earth]) for row in rows] == [(2, 0), (0, 3)]


def test_the_dice_are_fair() -> None:
    """Over many Power Rolls every face of every die comes up about as often as any other."""
    counts = dict.fromkeys(itertools.product(range(5), range(10)), 0)
    state = at("M/F", "X/E").state
    assert isinstance(state, Playable)
    from hexmoot.games.elementalis.rules.dice import roll_power

    for _ in range(3000):
        roll_power(state)
        for place, slot in enumerate((0, 1, 2, 3, k.SUN_SLOT)):
            counts[place, int(state.face[slot])] += 1
    for place in range(5):
        seen = [counts[place, face] for face in range(10) if counts[place, face]]
        assert len(seen) == 6
        assert sum((count - 500) ** 2 / 500 for count in seen) < 30


def counter_price(bench: Bench) -> str:
    """What seat 0 is shown to pay for its third line."""
    return str(bench.state.view(0)["table"]["seats"][0]["lines"][2]["price"])


def test_a_counter_spell_is_shown_with_its_adjustments() -> None:
    """EL-75: X for most, one less for a Purist, one more for a Harmonist and for each leak."""
    plain = at("W/E", "F/A", pools=["W"]).power("W W F F / W")
    assert counter_price(plain) == "X"
    assert counter_price(plain.leak(0, 0)) == "X+2"
    assert counter_price(at("W/F", "F/A", pools=["W"]).power("W W F F / W")) == "X+1"
    assert counter_price(at("W/W", "F/A", pools=["W"]).power("W W F F / W")) == "X-1"
