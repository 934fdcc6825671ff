"""The table as boxes of text, made from the view alone, for the terminal and the plain page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexmoot.engine.wording import Panel, PanelRow
from hexmoot.games.alchemists_race.content.read import standard
from hexmoot.games.alchemists_race.words.text import PANELS, listing

COLUMNS: Final = 78
LINES: Final = 29
ROAD_MARKS: Final = {"flat": "─", "upright": "│", "rising": "╱", "falling": "╲"}

View = Mapping[str, Any]


def panels(view: View) -> list[Panel]:
    """Board, turn, one box a seat, and the potion shelf."""
    return [
        Panel(view["board"]["title"], picture=board_picture(view)),
        turn_panel(view),
        *(seat_panel(view, seat) for seat in view["seats"]),
        shelf_panel(view),
        *supply_panel(view),
    ]


def turn_panel(view: View) -> Panel:
    """Whose turn it is, the die, and what is left to walk."""
    seat = view["seats"][view["active"]]
    rows = [
        PanelRow(PANELS["target"], str(view["target_coins"])),
        PanelRow(PANELS["die"], str(view["die"] or PANELS["not_rolled"]), "die"),
        PanelRow(PANELS["steps"], str(view["steps_left"])),
        PanelRow(PANELS["extra_rolls"], str(view["extra_rolls"])),
    ]
    title = PANELS["turn"].format(round=view["round"], seat=seat["name"])
    return Panel(title, tuple(rows))


def seat_panel(view: View, seat: View) -> Panel:
    """What one seat has, and where its piece stands."""
    resources = {resource.id: resource.name for resource in standard().resources}
    potions = {potion.id: potion.name for potion in standard().potions}
    guards = [potions["defence"]] if seat["defended"] else []
    guards += [potions["invisibility"]] if seat["invisible"] else []
    rows = (
        PanelRow(PANELS["coins"], f"{seat['coins']} / {view['target_coins']}"),
        PanelRow(PANELS["place"], place_text(view, seat), f"space:{seat['space']}"),
        PanelRow(PANELS["resources"], holdings(seat["resources"], resources)),
        PanelRow(PANELS["potions"], holdings(seat["potions"], potions)),
        PanelRow(PANELS["guard"], listing(guards) or PANELS["nothing"]),
        PanelRow(PANELS["worth"], str(seat["worth"])),
    )
    return Panel(seat["name"], rows, seat=seat["seat"])


def holdings(counts: Mapping[str, int], names: Mapping[str, str]) -> str:
    """`2 Flower, 1 Honey`: only what is there."""
    found = [f"{number} {names[word]}" for word, number in counts.items() if number]
    return ", ".join(found) or PANELS["nothing"]


def place_text(view: View, seat: View) -> str:
    """Where a piece stands and where it may not go back to."""
    spaces = view["board"]["spaces"]
    here = spaces[seat["space"]]["place"]
    if seat["came_from"] is None:
        return PANELS["free"].format(space=here)
    return PANELS["came_from"].format(space=here, back=spaces[seat["came_from"]]["place"])


def shelf_panel(view: View) -> Panel:
    """All recipes with their values, and the cards left where stacks are limited."""
    names = {resource.id: resource.name for resource in standard().resources}
    rows = []
    for recipe in view["recipes"]:
        cost = " + ".join(names[word] for word in recipe["cost"])
        words = PANELS["recipe"].format(cost=cost, value=recipe["value"])
        if recipe["left"] is not None:
            words += f" ({PANELS['left'].format(left=recipe['left'])})"
        rows.append(PanelRow(recipe["name"], words, recipe["id"]))
    return Panel(PANELS["shelf"], tuple(rows))


def supply_panel(view: View) -> list[Panel]:
    """The tokens left of each kind, where the supply is limited."""
    names = {resource.id: resource.name for resource in standard().resources}
    limited = {word: left for word, left in view["supply"].items() if left is not None}
    if not limited:
        return []
    rows = tuple(
        PanelRow(names[word], PANELS["left"].format(left=left)) for word, left in limited.items()
    )
    return [Panel(PANELS["supply"], rows)]


# ---- the board as a text picture


def board_picture(view: View) -> str:
    """Spaces where they lie, roads between them, pieces in brackets under their space."""
    spaces = view["board"]["spaces"]
    width, height = view["board"]["canvas"]
    points = [
        (round(space["x"] * (COLUMNS - 1) / width), round(space["y"] * (LINES - 1) / height))
        for space in spaces
    ]
    grid = [[" "] * (COLUMNS + 12) for _ in range(LINES + 1)]
    for space in spaces:
        for road in space["roads"]:
            if road > space["number"]:
                _draw_road(grid, points[space["number"]], points[road])
    for space in spaces:
        column, line = points[space["number"]]
        _write(grid, column, line, _space_text(space))
        _write(grid, column, line + 1, _pieces_text(view, space))
    lines = ["".join(row).rstrip() for row in grid]
    used = [number for number, line in enumerate(lines) if line]
    return "\n".join(lines[used[0] : used[-1] + 1])


def _draw_road(grid: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    across, down = end[0] - start[0], end[1] - start[1]
    slope = "flat" if down == 0 else "upright" if across == 0 else "rising"
    if slope == "rising" and (across > 0) == (down > 0):
        slope = "falling"
    length = max(abs(across), abs(down), 1)
    for step in range(length + 1):
        column = start[0] + round(across * step / length)
        line = start[1] + round(down * step / length)
        grid[line][column] = ROAD_MARKS[slope]


def _space_text(space: View) -> str:
    """`O2:F` gives Flower, `O8:−2M` takes two resources, `O5:−1P` takes a potion."""
    if space["kind"] == "market":
        return str(space["name"])
    if space["resource"]:
        mark = next(row.short for row in standard().resources if row.id == space["resource"])
    else:
        marks = {"lose_material": f"−{space['amount']}M", "lose_potion": f"−{space['amount']}P"}
        mark = marks.get(space["kind"], "·")
    return f"{space['label']}:{mark}"


def _pieces_text(view: View, space: View) -> str:
    """`[RB]`: the first letters of the seats whose pieces stand here."""
    here = [seat["name"][0] for seat in view["seats"] if seat["space"] == space["number"]]
    return f"[{''.join(here)}]" if here else ""


def _write(grid: list[list[str]], column: int, line: int, words: str) -> None:
    start = max(0, column - len(words) // 2)
    grid[line][start : start + len(words)] = list(words)
