"""What a report comes to, in sentences for people."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hexmoot.lab.ladder import RungLine
from hexmoot.lab.luck import LuckLine
from hexmoot.lab.report import Report

# From here on a lead at half-time, and before there the last lead, make a game settled early.
EARLY_LEAD = 0.9
EARLY_END = 0.4
MOST_NAMED = 8

SOURCE_WORDS = {
    "setup": "the deal at the start",
    "draws": "what is drawn during the game",
    "dice": "the dice",
    "players": "whims of the players",
}


class Findings(msgspec.Struct, frozen=True):
    """What stands out and what other rules change, both with a stated error rate; and the rest."""

    alarms: list[str]
    changes: list[str]
    notes: list[str]


def findings_of(report: Report) -> Findings:
    """Alarms keep the stated error rate; notes are only worth a look."""
    return Findings(list(alarms(report)), list(changes(report)), list(notes(report)))


def verdict(findings: Findings) -> str:
    """The whole report in one sentence."""
    count = len(findings.alarms)
    if not count:
        return "Nothing stands out: wins are shared as evenly as these games can tell."
    return "One thing stands out." if count == 1 else f"{count} things stand out."


def alarms(report: Report) -> Iterator[str]:
    """What is hardly chance."""
    even = percent(report.even)
    for seat in report.seats:
        if seat.stands_out:
            wins = percent(seat.share.mean)
            yield f"Seat {seat.seat + 1} wins {wins}, counted from whoever begins; even is {even}."
    for role in report.roles:
        if role.stands_out:
            yield f"{role.name}: who has this role wins {percent(role.share.mean)}; even is {even}."
    said = {role.component for role in report.roles}
    for deed in report.deeds:
        if deed.stands_out and deed.component not in said:
            usual = percent(deed.takers.mean - deed.edge)
            yield (
                f"{deed.name}: who has {deed.verb} it wins {percent(deed.takers.mean)}; "
                f"over all that can be {deed.verb} it is {usual}."
            )


def changes(report: Report) -> Iterator[str]:
    """What the other rules of a comparison change, and it is hardly chance."""
    for line in report.comparison.lines if report.comparison else []:
        if line.stands_out:
            before = number(line.first.mean, line.is_share)
            after = number(line.second.mean, line.is_share)
            yield f"{line.name.capitalize()}: {before} with these rules, {after} with the others."


def notes(report: Report) -> Iterator[str]:
    """What a designer may want to look at."""
    yield from failure_notes(report)
    yield from dead_notes(report)
    yield from lead_notes(report)
    unseen = [ending.sentence for ending in report.endings if not ending.share.mean]
    if unseen:
        yield f"Endings no game came to: {' '.join(unseen)}"
    if report.luck:
        yield from luck_notes(report.luck)
    if report.ladder:
        yield from ladder_notes(report.ladder)


def failure_notes(report: Report) -> Iterator[str]:
    """Bots that failed played at random from then on."""
    if report.source.failures:
        yield (
            f"In {len(report.source.failures)} games a bot failed and moved at random from there: "
            f"{report.source.failures[0]}."
        )


def dead_notes(report: Report) -> Iterator[str]:
    """Components and answers nearly nobody takes."""
    dead = [f"{line.name} ({line.verb})" for line in report.deeds if line.is_dead]
    dead += [
        f"“{line.text}” ({line.kind.replace('_', ' ')})" for line in report.choices if line.is_dead
    ]
    if dead:
        more = f" and {len(dead) - MOST_NAMED} more" if len(dead) > MOST_NAMED else ""
        listed = ", ".join(dead[:MOST_NAMED])
        yield f"Offered again and again, hardly ever taken: {listed}{more}."


def lead_notes(report: Report) -> Iterator[str]:
    """Is a game decided long before it ends?"""
    leads = report.leads
    if leads is None:
        return
    if leads.half_time_wins.low > EARLY_LEAD:
        yield f"Who leads at half-time wins {percent(leads.half_time_wins.mean)} of games."
    if leads.settled.middle < EARLY_END:
        yield (
            f"Half of the games are settled before {percent(leads.settled.middle)} of them is "
            "played: from there on the winner leads."
        )


def luck_notes(luck: list[LuckLine]) -> Iterator[str]:
    """The largest source of luck."""
    most = max(luck, key=lambda line: line.share)
    if most.is_used and most.low > 0.0:
        words = SOURCE_WORDS[most.source]
        yield f"Of luck alone, {words} decides most: {percent(most.share)} of who wins."


def ladder_notes(ladder: list[RungLine]) -> Iterator[str]:
    """Steps of the ladder that skill does not climb."""
    flat = [line for line in ladder if line.score.low <= 0.5]
    if flat:
        steps = ", ".join(f"{line.stronger} over {line.weaker}" for line in flat)
        yield f"Better play is not shown to win more here: {steps}."


def percent(share: float) -> str:
    """A share as people read it, on one line."""
    digits = 0 if share == 0 or share >= 0.1 else 1
    return f"{100 * share:.{digits}f}\N{NO-BREAK SPACE}%"


def number(value: float, is_share: bool) -> str:
    """A number of a table; whole ones stay whole."""
    if is_share:
        return percent(value)
    return f"{value:.0f}" if value == round(value) else f"{value:.1f}"


def signed(value: float, is_share: bool) -> str:
    """A difference with its sign; shares differ by points of a hundred."""
    shown = f"{100 * value:+.1f} points" if is_share else f"{value:+.1f}"
    return shown.replace("-", "\N{MINUS SIGN}")
