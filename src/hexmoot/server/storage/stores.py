"""Everything that is kept in the database, by what it is about."""

from __future__ import annotations

from hexmoot.server.storage.challenges import ChallengeStore
from hexmoot.server.storage.chat import ChatStore
from hexmoot.server.storage.database import Database
from hexmoot.server.storage.erasure import ErasureStore
from hexmoot.server.storage.export import ExportStore
from hexmoot.server.storage.players import PlayerStore
from hexmoot.server.storage.presence import PresenceStore
from hexmoot.server.storage.results import ResultStore
from hexmoot.server.storage.retention import RetentionStore
from hexmoot.server.storage.reviews import ReviewStore
from hexmoot.server.storage.solved import SolvedStore
from hexmoot.server.storage.tables import TableStore


class Stores:
    """One store for each kind of thing, all on one database."""

    def __init__(self, database: Database, process: str) -> None:
        self.tables = TableStore(database)
        self.players = PlayerStore(database)
        self.chat = ChatStore(database)
        self.presence = PresenceStore(database, process)
        self.reviews = ReviewStore(database)
        self.results = ResultStore(database)
        self.challenges = ChallengeStore(database)
        self.solved = SolvedStore(database)
        self.export = ExportStore(database)
        self.erasure = ErasureStore(database)
        self.retention = RetentionStore(database)
