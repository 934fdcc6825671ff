"""The docs page of each game's environment, written from the code.

`python -m hexmoot.research.pages` writes them all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from hexmoot.engine import registry
from hexmoot.engine.game import Game
from hexmoot.engine.native.sheet import Feature
from hexmoot.engine.secrets import has_secrets

NUMBERED = re.compile(r"^(.*?)(\[|=)(\d+)(\]?)$")


def page(game: Game) -> str:
    """One page in the template all games share."""
    parts = (_overview, _decisions, _actions, _termination, _observation)
    return "\n\n".join("\n".join(part(game)) for part in parts) + "\n"


def _overview(game: Game) -> Iterable[str]:
    words = "".join(word.capitalize() for word in game.name.split("_"))
    version = game.rules_version - 1
    return (
        f"# {game.title}",
        "",
        game.summary,
        "",
        "| | |",
        "|---|---|",
        f"| seats | {game.min_seats} to {game.max_seats} |",
        f"| presets | {', '.join(f'`{preset}`' for preset in game.options.presets)} |",
        f'| PettingZoo | `hexmoot.research.pettingzoo.env("{game.name}")` |',
        f'| Gymnasium | `gymnasium.make("hexmoot/{words}-v{version}")` |',
        f'| OpenSpiel | `pyspiel.load_game("hexmoot_{game.name}")` after `register()` |',
        f'| vector | `VectorEnvironment("{game.name}", count=1024)` |',
        f"| actions | {len(game.actions)} in a fixed table, masked |",
        f"| hidden information | {_secrets(game)} |",
        "| rewards | at the end: utility 0..1 (a sole winner has 1), or the score margin -1..1 |",
        f"| version | {version} (rules {game.rules_version}); raised on any change of behaviour |",
    )


def _decisions(game: Game) -> Iterable[str]:
    return ("## Decisions", "", *(f"- `{name}`" for name in game.decisions.values()))


def _actions(game: Game) -> Iterable[str]:
    return ("## Actions", "", "| numbers | text |", "|---|---|", *_action_rows(game))


def _termination(game: Game) -> Iterable[str]:
    endings = (f"- `{ending.name}`: {ending.sentence}" for ending in game.endings)
    return ("## Termination", "", *endings)


def _observation(game: Game) -> Iterable[str]:
    features = game.features(game.prepare(game.usual_seats, None, {}))
    return (
        f"## Observation ({game.usual_seats} seats, {len(features)} numbers)",
        "",
        "Seats are counted from the viewer: `seat+0` is its own.",
        "",
        "| place | name | range |",
        "|---|---|---|",
        *_feature_rows(features),
    )


def _secrets(game: Game) -> str:
    return "yes: seats see different things" if has_secrets(game) else "none beyond chance to come"


def _action_rows(game: Game) -> Iterable[str]:
    for verb in game.actions.verbs:
        texts = list(verb.texts())
        first = game.actions.parse(texts[0])
        last = first + len(texts) - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        shown = f"`{texts[0]}`" if first == last else f"`{texts[0]}` … `{texts[-1]}`"
        yield f"| {numbers} | {shown} |"


def _feature_rows(features: Sequence[Feature]) -> Iterable[str]:
    """Runs of numbered features with the same bounds share one row."""
    start = 0
    while start < len(features):
        end = _end_of_run(features, start)
        first, last = features[start], features[end - 1]
        place = str(start) if end == start + 1 else f"{start}–{end - 1}"
        name = first.name if end == start + 1 else f"{first.name} … {last.name}"
        yield f"| {place} | `{name}` | {first.low}..{first.high} |"
        start = end


def _end_of_run(features: Sequence[Feature], start: int) -> int:
    """One past the last feature that only counts on from the first."""
    end = start + 1
    stem = _stem(features[start].name)
    while end < len(features) and stem and _stem(features[end].name) == stem:
        if (features[end].low, features[end].high) != (features[start].low, features[start].high):
            break
        end += 1
    return end


def _stem(name: str) -> str:
    found = NUMBERED.match(name)
    return f"{found[1]}{found[2]}" if found else ""


def main(folder: Path) -> None:
    """Write every game's page."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in registry.games():
        (folder / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/environments"))
