"""What goes wrong with workers."""

from __future__ import annotations

from hexmoot.engine.errors import HexmootError


class WorkersFailed(HexmootError):
    """Work cannot be done: no workers, the wrong ones, or it ends every worker it is given to."""
