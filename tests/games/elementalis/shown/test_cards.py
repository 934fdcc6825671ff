"""The cards of the draft, and what the Mana to start with pays for."""

from __future__ import annotations

from typing import Any

import pytest

from hexmoot.games.elementalis.content.read import standard
from tests.games.elementalis.kit import GAME, at


def drafting(seats: int = 4, **options: Any) -> Any:
    """A game in which cards are still chosen."""
    return GAME.start(seats=seats, seed=3, **options)


def shown(state: Any) -> dict[str, Any]:
    """The table as a spectator sees it."""
    found: dict[str, Any] = state.view(None)["table"]
    return found


def asked(state: Any) -> str:
    """The kind of the present question; nothing once the game is over."""
    decision = GAME.decision(state)
    return decision.kind if decision else ""


def test_copies_left_go_down_as_cards_are_taken() -> None:
    """EL-12, EL-14, EL-15: one Major of each, as many Minors as the content has."""
    state = drafting()
    before = shown(state)
    assert before["copies_left"]["major"]["f"] == 1
    assert before["copies_left"]["minor"]["f"] == int(state.terms.minor_copies[0]) == 2
    state.apply(GAME.actions.parse("major f"))
    assert shown(state)["copies_left"]["major"]["f"] == 0
    while asked(state) != "minor":
        state.apply(state.legal()[0])
    state.apply(GAME.actions.parse("minor m"))
    assert shown(state)["copies_left"]["minor"]["m"] == int(state.terms.minor_copies[6]) - 1


def test_the_cards_left_are_those_with_copies() -> None:
    """EL-12: in every game, whatever cards it is played with."""
    for preset in ("full", "quick"):
        state = drafting(preset=preset)
        while asked(state) in ("major", "minor"):
            table = shown(state)
            for kind in ("major", "minor"):
                left = [word for word, count in table["copies_left"][kind].items() if count > 0]
                assert table[f"{kind}s_left"] == left
            offered = [text.split()[1] for text in map(GAME.actions.text, state.legal())]
            kind = asked(state)
            assert set(offered) <= set(table[f"{kind}s_left"])
            state.apply(state.legal()[-1])


@pytest.mark.parametrize("pair", [["M", "F"], ["F", "W"], ["X", "A"], ["W", "M"]])
def test_each_colour_says_which_own_spells_it_pays_for(pair: list[str]) -> None:
    """EL-67 to EL-69: Fire pays for Char, at the price of its line; Moon spells take any colour."""
    state = drafting(seats=2, arcana=[["E", "A"], pair])
    assert (asked(state), state.seat) == ("start_mana", 1)
    table = shown(state)
    for colour, words in table["pays"].items():
        paid = [
            f"{spell} {line['price']}"
            for line in table["seats"][1]["lines"]
            for spell in line["spells"]
            if school(spell) in (colour, "m")
        ]
        assert words == (", ".join(dict.fromkeys(paid)) or "none of your spells")


def test_what_mana_pays_for_is_said_while_it_is_chosen() -> None:
    """And at no other time."""
    assert shown(at("F/W", "M/F").power("F F W W / W").state)["pays"] is None


def school(name: str) -> str:
    """The letter of a spell's school, as its tooltip's card says."""
    by_name = {
        GAME.glossary[f"spell:{spell.id}"].name: spell.school.lower() for spell in standard().spells
    }
    return str(by_name[name])


def test_a_chance_roll_with_a_sun_is_lost() -> None:
    """EL-146: and a Power Roll with a Sun is not."""
    assert shown(at("F/W", "M/F", pools=["FF"]).power("F F W W / S").state)["lost"] is False
    bench = at("F/W", "M/F", pools=["FFFF", "FFFF"]).fill_channel("FF")
    assert shown(bench.chance_from("F F W W / S").state)["lost"] is True
