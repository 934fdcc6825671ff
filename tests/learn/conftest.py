"""Trainings of these tests are small, and others run beside them."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


@pytest.fixture(autouse=True, scope="session")
def one_thread() -> None:
    """A thread that waits for another one's turn on a busy core takes twenty times as long."""
    if find_spec("torch") is not None:
        import torch

        torch.set_num_threads(1)
