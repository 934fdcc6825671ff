"""Which servants may fall, as whole sets."""

from __future__ import annotations

from typing import Any, cast

import hexmoot
from hexmoot.engine.conformance import positions
from hexmoot.engine.events import told_to
from hexmoot.games.mushroom_sorcerer.rules.flow import Playable
from hexmoot.games.mushroom_sorcerer.rules.kinds import TOLD_LOSS, VICTIM
from hexmoot.games.mushroom_sorcerer.shown.hints.casualties import casualties
from hexmoot.games.mushroom_sorcerer.words.prompts import asked_kind
from tests.games.mushroom_sorcerer.kit import BAHON, CHARLES, Table

GAME = hexmoot.game("mushroom_sorcerer")
FLAME, STONE = (GAME.actions.parse(f"resource {kind}") for kind in ("flame", "stone"))


def hit(flame: int, stone: int, damage: int, potion: str = "") -> Table:
    """Bahon attacks with `damage` arrows; so many servants of Charles stand in the way."""
    table = Table(4).tower(BAHON, "c1", "FFFF", flame=damage - 1)
    table.tower(CHARLES, "d1", "SSSS", flame=flame, stone=stone)
    if potion:
        table.potion(CHARLES, potion)
    return table.turn_of(BAHON).play("attack c1")


def sets(table: Table) -> list[tuple[int, int, list[int]]]:
    """What may be lost, with the answers that say so."""
    found = table.state.view(None)["table"]["asked"]["casualties"]
    return [(one["lost"]["flame"], one["lost"]["stone"], one["answers"]) for one in found]


def test_one_stone_servant_stands_for_two_damage_or_two_others() -> None:
    """MS-96, MS-98: after the flame servant the stone one falls without a question."""
    assert sets(hit(1, 1, 2)) == [(0, 1, [STONE]), (1, 1, [FLAME])]


def test_each_set_is_named_once_smallest_first() -> None:
    """MS-98: in whatever order they fall."""
    found = sets(hit(2, 2, 3))
    assert [lost[:2] for lost in found] == [(1, 1), (0, 2), (2, 1)]
    assert found[2][2] == [FLAME, FLAME]


def test_a_set_of_one_answer_is_a_click_on_the_servant() -> None:
    """Longer ones have no target."""
    found = hit(1, 1, 2).state.view(None)["table"]["asked"]["casualties"]
    assert [one["target"] for one in found] == ["resource:stone", "resource:flame"]
    longer = hit(2, 2, 3).state.view(None)["table"]["asked"]["casualties"][2]
    assert longer["target"] == ""


def test_nothing_is_to_be_chosen_elsewhere() -> None:
    """Outside a war the list is empty."""
    assert Table(4).state.view(None)["table"]["asked"]["casualties"] == []


def test_the_sets_are_just_those_that_answers_lead_to() -> None:
    """MS-98, MS-99, MS-162: in random games; the answers of a set bring about its losses."""
    checked = 0
    for seed in range(4):
        for position in positions(GAME, 4, "gentle", seed=seed, every=1):
            state = cast(Playable, position)
            if asked_kind(state) != VICTIM:
                continue
            for one in casualties(state):
                twin = cast(Any, state.copy())
                twin.is_telling = True
                told = []
                for answer in one["answers"]:
                    twin.apply(answer)
                    told += told_to(twin, None)
                fallen = [
                    numbers[1]
                    for kind, numbers in told
                    if kind == TOLD_LOSS and numbers[0] == state.seat
                ]
                assert [fallen.count(kind) for kind in (0, 1)] == list(one["lost"].values())
            checked += 1
    assert checked > 0
