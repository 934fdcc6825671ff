"""Results of games, the challenge of the day, puzzles somebody solved, and matched tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Games that are over are counted by the server, a few at a time; running ones go on."""
    for name in ("counted", "matched"):
        mark = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("tables", mark)
    op.add_column("tables", sa.Column("challenge", sa.String(10)))
    op.create_index("ix_tables_counted", "tables", ["status", "counted"])
    _results()
    _challenges()
    _solved()


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("share", sa.Double),
        sa.Column("score", sa.Integer),
        sa.Column("together", sa.Boolean),
        sa.Column("stood_in", sa.Boolean, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("roles", sa.JSON, nullable=False),
        sa.Column("challenge", sa.String(10)),
        sa.Column("mean", sa.Double),
        sa.Column("deviation", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_results_player"),
    )
    op.create_index("ix_results_player", "results", ["player", "game", "ended"])


def _challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("archmage", sa.Text),
        sa.Column("thinking_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_challenges"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_tries"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tries_player"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_tries_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_tries_player", "tries", ["player"])
    op.create_index("ix_tries_table_id", "tries", ["table_id"])


def _solved() -> None:
    op.create_table(
        "solved",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "puzzle", name="pk_solved"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_solved_player"),
    )


def downgrade() -> None:
    """Forget all of it."""
    for name in ("solved", "tries", "challenges", "results"):
        op.drop_table(name)
    op.drop_index("ix_tables_counted", "tables")
    for name in ("challenge", "matched", "counted"):
        op.drop_column("tables", name)
