"""Many games: who plays whom, ratings with their uncertainty, local and cluster workers."""

from hexmoot.arena.journal import BadJournal, Journal
from hexmoot.arena.plan import Fixture, Plan
from hexmoot.arena.ratings import Rating
from hexmoot.arena.rows import Row, write_rows
from hexmoot.arena.run import Finished, Run
from hexmoot.arena.standings import Pair, Standing, pairs, standings
from hexmoot.arena.statistics import Interval
from hexmoot.workers.crew import Workers
from hexmoot.workers.errors import WorkersFailed

__all__ = [
    "BadJournal",
    "Finished",
    "Fixture",
    "Interval",
    "Journal",
    "Pair",
    "Plan",
    "Rating",
    "Row",
    "Run",
    "Standing",
    "Workers",
    "WorkersFailed",
    "pairs",
    "standings",
    "write_rows",
]
