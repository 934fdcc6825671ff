"""What characters, decks and the like win."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hexmoot.arena.statistics import Interval
from hexmoot.lab.evidence import chance_of, stand_out
from hexmoot.lab.facts import Facts
from hexmoot.lab.sections.field import Field


class RoleLine(msgspec.Struct, frozen=True):
    """How seats with a character, deck or the like fared."""

    component: str
    name: str
    share: Interval
    stands_out: bool


def role_lines(field: Field) -> list[RoleLine]:
    """Characters and the like, best first."""
    names = sorted({role for fact in field.facts for own in fact.roles for role in own})
    shares = {role: field.share(holders_of(role)) for role in names}
    found = stand_out(
        {role: chance_of(share.mean, field.even, share.count) for role, share in shares.items()}
    )
    lines = [RoleLine(role, field.name(role), shares[role], role in found) for role in names]
    return sorted(lines, key=lambda line: -line.share.mean)


def holders_of(role: str) -> Callable[[Facts], list[int]]:
    """Which seats of a game had this role?"""
    return lambda fact: [seat for seat, own in enumerate(fact.roles) if role in own]
