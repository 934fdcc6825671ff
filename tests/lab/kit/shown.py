"""Reports to be looked at: a few games answered at random, and every section filled."""

from __future__ import annotations

from typing import Any

import msgspec

from hexmoot.arena.statistics import Interval
from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.chance import DICE, Chance
from hexmoot.lab.facts import Counter, Facts
from hexmoot.lab.ladder import RungLine
from hexmoot.lab.luck import LuckLine
from hexmoot.lab.report import Report, Source, compared, report_of, rules_of
from hexmoot.lab.sections.deeds import DeedLine
from hexmoot.lab.sections.roles import RoleLine

LUCK = [
    LuckLine("setup", True, 0.42, 0.2, 0.61, 50),
    LuckLine("dice", True, 0.05, 0.0, 0.2, 50),
    LuckLine("draws", False, 0.0, 0.0, 0.0, 0),
]
LADDER = [
    RungLine("adept", "greedy", Interval(0.71, 0.6, 0.8, 60)),
    RungLine("greedy", "random", Interval(0.52, 0.4, 0.64, 60)),
]

SELDOM, OFTEN = Interval(0.002, 0.0, 0.006, 900), Interval(0.34, 0.3, 0.38, 900)
WON, LOST, NOBODY = (
    Interval(0.41, 0.33, 0.5, 120),
    Interval(0.19, 0.12, 0.27, 120),
    Interval(0, 0, 0, 0),
)
ROLES = [
    RoleLine("wizard:rook", "Rook of the Long Winter", WON, True),
    RoleLine("wizard:wren", "Wren", LOST, False),
]
DEEDS = [
    DeedLine(
        "brewed", "potion:speed", "Draught of Speed", 900, OFTEN, WON, LOST, 0.16, True, False
    ),
    DeedLine("brewed", "potion:frost", "Frost", 900, OFTEN, LOST, WON, -0.06, False, False),
    DeedLine("brewed", "potion:dust", "Dust", 900, SELDOM, NOBODY, WON, 0.0, False, True),
]


def facts_of(game: Game, seats: int, count: int, seed: int, **options: Any) -> list[Facts]:
    """Games with answers at random."""
    setup = game.prepare(seats, None, options)
    chance = Chance()
    chance.reseed(seed)
    found = []
    for _ in range(count):
        state = game.deal(setup, chance.below(DICE, 2**31))
        counter = Counter(game, state)
        while not state.over:
            legal = state.legal()
            answer = legal[chance.below(DICE, len(legal))]
            counter.note(state, answer)
            state.play(answer)
        found.append(counter.facts(state))
    return found


def small_report(name: str = "ravens", made: str = "2026-11-14 09:30", seats: int = 2) -> Report:
    """A few games, and nothing else."""
    game = registry.game(name)
    rules = rules_of(game.prepare(seats, None, {}))
    return report_of(
        game, rules, facts_of(game, seats, 6, 1), Source(player="random", seed=1), made
    )


def full_report(made: str = "2026-11-15 10:00") -> Report:
    """Every section there can be; a seat, a role and a component stand out."""
    game = registry.game("alchemists_race")
    facts = facts_of(game, 4, 4, 2, target_coins=8)
    rules = rules_of(game.prepare(4, None, {"target_coins": 8}))
    report = report_of(game, rules, facts, Source(player="random", seed=2), made)
    other = rules_of(game.prepare(4, None, {}))
    report = compared(report, other, facts, facts_of(game, 4, 4, 2))
    first, *rest = report.seats
    return msgspec.structs.replace(
        report,
        seats=[msgspec.structs.replace(first, stands_out=True), *rest],
        roles=ROLES,
        deeds=DEEDS,
        luck=LUCK,
        ladder=LADDER,
    )
