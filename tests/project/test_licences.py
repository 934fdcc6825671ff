"""Every licence of what is shipped is shipped."""

from __future__ import annotations

import json

from tests.project.sources import ROOT

# What the page is built with and does not hold, and what Svelte brings into it.
TOOLS = {"@resvg/resvg-wasm", "@sveltejs/vite-plugin-svelte", "vite", "wawoff2"}
BROUGHT = {"clsx", "esm-env"}
COMPILED = {"mypy"}


def test_every_package_in_the_page_has_its_licence() -> None:
    packages = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    shipped = {name.rpartition("/")[2] for name in set(packages) - TOOLS}
    held = {path.stem for path in (ROOT / "licences").glob("*.txt")}
    assert held == shipped | BROUGHT | COMPILED
    for path in (ROOT / "licences").glob("*.txt"):
        assert "copyright" in path.read_text("utf-8").lower(), path
