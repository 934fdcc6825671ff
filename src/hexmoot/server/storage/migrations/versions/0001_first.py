"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _people()
    _tables()
    _log()
    _around()


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("mark", name="uq_players_mark"),
        sa.UniqueConstraint("code_hash", name="uq_players_code_hash"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("preset", sa.String(60)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("left", sa.JSON, nullable=False),
        sa.Column("since", sa.Double),
        sa.Column("absence", sa.Integer, nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("origin", sa.String(40)),
        sa.Column("origin_ply", sa.Integer),
        sa.Column("rematch", sa.String(40)),
        sa.Column("undo", sa.JSON, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("places", sa.JSON),
        sa.Column("wake", sa.Double),
        sa.Column("driver", sa.String(40)),
        sa.Column("driver_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_wake", "tables", ["status", "wake"])
    op.create_index("ix_tables_listed", "tables", ["status", "listed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(10)),
        sa.Column("stand_in", sa.String(10), nullable=False),
        sa.Column("gone", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        _of_table("seats"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        _of_table("log"),
    )
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("request", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint(
            "table_id", "player", "request", name="uq_requests_table_id_player_request"
        ),
        _of_table("requests"),
    )
    op.create_index("ix_requests_at", "requests", ["at"])


def _around() -> None:
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
        _of_table("chat"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chat_player"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "number"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("connections", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", "player", name="pk_presence"),
        _of_table("presence"),
    )


def downgrade() -> None:
    """Back to an empty database."""
    for name in ("presence", "chat", "requests", "log", "seats", "tables", "settings", "players"):
        op.drop_table(name)
