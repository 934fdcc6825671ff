"""The boards of the page: the same files for the same jobs, and no rule of a game among them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.project.sources import ROOT

WEB = ROOT / "web" / "src"
BOARDS = sorted(path.parent for path in WEB.glob("boards/*/kit.ts"))
MOST_LINES = 400
MADE = {"protocol.ts"}  # written by `python -m hexmoot.server.wire.typescript`

# Every file a board has, and what it must export; docs/boards.md shows the same list.
FILES: dict[str, tuple[str, ...]] = {
    "Board.svelte": (),
    "Picture.svelte": ("sign",),
    "Seat.svelte": (),
    "Lead.svelte": (),
    "kit.ts": ("kit",),
    "table.ts": (),
    "words.ts": ("where", "seatLine", "icon", "label", "gives", "isMain", "why"),
    "events.ts": ("doer", "flights", "named", "condense", "isHeading"),
    "hints.ts": (),
    "looks.ts": ("Look",),
    "layout.ts": (),
    "samples.ts": ("viewOf",),
    "Still.svelte": (),
}
OPTIONAL: dict[str, tuple[str, ...]] = {
    "Aside.svelte": (),
    "tour.ts": ("tour",),
    "story.ts": (),
}
FOLDERS = ("drawing", "boxes", "pieces")
COMPONENT = re.compile(r"[A-Z][A-Za-z]+\.svelte")
NOUN = re.compile(r"[a-z]+(\.svelte)?\.ts")
DOCUMENTED = re.compile(
    r"^\| `([A-Za-z]+(?:\.svelte|\.ts|/))` \|[^|]*\|([^|]*)\| (yes|no) \|$", re.M
)


def name_of(board: Path) -> str:
    return board.name


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts")


@pytest.mark.parametrize("board", BOARDS, ids=name_of)
def test_a_board_has_the_files_of_all_boards(board: Path) -> None:
    """One job, one name: whoever knows one board finds everything in the others."""
    found = {path.name for path in board.iterdir() if path.is_file() and not is_test(path)}
    assert set(FILES) - found == set()
    assert found - set(FILES) - set(OPTIONAL) == set()
    folders = {path.name for path in board.iterdir() if path.is_dir()}
    assert folders <= set(FOLDERS)


@pytest.mark.parametrize("board", BOARDS, ids=name_of)
def test_files_export_what_their_name_promises(board: Path) -> None:
    missing = [
        f"{name}: {export}"
        for name, exports in (FILES | OPTIONAL).items()
        if (board / name).exists()
        for export in exports
        if not _exports((board / name).read_text("utf-8"), export)
    ]
    assert missing == []


def _exports(source: str, name: str) -> bool:
    pattern = rf"export (?:const|function|interface|type|class) {name}\b"
    return re.search(pattern, source) is not None


@pytest.mark.parametrize("board", BOARDS, ids=name_of)
def test_parts_are_components_or_nouns_of_their_own(board: Path) -> None:
    """Folders hold components and what only they need; the names of the board itself stay there."""
    parts = [path for folder in FOLDERS for path in (board / folder).rglob("*.*")]
    odd = [path for path in parts if not is_test(path) and not _is_part(path)]
    assert odd == []


def _is_part(path: Path) -> bool:
    taken = path.name in FILES or path.name in OPTIONAL
    return not taken and bool(COMPONENT.fullmatch(path.name) or NOUN.fullmatch(path.name))


@pytest.mark.parametrize("board", BOARDS, ids=name_of)
def test_a_test_stands_beside_what_it_tests(board: Path) -> None:
    tests = list(board.rglob("*.test.ts"))
    alone = [path for path in tests if not path.with_name(path.name.replace(".test", "")).exists()]
    assert alone == []


@pytest.mark.parametrize("board", BOARDS, ids=name_of)
def test_a_kit_is_only_a_list(board: Path) -> None:
    """What it lists is written where its name says."""
    assert "=>" not in (board / "kit.ts").read_text("utf-8")
    assert "function" not in (board / "kit.ts").read_text("utf-8")


def test_the_page_about_boards_shows_this_list() -> None:
    page = (ROOT / "docs" / "boards.md").read_text("utf-8")
    shown = {name: (_listed(exports), needed) for name, exports, needed in DOCUMENTED.findall(page)}
    wanted = {name: (exports, "yes") for name, exports in FILES.items()}
    wanted |= {name: (exports, "no") for name, exports in OPTIONAL.items()}
    wanted |= {f"{name}/": ((), "no") for name in FOLDERS}
    assert shown == wanted


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`(\w+)`", cell))


def test_no_file_of_the_page_is_long() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    long = {
        path.name: lines
        for path in sources
        if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES and path.name not in MADE
    }
    assert long == {}


# ---- no rule of a game in TypeScript
#
# What may be done, what it costs, where it leads and how likely that is: the engine says it
# (`view.choices`, `view.table.hints`, forecasts and previews); a board looks it up and draws it.
# Words about what was sent may speak of it: names that end in `Words` are free.

NUMBER = re.compile(r"-?[\d.]+")
PRICE = r"(?:price|cost|prices|costs)"
HELD = r"(?:stones|held|holding|hand|purse|coins|pool|mana|resources|gems|drops|stock)"
DECLARED = re.compile(r"\b(?:function|const|let) (\w+)")
DECIDES = re.compile(
    r"(?:can|may)[A-Z]\w*"
    r"|\w*(?:Legal|Payable|Affordable|Reachable|Attackable|Playable|Castable|Buildable|Enough)\w*"
    r"|(?:legal|payable|affordable|reach|neighbour|walksFrom|odds|chance|probabil|likel|outlook)\w*"
    r"|(?:score|points|cost|price)(?:Of|For|After)\w*"
    r"|pays|covered|closed[A-Z]\w*|spaces[A-Z]\w*|is(?:Lost|Asking|Fought)"
)
COMPARED = re.compile(r"([\w.?!$\[\]]+) (?:<=?|>=?) ([\w.?!$\[\]]+)")
TAKES = re.compile(r"(?:function \w+|const \w+ =) ?\(([^)]*)\)")
ROLLS = re.compile(
    r"Math\.random|(?<!0, )\b1, 2, 3, 4, 5, 6\b|length: 6\b|\w <= 6;|[\w)] / (?:6|36|216)\b"
)
STOCK = (
    r"(?:stones|held|hand|deck|coins|pool|mana|drops|magic|arrows|block|dice|influence|limit|goal"
    r"|score|points|budget|copies|flux|supply)"
)
OTHER = r"(?:[A-Za-z(][\w.!?]*)"
ADDED = re.compile(rf"[\w.!?]+\.{STOCK}\b!? [-+] {OTHER}|{OTHER} [-+] [\w.!?]+\.{STOCK}\b(?!\()")
LEFT = re.compile(r"(?:\)|\d|\.\w+) - [\w.]+\.length\b")
ACTION = re.compile(r"[\w.!?]*\baction\b!? [-+] [\w.(]+|[\w.)]+ [-+] [\w.!?]*\baction\b")
READ = re.compile(r"Number\(/[^\n]*\.exec\((?:\w+\??\.)?label|label\??\.matchAll\(")
FUNCTION = re.compile(r"^([ \t]*)(?:export )?function (\w+)\(.*?^\1\}$", re.M | re.S)


def sources_of_boards() -> Iterator[tuple[str, str]]:
    """Path and code of every board's source; comments and styles left out, samples are data."""
    for board in BOARDS:
        for path in sorted(board.rglob("*")):
            if path.suffix in {".ts", ".svelte"} and not is_test(path) and path.stem != "samples":
                code = re.sub(r"<style>.*?</style>", "", path.read_text("utf-8"), flags=re.S)
                code = re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", code, flags=re.S)
                yield path.relative_to(WEB / "boards").as_posix(), code


def deciding_names(code: str) -> list[str]:
    """Functions and values whose name says that they decide."""
    names = (name for name in DECLARED.findall(code) if not name.endswith("Words"))
    return [name for name in names if DECIDES.fullmatch(name)]


def prices_compared(code: str) -> list[str]:
    """A price on one side of a comparison, something that is no plain number on the other."""
    return [
        f"{left} with {right}"
        for left, right in COMPARED.findall(code)
        if not NUMBER.fullmatch(left)
        and not NUMBER.fullmatch(right)
        and any(re.search(rf"\b{PRICE}\b", side, re.I) for side in (left, right))
    ]


def prices_met(code: str) -> list[str]:
    """Functions that are given a price and what somebody holds, or a budget to spend."""
    found = []
    for given in TAKES.findall(code):
        names = set(re.findall(r"\w+(?=\??:|,|$)", given))
        if {"budget"} & names:
            found.append("budget")
        if any(re.fullmatch(PRICE, name) for name in names) and any(
            re.fullmatch(HELD, name) for name in names
        ):
            found.append(given.strip())
    return found


def rolls_enumerated(code: str) -> list[str]:
    """Faces gone through, or parts of six."""
    scripts = re.findall(r"<script.*?</script>", code, re.S)
    return ROLLS.findall("\n".join(scripts) if scripts else code)


def searches(code: str) -> list[str]:
    """Functions that call themselves: what goes on from answer to answer knows what is legal."""
    return [
        match[2]
        for match in FUNCTION.finditer(code)
        if len(re.findall(rf"(?<![.\w]){match[2]}\(", match[0])) > 1
    ]


def holdings_added(code: str) -> list[str]:
    """Sums and differences with something held, thrown or aimed at: what is left or reached."""
    return ADDED.findall(code)


def counts_subtracted(code: str) -> list[str]:
    """How many are left of a number that the rules know."""
    return LEFT.findall(code)


def actions_computed(code: str) -> list[str]:
    """Numbers of answers made from others: only the server knows which there are."""
    return ACTION.findall(code)


def numbers_read_off_words(code: str) -> list[str]:
    """Prices and gains taken from a sentence instead of the view."""
    return READ.findall(code)


LINTS: list[Callable[[str], list[str]]] = [
    deciding_names,
    prices_compared,
    prices_met,
    rolls_enumerated,
    searches,
    holdings_added,
    counts_subtracted,
    actions_computed,
    numbers_read_off_words,
]


@pytest.mark.parametrize("lint", LINTS, ids=lambda lint: lint.__name__)
def test_no_board_decides(lint: Callable[[str], list[str]]) -> None:
    """The engine is the only place that knows a rule; a board looks up what it says."""
    found = {f"{path}: {what}" for path, code in sources_of_boards() for what in lint(code)}
    assert found == set()


@pytest.mark.parametrize(
    ("lint", "code"),
    [
        (deciding_names, "const isAttackable = (seat: Seat) => seat.space === own.space;"),
        (deciding_names, "function oddsOf(dice: number) {}"),
        (prices_compared, "return seat.coins >= recipe.cost;"),
        (prices_compared, "{#if slot.price <= turn.pool}"),
        (prices_met, "function covered(cost: readonly Code[], stones: readonly Code[]) {}"),
        (rolls_enumerated, "for (let face = 1; face <= 6; face += 1) {}"),
        (rolls_enumerated, "const share = hits / 36;"),
        (searches, "function walk(left: number) {\n  walk(left - 1);\n}"),
        (deciding_names, "const isLost = $derived(shown.roll === 'Chance Roll' && suns > 0);"),
        (holdings_added, "return `leaves ${view.table.turn.pool + magic}`;"),
        (holdings_added, "{side.arrows + side.dice}"),
        (holdings_added, "const over = $derived(held.length - holder.limit);"),
        (counts_subtracted, "const left = (kind === 'Major' ? 1 : 2) - owners.length;"),
        (actions_computed, "return known.action - numberOf(known.target) + space;"),
        (actions_computed, "answer.actions.map((action) => action - base)"),
        (numbers_read_off_words, r"const drops = Number(/(\d+) drops?/.exec(label)?.[1] ?? 0);"),
    ],
)
def test_each_lint_sees_its_fault(lint: Callable[[str], list[str]], code: str) -> None:
    assert lint(code) != []


@pytest.mark.parametrize(
    "code",
    [
        "const spaces = Array.from({ length: forest.goal + 1 });",
        "const last = held.length - 1;",
        "x={box.width / 2 - point.x}",
        "table.view.ply - start <= KEPT",
    ],
)
def test_the_lints_leave_drawing_alone(code: str) -> None:
    assert [what for lint in LINTS for what in lint(code)] == []
