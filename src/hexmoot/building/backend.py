"""The build backend: that of setuptools, which also asks for Node where the page needs it."""

from __future__ import annotations

from pathlib import Path

from setuptools import build_meta

from .page import page_requirements

Settings = dict[str, str | list[str]] | None

build_wheel = build_meta.build_wheel
build_sdist = build_meta.build_sdist
build_editable = build_meta.build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
get_requires_for_build_editable = build_meta.get_requires_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs beside what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *page_requirements(Path())]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What a source distribution needs beside what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page_requirements(Path())]
