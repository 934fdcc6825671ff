"""Achievements reward trying things."""

from __future__ import annotations

from typing import Any

from hexmoot.engine import registry
from hexmoot.server.hall.achievements import achievements, role_family
from hexmoot.server.storage.rows import ResultRow
from tests.upgrades.write import our_games


def row(game: str, **changed: Any) -> ResultRow:
    values = {"preset": "", "seats": 2, "plies": 1, "ended": 0.0, "seat": 0, **changed}
    return ResultRow(table_id="t", player="wren", game=game, **values)


def reached(*rows: ResultRow) -> dict[str, tuple[int, int]]:
    found = achievements(our_games(), rows)
    return {one.name: (one.have, one.want) for one in found}


def test_nothing_is_reached_at_first() -> None:
    assert {have for have, _ in reached().values()} == {0}
    assert all(want > 0 for _, want in reached().values())


def test_every_game_every_preset_and_every_level_counts_once() -> None:
    name = our_games()[0].name
    preset = our_games()[0].options.default_preset
    rows = [row(name, preset=preset, share=1.0, levels=["magus"])] * 3
    found = reached(*rows)
    assert found["games"] == (1, 5)
    assert found[f"presets:{name}"][0] == 1
    assert found["level:magus"] == (1, 5)
    assert found["level:archmage"] == (0, 5)
    lost = reached(row(name, share=0.0, levels=["magus"]))
    assert lost["level:magus"] == (0, 5)


def test_mages_and_sorcerers_are_counted_where_a_game_has_them() -> None:
    assert role_family(registry.game("elementalis")) == "mage"
    assert role_family(registry.game("mushroom_sorcerer")) == "sorcerer"
    assert role_family(registry.game("alchemists_race")) == ""
    found = reached(row("elementalis", roles=["mage:purist"]), row("elementalis", roles=["x:y"]))
    assert found["roles:elementalis"] == (1, 9)


def test_company_and_winning_together_count() -> None:
    found = reached(row("elementalis", people=1), row("elementalis", together=True, share=1.0))
    assert found["people"] == (1, 10)
    assert found["together"] == (1, 1)
    lost = reached(row("elementalis", together=True, share=0.0))
    assert lost["together"] == (0, 1)
