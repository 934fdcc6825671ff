"""What is being asked, in one sentence."""

from __future__ import annotations

from typing import Final

from hexmoot.games.alchemists_race.rules.actions import ACTIONS
from hexmoot.games.alchemists_race.rules.kinds import DECISIONS, DUE, LOSE_POTIONS, LOSE_RESOURCES
from hexmoot.games.alchemists_race.rules.state import Table
from hexmoot.games.alchemists_race.words.names import seat_name, seats_in
from hexmoot.games.alchemists_race.words.text import count, listing

PROMPTS: Final[dict[str, str]] = {
    "pre_roll_only": "Roll the die.",
    "pre_roll": "Roll the die, or do something first?",
    "pre_roll_craft": "Roll the die, or craft instead?",
    "pre_roll_sell": "Roll the die, or sell something first?",
    "pre_roll_craft_sell": "Roll the die, or craft instead? You may sell first.",
    "pre_roll_market_turn": "Roll the die, or use the Market instead?",
    "pre_roll_stay": "Roll the die, or stay where you are?",
    "post_roll": "You rolled {die}. Walk it?",
    "path": "Which way? {steps} to go.",
    "path_market": "Stop at the Market, or walk on? {steps} to go.",
    "encounter": "You meet {met}. Attack?",
    "lose_resources_space": "This space takes {pieces} from you: which one goes{first}?",
    "lose_resources_attack": "{attacker} hit you, {pieces} must go: which one{first}?",
    "lose_potions": "This space takes {pieces} from you: which one goes{first}?",
    "end_move": "Your move is done. What now?",
    "end_move_extra": "Your move is done, {rolls} left. What now?",
    "market_turn": "Craft and sell as you like, then end the turn.",
}
WAITING: Final = "Waiting for {seat}."
GAME_OVER: Final = "The game is over."


def prompt(table: Table, viewer: int | None) -> str:
    """The question in words for the asked seat, and for others whom we wait for."""
    if table.over:
        return GAME_OVER
    if viewer != table.seat:
        return WAITING.format(seat=seat_name(table.seat))
    noun = "potion" if table.asked() == LOSE_POTIONS else "resource"
    due = int(table.argument(DUE))
    met = seats_in(table, int(table.attackable(table.encounters)))
    return PROMPTS[_key(table)].format(
        die=table.die,
        steps=count(int(table.steps_left), "step"),
        rolls=count(int(table.extra_rolls), "extra roll"),
        met=listing([seat_name(seat) for seat in met]),
        attacker=seat_name(int(table.active)),
        pieces=count(due, noun),
        first=" first" if due > 1 else "",
    )


def _key(table: Table) -> str:
    """Which of the sentences fits the present question."""
    name = DECISIONS[int(table.asked())]
    if name == "lose_resources":
        return f"{name}_space" if table.seat == table.active else f"{name}_attack"
    if name == "end_move" and table.extra_rolls > 0:
        return "end_move_extra"
    if name == "path" and table.has_stepped and table.is_on_market(table.active):
        return "path_market"
    return f"{name}{_opening(table)}" if name == "pre_roll" else name


def _opening(table: Table) -> str:
    """What may be done before the roll, or in its place (AR-18, AR-74, AR-77)."""
    offered = {ACTIONS.family(action)[0] for action in table.legal()}
    if offered == {"roll"}:
        return "_only"
    if not table.is_on_market(table.active):
        return ""
    if not table.terms.sells_freely and offered & {"craft", "sell"}:
        return "_market_turn"
    market = "".join(f"_{word}" for word in ("craft", "sell") if word in offered)
    return market or ("_stay" if offered == {"roll", "end_turn"} else "")


def picks_left(table: Table) -> int:
    """AR-56: how many pieces are still to be given up."""
    return int(table.argument(DUE)) if table.asked() in (LOSE_RESOURCES, LOSE_POTIONS) else 0
