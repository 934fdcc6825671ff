"""The tree of a search."""

from __future__ import annotations

from hexmoot.bots import SeatView
from hexmoot.bots.native.search import Habits, Search
from hexmoot.bots.native.tree import MOST_OUTCOMES, NONE, ROOT, Tree
from tests.bots.kit.positions import ravens


def test_a_tree_grows_only_as_needed() -> None:
    """The room doubles with the thinking, up to the most."""
    search = Search(SeatView(ravens(seats=3)), Habits(room=3000), 1)
    assert search.tree.room == 1024
    search.run(5000)
    assert search.tree.room <= 3000


def test_rare_outcomes_share_a_node() -> None:
    """Behind an edge there are at most so many information sets, and known ones stay their own."""
    tree = Tree(1000)
    edge = tree.add_edge(ROOT, 3, 0)
    nodes = [int(tree.node_after(edge, key)) for key in range(100, 300)]
    assert len(set(nodes)) == MOST_OUTCOMES + 1
    assert NONE not in nodes
    assert int(tree.node_after(edge, 100)) == nodes[0]
    assert int(tree.node_after(edge, 298)) == int(tree.node_after(edge, 299))
