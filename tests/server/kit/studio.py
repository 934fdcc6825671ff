"""Where pictures can be painted: with the extra and a built page, else a clear skip."""

from __future__ import annotations

import os

import pytest

from hexmoot.server.pictures import painter
from tests.server.kit.process import ROOT

WEB = ROOT / "src" / "hexmoot" / "web"
STILL = WEB / "still"
WHY_NOT = painter.missing(STILL)
# In CI everything is there, and what is not must be seen.
studio = pytest.mark.skipif(bool(WHY_NOT) and "CI" not in os.environ, reason=WHY_NOT)
