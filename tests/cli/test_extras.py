"""Parts that are not installed."""

from __future__ import annotations

import importlib

import pytest

from hexmoot.cli.extras import MissingExtra, needs_extra


def test_a_missing_package_is_one_line_that_names_the_extra() -> None:
    """The line says what to install."""
    with (
        pytest.raises(MissingExtra, match=r"'nobody_has_this': .* pip install 'hexmoot\[lab\]'"),
        needs_extra("lab"),
    ):
        importlib.import_module("nobody_has_this")
