"""The build backend is that of setuptools, and asks for Node where the page needs it."""

from __future__ import annotations

import pytest
from setuptools import build_meta

from hexmoot.building import backend

HOOKS = ("build_wheel", "build_sdist", "build_editable", "prepare_metadata_for_build_wheel")


@pytest.mark.parametrize("hook", HOOKS)
def test_it_builds_as_setuptools_does(hook: str) -> None:
    """Hooks that need no page are those of setuptools themselves."""
    assert getattr(backend, hook) == getattr(build_meta, hook)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_asks_for_node_with_everything_else(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page needs is added to what setuptools asks for."""
    name = f"get_requires_for_build_{kind}"
    monkeypatch.setattr(build_meta, name, lambda settings: ["other"])
    monkeypatch.setattr(backend, "page_requirements", lambda root: ["node"])
    assert getattr(backend, name)() == ["other", "node"]
