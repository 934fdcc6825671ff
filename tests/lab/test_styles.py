"""The page that stands alone looks like the product: its tokens are copies, held equal here."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ALONE = ROOT / "src" / "hexmoot" / "lab" / "templates" / "standalone.css"
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
REPORT = ALONE.with_name("report.css")
# A value ends at a semicolon; none of ours has one inside.
PROPERTY = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);")
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def tokens(sheet: Path) -> dict[str, str]:
    """The custom properties of a sheet's first `:root`."""
    text = COMMENT.sub("", sheet.read_text("utf-8"))
    root = text[text.index(":root") :]
    return dict(PROPERTY.findall(root[: root.index("}")]))


def test_tokens_of_the_page_that_stands_alone_are_the_products() -> None:
    alone, product = tokens(ALONE), tokens(TOKENS)
    assert alone
    assert {name: product.get(name) for name in alone} == alone


def test_a_report_uses_only_tokens_both_pages_have() -> None:
    used = set(re.findall(r"var\((--[\w-]+)", REPORT.read_text("utf-8")))
    assert used <= set(tokens(ALONE))
