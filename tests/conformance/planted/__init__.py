"""Ravens with faults planted in it: one way each in which a game can break its promises."""

from __future__ import annotations

from tests.conformance.planted import flow, secrets
from tests.conformance.planted.base import FAULTS, deal_anew, faulty

__all__ = ["FAULTS", "deal_anew", "faulty", "flow", "secrets"]
