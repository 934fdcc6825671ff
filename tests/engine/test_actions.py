"""The action table: numbers and texts, one to one."""

from __future__ import annotations

import pytest

from hexmoot.engine.actions import ActionTable, family, numbered
from hexmoot.engine.errors import IllegalAction

TABLE = ActionTable(
    [
        family("roll", 0),
        family("swap", 1, numbered(2)),
        family("pay", 3, ("gem", "ore"), ("a", "b")),
    ]
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
        ActionTable([family("pay", 0, ("gem",)), family("pay", 1, ("gem",))])


def test_a_family_that_begins_elsewhere_is_refused() -> None:
    """Rules and words cannot drift apart: the constant must be the place in the table."""
    with pytest.raises(ValueError, match="the actions of 'swap' begin at 1, not 2"):
        ActionTable([family("roll", 0), family("swap", 2, numbered(4))])


def test_an_action_knows_its_family() -> None:
    """By word and by its place in it."""
    table = ActionTable([family("roll", 0), family("swap", 1, numbered(4))])
    assert [table.family(action) for action in (0, 1, 4)] == [("roll", 0), ("swap", 0), ("swap", 3)]
