"""The table as titled boxes of text, made only from what a viewer was allowed to see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexmoot.engine.wording import Panel, PanelRow

Data = Mapping[str, Any]


def _card(card: Data | None) -> str:
    """A card in one line."""
    if card is None:
        return "empty"
    return f"{card['number']} {card['name']} ({card['colour']}, {card['magic']}): {card['text']}"


def _numbers(cards: list[int]) -> str:
    return " ".join(str(number) for number in cards) or "none"


def _counts(counts: Data) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items() if count) or "none"


def _supply_text(supply: Data) -> str:
    return ", ".join(f"{name} {'∞' if count is None else count}" for name, count in supply.items())


def game_panel(table: Data) -> Panel:
    """Round, target and the shared supply."""
    last = " (last round)" if table["last_round"] else ""
    return Panel(
        "Game",
        (
            PanelRow("Round", f"{table['round']}{last}"),
            PanelRow("Target", f"{table['target']} points", "t65"),
            PanelRow("Supply", _supply_text(table["supply"])),
            PanelRow("Artifact supply", _counts(table["artifact_supply"]), "asup"),
            PanelRow("Artifact discard", _counts(table["artifact_discard"]), "adisc"),
        ),
    )


def display_panel(table: Data) -> Panel:
    """The six slots, the deck and the general discard."""
    rows = []
    for slot in table["display"]:
        bought = " — bought" if slot["bought"] else ""
        rows.append(PanelRow(f"Price {slot['price']}", _card(slot["card"]) + bought, slot["id"]))
    rows.append(PanelRow("Creature deck", f"{table['creature_deck']} cards", "cdeck"))
    rows.append(PanelRow("General discard", _numbers(table["general_discard"]), "gdisc"))
    return Panel("Creatures", tuple(rows))


def smithy_panel(table: Data) -> Panel:
    """The smithies with prices and reasons."""
    rows = []
    for smithy in table["smithies"]:
        artifact = smithy["artifact"] or "empty"
        if smithy["id"] == "sW":
            artifact = f"{smithy['stack']} wild"
        token = " Forge token." if smithy["forge_token"] else ""
        why = f" [{smithy['why_not']}]" if smithy["why_not"] else ""
        rows.append(
            PanelRow(smithy["name"], f"{artifact}. {smithy['text']}{token}{why}", smithy["id"])
        )
    return Panel("Smithies", tuple(rows))


def _stone_names(table: Data, ids: list[str]) -> str:
    """Rune stones as the stacks call them, or the word for none."""
    names = {stone["id"]: stone["name"] for stone in table["stones"]}
    return ", ".join(names[one] for one in ids) or "none"


def stone_panel(table: Data) -> Panel:
    """The stacks of rune stones."""
    rows = [
        PanelRow(
            stone["name"],
            f"{stone['left']} left" + (f", {stone['aside']} aside" if stone["aside"] else ""),
            stone["id"],
        )
        for stone in table["stones"]
    ]
    return Panel("Rune stones", tuple(rows))


def night_panel(night: Data) -> Panel:
    """Wisp tokens and face-up tiles."""
    spaces = [str(token["space"]) for token in night["tokens"] if token["wisp"]]
    rows = [PanelRow("Wisp tokens", "on " + ", ".join(spaces) if spaces else "none")]
    for tile in night["up"]:
        if tile is not None:
            rows.append(PanelRow(tile["name"], tile["text"], tile["id"]))
    rows.append(PanelRow("Stack", f"{night['stack']} tiles"))
    return Panel("Night", tuple(rows))


def forest_panel(table: Data) -> Panel:
    """Where the familiars stand."""
    forest = table["forest"]
    rows = []
    for seat in table["seats"]:
        space = forest["spaces"][seat["familiar"]]
        text = f"space {seat['familiar']}. {space['text']}"
        rows.append(PanelRow(seat["name"], text, space["id"]))
    rows.append(PanelRow("Toadstool stack", str(forest["stack"])))
    return Panel("Forest", tuple(rows))


def _forging_row(turn: Data) -> PanelRow:
    """RS-4: what is being forged, how it is paid for and, once that is chosen, where it goes."""
    slot = turn["forging_slot"]
    where = f", for the {slot.split(':')[2]} slot of row {slot.split(':')[1]}" if slot else ""
    return PanelRow("Forging", f"with {turn['forging_with']}{where}", turn["forging_at"])


def turn_panel(table: Data) -> Panel:
    """What the running turn has brought so far."""
    turn = table["turn"]
    rows = []
    for card in turn["played"]:
        notes = [word for word in ("used", "forfeited", "destroyed") if card[word]]
        if card["will_be_lost"]:
            notes.append("will be lost")
        note = f" ({', '.join(notes)})" if notes else ""
        rows.append(PanelRow("Played", _card(card) + note, card["id"]))
    for card in turn["magic_cards"]:
        rows.append(PanelRow("Magic", _card(card), card["id"]))
    if turn["pool"]:
        rows.append(PanelRow("Pool", f"{turn['pool']} magic"))
    if turn["forging_at"]:
        rows.append(_forging_row(turn))
    if turn["wilds"]:
        rows.append(PanelRow("Wilds", "all gems are wild, all magic fits"))
    if turn["borrowed"]:
        rows.append(PanelRow("Borrowed", _stone_names(table, turn["borrowed"])))
    return Panel("This turn", tuple(rows))


def _row_text(row: Data) -> str:
    tiles = [f"{slot}:{tile}" for slot, tile in row["slots"].items() if tile]
    return f"{' '.join(tiles) or 'empty'} (worth {row['points']})"


def seat_panel(table: Data, seat: Data) -> Panel:
    """One seat: score, holdings, cards."""
    rows = [
        PanelRow("Score", f"{seat['score']}, {seat['to_target']} to go"),
        PanelRow("Gems", _counts(seat["gems"])),
        PanelRow("Ore", str(seat["ore"])),
        *(PanelRow(f"Row {row['id'][-1]}", _row_text(row), row["id"]) for row in seat["rows"]),
        PanelRow("Stones", _stone_names(table, seat["stones"])),
    ]
    if seat["wild_gem"]:
        rows.append(PanelRow("Wild colour", seat["wild_gem"]))
    if "toadstools" in seat:
        rows.append(PanelRow("Toadstools", _counts(seat["toadstools"])))
    if seat["hand"] is None:
        rows.append(
            PanelRow("Hand", f"{seat['hand_size']} cards; known: {_numbers(seat['known'])}")
        )
    else:
        rows.extend(PanelRow("Hand", _card(card), card["id"]) for card in seat["hand"])
    rows.append(PanelRow("Deck", f"{seat['deck_size']} cards; unseen: {_numbers(seat['unseen'])}"))
    rows.append(PanelRow("Discard", _numbers(seat["discard"])))
    return Panel(seat["name"], tuple(rows), seat=seat["seat"])


def panels(table: Data) -> list[Panel]:
    """All boxes, the shared ones first."""
    found = [game_panel(table), display_panel(table), smithy_panel(table), stone_panel(table)]
    if table["night"] is not None:
        found.append(night_panel(table["night"]))
    if table["forest"] is not None:
        found.append(forest_panel(table))
    found.append(turn_panel(table))
    return found + [seat_panel(table, seat) for seat in table["seats"]]
