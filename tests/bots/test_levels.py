"""The four levels and their people."""

from __future__ import annotations

from hexmoot.bots import LEVELS, bot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.hasty import HastyBot


def test_the_levels_are_four_with_rising_budgets_and_people() -> None:
    """Names, budgets and characters: every word is there and no two are called alike."""
    assert list(LEVELS) == ["apprentice", "adept", "magus", "archmage"]
    assert [level.seconds for level in LEVELS.values()] == [0.01, 0.05, 0.5, 3.0]
    whims = [level.whim for level in LEVELS.values()]
    assert whims == sorted(whims, reverse=True)
    assert whims[-1] == 0.0
    people = [person for level in LEVELS.values() for person in level.characters]
    assert len({person.name for person in people}) == len(people) == 28
    # Seven may sit at one table; small places show the first word of a name.
    for level in LEVELS.values():
        assert len({person.name.split()[0] for person in level.characters}) == 7
    for person in people:
        assert all((person.manner, person.greeting, person.victory, person.defeat))
    assert LEVELS["magus"].character(8) is LEVELS["magus"].characters[1]


def test_the_meaning_of_a_level_is_its_budget() -> None:
    """Other levels mean something else; a bot without settings is its name."""
    level = LEVELS["magus"]
    before = f"magus: {level.limit}, whim={level.whim}"
    assert bot("magus").meaning().endswith(f", {level.manner}, without a net {before}")
    assert bot("magus-1").meaning() == before.replace("magus:", "magus-1:")
    assert bot("greedy").meaning() == "greedy"


def test_the_lower_levels_hear_the_net_the_more_dimly_and_the_highest_searches() -> None:
    """One mind for all levels: what parts them is how clearly it is heard."""
    *lower, highest = LEVELS.values()
    blurs = [level.manner.blur for level in lower if level.manner]
    assert len(blurs) == 3
    assert blurs == sorted(blurs, reverse=True)
    assert highest.manner is None
    assert highest.walks > (0, 0)
    for level in lower:
        assert isinstance(level.bot(1), HastyBot)
        assert level.bot(1).name == level.name
    assert isinstance(highest.bot(1), GuidedBot)
