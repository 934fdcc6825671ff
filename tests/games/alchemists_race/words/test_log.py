"""What happened, in sentences."""

from __future__ import annotations

import pytest

from hexmoot.games.alchemists_race.rules.kinds import EVENTS
from hexmoot.games.alchemists_race.words.log import LOG, MEANT
from tests.games.alchemists_race.kit.table import Table, at

ASKED = "O18<O17 speed"


def log(table: Table, *answers: str) -> list[str]:
    """What the last of these answers brought about."""
    table.state.is_telling = True
    table.play(*answers)
    return [event.text for event in table.state.events(None)]


@pytest.mark.parametrize(
    ("position", "dice", "answers", "sentence"),
    [
        ("O3<O2 speed", "1", "roll", "Red rolls 1."),
        ("O2<O1 reroll", "5 1", "reroll", "Red plays Reroll: 5 becomes 1."),
        ("S1<R1", "4", "stop", "Red stops at the Market (3 steps unused)."),
        ("S1<R1", "2", "S3", "Red walks on through the Market."),
        ("S1<R1", "2", "S3", "Red goes Market › Mushroom."),
        ("S1<R1", "2", "S3", "Red picks up 1 Mushroom."),
        ("R3<S2 wood honey", "1", "R4", "Red goes Grass › −1 Mat."),
        ("O7<O6 wood honey grass", "1", "lose grass", "Red gives up 1 Grass."),
        ("O4<O3 poison meteor", "1", "lose meteor", "Red gives up Meteor."),
        ("O4<O3 wood invisibility", "1", "invisibility", "Red is invisible: −1 Pot does nothing."),
        ("O4<O3 wood invisibility", "1", "invisibility", "Red plays Invisibility."),
        ("O17<O16 poison", "1", "poison B", "Red hits Blue with Poison."),
        ("O17<O16 speed", "1", "roll", "Red meets Blue."),
        (
            "R1<S1 teleport speed",
            "",
            "teleport O8",
            "Red teleports from Honey (Inner ring north) to −2 Mat (Caverns south).",
        ),
        (
            "R1<S1 swap speed",
            "",
            "swap B",
            "Red swaps with Blue: Red to Flower (Meadow north), Blue to Honey (Inner ring north).",
        ),
        ("M wood black_rock", "", "craft meteor", "Red crafts Meteor (Black Rock and Wood)."),
        ("M meteor:2 coins:14", "", "sell meteor", "Red sells Meteor for 4 (18 coins)."),
        ("M meteor coins:17", "", "sell meteor", "Red reaches 21 coins and wins."),
        ("O3<O2 speed", "1", "roll", "Round 1 – Blue's turn."),
    ],
)
def test_log_sentences(position: str, dice: str, answers: str, sentence: str) -> None:
    """One event, one sentence."""
    assert sentence in log(at(f"{position} / O18<O17 wood:2 speed", dice=dice), answers)


def test_only_those_on_the_space_are_met() -> None:
    """AR-49: one of three opponents stands there."""
    told = log(at("O17<O16 speed / O3<O2 speed / O18<O17 / M", dice="1"), "roll")
    assert [line for line in told if "meets" in line] == ["Red meets Green."]


def test_sentences_that_need_a_setting() -> None:
    """An empty supply, a guarded opponent, a protection that ends, a round played out."""
    empty = at("O1<L1 / O18<O17 flower:3 speed", dice="1", resource_supply=3)
    assert "Red lands on Flower, but none is left." in log(empty, "O2")
    guarded = at("O17<O16 speed / O18<O17 wood speed defended", dice="1")
    told = log(guarded, "roll")
    assert "Blue is guarded by Defence." in told
    assert "Blue's Defence wears off." in told
    last = at("M meteor coins:17 / M", dice="1", end_mode="full_round")
    assert "Red has 21 coins: this round is the last." in log(last, "sell meteor")


def test_a_reroll_is_one_line() -> None:
    """The new number is not told a second time as a roll."""
    assert log(at(f"R3<S2 reroll / {ASKED}", dice="5 1"), "reroll") == [
        "Red plays Reroll: 5 becomes 1."
    ]


def test_every_event_has_its_sentence() -> None:
    """Nothing is told without words, and each of its numbers means something."""
    assert set(LOG) == set(EVENTS.values())
    assert {meaning for _, meanings in LOG.values() for meaning in meanings} == set(MEANT)
