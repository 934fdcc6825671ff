"""Lists of answers that several questions share: a set of lands, a number, yes or no."""

from __future__ import annotations

from mypy_extensions import i64

from hexmoot.engine.native.numbers import lowest_bit
from hexmoot.games.mushroom_sorcerer.rules.actions import COUNT, DONE, LAND, YES
from hexmoot.games.mushroom_sorcerer.rules.state import Table


def list_set(table: Table, things: i64, base: i64) -> i64:
    """Each thing of a set, as answers from `base` on."""
    return list_more(table, things, base, 0)


def list_more(table: Table, things: i64, base: i64, count: i64) -> i64:
    """Each thing of a set, as answers from `base` on, after `count` answers already listed."""
    choices = table.choices
    while things != 0:
        choices[count] = base + lowest_bit(things)
        things &= things - 1
        count += 1
    return count


def list_lands(table: Table, lands: i64) -> i64:
    """A set of lands."""
    return list_set(table, lands, LAND)


def list_numbers(table: Table, most: i64) -> i64:
    """From none to `most`."""
    number: i64
    for number in range(most + 1):
        table.choices[number] = COUNT + number
    return most + 1


def list_yes_or_done(table: Table) -> i64:
    """A plain question."""
    table.choices[0] = DONE
    table.choices[1] = YES
    return 2
