"""Who decides: bots that know what their seat knows, and say why they choose.

>>> import hexmoot
>>> from hexmoot.bots import SeatView, bot
>>> state = hexmoot.game("alchemists_race").start(seats=2, seed=7)
>>> bot("greedy", seed=1).choose(SeatView(state)) in state.legal()
True
"""

from hexmoot.bots.bot import Bot, BotFailed, Explanation, Thought, UnknownBot
from hexmoot.bots.catalogue import bot, bot_names, meaning_of
from hexmoot.bots.levels import LEVELS, Character, Level
from hexmoot.bots.native.seat_view import NotAsked, SeatView
from hexmoot.bots.review import Look, Review, Verdict, review
from hexmoot.bots.thinking_time import Limit

__all__ = [
    "LEVELS",
    "Bot",
    "BotFailed",
    "Character",
    "Explanation",
    "Level",
    "Limit",
    "Look",
    "NotAsked",
    "Review",
    "SeatView",
    "Thought",
    "UnknownBot",
    "Verdict",
    "bot",
    "bot_names",
    "meaning_of",
    "review",
]
