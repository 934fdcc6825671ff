"""The page of a checkout is built before it is packed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexmoot.building.page import NODE, NoPage, build_page, is_fresh, page_requirements

# Stands for web/build.py: fresh when the file `built` is there, and builds by writing it.
SCRIPT = """
import pathlib, sys
built = pathlib.Path(__file__).with_name("built")
if "--check" in sys.argv:
    sys.exit(0 if built.exists() else 1)
if pathlib.Path(__file__).with_name("broken").exists():
    sys.exit("no node here")
built.touch()
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the sources of a page and a script that builds it."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_text(SCRIPT, "utf-8")
    return tmp_path


def test_without_sources_there_is_nothing_to_build(tmp_path: Path) -> None:
    """A package that holds the built page counts as fresh and needs no Node."""
    assert is_fresh(tmp_path)
    build_page(tmp_path)
    assert page_requirements(tmp_path) == []


def test_a_stale_page_is_built_once(checkout: Path) -> None:
    """A second call builds nothing, though it could not."""
    assert not is_fresh(checkout)
    build_page(checkout)
    assert is_fresh(checkout)
    (checkout / "web" / "broken").touch()
    build_page(checkout)


def test_who_cannot_build_it_says_why(checkout: Path) -> None:
    """The words of the script reach the caller."""
    (checkout / "web" / "broken").touch()
    with pytest.raises(NoPage, match="no node here"):
        build_page(checkout)


def test_node_is_asked_for_only_where_it_is_needed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not once the page is built."""
    monkeypatch.setenv("PATH", str(checkout))
    assert page_requirements(checkout) == [NODE]
    build_page(checkout)
    assert page_requirements(checkout) == []
