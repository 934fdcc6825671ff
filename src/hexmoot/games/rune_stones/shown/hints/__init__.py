"""What the asked seat is told beside the question: what answers bring, and why some are closed."""

from __future__ import annotations

from typing import Any

from hexmoot.games.rune_stones.rules.state import Table
from hexmoot.games.rune_stones.shown.hints.answers import answer_hints, asking_ability
from hexmoot.games.rune_stones.shown.hints.hand import card_hints, magic_hint, third_card_hint
from hexmoot.games.rune_stones.shown.hints.main_actions import main_action_hints


def hints(table: Table, viewer: int | None) -> dict[str, Any] | None:
    """Everything of it, for the asked seat alone: it knows its hand and nothing else is hidden."""
    if table.over or viewer != table.seat:
        return None
    return {
        "main_actions": main_action_hints(table),
        "answers": answer_hints(table),
        "asking": asking_ability(table),
        "cards": card_hints(table),
        "magic": magic_hint(table),
        "third_card": third_card_hint(table),
    }
