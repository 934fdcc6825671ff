"""What a board shows before an answer is given: exact numbers, for the asked seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.engine.conformance import Picker
from hexmoot.games.elementalis.rules.flow import Playable
from hexmoot.games.elementalis.shown.hints.odds import mean_chance, pair_means
from tests.games.elementalis.kit import GAME, Bench, at


def forecast(bench: Bench, text: str) -> dict[str, Any]:
    """What the asked seat is told about an answer."""
    state = bench.state
    found = state.view(state.seat)["table"]["forecasts"]
    return dict(found.get(str(GAME.actions.parse(text)), {}))


def test_mean_mana_of_the_mages() -> None:
    """Over all 7,776 rolls, best use of Ether."""
    state = GAME.start(seats=4, seed=1)
    pairs = state.view(0)["table"]["pairs"]
    means = {pair["mage"]: pair["mean"] for pair in pairs.values()}
    assert means == {
        "Purist": 1.33,
        "Elitist": 1.33,
        "Cultist": 1.33,
        "Elementalist": 2.18,
        "Harmonist": 2.33,
        "Chaotica": 2.33,
        "Creationist": 1.98,
        "Guardian": 4.7,
        "Luminary": 5.54,
    }
    assert len(pairs) == 40


def test_mean_mana_follows_the_house_rules() -> None:
    """EL-183: moons that count one less lower what a pair brings."""
    state = GAME.start(seats=4, seed=1, moon_scoring="one_less")
    assert isinstance(state, Playable)
    assert round(pair_means(state)[6, 0], 2) == 2.79


def test_pairs_are_shown_only_while_cards_are_chosen() -> None:
    """Afterwards nobody can change them any more."""
    assert at("F/A", "E/E").power("F F A A / F").state.view(0)["table"]["pairs"] is None


@pytest.mark.parametrize(("mage", "mean"), [("F/F", 1.26), ("F/A", 2.09), ("F/W", 2.40)])
def test_mean_of_the_chance_roll_without_a_sun(mage: str, mean: float) -> None:
    """Over the five faces that do not lose the Channel (EL-141)."""
    assert round(mean_chance(at(mage, "E/E").power("F F A A / F").state), 2) == mean


def test_going_on_shows_the_risk_and_the_gain() -> None:
    """EL-141, EL-146: one face in six loses everything; stopping has neither risk nor gain."""
    bench = at("F/A", "E/E").power("F F A A / F")
    assert forecast(bench, "go roll") == {"bust": [1, 6], "mean": 2.09}
    assert forecast(bench, "go stop") == {}


def test_a_held_die_counts_in_the_chance_roll_to_come() -> None:
    """EX-14: the double Earth is held, so the next roll has two before anything is thrown."""
    bench = at("E/E", "F/W", pools=["E"]).power("A W EE X / F")
    bench.play("declare yes")
    seen = forecast(bench, "cast petrify")
    bench.play("cast petrify")
    held = forecast(bench, "die d3")
    assert held["next"]
    assert held["now"] == seen["now"] < held["then"] == seen["high"]
    bench.play("die d3")
    assert forecast(bench, "go roll")["mean"] == held["then"] > 2


def test_the_cosmic_roll_shows_what_each_face_does() -> None:
    """Own element 3, Ether 1, a rival's element costs one, a Sun everything."""
    bench = at("F/A", "W/W").power("F F A A / F").play("go roll", dice="F F A A / F")
    channel = bench.state.channel_total()
    faces = forecast(bench, "go roll")["faces"]
    assert faces == [["F", 3], ["W", -1], ["E", 0], ["A", 0], ["X", 1], ["S", -channel]]


def test_a_dry_flux_limits_what_the_cosmic_roll_can_bring() -> None:
    """EL-10: three of the own colour or one of any only as far as there are any."""
    bench = at("F/A", "W/W").power("F F A A / F").play("go roll", dice="F F A A / F")
    bench.flux([2, 0, 0, 0])
    faces = dict(forecast(bench, "go roll")["faces"])
    assert (faces["F"], faces["X"]) == (2, 1)
    bench.flux([0, 0, 0, 0])
    faces = dict(forecast(bench, "go roll")["faces"])
    assert (faces["F"], faces["X"]) == (0, 0)


def test_a_dry_colour_limits_what_an_ether_is_said_to_bring() -> None:
    """EL-10: an Ether given to a colour that has run out brings nothing."""
    guardian = at("M/F", "W/W").flux([20, 2, 20, 1])
    guardian.power("X W A AA / W")  # three Air and two Water lie there
    bring = {word: forecast(guardian, f"ether {word}")["then"] for word in "fwea"}
    assert bring == {"f": 3, "w": 3, "e": 3, "a": 3}
    guardian.flux([0, 20, 20, 20])
    bring = {word: forecast(guardian, f"ether {word}")["then"] for word in "fwea"}
    assert bring == {"f": 5, "w": 6, "e": 5, "a": 6}
    single = at("M/F", "W/W").flux([0, 20, 20, 20]).power("X W F A / E")
    bring = {word: forecast(single, f"ether {word}")["then"] for word in "fwea"}
    assert bring == {"f": 0, "w": 2, "e": 2, "a": 2}
    friends = at("E/W", "M/F").flux([20, 1, 20, 20]).power("A WW X E / E")
    assert forecast(friends, "ether e")["then"] == 4
    assert forecast(friends, "ether w")["then"] == 3


def test_a_die_shows_the_roll_before_and_after() -> None:
    """Breeze on the opposing Water of a Fire Purist: each face and their mean."""
    bench = at("F/F", "A/A", pools=["", "A"]).power("F W W A / A")
    bench.play("declare yes").play("cast breeze")
    seen = forecast(bench, "die d2")
    assert (seen["now"], seen["then"]) == (0, 0.33)
    assert seen["faces"] == [["F", 1], ["W", 0], ["E", 0], ["A", 0], ["X", 1], ["WW", 0]]


def test_a_cast_shows_the_range_over_its_targets() -> None:
    """From the worst target to the best one, beside what the roll is worth now."""
    bench = at("F/F", "A/F", pools=["", "F"]).power("FF F E E / A")
    bench.play("declare yes")
    assert forecast(bench, "cast char") == {"now": 3, "low": 1.0, "high": 3.0}


def test_opposition_odds_per_die() -> None:
    """An Earth mage against Fire: its own die has two Earth faces and one of Fire."""
    bench = at("F/F", "E/E", pools=["FF", "EE"]).power("W W E W / A")
    bench.pass_window()
    assert forecast(bench, "oppose d3") == {
        "faces": [["F", -1], ["W", 0], ["E", 1], ["A", 0], ["X", 0], ["EE", 2]],
        "take": [[1, 1], [2, 1]],
        "pay": [[1, 1]],
    }


def test_a_sun_on_a_chance_roll_is_worth_nothing() -> None:
    """EL-141: the Channel is lost."""
    bench = at("F/A", "E/E", pools=["", "E"]).power("F F A A / F")
    bench.pass_window().play("go roll", dice="F F A A / S")
    assert bench.state.view(0)["table"]["worth"] == 0


def test_only_the_asked_seat_is_told() -> None:
    """Neither rivals nor spectators see what a choice would bring."""
    bench = at("F/A", "E/E").power("F F A A / F")
    for viewer in (1, None):
        assert bench.state.view(viewer)["table"]["forecasts"] == {}


def test_the_sum_adds_up_to_the_worth_of_the_roll() -> None:
    """In every window of whole games with every kind of mage the lines add up."""
    for seats in (2, 5, 7):
        state = GAME.start(seats=seats, seed=seats)
        assert isinstance(state, Playable)
        picker = Picker(seats)
        while not state.over:
            table = state.view(state.seat)["table"]
            if table["worth"] is not None:
                assert sum(line["amount"] for line in table["sums"]) == table["worth"]
            state.apply(picker.pick(state.legal()))


def test_the_sum_names_its_terms() -> None:
    """Every die of the colour, doubled or cancelled, as it is counted."""
    bench = at("F/A", "E/E", pools=["", "E"]).power("FF W X A / E")
    assert bench.state.view(0)["table"]["sums"] == [
        {"colour": "f", "terms": [[2, "f"], [1, "x"], [-1, "w"]], "amount": 2, "lost": 0},
        {"colour": "a", "terms": [[1, "a"], [-1, "e"]], "amount": 0, "lost": 0},
    ]


def test_the_sum_of_a_moon_mage_knows_no_opposer() -> None:
    """EL-131, EL-134: Water beside Fire takes nothing from either group."""
    bench = at("M/F", "E/E").power("F F W W / A")
    assert bench.state.view(0)["table"]["sums"] == [
        {"colour": "f", "terms": [[2, "f"]], "amount": 2, "lost": 0},
        {"colour": "w", "terms": [[2, "w"]], "amount": 2, "lost": 0},
    ]
