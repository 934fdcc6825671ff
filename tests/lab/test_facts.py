"""What a record says about balance."""

from __future__ import annotations

import pytest

from hexmoot.engine import registry
from hexmoot.engine.errors import BadRecord
from hexmoot.engine.match import Match
from hexmoot.engine.wording import Deed
from hexmoot.lab.facts import NOBODY, Facts, Lead, Tally, Unfinished, facts_of, lead_of
from tests.lab.toys.scales import GAME, Scales

ONE_GAME = ["choose copper", "pass"]


def played(answers: list[str], **options: int) -> Match:
    match = Match.start(GAME, seats=2, seed=3, **options)
    for answer in answers:
        match.play(GAME.actions.parse(answer))
    return match


def test_a_record_becomes_facts() -> None:
    """Seat 1 chooses copper (worth all), seat 2 passes; every answer was open to both."""
    match = played(ONE_GAME, weight_edge=1000)
    outcome = match.state.outcome
    assert outcome is not None
    offered = {0, 1}
    assert facts_of(match.record) == Facts(
        utilities=[1.0, 0.0],
        ranks=[1, 2],
        scores=list(outcome.scores),
        parts=list(outcome.parts),
        ending="weighed",
        answers=2,
        lead=Lead(changes=0, half_time=0, settled=0.5),
        roles=[GAME.roles(match.state, 0), GAME.roles(match.state, 1)],
        deeds={
            Deed("chosen", "copper"): Tally(2, 1, offered, {0}),
            Deed("chosen", "silver"): Tally(2, 0, offered, set()),
            Deed("chosen", "gold"): Tally(2, 0, offered, set()),
            Deed("chosen", "stone"): Tally(2, 0, offered, set()),
        },
        choices={("choose", "pass"): Tally(2, 1, offered, {1})},
    )


def test_seats_are_counted_from_the_one_that_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game, begun by the other seat: everything of a seat is told of the other place."""
    record = played(ONE_GAME, weight_edge=1000).record
    plain = facts_of(record)
    monkeypatch.setattr(Scales, "first_seat", lambda game, state: 1)
    turned = facts_of(record)
    for name in ("utilities", "ranks", "scores", "parts", "roles"):
        assert getattr(turned, name) == getattr(plain, name)[::-1]
    assert (plain.lead.half_time, turned.lead.half_time) == (0, 1)
    assert turned.lead.settled == plain.lead.settled
    assert turned.deeds[Deed("chosen", "copper")] == Tally(2, 1, {0, 1}, {1})


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("alchemists_race", "first_player"),
        ("elementalis", "start_seat"),
        ("mushroom_sorcerer", "first_seat"),
        ("rune_stones", "first_player"),
        ("sorcerer_stones", "start_seat"),
    ],
)
def test_every_game_says_who_begins(name: str, option: str) -> None:
    """AR-15, EL-21, MS-13, RS-27, SS-11, SS-12: whoever is named, and drawn where nobody is."""
    game = registry.game(name)
    for seat in range(3):
        assert game.first_seat(game.start(seats=3, seed=5, **{option: seat})) == seat
    drawn = {game.first_seat(game.start(seats=3, seed=seed)) for seed in range(30)}
    assert drawn == ({0} if name == "elementalis" else {0, 1, 2})


def test_answers_that_do_the_same_are_one_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gold and stone count as one thing: open once a decision, not twice."""
    same = Deed("chosen", "gold")
    monkeypatch.setattr(
        Scales, "deed", lambda game, state, action: same if action in (2, 3) else None
    )
    facts = facts_of(played(["choose stone", "pass"]).record)
    assert facts.deeds == {same: Tally(2, 1, {0, 1}, {0})}


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Unfinished, match="not over"):
        facts_of(played(ONE_GAME[:1]).record)


@pytest.mark.parametrize(
    ("leaders", "winners", "lead"),
    [
        ([], [0], Lead(0, NOBODY, 0.0)),
        ([NOBODY, 0, NOBODY, 0], [0], Lead(0, NOBODY, 0.75)),
        ([0, 1, 0, 0], [0], Lead(2, 0, 0.5)),
        ([0, 1, 1, 1], [1], Lead(1, 1, 0.25)),
        ([1, 1, 1, 1], [1], Lead(0, 1, 0.0)),
        ([1, 1, 1, 1], [0, 1], Lead(0, 1, 1.0)),
    ],
)
def test_a_row_of_leaders(leaders: list[int], winners: list[int], lead: Lead) -> None:
    """Ties change no lead; it is settled when the only winner stops losing the lead."""
    assert lead_of(leaders, winners) == lead


@pytest.mark.parametrize("name", ["rune_stones", "mushroom_sorcerer"])
def test_no_illegal_answer_is_looked_at(name: str) -> None:
    """Deeds are defined for legal answers alone; any other is a record that does not replay."""
    game = registry.game(name)
    match = Match.start(game, seats=2, seed=1)
    match.play(match.state.legal()[0])
    for action in sorted(set(range(len(game.actions))) - set(match.state.legal())):
        odd = match.record.fork(1)
        odd.actions.append(game.actions.text(action))
        with pytest.raises(BadRecord, match="answer 2 does not replay"):
            facts_of(odd)


def test_points_between_first_and_second() -> None:
    match = played(ONE_GAME)
    facts = facts_of(match.record)
    assert facts.margin == abs(facts.scores[0] - facts.scores[1])
