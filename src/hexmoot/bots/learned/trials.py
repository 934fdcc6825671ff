"""Answers held against each other by trial: after each the net plays on, and what comes of it?

A net that learned among itself is sure of answers it never saw punished. Where a game has little
chance in it and results hang on single answers, its opinion of the next position says less than
where the game really goes.
"""

from __future__ import annotations

import numpy as np

from hexmoot.bots.learned.buffers import shown, writable
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
    """One decision being thought over; `walk` is a heat in which all answers left are tried.

    After every heat the better half goes on, in twice as many worlds, until two are left, and these
    until one is clearly better or time is over. Every world counts as a walk, and so does every
    position the net looks at there; after so many `decisions` a world is left where it stands.
    """

    def __init__(self, net: PlayingNet, seat_view: SeatView, seed: int, decisions: int) -> None:
        self.net, self.setup, self.seat = net, seat_view.ground.setup, int(seat_view.seat)
        self.decisions, self.seed = decisions, seed
        self.opinion = net.opinion(seat_view.ground, self.seat)
        legal = seat_view.legal()
        likings = self.opinion.answers - self.opinion.answers.max()
        parts = np.exp(likings) / np.exp(likings).sum()
        order = sorted(range(len(legal)), key=lambda at: -parts[at])[:FAVOURITES]
        self.is_sure = bool(parts[order[0]] > SURE)
        hope = float(self.opinion.chances[0])
        self.hopes = {legal[at]: hope + DOUBT * float(likings[at]) for at in order}
        self.left = [legal[at] for at in order if parts[at] >= LEAST * parts[order[0]]]
        self.results: dict[int, list[float]] = {action: [] for action in self.left}
        self.each = AT_FIRST
        self.worlds = 0
        self.walks = 0
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
        """A heat, with so many looks of the net at most if one trial of each takes no more."""
        affordable = most // (self.decisions * len(self.left))
        each = max(1, min(self.each, ROOM // len(self.left), affordable))
        self.try_out(each)
        self.each *= 2
        self.left.sort(key=self.expected, reverse=True)
        del self.left[max(2, (len(self.left) + 1) // 2) :]

    def try_out(self, each: int) -> None:
        """Every answer left in so many worlds, the same ones for all."""
        self.playing.clear()
        for action in self.left:
            for number in range(self.worlds, self.worlds + each):
                self.playing.add(action, splitmix(self.seed + number))
        self.worlds += each
        self.walks += each * len(self.left)
        self.play_on()
        shares = self.playing.shares()
        for place, action in enumerate(self.left):
            self.results[action] += shares[place * each : (place + 1) * each]

    def play_on(self) -> None:
        """Answer as often as worlds are played on, and look where that led."""
        for _ in range(self.decisions):
            if not self.look():
                return
            self.playing.answer()
        self.look()

    def look(self) -> int:
        """What the net thinks of all positions at which somebody is asked; how many those are."""
        asked = self.playing.gather()
        if asked:
            answers, chances = self.net.of_rows(self.rows[:asked], self.setup)
            self.likings[:asked, self.net.actions] = answers
            self.chances[:asked] = chances
            self.walks += asked
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
