"""The action table: numbers and texts, one to one."""

from __future__ import annotations

import pytest

from hexmoot.engine.actions import ActionTable, numbered, verb
from hexmoot.engine.errors import IllegalAction

TABLE = ActionTable(
    [verb("roll"), verb("swap", numbered(2)), verb("pay", ("gem", "ore"), ("a", "b"))]
)
TEXTS = ["roll", "swap 0", "swap 1", "pay gem a", "pay gem b", "pay ore a", "pay ore b"]


def test_texts_stand_in_table_order() -> None:
    """Families one after the other, the last argument fastest."""
    assert [TABLE.text(action) for action in range(len(TABLE))] == TEXTS
    assert [TABLE.parse(text) for text in TEXTS] == list(range(7))
    assert (TABLE.base("swap"), TABLE.base("pay")) == (1, 3)


def test_typed_text_may_be_untidy() -> None:
    """Capitals and spaces do not matter."""
    assert TABLE.parse("  Pay   ORE b ") == 6


@pytest.mark.parametrize("text", ["", "swap", "swap 2", "pay ore", "roll 1"])
def test_unknown_text_is_refused(text: str) -> None:
    """No guessing."""
    with pytest.raises(IllegalAction, match="no action reads like this"):
        TABLE.parse(text)


@pytest.mark.parametrize("action", [-1, 7])
def test_unknown_numbers_are_refused(action: int) -> None:
    """The error says which numbers there are."""
    with pytest.raises(IllegalAction, match="action numbers go from 0 to 6"):
        TABLE.text(action)
    assert TABLE.name(action) == str(action)


def test_two_actions_cannot_share_a_text() -> None:
    """A table that could not be read back is refused when it is made."""
    with pytest.raises(ValueError, match="two actions share one text"):
        ActionTable([verb("pay", ("gem",)), verb("pay", ("gem",))])
