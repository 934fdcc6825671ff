"""Writes `rules/fields.py` of every game anew; how is said in `hexmoot.workshop.fields`.

python tools/fields.py            write the files anew
python tools/fields.py --check    name those that are stale, and fail
"""

from __future__ import annotations

import sys
from pathlib import Path

from hexmoot.workshop import fields

GAMES = Path(__file__).parent.parent / "src" / "hexmoot" / "games"


def stale() -> list[Path]:
    """The folders of games whose fields do not hold what they should."""
    states = sorted(GAMES.glob("*/rules/state.py"))
    return [path.parent.parent for path in states if fields.is_stale(path.parent.parent)]


def main(arguments: list[str]) -> None:
    """Write what is stale, or only say it."""
    found = stale()
    if "--check" in arguments:
        raise SystemExit("\n".join(f"stale: {path.relative_to(GAMES)}" for path in found))
    for path in found:
        fields.write(path)


if __name__ == "__main__":
    main(sys.argv[1:])
