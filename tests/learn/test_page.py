"""Curves as a page."""

from __future__ import annotations

from hexmoot.learn.page import curves_page
from tests.learn.kit.trainings import small_plan


def test_a_page_without_a_point_is_a_page() -> None:
    """Interrupted before the first one."""
    assert "Recipe" in curves_page(small_plan(10), [])
