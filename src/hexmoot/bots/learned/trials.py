"""Answers held against each other by trial: after each the net plays on, and what comes of it?

A net that learned among itself is sure of answers it never saw punished. Where a game has little
chance in it and results hang on single answers, its opinion of the next position says less than
where the game really goes.
"""

from __future__ import annotations

import math

import numpy as np

from hexmoot.bots.learned.buffers import shown, writable
from hexmoot.bots.learned.mind import Opinion
from hexmoot.bots.learned.net import PlayingNet
from hexmoot.bots.native.playing_on import PlayingOn
from hexmoot.bots.native.seat_view import SeatView
from hexmoot.engine.native.chance import splitmix

# The best is looked for among so many of the net's favourites, none of them liked less than by this
# part of the first.
FAVOURITES = 6
LEAST = 0.002
# A favourite liked this much is given without any trial.
SURE = 0.97
# Worlds each answer is tried in at first, and worlds played on side by side at most.
AT_FIRST = 8
ROOM = 96
# The net's own opinion counts as so many trials; an answer it likes e times less is thought to be
# so much worse.
FAITH = 4
DOUBT = 0.02
# Two answers are told apart when after so many trials their results lie so many standard errors
# apart; where chance has no part in them, they never will be.
ENOUGH = 16
CLEAR = 3.0


class Trials:
    """One decision being thought over, in heats in which all answers left are tried.

    After every heat the better half goes on, in twice as many worlds, until two are left, and these
    until one is clearly better or time is over. Every world counts as a walk, and so does every
    position the net looks at there; after so many `decisions` a world is left where it stands.
    """

    def __init__(self, net: PlayingNet, seat_view: SeatView, seed: int, decisions: int) -> None:
        self.net, self.setup, self.seat = net, seat_view.ground.setup, int(seat_view.seat)
        self.decisions, self.seed = decisions, seed
        self.opinion = net.opinion(seat_view.ground, self.seat)
        self.is_sure = is_sure(self.opinion)
        self.hopes = hopes_of(self.opinion, seat_view.legal())
        self.left = list(self.hopes)
        self.results: dict[int, list[float]] = {action: [] for action in self.left}
        self.each = AT_FIRST
        self.worlds = 0
        self.walks = 0
        # The heat that is under way: worlds for each answer, answers still to be given, looks made.
        self.heat = self.ahead = self.looks = 0
        features = net.seated(self.setup).features
        self.playing = PlayingOn(seat_view, features, ROOM, seed)
        self.rows = shown(self.playing.sheet.out, np.int16, (ROOM, -1))
        self.likings = writable(self.playing.likings, np.float64, (ROOM, -1))
        self.chances = writable(self.playing.chances, np.float64, (ROOM, -1))

    def begin(self) -> None:
        """Hear the net's opinion of the position itself."""
        self.walks += 1

    @property
    def has_more(self) -> bool:
        """Is there anything to decide by trial?"""
        return len(self.left) > 1

    def is_settled(self, left: int) -> bool:
        """Is the net sure, a result clear, or not even one more trial of each answer to be had?"""
        return self.is_sure or left < self.decisions * len(self.left) or self.is_clear()

    def is_clear(self) -> bool:
        """Are two left, and tried often enough to tell which is better?"""
        if len(self.left) != 2 or self.worlds < ENOUGH:
            return False
        one, other = (np.array(self.results[action]) for action in self.left)
        error = float(np.sqrt((one.var() + other.var()) / self.worlds))
        return abs(float(one.mean() - other.mean())) >= CLEAR * error

    def walk(self, most: int) -> None:
        """Begin a heat, or go on with it by an answer in every world.

        So whoever wants an answer now, or has no more time, need not wait for its end.
        """
        if not self.heat:
            self.begin_heat(most)
        elif self.look() and self.ahead:
            self.playing.answer()
            self.ahead -= 1
        else:
            self.end_heat()

    def begin_heat(self, most: int) -> None:
        """Every answer left in so many worlds, the same ones for all, as far as looks allow it."""
        affordable = most // (self.decisions * len(self.left))
        self.heat = max(1, min(self.each, ROOM // len(self.left), affordable))
        self.ahead = self.decisions
        self.playing.clear()
        for action in self.left:
            for number in range(self.worlds, self.worlds + self.heat):
                self.playing.add(action, splitmix(self.seed + number))
        self.looks = len(self.left) * self.heat

    def end_heat(self) -> None:
        """Note what came of it; the better half goes on."""
        shares = self.playing.shares()
        for place, action in enumerate(self.left):
            self.results[action] += shares[place * self.heat : (place + 1) * self.heat]
        self.worlds += self.heat
        self.walks += self.looks
        self.heat = 0
        self.each *= 2
        self.left.sort(key=self.expected, reverse=True)
        del self.left[max(2, (len(self.left) + 1) // 2) :]

    def look(self) -> int:
        """What the net thinks of all positions at which somebody is asked; how many those are."""
        asked = self.playing.gather()
        if asked:
            answers, chances = self.net.of_rows(self.rows[:asked], self.setup)
            self.likings[:asked, self.net.actions] = answers
            self.chances[:asked] = chances
            self.looks += asked
        return asked

    # ---- what was found

    def expected(self, action: int) -> float:
        """The share an answer promises, by its trials and by the net."""
        results = self.results[action]
        return (sum(results) + FAITH * self.hopes[action]) / (len(results) + FAITH)

    def tallies(self) -> list[tuple[int, int, float]]:
        """The answers with visits and results; one that was never tried has the net's word."""
        return [
            (action, len(results) + FAITH, (len(results) + FAITH) * self.expected(action))
            for action, results in self.results.items()
        ]

    def standings(self) -> list[float]:
        """How every seat stands, as the net sees it."""
        return [float(part) for part in np.roll(self.opinion.chances, self.seat)]


def is_sure(opinion: Opinion) -> bool:
    """Does the net hardly think of anything but its favourite?"""
    return 1.0 / float(np.exp(opinion.answers - opinion.answers.max()).sum()) > SURE


def hopes_of(opinion: Opinion, legal: list[int]) -> dict[int, float]:
    """What the net expects of its favourites, the first one first."""
    likings = (opinion.answers - opinion.answers.max()).tolist()
    order = sorted(zip(legal, likings, strict=True), key=lambda row: -row[1])[:FAVOURITES]
    hope = float(opinion.chances[0])
    return {action: hope + DOUBT * liking for action, liking in order if liking >= math.log(LEAST)}
