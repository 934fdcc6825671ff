"""EL-10: what is shown before a roll is scored is what is then scored, whatever the Flux holds."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.bots.greedy import GreedyBot
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.games.elementalis.minds.worth import roll_worth
from hexmoot.games.elementalis.rules import kinds as k
from hexmoot.games.elementalis.rules.flow import Playable
from hexmoot.games.elementalis.shown.hints.answers import ether_hint
from tests.games.elementalis.kit import COLOURS, GAME, Bench, at

QUIET = {
    "declare": "declare no",
    "cast": "cast pass",
    "respond": "respond no",
}
OPTIONS: dict[str, dict[str, Any]] = {
    "scarce": {"mana_per_colour": 10},
    "drain": {"mana_per_colour": 10, "negative_rolls": "drain", "dice": "plain"},
    "tamed": {"mana_per_colour": 12, "moon_scoring": "one_less", "casting_passes": 2},
    "full": {},
}


def table_of(state: Playable) -> dict[str, Any]:
    """What the asked seat sees on the table."""
    return dict(state.view(state.seat)["table"])


def best_answer(bench: Bench) -> str:
    """The Ether that is said to bring most, or the first colour."""
    hints = table_of(bench.state)["forecasts"]
    legal = bench.state.legal()
    best = max(legal, key=lambda action: hints.get(str(action), {}).get("then", 0))
    return GAME.actions.text(best)


def then_scored(state: Playable) -> list[int]:
    """What the active player really scores, by colour, if nobody casts; Ethers given as hinted."""
    bench = Bench(state.copy())
    bench.state.is_telling = True
    told: dict[str, tuple[int, ...]] = {}
    while "score" not in told and "bust" not in told:
        bench.play(QUIET.get(bench.asked) or best_answer(bench))
        told = {event.kind: event.numbers for event in reversed(bench.state.events(None))}
    tally = told["score"][1] if "score" in told else 0
    return [(tally >> (8 * colour)) & 255 for colour in range(4)]


def by_colour(lines: list[dict[str, Any]]) -> dict[str, int]:
    """The amounts of a sum."""
    return {line["colour"]: line["amount"] for line in lines}


def check_window(state: Playable) -> None:
    """Worth and sum of an open window are what is scored if nobody casts."""
    shown = table_of(state)
    scored = then_scored(state)
    amounts = by_colour(shown["sums"])
    assert shown["worth"] == sum(scored) == sum(amounts.values())
    if "any" not in amounts:
        expected = {COLOURS[colour].lower(): scored[colour] for colour in range(4)}
        assert {colour: amount for colour, amount in amounts.items() if amount} == {
            colour: amount for colour, amount in expected.items() if amount
        }


@pytest.mark.parametrize(
    ("seats", "options"),
    [*((seats, "scarce") for seats in range(2, 8)), (3, "drain"), (5, "tamed"), (4, "full")],
)
def test_el10_previews_of_greedy_games_are_what_is_then_scored(seats: int, options: str) -> None:
    """In every window of a game; and a sum shown after scoring is what was scored."""
    state = GAME.start(seats=seats, seed=seats, arcana="random", **OPTIONS[options])
    assert isinstance(state, Playable)
    player = GreedyBot(seed=seats, worlds=1)
    windows = 0
    while not state.over:
        kind = GAME.decisions[int(state.frames[state.top()])]
        is_roll = state.roll_kind != k.COSMIC
        if kind in ("declare", "cast") and is_roll and windows < 60:
            check_window(state)
            windows += 1
        if kind == "go" and not has_links(state):
            assert sum(by_colour(table_of(state)["sums"]).values()) == state.gained
        state.apply(player.choose(SeatView(state)))
    assert windows > 5


def has_links(state: Playable) -> bool:
    """Does anybody score the active player's rolls too?"""
    return any(state.has_link(owner, state.active) for owner in range(state.seats))


@pytest.mark.parametrize(("left", "worth"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_el10_a_roll_is_worth_what_the_flux_has(left: int, worth: int) -> None:
    """Three Fire lie there: none, one, two or all of them are shown, summed up and scored."""
    bench = at("F/F", "A/A", pools=["", "A"]).power("FF F E E / A")
    bench.flux([left, 9, 9, 9])
    shown = table_of(bench.state)
    assert shown["worth"] == worth
    line = {"colour": "f", "terms": [[3, "f"]], "amount": worth, "lost": 3 - worth}
    assert shown["sums"] == [line]
    bench.pass_window()
    assert bench.channel == "F" * worth
    assert bench.asked == ("go" if worth else "oppose")


def test_el10_the_sum_stays_when_the_roll_is_scored() -> None:
    """What was taken out of the Flux is not counted as missing; what was missing still is."""
    bench = at("F/F", "A/A").flux([2, 9, 9, 9]).power("FF F E E / A")
    assert (bench.asked, bench.channel) == ("go", "FF")
    (line,) = table_of(bench.state)["sums"]
    assert (line["amount"], line["lost"]) == (2, 1)
    linked = at("F/F", "A/F").link(1, 0).flux([4, 9, 9, 9]).power("FF F E E / A")
    (line,) = table_of(linked.state)["sums"]
    assert (linked.pool(1), line["amount"], line["lost"]) == ("F", 3, 0)


def test_el10_the_mean_at_go_knows_the_flux() -> None:
    """A Fire Purist with no Fire left has nothing to hope for, with one left at most one."""
    bench = at("F/F", "A/A").power("FF F E E / A").flux([0, 9, 9, 9])
    assert forecast(bench, "go roll")["mean"] == 0
    one = forecast(bench.flux([1, 9, 9, 9]), "go roll")["mean"]
    assert 0 < one < 1 < forecast(bench.flux([9, 9, 9, 9]), "go roll")["mean"]


def forecast(bench: Bench, text: str) -> dict[str, Any]:
    """What the asked seat is told about an answer."""
    return dict(table_of(bench.state)["forecasts"].get(str(GAME.actions.parse(text)), {}))


def test_el10_a_die_hint_knows_the_flux() -> None:
    """Char on the second Fire changes nothing where only one Fire is left to score."""
    bench = at("F/F", "A/F", pools=["", "F"]).power("F F E E / A").play("declare yes", "cast char")
    bench.flux([1, 9, 9, 9])
    labels = [choice["label"] for choice in bench.state.view(1)["choices"]]
    assert labels[0] == "The red die (Fire), this roll 1 → 1"
    assert forecast(bench, "die d1")["then"] == 1
    bench.play("die d1")
    assert bench.channel == "F"


def test_el10_the_price_of_a_spell_is_in_the_flux_before_the_roll_is_scored() -> None:
    """No Fire is left; the Fire paid for Char can be scored."""
    bench = at("F/F", "A/F", pools=["", "F"]).flux([0, 9, 9, 9]).power("F F E E / A")
    bench.play("declare yes")
    assert forecast(bench, "cast char") == {"now": 0, "low": 1.0, "high": 1.0}
    bench.play("cast char", "die d3")
    assert bench.channel == "F"


def test_el10_petrify_speaks_of_the_flux_after_this_roll() -> None:
    """The two Earth left go with the Power Roll: holding a die can bring nothing more."""
    bench = at("E/E", "F/W", pools=["E"]).power("A W EE X / F").play("declare yes")
    bench.flux([9, 9, 1, 9])  # and one paid for Petrify
    assert forecast(bench, "cast petrify") == {"now": 0.0, "next": True, "low": 0.0, "high": 0.0}
    bench.play("cast petrify")
    assert forecast(bench, "die d3") == {"now": 0.0, "then": 0.0, "next": True}
    bench.play("die d3")
    assert bench.channel == "EE"
    assert forecast(bench, "go roll")["mean"] == 0


def test_el138_an_earth_link_is_worth_what_others_leave() -> None:
    """The active player and earlier link owners score first; on a Sun nobody does (EL-141)."""
    bench = at("F/E", "M/F", "E/A", pools=["", "", "EEEE"]).power("E E E A / A")
    bench.flux([9, 9, 0, 9])
    bench.play("declare yes")
    assert forecast(bench, "cast link")["own"] == 3  # four Earth paid, three gone; two Air
    bench.play("cast link")  # seat 0 is the only one with a roll to come
    assert (bench.channel, bench.pool(2)) == ("EEE", "EAA")


def test_el141_an_earth_link_brings_nothing_from_a_chance_roll_with_a_sun() -> None:
    """EL-141: the Channel is lost, and with it what a link would score."""
    bench = at("F/E", "E/A", pools=["", "EEEE"]).fill_channel("E").chance_from("E E E F / S")
    bench.play("declare yes")
    assert forecast(bench, "cast link")["own"] == 0


def test_el104_an_earth_link_to_others_says_nothing_about_the_own_roll() -> None:
    """The active player may link whoever has a turn to come, but not the roll that lies there."""
    bench = at("E/E", "M/F", pools=["EEE"], start_seat=0, last_turn=False)
    bench.power("E E E F / A").play("declare yes")
    assert "cast link" in bench.legal
    assert forecast(bench, "cast link") == {}


def test_the_ether_hint_is_the_best_that_can_still_come() -> None:
    """EL-120, EL-122, EL-132, EL-136: for each element, the rest given as well as may be."""
    pair = at("E/W", "M/F").power("FF W X X / W")  # Fire reduces Earth; two Ethers
    assert {e: ether_hint(pair.state, 0, e) for e in (1, 2)} == {1: 4, 2: 3}
    pair.play("ether e")  # one on Earth: 1 - 2; the other may still go to Water
    assert {e: ether_hint(pair.state, 0, e) for e in (1, 2)} == {1: 3, 2: 2}
    guardian = at("M/F", "X/E").power("X X W A / A")
    assert [ether_hint(guardian.state, 0, e) for e in range(4)] == [4, 5, 4, 4]
    luminary = at("F/M", "X/E").power("X W W A / A")
    assert [ether_hint(luminary.state, 0, e) for e in range(4)] == [6, 6, 6, 6]
    tamed = at("M/F", "X/E", moon_scoring="one_less").power("X W W A / A")
    assert [ether_hint(tamed.state, 0, e) for e in range(4)] == [2, 3, 2, 3]


@pytest.mark.parametrize(("left", "air", "water"), [(0, 0, 2), (1, 1, 3), (3, 3, 5), (9, 4, 5)])
def test_el10_the_ether_hint_knows_the_flux(left: int, air: int, water: int) -> None:
    """A Guardian with three Air and one Water: the Ether to either, while Air runs out."""
    bench = at("M/F", "X/E").power("X W E AA / A")
    bench.flux([9, 9, 9, left])
    assert (ether_hint(bench.state, 0, 3), ether_hint(bench.state, 0, 1)) == (air, water)


def test_el127_a_creationists_free_choice_is_limited_by_the_whole_flux() -> None:
    """EL-128, EL-129: the Minor's Mana first; what is left of all colours after it."""
    bench = at("X/A", "M/F", pools=["", "W"]).power("X A X X / F")
    for flux, worth in (([9, 9, 9, 9], 7), ([0, 0, 0, 9], 7), ([0, 0, 0, 4], 4), ([1, 0, 0, 4], 5)):
        bench.flux(flux)
        assert roll_worth(bench.state, 0) == worth
        amounts = by_colour(table_of(bench.state)["sums"])
        assert amounts == {"a": min(4, flux[3]), "any": worth - min(4, flux[3])}


def test_el179_what_is_drained_can_be_chosen_again() -> None:
    """A Creationist's Minor below zero fills the Flux before the free Mana is taken."""
    bench = at("X/A", "M/F", pools=["", "W"], negative_rolls="drain").fill_channel("AA")
    bench.chance_from("E W E X / F").flux([0, 0, 0, 0])
    assert (bench.asked, roll_worth(bench.state, 0)) == ("declare", 1)
    bench.pass_window()
    assert bench.state.gained == 1


def test_el37_the_channel_is_at_risk_while_a_cultist_may_throw_again() -> None:
    """The Chance Roll lies there and a Sun can still come."""
    bench = at("F/S", "M/E").fill_channel("FF")
    bench.state.in_play = k.FULL_TRAY
    bench.chance("F F A A / F")
    assert bench.asked == "sun_reroll"
    assert table_of(bench.state)["at_risk"]
    power = at("F/S", "M/E").power("F F A A / F")
    assert (power.asked, table_of(power.state)["at_risk"]) == ("sun_reroll", False)


def test_el42_only_the_sun_die_counts_in_a_cosmic_roll() -> None:
    """The element dice that still lie there add no symbols."""
    bench = at("F/A", "W/W", pools=["", "WWW"]).power("F F A A / F").pass_window()
    bench.play("go roll", dice="F F A A / F").pass_window().play("go roll", dice="W")
    assert table_of(bench.state)["roll"] == "Cosmic Roll"
    assert table_of(bench.state)["symbols"] == {"F": 0, "W": 1, "E": 0, "A": 0, "X": 0, "S": 0}


@pytest.mark.parametrize(
    ("mage", "words"),
    [
        ("F/A", "Own Major +3, Ether +1; another’s Major costs one, a Sun all."),
        ("X/A", "Ether +3; another’s Major costs one, a Sun all."),
        ("M/A", "Ether +1; another’s Major costs one, a Sun all."),
    ],
)
def test_el153_the_cosmic_roll_is_explained_for_the_mage_who_throws_it(
    mage: str, words: str
) -> None:
    """EL-153: each mage hopes for something else; without such a roll nothing is said."""
    bench = at(mage, "W/W", pools=["", "WWW"]).fill_channel("AA").cosmic("W")
    assert table_of(bench.state)["cosmic"] == words
    assert table_of(at("F/A", "M/F").power("F F A A / F").state)["cosmic"] == ""


def test_el182_a_die_says_the_faces_it_really_has() -> None:
    """Doubles only where the dice have them; the book names both."""
    for dice, last in (("signature", "double Fire"), ("plain", "Fire")):
        state = at("F/A", "M/F", dice=dice).power("F F A A / F").state
        red = table_of(state)["dice"][0]
        assert red["text"] == f"Faces: Fire, Water, Earth, Air, Ether, {last}."
    assert GAME.glossary["die:d1"].text == (
        "Faces: Fire, Water, Earth, Air, Ether, double Fire. "
        "With plain dice Fire stands in place of the double."
    )
