"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

players = Table(
    "players",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("mark", String(40), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("code_hash", String(64), nullable=False, unique=True),
    Column("epoch", Integer, nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("stirred", Boolean, nullable=False, server_default=false()),
    Column("stirred_setup", Boolean, nullable=False, server_default=false()),
    Column("options", JSON, nullable=False),
    Column("preset", String(60)),
    Column("status", String(10), nullable=False),
    Column("host", String(40), ForeignKey("players.id"), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("left", JSON, nullable=False),
    Column("since", Double),
    Column("absence", Integer, nullable=False),
    Column("level", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Column("matched", Boolean, nullable=False, server_default=false()),
    Column("challenge", String(10)),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("updated", Double, nullable=False),
    Column("origin", String(40)),
    Column("origin_ply", Integer),
    Column("rematch", String(40)),
    Column("undo", JSON, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer),
    Column("places", JSON),
    Column("wake", Double),
    Column("driver", String(40)),
    Column("driver_until", Double, nullable=False),
    Index("ix_tables_wake", "status", "wake"),
    Index("ix_tables_listed", "status", "listed"),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_counted", "status", "counted"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("player", String(40), ForeignKey("players.id")),
    Column("name", String(40), nullable=False),
    Column("level", String(10)),
    Column("stand_in", String(10), nullable=False),
    Column("gone", Double),
    Index("ix_seats_player", "player"),
)

# The truth: append only. An undo is an entry too. The primary key makes double moves impossible.
log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("target", Integer),
    Column("digest", String(16), nullable=False),
    Column("player", String(40)),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(40), ForeignKey("players.id")),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_chat_table_id", "table_id", "number"),
    Index("ix_chat_player", "player"),
)

# Which messages were carried out: a repeated one is recognised, also after a restart.
requests = Table(
    "requests",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(40), nullable=False),
    Column("request", String(40), nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "player", "request"),
    Index("ix_requests_at", "at"),
)

# Who is connected, through which server process; rows not renewed for a while count for nothing.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("connections", Integer, nullable=False),
    Column("seen", Double, nullable=False),
)

# What a bot said of a finished game; made anew when `form` is not the present one.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# What a finished game was for each of its people; a rating is what it was after the game.
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("preset", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("rank", Integer),
    Column("share", Double),
    Column("score", Integer),
    Column("together", Boolean),
    Column("stood_in", Boolean, nullable=False),
    Column("people", Integer, nullable=False),
    Column("levels", JSON, nullable=False),
    Column("roles", JSON, nullable=False),
    Column("challenge", String(10)),
    Column("mean", Double),
    Column("deviation", Double),
    Index("ix_results_player", "player", "game", "ended"),
)

# The deal of a day and game, the same for everybody; `archmage` is what a bot made of it.
challenges = Table(
    "challenges",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(10), nullable=False),
    Column("archmage", Text),
    Column("thinking_until", Double, nullable=False),
)

# Everybody has one try: the primary key sees to it.
tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index("ix_tries_player", "player"),
    Index("ix_tries_table_id", "table_id"),
)

# Which puzzles somebody tried: `day` is there where it was that day's.
solved = Table(
    "solved",
    metadata,
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", String(10)),
    Column("wrong", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
