"""The sections of a report, each made from the facts of all its games."""

from hexmoot.lab.sections.choices import ChoiceLine, choice_lines
from hexmoot.lab.sections.deeds import DeedLine, deed_lines
from hexmoot.lab.sections.endings import EndingLine, ending_lines
from hexmoot.lab.sections.field import Field
from hexmoot.lab.sections.leads import Leads, leads_of
from hexmoot.lab.sections.parts import PartLine, part_lines
from hexmoot.lab.sections.roles import RoleLine, role_lines
from hexmoot.lab.sections.seats import SeatLine, seat_lines
from hexmoot.lab.sections.spread import Spread, spread_of

__all__ = [
    "ChoiceLine",
    "DeedLine",
    "EndingLine",
    "Field",
    "Leads",
    "PartLine",
    "RoleLine",
    "SeatLine",
    "Spread",
    "choice_lines",
    "deed_lines",
    "ending_lines",
    "leads_of",
    "part_lines",
    "role_lines",
    "seat_lines",
    "spread_of",
]
