"""Options that change the rules, and options that cannot be (EL-179 to EL-190)."""

from __future__ import annotations

from typing import Any

import pytest

import hexmoot
from tests.games.elementalis.kit import GAME, Bench, at, scored

PAIRS = [["F", "A"], ["E", "E"]]


def test_el179_drain_takes_the_missing_mana_out_of_the_channel() -> None:
    """EL-179: three Fire against no Earth take both Earth of the Channel; a Power Roll never."""
    bench = at("E/E", "M/F", negative_rolls="drain").power("W W EE W / S")
    bench.play("go roll", dice="A F W W / A")
    assert (bench.channel, bench.fluxes[2]) == ("E", 19)
    both = at("E/E", "M/F", negative_rolls="drain").power("W W EE W / S")
    both.play("go roll", dice="FF F W W / A")
    assert both.pools == ["", ""]
    power = at("E/E", "M/F", negative_rolls="drain").fill_channel("EE").power("F F F W / W")
    assert power.channel == "EE"


@pytest.mark.parametrize(
    ("mage", "dice", "left"),
    [
        ("F/A", "W W W F / E", "AA"),
        ("F/X", "W W W E / E", "AAA"),
        ("F/S", "W W W E / E", "AAA"),
        ("X/F", "W W W E / E", "AAA"),
        ("F/W", "E E E E / E", "FAAA"),
        ("F/M", "W E A E / W", "FWWEEAAA"),
    ],
)
def test_el179_who_is_drained(mage: str, dice: str, left: str) -> None:
    """EL-179: Elementalist, Elitist, Cultist, Creationist; a Harmonist or Moon mage never."""
    bench = at(mage, "M/E", negative_rolls="drain").fill_channel("FAAA").chance_from(dice)
    assert bench.channel == left


def test_el180_draining_never_touches_a_link_owner() -> None:
    """EL-180: seat 1 owns a link, its Earth comes out negative, its Pool stays."""
    bench = at("F/F", "E/E", pools=["", "EE"], negative_rolls="drain").link(1, 0)
    bench.power("F F W A / A").pass_window()
    bench.play("go roll", dice="F F F A / A").pass_window()
    assert (bench.pools[1], bench.channel) == ("EE", "FFFF")


def test_el181_a_scoreless_chance_roll_may_bring_opposition() -> None:
    """EL-181: the Channel is not empty, yet seat 1 opposes; afterwards it is banked."""
    bench = at("F/F", "E/E", opposition_on="scoreless_roll").power("FF F A A / A")
    bench.play("go roll", dice="W W E W / W")
    assert (bench.asked, bench.seat) == ("oppose", 1)
    bench.play("oppose done")
    assert bench.state.over
    assert bench.pools[0] == "FFF"
    normal = at("F/F", "E/E").power("FF F A A / A").play("go roll", dice="W W E W / W")
    assert normal.asked == "go"


def test_el182_plain_dice_show_the_own_element_once() -> None:
    """EL-182: the sixth face of D1..D4 is a single symbol."""
    bench = at("F/A", "M/F", dice="plain").power("FF WW EE AA / S")
    assert bench.dice == "F W E A / S"


def test_el183_one_less_takes_a_mana_off_every_group() -> None:
    """EL-183: three Water and two Air pay 2 and 1."""
    assert scored("M/F", "W W W A / A", moon_scoring="one_less") == "WWA"
    assert scored("F/M", "W W W A / A", moon_scoring="one_less") == "WWA"


def test_el184_implicit_declarations_ask_nobody_and_count_for_all() -> None:
    """EL-184: seat 1 casts at once, and seat 0, never asked, may answer."""
    bench = at("W/W", "F/E", pools=["WW", "FF"], declarations="implicit").power("W W F F / W")
    assert (bench.asked, bench.seat) == ("cast", 0)
    bench.play("cast pass", "cast char", "die d1")
    assert (bench.asked, bench.seat) == ("respond", 0)


def test_el185_the_chaotica_may_repeat_its_element_by_option() -> None:
    """EL-185: all four elements are offered."""
    from hexmoot.games.elementalis.rules import kinds as k

    bench = at("F/A", "S/F", chaos="W", last_turn=False, chaotica_repeat=True)
    bench.step(k.STEP_ROUND, "")
    assert bench.legal == ["chaos f", "chaos w", "chaos e", "chaos a"]


def test_el186_an_endless_flux_never_runs_out() -> None:
    """EL-186: no amount is shown, and far more than sixty may be gained."""
    bench = Bench(GAME.start(seats=2, seed=1, mana_per_colour=None))
    assert [pile["amount"] for pile in bench.state.view(0)["table"]["flux"]] == [None] * 4
    rich = at("M/F", "X/E", mana_per_colour=None, pools=["W" * 100]).power("W W W W / W")
    assert rich.pass_window().channel == "WWWWW"


def test_el187_given_arcana_skip_both_drafts() -> None:
    """EL-187: the first question is about starting Mana."""
    bench = Bench(GAME.start(seats=2, seed=1, arcana=PAIRS))
    assert bench.asked == "start_mana"
    assert (list(bench.state.major), list(bench.state.minor)) == ([0, 2], [3, 2])


BAD: list[tuple[int, dict[str, Any], str]] = [
    (1, {}, "seats is 1, allowed: 2..7"),
    (8, {}, "seats is 8, allowed: 2..7"),
    (6, {"expansions": ["sun"]}, "seats is 6, .*expansions sun.*need at least 2 expansions, got 1"),
    (2, {"expansions": ["stars"]}, "expansions is 'stars'"),
    (3, {"start_seat": 3}, r"start_seat is 3, allowed: 0..2 \(seats is 3\)"),
    (3, {"arcana": PAIRS}, "arcana .*2 pairs for 3 seats"),
    (
        2,
        {"arcana": [["F", "X"], ["E", "E"]], "expansions": ["sun"]},
        "arcana .*seat 0 uses 'X', but expansions leaves out 'ether'",
    ),
    (2, {"arcana": [["F", "A"], ["F", "E"]]}, "arcana .*Major 'F' used twice"),
    (
        3,
        {"arcana": [["F", "A"], ["E", "A"], ["W", "A"]]},
        "arcana .*Minor 'A' used 3 times, only 2 exist",
    ),
    (2, {"arcana": [["X", "S"], ["E", "E"]]}, "arcana .*seat 0: X/S is not a mage type"),
    (2, {"arcana": [["F", "Q"], ["E", "E"]]}, "arcana .*seat 0"),
    (2, {"arcana": "lottery"}, "arcana is 'lottery', allowed: draft, random, preset"),
    (2, {"arcana": 3}, "arcana is 3"),
    (2, {"rounds": 0}, "rounds is 0, allowed: 1..12"),
    (2, {"mana_per_colour": 5}, "mana_per_colour is 5, allowed: 10..60, none"),
    (2, {"declarations": "maybe"}, "declarations is 'maybe', allowed: explicit, implicit"),
    (2, {"casting_passes": 4}, "casting_passes is 4, allowed: 1..3"),
    (2, {"dice": "round"}, "dice is 'round', allowed: signature, plain"),
    (2, {"negative_rolls": "x"}, "negative_rolls is 'x', allowed: protected, drain"),
    (2, {"opposition_on": "x"}, "opposition_on is 'x', allowed: empty_channel, scoreless_roll"),
    (2, {"chaotica_repeat": 1}, "chaotica_repeat is 1, allowed: true or false"),
    (2, {"moon_scoring": "x"}, "moon_scoring is 'x', allowed: full, one_less"),
    (2, {"moon_groups": "x"}, "moon_groups is 'x', allowed: any, four"),
    (2, {"ether_raising": "x"}, "ether_raising is 'x', allowed: must, may"),
    (2, {"opposition_gain": "x"}, "opposition_gain is 'x', allowed: must, may"),
    (2, {"elitist_shield": "x"}, "elitist_shield is 'x', allowed: all, harm"),
    (2, {"weather": "fine"}, "weather is 'fine'.*no such option"),
]


@pytest.mark.parametrize(("seats", "options", "message"), BAD)
def test_el188_bad_options_are_refused_with_field_and_reason(
    seats: int, options: dict[str, Any], message: str
) -> None:
    """EL-188: before the game starts; where two options contradict each other both are named."""
    with pytest.raises(hexmoot.BadOption, match=message):
        GAME.start(seats=seats, seed=1, **options)


def test_el188_options_without_effect_are_accepted() -> None:
    """EL-188: chaotica_repeat without the sun set and moon_scoring without the moon set."""
    state = GAME.start(
        seats=2, seed=1, expansions=[], chaotica_repeat=True, moon_scoring="one_less"
    )
    assert not state.over


def test_el189_random_arcana_are_dealt_from_the_supply() -> None:
    """EL-189: no draft; pairs are mages, Majors differ, every Major comes up over many seeds."""
    seen = set()
    for seed in range(60):
        state = GAME.start(seats=7, seed=seed, arcana="random")
        assert state.problems() == []
        assert state.decision is not None
        assert state.decision.kind == "start_mana"
        seen.add((int(state.major[0]), int(state.minor[0])))  # type: ignore[attr-defined]
    assert {major for major, _ in seen} == set(range(7))
    assert len(seen) > 20


def test_el189_the_deal_uses_only_sets_in_play_and_begins_with_the_start_seat() -> None:
    """EL-189: loaded chance 0 gives the start seat Major Fire and Minor Fire."""
    bench = Bench(
        GAME.start(
            seats=2, seed=1, expansions=[], arcana="random", start_seat=1, chance=[0, 0, 0, 0]
        )
    )
    assert (list(bench.state.major), list(bench.state.minor)) == ([1, 0], [0, 0])


@pytest.mark.parametrize(
    ("seats", "expansions", "mages"),
    [
        (4, [], "F/A W/F E/E A/W"),
        (4, ["ether", "sun", "moon"], "F/A X/W W/F S/E"),
        (7, ["ether", "sun", "moon"], "F/A X/W W/F S/E E/E M/A A/X"),
    ],
)
def test_el190_preset_arcana_are_the_ready_made_mages(
    seats: int, expansions: list[str], mages: str
) -> None:
    """EL-190: in order of the list as far as cards are in play, from the start seat."""
    for start in (0, 1):
        state = GAME.start(
            seats=seats, seed=1, expansions=expansions, arcana="preset", start_seat=start
        )
        cards = state.view(None)["table"]["seats"]
        order = [cards[(start + place) % seats] for place in range(seats)]
        assert " ".join(f"{s['major']}/{s['minor']}".upper() for s in order) == mages
